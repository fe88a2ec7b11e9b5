// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/validation/Report.h>

#include <nlohmann/json.hpp>

#include <set>

namespace dxil {
namespace {

using Json = nlohmann::ordered_json;

const char *severityName(Severity S) { return S == Severity::Error ? "error" : "warning"; }

/// Names come from the input and may not be UTF-8; what is not is replaced.
std::string dump(const Json &J) {
  return J.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string placeOf(const Finding &F) {
  std::string Out;
  if (F.Part != "DXIL" && !F.Part.empty())
    Out = "part " + F.Part + ": ";
  if (!F.Function.empty()) {
    Out += "function '" + F.Function + "'";
    if (F.Instruction != Finding::None)
      Out += ", block " + std::to_string(F.Block) + ", instruction " + std::to_string(F.Instruction);
    Out += ": ";
  }
  if (F.Line)
    Out += (F.File.empty() ? "line " : F.File + ":") + std::to_string(F.Line) + ":" +
           std::to_string(F.Column) + ": ";
  return Out;
}

Json findingJson(const Finding &F) {
  Json J;
  J["rule"] = F.ruleName();
  J["severity"] = severityName(F.Severity);
  J["message"] = F.Message;
  J["arguments"] = F.Arguments;
  if (!F.Part.empty())
    J["part"] = F.Part;
  if (!F.Function.empty())
    J["function"] = F.Function;
  if (F.Instruction != Finding::None) {
    J["block"] = F.Block;
    J["instruction"] = F.Instruction;
    J["assembly"] = F.Assembly;
  }
  if (F.Line) {
    if (!F.File.empty())
      J["file"] = F.File;
    J["line"] = F.Line;
    J["column"] = F.Column;
  }
  if (!F.Hint.empty())
    J["hint"] = F.Hint;
  return J;
}

/// A file's path as a relative or absolute URI reference.
std::string uri(std::string_view Path) {
  static constexpr char Hex[] = "0123456789ABCDEF";
  std::string Out;
  for (char Raw : Path) {
    auto C = static_cast<unsigned char>(Raw);
    bool Plain = (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || (C >= '0' && C <= '9') ||
                 C == '/' || C == '.' || C == '-' || C == '_' || C == '~';
    if (Plain) {
      Out += Raw;
    } else {
      Out += '%';
      Out += Hex[C >> 4];
      Out += Hex[C & 15];
    }
  }
  return Out;
}

Json sarifResult(const FileReport &R, const Finding &F) {
  Json J;
  J["ruleId"] = F.ruleName();
  J["level"] = severityName(F.Severity);
  std::string Text = placeOf(F) + F.Message;
  if (!F.Hint.empty())
    Text += " " + F.Hint;
  J["message"]["text"] = Text;
  Json Location;
  bool HasSource = F.Line && !F.File.empty();
  Location["physicalLocation"]["artifactLocation"]["uri"] = uri(HasSource ? F.File : R.Path);
  if (HasSource) {
    Location["physicalLocation"]["region"]["startLine"] = F.Line;
    if (F.Column)
      Location["physicalLocation"]["region"]["startColumn"] = F.Column;
  }
  if (!F.Function.empty())
    Location["logicalLocations"] = Json::array({{{"name", F.Function}, {"kind", "function"}}});
  J["locations"] = Json::array({Location});
  return J;
}

Json sarifUnusable(const FileReport &R) {
  Json J;
  J["ruleId"] = "unusable";
  J["level"] = "error";
  J["message"]["text"] = R.Report.Unusable->str();
  J["locations"] = Json::array(
      {{{"physicalLocation", {{"artifactLocation", {{"uri", uri(R.Path)}}}}}}});
  return J;
}

} // namespace

std::string textReport(const FileReport &R) {
  std::string Out;
  if (R.Report.Unusable)
    Out += R.Path + ": error: " + R.Report.Unusable->str() + "\n";
  for (const Finding &F : R.Report.Findings) {
    Out += R.Path + ": " + severityName(F.Severity) + ": " + placeOf(F) + F.Message + " [" +
           F.ruleName() + "]\n";
    if (!F.Assembly.empty())
      Out += "    " + F.Assembly + "\n";
    if (!F.Hint.empty())
      Out += "    hint: " + F.Hint + "\n";
  }
  return Out;
}

std::string jsonReport(const std::vector<FileReport> &Reports) {
  Json J;
  J["version"] = 1;
  J["files"] = Json::array();
  for (const FileReport &R : Reports) {
    Json File;
    File["path"] = R.Path;
    File["valid"] = R.Report.valid();
    if (R.Report.Unusable) {
      const Error &E = *R.Report.Unusable;
      File["unusable"] = {{"code", errorCodeName(E.Code)}, {"message", E.str()}};
    }
    File["findings"] = Json::array();
    for (const Finding &F : R.Report.Findings)
      File["findings"].push_back(findingJson(F));
    J["files"].push_back(std::move(File));
  }
  return dump(J);
}

std::string sarifReport(const std::vector<FileReport> &Reports, std::string_view ToolVersion) {
  std::set<Rule> Used;
  bool Unusable = false;
  Json Results = Json::array();
  for (const FileReport &R : Reports) {
    if (R.Report.Unusable) {
      Results.push_back(sarifUnusable(R));
      Unusable = true;
    }
    for (const Finding &F : R.Report.Findings) {
      Used.insert(F.Id);
      Results.push_back(sarifResult(R, F));
    }
  }
  Json Rules = Json::array();
  if (Unusable)
    Rules.push_back({{"id", "unusable"},
                     {"shortDescription", {{"text", "The file has no DXIL program that can be read."}}}});
  for (Rule Id : Used) {
    const RuleInfo &I = info(Id);
    Json Description;
    Description["id"] = I.Name;
    Description["shortDescription"]["text"] = I.Text;
    Description["fullDescription"]["text"] = I.Doc;
    if (!I.Hint.empty())
      Description["help"]["text"] = I.Hint;
    Rules.push_back(std::move(Description));
  }
  Json J;
  J["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json";
  J["version"] = "2.1.0";
  Json Run;
  Run["tool"]["driver"]["name"] = "dxil-val";
  Run["tool"]["driver"]["version"] = ToolVersion;
  Run["tool"]["driver"]["rules"] = std::move(Rules);
  Run["results"] = std::move(Results);
  J["runs"] = Json::array({std::move(Run)});
  return dump(J);
}

} // namespace dxil
