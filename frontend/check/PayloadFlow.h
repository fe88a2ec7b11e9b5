// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ray payload accesses of a function as a graph: blocks of accesses in evaluation order.
#pragma once

#include "../source/Diagnostics.h"
#include "Program.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace dxil::frontend {

struct PayloadEvent {
  enum class Sort : uint8_t {
    Read,
    Write,
    Pass, ///< the payload is an argument for Parameter of Callee
    Trace ///< the payload is an argument of an op that traces a ray
  };
  /// Stands for the whole payload.
  static constexpr uint32_t Whole = UINT32_MAX;

  Sort Kind = Sort::Read;
  uint32_t Field = Whole;      ///< Read, Write: index in PayloadFlow::Fields, or Whole
  ExprId Place = ExprId::None; ///< the place or argument
  FunctionId Callee = FunctionId::None;
  VariableId Parameter = VariableId::None;
};

struct PayloadBlock {
  std::vector<PayloadEvent> Events;
  llvm::SmallVector<uint32_t, 2> Next;
};

/// A member with access qualifiers, of the payload or of a payload nested in it.
struct PayloadField {
  TypeId Owner = TypeId::None;
  uint32_t Index = 0; ///< index among the fields of Owner
};

struct PayloadFlow {
  std::vector<PayloadField> Fields;
  std::vector<PayloadBlock> Blocks; ///< the first is the entry
  uint32_t Exit = 1;                ///< index of the exit block
};

/// Returns the accesses of the body of \p F to the variable \p Payload, a struct.
PayloadFlow payloadFlow(const Program &P, const TypeTable &Types, FunctionId F, VariableId Payload);

/// Returns the members of payload \p T that have access qualifiers, in order.
std::vector<PayloadField> payloadFields(const TypeTable &Types, TypeId T);

/// Returns the payload argument of \p Call if it traces a ray or invokes a shader, else None.
ExprId payloadArgument(const Program &P, const expr::LibraryCall &Call);

/// Warns of payload accesses in ray tracing shaders that violate the qualifiers or lose values of
/// other shaders. \p Traces: functions with the payload arguments of the rays that they trace.
void checkPayloadAccess(const Program &P, const TypeTable &Types, const NameTable &Names,
                        Diagnostics &Diags, llvm::ArrayRef<std::pair<FunctionId, ExprId>> Traces);

} // namespace dxil::frontend
