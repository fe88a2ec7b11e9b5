// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a function does with a ray payload, as a graph: blocks of accesses in the order of their
// evaluation.
#ifndef DXIL_FRONTEND_CHECK_PAYLOADFLOW_H
#define DXIL_FRONTEND_CHECK_PAYLOADFLOW_H

#include "../source/Diagnostics.h"
#include "Program.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace dxil::frontend {

struct PayloadEvent {
  enum class Sort : uint8_t {
    Read,
    Write,
    Pass, ///< the payload is an argument of Callee, its Parameter
    Trace ///< a ray takes it along
  };
  /// All of the payload.
  static constexpr uint32_t Whole = UINT32_MAX;

  Sort Kind = Sort::Read;
  uint32_t Field = Whole;   ///< Read, Write: index of PayloadFlow::Fields, or Whole
  ExprId At = ExprId::None; ///< the place or argument
  FunctionId Callee = FunctionId::None;
  VariableId Parameter = VariableId::None;
};

struct PayloadBlock {
  std::vector<PayloadEvent> Events;
  llvm::SmallVector<uint32_t, 2> Next;
};

/// A member with access qualifiers: of the payload, or of a payload in it.
struct PayloadField {
  TypeId Owner = TypeId::None;
  uint32_t Index = 0; ///< of its own fields
};

struct PayloadFlow {
  std::vector<PayloadField> Fields;
  std::vector<PayloadBlock> Blocks; ///< it begins in the first one
  uint32_t Exit = 1;                ///< where it ends
};

/// What the body of \p F does with the variable \p Payload, a struct.
PayloadFlow payloadFlow(const Program &P, const TypeTable &Types, FunctionId F, VariableId Payload);

/// The members of payload \p T that have access qualifiers, in order.
std::vector<PayloadField> payloadFields(const TypeTable &Types, TypeId T);

/// The argument of \p Call, a call that traces a ray or invokes a shader, that is the payload; None
/// of others.
ExprId payloadArgument(const Program &P, const expr::LibraryCall &Call);

/// Warns where ray tracing shaders read or write members of payloads that their qualifiers do not
/// let them, or lose what others have written. \p Traces: functions, and arguments in them that
/// give a ray its payload.
void checkPayloadAccess(const Program &P, const TypeTable &Types, const NameTable &Names,
                        Diagnostics &Diags, llvm::ArrayRef<std::pair<FunctionId, ExprId>> Traces);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_PAYLOADFLOW_H
