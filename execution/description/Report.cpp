// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Report.h"

#include <algorithm>
#include <cstring>

namespace dxil::execution {
namespace {

uint64_t numberAt(const RunResult &R, size_t Index) {
  uint64_t Bits = 0;
  std::memcpy(&Bits, R.Bytes.data() + Index * R.Type->Size, R.Type->Size);
  return Bits;
}
size_t countOf(const RunResult &R) {
  return R.Bytes.size() / R.Type->Size;
}

/// Writes integers and finite floats as numbers, others as words. Returns text, since a JSON
/// library would print floats with the digits of a double.
std::string jsonNumber(const ScalarType &Type, uint64_t Bits) {
  const std::string Text = textOf(Type, Bits);
  return Text == "nan" || Text == "inf" || Text == "-inf" ? '"' + Text + '"' : Text;
}
constexpr auto Replace = nlohmann::json::error_handler_t::replace;

nlohmann::ordered_json jsonFault(const Fault &F) {
  nlohmann::ordered_json J = {{"kind", nameOf(F.Kind)}, {"text", describe(F)}, {"operation", F.Op}};
  J["function"] = F.Function;
  const auto Place = [](nlohmann::ordered_json &To, const std::string &File, uint32_t Line) {
    if (Line) {
      To["file"] = File;
      To["line"] = Line;
    }
  };
  Place(J, F.File, F.Line);
  J["thread"] = F.Lane;
  J["count"] = F.Count;
  if (!isRace(F.Kind))
    return J;
  J["group"] = F.Group;
  J["resource"] = F.Resource;
  J["byte"] = F.Byte;
  nlohmann::ordered_json Other = {{"operation", F.OtherOp}};
  Place(Other, F.OtherFile, F.OtherLine);
  Other["group"] = F.OtherGroup;
  Other["thread"] = F.OtherLane;
  J["other"] = Other;
  return J;
}

std::string quoted(const std::string &Text) {
  return nlohmann::json(Text).dump(-1, ' ', false, Replace);
}

/// The differences of numbers and pictures, one for each line.
std::vector<std::string> jsonDifferences(const RunOutcome &O) {
  std::vector<std::string> Out;
  for (const Mismatch &M : O.Mismatches)
    Out.push_back("{\"name\": " + quoted(M.Name) + ", \"expectation\": " + quoted(M.Path) +
                  ", \"index\": " + std::to_string(M.What.Index) +
                  ", \"byte\": " + std::to_string(M.What.Byte) + ", \"actual\": " +
                  (M.What.Missing ? "null" : jsonNumber(*M.What.Type, M.What.Actual)) +
                  ", \"expected\": " + jsonNumber(*M.What.Type, M.What.Wanted) +
                  (M.More ? ", \"more\": " + std::to_string(M.More) : "") + "}");
  for (const PictureMismatch &M : O.PictureMismatches) {
    nlohmann::ordered_json J = {{"name", M.Name}, {"expectation", M.Path}};
    if (!M.Problem.empty()) {
      J["problem"] = M.Problem;
      Out.push_back(J.dump(-1, ' ', false, Replace));
    }
    for (const PixelDifference &P : M.Listed) {
      J["x"] = P.X;
      J["y"] = P.Y;
      J["channel"] = P.channelName();
      J["actual"] = P.Actual;
      J["expected"] = P.Wanted;
      J["pixels"] = M.Pixels;
      J["picture"] = M.File;
      Out.push_back(J.dump(-1, ' ', false, Replace));
    }
  }
  return Out;
}

} // namespace

std::string textReport(const RunOutcome &O, size_t MostNumbers) {
  std::string Text;
  for (const RunResult &R : O.Results) {
    if (!R.IsWritten)
      continue;
    const size_t Count = countOf(R), Shown = std::min(Count, MostNumbers / R.Columns * R.Columns);
    Text += R.Name + ": " + std::string(R.Type->Name) +
            (R.Columns > 1 ? std::to_string(R.Columns) : "") + "[" +
            std::to_string(Count / R.Columns) + "]";
    if (R.Picture)
      Text += ", " + std::string(R.Picture->In->Name) + " " + std::to_string(R.Picture->Width) +
              " x " + std::to_string(R.Picture->Height);
    if (R.Counter)
      Text += ", counter " + std::to_string(*R.Counter);
    Text += "\n";
    const size_t Line = R.Columns > 1 ? R.Columns : 8;
    for (size_t I = 0; I < Shown; ++I)
      Text += (I % Line == 0 ? "  " : " ") + textOf(*R.Type, numberAt(R, I)) +
              (I % Line == Line - 1 || I + 1 == Shown ? "\n" : "");
    if (Shown < Count)
      Text +=
          "  ... and " + std::to_string(Count - Shown) + " numbers more (--limit 0 prints all)\n";
  }
  return Text;
}

std::string jsonReport(const RunOutcome &O) {
  std::string Text = "{\n \"schema_version\": 1,\n \"results\": [";
  for (size_t I = 0; I < O.Results.size(); ++I) {
    const RunResult &R = O.Results[I];
    Text += std::string(I ? "," : "") + "\n  {\"name\": " + quoted(R.Name) + ", \"type\": \"" +
            std::string(R.Type->Name) + "\", \"columns\": " + std::to_string(R.Columns);
    if (R.Picture)
      Text += ", \"format\": \"" + std::string(R.Picture->In->Name) +
              "\", \"width\": " + std::to_string(R.Picture->Width) +
              ", \"height\": " + std::to_string(R.Picture->Height);
    if (R.Counter)
      Text += ", \"counter\": " + std::to_string(*R.Counter);
    Text += ", \"values\": [";
    for (size_t N = 0; N < countOf(R); ++N)
      Text += (N ? ", " : "") + jsonNumber(*R.Type, numberAt(R, N));
    Text += "]}";
  }
  Text += "\n ],\n \"compared\": " + std::to_string(O.Compared) + ",\n \"differences\": [";
  const std::vector<std::string> Differences = jsonDifferences(O);
  for (size_t I = 0; I < Differences.size(); ++I)
    Text += (I ? ",\n  " : "\n  ") + Differences[I];
  Text += Differences.empty() ? "],\n \"faults\": [" : "\n ],\n \"faults\": [";
  for (size_t I = 0; I < O.Faults.size(); ++I)
    Text +=
        std::string(I ? "," : "") + "\n  " + jsonFault(O.Faults[I]).dump(-1, ' ', false, Replace);
  Text += O.Faults.empty() ? "]" : "\n ]";
  if (!O.Trace.empty())
    Text += ",\n \"trace\": [";
  for (size_t I = 0; I < O.Trace.size(); ++I)
    Text += std::string(I ? ",\n  " : "\n  ") + quoted(O.Trace[I]);
  return Text + (O.Trace.empty() ? "\n}\n" : "\n ]\n}\n");
}

std::string csvReport(const RunOutcome &O) {
  std::string Text = "name,index,value\n";
  for (const RunResult &R : O.Results) {
    std::string Name = R.Name;
    if (Name.find_first_of(",\"") != std::string::npos)
      Name = '"' + Name + '"';
    for (size_t I = 0; I < countOf(R) && R.IsWritten; ++I)
      Text += Name + "," + std::to_string(I) + "," + textOf(*R.Type, numberAt(R, I)) + "\n";
  }
  return Text;
}

std::string differencesReport(const RunOutcome &O) {
  std::string Text;
  for (const Mismatch &M : O.Mismatches) {
    Text += M.Name + ": " + M.What.text() + " (" + M.Path + ")\n";
    if (M.More)
      Text += M.Name + ": " + std::to_string(M.More) + " further differences (" + M.Path + ")\n";
  }
  for (const PictureMismatch &M : O.PictureMismatches)
    for (const std::string &Line : M.lines())
      Text += M.Name + ": " + Line + " (" + M.Path + ")\n";
  return Text;
}

std::string faultsReport(const RunOutcome &O, const FaultActions &Actions) {
  std::string Text;
  for (const Fault &F : O.Faults) {
    const FaultAction Action = Actions.of(F.Kind);
    std::string Line = describe(F);
    if (const size_t Offset = Line.find("warning: ");
        Action == FaultAction::Error && Offset != std::string::npos)
      Line.replace(Offset, 7, "error");
    if (Action != FaultAction::Ignore)
      Text += Line + "\n";
  }
  return Text;
}

bool RunOutcome::hasErrors(const FaultActions &Actions) const {
  return std::ranges::any_of(
      Faults, [&](const Fault &F) { return Actions.of(F.Kind) == FaultAction::Error; });
}

Result<const RunResult *> chooseResult(const RunOutcome &O, const std::string &Name,
                                       bool Pictures) {
  std::string All;
  for (const RunResult &R : O.Results) {
    const bool Fits = Pictures ? R.Picture.has_value() : true;
    if (Fits && (Name.empty() ? R.IsWritten : R.Name == Name))
      return &R;
    if (Fits)
      All += (All.empty() ? "" : ", ") + R.Name;
  }
  if (!Name.empty())
    return failure("no result '" + Name + "'" + (All.empty() ? "" : " (there are " + All + ")"));
  return failure(Pictures ? "the run has no picture: it draws to no target"
                          : "the run has no result");
}

} // namespace dxil::execution
