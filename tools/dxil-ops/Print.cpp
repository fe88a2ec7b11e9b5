// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Print.h"

#include "platform/Platform.h"

#include <algorithm>

namespace dxil::ops_tool {

using exporter::Json;
using exporter::OpChange;

Style terminalStyle(bool Color) {
  return {Color, tool::platform::terminalColumns(1)};
}

namespace {

std::string bold(const std::string &Text, Style S) {
  return S.Color ? "\033[1m" + Text + "\033[0m" : Text;
}

std::string joined(const Json &List) {
  std::string Out;
  for (const Json &Value : List)
    Out += (Out.empty() ? "" : ", ") + Value.get<std::string>();
  return Out;
}

std::string joined(const std::vector<std::string> &List) {
  return joined(Json(List));
}

std::string padded(std::string Text, size_t Width) {
  Text.resize(std::max(Text.size(), Width), ' ');
  return Text;
}

// Returns the words of Text in lines of at most Width columns. Indents all lines but the first.
std::string wrapped(const std::string &Text, size_t Indent, Style S) {
  size_t Width = S.Width > Indent + 20 ? S.Width - Indent : 0;
  if (!Width)
    return Text;
  std::string Out;
  size_t Column = 0, Begin = 0;
  while (Begin < Text.size()) {
    size_t End = std::min(Text.find(' ', Begin), Text.size());
    if (Column && Column + 1 + End - Begin > Width) {
      Out += "\n" + std::string(Indent, ' ');
      Column = 0;
    }
    if (Column) {
      Out += ' ';
      ++Column;
    }
    Out.append(Text, Begin, End - Begin);
    Column += End - Begin;
    Begin = End + 1;
  }
  return Out;
}

std::string latestOverloads(const Json &Op) {
  std::string Out;
  for (const Json &Dimension : Op["overloads"]) {
    if (Dimension.empty())
      continue;
    std::string Part = joined(Dimension.back()["types"]);
    std::string Vectors = joined(Dimension.back()["vector_element_types"]);
    if (!Vectors.empty())
      Part += (Part.empty() ? "" : "; ") + ("vectors of " + Vectors);
    Out += (Out.empty() ? "" : " x ") + Part;
  }
  return Out;
}

void fact(std::ostream &Out, const std::string &Name, const std::string &Value, Style S) {
  if (!Value.empty())
    Out << bold(padded(Name, 12), S) << wrapped(Value, 12, S) << "\n";
}

void versioned(std::ostream &Out, const Json &List, const char *Key, Style S) {
  for (const Json &Entry : List)
    fact(Out, &Entry == &List.front() ? Key : "",
         Entry["since"].get<std::string>() + ": " + joined(Entry[Key]), S);
}

} // namespace

void printTable(std::ostream &Out, const std::vector<const Json *> &Ops, Style S) {
  size_t Code = 6, Name = 9, Class = 5;
  for (const Json *Op : Ops) {
    Code = std::max(Code, std::to_string((*Op)["opcode"].get<uint32_t>()).size());
    Name = std::max(Name, (*Op)["name"].get_ref<const std::string &>().size());
    Class = std::max(Class, (*Op)["class"].get_ref<const std::string &>().size());
  }
  auto line = [&](const std::string &A, const std::string &B, const std::string &C,
                  const std::string &D, const std::string &E) {
    std::string Text = std::string(Code - std::min(Code, A.size()), ' ') + A + "  " +
                       padded(B, Name) + "  " + padded(C, Class) + "  " + padded(D, 5) + "  " + E;
    Text.erase(Text.find_last_not_of(' ') + 1);
    if (S.Width && Text.size() > S.Width)
      Text = Text.substr(0, S.Width - 3) + "...";
    return Text;
  };
  Out << bold(line("OPCODE", "OPERATION", "CLASS", "SINCE", "OVERLOADS"), S) << "\n";
  for (const Json *Op : Ops)
    Out << line(std::to_string((*Op)["opcode"].get<uint32_t>()), (*Op)["name"], (*Op)["class"],
                (*Op)["min_dxil"], latestOverloads(*Op))
        << "\n";
}

void printOp(std::ostream &Out, const Json &Database, const Json &Op, Style S) {
  Out << bold(Op["name"], S) << "  opcode " << Op["opcode"].get<uint32_t>() << ", class "
      << Op["class"].get<std::string>();
  if (std::string Category = Op["category"]; !Category.empty())
    Out << ", " << Category;
  Out << "\n\n  " << wrapped(Op["doc"], 2, S) << "\n\n  " << exporter::opSignature(Database, Op)
      << "\n\n";
  for (const Json &A : Op["arguments"]) {
    std::string Text =
        A["type"].get<std::string>() + (A["immediate"].get<bool>() ? ", constant" : "");
    if (A["enum"].is_string())
      Text += ", " + A["enum"].get<std::string>();
    if (std::string Doc = A["doc"]; !Doc.empty())
      Text += ": " + Doc;
    Out << "  " << padded(A["name"], 24) << " " << wrapped(Text, 27, S) << "\n";
  }
  if (!Op["arguments"].empty())
    Out << "\n";
  fact(Out, "since", Op["min_dxil"], S);
  if (Op["min_dxil_translated"].is_string())
    fact(Out, "translated", Op["min_dxil_translated"], S);
  for (const Json &Dimension : Op["overloads"])
    for (const Json &Entry : Dimension) {
      std::string Vectors = joined(Entry["vector_element_types"]);
      fact(Out, &Entry == &Dimension.front() ? "overloads" : "",
           Entry["since"].get<std::string>() + ": " + joined(Entry["types"]) +
               (Vectors.empty() ? "" : "; vectors of " + Vectors),
           S);
    }
  versioned(Out, Op["stages"], "stages", S);
  versioned(Out, Op["attributes"], "attributes", S);
  fact(Out, "intrinsics", joined(Op["intrinsics"]), S);
  if (Op["extension_intrinsic"].is_string())
    fact(Out, "extension", Op["extension_intrinsic"], S);
  fact(Out, "hlsl", joined(Op["hlsl"]), S);
  fact(Out, "counters", joined(Op["counters"]), S);
}

namespace {
const char *word(OpChange::Kind Kind) {
  switch (Kind) {
  case OpChange::Kind::Added: return "added";
  case OpChange::Kind::Removed: return "removed";
  case OpChange::Kind::Changed: return "changed";
  }
  return "";
}
} // namespace

void printDiff(std::ostream &Out, const std::vector<OpChange> &Changes, Style S) {
  for (const OpChange &Change : Changes) {
    const char *Color = Change.What == OpChange::Kind::Added     ? "\033[32m"
                        : Change.What == OpChange::Kind::Removed ? "\033[31m"
                                                                 : "\033[33m";
    Out << (S.Color ? Color : "") << padded(word(Change.What), 8) << (S.Color ? "\033[0m" : "")
        << Change.Op << "\n";
    for (const exporter::PropertyChange &P : Change.Changes)
      Out << "          " << P.Property << ": " << joined(P.Before) << " -> " << joined(P.After)
          << "\n";
  }
}

Json diffJson(const std::vector<OpChange> &Changes) {
  Json Result = Json::array();
  for (const OpChange &Change : Changes) {
    Json Properties = Json::array();
    for (const exporter::PropertyChange &P : Change.Changes)
      Properties.push_back({{"property", P.Property}, {"before", P.Before}, {"after", P.After}});
    Result.push_back(
        {{"op", Change.Op}, {"change", word(Change.What)}, {"properties", Properties}});
  }
  return Result;
}

} // namespace dxil::ops_tool
