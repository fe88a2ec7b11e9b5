// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers of blocks and records in LLVM 3.7's bitcode.
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir::bitcode {

enum BlockCode : uint32_t {
  BlockInfoBlock = 0,
  ModuleBlock = 8,
  ParamAttrBlock = 9,
  ParamAttrGroupBlock = 10,
  ConstantsBlock = 11,
  FunctionBlock = 12,
  SymbolTableBlock = 14,
  MetadataBlock = 15,
  AttachmentBlock = 16,
  TypeBlock = 17,
  UseListBlock = 18,
};

namespace module_code {
enum Code : uint32_t {
  Version = 1,
  TripleCode = 2,
  DataLayoutCode = 3,
  AsmCode = 4,
  SectionNameCode = 5,
  GlobalVarCode = 7,
  FunctionCode = 8,
  AliasCode = 9,
  GcNameCode = 11,
};
} // namespace module_code

namespace type_code {
enum Code : uint32_t {
  NumEntryCode = 1,
  VoidCode = 2,
  FloatTypeCode = 3,
  DoubleCode = 4,
  LabelCode = 5,
  OpaqueCode = 6,
  IntegerTypeCode = 7,
  PointerCode = 8,
  FunctionOldCode = 9,
  HalfCode = 10,
  ArrayCode = 11,
  VectorCode = 12,
  X86Fp80Code = 13,
  Fp128Code = 14,
  PpcFp128Code = 15,
  MetadataCode = 16,
  X86MmxCode = 17,
  StructAnonCode = 18,
  StructNameCode = 19,
  StructNamedCode = 20,
  FunctionTypeCode = 21,
};
} // namespace type_code

namespace constant_code {
enum Code : uint32_t {
  SetTypeCode = 1,
  NullCode = 2,
  UndefCode = 3,
  IntegerCode = 4,
  WideIntegerCode = 5,
  FloatCode = 6,
  AggregateCode = 7,
  StringCode = 8,
  CStringCode = 9,
  BinOpCode = 10,
  CastCode = 11,
  GepCode = 12,
  SelectCode = 13,
  ExtractEltCode = 14,
  InsertEltCode = 15,
  ShuffleVecCode = 16,
  CmpCode = 17,
  InlineAsmOldCode = 18,
  ShufVecExCode = 19,
  InBoundsGepCode = 20,
  BlockAddressCode = 21,
  DataCode = 22,
  InlineAsmCode = 23,
};
} // namespace constant_code

namespace metadata_code {
enum Code : uint32_t {
  MetadataStringCode = 1,
  ValueCode = 2,
  NodeCode = 3,
  NameCode = 4,
  DistinctNodeCode = 5,
  KindCode = 6,
  LocationCode = 7,
  OldNodeCode = 8,
  OldFnNodeCode = 9,
  NamedNodeCode = 10,
  AttachmentCode = 11,
  GenericDebugCode = 12,
  LastDebugCode = 32,
};
} // namespace metadata_code

namespace function_code {
enum Code : uint32_t {
  DeclareBlocks = 1,
  DebugLocAgain = 33,
  DebugLoc = 35,
  BinOpInst = 2,
  CastInst = 3,
  GepOldInst = 4,
  SelectInst = 5,
  ExtractEltInst = 6,
  InsertEltInst = 7,
  ShuffleVecInst = 8,
  CmpInst = 9,
  RetInst = 10,
  BrInst = 11,
  SwitchInst = 12,
  InvokeInst = 13,
  UnreachableInst = 15,
  PhiInst = 16,
  AllocaInst = 19,
  LoadInst = 20,
  VaArgInst = 23,
  StoreOldInst = 24,
  ExtractValInst = 26,
  InsertValInst = 27,
  Cmp2Inst = 28,
  VSelectInst = 29,
  InBoundsGepOldInst = 30,
  IndirectBrInst = 31,
  CallInst = 34,
  FenceInst = 36,
  CmpXchgOldInst = 37,
  AtomicRmwInst = 38,
  ResumeInst = 39,
  LandingPadOldInst = 40,
  LoadAtomicInst = 41,
  StoreAtomicOldInst = 42,
  GepInst = 43,
  StoreInst = 44,
  StoreAtomicInst = 45,
  CmpXchgInst = 46,
  LandingPadInst = 47,
};
} // namespace function_code

namespace symbol_code {
enum Code : uint32_t { ValueSymbol = 1, BlockSymbol = 2 };
} // namespace symbol_code

namespace attribute_code {
enum Code : uint32_t { OldListCode = 1, ListCode = 2, GroupCode = 3 };
} // namespace attribute_code

/// Converts the fast-math operand of a record to Instruction::Flags, which have the same five bits
/// at a higher position.
inline uint16_t fastMathFlags(uint64_t Raw) {
  return uint16_t((Raw & 31) * ir::FastUnsafeAlgebra);
}

} // namespace dxil::ir::bitcode
