// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks attributes against their records (td/hlsl/Attributes.td): placement, arguments, and the
// attributes that entry points may and must have.
#include "Checker.h"

#include "dxil/contract/NearestName.h"
#include "dxil/generated/Limits.h"
#include "dxil/ops/ShaderModels.h"

#include "llvm/Support/MathExtras.h"

using namespace dxil::frontend;
using dxil::Stage;
using llvm::StringRef;
using syntax::NodeId;
using syntax::NodeKind;

namespace {

constexpr uint32_t StatementPlaces = 1u << unsigned(AttributePlace::If) |
                                     1u << unsigned(AttributePlace::Switch) |
                                     1u << unsigned(AttributePlace::Loop);

const AttributeInfo &attributeInfo(AttributeId Id) {
  return AllAttributes[size_t(Id) - 1];
}

/// Returns the places where an attribute is valid, for a message.
StringRef describePlaces(const AttributeInfo &A) {
  if (A.isFor(AttributePlace::Loop))
    return "'for', 'while' and 'do' loop";
  if (A.isFor(AttributePlace::If))
    return "'if' and 'switch'";
  if (A.isFor(AttributePlace::Switch))
    return "'switch'";
  if (A.isFor(AttributePlace::Function))
    return "functions";
  return A.isFor(AttributePlace::Parameter) ? "parameters" : "structs";
}

std::string describeCount(const AttributeInfo &A) {
  const std::string Most = std::to_string(A.Arguments.size());
  return A.Required == A.Arguments.size() ? Most : std::to_string(A.Required) + " to " + Most;
}

} // namespace

//===-- Placement of attributes -----------------------------------------------------------===//

/// Reports an attribute at a declaration or statement to which it does not apply.
void Checker::reportMisplaced(const AttributeInfo &A, StringRef Word, bool IsStatement,
                              Location Where) {
  if (A.Places & StatementPlaces)
    Diags.report(Where, Diagnostic::attribute_of_other_statement, {Word, describePlaces(A)});
  else if (IsStatement)
    Diags.report(Where, Diagnostic::attribute_at_statement, {Word});
  else if (A.Misuse == AttributeMisuse::Refused)
    Diags.report(Where, Diagnostic::attribute_of_functions, {Word});
  else if (A.Misuse == AttributeMisuse::Warned)
    Diags.report(Where, Diagnostic::attribute_of_others, {Word, describePlaces(A)});
}

/// Returns the attribute at \p Node with its arguments, or nothing if it does not apply to
/// \p Place. \p Place is empty for constructs to which no attribute applies.
std::optional<Attribute> Checker::readAttribute(NodeId Node, std::optional<AttributePlace> Place,
                                                bool IsStatement) {
  auto N = CurrentTree->get<syntax::Attribute>(Node);
  const Location Where = CurrentTree->location(Node);
  const StringRef Word = Names.spelling(N.Word);
  if (N.Scope != Name::None) {
    // `[[vk::...]]` has no meaning in DXIL.
    if (Names.spelling(N.Scope) == "vk" && CurrentTree == &T)
      Diags.report(Where, Diagnostic::attribute_ignored, {Word});
    return {};
  }
  const AttributeInfo *Known = findAttribute(std::string_view(Word));
  if (!Known || (Known->NeverCalled && N.IsCalled)) {
    if (CurrentTree == &T)
      Diags.report(Where, Diagnostic::attribute_unknown,
                   {Word, Known ? std::string() : similarAttribute(Word)});
    return {};
  }
  Attribute A;
  A.Id = Known->Id;
  A.Word = Names.intern(Word.lower());
  A.Where = Where;
  const size_t Count = N.Arguments.Count;
  const bool HasCount = Count >= Known->Required && Count <= Known->Arguments.size();
  if (!HasCount && !(IsStatement && Known->IgnoresArguments)) {
    Diags.report(Where, Diagnostic::attribute_arguments, {Word, describeCount(*Known)});
    return {};
  }
  bool IsRead = true;
  // A parameter's name has no meaning where there is no such parameter.
  const bool IsUseless =
      Known->Misuse == AttributeMisuse::Warned && !IsStatement && !(Place && Known->isFor(*Place));
  for (size_t I = 0; I < Count && !IsUseless; ++I)
    IsRead &= readArgument(*Known, I, CurrentTree->item(N.Arguments, I), A);
  if (!Place || !Known->isFor(*Place)) {
    reportMisplaced(*Known, Word, IsStatement, Where);
    return {};
  }
  if (!IsRead || !checkNumbers(*Known, A))
    return {};
  return A;
}

std::vector<Attribute> Checker::readAttributes(syntax::NodeList Attributes, AttributePlace Place) {
  std::vector<Attribute> Result;
  for (NodeId Node : nodes(Attributes))
    if (std::optional<Attribute> A = readAttribute(Node, Place, /*IsStatement=*/false))
      Result.push_back(std::move(*A));
  return Result;
}

std::vector<Attribute> Checker::readStatementAttributes(syntax::NodeList Attributes,
                                                        std::optional<AttributePlace> Place) {
  std::vector<Attribute> Result;
  for (NodeId Node : nodes(Attributes))
    if (std::optional<Attribute> A = readAttribute(Node, Place, /*IsStatement=*/true))
      Result.push_back(std::move(*A));
  return Result;
}

/// Reports attributes at a declaration to which no attribute applies.
void Checker::checkDeclarationAttributes(syntax::NodeList Attributes) {
  for (NodeId Node : nodes(Attributes))
    readAttribute(Node, std::nullopt, /*IsStatement=*/false);
}

/// Warns of attributes that mean nothing anywhere.
void Checker::warnOfUnknownAttributes(syntax::NodeList Attributes) {
  for (NodeId Node : nodes(Attributes)) {
    const auto N = CurrentTree->get<syntax::Attribute>(Node);
    if (N.Scope != Name::None || !findAttribute(std::string_view(Names.spelling(N.Word))))
      readAttribute(Node, std::nullopt, /*IsStatement=*/false);
  }
}

/// Warns of attributes of entry points at \p F, a function of a library that is none.
void Checker::warnOfEntryAttributes(const Function &F) {
  for (const Attribute &A : F.Attributes)
    if (attributeInfo(A.Id).InStages)
      Diags.report(A.Where, Diagnostic::attribute_without_shader, {Names.spelling(A.Word)});
}

std::string Checker::similarAttribute(StringRef Word) {
  if (!Diags.mayGuess())
    return {};
  dxil::contract::NearestName Nearest(Word);
  for (const AttributeInfo &A : AllAttributes)
    Nearest.consider(StringRef(A.Word));
  return Nearest.suggestion();
}

//===-- Arguments -------------------------------------------------------------------------===//

/// Returns the constant value of an argument, or nothing after an error. Warns of values that are
/// not integers or are negative, and returns 0 for them.
std::optional<int64_t> Checker::attributeInteger(StringRef Word, NodeId Argument) {
  const Location Where = CurrentTree->location(Argument);
  auto Refuse = [&]() -> std::optional<int64_t> {
    Diags.report(Where, Diagnostic::attribute_not_integer, {Word});
    return {};
  };
  if (CurrentTree->is(Argument, NodeKind::String))
    return Refuse();
  const ExprId E = checkValue(Argument);
  const TypeId T = P.type(E);
  if (T == TypeId::Error)
    return {};
  const Type &Of = Types.get(T);
  if (Of.Kind != TypeKind::Scalar && Of.Kind != TypeKind::Enum)
    return Refuse();
  std::optional<ConstantValue> Value = evaluate(cast(E, Types.scalar(ScalarKind::Int64), Where));
  if (!Value || Value->Bits.empty())
    return Refuse();
  const bool IsFloat = Of.Kind == TypeKind::Scalar && isFloating(Of.Element);
  const bool IsInteger =
      !IsFloat && !(Of.Kind == TypeKind::Scalar && Of.Element == ScalarKind::Bool);
  const int64_t Number = int64_t(Value->Bits[0]);
  // Only a literal float is a constant here.
  if (IsFloat && CurrentTree->is(Argument, NodeKind::NameRef))
    return Refuse();
  if (IsInteger && Number >= 0)
    return Number;
  Diags.report(Where, Diagnostic::attribute_type, {Word});
  return Number < 0 ? Number : 0;
}

/// Returns the bits of a float that is written as a literal.
std::optional<int64_t> Checker::attributeFloat(StringRef Word, NodeId Argument) {
  const Location Where = CurrentTree->location(Argument);
  if (!CurrentTree->is(Argument, NodeKind::Float) &&
      !CurrentTree->is(Argument, NodeKind::Integer)) {
    Diags.report(Where, Diagnostic::attribute_not_float, {Word});
    return {};
  }
  std::optional<ConstantValue> Value =
      evaluate(cast(checkValue(Argument), Types.scalar(ScalarKind::Float), Where));
  if (Value && !Value->Bits.empty())
    return int64_t(Value->Bits[0]);
  return {};
}

/// Returns true if \p E is a variable, a member, or an element with a constant index.
static bool isMemberOrElement(const Program &P, const TypeTable &Types, ExprId E) {
  const Program::Exprs &X = P.Expressions;
  for (;;) {
    switch (X.kind(E)) {
    case ExprKind::VariablePlace: return true;
    case ExprKind::FieldPlace: E = X.get<expr::FieldPlace>(E).Base; break;
    case ExprKind::BasePlace: E = X.get<expr::BasePlace>(E).Derived; break;
    case ExprKind::ElementPlace: {
      const auto N = X.get<expr::ElementPlace>(E);
      if (Types.get(P.type(N.Base)).Kind != TypeKind::Array || !X.is(N.Index, ExprKind::Constant))
        return false;
      E = N.Base;
      break;
    }
    default: return false;
    }
  }
}

/// Returns true if \p Argument is a vector of floats in a global variable that is not constant;
/// else reports the reason.
bool Checker::checkClipPlane(NodeId Argument, Attribute &Out) {
  const ExprId E = checkExpression(Argument);
  if (P.type(E) == TypeId::Error)
    return false;
  Out.Planes.push_back(E);
  const VariableId Root = isPlace(P.Expressions.kind(E)) ? variableOf(P, E) : VariableId::None;
  const Variable *V = Root == VariableId::None ? nullptr : &P.variable(Root);
  const bool IsGlobal = V && V->Kind != VariableKind::Local && V->Kind != VariableKind::Parameter &&
                        !(V->Kind == VariableKind::Static && V->Const);
  const Type &Of = Types.get(P.type(E));
  if (IsGlobal && isMemberOrElement(P, Types, E) && Of.Kind == TypeKind::Vector &&
      Of.Element == ScalarKind::Float)
    return true;
  Diags.report(CurrentTree->location(Argument), Diagnostic::attribute_clip_plane);
  return false;
}

/// Adds argument \p I to \p Out. Returns false after an error.
bool Checker::readArgument(const AttributeInfo &A, size_t I, NodeId Argument, Attribute &Out) {
  const StringRef Word = Names.spelling(Out.Word);
  // `[loop(anything)]`
  if (I == 0 && A.TakesName && CurrentTree->is(Argument, NodeKind::NameRef))
    return true;
  if (I >= A.Arguments.size()) {
    if (!CurrentTree->is(Argument, NodeKind::String))
      checkExpression(Argument);
    return true;
  }
  const AttributeArgument &Sort = A.Arguments[I];
  std::optional<int64_t> Number;
  switch (Sort.Sort) {
  case AttributeSort::Constant: return checkClipPlane(Argument, Out);
  case AttributeSort::Parameter:
    if (!CurrentTree->is(Argument, NodeKind::NameRef)) {
      Diags.report(CurrentTree->location(Argument), Diagnostic::attribute_not_name, {Word});
      return false;
    }
    Out.Strings.push_back(spellName(Argument));
    return true;
  case AttributeSort::Text:
  case AttributeSort::Word:
  case AttributeSort::Stage: return readText(Sort, Word, Argument, Out);
  case AttributeSort::Float: Number = attributeFloat(Word, Argument); break;
  case AttributeSort::Integer:
  case AttributeSort::PowerOfTwo: Number = attributeInteger(Word, Argument); break;
  }
  if (Number)
    Out.Numbers.push_back(*Number);
  return Number.has_value();
}

/// Reads a string, which must be one of the words of \p Sort if it lists any.
bool Checker::readText(const AttributeArgument &Sort, StringRef Word, NodeId Argument,
                       Attribute &Out) {
  const Location Where = CurrentTree->location(Argument);
  if (!CurrentTree->is(Argument, NodeKind::String)) {
    checkExpression(Argument);
    Diags.report(Where, Diagnostic::attribute_not_text, {Word});
    return false;
  }
  const std::string &Text =
      CurrentSource->Strings[CurrentTree->get<syntax::String>(Argument).Literal];
  if (!Sort.Words.empty() && llvm::find(Sort.Words, Text) == Sort.Words.end()) {
    dxil::contract::NearestName Nearest(Text);
    std::string List;
    for (std::string_view Known : Sort.Words) {
      Nearest.consider(StringRef(Known));
      List += (List.empty() ? "\"" : ", \"") + std::string(Known) + "\"";
    }
    if (Sort.Sort == AttributeSort::Stage)
      Diags.report(Out.Where, Diagnostic::shader_stage_unknown, {Text, Nearest.suggestion()});
    else
      Diags.report(Out.Where, Diagnostic::attribute_word, {Word, List, Text, Nearest.suggestion()});
    return false;
  }
  Out.Strings.push_back(Text);
  return true;
}

/// Returns true if the numbers of \p A are in their ranges; else reports those that are not.
bool Checker::checkNumbers(const AttributeInfo &Info, Attribute &A) {
  const StringRef Word = Names.spelling(A.Word);
  if (A.Id == AttributeId::GroupSharedLimit &&
      Opts.ShaderModelMinor < dxil::FirstMinorWithGroupSharedLimit)
    Diags.report(A.Where, Diagnostic::attribute_before_its_model,
                 {Word, std::to_string(dxil::FirstMinorWithGroupSharedLimit)});
  bool IsGood = true;
  int64_t Product = 1;
  size_t Next = 0;
  for (const AttributeArgument &Sort : Info.Arguments) {
    const bool IsPower = Sort.Sort == AttributeSort::PowerOfTwo;
    if ((Sort.Sort != AttributeSort::Integer && !IsPower) || Next == A.Numbers.size())
      continue;
    int64_t &N = A.Numbers[Next++];
    const bool InRange = N >= Sort.Least && N <= Sort.Most;
    if (InRange && N < 0)
      N = 0;
    Product = InRange ? Product * N : 0;
    if (InRange && (!IsPower || llvm::isPowerOf2_64(uint64_t(N))))
      continue;
    IsGood = false;
    if (A.Id == AttributeId::NumThreads)
      break;
    Diags.report(A.Where, IsPower ? Diagnostic::wavesize_range : Diagnostic::attribute_range,
                 {IsPower ? StringRef(std::to_string(N)) : Word, std::to_string(Sort.Least),
                  std::to_string(Sort.Most), std::to_string(N)});
  }
  const bool IsTooMany = Info.ProductMost && Product > Info.ProductMost;
  if (A.Id == AttributeId::NumThreads && (!IsGood || IsTooMany))
    Diags.report(
        A.Where, Diagnostic::numthreads_range,
        {std::to_string(A.Numbers[0]), std::to_string(A.Numbers[1]), std::to_string(A.Numbers[2])});
  else if (IsTooMany)
    Diags.report(A.Where, Diagnostic::attribute_product, {Word, std::to_string(Info.ProductMost)});
  return IsGood && !IsTooMany && (A.Id != AttributeId::WaveSize || checkWaveSizes(A));
}

/// Returns true if the wave sizes, each within its range, are consistent; else reports the reason.
bool Checker::checkWaveSizes(const Attribute &A) {
  if (A.Numbers.size() < 2)
    return true;
  const int64_t Least = A.Numbers[0], Most = A.Numbers[1];
  const bool HasPreferred = A.Numbers.size() > 2;
  if (Most < Least || (HasPreferred && (A.Numbers[2] < Least || A.Numbers[2] > Most))) {
    Diags.report(A.Where, Diagnostic::wavesize_order);
    return false;
  }
  if (Most == Least)
    Diags.report(A.Where, Diagnostic::wavesize_same, {std::to_string(Least)});
  return true;
}

//===-- Entry points ----------------------------------------------------------------------===//

/// Reports an attribute of the entry point that its stage does not allow.
void Checker::checkStageAttribute(const Attribute &A) {
  const StringRef Word = Names.spelling(A.Word), Of(name(EntryStage));
  const AttributeInfo &Info = attributeInfo(A.Id);
  if (Info.InStages && !(Info.InStages >> unsigned(EntryStage) & 1))
    Diags.report(A.Where,
                 Info.OtherStageWarns ? Diagnostic::attribute_of_other_stage_ignored
                                      : Diagnostic::attribute_of_other_stage,
                 {Word, Of});
  if (A.Id == AttributeId::Shader && Opts.Stage != Stage::Library &&
      A.Strings.front() != std::string_view(name(Opts.Stage)))
    Diags.report(A.Where, Diagnostic::attribute_of_other_stage,
                 {Word, StringRef(name(Opts.Stage))});
}

void Checker::checkWaveSizeModel(const Attribute &A) {
  const unsigned Since = A.Numbers.size() > 1 ? 8 : 6;
  if (Opts.ShaderModelMinor < Since)
    Diags.report(A.Where, Diagnostic::attribute_needs_model, {"WaveSize", std::to_string(Since)});
}

void Checker::checkNeededAttributes(const Function &Entry) {
  for (const AttributeInfo &Info : AllAttributes) {
    const bool IsNeeded = Info.NeededIn >> unsigned(EntryStage) & 1;
    if (!IsNeeded || Entry.RefusedAttributes >> unsigned(Info.Id) & 1 ||
        llvm::any_of(Entry.Attributes, [&](const Attribute &A) { return A.Id == Info.Id; }))
      continue;
    if (Info.Id == AttributeId::NumThreads)
      Diags.report(Entry.Where, Diagnostic::numthreads_missing, {Entry.Spelling});
    else
      Diags.report(Entry.Where, Diagnostic::attribute_missing,
                   {StringRef(Info.Word), Entry.Spelling});
  }
}

void Checker::readEntryAttributes(FunctionId Entry) {
  const Function &F = P.function(Entry);
  for (const Attribute &A : F.Attributes) {
    checkStageAttribute(A);
    if (A.Id == AttributeId::WaveSize)
      checkWaveSizeModel(A);
    if (A.Id == AttributeId::RootSignature) {
      P.RootSignature = A.Strings.front();
      P.RootSignatureAt = A.Where;
    }
    for (const Attribute &Before :
         llvm::ArrayRef(F.Attributes).take_until([&](const Attribute &B) { return &B == &A; }))
      if (Before.Id == A.Id && attributeInfo(A.Id).Agrees && Before.Numbers != A.Numbers)
        Diags.report(A.Where, Diagnostic::attributes_contradict, {Names.spelling(A.Word)});
  }
  checkNeededAttributes(F);
}
