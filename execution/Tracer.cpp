// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Tracer.h"

#include <algorithm>
#include <charconv>

namespace dxil::execution {
namespace {

constexpr size_t MaxLines = 1u << 20;

std::string textOf(Scalar Type, Slot Value) {
  char Text[32];
  std::to_chars_result End{};
  switch (Type) {
  case Scalar::I1: return Value & 1 ? "true" : "false";
  case Scalar::F32:
    End = std::to_chars(Text, Text + sizeof(Text), float(asFloat(Type, Value)));
    break;
  case Scalar::F16:
  case Scalar::F64: End = std::to_chars(Text, Text + sizeof(Text), asFloat(Type, Value)); break;
  default: End = std::to_chars(Text, Text + sizeof(Text), asSigned(Type, Value));
  }
  return {Text, End.ptr};
}

} // namespace

void Tracer::instruction(const TraceSite &Site, unsigned Lane, const Slot *Rows) {
  if (Log.Lines.size() >= MaxLines)
    return;
  std::string Line = Site.Place.empty() ? Site.Text : Site.Place + ": " + Site.Text;
  std::string Values;
  for (size_t K = 0; K < Site.Parts.size(); ++K) {
    if (Site.Parts[K] == Scalar::Pointer)
      break; // handles and addresses are not useful in a trace
    const bool One = K < 64 && Site.UniformParts >> K & 1;
    Values += (K ? ", " : "") + textOf(Site.Parts[K], Rows[K * Site.Width + (One ? 0 : Lane)]);
  }
  if (Site.Parts.size() > 1 && !Values.empty())
    Values = "{" + Values + "}";
  if (!Values.empty())
    Line += "  -> " + Values;
  std::string Operands;
  for (const uint32_t O : Site.Operands)
    if (const auto Match = Shown.find(O); Match != Shown.end())
      Operands += (Operands.empty() ? "" : ", ") + Match->second;
  if (!Operands.empty())
    Line += "  (" + Operands + ")";
  if (Site.Result != ~0u && !Values.empty())
    Shown[Site.Result] = Site.Text.substr(0, Site.Text.find(" =")) + " = " + Values;
  Log.Lines.push_back(std::move(Line));
  if (Log.Lines.size() == MaxLines)
    Log.Lines.push_back("the trace ends here: it has 1,048,576 lines");
}

} // namespace dxil::execution
