// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Context.h"

#include <dxil/container/Container.h>

namespace dxil {
struct PipelineState;
}

namespace dxil::validation {

/// The number a signature element's component type has in parts: 0 unknown, 1 u32, 2 i32, 3 f32,
/// 4 u16, 5 i16, 6 f16, 7 u64, 8 i64, 9 f64. Validators before 1.5 did not know a bool's.
inline uint32_t partComponentType(const Context &Ctx, uint64_t Component) {
  switch (ComponentType(Component)) {
  case ComponentType::I1: return Ctx.Info.validatorAtLeast(5) ? 1 : 0;
  case ComponentType::U32: return 1;
  case ComponentType::I32: return 2;
  case ComponentType::F32: return 3;
  case ComponentType::U16: return 4;
  case ComponentType::I16: return 5;
  case ComponentType::F16: return 6;
  case ComponentType::U64: return 7;
  case ComponentType::I64: return 8;
  case ComponentType::F64: return 9;
  default: return 0;
  }
}

/// PSV0 against the module, field by field, and the root signature (null if there is none) against
/// the resources PSV0 lists.
void checkPipelineState(Context &Ctx, const Part &PSV, const Part *RootSignature,
                        const EntryPoint &E);

/// Which outputs depend on which inputs and on the view, against `dx.viewIdState`: whether all
/// agrees.
bool checkDependencies(Context &Ctx, const PipelineState &P);
/// Strings and semantic indices of PSV0 that nothing refers to.
void checkUnusedItems(Context &Ctx, const PipelineState &P);

/// RDAT of a library against the module.
void checkRuntimeData(Context &Ctx, const Part &P);

} // namespace dxil::validation
