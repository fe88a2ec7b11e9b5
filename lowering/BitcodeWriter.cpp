// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/BitcodeWriter.h"
#include "BitcodeWriterImpl.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueSymbolTable.h"

#include <dxil/generated/MetadataNumbers.h>

using namespace llvm;
using AbbrevOp = BitCodeAbbrevOp;

namespace dxil {

// A DXIL module names no vendor's machine: the triple is always this one.
static constexpr StringRef TargetTriple = "dxil-ms-dx";
// Types below 32 bits are minimum-precision types, stored in 32 bits ...
static constexpr StringRef MinPrecisionLayout =
    "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64";
// ... or native, stored in their own size.
static constexpr StringRef NativeLayout =
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";

Error writeDXILBitcode(const Module &M, SmallVectorImpl<char> &Out, DebugInfo WantDebug) {
  PointerTypes Pointers(M);
  std::optional<DebugMetadata> Debug;
  if (WantDebug == DebugInfo::Full)
    Debug.emplace(M);
  const DebugMetadata *D = Debug ? &*Debug : nullptr;
  if (Error E = checkExpressible(M, Pointers, D))
    return E;
  SmallVector<char, 0> Bytes;
  ModuleWriter Writer(M, Pointers, D, Bytes);
  if (Error E = Writer.write())
    return E;
  Out.append(Bytes.begin(), Bytes.end());
  return Error::success();
}

ModuleWriter::ModuleWriter(const Module &M, const PointerTypes &Pointers,
                           const DebugMetadata *Debug, SmallVectorImpl<char> &Out)
    : M(M), Debug(Debug), Stream(Out), Types(Pointers), Values(M, Types), Metadata(M, Debug),
      Attributes(M) {}

Error ModuleWriter::write() {
  for (unsigned char Byte : {'B', 'C', '\xC0', '\xDE'})
    Stream.Emit(Byte, 8);
  enumerate();
  Stream.EnterSubblock(bitc::MODULE_BLOCK_ID, 3);
  Stream.EmitRecord(bitc::MODULE_CODE_VERSION, ArrayRef<unsigned>{1});
  writeBlockInfo();
  Attributes.write(Stream);
  writeTypes();
  writeModuleInfo();
  writeConstants(Values.firstConstant(), Values.endOfConstants(), true);
  writeMetadata();
  writeMetadataKinds();
  writeSymbolTable(M.getValueSymbolTable());
  unsigned KnownTypes = Types.records().size();
  for (const Function &F : M)
    if (!F.isDeclaration())
      writeFunction(F);
  Stream.ExitBlock();
  if (Type *Ty = Types.unsupported()) {
    std::string Name;
    raw_string_ostream(Name) << *Ty;
    return createStringError("LLVM 3.7 has no type '%s'", Name.c_str());
  }
  if (Types.records().size() != KnownTypes || Values.isMissing())
    return createStringError("internal error: a function uses a type or value outside the tables");
  return Error::success();
}

/// Fills the tables that come before the functions.
void ModuleWriter::enumerate() {
  for (const GlobalVariable &GV : M.globals())
    if (!isOutsideProgram(GV))
      Types.get(GV.getValueType());
  Values.addGlobals();
  for (const GlobalVariable &GV : M.globals())
    if (GV.hasInitializer() && !isOutsideProgram(GV))
      Values.addConstant(GV.getInitializer(), Types.ofUse(GV.getOperandUse(0)));
  for (const MetadataEnumeration::Entry &Entry : Metadata.entries())
    if (const auto *MD = dyn_cast<ConstantAsMetadata>(Entry.MD)) {
      Constant *C = MD->getValue();
      Values.addConstant(C, Entry.IsSymbol ? Types.pointerTo(C->getType(), 0)
                                           : Types.ofValue(C));
    }
  Values.finishModule();

  // The functions' values are numbered one function at a time, but the type
  // table, which comes before, needs all their types.
  for (const Function &F : M) {
    if (F.isDeclaration())
      continue;
    Values.enterFunction(F);
    Values.leaveFunction();
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB) {
        Types.ofValue(&I);
        if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
          Types.get(Alloca->getAllocatedType());
        else if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I))
          Types.get(GEP->getSourceElementType());
      }
  }
}

unsigned ModuleWriter::abbrev(std::initializer_list<AbbrevOp> Ops) {
  return Stream.EmitAbbrev(std::make_shared<BitCodeAbbrev>(Ops));
}

void ModuleWriter::blockAbbrev(unsigned Block, std::initializer_list<AbbrevOp> Ops) {
  Stream.EmitBlockInfoAbbrev(Block, std::make_shared<BitCodeAbbrev>(Ops));
}

/// The abbreviations of the blocks of which a module has many.
void ModuleWriter::writeBlockInfo() {
  AbbrevOp Array(AbbrevOp::Array), Char6(AbbrevOp::Char6), Vbr6(AbbrevOp::VBR, 6);
  AbbrevOp Vbr8(AbbrevOp::VBR, 8), Type(AbbrevOp::Fixed, Types.idBits());
  auto Fixed = [](unsigned Bits) { return AbbrevOp(AbbrevOp::Fixed, Bits); };
  auto Code = [](unsigned Value) { return AbbrevOp(uint64_t(Value)); };

  Stream.EnterBlockInfoBlock();
  unsigned Block = bitc::VALUE_SYMTAB_BLOCK_ID;
  blockAbbrev(Block, {Fixed(3), Vbr8, Array, Fixed(8)});
  blockAbbrev(Block, {Code(bitc::VST_CODE_ENTRY), Vbr8, Array, Fixed(7)});
  blockAbbrev(Block, {Code(bitc::VST_CODE_ENTRY), Vbr8, Array, Char6});
  blockAbbrev(Block, {Code(bitc::VST_CODE_BBENTRY), Vbr8, Array, Char6});

  Block = bitc::CONSTANTS_BLOCK_ID;
  blockAbbrev(Block, {Code(bitc::CST_CODE_SETTYPE), Type});
  blockAbbrev(Block, {Code(bitc::CST_CODE_INTEGER), Vbr8});
  blockAbbrev(Block, {Code(bitc::CST_CODE_CE_CAST), Fixed(4), Type, Vbr8});
  blockAbbrev(Block, {Code(bitc::CST_CODE_NULL)});

  Block = bitc::FUNCTION_BLOCK_ID;
  blockAbbrev(Block, {Code(bitc::FUNC_CODE_INST_LOAD), Vbr6, Type, AbbrevOp(AbbrevOp::VBR, 4),
                      Fixed(1)});
  blockAbbrev(Block, {Code(bitc::FUNC_CODE_INST_BINOP), Vbr6, Vbr6, Fixed(4)});
  blockAbbrev(Block, {Code(bitc::FUNC_CODE_INST_BINOP), Vbr6, Vbr6, Fixed(4), Fixed(7)});
  blockAbbrev(Block, {Code(bitc::FUNC_CODE_INST_CAST), Vbr6, Type, Fixed(4)});
  blockAbbrev(Block, {Code(bitc::FUNC_CODE_INST_RET)});
  blockAbbrev(Block, {Code(bitc::FUNC_CODE_INST_RET), Vbr6});
  blockAbbrev(Block, {Code(bitc::FUNC_CODE_INST_UNREACHABLE)});
  blockAbbrev(Block, {Code(bitc::FUNC_CODE_INST_GEP), Fixed(1), Type, Array, Vbr6});
  Stream.ExitBlock();
}

void ModuleWriter::writeString(unsigned Code, StringRef Text) {
  Record Chars(Text.bytes_begin(), Text.bytes_end());
  Stream.EmitRecord(Code, Chars);
}

void ModuleWriter::writeTypes() {
  Stream.EnterSubblock(bitc::TYPE_BLOCK_ID_NEW, 4);
  AbbrevOp Array(AbbrevOp::Array), Type(AbbrevOp::Fixed, Types.idBits());
  AbbrevOp Flag(AbbrevOp::Fixed, 1);
  auto Code = [](unsigned Value) { return AbbrevOp(uint64_t(Value)); };
  unsigned Pointer = abbrev({Code(bitc::TYPE_CODE_POINTER), Type, Code(0)});
  unsigned Function = abbrev({Code(bitc::TYPE_CODE_FUNCTION), Flag, Array, Type});
  unsigned Anonymous = abbrev({Code(bitc::TYPE_CODE_STRUCT_ANON), Flag, Array, Type});
  unsigned Name = abbrev({Code(bitc::TYPE_CODE_STRUCT_NAME), Array, AbbrevOp(AbbrevOp::Char6)});
  unsigned Named = abbrev({Code(bitc::TYPE_CODE_STRUCT_NAMED), Flag, Array, Type});

  Stream.EmitRecord(bitc::TYPE_CODE_NUMENTRY, ArrayRef<uint64_t>{Types.records().size()});
  for (const TypeRecord &T : Types.records()) {
    if (!T.StructName.empty()) {
      bool IsChar6 = all_of(T.StructName, [](char C) { return AbbrevOp::isChar6(C); });
      Record Chars(T.StructName.bytes_begin(), T.StructName.bytes_end());
      Stream.EmitRecord(bitc::TYPE_CODE_STRUCT_NAME, Chars, IsChar6 ? Name : 0);
    }
    unsigned Abbrev = 0;
    if (T.Code == bitc::TYPE_CODE_POINTER && T.Values[1] == 0)
      Abbrev = Pointer;
    else if (T.Code == bitc::TYPE_CODE_FUNCTION)
      Abbrev = Function;
    else if (T.Code == bitc::TYPE_CODE_STRUCT_ANON)
      Abbrev = Anonymous;
    else if (T.Code == bitc::TYPE_CODE_STRUCT_NAMED)
      Abbrev = Named;
    Stream.EmitRecord(T.Code, T.Values, Abbrev);
  }
  Stream.ExitBlock();
}

// Bits of the shader flags.
enum ShaderFlagBit : unsigned {
#define SHADER_FLAG(Name, Bit, Feature, Doc) Name = Bit,
#include <dxil/ops/ShaderFlags.def>
};

// What dxil-translate-metadata has made of clang's module flag: the shader flags of an entry point.
static bool hasNativeLowPrecision(const MDNode &EntryPoint) {
  constexpr unsigned PropertiesOperand = 4;
  auto *Pairs = EntryPoint.getNumOperands() > PropertiesOperand
                    ? dyn_cast_or_null<MDNode>(EntryPoint.getOperand(PropertiesOperand)) : nullptr;
  for (unsigned I = 0; Pairs && I + 1 < Pairs->getNumOperands(); I += 2) {
    auto *Tag = mdconst::dyn_extract_or_null<ConstantInt>(Pairs->getOperand(I));
    auto *Flags = mdconst::dyn_extract_or_null<ConstantInt>(Pairs->getOperand(I + 1));
    if (Tag && Flags && Tag->equalsInt(uint64_t(EntryTag::ShaderFlags)))
      return Flags->getValue().getLimitedValue() >> NativeLowPrecision & 1;
  }
  return false;
}

static bool hasNativeLowPrecision(const Module &M) {
  const NamedMDNode *Entries = M.getNamedMetadata("dx.entryPoints");
  return hasNative16Bit(M) || (Entries && any_of(Entries->operands(), [](const MDNode *N) {
                                 return hasNativeLowPrecision(*N);
                               }));
}

void ModuleWriter::writeModuleInfo() {
  writeString(bitc::MODULE_CODE_TRIPLE, TargetTriple);
  writeString(bitc::MODULE_CODE_DATALAYOUT,
              hasNativeLowPrecision(M) ? NativeLayout : MinPrecisionLayout);
  writeGlobals();
  writeFunctionDeclarations();
}

static unsigned linkageCode(GlobalValue::LinkageTypes Linkage) {
  switch (Linkage) {
  case GlobalValue::ExternalLinkage:
    return 0;
  case GlobalValue::AppendingLinkage:
    return 2;
  case GlobalValue::InternalLinkage:
    return 3;
  case GlobalValue::ExternalWeakLinkage:
    return 7;
  case GlobalValue::CommonLinkage:
    return 8;
  case GlobalValue::PrivateLinkage:
    return 9;
  case GlobalValue::AvailableExternallyLinkage:
    return 12;
  case GlobalValue::WeakAnyLinkage:
    return 16;
  case GlobalValue::WeakODRLinkage:
    return 17;
  case GlobalValue::LinkOnceAnyLinkage:
    return 18;
  case GlobalValue::LinkOnceODRLinkage:
    return 19;
  }
  return 0;
}

/// Alignment as a power of two plus one; 0 where none is given.
static uint64_t alignCode(MaybeAlign Alignment) {
  return Alignment ? Log2(*Alignment) + 1 : 0;
}

void ModuleWriter::writeGlobals() {
  for (const GlobalVariable &GV : M.globals()) {
    if (isOutsideProgram(GV))
      continue;
    // [type, address space | explicit type | constant, initializer + 1,
    //  linkage, alignment, section]
    uint64_t Flags = uint64_t(GV.getAddressSpace()) << 2 | 2 | GV.isConstant();
    uint64_t Initializer = GV.hasInitializer() ? Values.id(GV.getOperandUse(0)) + 1 : 0;
    Record Fields{Types.get(GV.getValueType()), Flags, Initializer,
                  linkageCode(GV.getLinkage()), alignCode(GV.getAlign()), 0};
    Stream.EmitRecord(bitc::MODULE_CODE_GLOBALVAR, Fields);
  }
}

void ModuleWriter::writeFunctionDeclarations() {
  for (const Function &F : M) {
    // [type, calling convention, is declaration, linkage, attributes, alignment,
    //  section, visibility, gc, unnamed_addr, prologue, DLL storage class, comdat,
    //  prefix, personality]
    Record Fields{Types.function(F), F.getCallingConv(), F.isDeclaration(),
                  linkageCode(F.getLinkage()), Attributes.id(F.getAttributes())};
    Fields.append(10, 0);
    Stream.EmitRecord(bitc::MODULE_CODE_FUNCTION, Fields);
  }
}

/// Names in their order: the hash table's depends on names that have gone.
void ModuleWriter::writeSymbolTable(const ValueSymbolTable &Symbols) {
  std::vector<std::pair<StringRef, const Value *>> Sorted;
  for (const ValueName &Name : Symbols) {
    const auto *GV = dyn_cast<GlobalVariable>(Name.getValue());
    if (!GV || !isOutsideProgram(*GV))
      Sorted.push_back({bitcodeName(Name.getKey()), Name.getValue()});
  }
  if (Sorted.empty())
    return;
  llvm::sort(Sorted);
  Stream.EnterSubblock(bitc::VALUE_SYMTAB_BLOCK_ID, 4);
  Record Fields;
  for (auto [Name, V] : Sorted) {
    const auto *BB = dyn_cast<BasicBlock>(V);
    bool IsChar6 = all_of(Name, [](char C) { return AbbrevOp::isChar6(C); });
    bool Is7Bit = all_of(Name, [](char C) { return (C & 0x80) == 0; });
    unsigned Abbrev = SymbolEntry8;
    if (BB && IsChar6)
      Abbrev = SymbolBlock6;
    else if (!BB && IsChar6)
      Abbrev = SymbolEntry6;
    else if (!BB && Is7Bit)
      Abbrev = SymbolEntry7;
    Fields.assign({BB ? Values.block(BB) : Values.id(V)});
    Fields.append(Name.bytes_begin(), Name.bytes_end());
    Stream.EmitRecord(BB ? bitc::VST_CODE_BBENTRY : bitc::VST_CODE_ENTRY, Fields, Abbrev);
  }
  Stream.ExitBlock();
}

} // namespace dxil
