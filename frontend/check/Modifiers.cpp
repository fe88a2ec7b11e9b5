// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where modifiers and attributes may stand, as DXC has it.
#include "Checker.h"

#include "dxil/contract/NearestName.h"

using namespace dxil::frontend;
using dxil::Stage;
using syntax::NodeId;
using syntax::Specifier;

namespace {

constexpr unsigned Global = 1 << unsigned(DeclaredAs::Global),
                   Local = 1 << unsigned(DeclaredAs::Local),
                   Parameter = 1 << unsigned(DeclaredAs::Parameter),
                   Field = 1 << unsigned(DeclaredAs::Field),
                   Free = 1 << unsigned(DeclaredAs::Function),
                   Method = 1 << unsigned(DeclaredAs::Method),
                   Typedef = 1 << unsigned(DeclaredAs::Typedef);
constexpr unsigned Functions = Free | Method;

struct ModifierPlaces {
  Specifier Is;
  const char *Word;
  unsigned Places;
};
/// Modifiers that are not in it may stand anywhere, or say what type is meant, which is checked
/// there.
constexpr ModifierPlaces Places[] = {
    {Specifier::Static, "static", Global | Local | Field | Functions},
    {Specifier::Extern, "extern", Global},
    {Specifier::Const, "const", Global | Local | Parameter | Functions | Typedef},
    {Specifier::Uniform, "uniform", Global | Parameter},
    {Specifier::GroupShared, "groupshared", Global | Parameter},
    {Specifier::Shared, "shared", Global | Free},
    {Specifier::Inline, "inline", Functions},
    {Specifier::Export, "export", Free},
    {Specifier::Out, "out", Parameter},
    {Specifier::In, "in", Parameter},
    {Specifier::Linear, "linear", Parameter | Field | Free},
    {Specifier::NoInterpolation, "nointerpolation", Parameter | Field | Free},
    {Specifier::NoPerspective, "noperspective", Parameter | Field | Free},
    {Specifier::Centroid, "centroid", Parameter | Field | Free},
    {Specifier::Sample, "sample", Parameter | Field | Free},
    {Specifier::Center, "center", Parameter | Field | Free},
    {Specifier::Payload, "payload", Parameter},
};

struct Contradiction {
  Specifier A, B;
  const char *WordA, *WordB;
};
constexpr Contradiction Contradictions[] = {
    {Specifier::Static, Specifier::Extern, "static", "extern"},
    {Specifier::Static, Specifier::Uniform, "static", "uniform"},
    {Specifier::GroupShared, Specifier::Extern, "groupshared", "extern"},
    {Specifier::NoInterpolation, Specifier::Linear, "nointerpolation", "linear"},
    {Specifier::NoInterpolation, Specifier::NoPerspective, "nointerpolation", "noperspective"},
    {Specifier::NoInterpolation, Specifier::Centroid, "nointerpolation", "centroid"},
    {Specifier::NoInterpolation, Specifier::Sample, "nointerpolation", "sample"},
};

const char *describe(DeclaredAs What) {
  switch (What) {
  case DeclaredAs::Global: return "global variables";
  case DeclaredAs::Local: return "local variables";
  case DeclaredAs::Parameter: return "parameters";
  case DeclaredAs::Field: return "members";
  case DeclaredAs::Function: return "functions";
  case DeclaredAs::Method: return "methods";
  case DeclaredAs::Typedef: return "a typedef";
  }
  return "";
}

/// Attributes that mean something for functions only, and in which stages an entry point may have
/// them; no stage: in any.
struct FunctionAttribute {
  const char *Word;
  llvm::ArrayRef<Stage> Stages;
};
constexpr Stage WithGroups[] = {Stage::Compute, Stage::Mesh, Stage::Amplification, Stage::Node};
constexpr Stage OfGeometry[] = {Stage::Geometry}, OfPixel[] = {Stage::Pixel},
                OfCompute[] = {Stage::Compute, Stage::Node};
constexpr Stage OfTessellation[] = {Stage::Hull, Stage::Domain};
constexpr FunctionAttribute FunctionAttributes[] = {{"numthreads", WithGroups},
                                                    {"maxvertexcount", OfGeometry},
                                                    {"instance", OfGeometry},
                                                    {"domain", OfTessellation},
                                                    {"earlydepthstencil", OfPixel},
                                                    {"wavesize", OfCompute},
                                                    {"groupsharedlimit", WithGroups},
                                                    {"rootsignature", {}},
                                                    {"shader", {}},
                                                    {"clipplanes", {}},
                                                    {"patchconstantfunc", {}},
                                                    {"partitioning", {}},
                                                    {"outputtopology", {}},
                                                    {"outputcontrolpoints", {}},
                                                    {"maxtessfactor", {}}};

const FunctionAttribute *functionAttribute(llvm::StringRef Word) {
  for (const FunctionAttribute &A : FunctionAttributes)
    if (Word.equals_insensitive(A.Word))
      return &A;
  return nullptr;
}

/// Whether it is a word of `[shader("...")]`.
bool isStageOfEntry(llvm::StringRef Word) {
  const std::optional<Stage> S = dxil::findStage(std::string_view(Word));
  return S && *S != Stage::Library;
}

} // namespace

bool Checker::isFunctionAttribute(llvm::StringRef Word) {
  return functionAttribute(Word);
}

void Checker::considerFunctionAttributes(contract::NearestName &Nearest) {
  for (const FunctionAttribute &A : FunctionAttributes)
    Nearest.consider(A.Word);
}

bool Checker::checkModifiers(syntax::Specifiers Flags, DeclaredAs What, Location Where) {
  bool IsStaticMember = What == DeclaredAs::Field && Flags.has(Specifier::Static);
  for (const ModifierPlaces &M : Places)
    if (Flags.has(M.Is) && !(M.Places >> unsigned(What) & 1) &&
        !(IsStaticMember && M.Is == Specifier::Const)) {
      Diags.report(Where, Diagnostic::modifier_not_here, {M.Word, describe(What)});
      return false;
    }
  for (const Contradiction &C : Contradictions)
    if (Flags.has(C.A) && Flags.has(C.B)) {
      Diags.report(Where, Diagnostic::modifiers_together, {C.WordA, C.WordB});
      return false;
    }
  return true;
}

/// Reports attributes of functions that stand at a variable.
void Checker::checkVariableAttributes(syntax::NodeList Attributes) {
  for (NodeId Node : nodes(Attributes)) {
    auto A = CurrentTree->get<syntax::Attribute>(Node);
    if (A.Scope == Name::None && functionAttribute(Names.spelling(A.Word)))
      Diags.report(CurrentTree->location(Node), Diagnostic::attribute_of_functions,
                   {Names.spelling(A.Word)});
    else if (A.Scope != Name::None)
      warnOfIgnored(A, CurrentTree->location(Node));
  }
}

/// Reports attributes of the entry point that its stage does not have.
void Checker::checkStageAttribute(const Attribute &A) {
  llvm::StringRef Word = Names.spelling(A.Word);
  const FunctionAttribute *Known = functionAttribute(Word);
  if (Known && !Known->Stages.empty() && !llvm::is_contained(Known->Stages, EntryStage))
    Diags.report(A.Where, Diagnostic::attribute_of_other_stage,
                 {Word, llvm::StringRef(name(EntryStage))});
  if (Word != "shader" || A.Strings.empty())
    return;
  llvm::StringRef Wanted = A.Strings.front();
  if (isStageOfEntry(Wanted) && Opts.Stage != Stage::Library &&
      !Wanted.equals_insensitive(llvm::StringRef(name(Opts.Stage))))
    Diags.report(A.Where, Diagnostic::attribute_of_other_stage,
                 {"shader", llvm::StringRef(name(Opts.Stage))});
}

void Checker::checkShaderWord(const Attribute &A) {
  if (Names.spelling(A.Word) == "shader" && !A.Strings.empty() &&
      !isStageOfEntry(A.Strings.front())) {
    contract::NearestName Nearest(A.Strings.front());
    for (Stage S : AllStages)
      if (S != Stage::Library)
        Nearest.consider(llvm::StringRef(name(S)));
    Diags.report(A.Where, Diagnostic::shader_stage_unknown,
                 {A.Strings.front(), Nearest.suggestion()});
  }
}
