// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of functions, the entry point and what it may call.
#include "Checker.h"

#include "dxil/generated/Limits.h"
#include "dxil/ops/ShaderModels.h"
#include "llvm/Support/MathExtras.h"

using namespace dxil::frontend;
using dxil::Stage;
using llvm::StringRef;
using syntax::NodeId;
using syntax::NodeKind;

//===-- Attributes
//--------------------------------------------------------------------------------------===//

/// The attributes with their arguments as numbers and texts; words in lower case, since DXC takes
/// any.
std::vector<Attribute> Checker::readAttributes(syntax::NodeList Attributes) {
  std::vector<Attribute> Result;
  for (NodeId Node : nodes(Attributes)) {
    auto N = CurrentTree->get<syntax::Attribute>(Node);
    warnOfIgnored(N, CurrentTree->location(Node));
    if (N.Scope != Name::None)
      continue; // `[[vk::...]]` says nothing to DXIL.
    Attribute A;
    A.Word = Names.intern(Names.spelling(N.Word).lower());
    A.Where = CurrentTree->location(Node);
    // Its arguments are places, which only an entry point evaluates.
    bool HasPlaces = Names.spelling(A.Word) == "clipplanes", IsRead = true;
    for (NodeId Argument : nodes(N.Arguments)) {
      if (HasPlaces)
        checkExpression(Argument);
      else if (Names.spelling(A.Word) == "maxrecordssharedwith" &&
               CurrentTree->is(Argument, NodeKind::NameRef))
        A.Strings.push_back(spellName(Argument)); // of another parameter
      else if (CurrentTree->is(Argument, NodeKind::String))
        A.Strings.push_back(
            CurrentSource->Strings[CurrentTree->get<syntax::String>(Argument).Literal]);
      else if (auto Number = attributeNumber(Names.spelling(A.Word), Argument))
        A.Numbers.push_back(*Number);
      else
        IsRead = false;
    }
    if (!IsRead)
      continue; // an error that has been reported
    checkAttribute(A);
    checkShaderWord(A);
    Result.push_back(std::move(A));
  }
  return Result;
}

/// The value of an attribute's argument; of maxtessfactor the bits of a float.
std::optional<int64_t> Checker::attributeNumber(StringRef Word, NodeId Argument) {
  ExprId E = checkValue(Argument);
  TypeId T = P.type(E);
  if (T == TypeId::Error)
    return {};
  bool WantsFloat = Word == "maxtessfactor";
  bool IsFloat = Types.get(T).Kind == TypeKind::Scalar && isFloating(Types.get(T).Element);
  if (IsFloat && !WantsFloat) {
    Diags.report(CurrentTree->location(Argument), Diagnostic::attribute_type, {Word});
    return 0;
  }
  if (!Types.isNumeric(T) && Types.get(T).Kind != TypeKind::Enum) {
    Diags.report(CurrentTree->location(Argument), Diagnostic::constant_not_integer, {spell(T)});
    return {};
  }
  ScalarKind K = WantsFloat ? ScalarKind::Float : ScalarKind::Int64;
  std::optional<ConstantValue> Value =
      evaluate(cast(E, Types.scalar(K), CurrentTree->location(Argument)));
  if (Value && !Value->Bits.empty())
    return int64_t(Value->Bits[0]);
  Diags.report(CurrentTree->location(Argument), Diagnostic::not_a_constant);
  return {};
}

/// Reports arguments that the attribute cannot have.
void Checker::checkAttribute(const Attribute &A) {
  StringRef Word = Names.spelling(A.Word);
  if (Word == "numthreads") {
    if (A.Numbers.size() != 3) {
      Diags.report(A.Where, Diagnostic::attribute_arguments, {Word, "3"});
      return;
    }
    int64_t X = A.Numbers[0], Y = A.Numbers[1], Z = A.Numbers[2];
    bool InRange = std::min({X, Y, Z}) >= 1 && std::max({X, Y, Z}) <= dxil::MaxGroupThreads &&
                   X * Y * Z <= dxil::MaxGroupThreads;
    if (!InRange)
      Diags.report(A.Where, Diagnostic::numthreads_range,
                   {std::to_string(X), std::to_string(Y), std::to_string(Z)});
  } else if (Word == "wavesize") {
    if (A.Numbers.empty() || A.Numbers.size() > 3)
      Diags.report(A.Where, Diagnostic::attribute_arguments, {Word, "1 to 3"});
  } else if (Word == "groupsharedlimit") {
    if (A.Numbers.size() != 1)
      Diags.report(A.Where, Diagnostic::attribute_arguments, {Word, "1"});
    else if (A.Numbers.front() < 0 || A.Numbers.front() > INT32_MAX)
      Diags.report(A.Where, Diagnostic::groupshared_limit_range,
                   {std::to_string(A.Numbers.front())});
    else if (Opts.ShaderModelMinor < dxil::FirstMinorWithGroupSharedLimit)
      Diags.report(A.Where, Diagnostic::attribute_before_its_model,
                   {Word, std::to_string(dxil::FirstMinorWithGroupSharedLimit)});
  }
}

//===-- The entry point
//--------------------------------------------------------------------------------------===//

void Checker::findEntry() {
  if (Diags.errorCount())
    return;
  if (Opts.Stage == Stage::Library) {
    checkLibraryEntries();
    return;
  }
  FunctionId Entry = functionNamed(Opts.EntryPoint);
  if (Entry == FunctionId::None) {
    Diags.report(Location::None, Diagnostic::no_entry_point,
                 {Opts.EntryPoint, similarFunction(Opts.EntryPoint)});
    return;
  }
  addEntry(Entry, Opts.Stage);
  checkCalls({Entry, P.Entries.back().PatchConstant});
}

void Checker::addEntry(FunctionId F, Stage Of) {
  P.Entries.push_back({F, Of, FunctionId::None});
  EntryPoint &Entry = P.Entries.back();
  EntryStage = Of;
  readEntryAttributes(F);
  if (Of == Stage::Hull)
    Entry.PatchConstant = findPatchConstant(F);
  checkEntrySemantics(F);
  if (Entry.PatchConstant != FunctionId::None)
    checkEntrySemantics(Entry.PatchConstant);
  checkStageParameters(F);
  checkPatchReach(Entry);
  checkLibraryParameters(F);
}

/// The function that \p Word, with namespaces or not, names and that has a body.
FunctionId Checker::functionNamed(StringRef Word) {
  FunctionId Found = FunctionId::None;
  for (size_t I = 1; I < P.Functions.size(); ++I) {
    const Function &F = P.Functions[I];
    if (F.Body == StmtId::None || F.Spelling != Word || state(FunctionId(I)).Instance ||
        F.This != TypeId::None)
      continue;
    if (Found != FunctionId::None)
      Diags.report(F.Where, Diagnostic::entry_overloaded, {Word});
    Found = FunctionId(I);
  }
  return Found;
}

/// The last one of several, as in DXC.
FunctionId Checker::patchConstantNamed(StringRef Word) {
  FunctionId Found = FunctionId::None;
  bool Several = false;
  for (size_t I = 1; I < P.Functions.size(); ++I) {
    const Function &F = P.Functions[I];
    if (F.Body == StmtId::None || F.Spelling != Word || state(FunctionId(I)).Instance ||
        F.This != TypeId::None)
      continue;
    Several |= Found != FunctionId::None;
    Found = FunctionId(I);
  }
  if (Several)
    Diags.report(P.function(Found).Where, Diagnostic::patch_constant_overloaded, {Word});
  return Found;
}

void Checker::checkWaveSize(const Attribute &A) {
  unsigned Since = A.Numbers.size() > 1 ? 8 : 6;
  if (Opts.ShaderModelMinor < Since)
    Diags.report(A.Where, Diagnostic::attribute_needs_model, {"WaveSize", std::to_string(Since)});
  for (size_t I = 0; I < A.Numbers.size(); ++I) {
    int64_t N = A.Numbers[I];
    // The preferred size, which comes last, may be left open by a 0.
    if (!(I == 2 && N == 0) &&
        (N < int64_t(MinWaveSize) || N > int64_t(MaxWaveSize) || !llvm::isPowerOf2_64(uint64_t(N))))
      Diags.report(A.Where, Diagnostic::wavesize_range, {std::to_string(N)});
  }
}

void Checker::readEntryAttributes(FunctionId Entry) {
  bool HasThreads = false;
  const Attribute *WaveSize = nullptr;
  for (const Attribute &A : P.function(Entry).Attributes) {
    StringRef Word = Names.spelling(A.Word);
    HasThreads |= Word == "numthreads";
    checkStageAttribute(A);
    checkAttributeWord(A);
    if (Word == "wavesize") {
      checkWaveSize(A);
      if (WaveSize && WaveSize->Numbers != A.Numbers)
        Diags.report(A.Where, Diagnostic::attributes_contradict, {Word});
      WaveSize = &A;
    }
    if (Word == "clipplanes" && EntryStage == Stage::Vertex)
      Diags.report(A.Where, Diagnostic::not_supported_yet, {"the attribute clipplanes"});
    if (Word == "rootsignature" && !A.Strings.empty()) {
      P.RootSignature = A.Strings.front();
      P.RootSignatureAt = A.Where;
    }
  }
  bool NeedsThreads = EntryStage == Stage::Compute || EntryStage == Stage::Mesh ||
                      EntryStage == Stage::Amplification;
  checkNeededAttributes(P.function(Entry));
  if (NeedsThreads && !HasThreads)
    Diags.report(P.function(Entry).Where, Diagnostic::numthreads_missing,
                 {P.function(Entry).Spelling});
}

FunctionId Checker::findPatchConstant(FunctionId Entry) {
  for (const Attribute &A : P.function(Entry).Attributes) {
    if (Names.spelling(A.Word) != "patchconstantfunc" || A.Strings.empty())
      continue;
    const FunctionId Found = patchConstantNamed(A.Strings.front());
    if (Found == FunctionId::None)
      Diags.report(A.Where, Diagnostic::no_patch_constant_function,
                   {A.Strings.front(), similarFunction(A.Strings.front())});
    return Found;
  }
  Diags.report(P.function(Entry).Where, Diagnostic::attribute_missing,
               {"patchconstantfunc", P.function(Entry).Spelling});
  return FunctionId::None;
}

/// Whether every number in \p T, a parameter or result of an entry point, has a semantic of its own
/// or around it.
bool Checker::hasSemantics(TypeId T, Name Semantic, unsigned Depth) const {
  T = Types.withoutArrays(T);
  if (Semantic != Name::None || T == TypeId::Error || T == TypeId::Void)
    return true;
  const Type &Of = Types.get(T);
  if (Of.Kind == TypeKind::Object) {
    const Object &O = Types.objectOf(T);
    bool Holds = O.Record->Kind == library::ObjectType::Sort::Patch ||
                 O.Record->Kind == library::ObjectType::Sort::Stream;
    return !Holds || O.Arguments.empty() || O.Arguments[0].Type == TypeId::None ||
           hasSemantics(O.Arguments[0].Type, Semantic, Depth + 1);
  }
  if (Of.Kind != TypeKind::Struct || Depth > MaxTypeDepth)
    return false;
  const Struct &S = Types.structOf(T);
  if (S.Base != TypeId::None && !hasSemantics(S.Base, Semantic, Depth + 1))
    return false;
  return llvm::all_of(S.Fields,
                      [&](const Field &F) { return hasSemantics(F.Type, F.Semantic, Depth + 1); });
}

/// The first member in struct \p T, or in one of its bases and members, that has no semantic; null
/// where \p T is none.
const Field *Checker::memberWithoutSemantic(TypeId T, unsigned Depth) const {
  T = Types.withoutArrays(T);
  if (Types.get(T).Kind != TypeKind::Struct || Depth > MaxTypeDepth)
    return nullptr;
  const Struct &S = Types.structOf(T);
  if (S.Base != TypeId::None)
    if (const Field *Found = memberWithoutSemantic(S.Base, Depth + 1))
      return Found;
  for (const Field &F : S.Fields)
    if (!hasSemantics(F.Type, F.Semantic, Depth + 1)) {
      const Field *Inner = memberWithoutSemantic(F.Type, Depth + 1);
      return Inner ? Inner : &F;
    }
  return nullptr;
}

/// Reports that \p T, of the entry point or a parameter of it that is declared at \p Where, lacks a
/// semantic.
void Checker::reportMissingSemantic(TypeId T, Location Where, Diagnostic What,
                                    std::initializer_list<StringRef> Arguments) {
  if (const Field *Member = memberWithoutSemantic(T, 0)) {
    Diags.report(Member->Where, Diagnostic::semantic_missing_member,
                 {Names.spelling(Member->Word)});
    return;
  }
  Diags.report(Where, What, Arguments);
}

/// Reports the semantics in \p T that say nothing, since what is around them has one. Each struct
/// is looked at once, and once more where it is given a semantic.
void Checker::warnOfSemantics(TypeId T, bool IsGiven, std::set<std::pair<TypeId, bool>> &Seen) {
  T = Types.withoutArrays(T);
  if (Types.get(T).Kind != TypeKind::Struct || !Seen.insert({T, IsGiven}).second)
    return;
  const Struct &S = Types.structOf(T);
  if (S.Base != TypeId::None)
    warnOfSemantics(S.Base, IsGiven, Seen);
  for (const Field &F : S.Fields) {
    bool HasOwn = F.Semantic != Name::None;
    if (IsGiven && HasOwn)
      Diags.report(F.Where, Diagnostic::semantic_overridden, {Names.spelling(F.Semantic)});
    warnOfSemantics(F.Type, IsGiven || HasOwn, Seen);
  }
}

void Checker::checkEntrySemantics(FunctionId F) {
  const Function &Entry = P.function(F);
  std::set<std::pair<TypeId, bool>> Seen;
  for (VariableId V : Entry.Parameters)
    warnOfSemantics(P.variable(V).Type, P.variable(V).Semantic != Name::None, Seen);
  warnOfSemantics(Entry.Result, Entry.ResultSemantic != Name::None, Seen);
  if (keepsParameters(EntryStage) || EntryStage == Stage::Node)
    return;
  bool IsRay = EntryStage == Stage::Mesh || EntryStage == Stage::Amplification;
  for (VariableId V : Entry.Parameters) {
    const Variable &Of = P.variable(V);
    bool IsPayload = Of.Modifier == 1 + uint32_t(syntax::Specifier::Payload);
    bool IsIndices = Of.Modifier == 1 + uint32_t(syntax::Specifier::Indices);
    if (!IsRay && !IsPayload && !IsIndices && !hasSemantics(Of.Type, Of.Semantic, 0))
      reportMissingSemantic(Of.Type, Of.Where, Diagnostic::semantic_missing_parameter,
                            {Names.spelling(Of.Word), Entry.Spelling});
  }
  if (!IsRay && !hasSemantics(Entry.Result, Entry.ResultSemantic, 0))
    reportMissingSemantic(Entry.Result, Entry.Where, Diagnostic::semantic_missing_result,
                          {Entry.Spelling});
}

//===-- Calls
//--------------------------------------------------------------------------------------===//

/// Reports recursion and functions without a body among what \p Roots reach.
void Checker::checkCalls(llvm::ArrayRef<FunctionId> Roots) {
  enum : uint8_t { New, Open, Done };
  std::vector<uint8_t> Marks(P.Functions.size(), New);
  struct Step {
    FunctionId F;
    uint32_t Next; ///< the expression to look at
  };
  std::vector<Step> Path;
  auto Enter = [&](FunctionId F) {
    Marks[size_t(F)] = Open;
    Path.push_back({F, uint32_t(state(F).FirstExpr)});
  };
  for (FunctionId Root : Roots) {
    if (Root != FunctionId::None && Marks[size_t(Root)] == New)
      Enter(Root);
    while (!Path.empty()) {
      Step &Here = Path.back();
      if (Here.Next >= uint32_t(state(Here.F).EndExpr)) {
        Marks[size_t(Here.F)] = Done;
        Path.pop_back();
        continue;
      }
      ExprId E = ExprId(Here.Next++);
      if (!P.Expressions.is(E, ExprKind::Call))
        continue;
      FunctionId Callee = P.Expressions.get<expr::Call>(E).Callee;
      const Function &F = P.function(Callee);
      Location Where = P.Expressions.location(E);
      if (Marks[size_t(Callee)] == Open)
        Diags.report(Where, Diagnostic::recursion, {F.Spelling});
      else if (Marks[size_t(Callee)] == New && F.Body == StmtId::None &&
               Opts.Stage != Stage::Library)
        Marks[size_t(Callee)] = Done,
        Diags.report(Where, Diagnostic::function_without_body, {F.Spelling});
      else if (Marks[size_t(Callee)] == New)
        Enter(Callee);
    }
  }
}
