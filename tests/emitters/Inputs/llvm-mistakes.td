// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A DXIL.td in LLVM's schema up to DXIL 1.8. Sin is correct; each other op has one mistake.

include "llvm/IR/Intrinsics.td"

class Version<int major, int minor> {
  int Major = major;
  int Minor = minor;
}
foreach minor = 0...8 in
  def DXIL1_#minor : Version<1, minor>;

class DXILOpParamType {
  int isOverload = 0;
}
let isOverload = 1 in def OverloadTy : DXILOpParamType;
foreach type = ["Void", "Int1", "Int8", "Int32", "Half", "Float", "Handle", "ResRetHalf", "ResRetFloat", "ResRetInt16",
                "ResRetInt32"] in
  def type#"Ty" : DXILOpParamType;

class DXILOpClass;
foreach opclass = ["unary", "barrier", "bufferLoad", "createHandle"] in
  def opclass : DXILOpClass;

class DXILShaderStage;
foreach stage = ["compute", "pixel", "library", "mesh", "amplification", "node", "vertex", "geometry", "hull", "domain",
                 "all_stages", "removed"] in
  def stage : DXILShaderStage;

class DXILAttribute;
def ReadNone : DXILAttribute;
def ReadOnly : DXILAttribute;
def NoDuplicate : DXILAttribute;

class Overloads<Version v, list<DXILOpParamType> types> {
  Version dxil_version = v;
  list<DXILOpParamType> overload_types = types;
}
class Stages<Version v, list<DXILShaderStage> stages> {
  Version dxil_version = v;
  list<DXILShaderStage> shader_stages = stages;
}
class Attributes<Version v, list<DXILAttribute> attributes> {
  Version dxil_version = v;
  list<DXILAttribute> fn_attrs = attributes;
}
class DXILOp<int opcode, DXILOpClass opclass> {
  int OpCode = opcode;
  DXILOpClass OpClass = opclass;
  DXILOpParamType result = OverloadTy;
  list<DXILOpParamType> arguments = [OverloadTy];
  list<Overloads> overloads = [Overloads<DXIL1_0, [HalfTy, FloatTy]>];
  list<Stages> stages = [Stages<DXIL1_0, [all_stages]>];
  list<Attributes> attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

def Sin : DXILOp<13, unary>;
def Cos : DXILOp<12, unary> { let attributes = []; }
def Tan : DXILOp<14, barrier>;
def ACos : DXILOp<15, unary> { let overloads = [Overloads<DXIL1_0, [HalfTy]>, Overloads<DXIL1_6, [HalfTy, FloatTy]>]; }
def ASin : DXILOp<16, unary> { let arguments = [OverloadTy, Int32Ty]; }
def CreateHandle : DXILOp<57, createHandle> {
  let result = HandleTy;
  let arguments = [Int8Ty, Int32Ty, Int32Ty, Int1Ty];
  let overloads = [];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def BufferLoad : DXILOp<68, bufferLoad> {
  let arguments = [HandleTy, Int32Ty, Int32Ty];
  let overloads = [Overloads<DXIL1_0, [ResRetHalfTy, ResRetFloatTy, ResRetInt16Ty, ResRetInt32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, NoDuplicate]>];
}
def DerivCoarseX : DXILOp<83, unary> { let stages = [Stages<DXIL1_0, [library, pixel]>]; }
def Renamed : DXILOp<4000, unary>;
def Again : DXILOp<13, unary>;
