// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts expressions of td/spirv to lists of nodes; equal subexpressions become one node.
#include "Model.h"
#include "SPIRVModel.h"

#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>

using namespace llvm;

namespace dxil::emitters {

SPIRVExpressions::SPIRVExpressions(const RecordKeeper &Records) {
  for (const Record *R : definitions(Records, "IRForm")) {
    const Record *Operator = R->getValueAsDef("Of");
    Forms[Operator] = {R->getValueAsString("Kind").str(), R->getValueAsString("Name").str(),
                       Operator->getValueAsString("Text").str()};
  }
  for (const Record *R : definitions(Records, "SPIRVForm"))
    Forms[R] = {R->getValueAsString("Kind").str(), R->getValueAsString("Name").str(),
                R->getValueAsString("Text").str()};
}

std::optional<SPIRVExpressionDesc>
SPIRVExpressions::compile(const Record &Source, const DagInit &Dag, const SPIRVEntityDesc &Entity) {
  Mapping = &Source;
  Owner = &Entity;
  Out = {};
  const auto Root = apply(Dag);
  if (!Root)
    return std::nullopt;
  Out.Text = Root->Text;
  // The result is the last node.
  if (Root->Node + 1 != Out.Nodes.size())
    Out.Nodes.push_back({"List", "0", "0", {Root->Node}});
  return std::move(Out);
}

SPIRVExpressions::Compiled SPIRVExpressions::add(SPIRVNodeDesc N, std::string Text) {
  const auto Match = std::ranges::find(Out.Nodes, N);
  const unsigned Index = unsigned(Match - Out.Nodes.begin());
  if (Match == Out.Nodes.end())
    Out.Nodes.push_back(std::move(N));
  return {Index, std::move(Text)};
}

std::optional<SPIRVExpressions::Compiled> SPIRVExpressions::argument(const std::string &Name) {
  if (Name == "before")
    return add({"Argument", "BeforeArgument", "0", {}}, "before");
  unsigned Index = 0;
  for (const SPIRVOperandDesc &O : Owner->Operands) {
    if (O.Kind == "IdResultType" || O.Kind == "IdResult")
      continue;
    if (O.Name == Name)
      return add({"Argument", std::to_string(Index), "0", {}}, Name);
    ++Index;
  }
  PrintError(Mapping->getLoc(), "'" + Owner->Name + "' has no operand '" + Name + "'");
  return std::nullopt;
}

std::optional<SPIRVExpressions::Compiled> SPIRVExpressions::node(const Init &I,
                                                                 const std::string &Name) {
  if (const auto *Dag = dyn_cast<DagInit>(&I))
    return apply(*Dag);
  if (const auto *Number = dyn_cast<IntInit>(&I))
    return add({"Integer", "0", std::to_string(Number->getValue()), {}},
               std::to_string(Number->getValue()));
  if (const auto *Text = dyn_cast<StringInit>(&I))
    return add({"Float", "0", Text->getValue().str(), {}}, Text->getValue().str());
  if (isa<UnsetInit>(&I) && !Name.empty())
    return argument(Name);
  PrintError(Mapping->getLoc(), "an operand of the expression of '" + Owner->Name +
                                    "' is no number, expression or $name");
  return std::nullopt;
}

/// Replaces {0}, {1}, ... and {*} by the operands.
static std::string textOf(StringRef Form, const std::vector<std::string> &Operands) {
  std::string Out;
  while (!Form.empty()) {
    const auto [Before, Rest] = Form.split('{');
    Out += Before;
    if (Rest.empty())
      break;
    const auto [Place, After] = Rest.split('}');
    unsigned Index = 0;
    if (Place == "*") {
      for (size_t I = 0; I < Operands.size(); ++I)
        Out += (I ? ", " : "") + Operands[I];
    } else if (!Place.getAsInteger(10, Index) && Index < Operands.size()) {
      const bool IsCompound = Operands[Index].find(' ') != std::string::npos;
      const bool IsInner = Before.ends_with("(") || After.starts_with(")") ||
                           (Before.ends_with(", ") && !Out.empty());
      Out += IsCompound && !IsInner ? "(" + Operands[Index] + ")" : Operands[Index];
    }
    Form = After;
  }
  return Out;
}

/// Returns the number of operands of a form; a list has any.
static std::optional<unsigned> operandsOfForm(StringRef Kind) {
  if (Kind == "List")
    return std::nullopt;
  if (Kind == "Binary" || Kind == "Compare" || Kind == "Dot")
    return 2;
  return Kind == "Select" ? 3 : 1;
}

/// Checks the number of operands of an op or a form.
bool SPIRVExpressions::checkOperands(const DagInit &Dag, const Record &Head) {
  std::optional<unsigned> Expected;
  if (Head.isSubClassOf("DXILOp"))
    Expected = unsigned(Head.getValueAsListOfDefs("arguments").size());
  else if (const auto Match = Forms.find(&Head); Match != Forms.end())
    Expected = operandsOfForm(Match->second.Kind);
  const unsigned Count = Dag.getNumArgs();
  if (Expected ? Count == *Expected : Count != 0)
    return true;
  PrintError(Mapping->getLoc(), "'" + Head.getName() + "' in the expression of '" + Owner->Name +
                                    "' has " + Twine(Count) + " operands (expected " +
                                    (Expected ? Twine(*Expected).str() : "one or more") + ")");
  return false;
}

std::optional<SPIRVExpressions::Compiled> SPIRVExpressions::apply(const DagInit &Dag) {
  const Record *Head = Dag.getOperatorAsDef(Mapping->getLoc());
  const bool IsKnown = Head->isSubClassOf("DXILOp") || Forms.contains(Head);
  if (IsKnown && !checkOperands(Dag, *Head))
    return std::nullopt;
  SPIRVNodeDesc N;
  std::vector<std::string> Texts;
  for (unsigned I = 0; I < Dag.getNumArgs(); ++I) {
    auto Operand = node(*Dag.getArg(I), Dag.getArgNameStr(I).str());
    if (!Operand)
      return std::nullopt;
    N.Operands.push_back(Operand->Node);
    Texts.push_back(std::move(Operand->Text));
  }
  if (Head->isSubClassOf("DXILOp")) {
    N.Kind = "Op";
    N.Number = "uint16_t(OpCode::" + Head->getName().str() + ")";
    return add(std::move(N), Head->getName().str() + textOf("({*})", Texts));
  }
  if (Head->getName() == "undefined") {
    N.Kind = "Undefined";
    return add(std::move(N), "refused");
  }
  const auto Match = Forms.find(Head);
  if (Match == Forms.end()) {
    PrintError(Mapping->getLoc(), "'" + Head->getName() + "' is no form of an expression");
    return std::nullopt;
  }
  const Form &F = Match->second;
  N.Kind = F.Kind;
  if (F.Kind == "Binary" || F.Kind == "Cast" || F.Kind == "Fold")
    N.Number = "uint16_t(ir::Opcode::" + F.Name + ")";
  else if (F.Kind == "Compare")
    N.Number = "ir::" + F.Name;
  else if (!F.Name.empty())
    N.Number = F.Name;
  return add(std::move(N), textOf(F.Text, Texts));
}

} // namespace dxil::emitters
