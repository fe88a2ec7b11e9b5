// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Reader.h"

#include <dxil/module/BitcodeMagic.h>
#include <dxil/module/ModuleCheck.h>

namespace dxil::ir::reader {

using namespace ir;
using namespace module_code;

// Reserves tables for a typical optimized shader, for at most 64 KiB of input. Growing small tables
// would take most of a small module's time.
void Reader::reserve(size_t Bytes) {
  size_t N = std::min<size_t>(Bytes, 1u << 16);
  M.Types.reserve(64);
  M.TypePool.reserve(64);
  TypeNumbers.reserve(64);
  M.Values.reserve(N / 16);
  M.Constants.reserve(N / 64);
  M.IndexPool.reserve(N / 64);
  M.Metadata.reserve(N / 32);
  M.MetadataPool.reserve(N / 16);
  M.MetadataKinds.reserve(24);
  M.Globals.reserve(8);
  M.Functions.reserve(16);
  M.Blocks.reserve(16);
  M.NamedMetadata.reserve(8);
  M.Attributes.reserve(16);
  M.AttributeGroups.reserve(8);
  M.AttributeLists.reserve(8);
}

bool Reader::run() {
  // Ignores data after the module: padding, and symbol tables of later versions.
  while (!S.atEnd()) {
    StreamEntry E = S.next();
    if (E.Kind != StreamEntry::SubBlock)
      return S.fail(ErrorCode::StreamAbbrevId, "something else than a block at the top level",
                    "a block");
    if (E.Id == BlockInfoBlock) {
      if (!S.readBlockInfo())
        return false;
    } else if (E.Id == ModuleBlock) {
      return S.enterBlock(E.Id) && readModule();
    } else if (!S.skipBlock()) {
      return false;
    }
  }
  return S.fail(ErrorCode::StreamEnd, "the bitcode ends without a module", "a module block");
}

// Skips function bodies at first, and reads them once everything that they refer to is known.
bool Reader::readModule() {
  while (true) {
    StreamEntry E = S.nextRecord(R);
    if (E.Kind == StreamEntry::EndBlock)
      break;
    if (E.Kind == StreamEntry::Record     ? !readModuleRecord()
        : E.Kind == StreamEntry::SubBlock ? !readModuleBlock(E.Id)
                                          : true)
      return false;
  }
  uint64_t End = S.position();
  if (!resolveModule())
    return false;
  reserveInstructions();
  for (size_t I = 0; I < BodyPositions.size(); ++I) {
    S.seek(BodyPositions[I]);
    CurrentBody = I;
    if (!S.enterBlock(FunctionBlock) || !readFunctionBody(Bodies[I]))
      return false;
    BodyBitsRead += S.position() - BodyPositions[I];
  }
  S.seek(End);
  return true;
}

bool Reader::readModuleBlock(uint32_t Id) {
  switch (Id) {
  case BlockInfoBlock: return S.readBlockInfo();
  case ParamAttrBlock: return S.enterBlock(Id) && readAttributeLists();
  case ParamAttrGroupBlock: return S.enterBlock(Id) && readAttributeGroups();
  case TypeBlock: return S.enterBlock(Id) && readTypes();
  case SymbolTableBlock: return S.enterBlock(Id) && readSymbolTable(false);
  case ConstantsBlock: return S.enterBlock(Id) && readConstants();
  case MetadataBlock: return S.enterBlock(Id) && readMetadata();
  case FunctionBlock:
    if (BodyPositions.size() == Bodies.size())
      return S.fail(ErrorCode::BlockUnexpected, "more function bodies than defined functions",
                    std::to_string(Bodies.size()));
    BodyPositions.push_back(S.position());
    if (!S.skipBlock())
      return false;
    BodyBits += S.position() - BodyPositions.back();
    return true;
  default: // use lists, and blocks of later versions
    return S.skipBlock();
  }
}

std::string_view Reader::recordText(size_t From) {
  if (R.size() <= From)
    return {};
  const size_t Count = R.size() - From;
  const uint64_t *Ops = R.begin() + From;
  char *P = M.Strings.allocate(Count);
  for (size_t I = 0; I < Count; ++I)
    P[I] = char(Ops[I]);
  return {P, Count};
}

bool Reader::tooShort(size_t Count, const char *Subject) {
  return fail(ErrorCode::RecordLength,
              std::string(Subject) + " has " + std::to_string(R.size()) + " operands",
              "at least " + std::to_string(Count));
}

bool Reader::exactly(size_t Index, const char *Subject) {
  if (R.size() == Index)
    return true;
  return fail(ErrorCode::RecordLength,
              std::string(Subject) + " has " + std::to_string(R.size()) + " operands",
              std::to_string(Index));
}

bool Reader::readModuleRecord() {
  switch (R.Code) {
  case Version:
    if (!has(1, "the module version"))
      return false;
    if (R[0] > 1)
      return fail(ErrorCode::ModuleVersion, "module version " + std::to_string(R[0]), "0 or 1");
    RelativeIds = R[0] == 1;
    return true;
  case TripleCode: M.Triple = recordText(0); return true;
  case DataLayoutCode: M.DataLayout = recordText(0); return true;
  case AsmCode: M.InlineAsm = recordText(0); return true;
  case SectionNameCode: Sections.push_back(recordText(0)); return true;
  case GcNameCode: GcNames.push_back(recordText(0)); return true;
  case GlobalVarCode: return readGlobal();
  case FunctionCode: return readFunctionRecord();
  case AliasCode: return readAlias();
  default: // comdats, dependent libraries, and records of later versions
    return true;
  }
}

bool Reader::section(uint64_t Number, std::string_view &Out) {
  if (Number == 0)
    return true;
  if (Number > Sections.size())
    return fail(ErrorCode::RecordField, "section " + std::to_string(Number),
                "at most " + std::to_string(Sections.size()));
  Out = Sections[Number - 1];
  return true;
}

// Decodes an alignment, stored as the exponent plus one; zero for none.
bool Reader::alignment(uint64_t Exponent, uint32_t &Out) {
  if (Exponent > 30)
    return fail(ErrorCode::RecordField, "alignment exponent " + std::to_string(Exponent),
                "at most 30");
  Out = (1u << Exponent) >> 1;
  return true;
}

// Old numbers, with and without comdat, map to the same linkage; unknown ones are external.
static Linkage linkageOf(uint64_t Code) {
  switch (Code) {
  case 1:
  case 16: return Linkage::Weak;
  case 2: return Linkage::Appending;
  case 3: return Linkage::Internal;
  case 4:
  case 18: return Linkage::LinkOnce;
  case 5: return Linkage::DllImport;
  case 6: return Linkage::DllExport;
  case 7: return Linkage::ExternWeak;
  case 8: return Linkage::Common;
  case 9:
  case 13:
  case 14: return Linkage::Private;
  case 10:
  case 17: return Linkage::WeakOdr;
  case 11:
  case 19: return Linkage::LinkOnceOdr;
  case 12: return Linkage::AvailableExternally;
  default: return Linkage::External;
  }
}

static uint8_t small(uint64_t V, uint64_t Max) {
  return V > Max ? 0 : uint8_t(V);
}

bool Reader::isPointerTo(TypeId Pointer, TypeId &Pointee) {
  if (M.Types[Pointer].Kind != TypeKind::Pointer)
    return fail(ErrorCode::TypeMismatch, "a value of type " + typeName(Pointer), "a pointer");
  Pointee = M.Types[Pointer].Element;
  return true;
}

// Record: [type, flags, initializer, linkage, alignment, section, visibility, thread local,
// unnamed_addr,
//  externally initialized, DLL storage class, comdat]
bool Reader::readGlobal() {
  if (!has(6, "a global variable"))
    return false;
  Global G;
  TypeId T;
  if (!type(R[0], T))
    return false;
  G.IsConstant = R[1] & 1;
  if (R[1] & 2) {
    G.ValueType = T;
    G.AddressSpace = uint32_t(R[1] >> 2);
  } else {
    if (!isPointerTo(T, G.ValueType))
      return false;
    G.AddressSpace = M.Types[T].AddressSpace;
  }
  G.Linkage = linkageOf(R[3]);
  if (!alignment(R[4], G.Alignment) || !section(R[5], G.Section))
    return false;
  auto Field = [&](size_t I) { return R.size() > I ? R[I] : 0; };
  G.Visibility = small(Field(6), 2);
  G.ThreadLocal = small(Field(7), 4);
  G.UnnamedAddr = Field(8) != 0;
  G.ExternallyInitialized = Field(9) != 0;
  G.DllStorage = small(Field(10), 2);
  G.Self = uint32_t(M.Values.size());
  if (R[2])
    Inits.push_back({G.Self, R[2] - 1, R.BitOffset, 0});
  TypeId Pointer = pointerTo(G.ValueType, G.AddressSpace);
  M.Globals.push_back(G);
  return addValue(ValueKind::Global, Pointer, uint32_t(M.Globals.size() - 1));
}

// Record: [type, calling convention, is prototype, linkage, attributes, alignment, section,
// visibility, gc,
//  unnamed_addr, prologue, DLL storage class, comdat, prefix, personality]
bool Reader::readFunctionRecord() {
  if (!has(8, "a function"))
    return false;
  Function F;
  TypeId T;
  if (!type(R[0], T))
    return false;
  if (M.Types[T].Kind == TypeKind::Pointer)
    T = M.Types[T].Element;
  if (M.Types[T].Kind != TypeKind::Function)
    return fail(ErrorCode::TypeMismatch, "a function has type " + typeName(T), "a function type");
  F.FunctionType = T;
  F.CallingConvention = uint32_t(R[1]);
  F.IsDeclaration = R[2] != 0;
  F.Linkage = linkageOf(R[3]);
  if (!attributes(R[4], F.Attributes) || !alignment(R[5], F.Alignment) || !section(R[6], F.Section))
    return false;
  F.Visibility = small(R[7], 2);
  auto Field = [&](size_t I) { return R.size() > I ? R[I] : 0; };
  if (Field(8)) {
    if (Field(8) > GcNames.size())
      return fail(ErrorCode::RecordField, "garbage collector " + std::to_string(Field(8)),
                  "at most " + std::to_string(GcNames.size()));
    F.Gc = GcNames[Field(8) - 1];
  }
  F.UnnamedAddr = Field(9) != 0;
  F.DllStorage = small(Field(11), 2);
  F.Self = uint32_t(M.Values.size());
  if (Field(10))
    Inits.push_back({F.Self, Field(10) - 1, R.BitOffset, 1});
  if (Field(13))
    Inits.push_back({F.Self, Field(13) - 1, R.BitOffset, 2});
  if (Field(14))
    Inits.push_back({F.Self, Field(14) - 1, R.BitOffset, 3});
  if (!F.IsDeclaration)
    Bodies.push_back(uint32_t(M.Functions.size()));
  M.Functions.push_back(F);
  return addValue(ValueKind::Function, pointerTo(T, 0), uint32_t(M.Functions.size() - 1));
}

// Record: [type, aliasee, linkage, visibility]
bool Reader::readAlias() {
  if (!has(3, "an alias"))
    return false;
  Alias A;
  TypeId T, Pointee;
  if (!type(R[0], T) || !isPointerTo(T, Pointee))
    return false;
  A.AddressSpace = M.Types[T].AddressSpace;
  A.Linkage = linkageOf(R[2]);
  A.Visibility = R.size() > 3 ? small(R[3], 2) : 0;
  A.Self = uint32_t(M.Values.size());
  Inits.push_back({A.Self, R[1], R.BitOffset, 0});
  M.Aliases.push_back(A);
  return addValue(ValueKind::Alias, T, uint32_t(M.Aliases.size() - 1));
}

// Record: [value, name...] or, in a function, [block, name...]
bool Reader::readSymbol(bool InBody) {
  if (R.Code != symbol_code::ValueSymbol && R.Code != symbol_code::BlockSymbol)
    return true;
  if (!has(1, "a symbol"))
    return false;
  if (R.Code == symbol_code::BlockSymbol) {
    if (!InBody || R[0] >= DeclaredBlocks)
      return fail(ErrorCode::BlockReference, "a name for block " + std::to_string(R[0]),
                  "a block of the function");
    BlockNames.push_back(
        {M.Functions[Current].Blocks.First + uint32_t(R[0]), recordText(1), R.BitOffset});
    return true;
  }
  uint64_t Id = InBody && R[0] >= ModuleValues ? R[0] + LocalShift : R[0];
  if (Id >= M.Values.size())
    return fail(ErrorCode::ValueReference, "a name for value " + std::to_string(R[0]),
                "a value that there is");
  M.setName(ValueId(Id), recordText(1));
  return true;
}

bool Reader::readSymbolTable(bool InBody) {
  return records([=, this] { return readSymbol(InBody); });
}

bool Reader::resolveInitializer(uint64_t Raw, TypeId Type, ValueId &Out, uint64_t Bit) {
  if (Raw >= ModuleValues)
    return S.failAt(Bit, ErrorCode::ValueReference,
                    "an initializer is value " + std::to_string(Raw),
                    "less than " + std::to_string(ModuleValues));
  if (Type != None && M.Values[Raw].Type != Type)
    return S.failAt(Bit, ErrorCode::TypeMismatch,
                    "an initializer has type " + typeName(M.Values[Raw].Type), typeName(Type));
  Out = ValueId(Raw);
  return true;
}

// Resolves and checks references that need all module-level values and metadata.
bool Reader::resolveModule() {
  if (!typesHaveNumbers())
    return false;
  ModuleValues = M.Values.size();
  ModuleMetadata = M.Metadata.size();
  M.ModuleMetadataCount = uint32_t(ModuleMetadata);
  M.ModuleConstantCount = uint32_t(M.Constants.size());
  for (const PendingInit &I : Inits) {
    const Value V = M.Values[I.Symbol];
    ValueId *Target = nullptr;
    TypeId Type = None;
    if (V.Kind == ValueKind::Global) {
      Target = &M.Globals[V.Index].Initializer;
      Type = M.Globals[V.Index].ValueType;
    } else if (V.Kind == ValueKind::Alias) {
      Target = &M.Aliases[V.Index].Aliasee;
      Type = V.Type;
    } else {
      Function &F = M.Functions[V.Index];
      Target = I.What == 1 ? &F.Prologue : I.What == 2 ? &F.Prefix : &F.Personality;
    }
    if (!resolveInitializer(I.Raw, Type, *Target, I.Bit))
      return false;
  }
  if (BodyPositions.size() != Bodies.size())
    return S.fail(ErrorCode::FunctionBody,
                  std::to_string(BodyPositions.size()) + " function bodies for " +
                      std::to_string(Bodies.size()) + " defined functions");
  if (!checkPending() || !checkConstantCycles(0) || !checkMetadata())
    return false;
  return !usesOpaqueValues(M) ||
         S.fail(ErrorCode::TypeMismatch, "a value of an opaque type is used",
                "no use except by metadata");
}

} // namespace dxil::ir::reader

namespace dxil::ir {

static Error streamError(ErrorCode Code, std::string_view Part, uint64_t Bit, std::string Message,
                         std::string Expected) {
  Error E;
  E.Code = Code;
  E.Part = Part;
  E.BitOffset = Bit;
  E.Message = std::move(Message);
  E.Expected = std::move(Expected);
  return E;
}

Result<ir::Module> readBitcode(Bytes Bitcode, std::string_view Part, uint64_t Base,
                               const ReadLimits &Limits) {
  // A wrapper has the offset and size of the bitcode.
  if (Bitcode.size() >= 20 && load32(Bitcode.data()) == BitcodeWrapperMagic) {
    uint64_t Offset = load32(Bitcode.data() + 8), Size = load32(Bitcode.data() + 12);
    if (Offset < 20 || Offset > Bitcode.size() || Size > Bitcode.size() - Offset)
      return streamError(ErrorCode::BitcodeWrapper, Part, Base + 64,
                         "the wrapper gives " + std::to_string(Size) + " bytes at " +
                             std::to_string(Offset),
                         "a range of the " + std::to_string(Bitcode.size()) + " bytes there are");
    Bitcode = Bitcode.subspan(Offset, Size);
    Base += Offset * 8;
  }
  if (Bitcode.size() < 4 || load32(Bitcode.data()) != BitcodeMagic)
    return streamError(ErrorCode::BitcodeMagic, Part, Base, "this is not LLVM bitcode",
                       "the bytes 'BC' C0 DE");
  // Blocks are aligned to four bytes, counted from the magic, so the magic stays part of the
  // stream.
  reader::Reader R(Bitcode, Part, Base, Limits);
  R.skipMagic();
  if (!R.run())
    return R.stream().error();
  return R.take();
}

} // namespace dxil::ir
