// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts dags of `meaning` to trees. Checks names, literals and the form of expressions;
// MeaningCheck.cpp checks types.
#include "MeaningModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

class MeaningReader {
public:
  MeaningReader(const Model &M, const RecordKeeper &Records) : M(M), Records(Records) {}
  std::unique_ptr<Meanings> read();

private:
  void readOperators();
  void readStates();
  Meaning readMeaning(const OpDesc &Op, const DagInit &Dag);
  std::unique_ptr<OpDesc> function(const Record &R, const FunctionMeaningField &Field);
  MeaningNode node(const Init &I, StringRef Name);
  MeaningNode name(StringRef Name);
  MeaningNode apply(const DagInit &Dag);
  void form(MeaningNode &N, const DagInit &Dag);
  void where(MeaningNode &N, const DagInit &Dag);
  void labelled(MeaningNode &N, const DagInit &Dag, unsigned First);
  void stateOf(MeaningNode &N, const DagInit &Dag);
  void joined(MeaningNode &N, const DagInit &Dag, unsigned Operands);
  void operands(MeaningNode &N, const DagInit &Dag, unsigned First, unsigned Least, unsigned Most);
  const TypeDesc *type(const Init &I);

  template <typename T>
  const T *byName(const std::vector<std::unique_ptr<T>> &List, const Init &I) {
    if (const auto *Def = dyn_cast<DefInit>(&I))
      for (const auto &Entry : List)
        if (Entry->Name == Def->getDef()->getName())
          return Entry.get();
    return nullptr;
  }
  MeaningNode fail(const Twine &Message) {
    if (!Failed) // reports one error for each meaning
      PrintError(Op->Record->getFieldLoc("meaning"), "op '" + Op->Name + "': " + Message);
    Failed = true;
    return {};
  }

  const Model &M;
  const RecordKeeper &Records;
  std::unique_ptr<Meanings> All = std::make_unique<Meanings>();
  const OpDesc *Op = nullptr;
  Meaning *Current = nullptr;
  std::vector<std::pair<std::string, unsigned>> Scope; ///< bound names and their slots
  std::vector<bool> Used;                              ///< indexed by slot
  bool Failed = false;
};

void MeaningReader::readOperators() {
  for (const Record *R : definitions(Records, "Operator")) {
    auto D = std::make_unique<OperatorDesc>();
    D->Name = R->getName().str();
    D->Enum = D->Name;
    D->Enum[0] = toUpper(D->Enum[0]);
    D->Text = R->getValueAsString("Text").str();
    D->Width = R->getValueAsString("Width").str();
    D->Doc = R->getValueAsString("Doc").str();
    D->Flushes = R->getValueAsBit("Flushes");
    D->IsReal = R->getValueAsBit("IsReal");
    D->IsForm = R->getValueAsBit("IsForm");
    auto [Operands, Result] = R->getValueAsString("Signature").split(':');
    for (char C : Operands)
      if (C != ' ')
        D->Operands += C;
    D->Result = Result.trim().str();
    All->Operators.push_back(std::move(D));
  }
}

void MeaningReader::readStates() {
  auto Type = [&](const Record *R) -> const TypeDesc * {
    for (const auto &T : M.Types)
      if (T->Record == R->getName())
        return T.get();
    return nullptr;
  };
  for (const Record *R : definitions(Records, "MeaningState")) {
    auto D = std::make_unique<StateDesc>();
    D->Name = R->getName().str();
    D->Type = Type(R->getValueAsDef("Type"));
    for (const Record *Operand : R->getValueAsListOfDefs("Operands"))
      D->Operands.push_back(Type(Operand));
    D->Doc = R->getValueAsString("Doc").str();
    All->States.push_back(std::move(D));
  }
}

const TypeDesc *MeaningReader::type(const Init &I) {
  if (const auto *Def = dyn_cast<DefInit>(&I))
    for (const auto &T : M.Types)
      if (T->Record == Def->getDef()->getName())
        return T.get();
  fail("'" + I.getAsString() + "' is not a type");
  return nullptr;
}

MeaningNode MeaningReader::name(StringRef Name) {
  MeaningNode N;
  N.Name = Name.str();
  for (const auto &[Bound, Slot] : reverse(Scope))
    if (Bound == Name) {
      N.Kind = MeaningNode::Bound;
      N.Index = Slot;
      Used[Slot] = true;
      return N;
    }
  N.Kind = MeaningNode::Argument;
  for (const ArgDesc &A : Op->Arguments) {
    if (A.Named && A.Name == Name)
      return N;
    ++N.Index;
  }
  return fail("'$" + Name + "' is neither an argument nor a name of an enclosing 'where'");
}

MeaningNode MeaningReader::node(const Init &I, StringRef Name) {
  if (isa<UnsetInit>(I))
    return name(Name);
  MeaningNode N;
  if (const auto *Number = dyn_cast<IntInit>(&I)) {
    N.Kind = MeaningNode::Integer;
    N.Value = Number->getValue();
    return N;
  }
  if (const auto *Text = dyn_cast<StringInit>(&I)) {
    N.Kind = MeaningNode::Real;
    if (!to_float(Text->getValue(), N.Number))
      return fail("\"" + Text->getValue() + "\" is not a number");
    return N;
  }
  if (const auto *Dag = dyn_cast<DagInit>(&I))
    return apply(*Dag);
  return fail("'" + I.getAsString() + "' is not an expression");
}

MeaningNode MeaningReader::apply(const DagInit &Dag) {
  MeaningNode N;
  N.Operator = byName(All->Operators, *Dag.getOperator());
  if (!N.Operator)
    return fail("'" + Dag.getOperator()->getAsString() + "' is not an operator of meanings");
  if (N.Operator->IsForm) {
    form(N, Dag);
    return N;
  }
  const std::string &Letters = N.Operator->Operands;
  if (Dag.getNumArgs() != Letters.size())
    return fail("'" + N.Operator->Name + "' has " + Twine(Dag.getNumArgs()) +
                " operands (expected " + Twine(Letters.size()) + ")");
  for (unsigned I = 0; I < Letters.size(); ++I)
    if (StringRef("IFT").contains(Letters[I]))
      N.Type = type(*Dag.getArg(I));
    else
      N.Operands.push_back(node(*Dag.getArg(I), Dag.getArgNameStr(I)));
  Current->Memory |= StringRef(Letters).contains('h');
  Current->Lanes |= N.Operator->Name == "lane" || N.Operator->Name == "laneCount";
  return N;
}

void MeaningReader::operands(MeaningNode &N, const DagInit &Dag, unsigned First, unsigned Least,
                             unsigned Most) {
  const unsigned Count = Dag.getNumArgs() < First ? 0 : Dag.getNumArgs() - First;
  if (Dag.getNumArgs() < First || Count < Least || Count > Most) {
    fail("'" + N.Operator->Name + "' has " + Twine(Dag.getNumArgs()) + " operands (expected " +
         (Least == Most ? Twine(First + Least) : Twine(First + Least) + " or more") + ")");
    return;
  }
  for (unsigned I = First; I < Dag.getNumArgs(); ++I)
    N.Operands.push_back(node(*Dag.getArg(I), Dag.getArgNameStr(I)));
}

/// Reads (where BODY, EXPRESSION:$name, ...). In the tree the body is the last operand.
void MeaningReader::where(MeaningNode &N, const DagInit &Dag) {
  if (Dag.getNumArgs() < 2) {
    fail("'where' has no names");
    return;
  }
  const size_t Outer = Scope.size();
  N.Index = Current->Slots;
  for (unsigned I = 1; I < Dag.getNumArgs(); ++I) {
    StringRef Label = Dag.getArgNameStr(I);
    if (Label.empty() || isa<UnsetInit>(Dag.getArg(I))) {
      fail("operand " + Twine(I + 1) + " of 'where' is not EXPRESSION:$name");
      return;
    }
    for (const ArgDesc &A : Op->Arguments)
      if (A.Name == Label)
        fail("'$" + Label + "' of 'where' hides an argument");
    N.Operands.push_back(node(*Dag.getArg(I), Label));
    N.Labels.push_back(Label.str());
    // Slots of one `where` are consecutive; those of nested expressions follow.
    if (Current->Slots != N.Index + I - 1) {
      fail("'where' stands in the expression of a name of another 'where'");
      return;
    }
    Scope.push_back({Label.str(), Current->Slots++});
    Used.push_back(false);
  }
  N.Operands.push_back(node(*Dag.getArg(0), Dag.getArgNameStr(0)));
  N.Labels.push_back("");
  for (size_t I = Outer; I < Scope.size(); ++I)
    if (!Used[Scope[I].second])
      fail("'$" + Scope[I].first + "' of 'where' is not used");
  Scope.resize(Outer);
}

void MeaningReader::labelled(MeaningNode &N, const DagInit &Dag, unsigned First) {
  for (unsigned I = First; I < Dag.getNumArgs(); ++I) {
    if (isa<UnsetInit>(Dag.getArg(I)) || Dag.getArgNameStr(I).empty())
      fail("operand " + Twine(I + 1) + " of '" + N.Operator->Name +
           "' has no label (expected EXPRESSION:$label)");
    else
      N.Operands.push_back(node(*Dag.getArg(I), {}));
    N.Labels.push_back(Dag.getArgNameStr(I).str());
  }
}

void MeaningReader::stateOf(MeaningNode &N, const DagInit &Dag) {
  N.State = Dag.getNumArgs() ? byName(All->States, *Dag.getArg(0)) : nullptr;
  if (!N.State) {
    fail("the first operand of '" + N.Operator->Name + "' is not a MeaningState");
    return;
  }
  const unsigned Count = N.State->Operands.size() + (N.Operator->Name == "setState");
  operands(N, Dag, 1, Count, Count);
  Current->State = true;
}

/// Reads forms whose first operand is an operator on two values.
void MeaningReader::joined(MeaningNode &N, const DagInit &Dag, unsigned Operands) {
  N.Joins = Dag.getNumArgs() ? byName(All->Operators, *Dag.getArg(0)) : nullptr;
  if (!N.Joins || (N.Joins->Operands != "ii" && N.Joins->Operands != "ff") ||
      N.Joins->Operands[0] != N.Joins->Result[0]) {
    fail("the first operand of '" + N.Operator->Name +
         "' is not an operator that joins two values to one");
    return;
  }
  operands(N, Dag, 1, Operands, Operands);
}

void MeaningReader::form(MeaningNode &N, const DagInit &Dag) {
  constexpr unsigned Any = 64;
  StringRef Name = N.Operator->Name;
  if (Name == "where")
    return where(N, Dag);
  if (Name == "state" || Name == "setState")
    return stateOf(N, Dag);
  if (Name == "fold" || Name == "reduce" || Name == "reduceWhere") {
    (Name == "fold" ? Current->Whole : Current->Lanes) = true;
    return joined(N, Dag, Name == "reduceWhere" ? 3 : 1);
  }
  if (Name == "byType")
    return labelled(N, Dag, 0);
  if (Name == "cases") {
    if (!Dag.getNumArgs()) {
      fail("'cases' has no operands");
      return;
    }
    N.Operands.push_back(node(*Dag.getArg(0), Dag.getArgNameStr(0)));
    N.Labels.push_back("");
    return labelled(N, Dag, 1);
  }
  if (Name == "within") {
    const auto *Def = Dag.getNumArgs() == 2 ? dyn_cast<DefInit>(Dag.getArg(0)) : nullptr;
    MeaningNode Amount;
    Amount.Kind = MeaningNode::Real;
    if (!Def || !Def->getDef()->isSubClassOf("Tolerance") ||
        !to_float(Def->getDef()->getValueAsString("Amount"), Amount.Number) ||
        !(Amount.Number > 0)) {
      fail("'within' has no tolerance of a positive amount (expected (within Ulp<N>, EXPRESSION))");
      return;
    }
    N.Unit = Def->getDef()->getValueAsString("Unit").str();
    N.Operands.push_back(std::move(Amount));
    N.Operands.push_back(node(*Dag.getArg(1), Dag.getArgNameStr(1)));
    Current->Inexact = true;
    return;
  }
  if (Name == "atomic") {
    if (Dag.getNumArgs())
      N.Type = type(*Dag.getArg(0));
    return operands(N, Dag, 1, 2, 2);
  }
  if (Name == "opaque") {
    fail("'opaque' is not the whole meaning");
    return;
  }
  Current->Choice |= Name == "either";
  Current->Whole |= Name == "vector";
  Current->Lanes |= Name == "ballot" || Name == "own" || Name == "readLane";
  if (Name == "old")
    return operands(N, Dag, 0, 0, 0);
  if (Name == "readLane")
    return operands(N, Dag, 0, 2, 2);
  if (Name == "vector" || Name == "ballot" || Name == "own")
    return operands(N, Dag, 0, 1, 1);
  operands(N, Dag, 0, 2, Any); // either, pick, tuple, sequence
}

Meaning MeaningReader::readMeaning(const OpDesc &Described, const DagInit &Dag) {
  Meaning Result;
  Op = &Described;
  Current = &Result;
  Scope.clear();
  Used.clear();
  Failed = false;
  Result.Kind = Meaning::Expression;
  if (Described.Reserved) {
    fail("a reserved op has no meaning");
    return Result;
  }
  const OperatorDesc *Operator = byName(All->Operators, *Dag.getOperator());
  if (Operator && Operator->Name == "opaque") {
    Result.Kind = Meaning::Opaque;
    Result.Root.Operator = Operator;
    const auto *Reason = Dag.getNumArgs() == 1 ? dyn_cast<StringInit>(Dag.getArg(0)) : nullptr;
    if (!Reason || Reason->getValue().trim().empty())
      fail("'opaque' has no reason");
    else
      Result.Root.Reason = Reason->getValue().str();
    return Result;
  }
  Result.Root = apply(Dag);
  return Result;
}

/// Makes an op of an HLSL function, for one kind of elements.
std::unique_ptr<OpDesc> MeaningReader::function(const Record &R,
                                                const FunctionMeaningField &Field) {
  auto Type = [&](StringRef Name) {
    return find_if(M.Types, [&](const auto &T) { return T->Name == Name; })->get();
  };
  auto Owner = std::make_unique<OpDesc>();
  Owner->Record = &R;
  Owner->Name = (R.getValueAsString("Name") + Field.Suffix).str();
  Owner->Result = Type("overload");
  SmallVector<StringRef> Parameters, Overloads;
  R.getValueAsString("Signature").split('(').second.rtrim(')').split(Parameters, ',');
  for (StringRef P : Parameters) {
    ArgDesc A;
    A.Name = P.rsplit(' ').second.str();
    A.Type = Owner->Result;
    Owner->Arguments.push_back(std::move(A));
  }
  Field.Overloads.split(Overloads, ' ');
  Owner->Overloads.emplace_back();
  for (StringRef Name : Overloads)
    Owner->Overloads.back().Types.push_back(Type(Name));
  return Owner;
}

std::unique_ptr<Meanings> MeaningReader::read() {
  readOperators();
  readStates();
  bool Good = true;
  auto Add = [&](const OpDesc &Op, StringRef FieldName) {
    const RecordVal *Field = Op.Record->getValue(FieldName);
    const auto *Dag = Field ? dyn_cast<DagInit>(Field->getValue()) : nullptr;
    if (!Dag)
      return false;
    Meaning Read = readMeaning(Op, *Dag);
    Good &= !Failed && checkMeaning(*All, Op, Read);
    All->ByOp[&Op] = std::move(Read);
    return true;
  };
  for (const auto &Op : M.Ops)
    Add(*Op, "meaning");
  for (const Record *R : definitions(Records, "LibraryFunction"))
    for (const FunctionMeaningField &Field : FunctionMeaningFields)
      if (auto Op = function(*R, Field); Add(*Op, Field.Field))
        All->Functions.push_back(std::move(Op));
  return Good ? std::move(All) : nullptr;
}

} // namespace

std::vector<const TypeDesc *> overloadsOf(const OpDesc &Op) {
  std::vector<const TypeDesc *> Result;
  for (const OverloadsDesc &List : Op.Overloads)
    if (List.Dimension == 0)
      for (const auto *Types : {&List.Types, &List.VectorElements})
        for (const TypeDesc *T : *Types)
          if (!is_contained(Result, T))
            Result.push_back(T);
  if (Result.empty())
    Result.push_back(nullptr);
  return Result;
}

std::unique_ptr<Meanings> readMeanings(const Model &M, const RecordKeeper &Records) {
  return MeaningReader(M, Records).read();
}

} // namespace dxil::emitters
