// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rules about calls of certain ops. A group subscribes to ops; the walk calls its rules at each
// call of these ops that has the right number of operands.
#pragma once

#include "Context.h"

#include <dxil/container/derive/OpCall.h>

#include <map>
#include <memory>
#include <span>
#include <unordered_map>

namespace dxil::validation {

/// Output components that an entry's code writes.
struct WrittenOutputs {
  std::map<uint64_t, uint64_t> Output, PatchOrPrimitive; ///< written columns of each element
  uint64_t Position[4] = {};
  bool Coverage = false, InnerCoverage = false;
};

class MatrixTypes;

/// State that groups keep between calls.
struct CallMemory {
  explicit CallMemory(Context &Ctx);
  ~CallMemory();

  Context &Ctx;
  std::map<const EntryPoint *, WrittenOutputs> Written;
  std::unique_ptr<const MatrixTypes> Matrices; ///< created at the first matrix op
  /// Amounts by which code changes a resource's counter.
  std::unordered_map<const Resource *, uint64_t> CounterSteps;
  /// Calls that complete node records, for each function.
  std::map<ir::FunctionId, std::vector<ir::InstId>> Completions;
};

using CallRule = void (*)(CallMemory &, const OpCall &);

struct CallSubscription {
  OpCode Op;
  CallRule Rule;
};

std::span<const CallSubscription> resourceRules();
std::span<const CallSubscription> counterRules();
std::span<const CallSubscription> signatureRules();
std::span<const CallSubscription> rayAndNodeRules();
std::span<const CallSubscription> completionRules();
/// Checks a call of a linear algebra op.
void checkMatrixOp(CallMemory &Memory, const OpCall &Call);
bool isMatrixOp(const OpInfo &Op);
/// Checks the handle operands of a call: each must come from an op that identifies its resource.
void checkHandleOperands(CallMemory &Memory, const OpCall &Call);

/// After the walk: reports outputs that are not written completely.
void checkWrittenOutputs(CallMemory &Memory);
/// After the walk: reports uses of a record handle after the record was sent.
void checkCompletedRecords(CallMemory &Memory);

/// The subscriptions of all groups by op, in the order of the groups.
class CallRuleTable {
public:
  struct Entry {
    CallRule Rule;
    Group Owner;
  };
  static const CallRuleTable &get();

  /// Returns the rules of an op, given by its index in allOps().
  std::span<const Entry> of(uint32_t OpNumber) const {
    return std::span(Entries).subspan(Begin[OpNumber], Begin[OpNumber + 1] - Begin[OpNumber]);
  }

private:
  std::array<uint16_t, allOps().size() + 1> Begin{};
  std::vector<Entry> Entries;

  CallRuleTable();
};

} // namespace dxil::validation
