// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the op database as JSON; docs/json-format.md describes its format. ops/export makes HTML
// and Markdown from it, here and in dxil-ops.
#include "Emitter.h"
#include "MeaningModel.h"
#include "Model.h"

#include "dxil/export/Export.h"

#include <llvm/Support/raw_ostream.h>

namespace dxil::emitters {
namespace {

using exporter::Json;

// Increment it when a reader of the old format would misread the new one.
constexpr int SchemaVersion = 1;

template <typename Range, typename Function> Json list(const Range &Values, Function Each) {
  Json Result = Json::array();
  for (const auto &Value : Values)
    Result.push_back(Each(Value));
  return Result;
}

template <typename Pointers> Json names(const Pointers &Values) {
  return list(Values, [](const auto &Value) { return Value->Name; });
}

Json argument(const ArgDesc &A) {
  Json Range = nullptr;
  if (A.Minimum || A.Maximum)
    Range = {{"minimum", A.Minimum.value_or(0)}, {"maximum", A.Maximum.value_or(0)}};
  else if (!A.FloatMinimum.empty())
    Range = {{"minimum", std::stod(A.FloatMinimum)}, {"maximum", std::stod(A.FloatMaximum)}};
  return {{"name", A.Name},
          {"type", A.Type->Name},
          {"doc", A.Doc},
          {"immediate", A.Immediate},
          {"enum", A.Enum ? Json(A.Enum->Name) : Json(nullptr)},
          {"range", Range},
          {"unsigned", A.Unsigned}};
}

Json overloads(const OpDesc &Op) {
  Json Dimensions = Json::array();
  for (unsigned I = 0; I < Op.NumDimensions; ++I) {
    Json Entries = Json::array();
    for (const OverloadsDesc &O : Op.Overloads)
      if (O.Dimension == I)
        Entries.push_back({{"since", O.Since.str()},
                           {"types", names(O.Types)},
                           {"vector_element_types", names(O.VectorElements)}});
    Dimensions.push_back(std::move(Entries));
  }
  return Dimensions;
}

Json stages(const OpDesc &Op) {
  return list(Op.Stages, [](const StagesDesc &S) {
    Json Names = S.All       ? Json::array({"all_stages"})
                 : S.Removed ? Json::array({"removed"})
                             : names(S.Stages);
    return Json{{"since", S.Since.str()}, {"stages", std::move(Names)}};
  });
}

Json intrinsics(const OpDesc &Op) {
  Json Result = list(Op.Intrinsics, [](const auto &S) { return S.Intrinsic.Name; });
  for (const IntrinsicDesc &I : Op.ResourceIntrinsics)
    Result.push_back(I.Name);
  return Result;
}

/// Returns an expression as nested arrays: ["fadd", "$a", 1].
Json expression(const MeaningNode &N) {
  switch (N.Kind) {
  case MeaningNode::Argument:
  case MeaningNode::Bound: return "$" + N.Name;
  case MeaningNode::Integer: return N.Value;
  case MeaningNode::Real: return N.Number;
  case MeaningNode::Apply: break;
  }
  Json Result = Json::array({N.Operator->Name});
  if (N.Type)
    Result.push_back(N.Type->Name);
  if (N.Joins)
    Result.push_back(N.Joins->Name);
  if (N.State)
    Result.push_back(N.State->Name);
  if (!N.Unit.empty())
    Result.push_back(N.Unit);
  Json Labelled = Json::object();
  for (size_t I = 0; I < N.Operands.size(); ++I)
    if (I < N.Labels.size() && !N.Labels[I].empty())
      Labelled[N.Labels[I]] = expression(N.Operands[I]);
    else
      Result.push_back(expression(N.Operands[I]));
  if (!Labelled.empty())
    Result.push_back(std::move(Labelled));
  return Result;
}

Json meaning(const OpDesc &Op, const Meanings &All) {
  auto Entry = All.ByOp.find(&Op);
  if (Entry == All.ByOp.end())
    return nullptr;
  if (Entry->second.Kind == Meaning::Opaque)
    return {{"opaque", Entry->second.Root.Reason}};
  return {{"text", meaningText(Entry->second)}, {"expression", expression(Entry->second.Root)}};
}

Json op(const OpDesc &Op, const Meanings &All) {
  return {{"name", Op.Name},
          {"opcode", Op.Opcode},
          {"table", Op.Table->Name},
          {"class", Op.Class->Name},
          {"category", Op.Category},
          {"doc", Op.Doc},
          {"reserved", Op.Reserved},
          {"result", Op.Result->Name},
          {"result_doc", Op.ResultDoc},
          {"arguments", list(Op.Arguments, argument)},
          {"overloads", overloads(Op)},
          {"stages", stages(Op)},
          {"attributes",
           list(Op.Attributes,
                [](const AttributesDesc &A) {
                  return Json{{"since", A.Since.str()}, {"attributes", names(A.Attributes)}};
                })},
          {"min_dxil", Op.Minimum.str()},
          {"min_dxil_translated",
           Op.TranslatedMinimum ? Json(Op.TranslatedMinimum->str()) : Json(nullptr)},
          {"intrinsics", intrinsics(Op)},
          {"generic_ir", Op.GenericIR},
          {"extension_intrinsic", Op.hasExtension() ? Json(Op.extensionName()) : Json(nullptr)},
          {"hlsl", Op.HLSL},
          {"counters", Op.Counters},
          {"meaning", meaning(Op, All)}};
}

/// Every version of every property.
Json jsonDatabase(const Model &M, const llvm::RecordKeeper &Records) {
  const auto All = readMeanings(M, Records); // main has checked the meanings already
  Json Classes = list(M.Classes, [&](const auto &Class) {
    Json Members = Json::array();
    for (const auto &Op : M.Ops)
      if (Op->Class == Class.get())
        Members.push_back(Op->Name);
    return Json{{"name", Class->Name}, {"ops", std::move(Members)}};
  });
  Json Enums = list(M.Enums, [](const auto &Enum) {
    return Json{{"name", Enum->Name},
                {"doc", Enum->Doc},
                {"flags", Enum->Flags},
                {"values", list(Enum->Cases, [](const EnumCaseDesc &Case) {
                   return Json{{"name", Case.Name}, {"value", Case.Value}, {"doc", Case.Doc}};
                 })}};
  });
  return {{"schema_version", SchemaVersion},
          {"dxil_version", nullptr},
          {"versions", list(M.Versions, [](const VersionDesc &V) { return V.str(); })},
          {"tables", list(M.Tables,
                          [](const auto &T) {
                            return Json{{"name", T->Name}, {"feature_id", T->FeatureId}};
                          })},
          {"stages", list(M.Stages,
                          [](const auto &S) {
                            return Json{{"name", S->Name}, {"kind", S->Kind}};
                          })},
          {"attributes", list(M.Attributes,
                              [](const auto &A) {
                                return Json{{"name", A->Name}, {"doc", A->Doc}};
                              })},
          {"overload_types", list(M.OverloadTypes,
                                  [](const TypeDesc *T) {
                                    return Json{{"name", T->Name}, {"suffix", T->Suffix}};
                                  })},
          {"enums", std::move(Enums)},
          {"classes", std::move(Classes)},
          {"ops", list(M.Ops, [&](const auto &Op) { return op(*Op, *All); })}};
}

} // namespace

static bool emitJSON(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS) {
  OS << jsonDatabase(M, Records).dump(1) << "\n";
  return true;
}
static const Emitter JSON("gen-json", "docs/ops.json", "The op database of docs/json-format.md.",
                          emitJSON);

static bool emitHTML(const Model &M, const llvm::RecordKeeper &Records, const WriteFileFn &Write) {
  for (exporter::File &File : exporter::htmlSite(jsonDatabase(M, Records)))
    Write(File.Path, std::move(File.Content));
  return true;
}
static const Emitter HTML("gen-html", "html", "The op database as an HTML site.", emitHTML);

static bool emitMarkdown(const Model &M, const llvm::RecordKeeper &Records,
                         const WriteFileFn &Write) {
  for (exporter::File &File : exporter::markdownTables(jsonDatabase(M, Records)))
    Write(File.Path, std::move(File.Content));
  return true;
}
static const Emitter Markdown("gen-markdown", "docs/ops", "Op tables in Markdown.", emitMarkdown);

} // namespace dxil::emitters
