// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The six operations that LLVM's "Specification of DXIL Operations using TableGen Representation"
// describes, in this schema: bare argument types, `doc` for `Doc`, and versioned lists work as that
// page says. tests/ops queries their versioned properties in the real table.

// RUN: %dxil-tblgen %s %td_include -gen-op-records | FileCheck %s
// RUN: %dxil-tblgen %s %td_include -gen-op-docs | FileCheck %s --check-prefix=DOCS
// RUN: %dxil-tblgen %s %td_include -gen-op-codes | FileCheck %s --check-prefix=CODES
// RUN: %dxil-tblgen %s %td_include -gen-intrinsic-to-op | FileCheck %s --check-prefix=INTRINSICS
// RUN: %dxil-tblgen %s %td_include -gen-builders | FileCheck %s --check-prefix=BUILDERS

include "DXILSchema.td"

def unary : DXILOpClass;
def flattenedThreadIdInGroup : DXILOpClass;
def rawBufferStore : DXILOpClass;
def createHandle : DXILOpClass;
def sample : DXILOpClass;

// Shared words occur once; the other texts of an op are in its block.
// CHECK: DXIL_TEXT(w_arg0, "arg0")

// CODES: Sin = 13,
// CODES: CreateHandle = 57,
// CODES: Sample = 60,
// CODES: DerivCoarseX = 83,
// CODES: FlattenedThreadIdInGroup = 96,
// CODES: RawBufferStore = 140,

// CHECK: DXIL_TEXT(SinName, "Sin")
// CHECK: {.Name = text::w_arg0, .Id = OperandId::Arg0, .Type = TypeKind::Overload}
// CHECK: DXIL_OVERLOADS(SinOverloads, 1,
// CHECK-NEXT: {.Since = {1, 0}, .Types = {{[{][{]}}Overload::Half, Overload::Float}, {}}})
// CHECK-NEXT: DXIL_STAGES(SinStages, 1, {.Since = {1, 0}, .Stages = StageSet::all()})
// CHECK-NEXT: DXIL_ATTRIBUTES(SinAttributes, 1, {.Since = {1, 0}, .Attributes = {Attribute::ReadNone}})
// CHECK-NEXT: DXIL_TEXT(SinSignature, "half @dx.op.unary.f16(i32 13, half arg0)")
// CHECK: DXIL_OP(.Code = OpCode::Sin,
// CHECK: .Args = rows::SinArgs,
// CHECK-NEXT: .Overloads = rows::SinOverloads,
// CHECK-NEXT: .Stages = rows::SinStages,
// CHECK-NEXT: .Attributes = rows::SinAttributes,
// CHECK: .Signature = text::SinSignature
// INTRINSICS: // llvm.sin(%0) -> Sin(arg0: %0)
// BUILDERS: sin(llvm::Value *arg0,
def Sin : DXILOp<13, unary> {
  let Doc = "The sine of an angle in radians.";
  let LLVMIntrinsic = int_sin;
  let result = overloadTy;
  let arguments = [overloadTy];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

// CHECK: DXIL_STAGES(CreateHandleStages, 2,
// CHECK-NEXT: {.Since = {1, 0}, .Stages = StageSet::all()},
// CHECK-NEXT: {.Since = {1, 6}, .Stages = {}, .Removed = true})
// CHECK: DXIL_OP(.Code = OpCode::CreateHandle,
// DOCS: {.Doc = "Makes the handle of a resource.",
def CreateHandle : DXILOp<57, createHandle> {
  let doc = "Makes the handle of a resource.";
  let result = handleTy;
  let arguments = [i8Ty, i32Ty, i32Ty, i1Ty];
  let stages = [Stages<DXIL1_0, [all_stages]>, Stages<DXIL1_6, [removed]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

// CHECK: %dx.types.ResRet.f16 @dx.op.sample.f16(i32 60, %dx.types.Handle arg0,
def Sample : DXILOp<60, sample> {
  let Doc = "Samples a texture.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty,
                   floatTy];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, amplification, compute, mesh]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}

// CHECK: DXIL_STAGES(DerivCoarseXStages, 2,
// CHECK-NEXT: {.Since = {1, 0}, .Stages = {Stage::Pixel, Stage::Library}},
// CHECK-NEXT: {.Since = {1, 6}, .Stages = {Stage::Pixel, Stage::Compute, Stage::Library,
def DerivCoarseX : DXILOp<83, unary> {
  let doc = "The change in x, the same for the four lanes of a quad.";
  let LLVMIntrinsic = int_dx_ddx_coarse;
  let result = overloadTy;
  let arguments = [overloadTy];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, amplification, compute, mesh]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

// CHECK: i32 @dx.op.flattenedThreadIdInGroup(i32 96)
def FlattenedThreadIdInGroup : DXILOp<96, flattenedThreadIdInGroup> {
  let Doc = "The index of a thread in its group (SV_GroupIndex).";
  let LLVMIntrinsic = int_dx_flattened_thread_id_in_group;
  let result = i32Ty;
  let stages = [Stages<DXIL1_0, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

// CHECK: DXIL_OVERLOADS(RawBufferStoreOverloads, 2,
// CHECK-NEXT: {.Since = {1, 2},
// CHECK-NOT: Overload::Double
// CHECK: {.Since = {1, 3},
// CHECK-SAME: Overload::Double
// CHECK: DXIL_OP(.Code = OpCode::RawBufferStore,
// CHECK: .MinVersion = {1, 2},
def RawBufferStore : DXILOp<140, rawBufferStore> {
  let Doc = "Writes to a raw or structured buffer.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty, i32Ty, overloadTy, overloadTy, overloadTy, overloadTy, i8Ty,
                   i32Ty];
  let overloads = [Overloads<DXIL1_2, [halfTy, floatTy, i16Ty, i32Ty]>,
                   Overloads<DXIL1_3, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_2, [all_stages]>];
}
