// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares RDAT, which the runtime uses to link a library, with the part derived from the module,
// and checks its references.
#include "ContainerParts.h"

#include <dxil/container/derive/RuntimeData.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/generated/PartRows.h>

#include <algorithm>
#include <map>

namespace dxil::validation {
namespace {

constexpr auto ResourceTable = uint32_t(rdat::Table::Resources),
               FunctionTable = uint32_t(rdat::Table::Functions);

class RuntimeDataChecker {
public:
  RuntimeDataChecker(Context &Ctx, const container::RuntimeData &D, Bytes Part)
      : Ctx(Ctx), D(D), Part(Part), Left(16 * Part.size() + 4096) {}

  void check() {
    for (const container::RuntimeTable &T : D.tables())
      if (const container::RuntimeLayout *L = container::runtimeLayout(T.Type))
        for (uint32_t Row = 0; Row < T.Count && Left; ++Row)
          checkReferences(T, *L, Row);
    checkVersion();
    compare();
  }

private:
  Context &Ctx;
  const container::RuntimeData &D;
  const Bytes Part;
  container::RuntimeData Wanted; ///< the derived part
  /// Remaining steps: references may share long texts and lists, so the work needs a limit.
  size_t Left;

  void bad(const std::string &Message) {
    Ctx.reportPart(rule::ContainerPartMatches("RDAT", Message), "RDAT");
  }
  void spend(size_t Steps) { Left -= std::min(Left, Steps + 1); }

  /// The part must have the tables and record sizes of the module's validator version.
  void checkVersion() {
    const ModuleVersion V = Ctx.Info.Validator;
    const std::string Validator =
        "validator version " + std::to_string(V.Major) + "." + std::to_string(V.Minor);
    for (const container::RuntimeTable &T : D.tables())
      if (!container::hasRuntimeTable(Ctx.Info, T.Type))
        bad("table " + std::to_string(T.Type) + ", which " + Validator + " does not have");
    const uint32_t Stride =
        container::runtimeLayout(FunctionTable)->size(Ctx.Info.validatorMinor());
    if (const container::RuntimeTable *T = D.table(FunctionTable); T && T->Stride != Stride)
      bad("functions of " + std::to_string(T->Stride) + " bytes, " + Validator + " has " +
          std::to_string(Stride));
  }

  // ---- References ----

  /// Checks references. Skips fields that only some kinds of record have: the readers of these
  /// records check them.
  void checkReferences(const container::RuntimeTable &T, const container::RuntimeLayout &L,
                       uint32_t Row) {
    for (const container::RuntimeField &F : L.Fields) {
      auto V = F.OnlyKind == ~0u ? D.value(T, Row, F) : std::nullopt;
      if (V && !resolves(F, *V))
        bad(std::string(L.Name) + " " + std::to_string(Row) + "." + std::string(F.Name) + ": " +
            std::to_string(*V) + " leads outside of the part");
    }
  }

  bool resolves(const container::RuntimeField &F, uint32_t V) {
    switch (F.Kind) {
    case container::RuntimeFieldKind::String: {
      auto Text = D.string(V);
      spend(Text ? Text->size() : 0);
      return Text.has_value();
    }
    case container::RuntimeFieldKind::StringArray:
    case container::RuntimeFieldKind::IndexArray:
    case container::RuntimeFieldKind::RecordArray: {
      auto List = D.indices(V);
      spend(List ? List->size() : 0);
      if (!List || F.Kind == container::RuntimeFieldKind::IndexArray)
        return List.has_value();
      const container::RuntimeTable *Target =
          F.Kind == container::RuntimeFieldKind::RecordArray ? D.table(F.Table) : nullptr;
      for (uint32_t Item : *List) {
        if (F.Kind == container::RuntimeFieldKind::RecordArray ? !Target || Item >= Target->Count
                                                               : !hasString(Item))
          return false;
      }
      return true;
    }
    case container::RuntimeFieldKind::Record: {
      const container::RuntimeTable *Target = D.table(F.Table);
      return V == container::RuntimeData::Null || (Target && V < Target->Count);
    }
    default: return true;
    }
  }

  bool hasString(uint32_t Offset) {
    auto Text = Left ? D.string(Offset) : std::string_view();
    spend(Text ? Text->size() : 0);
    return Text.has_value();
  }

  // ---- Comparison with the derived part ----

  void compare() {
    auto Subobjects = container::readSubobjects(Part);
    if (!Subobjects)
      return;
    auto Derived = deriveRuntimeData(Ctx, {.Subobjects = *Subobjects});
    if (!Derived || std::ranges::equal(*Derived, Part))
      return; // the module exceeds the limits of the derivation, or all bytes are the same
    if (auto Read = container::readRuntimeData(*Derived)) {
      Wanted = std::move(*Read);
      compareResources();
      compareFunctions();
    }
  }

  /// One row for each resource, in the order of classes.
  void compareResources() {
    const container::RuntimeTable *T = D.table(ResourceTable), *W = Wanted.table(ResourceTable);
    const uint32_t Rows = T ? T->Count : 0, Expected = W ? W->Count : 0;
    if (Rows != Expected)
      return bad("RDAT.resources: " + std::to_string(Rows) + ", module says " +
                 std::to_string(Expected));
    for (uint32_t Row = 0; Row < Rows && Left; ++Row)
      compareRow({*T, Row}, {*W, Row}, "RDAT.resources[" + std::to_string(Row) + "]");
  }

  /// Compares the functions that the module defines, by name.
  void compareFunctions() {
    const container::RuntimeTable *T = D.table(FunctionTable), *W = Wanted.table(FunctionTable);
    std::map<std::string_view, uint32_t> RowOf;
    for (uint32_t Row = 0; W && Row < W->Count; ++Row)
      RowOf.emplace(nameIn(Wanted, *W, Row).value_or(""), Row);
    for (uint32_t Row = 0; T && Row < T->Count && Left; ++Row) {
      auto Name = nameIn(D, *T, Row);
      if (!Name)
        continue;
      spend(Name->size());
      const std::string Label = "RDAT.functions[" + std::to_string(Row) + "]";
      if (auto Entry = RowOf.find(*Name); Entry != RowOf.end())
        compareRow({*T, Row}, {*W, Entry->second}, Label);
      else
        bad(Label + ": the module does not define " + printable(*Name));
    }
  }

  static std::optional<std::string_view> nameIn(const container::RuntimeData &In,
                                                const container::RuntimeTable &T, uint32_t Row) {
    auto Offset = In.value(T, Row, container::runtimeLayout(FunctionTable)->Fields[0]);
    return Offset ? In.string(*Offset) : std::nullopt;
  }

  struct RowAt {
    const container::RuntimeTable &Table;
    uint32_t Row;
  };

  /// Compares fields and the targets of references. Skips fields outside the part's records: these
  /// depend on its version.
  void compareRow(RowAt Actual, RowAt Want, const std::string &Label) {
    const container::RuntimeLayout &L = *container::runtimeLayout(Want.Table.Type);
    const auto Kind =
        Wanted.value(Want.Table, Want.Row, {"", container::RuntimeFieldKind::U32, L.KindOffset});
    for (const container::RuntimeField &F : L.Fields) {
      if (!Left || (F.OnlyKind != ~0u && F.OnlyKind != Kind))
        continue;
      spend(0);
      auto A = D.value(Actual.Table, Actual.Row, F), B = Wanted.value(Want.Table, Want.Row, F);
      if (A && B)
        compareField(F, *A, *B, Label + "." + std::string(F.Name));
    }
  }

  void compareField(const container::RuntimeField &F, uint32_t A, uint32_t B,
                    const std::string &Label) {
    switch (F.Kind) {
    case container::RuntimeFieldKind::String: {
      auto Text = D.string(A);
      const std::string_view Expected = Wanted.string(B).value_or("");
      spend(Expected.size());
      // An empty expected name means that the names of the module were stripped.
      if (Text && *Text != Expected && !Expected.empty())
        bad(Label + ": " + printable(*Text) + ", module says " + printable(Expected));
      break;
    }
    case container::RuntimeFieldKind::Record: {
      const container::RuntimeTable *Actual = D.table(F.Table), *Want = Wanted.table(F.Table);
      if ((A == container::RuntimeData::Null) != (B == container::RuntimeData::Null))
        bad(Label +
            (B == container::RuntimeData::Null ? ": the module has none" : ": the module has one"));
      else if (Actual && A < Actual->Count && Want && B < Want->Count)
        compareRow({*Actual, A}, {*Want, B}, Label);
      break;
    }
    case container::RuntimeFieldKind::StringArray:
    case container::RuntimeFieldKind::IndexArray:
    case container::RuntimeFieldKind::RecordArray: compareLists(F, A, B, Label); break;
    case container::RuntimeFieldKind::RawBytes: break; // no compared field has raw bytes
    default:
      if (A != B)
        bad(Label + ": " + std::to_string(A) + ", module says " + std::to_string(B));
    }
  }

  void compareLists(const container::RuntimeField &F, uint32_t A, uint32_t B,
                    const std::string &Label) {
    auto Actual = D.indices(A), Want = Wanted.indices(B);
    if (!Actual || !Want)
      return;
    spend(Actual->size() + Want->size());
    if (Actual->size() != Want->size())
      return bad(Label + ": " + std::to_string(Actual->size()) + ", module says " +
                 std::to_string(Want->size()));
    container::RuntimeField Item = F;
    Item.Kind = F.Kind == container::RuntimeFieldKind::StringArray
                    ? container::RuntimeFieldKind::String
                // Resources are compared in their own table.
                : F.Kind == container::RuntimeFieldKind::RecordArray && F.Table != ResourceTable
                    ? container::RuntimeFieldKind::Record
                    : container::RuntimeFieldKind::U32;
    for (size_t I = 0; I < Want->size() && Left; ++I)
      compareField(Item, (*Actual)[I], (*Want)[I], Label + "[" + std::to_string(I) + "]");
  }
};

} // namespace

void checkRuntimeData(Context &Ctx, const container::Part &P) {
  Result<container::RuntimeData> D = container::readRuntimeData(P.Data);
  if (!D)
    return Ctx.reportPart(rule::ContainerPartMatches("RDAT", D.error().Message), "RDAT");
  RuntimeDataChecker(Ctx, *D, P.Data).check();
}

} // namespace dxil::validation
