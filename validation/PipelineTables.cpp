// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables of PSV0: strings and semantic indices that nothing refers to, and which outputs depend
// on which inputs, against what `dx.viewIdState` says.
#include <dxil/container/parts/PipelineState.h>

#include "ContainerParts.h"

#include <algorithm>
#include <set>

namespace dxil::validation {
namespace {

using Element = PipelineElement;

void markUsed(const std::vector<Element> &List, std::set<uint32_t> &Strings,
              std::vector<bool> &Indices) {
  for (const Element &E : List) {
    Strings.insert(E.NameOffset);
    std::fill_n(Indices.begin() + E.IndexOffset, E.SemanticIndices.size(), true);
  }
}

/// Takes numbers from `dx.viewIdState` one after the other; zeros where there are no more.
class StateReader {
public:
  explicit StateReader(std::span<const uint64_t> Words) : Rest(Words) {}
  uint32_t next() {
    if (Rest.empty())
      return 0;
    auto N = uint32_t(Rest.front());
    Rest = Rest.subspan(1);
    return N;
  }
  std::vector<uint32_t> take(uint64_t Count) {
    auto N = size_t(std::min<uint64_t>(Count, Rest.size()));
    std::vector<uint32_t> Out(Rest.begin(), Rest.begin() + ptrdiff_t(N));
    Rest = Rest.subspan(N);
    return Out;
  }

private:
  std::span<const uint64_t> Rest;
};

constexpr uint32_t wordsOf(uint32_t Components) {
  return (Components + 31) / 32;
}
constexpr uint32_t wordsOfVectors(uint32_t Vectors) {
  return (Vectors + 7) / 8;
}

/// What stands at (Row, Word) of a table of that many words a row; 0 outside it.
uint32_t wordAt(const std::vector<uint32_t> &Table, size_t Row, size_t Word, size_t Width) {
  size_t At = Row * Width + Word;
  return Word < Width && At < Table.size() ? Table[At] : 0;
}

class DependencyChecker {
public:
  DependencyChecker(Context &Ctx, const PipelineState &P, std::span<const uint64_t> State)
      : Ctx(Ctx), P(P), State(State) {}

  /// Whether all tables say what the module says.
  bool check() {
    Stage Kind = Ctx.Info.Kind;
    uint32_t Inputs = State.next(), FirstOutputs = 0;
    for (unsigned S = 0; S < (Kind == Stage::Geometry ? 4u : 1u); ++S) {
      uint32_t Outputs = State.next();
      if (S == 0)
        FirstOutputs = Outputs;
      std::string Stream = "[" + std::to_string(S) + "]";
      compareMask("ViewIDOutputMask" + Stream, P.ViewIdOutputs[S], P.OutputVectors[S], Outputs);
      if (Kind != Stage::Mesh)
        compareTable("InputToOutputTable" + Stream, P.InputToOutput[S], Inputs, Outputs);
    }
    if (Kind == Stage::Hull || Kind == Stage::Mesh) {
      uint32_t Patch = State.next();
      compareMask("ViewIDPCOutputMask", P.ViewIdPatchOrPrim, P.PatchOrPrimVectors, Patch);
      if (Kind == Stage::Hull)
        compareTable("InputToPCOutputTable", P.InputToPatch, Inputs, Patch);
    } else if (Kind == Stage::Domain) {
      compareTable("PCInputToOutputTable", P.PatchToOutput, State.next(), FirstOutputs);
    }
    return Good;
  }

private:
  Context &Ctx;
  const PipelineState &P;
  StateReader State;
  bool Good = true;

  void mismatch(const std::string &Field, uint32_t Found, uint32_t Expected) {
    char Texts[2][16];
    std::snprintf(Texts[0], sizeof Texts[0], "0x%x", unsigned(Found));
    std::snprintf(Texts[1], sizeof Texts[1], "0x%x", unsigned(Expected));
    Ctx.reportPart(rule::ContainerContentMatches("PSV0", Field, Texts[0], Texts[1]), "PSV0");
    Good = false;
  }

  void compareMask(const std::string &Field, const std::vector<uint32_t> &Found, uint32_t Vectors,
                   uint32_t Components) {
    if (!P.UsesViewId)
      return;
    std::vector<uint32_t> Expected = State.take(wordsOf(Components));
    compareRow(Field, Found, Expected, 0, wordsOfVectors(Vectors), wordsOf(Components));
  }

  void compareTable(const std::string &Field, const DependencyTable &Found, uint32_t Inputs,
                    uint32_t Outputs) {
    std::vector<uint32_t> Expected = State.take(uint64_t(Inputs) * wordsOf(Outputs));
    for (uint32_t Row = 0; Row < Found.InputVectors * 4 && Good; ++Row)
      compareRow(Field + ", input component " + std::to_string(Row), Found.Words, Expected, Row,
                 wordsOfVectors(Found.OutputVectors), wordsOf(Outputs));
  }

  void compareRow(const std::string &Field, const std::vector<uint32_t> &Found,
                  const std::vector<uint32_t> &Expected, uint32_t Row, uint32_t FoundWidth,
                  uint32_t ExpectedWidth) {
    for (uint32_t Word = 0; Word < FoundWidth; ++Word) {
      uint32_t F = wordAt(Found, Row, Word, FoundWidth),
               E = wordAt(Expected, Row, Word, ExpectedWidth);
      if (F != E)
        return mismatch(Field, F, E);
    }
  }
};

/// The numbers of `dx.viewIdState`; none if the module has none.
std::span<const uint64_t> viewIdState(const ir::Module &M) {
  const ir::NamedMetadata *N = M.findNamedMetadata("dx.viewIdState");
  if (!N || M.nodes(*N).empty())
    return {};
  ir::ValueId V = M.metadataValue(M.nodeOperand(M.nodes(*N)[0], 0));
  if (V >= M.Values.size() || M.Values[V].Kind != ir::ValueKind::Constant)
    return {};
  const ir::Constant &C = M.Constants[M.Values[V].Index];
  return C.Kind == ir::ConstantKind::Data ? M.words(C) : std::span<const uint64_t>();
}

} // namespace

bool checkDependencies(Context &Ctx, const PipelineState &P) {
  return P.Version < 1 || DependencyChecker(Ctx, P, viewIdState(Ctx.M)).check();
}

void checkUnusedItems(Context &Ctx, const PipelineState &P) {
  if (P.Version < 1)
    return;
  std::set<uint32_t> Strings;
  std::vector<bool> Indices(P.SemanticIndices.size());
  for (const std::vector<Element> *List : {&P.Inputs, &P.Outputs, &P.PatchOrPrims})
    markUsed(*List, Strings, Indices);
  if (P.Version >= 3)
    Strings.insert(P.EntryNameOffset);
  // The first string is empty and need not be used; up to three bytes at the end are padding.
  uint32_t Start = 0, Size = uint32_t(P.Strings.size()), Padding = Size;
  while (Padding > 0 && Padding + 3 > Size && P.Strings[Padding - 1] == 0)
    --Padding;
  for (uint32_t I = 0; I < Size; ++I) {
    if (P.Strings[I])
      continue;
    bool Empty = Start == I && (Start == 0 || I >= Padding);
    if (!Empty && !Strings.count(Start)) {
      std::string_view Text(reinterpret_cast<const char *>(P.Strings.data()) + Start, I - Start);
      Ctx.reportPart(
          rule::ContainerUnusedItemInTable("PSV0.StringTable", "'" + std::string(Text) + "'"),
          "PSV0");
    }
    Start = I + 1;
  }
  for (size_t I = 0; I < Indices.size(); ++I)
    if (!Indices[I])
      Ctx.reportPart(
          rule::ContainerUnusedItemInTable("PSV0.SemanticIndexTable", "entry " + std::to_string(I)),
          "PSV0");
}

} // namespace dxil::validation
