// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints the top level of a module: types, globals, functions, attributes.
#include "Writer.h"

#include <dxil/generated/MetadataNames.h>

#include "Keywords.h"

#include <algorithm>
#include <bit>

namespace dxil::ir::assembly {

using namespace ir;

Writer::Writer(const Module &M, const AssemblyOptions &Options) : M(M), Options(Options) {
  TypeTexts.resize(M.Types.size());
  TypeNumbers.resize(M.Types.size());
  uint32_t Next = 0;
  for (size_t I = 0; I < M.Types.size(); ++I)
    if (M.Types[I].Named && M.Types[I].Name.empty())
      TypeNumbers[I] = Next++;
  // Globals, aliases, functions: LLVM numbers unnamed values in this order.
  GlobalNumbers.resize(M.Values.size());
  Next = 0;
  auto Number = [&](ValueId V) {
    if (M.name(V).empty())
      GlobalNumbers[V] = Next++;
  };
  for (const Global &G : M.Globals)
    Number(G.Self);
  for (const Alias &A : M.Aliases)
    Number(A.Self);
  for (const Function &F : M.Functions)
    Number(F.Self);
  // Numbers attribute groups in the order in which functions, then calls, use them.
  AttributeNumbers.assign(M.AttributeLists.size(), None - 1);
  for (const Function &F : M.Functions)
    functionAttributes(F.Attributes);
}

void Text::grow(size_t More) {
  const size_t NewCapacity = std::max(Size + More, 2 * Capacity);
  std::unique_ptr<char[]> New(new char[NewCapacity]); // uninitialized on purpose
  std::copy_n(Data.get(), Size, New.get());
  Data = std::move(New);
  Capacity = NewCapacity;
}

// Returns the decimal digits of a number below 10^8, one in each byte, the first in the lowest.
// Halves all groups of digits at once: a loop over the digits took an eighth of a listing's time.
static uint64_t eightDigits(uint64_t N) {
  uint64_t Groups = N / 10000 | N % 10000 << 32;
  const uint64_t Hundreds = (Groups * 10486 >> 20) & 0x0000007f0000007f;
  Groups = Hundreds | (Groups - 100 * Hundreds) << 16;
  const uint64_t Tens = (Groups * 103 >> 10) & 0x000f000f000f000f;
  return Tens | (Groups - 10 * Tens) << 8;
}

Text &Text::digits(uint64_t N) {
  constexpr uint64_t Zeros = 0x3030303030303030, Limit = 100'000'000;
  const bool IsLong = N >= Limit;
  if (IsLong)
    digits(N / Limit);
  const uint64_t Digits = eightDigits(IsLong ? N % Limit : N);
  const unsigned Leading =
      IsLong ? 0 : unsigned(std::countr_zero(Digits | uint64_t(1) << 56)) / 8; // zeros to leave out
  const uint64_t Bytes = (Digits | Zeros) >> 8 * Leading;
  char *const To = room(8);
  if constexpr (std::endian::native == std::endian::little)
    std::memcpy(To, &Bytes, sizeof Bytes);
  else
    for (unsigned I = 0; I < 8; ++I)
      To[I] = char(Bytes >> 8 * I);
  Size += 8 - Leading;
  return *this;
}

void Writer::handOverPiece() {
  if (Options.Sink)
    Stopped = !Options.Sink(Out);
  else
    Whole += Out;
  HandedOver += Out.size();
  Out.cut(0);
}

[[gnu::cold]] Result<std::string> Writer::run() {
  // An estimate of the length of listings, so that the growing text is rarely moved. Unwritten
  // memory is not allocated by the system.
  constexpr size_t InstructionText = 112, NodeText = 48, Most = size_t(256) << 20;
  const size_t Length =
      std::min(Most, Options.Prefix.size() + 4096 + M.Instructions.size() * InstructionText +
                         M.Metadata.size() * NodeText);
  Out.reserve(std::min(Length, 2 * PieceOfText));
  if (!Options.Sink && Options.Function.empty())
    Whole.reserve(Length);
  if (Options.Places) {
    Options.Places->Functions.assign(M.Functions.size(), TextPlaces::NotWritten);
    Options.Places->Instructions.assign(M.Instructions.size(), TextPlaces::NotWritten);
  }
  Out += Options.Prefix;
  numberMetadata();
  bool IsFound = Options.Function.empty();
  if (IsFound) {
    moduleHeader();
    types();
    for (const Global &G : M.Globals)
      global(G);
    if (!M.Globals.empty())
      Out += '\n';
    for (const Alias &A : M.Aliases)
      alias(A);
  }
  for (FunctionId F = 0; F < M.Functions.size() && !full(); ++F) {
    if (!Options.Function.empty() &&
        (M.Functions[F].IsDeclaration || M.name(M.Functions[F].Self) != Options.Function))
      continue;
    IsFound = true;
    function(F);
  }
  if (!IsFound) {
    Error E;
    E.Code = ErrorCode::RecordField;
    E.Message = "the module defines no function '" + std::string(Options.Function) + "'";
    return E;
  }
  if (Options.Function.empty()) {
    attributeGroups();
    namedMetadata();
    metadataNodes();
  }
  full();
  if (Overflow) {
    Error E;
    E.Code = ErrorCode::LimitExceeded;
    E.Message = "the module's text is too long";
    E.Expected = "at most " + std::to_string(Options.MaxBytes) + " bytes";
    return E;
  }
  if (!Stopped)
    handOverPiece();
  return std::move(Whole);
}

[[gnu::cold]] void Writer::moduleHeader() {
  auto Line = [&](const char *Subject, std::string_view Text) {
    if (Text.empty())
      return;
    Out.append(Subject).append(" = \"");
    escaped(Text);
    Out += "\"\n";
  };
  Line("target datalayout", M.DataLayout);
  const bool HasKinds = M.MetadataKinds != kindsOfText();
  if (HasKinds && M.Triple.empty())
    Out += "target triple = \"\"\n"; // the metadata kinds follow this line
  Line("target triple", M.Triple);
  if (HasKinds)
    metadataKinds();
  if (!M.InlineAsm.empty()) {
    Out += "module asm \"";
    escaped(M.InlineAsm);
    Out += "\"\n";
  }
  Out += '\n';
}

/// Returns the metadata kinds that a parser assumes if a text does not list them: those with fixed
/// numbers, then others in the order of their use.
std::vector<std::string_view> Writer::kindsOfText() const {
  constexpr size_t FixedCount = std::size(md::FixedKinds);
  std::vector<std::string_view> Kinds(std::begin(md::FixedKinds), std::end(md::FixedKinds));
  std::vector<bool> IsSeen(M.MetadataKinds.size());
  auto See = [&](std::span<const Attachment> List) {
    for (const Attachment &A : List)
      if (A.Kind >= FixedCount && !IsSeen[A.Kind]) {
        IsSeen[A.Kind] = true;
        Kinds.push_back(M.MetadataKinds[A.Kind]);
      }
  };
  if (M.MetadataKinds.size() > FixedCount)
    for (const Function &F : M.Functions) {
      See(M.attachments(F));
      for (const Instruction &I : M.instructions(F))
        if (I.HasAttachments)
          See(M.attachments(I));
    }
  return Kinds;
}

void Writer::metadataKinds() {
  Out += KindsMark;
  for (std::string_view Kind : M.MetadataKinds) {
    Out += " \"";
    escaped(Kind);
    Out += '"';
  }
  Out += '\n';
}

[[gnu::cold]] void Writer::types() {
  bool Any = false;
  for (TypeId T = 0; T < M.Types.size() && !full(); ++T) {
    const Type &Ty = M.Types[T];
    if (!Ty.Named)
      continue;
    Any = true;
    Out.append(typeText(T)).append(" = type ");
    if (Ty.Kind == TypeKind::Opaque) {
      Out += "opaque\n";
      continue;
    }
    Out += Ty.Packed ? "<{" : "{";
    bool First = true;
    for (TypeId F : M.fields(Ty)) {
      Out.append(First ? " " : ", ").append(typeText(F));
      First = false;
    }
    Out.append(First ? "" : " ").append(Ty.Packed ? "}>\n" : "}\n");
  }
  if (Any)
    Out += '\n';
}

// Prints linkage, visibility and storage class, each followed by a blank unless it is the default.
void Writer::linkage(Linkage L, uint8_t Visibility, uint8_t Storage) {
  if (L == Linkage::DllImport)
    Storage = 1;
  else if (L == Linkage::DllExport)
    Storage = 2;
  for (std::string_view Word : {linkageName(L), visibilityName(Visibility), storageName(Storage)})
    if (!Word.empty())
      Out.append(Word) += ' ';
}

void Writer::convention(uint32_t C) {
  if (!C)
    return;
  if (std::string_view Name = conventionName(C); !Name.empty())
    Out += Name;
  else
    Out.append("cc").number(C);
  Out += ' ';
}

[[gnu::cold]] void Writer::global(const Global &G) {
  if (full())
    return;
  value(G.Self);
  Out += " = ";
  if (G.Initializer == None && G.Linkage == Linkage::External)
    Out += "external ";
  linkage(G.Linkage, G.Visibility, G.DllStorage);
  if (G.ThreadLocal) {
    std::string_view Model = threadModelName(G.ThreadLocal);
    Out += "thread_local";
    if (!Model.empty())
      Out.append("(").append(Model) += ')';
    Out += ' ';
  }
  if (G.UnnamedAddr)
    Out += "unnamed_addr ";
  if (G.AddressSpace)
    Out.append("addrspace(").number(G.AddressSpace).append(") ");
  if (G.ExternallyInitialized)
    Out += "externally_initialized ";
  Out.append(G.IsConstant ? "constant " : "global ").append(typeText(G.ValueType));
  if (G.Initializer != None) {
    Out += ' ';
    value(G.Initializer);
  }
  if (!G.Section.empty()) {
    Out += ", section \"";
    escaped(G.Section);
    Out += '"';
  }
  alignment(G.Alignment);
  Out += '\n';
}

void Writer::alias(const Alias &A) {
  value(A.Self);
  Out += " = ";
  linkage(A.Linkage, A.Visibility, 0);
  Out += "alias ";
  typedValue(A.Aliasee);
  Out += '\n';
}

// ---- Functions ----------------------------------------------------------------------------------

void Writer::numberLocals(const Function &F) {
  FirstLocal = F.FirstArgument;
  FirstBlock = F.Blocks.First;
  uint32_t Next = 0;
  LocalNumbers.clear();
  BlockNumbers.assign(F.Blocks.Count, 0);
  if (F.IsDeclaration)
    return;
  // The results are the function's last values.
  const auto All = M.instructions(F);
  const auto Last =
      std::find_if(All.rbegin(), All.rend(), [](const Instruction &I) { return I.Result != None; });
  const ValueId End = Last == All.rend() ? F.FirstArgument + F.ArgumentCount : Last->Result + 1;
  LocalNumbers.assign(End - FirstLocal, 0);
  for (uint32_t K = 0; K < F.ArgumentCount; ++K)
    if (M.name(F.FirstArgument + K).empty())
      LocalNumbers[K] = Next++;
  for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
    const Block &Blk = M.Blocks[F.Blocks.First + B];
    if (M.blockName(F.Blocks.First + B).empty())
      BlockNumbers[B] = Next++;
    for (const Instruction &I : M.instructions(Blk))
      if (I.Result != None && M.name(I.Result).empty())
        LocalNumbers[I.Result - FirstLocal] = Next++;
  }
}

void Writer::collectPredecessors(const Function &F) {
  Predecessors.assign(F.Blocks.Count, {});
  for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
    const Block &Blk = M.Blocks[F.Blocks.First + B];
    const Instruction &Last = M.Instructions[Blk.Instructions.First + Blk.Instructions.Count - 1];
    for (BlockId Next : M.successors(Last))
      Predecessors[Next - F.Blocks.First].push_back(F.Blocks.First + B);
  }
}

void Writer::parameters(const Function &F) {
  const Type &T = M.Types[F.FunctionType];
  auto Params = M.fields(T);
  Out += '(';
  for (uint32_t K = 0; K < Params.size() && !full(); ++K) {
    if (K)
      Out += ", ";
    Out += typeText(Params[K]);
    std::string Attributes = attributesAt(F.Attributes, K + 1);
    if (!Attributes.empty())
      Out.append(" ").append(std::string_view(Attributes).substr(0, Attributes.size() - 1));
    if (!F.IsDeclaration) {
      Out += ' ';
      value(F.FirstArgument + K);
    }
  }
  if (T.VarArg)
    Out += Params.empty() ? "..." : ", ...";
  Out += ')';
}

[[gnu::cold]] void Writer::functionHeader(const Function &F) {
  Out += F.IsDeclaration ? "declare " : "define ";
  linkage(F.Linkage, F.Visibility, F.DllStorage);
  convention(F.CallingConvention);
  Out += attributesAt(F.Attributes, 0);
  Out.append(typeText(M.Types[F.FunctionType].Element)) += ' ';
  value(F.Self);
  parameters(F);
  if (F.UnnamedAddr)
    Out += " unnamed_addr";
  if (uint32_t N = functionAttributes(F.Attributes); N != None)
    Out.append(" #").number(N);
  if (!F.Section.empty()) {
    Out += " section \"";
    escaped(F.Section);
    Out += '"';
  }
  if (F.Alignment)
    Out.append(" align ").number(F.Alignment);
  if (!F.Gc.empty()) {
    Out += " gc \"";
    escaped(F.Gc);
    Out += '"';
  }
  auto Constant = [&](const char *Subject, ValueId V) {
    if (V == None)
      return;
    Out.append(" ").append(Subject).append(" ");
    typedValue(V);
  };
  Constant("prefix", F.Prefix);
  Constant("prologue", F.Prologue);
  Constant("personality", F.Personality);
  attachments(M.attachments(F), "");
}

void Writer::blockHeader(const Function &F, uint32_t Index) {
  const std::string_view Name = M.blockName(F.Blocks.First + Index);
  if (Name.empty() && Index == 0)
    return;
  size_t Start = Out.size();
  if (Index)
    Out += '\n';
  if (Name.empty()) {
    Out.append("; <label>:").number(BlockNumbers[Index]);
  } else {
    name(0, Name);
    Out += ':';
  }
  size_t Column = Out.size() - Start - (Index ? 1 : 0);
  if (Index) {
    do
      Out += ' ';
    while (++Column < 50);
    Out += "; ";
    const auto &From = Predecessors[Index];
    Out += From.empty() ? "No predecessors!" : "preds = ";
    for (size_t K = 0; K < From.size() && !full(); ++K) {
      if (K)
        Out += ", ";
      blockName(From[K]);
    }
  }
  Out += '\n';
}

void Writer::function(FunctionId Id) {
  const Function &F = M.Functions[Id];
  numberLocals(F);
  std::string Names;
  if (F.Attributes != None)
    for (uint32_t G : M.groups(M.AttributeLists[F.Attributes]))
      if (M.AttributeGroups[G].ParamIndex == FunctionIndex)
        for (const Attribute &A : M.attributes(M.AttributeGroups[G]))
          if (A.Kind)
            Names.append(" ").append(attributeName(A.Kind));
  if (!Names.empty())
    Out.append("; Function Attrs:").append(Names) += '\n';
  if (Options.Places)
    Options.Places->Functions[Id] = HandedOver + Out.size();
  functionHeader(F);
  if (F.IsDeclaration) {
    Out += "\n\n";
    return;
  }
  Out += " {\n";
  collectPredecessors(F);
  for (uint32_t B = 0; B < F.Blocks.Count && !full(); ++B) {
    blockHeader(F, B);
    for (const Instruction &I : M.instructions(M.Blocks[F.Blocks.First + B])) {
      if (full())
        return;
      instruction(I);
      handOver();
    }
  }
  Out += "}\n\n";
}

// ---- Attributes ---------------------------------------------------------------------------------

[[gnu::cold]] void Writer::attribute(const Attribute &A, bool InGroup) {
  if (!A.Kind) {
    Out += '"';
    escaped(A.Key);
    Out += '"';
    if (A.HasValue) {
      Out += "=\"";
      escaped(A.Text);
      Out += '"';
    }
    return;
  }
  Out += attributeName(A.Kind);
  if (!A.HasValue)
    return;
  const bool IsAlignment = A.Kind == 1;
  Out.append(InGroup ? "=" : IsAlignment ? " " : "(").number(A.Value);
  if (!InGroup && !IsAlignment)
    Out += ')';
}

// Returns the attributes of the result (0) or a parameter, each followed by a blank.
std::string Writer::attributesAt(AttributeListId L, uint32_t Param) {
  if (L == None)
    return {};
  // Most lists have no attributes of parameters.
  if (OnlyOfFunction.empty())
    for (const AttributeList &List : M.AttributeLists)
      OnlyOfFunction.push_back(std::ranges::all_of(M.groups(List), [&](uint32_t G) {
        return M.AttributeGroups[G].ParamIndex == FunctionIndex;
      }));
  if (OnlyOfFunction[L])
    return {};
  // Groups by parameter, made once for each list: both lists and calls may be long.
  auto [ByParam, New] = GroupsByParam.try_emplace(L);
  if (New)
    for (uint32_t G : M.groups(M.AttributeLists[L]))
      ByParam->second[M.AttributeGroups[G].ParamIndex].push_back(G);
  auto Entry = ByParam->second.find(Param);
  if (Entry == ByParam->second.end())
    return {};
  const size_t Begin = Out.size();
  for (uint32_t G : Entry->second) {
    for (const Attribute &A : M.attributes(M.AttributeGroups[G])) {
      attribute(A, false);
      Out += ' ';
    }
  }
  std::string List(Out.from(Begin));
  Out.cut(Begin);
  return List;
}

// Returns the number of a list's function attributes, or None if it has none.
uint32_t Writer::functionAttributes(AttributeListId L) {
  constexpr uint32_t NotYet = None - 1;
  if (L == None)
    return None;
  if (AttributeNumbers[L] != NotYet)
    return AttributeNumbers[L];
  std::vector<uint32_t> Groups;
  for (uint32_t G : M.groups(M.AttributeLists[L]))
    if (M.AttributeGroups[G].ParamIndex == FunctionIndex)
      Groups.push_back(G);
  if (Groups.empty())
    return AttributeNumbers[L] = None;
  auto [Entry, New] = AttributeSetNumbers.emplace(Groups, uint32_t(AttributeSets.size()));
  if (New)
    AttributeSets.push_back(Groups);
  return AttributeNumbers[L] = Entry->second;
}

[[gnu::cold]] void Writer::attributeGroups() {
  for (size_t N = 0; N < AttributeSets.size() && !full(); ++N) {
    Out.append("attributes #").number(N).append(" = {");
    for (uint32_t G : AttributeSets[N])
      for (const Attribute &A : M.attributes(M.AttributeGroups[G])) {
        Out += ' ';
        attribute(A, true);
      }
    Out += " }\n";
  }
  if (!AttributeSets.empty())
    Out += '\n';
}

} // namespace dxil::ir::assembly

namespace dxil::ir {
Result<std::string> writeAssembly(const ir::Module &M, const AssemblyOptions &Options) {
  return assembly::Writer(M, Options).run();
}

TypePrinter::TypePrinter(const ir::Module &M)
    : Texts(std::make_unique<assembly::Writer>(M, Options)) {}
TypePrinter::~TypePrinter() = default;
const std::string &TypePrinter::text(ir::TypeId T) {
  return Texts->typeText(T);
}
} // namespace dxil::ir
