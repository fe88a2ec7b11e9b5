// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Writer.h"

#include <algorithm>

namespace dxil::ir::writer {

using namespace ir;
using namespace module_code;

Writer::Writer(const Module &M)
    : M(M), S(M.Instructions.size() * 8 + M.Constants.size() * 4 + M.Metadata.size() * 8 + 1024) {}

Result<std::vector<uint8_t>> Writer::run() {
  for (uint8_t Byte : {0x42, 0x43, 0xC0, 0xDE}) // magic: 'BC' 0xC0DE
    S.emit(Byte, 8);
  orderTypes();
  numberModule();
  S.enterBlock(ModuleBlock, 3);
  add(1); // version 1: operands are relative to their user
  emit(Version);
  writeBlockInfo();
  writeAttributes();
  writeTypes();
  text(TripleCode, M.Triple);
  text(DataLayoutCode, M.DataLayout);
  if (!M.InlineAsm.empty())
    text(AsmCode, M.InlineAsm);
  writeSections();
  writeGlobals();
  writeFunctions();
  writeAliases();
  writeConstants({0, M.ModuleConstantCount}, true);
  writeMetadata({0, M.ModuleMetadataCount}, true);
  writeMetadataKinds();
  for (const Global &G : M.Globals)
    addSymbol(G.Self);
  for (const Function &F : M.Functions)
    addSymbol(F.Self);
  for (const Alias &A : M.Aliases)
    addSymbol(A.Self);
  writeSymbols();
  for (const Function &F : M.Functions)
    if (!F.IsDeclaration)
      writeBody(F);
  S.exitBlock();
  if (!S.overflowed())
    return S.take();
  Error E;
  E.Code = ErrorCode::LimitExceeded;
  E.Message = "the module is too large for bitcode";
  E.Expected = "blocks of less than 16 GiB";
  return E;
}

void Writer::numberModule() {
  Numbers.assign(M.Values.size(), 0);
  uint32_t Next = 0;
  for (const Global &G : M.Globals)
    Numbers[G.Self] = Next++;
  for (const Function &F : M.Functions)
    Numbers[F.Self] = Next++;
  for (const Alias &A : M.Aliases)
    Numbers[A.Self] = Next++;
  for (uint32_t C = 0; C < M.ModuleConstantCount; ++C)
    Numbers[M.Constants[C].Self] = Next++;
  ModuleValues = Next;
}

/// Writes the abbreviations for blocks that occur many times in a module.
void Writer::writeBlockInfo() {
  const AbbrevField Type = fixed(std::max(1u, bitsFor(M.Types.size())));
  S.enterBlockInfo();
  uint32_t Block = SymbolTableBlock;
  Abbrevs.Symbol8 = S.addBlockInfo(Block, {fixed(3), vbr(8), arrayOf(), fixed(8)});
  const AbbrevField Value = literal(symbol_code::ValueSymbol);
  Abbrevs.Symbol7 = S.addBlockInfo(Block, {Value, vbr(8), arrayOf(), fixed(7)});
  Abbrevs.Symbol6 = S.addBlockInfo(Block, {Value, vbr(8), arrayOf(), char6()});
  Abbrevs.BlockSymbol6 =
      S.addBlockInfo(Block, {literal(symbol_code::BlockSymbol), vbr(8), arrayOf(), char6()});

  Block = ConstantsBlock;
  Abbrevs.SetType = S.addBlockInfo(Block, {literal(constant_code::SetTypeCode), Type});
  Abbrevs.Integer = S.addBlockInfo(Block, {literal(constant_code::IntegerCode), vbr(8)});
  Abbrevs.Cast = S.addBlockInfo(Block, {literal(constant_code::CastCode), fixed(4), Type, vbr(8)});
  Abbrevs.Null = S.addBlockInfo(Block, {literal(constant_code::NullCode)});

  Block = FunctionBlock;
  using namespace function_code;
  Abbrevs.Load = S.addBlockInfo(Block, {literal(LoadInst), vbr(6), Type, vbr(4), fixed(1)});
  Abbrevs.Binary = S.addBlockInfo(Block, {literal(BinOpInst), vbr(6), vbr(6), fixed(4)});
  Abbrevs.BinaryFlags =
      S.addBlockInfo(Block, {literal(BinOpInst), vbr(6), vbr(6), fixed(4), fixed(7)});
  Abbrevs.CastInst = S.addBlockInfo(Block, {literal(CastInst), vbr(6), Type, fixed(4)});
  Abbrevs.RetVoid = S.addBlockInfo(Block, {literal(RetInst)});
  Abbrevs.Ret = S.addBlockInfo(Block, {literal(RetInst), vbr(6)});
  Abbrevs.Unreachable = S.addBlockInfo(Block, {literal(UnreachableInst)});
  Abbrevs.GetElementPtr =
      S.addBlockInfo(Block, {literal(GepInst), fixed(1), Type, arrayOf(), vbr(6)});
  S.exitBlock();
}

static void addText(std::vector<uint64_t> &Fields, std::string_view Text) {
  for (char C : Text)
    Fields.push_back(uint8_t(C));
  Fields.push_back(0);
}

// Groups: [number, parameter, then for each attribute: 0 kind | 1 kind value | 3 text 0 | 4 text 0
// text 0]. Lists: [number of a group...].
void Writer::writeAttributes() {
  if (M.AttributeLists.empty())
    return;
  S.enterBlock(ParamAttrGroupBlock, 3);
  for (size_t G = 0; G < M.AttributeGroups.size(); ++G) {
    add(G + 1);
    add(M.AttributeGroups[G].ParamIndex);
    for (const Attribute &A : M.attributes(M.AttributeGroups[G])) {
      add((A.Kind ? 0 : 3) + uint64_t(A.HasValue));
      if (!A.Kind) {
        addText(Fields, A.Key);
        if (A.HasValue)
          addText(Fields, A.Text);
        continue;
      }
      add(A.Kind);
      if (A.HasValue)
        add(A.Value);
    }
    emit(attribute_code::GroupCode);
  }
  S.exitBlock();
  S.enterBlock(ParamAttrBlock, 3);
  for (const AttributeList &L : M.AttributeLists) {
    for (uint32_t G : M.groups(L))
      add(uint64_t(G) + 1);
    emit(attribute_code::ListCode);
  }
  S.exitBlock();
}

static void addName(std::vector<std::string_view> &Names, std::string_view Name) {
  if (!Name.empty() && std::ranges::find(Names, Name) == Names.end())
    Names.push_back(Name);
}

static uint64_t numberOf(const std::vector<std::string_view> &Names, std::string_view Name) {
  return Name.empty() ? 0 : uint64_t(std::ranges::find(Names, Name) - Names.begin()) + 1;
}

uint64_t Writer::section(std::string_view Name) const {
  return numberOf(Sections, Name);
}
uint64_t Writer::collector(std::string_view Name) const {
  return numberOf(Collectors, Name);
}

void Writer::writeSections() {
  for (const Global &G : M.Globals)
    addName(Sections, G.Section);
  for (const Function &F : M.Functions) {
    addName(Sections, F.Section);
    addName(Collectors, F.Gc);
  }
  for (std::string_view Name : Sections)
    text(SectionNameCode, Name);
  for (std::string_view Name : Collectors)
    text(GcNameCode, Name);
}

static uint64_t linkageField(Linkage L) {
  switch (L) {
  case Linkage::External: return 0;
  case Linkage::Appending: return 2;
  case Linkage::Internal: return 3;
  case Linkage::DllImport: return 5;
  case Linkage::DllExport: return 6;
  case Linkage::ExternWeak: return 7;
  case Linkage::Common: return 8;
  case Linkage::Private: return 9;
  case Linkage::AvailableExternally: return 12;
  case Linkage::Weak: return 16;
  case Linkage::WeakOdr: return 17;
  case Linkage::LinkOnce: return 18;
  case Linkage::LinkOnceOdr: return 19;
  }
  return 0;
}

// Record: [type, address space | explicit type | constant, initializer + 1, linkage, alignment,
// section], and if one of them is not 0: [visibility, thread local, unnamed_addr, externally
// initialized, DLL storage class, comdat].
void Writer::writeGlobals() {
  for (const Global &G : M.Globals) {
    constexpr uint64_t ExplicitType = 2;
    Fields = {type(G.ValueType),
              uint64_t(G.AddressSpace) << 2 | ExplicitType | uint64_t(G.IsConstant),
              optional(G.Initializer),
              linkageField(G.Linkage),
              alignmentField(G.Alignment),
              section(G.Section)};
    if (G.Visibility || G.ThreadLocal || G.UnnamedAddr || G.ExternallyInitialized || G.DllStorage)
      Fields.insert(Fields.end(), {G.Visibility, G.ThreadLocal, uint64_t(G.UnnamedAddr),
                                   uint64_t(G.ExternallyInitialized), G.DllStorage, 0});
    emit(GlobalVarCode);
  }
}

// Record: [type, calling convention, is declaration, linkage, attributes, alignment, section,
// visibility, gc,
//  unnamed_addr, prologue, DLL storage class, comdat, prefix, personality]
void Writer::writeFunctions() {
  for (const Function &F : M.Functions) {
    Fields = {type(F.FunctionType),
              F.CallingConvention,
              uint64_t(F.IsDeclaration),
              linkageField(F.Linkage),
              F.Attributes == None ? 0 : uint64_t(F.Attributes) + 1,
              alignmentField(F.Alignment),
              section(F.Section),
              F.Visibility,
              collector(F.Gc),
              uint64_t(F.UnnamedAddr),
              optional(F.Prologue),
              F.DllStorage,
              0,
              optional(F.Prefix),
              optional(F.Personality)};
    emit(FunctionCode);
  }
}

// Record: [type, aliasee, linkage, visibility]
void Writer::writeAliases() {
  for (const Alias &A : M.Aliases) {
    Fields = {typeOf(A.Self), Numbers[A.Aliasee], linkageField(A.Linkage), A.Visibility};
    emit(AliasCode);
  }
}

void Writer::addSymbol(ValueId V) {
  if (std::string_view Name = M.name(V); !Name.empty())
    Symbols.push_back({Name, false, Numbers[V]});
}

void Writer::writeSymbols() {
  if (Symbols.empty())
    return;
  std::ranges::sort(Symbols, {}, &Symbol::Name);
  S.enterBlock(SymbolTableBlock, 4);
  for (const Symbol &Entry : Symbols) {
    const bool Is6 = isChar6(Entry.Name);
    const bool Is7 = std::ranges::none_of(Entry.Name, [](char C) { return C & 0x80; });
    uint32_t Abbrev = Abbrevs.Symbol8;
    if (Entry.IsBlock && Is6)
      Abbrev = Abbrevs.BlockSymbol6;
    else if (!Entry.IsBlock && Is6)
      Abbrev = Abbrevs.Symbol6;
    else if (!Entry.IsBlock && Is7)
      Abbrev = Abbrevs.Symbol7;
    S.record(Entry.IsBlock ? symbol_code::BlockSymbol : symbol_code::ValueSymbol, {Entry.Number},
             Entry.Name, Abbrev);
  }
  S.exitBlock();
  Symbols.clear();
}

} // namespace dxil::ir::writer

namespace dxil::ir {
Result<std::vector<uint8_t>> writeBitcode(const ir::Module &M) {
  return writer::Writer(M).run();
}
} // namespace dxil::ir
