// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks attributes against their records (td/hlsl/Attributes.td): placement, arguments, and the
// attributes that entry points may and must have.
#include "Attributes.h"
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Types.h"

#include "dxil/contract/NearestName.h"
#include "dxil/generated/Limits.h"
#include "dxil/ops/ShaderModels.h"

#include "llvm/Support/MathExtras.h"

namespace dxil::frontend {
using dxil::Stage;
using llvm::StringRef;
using syntax::NodeId;
using syntax::NodeKind;

static std::string similarAttribute(CheckContext &C, llvm::StringRef Word);
static bool readArgument(CheckContext &C, const AttributeInfo &A, size_t I, syntax::NodeId Argument,
                         Attribute &Out);
static bool readText(CheckContext &C, const AttributeArgument &Sort, llvm::StringRef Word,
                     syntax::NodeId Argument, Attribute &Out);
static bool checkNumbers(CheckContext &C, const AttributeInfo &Info, Attribute &A);
static bool checkWaveSizes(CheckContext &C, const Attribute &A);

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
static void reportMisplaced(CheckContext &C, const AttributeInfo &A, StringRef Word,
                            bool IsStatement, Location Where) {
  if (A.Places & StatementPlaces)
    C.Diags.report(Where, Diagnostic::attribute_of_other_statement, {Word, describePlaces(A)});
  else if (IsStatement)
    C.Diags.report(Where, Diagnostic::attribute_at_statement, {Word});
  else if (A.Misuse == AttributeMisuse::Refused)
    C.Diags.report(Where, Diagnostic::attribute_of_functions, {Word});
  else if (A.Misuse == AttributeMisuse::Warned)
    C.Diags.report(Where, Diagnostic::attribute_of_others, {Word, describePlaces(A)});
}

/// Returns the attribute at \p Node with its arguments, or nothing if it does not apply to
/// \p Place. \p Place is empty for constructs to which no attribute applies.
static std::optional<Attribute>
readAttribute(CheckContext &C, NodeId Node, std::optional<AttributePlace> Place, bool IsStatement) {
  auto N = C.Here.Tree->get<syntax::Attribute>(Node);
  const Location Where = C.Here.Tree->location(Node);
  const StringRef Word = C.Names.spelling(N.Word);
  if (N.Scope != Name::None) {
    // `[[vk::...]]` has no meaning in DXIL.
    if (C.Names.spelling(N.Scope) == "vk" && C.Here.Tree == &C.Tree)
      C.Diags.report(Where, Diagnostic::attribute_ignored, {Word});
    return {};
  }
  const AttributeInfo *Info = findAttribute(std::string_view(Word));
  if (!Info || (Info->NeverCalled && N.IsCalled)) {
    if (C.Here.Tree == &C.Tree)
      C.Diags.report(Where, Diagnostic::attribute_unknown,
                     {Word, Info ? std::string() : similarAttribute(C, Word)});
    return {};
  }
  Attribute A;
  A.Id = Info->Id;
  A.Word = C.Names.intern(Word.lower());
  A.Where = Where;
  const size_t Count = N.Arguments.Count;
  const bool HasCount = Count >= Info->Required && Count <= Info->Arguments.size();
  if (!HasCount && !(IsStatement && Info->IgnoresArguments)) {
    C.Diags.report(Where, Diagnostic::attribute_arguments, {Word, describeCount(*Info)});
    return {};
  }
  bool IsRead = true;
  // An attribute without effect here gets a warning only: its arguments may name parameters that do
  // not exist here.
  const bool IsUseless =
      Info->Misuse == AttributeMisuse::Warned && !IsStatement && !(Place && Info->isFor(*Place));
  for (size_t I = 0; I < Count && !IsUseless; ++I)
    IsRead &= readArgument(C, *Info, I, C.Here.Tree->item(N.Arguments, I), A);
  if (!Place || !Info->isFor(*Place)) {
    reportMisplaced(C, *Info, Word, IsStatement, Where);
    return {};
  }
  if (!IsRead || !checkNumbers(C, *Info, A))
    return {};
  return A;
}

std::vector<Attribute> readAttributes(CheckContext &C, syntax::NodeList Attributes,
                                      AttributePlace Place) {
  std::vector<Attribute> Result;
  for (NodeId Node : nodes(C, Attributes))
    if (std::optional<Attribute> A = readAttribute(C, Node, Place, /*IsStatement=*/false))
      Result.push_back(std::move(*A));
  return Result;
}

std::vector<Attribute> readStatementAttributes(CheckContext &C, syntax::NodeList Attributes,
                                               std::optional<AttributePlace> Place) {
  std::vector<Attribute> Result;
  for (NodeId Node : nodes(C, Attributes))
    if (std::optional<Attribute> A = readAttribute(C, Node, Place, /*IsStatement=*/true))
      Result.push_back(std::move(*A));
  return Result;
}

/// Reports attributes at a declaration to which no attribute applies.
void checkDeclarationAttributes(CheckContext &C, syntax::NodeList Attributes) {
  for (NodeId Node : nodes(C, Attributes))
    readAttribute(C, Node, std::nullopt, /*IsStatement=*/false);
}

/// Warns of attributes that have no meaning anywhere.
void warnOfUnknownAttributes(CheckContext &C, syntax::NodeList Attributes) {
  for (NodeId Node : nodes(C, Attributes)) {
    const auto N = C.Here.Tree->get<syntax::Attribute>(Node);
    if (N.Scope != Name::None || !findAttribute(std::string_view(C.Names.spelling(N.Word))))
      readAttribute(C, Node, std::nullopt, /*IsStatement=*/false);
  }
}

/// Reports the thread group size \p A, which is out of range: an error if the entry point has no
/// other.
void reportGroupSize(CheckContext &C, const Attribute &A, bool IsOnly) {
  C.Diags.report(
      A.Where, IsOnly ? Diagnostic::numthreads_range : Diagnostic::numthreads_range_ignored,
      {std::to_string(A.Numbers[0]), std::to_string(A.Numbers[1]), std::to_string(A.Numbers[2])});
}

/// Warns about attributes of entry points at \p F, a library function that is no entry point.
void warnOfEntryAttributes(CheckContext &C, const Function &F) {
  for (const Attribute &A : F.Attributes)
    if (attributeInfo(A.Id).InStages)
      C.Diags.report(A.Where, Diagnostic::attribute_without_shader, {C.Names.spelling(A.Word)});
}

static std::string similarAttribute(CheckContext &C, StringRef Word) {
  if (!C.Diags.mayGuess())
    return {};
  dxil::contract::NearestName Nearest(Word);
  for (const AttributeInfo &A : AllAttributes)
    Nearest.consider(StringRef(A.Word));
  return Nearest.suggestion();
}

//===-- Arguments -------------------------------------------------------------------------===//

/// Returns the constant value of an argument, or nothing after an error. Warns of values that are
/// not integers or are negative, and returns 0 for them.
static std::optional<int64_t> attributeInteger(CheckContext &C, StringRef Word, NodeId Argument) {
  const Location Where = C.Here.Tree->location(Argument);
  auto Refuse = [&]() -> std::optional<int64_t> {
    C.Diags.report(Where, Diagnostic::attribute_not_integer, {Word});
    return {};
  };
  if (C.Here.Tree->is(Argument, NodeKind::String))
    return Refuse();
  const ExprId E = checkValue(C, Argument);
  const TypeId T = C.P.type(E);
  if (T == TypeId::Error)
    return {};
  const Type &Ty = C.Types.get(T);
  if (Ty.Kind != TypeKind::Scalar && Ty.Kind != TypeKind::Enum)
    return Refuse();
  std::optional<ConstantValue> Value =
      evaluate(C, cast(C, E, C.Types.scalar(ScalarKind::Int64), Where));
  if (!Value || Value->Bits.empty())
    return Refuse();
  const bool IsFloat = Ty.Kind == TypeKind::Scalar && isFloating(Ty.Element);
  const bool IsInteger =
      !IsFloat && !(Ty.Kind == TypeKind::Scalar && Ty.Element == ScalarKind::Bool);
  const int64_t Number = int64_t(Value->Bits[0]);
  // DXC reads only literal floats here, no other constants.
  if (IsFloat && C.Here.Tree->is(Argument, NodeKind::NameRef))
    return Refuse();
  if (IsInteger && Number >= 0)
    return Number;
  C.Diags.report(Where, Diagnostic::attribute_type, {Word});
  return Number < 0 ? Number : 0;
}

/// Returns the bits of a float that is written as a literal.
static std::optional<int64_t> attributeFloat(CheckContext &C, StringRef Word, NodeId Argument) {
  const Location Where = C.Here.Tree->location(Argument);
  if (!C.Here.Tree->is(Argument, NodeKind::Float) &&
      !C.Here.Tree->is(Argument, NodeKind::Integer)) {
    C.Diags.report(Where, Diagnostic::attribute_not_float, {Word});
    return {};
  }
  std::optional<ConstantValue> Value =
      evaluate(C, cast(C, checkValue(C, Argument), C.Types.scalar(ScalarKind::Float), Where));
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
static bool checkClipPlane(CheckContext &C, NodeId Argument, Attribute &Out) {
  const ExprId E = checkExpression(C, Argument);
  if (C.P.type(E) == TypeId::Error)
    return false;
  Out.Planes.push_back(E);
  const VariableId Root = isPlace(C.P.Expressions.kind(E)) ? variableOf(C.P, E) : VariableId::None;
  const Variable *V = Root == VariableId::None ? nullptr : &C.P.variable(Root);
  const bool IsGlobal = V && V->Kind != VariableKind::Local && V->Kind != VariableKind::Parameter &&
                        !(V->Kind == VariableKind::Static && V->Const);
  const Type &Ty = C.Types.get(C.P.type(E));
  if (IsGlobal && isMemberOrElement(C.P, C.Types, E) && Ty.Kind == TypeKind::Vector &&
      Ty.Element == ScalarKind::Float)
    return true;
  C.Diags.report(C.Here.Tree->location(Argument), Diagnostic::attribute_clip_plane);
  return false;
}

/// Adds argument \p I to \p Out. Returns false after an error.
static bool readArgument(CheckContext &C, const AttributeInfo &A, size_t I, NodeId Argument,
                         Attribute &Out) {
  const StringRef Word = C.Names.spelling(Out.Word);
  // `[loop(anything)]`
  if (I == 0 && A.TakesName && C.Here.Tree->is(Argument, NodeKind::NameRef))
    return true;
  if (I >= A.Arguments.size()) {
    // An additional argument may be any declared name, not only that of a value.
    const bool IsName =
        C.Here.Tree->is(Argument, NodeKind::NameRef) && !lookUp(C, Argument, Lookup::All).empty();
    if (!IsName && !C.Here.Tree->is(Argument, NodeKind::String))
      checkExpression(C, Argument);
    return true;
  }
  const AttributeArgument &Sort = A.Arguments[I];
  std::optional<int64_t> Number;
  switch (Sort.Sort) {
  case AttributeSort::Constant: return checkClipPlane(C, Argument, Out);
  case AttributeSort::Parameter:
    if (!C.Here.Tree->is(Argument, NodeKind::NameRef)) {
      C.Diags.report(C.Here.Tree->location(Argument), Diagnostic::attribute_not_name, {Word});
      return false;
    }
    Out.Strings.push_back(spellName(C, Argument));
    return true;
  case AttributeSort::Text:
  case AttributeSort::Word:
  case AttributeSort::Stage: return readText(C, Sort, Word, Argument, Out);
  case AttributeSort::Float: Number = attributeFloat(C, Word, Argument); break;
  case AttributeSort::Integer:
  case AttributeSort::PowerOfTwo: Number = attributeInteger(C, Word, Argument); break;
  }
  if (Number)
    Out.Numbers.push_back(*Number);
  return Number.has_value();
}

/// Reads a string, which must be one of the words of \p Sort if it lists any.
static bool readText(CheckContext &C, const AttributeArgument &Sort, StringRef Word,
                     NodeId Argument, Attribute &Out) {
  const Location Where = C.Here.Tree->location(Argument);
  if (!C.Here.Tree->is(Argument, NodeKind::String)) {
    checkExpression(C, Argument);
    C.Diags.report(Where, Diagnostic::attribute_not_text, {Word});
    return false;
  }
  const std::string &Text =
      C.Here.Source->Strings[C.Here.Tree->get<syntax::String>(Argument).Literal];
  if (!Sort.Words.empty() && llvm::find(Sort.Words, Text) == Sort.Words.end()) {
    dxil::contract::NearestName Nearest(Text);
    std::string List;
    for (std::string_view Candidate : Sort.Words) {
      Nearest.consider(StringRef(Candidate));
      List += (List.empty() ? "\"" : ", \"") + std::string(Candidate) + "\"";
    }
    if (Sort.Sort == AttributeSort::Stage)
      C.Diags.report(Out.Where, Diagnostic::shader_stage_unknown, {Text, Nearest.suggestion()});
    else
      C.Diags.report(Out.Where, Diagnostic::attribute_word,
                     {Word, List, Text, Nearest.suggestion()});
    return false;
  }
  Out.Strings.push_back(Text);
  return true;
}

/// Returns true if the numbers of \p A are in their ranges; else reports those that are not.
static bool checkNumbers(CheckContext &C, const AttributeInfo &Info, Attribute &A) {
  const StringRef Word = C.Names.spelling(A.Word);
  if (A.Id == AttributeId::GroupSharedLimit &&
      C.Opts.ShaderModelMinor < dxil::FirstMinorWithGroupSharedLimit)
    C.Diags.report(A.Where, Diagnostic::attribute_before_its_model,
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
    C.Diags.report(A.Where, IsPower ? Diagnostic::wavesize_range : Diagnostic::attribute_range,
                   {IsPower ? StringRef(std::to_string(N)) : Word, std::to_string(Sort.Least),
                    std::to_string(Sort.Most), std::to_string(N)});
  }
  const bool IsTooMany = Info.ProductMost && Product > Info.ProductMost;
  if (A.Id == AttributeId::NumThreads && (!IsGood || IsTooMany))
    C.Declaring.BadGroupSize = A;
  else if (IsTooMany)
    C.Diags.report(A.Where, Diagnostic::attribute_product,
                   {Word, std::to_string(Info.ProductMost)});
  return IsGood && !IsTooMany && (A.Id != AttributeId::WaveSize || checkWaveSizes(C, A));
}

/// Returns true if the wave sizes, each within its range, are consistent; else reports the reason.
static bool checkWaveSizes(CheckContext &C, const Attribute &A) {
  if (A.Numbers.size() < 2)
    return true;
  const int64_t Least = A.Numbers[0], Most = A.Numbers[1];
  const bool HasPreferred = A.Numbers.size() > 2;
  if (Most < Least || (HasPreferred && (A.Numbers[2] < Least || A.Numbers[2] > Most))) {
    C.Diags.report(A.Where, Diagnostic::wavesize_order);
    return false;
  }
  if (Most == Least)
    C.Diags.report(A.Where, Diagnostic::wavesize_same, {std::to_string(Least)});
  return true;
}

//===-- Entry points ----------------------------------------------------------------------===//

/// Reports an attribute of the entry point that its stage does not allow.
static void checkStageAttribute(CheckContext &C, const Attribute &A) {
  const StringRef Word = C.Names.spelling(A.Word), StageName(name(C.EntryStage));
  const AttributeInfo &Info = attributeInfo(A.Id);
  // In a library [shader] determines the stage, so these attributes of other stages only get a
  // warning.
  const bool Warns = Info.OtherStageWarns ||
                     (C.Opts.Stage == Stage::Library && (A.Id == AttributeId::NumThreads ||
                                                         A.Id == AttributeId::OutputControlPoints ||
                                                         A.Id == AttributeId::MaxTessFactor));
  if (Info.InStages && !(Info.InStages >> unsigned(C.EntryStage) & 1))
    C.Diags.report(A.Where,
                   Warns ? Diagnostic::attribute_of_other_stage_ignored
                         : Diagnostic::attribute_of_other_stage,
                   {Word, StageName});
  if (A.Id == AttributeId::Shader && C.Opts.Stage != Stage::Library &&
      A.Strings.front() != std::string_view(name(C.Opts.Stage)))
    C.Diags.report(A.Where, Diagnostic::attribute_of_other_stage,
                   {Word, StringRef(name(C.Opts.Stage))});
}

static void checkWaveSizeModel(CheckContext &C, const Attribute &A) {
  const unsigned Since = A.Numbers.size() > 1 ? 8 : 6;
  if (C.Opts.ShaderModelMinor < Since)
    C.Diags.report(A.Where, Diagnostic::attribute_needs_model, {"WaveSize", std::to_string(Since)});
}

static void checkNeededAttributes(CheckContext &C, const Function &Entry) {
  for (const AttributeInfo &Info : AllAttributes) {
    const bool IsNeeded = Info.NeededIn >> unsigned(C.EntryStage) & 1;
    if (Info.Id == AttributeId::NumThreads && Entry.BadGroupSize)
      reportGroupSize(C, *Entry.BadGroupSize, IsNeeded);
    if (!IsNeeded || Entry.RefusedAttributes >> unsigned(Info.Id) & 1 ||
        llvm::any_of(Entry.Attributes, [&](const Attribute &A) { return A.Id == Info.Id; }))
      continue;
    if (Info.Id == AttributeId::NumThreads)
      C.Diags.report(Entry.Where, Diagnostic::numthreads_missing, {Entry.Spelling});
    else
      C.Diags.report(Entry.Where, Diagnostic::attribute_missing,
                     {StringRef(Info.Word), Entry.Spelling});
  }
}

void readEntryAttributes(CheckContext &C, FunctionId Entry) {
  const Function &F = C.P.function(Entry);
  for (const Attribute &A : F.Attributes) {
    checkStageAttribute(C, A);
    if (A.Id == AttributeId::WaveSize)
      checkWaveSizeModel(C, A);
    for (const Attribute &Before :
         llvm::ArrayRef(F.Attributes).take_until([&](const Attribute &B) { return &B == &A; }))
      if (Before.Id == A.Id && attributeInfo(A.Id).Agrees && Before.Numbers != A.Numbers)
        C.Diags.report(A.Where, Diagnostic::attributes_contradict, {C.Names.spelling(A.Word)});
  }
  checkNeededAttributes(C, F);
  C.P.function(Entry).BadGroupSize.reset();
}

/// Warns of thread group sizes that are out of range at functions that are not entry points.
void warnOfGroupSizes(CheckContext &C) {
  for (const Function &F : C.P.Functions)
    if (F.BadGroupSize)
      reportGroupSize(C, *F.BadGroupSize, /*IsOnly=*/false);
}

} // namespace dxil::frontend
