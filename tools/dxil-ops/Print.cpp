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

std::string joined(const Json &List, const char *Between = ", ") {
  std::string Out;
  for (const Json &Value : List)
    Out += (Out.empty() ? "" : Between) + Value.get<std::string>();
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

void printTable(std::ostream &Out, const std::vector<const Json *> &Ops, const Filter &Filter,
                Style S) {
  std::vector<std::vector<std::string>> Rows = {{"OPCODE", "OPERATION", "CLASS", "SINCE"}};
  if (!Filter.Hlsl.empty())
    Rows[0].push_back("HLSL");
  if (!Filter.Intrinsic.empty())
    Rows[0].push_back("INTRINSICS");
  Rows[0].push_back("OVERLOADS");
  for (const Json *Op : Ops) {
    std::vector<std::string> Row = {std::to_string((*Op)["opcode"].get<uint32_t>()), (*Op)["name"],
                                    (*Op)["class"], (*Op)["min_dxil"]};
    if (!Filter.Hlsl.empty())
      Row.push_back(joined(namesWith((*Op)["hlsl"], Filter.Hlsl)));
    if (!Filter.Intrinsic.empty())
      Row.push_back(joined(namesWith((*Op)["intrinsics"], Filter.Intrinsic)));
    Row.push_back(latestOverloads(*Op));
    Rows.push_back(std::move(Row));
  }
  std::vector<size_t> Widths(Rows[0].size());
  for (const auto &Row : Rows)
    for (size_t I = 0; I < Row.size(); ++I)
      Widths[I] = std::max(Widths[I], Row[I].size());
  for (const auto &Row : Rows) {
    std::string Text(Widths[0] - Row[0].size(), ' '); // numbers end at the same column
    Text += Row[0];
    for (size_t I = 1; I < Row.size(); ++I)
      Text += "  " + padded(Row[I], Widths[I]);
    Text.erase(Text.find_last_not_of(' ') + 1);
    if (S.Width && Text.size() > S.Width)
      Text = Text.substr(0, S.Width - 3) + "...";
    Out << (&Row == &Rows[0] ? bold(Text, S) : Text) << "\n";
  }
}

void printCsv(std::ostream &Out, const std::vector<const Json *> &Ops) {
  const auto Field = [](std::string Text) {
    if (Text.find_first_of("\",\r\n") == std::string::npos)
      return Text;
    for (size_t Position = 0; (Position = Text.find('"', Position)) != std::string::npos;
         Position += 2)
      Text.insert(Position, 1, '"');
    return '"' + Text + '"';
  };
  const auto Latest = [](const Json &List, const char *Key) {
    return List.empty() ? std::string() : joined(List.back()[Key], ";");
  };
  const auto Overloads = [&](const Json &Dimensions, const char *Key) {
    std::string Text; // a field for each dimension
    for (const Json &Dimension : Dimensions)
      Text += (&Dimension == &Dimensions.front() ? "" : "|") + Latest(Dimension, Key);
    return Text;
  };
  Out << "opcode,name,class,category,since,overloads,vector_overloads,stages,attributes,intrinsics,"
         "hlsl,doc\r\n";
  for (const Json *Each : Ops) {
    const Json &Op = *Each;
    Out << Op["opcode"].get<uint32_t>();
    for (const std::string &Text :
         {std::string(Op["name"]), std::string(Op["class"]), std::string(Op["category"]),
          std::string(Op["min_dxil"]), Overloads(Op["overloads"], "types"),
          Overloads(Op["overloads"], "vector_element_types"), Latest(Op["stages"], "stages"),
          Latest(Op["attributes"], "attributes"), joined(Op["intrinsics"], ";"),
          joined(Op["hlsl"], ";"), std::string(Op["doc"])})
      Out << ',' << Field(Text);
    Out << "\r\n";
  }
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
