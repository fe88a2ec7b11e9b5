// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks the types of meanings, once for each overload of the op.
#include "MeaningModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <optional>

using namespace llvm;

namespace dxil::emitters {
namespace {

using Kind = MeaningType::KindOf;
const MeaningType I1{Kind::Int, 1, {}}, I32{Kind::Int, 32, {}};

std::optional<MeaningType> scalar(StringRef Name) {
  unsigned Width = 0;
  if (Name.consume_front("i") && to_integer(Name, Width))
    return MeaningType{Kind::Int, Width, {}};
  if (Name == "half" || Name == "float" || Name == "double")
    return MeaningType{Kind::Float, Name == "half" ? 16u : Name == "float" ? 32u : 64u, {}};
  return std::nullopt;
}

class Checker {
public:
  Checker(const OpDesc &Op, Meaning &Target, const TypeDesc *Overload, unsigned Round)
      : Op(Op), Target(Target), Overload(Overload), Round(Round) {}

  bool run();

private:
  using Type = std::optional<MeaningType>; ///< empty after an error
  Type check(MeaningNode &N, const MeaningType *Expected);
  Type typeOf(MeaningNode &N, const MeaningType *Expected);
  Type targetOf(const MeaningNode &N);
  Type apply(MeaningNode &N, const MeaningType *Expected);
  Type typedOperand(MeaningNode &N, size_t I, char Letter, const MeaningType *Hint);
  Type form(MeaningNode &N, const MeaningType *Expected);
  Type own(MeaningNode &N, const MeaningType *Expected);
  Type ballot(MeaningNode &N);
  Type vector(MeaningNode &N, const MeaningType *Expected);
  Type alike(MeaningNode &N, size_t First, size_t Step, const MeaningType *Expected);
  Type where(MeaningNode &N, const MeaningType *Expected);
  Type cases(MeaningNode &N, const MeaningType *Expected);
  Type byType(MeaningNode &N, const MeaningType *Expected);
  Type tuple(MeaningNode &N, const MeaningType *Expected);
  Type joined(MeaningNode &N, const MeaningType *Expected);
  Type atomic(MeaningNode &N);
  Type state(MeaningNode &N);
  Type literal(MeaningNode &N, const MeaningType *Expected);
  Type convert(const MeaningNode &N, const MeaningType &Source, const MeaningType &Target);
  bool operand(MeaningNode &Parent, size_t I, const MeaningType &Expected);
  Type translate(const TypeDesc &T);
  MeaningType result();

  /// Returns true for literals and choices among them, which have no type of their own.
  static bool isFlexible(const MeaningNode &N) {
    if (N.Kind != MeaningNode::Apply)
      return N.Kind == MeaningNode::Integer || N.Kind == MeaningNode::Real;
    StringRef Name = N.Operator ? StringRef(N.Operator->Name) : "";
    if (Name == "nan" || Name == "infinity" || Name == "undefined")
      return true;
    if (Name == "select")
      return N.Operands.size() == 3 && isFlexible(N.Operands[1]) && isFlexible(N.Operands[2]);
    return false;
  }
  std::nullopt_t fail(const Twine &Message) {
    if (!Failed)
      PrintError(Op.Record->getFieldLoc("meaning"),
                 "op '" + Op.Name + "'" + (Overload ? ", overload " + Overload->Name : "") + ": " +
                     Message);
    Failed = true;
    return std::nullopt;
  }

  const OpDesc &Op;
  Meaning &Target;
  const TypeDesc *Overload;
  const unsigned Round;
  std::vector<MeaningType> Slots;
  Type Old; ///< type of the value in `atomic`
  bool Visiting = false, InElement = false, Failed = false;
};

Checker::Type Checker::translate(const TypeDesc &T) {
  if (T.Shape == TypeShape::Struct) {
    if (T.Fields.size() == 1)
      return MeaningType{Kind::Handle, 0, {}};
    MeaningType Result{Kind::Tuple, 0, {}};
    for (const std::string &Field : T.Fields)
      Result.Parts.push_back(*scalar(Field));
    return Result;
  }
  if (T.Name == "void")
    return MeaningType{};
  if (T.Shape == TypeShape::Overload || T.Shape == TypeShape::Plain)
    return scalar(T.Name);
  if (T.Name == "overload.i1")
    return I1;
  if (T.Name == "overload.i32")
    return I32;
  Type Element = Overload ? scalar(Overload->Name) : std::nullopt;
  if (!Element || T.Dimension != 0)
    return std::nullopt;
  if (T.Name == "overload" || T.Name == "overload0" || T.Name == "overload.element")
    return Element;
  if (T.Name == "dx.types.CBufRet")
    return MeaningType{Kind::Vector, 0, {*Element}};
  if (T.Name == "dx.types.four")
    return MeaningType{Kind::Tuple, 0, {4, *Element}};
  if (T.Name == "dx.types.ResRet") {
    MeaningType Result{Kind::Tuple, 0, {4, *Element}};
    if (Target.Whole)
      Result.Parts = {MeaningType{Kind::Vector, 0, {*Element}}};
    Result.Parts.push_back(I32);
    return Result;
  }
  return std::nullopt;
}

Checker::Type Checker::check(MeaningNode &N, const MeaningType *Expected) {
  Type T = typeOf(N, Expected);
  if (Failed || !T)
    return std::nullopt;
  N.Types.resize(std::max<size_t>(N.Types.size(), Round + 1));
  N.Types[Round] = {true, *T};
  return T;
}

bool Checker::operand(MeaningNode &Parent, size_t I, const MeaningType &Expected) {
  Type T = check(Parent.Operands[I], &Expected);
  if (T && *T != Expected)
    fail("operand " + Twine(I + 1 + (Parent.Type || Parent.State || Parent.Joins)) + " of '" +
         Parent.Operator->Name + "' has type " + T->str() + " (expected " + Expected.str() + ")");
  return !Failed;
}

Checker::Type Checker::literal(MeaningNode &N, const MeaningType *Expected) {
  if (!Expected || !Expected->isScalar())
    return fail("nothing says what type the literal has");
  if (N.Kind == MeaningNode::Real && Expected->Kind != Kind::Float)
    return fail("a float literal stands where " + Expected->str() + " is expected");
  if (N.Kind == MeaningNode::Integer && Expected->Kind == Kind::Int && Expected->Width < 64 &&
      (N.Value >= int64_t(1) << Expected->Width ||
       N.Value < -(int64_t(1) << (Expected->Width - 1))))
    return fail("literal " + Twine(N.Value) + " does not fit " + Expected->str());
  return *Expected;
}

Checker::Type Checker::typeOf(MeaningNode &N, const MeaningType *Expected) {
  switch (N.Kind) {
  case MeaningNode::Integer:
  case MeaningNode::Real: return literal(N, Expected);
  case MeaningNode::Bound: return Slots[N.Index];
  case MeaningNode::Argument: {
    Type T = translate(*Op.Arguments[N.Index].Type);
    if (!T)
      return fail("argument '" + N.Name + "' has type " + Op.Arguments[N.Index].Type->Name +
                  ", which meanings have no values of");
    if (Target.Whole && !InElement && T->isScalar() &&
        Op.Arguments[N.Index].Type->Shape == TypeShape::Dependent)
      return fail("argument '" + N.Name +
                  "' is a vector: it can be used in 'fold' and 'vector' only");
    return T;
  }
  case MeaningNode::Apply: break;
  }
  return N.Operator->IsForm ? form(N, Expected) : apply(N, Expected);
}

/// Checks the width of a target type against its operand, as the operator requires.
Checker::Type Checker::convert(const MeaningNode &N, const MeaningType &Source,
                               const MeaningType &Target) {
  StringRef Rule = N.Operator->Width;
  if ((Rule == "wider" && Target.Width < Source.Width) ||
      (Rule == "narrower" && Target.Width > Source.Width) ||
      (Rule == "same" && Target.Width != Source.Width))
    return fail("'" + N.Operator->Name + "' of " + Source.str() + " gives " + Target.str() +
                " (expected " +
                (Rule == "same"
                     ? "the same width"
                     : "no " + (Rule == "wider" ? Twine("narrower") : Twine("wider")) + " type") +
                ")");
  return Target;
}

/// Returns the type that a conversion names, or nothing if \p N is no conversion.
Checker::Type Checker::targetOf(const MeaningNode &N) {
  if (!N.Type)
    return std::nullopt;
  const OperatorDesc &O = *N.Operator;
  Type Target = translate(*N.Type);
  if (!Target || !Target->isScalar())
    return fail("'" + N.Type->Name + "' is no scalar type here");
  if ((StringRef(O.Operands).contains('I') && Target->Kind != Kind::Int) ||
      (StringRef(O.Operands).contains('F') && Target->Kind != Kind::Float))
    return fail(
        "'" + O.Name + "' gives " + Target->str() +
        (Target->Kind == Kind::Int ? " (expected a float type)" : " (expected an integer type)"));
  return Target;
}

/// Returns true if the letter of an operand, as the operator's record has it, stands for \p T.
static bool fits(char Letter, const MeaningType &T) {
  return Letter == 'i' || Letter == 'j'   ? T.Kind == Kind::Int
         : Letter == 'f' || Letter == 'g' ? T.Kind == Kind::Float
         : Letter == 't'                  ? T.isScalar()
                                          : true;
}

/// Checks an operand that gives the type of its letter.
Checker::Type Checker::typedOperand(MeaningNode &N, size_t I, char Letter,
                                    const MeaningType *Hint) {
  const Type T = check(N.Operands[I], Hint);
  if (T && !fits(Letter, *T))
    return fail("operand " + Twine(I + 1 + (N.Type != nullptr)) + " of '" + N.Operator->Name +
                "' has type " + T->str() +
                (Letter == 't'                    ? " (expected a scalar)"
                 : Letter == 'f' || Letter == 'g' ? " (expected a float)"
                                                  : " (expected an integer)"));
  return T;
}

Checker::Type Checker::apply(MeaningNode &N, const MeaningType *Expected) {
  const OperatorDesc &O = *N.Operator;
  if (O.Name == "element" && !InElement)
    return fail("'element' stands outside of 'fold' and 'vector'");
  std::map<char, MeaningType> Bound = {
      {'b', I1}, {'w', I32}, {'p', {Kind::Place, 0, {}}}, {'h', {Kind::Handle, 0, {}}}, {'e', {}}};
  Type Target = targetOf(N);
  if (Failed)
    return std::nullopt;
  std::string Letters;
  for (char C : O.Operands)
    if (!StringRef("IFT").contains(C))
      Letters += C;
  if (Expected && !O.Result.empty() && StringRef("ijfgt").contains(O.Result[0]) &&
      fits(O.Result[0], *Expected))
    Bound[O.Result[0]] = *Expected;
  // Expected types apply to literals only: operands with a type take precedence.
  std::map<char, bool> FromOperand;
  for (bool Literals : {false, true})
    for (size_t I = 0; I < Letters.size(); ++I) {
      if (isFlexible(N.Operands[I]) != Literals)
        continue;
      const bool Open =
          StringRef("ijfgt").contains(Letters[I]) && !FromOperand[Letters[I]] && !Literals;
      if (!Open) {
        auto Entry = Bound.find(Letters[I]);
        if (Entry == Bound.end())
          return fail("nothing says what type the literals of '" + O.Name + "' have");
        if (!operand(N, I, Entry->second))
          return std::nullopt;
        continue;
      }
      auto Hint = Bound.find(Letters[I]);
      Type T = typedOperand(N, I, Letters[I], Hint == Bound.end() ? nullptr : &Hint->second);
      if (!T)
        return std::nullopt;
      Bound[Letters[I]] = *T;
      FromOperand[Letters[I]] = true;
    }
  if (O.Name == "sizeOf")
    return I32;
  if (Target) {
    for (char Letter : {'j', 'g', 't'})
      if (auto Source = Bound.find(Letter); Source != Bound.end() && FromOperand[Letter])
        return O.Name == "concat" && Target->Width != 2 * Source->second.Width
                   ? fail("'concat' of two " + Source->second.str() + " gives " + Target->str() +
                          " (expected twice the width)")
                   : convert(N, Source->second, *Target);
    return Target;
  }
  auto Result = Bound.find(O.Result[0]);
  if (Result == Bound.end())
    return fail("nothing says what type '" + O.Name + "' has");
  return Result->second;
}

/// Checks operands of equal type: each Step-th from First on. Literals get the type of the others.
Checker::Type Checker::alike(MeaningNode &N, size_t First, size_t Step,
                             const MeaningType *Expected) {
  Type Common = Expected ? Type(*Expected) : std::nullopt;
  for (bool Literals : {false, true})
    for (size_t I = First; I < N.Operands.size(); I += Step) {
      if (isFlexible(N.Operands[I]) != Literals)
        continue;
      if (Common ? !operand(N, I, *Common) : !(Common = check(N.Operands[I], nullptr)))
        return std::nullopt;
    }
  return Common;
}

Checker::Type Checker::where(MeaningNode &N, const MeaningType *Expected) {
  for (size_t I = 0; I + 1 < N.Operands.size(); ++I) {
    Type T = check(N.Operands[I], nullptr);
    if (!T)
      return std::nullopt;
    Slots.resize(std::max<size_t>(Slots.size(), N.Index + I + 1));
    Slots[N.Index + I] = *T;
  }
  return check(N.Operands.back(), Expected);
}

Checker::Type Checker::cases(MeaningNode &N, const MeaningType *Expected) {
  MeaningNode &Chooser = N.Operands[0];
  N.Enum = Chooser.Kind == MeaningNode::Argument ? Op.Arguments[Chooser.Index].Enum : nullptr;
  if (!N.Enum)
    return fail("the first operand of 'cases' is not an argument with an enum");
  if (!check(Chooser, nullptr))
    return std::nullopt;
  for (size_t I = 1; I < N.Labels.size(); ++I) {
    if (none_of(N.Enum->Cases, [&](const EnumCaseDesc &C) { return C.Name == N.Labels[I]; }))
      return fail("enum '" + N.Enum->Name + "' has no case '" + N.Labels[I] + "'");
    for (size_t K = 1; K < I; ++K)
      if (N.Labels[K] == N.Labels[I])
        return fail("case '" + N.Labels[I] + "' stands twice in 'cases'");
  }
  for (const EnumCaseDesc &C : N.Enum->Cases)
    if (!is_contained(N.Labels, C.Name))
      return fail("'cases' has no operand for case '" + C.Name + "'");
  return alike(N, 1, 1, Expected);
}

Checker::Type Checker::byType(MeaningNode &N, const MeaningType *Expected) {
  if (N.Labels.size() != 2 || N.Labels[0] != "floats" || N.Labels[1] != "ints")
    return fail(
        "'byType' has other operands than one with label 'floats' and one with label 'ints'");
  Type Element = Overload ? scalar(Overload->Name) : std::nullopt;
  if (!Element)
    return fail("'byType' stands in an op without overloads");
  return check(N.Operands[Element->Kind == Kind::Int], Expected);
}

Checker::Type Checker::tuple(MeaningNode &N, const MeaningType *Expected) {
  MeaningType Result{Kind::Tuple, 0, {}};
  if (!Expected || Expected->Kind != Kind::Tuple)
    return fail("'tuple' stands where no struct is expected");
  if (Expected->Parts.size() != N.Operands.size())
    return fail("'tuple' has " + Twine(N.Operands.size()) + " operands (expected " +
                Twine(Expected->Parts.size()) + ")");
  for (size_t I = 0; I < N.Operands.size(); ++I)
    if (!operand(N, I, Expected->Parts[I]))
      return std::nullopt;
  return *Expected;
}

Checker::Type Checker::joined(MeaningNode &N, const MeaningType *Expected) {
  const bool Fold = N.Operator->Name == "fold";
  if ((Fold ? InElement : Visiting))
    return fail("'" + N.Operator->Name + "' stands in another visit of " +
                (Fold ? "elements" : "lanes"));
  bool &Inside = Fold ? InElement : Visiting;
  const bool Conditional = N.Operands.size() == 3;
  Type Start;
  Inside = true;
  Type T = check(N.Operands.back(), Expected);
  if (T && Conditional)
    operand(N, 1, I1);
  Inside = false;
  if (!T || Failed)
    return std::nullopt;
  if (T->Kind != (N.Joins->Operands[0] == 'f' ? Kind::Float : Kind::Int))
    return fail("'" + N.Joins->Name + "' does not join values of type " + T->str());
  if (Conditional && !operand(N, 0, *T))
    return std::nullopt;
  return T;
}

Checker::Type Checker::atomic(MeaningNode &N) {
  Type T = N.Type ? translate(*N.Type) : std::nullopt;
  if (!T || T->Kind != Kind::Int)
    return fail("'atomic' has no integer type");
  if (!operand(N, 0, {Kind::Place, 0, {}}))
    return std::nullopt;
  Old = T;
  operand(N, 1, *T);
  Old = std::nullopt;
  return Failed ? std::nullopt : T;
}

Checker::Type Checker::state(MeaningNode &N) {
  for (size_t I = 0; I < N.State->Operands.size(); ++I) {
    Type T = translate(*N.State->Operands[I]);
    if (!T)
      return fail("state '" + N.State->Name + "' does not fit this op");
    if (!operand(N, I, *T))
      return std::nullopt;
  }
  Type T = translate(*N.State->Type);
  if (!T)
    return fail("state '" + N.State->Name + "' does not fit this op");
  if (N.Operator->Name == "state")
    return T;
  return operand(N, N.Operands.size() - 1, *T) ? Type(MeaningType{}) : std::nullopt;
}

Checker::Type Checker::own(MeaningNode &N, const MeaningType *Expected) {
  if (!Visiting)
    return fail("'own' stands outside of 'reduce' and 'ballot'");
  Visiting = false;
  Type T = check(N.Operands[0], Expected);
  Visiting = true;
  return T;
}

Checker::Type Checker::ballot(MeaningNode &N) {
  if (Visiting)
    return fail("'ballot' stands in another visit of lanes");
  Visiting = true;
  const bool Good = operand(N, 0, I1);
  Visiting = false;
  return Good ? Type(MeaningType{Kind::Tuple, 0, {4, I32}}) : std::nullopt;
}

Checker::Type Checker::vector(MeaningNode &N, const MeaningType *Expected) {
  if (InElement)
    return fail("'vector' stands in another visit of elements");
  InElement = true;
  Type T = check(N.Operands[0],
                 Expected && Expected->Kind == Kind::Vector ? &Expected->Parts[0] : nullptr);
  InElement = false;
  if (!T)
    return std::nullopt;
  return T->Kind == Kind::Effect ? *T : MeaningType{Kind::Vector, 0, {*T}};
}

Checker::Type Checker::form(MeaningNode &N, const MeaningType *Expected) {
  StringRef Name = N.Operator->Name;
  if (Name == "where")
    return where(N, Expected);
  if (Name == "cases")
    return cases(N, Expected);
  if (Name == "byType")
    return byType(N, Expected);
  if (Name == "tuple")
    return tuple(N, Expected);
  if (Name == "either")
    return alike(N, 0, 1, Expected);
  if (Name == "atomic")
    return atomic(N);
  if (Name == "state" || Name == "setState")
    return state(N);
  if (Name == "fold" || Name == "reduce" || Name == "reduceWhere")
    return joined(N, Expected);
  if (Name == "sequence") {
    const MeaningType Effect;
    return alike(N, 0, 1, &Effect);
  }
  if (Name == "pick") {
    Type Index = check(N.Operands[0], &I32);
    if (Index && Index->Kind != Kind::Int)
      return fail("operand 1 of 'pick' has type " + Index->str() + " (expected an integer)");
    return Index ? alike(N, 1, 1, Expected) : std::nullopt;
  }
  if (Name == "within") {
    Type T = check(N.Operands[1], Expected);
    if (T && T->Kind != Kind::Float)
      return fail("'within' has an operand of type " + T->str() + " (expected a float)");
    return T;
  }
  if (Name == "old")
    return Old ? Old : fail("'old' stands outside of 'atomic'");
  if (Name == "own")
    return own(N, Expected);
  if (Name == "ballot")
    return ballot(N);
  if (Name == "readLane") {
    Type T = check(N.Operands[0], Expected);
    return T && operand(N, 1, I32) ? T : std::nullopt;
  }
  return vector(N, Expected);
}

bool Checker::run() {
  Type Result = translate(*Op.Result);
  if (!Result)
    return fail("the result has type " + Op.Result->Name + ", which meanings have no values of"),
           false;
  Type T = check(Target.Root, &*Result);
  if (T && *T != *Result)
    fail("the meaning has type " + T->str() + " (expected " + Result->str() + ")");
  return !Failed;
}

} // namespace

std::string MeaningType::str() const {
  switch (Kind) {
  case Int: return "i" + std::to_string(Width);
  case Float: return Width == 16 ? "half" : Width == 32 ? "float" : "double";
  case Place: return "a place";
  case Handle: return "a handle";
  case Effect: return "an effect";
  case Vector: return "a vector of " + Parts[0].str();
  case Tuple: break;
  }
  std::string Result;
  for (const MeaningType &Part : Parts)
    Result += (Result.empty() ? "(" : ", ") + Part.str();
  return Result + ")";
}

bool checkMeaning(const Meanings &, const OpDesc &Op, Meaning &M) {
  if (M.Kind != Meaning::Expression)
    return true;
  unsigned Round = 0;
  for (const TypeDesc *Overload : overloadsOf(Op))
    if (!Checker(Op, M, Overload, Round++).run())
      return false;
  return true;
}

} // namespace dxil::emitters
