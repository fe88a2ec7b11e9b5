// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What rule groups ask of calls of certain ops. A group subscribes to ops; the walk over the
// instructions calls its rules at each call of them that has as many operands as the op.
#pragma once

#include "Context.h"

#include <dxil/container/derive/OpCall.h>

#include <map>
#include <memory>
#include <span>
#include <unordered_map>

namespace dxil::validation {

/// What an entry's code does to its outputs.
struct WrittenOutputs {
  std::map<uint64_t, uint64_t> Output, PatchOrPrimitive; ///< element -> columns
  uint64_t Position[4] = {};
  bool Coverage = false, InnerCoverage = false;
};

class MatrixTypes;

/// What the groups remember from call to call.
struct CallMemory {
  explicit CallMemory(Context &Ctx);
  ~CallMemory();

  Context &Ctx;
  std::map<const EntryPoint *, WrittenOutputs> Written;
  std::unique_ptr<const MatrixTypes> Matrices; ///< once there is an operation on one
  /// By how much the counter of a resource changes.
  std::unordered_map<const Resource *, uint64_t> CounterSteps;
  /// Calls that complete node records, by function.
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
/// Of the operations of linear algebra, which all have it.
void checkMatrixOp(CallMemory &Memory, const OpCall &Call);
bool isMatrixOp(const OpInfo &Op);
/// Of calls of functions that take handles: each comes from an operation that says what it is.
void checkHandleOperands(CallMemory &Memory, const OpCall &Call);

/// Behind the walk: which outputs are written whole.
void checkWrittenOutputs(CallMemory &Memory);
/// Behind the walk: a record handle is not used when its record has been sent.
void checkCompletedRecords(CallMemory &Memory);

/// The subscriptions of all groups by op, in the order of the groups.
class CallRuleTable {
public:
  struct Entry {
    CallRule Rule;
    Group Of;
  };
  static const CallRuleTable &get();

  /// By the op's number in allOps().
  std::span<const Entry> of(uint32_t OpNumber) const {
    return std::span(Entries).subspan(Begin[OpNumber], Begin[OpNumber + 1] - Begin[OpNumber]);
  }

private:
  std::array<uint16_t, allOps().size() + 1> Begin{};
  std::vector<Entry> Entries;

  CallRuleTable();
};

} // namespace dxil::validation
