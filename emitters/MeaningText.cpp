// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints meanings as pseudo-code, for pages and JSON.
#include "MeaningModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>

#include <charconv>
#include <cmath>

using namespace llvm;

namespace dxil::emitters {
namespace {

/// Returns true if an operator's text has operands outside of brackets, so that nested operands of
/// this kind need brackets.
bool isInfix(const MeaningNode &N) {
  if (N.Kind != MeaningNode::Apply)
    return false;
  StringRef Text = N.Operator->Text;
  return (Text.starts_with("{0} ") || Text.starts_with("-") || Text.starts_with("~") ||
          Text.starts_with("if "));
}

std::string print(const MeaningNode &N, unsigned Indent);

std::string operandText(const MeaningNode &Parent, const MeaningNode &N, unsigned Indent) {
  std::string Text = print(N, Indent);
  return isInfix(Parent) && isInfix(N) ? "(" + Text + ")" : Text;
}

/// Returns the shortest decimal for a number; small powers of two are written as powers.
std::string shortest(double Number) {
  int Exponent = 0;
  if (std::frexp(Number, &Exponent) == 0.5 && Exponent < -8)
    return "2^" + std::to_string(Exponent - 1);
  char Buffer[32];
  auto [End, Error] = std::to_chars(Buffer, std::end(Buffer), Number);
  return {Buffer, End};
}

std::string newLine(unsigned Indent) {
  return "\n" + std::string(Indent, ' ');
}

std::string whereText(const MeaningNode &N, unsigned Indent) {
  std::string Text = print(N.Operands.back(), Indent);
  for (size_t I = 0; I + 1 < N.Operands.size(); ++I)
    Text += newLine(Indent) + (I ? "      " : "where ") + N.Labels[I] + " = " +
            print(N.Operands[I], Indent + 8);
  return Text;
}

std::string casesText(const MeaningNode &N, unsigned Indent) {
  const bool ByType = N.Operator->Name == "byType";
  std::string Text = ByType ? "by type {" : "by " + print(N.Operands[0], Indent) + " {";
  for (size_t I = !ByType; I < N.Operands.size(); ++I)
    Text += newLine(Indent + 2) + N.Labels[I] + ": " + print(N.Operands[I], Indent + 4);
  return Text + newLine(Indent) + "}";
}

std::string listText(const MeaningNode &N, size_t Count, StringRef Separator, unsigned Indent) {
  std::string Text;
  for (size_t I = 0; I < Count; ++I)
    Text += (I ? Separator.str() : "") + print(N.Operands[I], Indent);
  return Text;
}

/// Returns the operands before the expressions: a type, a state, an operator, a tolerance.
std::string leading(const MeaningNode &N) {
  if (N.Type)
    return N.Type->Name;
  if (N.State)
    return N.State->Name;
  if (N.Joins)
    return N.Joins->Name;
  return "";
}

std::string print(const MeaningNode &N, unsigned Indent) {
  switch (N.Kind) {
  case MeaningNode::Argument:
  case MeaningNode::Bound: return N.Name;
  case MeaningNode::Integer: return std::to_string(N.Value);
  case MeaningNode::Real: return shortest(N.Number);
  case MeaningNode::Apply: break;
  }
  StringRef Name = N.Operator->Name;
  if (Name == "where")
    return whereText(N, Indent);
  if (Name == "cases" || Name == "byType")
    return casesText(N, Indent);
  if (Name == "within")
    return "within(" + (N.Unit == "unspecified" ? "" : shortest(N.Operands[0].Number) + " ") +
           N.Unit + ", " + print(N.Operands[1], Indent) + ")";
  const std::string Lead = leading(N);
  std::string Result;
  for (StringRef Remaining = N.Operator->Text; !Remaining.empty();) {
    auto [Before, After] = Remaining.split('{');
    Result += Before;
    auto [Field, Tail] = After.split('}');
    Remaining = Tail;
    unsigned Number = 0;
    if (Field.empty())
      continue;
    if (Field == "*")
      Result += listText(N, N.Operands.size() - (Name == "setState"), ", ", Indent);
    else if (Field == "*;")
      Result += listText(N, N.Operands.size(), newLine(Indent), Indent);
    else if (Field == "last")
      Result += print(N.Operands.back(), Indent);
    else if (to_integer(Field, Number) && Number == 0 && !Lead.empty())
      Result += Lead;
    else if (to_integer(Field, Number) && Number - !Lead.empty() < N.Operands.size())
      Result += operandText(N, N.Operands[Number - !Lead.empty()], Indent);
  }
  return Result;
}

} // namespace

std::string meaningText(const Meaning &M) {
  return M.Kind == Meaning::Opaque ? "opaque: " + M.Root.Reason
         : M.Kind == Meaning::None ? ""
                                   : print(M.Root, 0);
}

} // namespace dxil::emitters
