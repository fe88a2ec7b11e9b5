// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/validation/Report.h>

#include <dxil/ops/queries.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

namespace dxil::validation {
namespace {

using Json = nlohmann::ordered_json;

const char *severityName(Severity S) {
  return S == Severity::Error ? "error" : "warning";
}

/// Names come from the input; invalid UTF-8 is replaced.
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
      Out +=
          ", block " + std::to_string(F.Block) + ", instruction " + std::to_string(F.Instruction);
    Out += ": ";
  }
  if (F.Line)
    Out += (F.File.empty() ? "line " : F.File + ":") + std::to_string(F.Line) +
           (F.Column ? ":" + std::to_string(F.Column) : "") + ": ";
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
    if (F.Column)
      J["column"] = F.Column;
  }
  if (!F.Hint.empty())
    J["hint"] = F.Hint;
  return J;
}

/// Returns a file path as a relative or absolute URI reference. A Windows path with a drive or
/// server needs a scheme: "C:/a.hlsl" would be a reference of the scheme "C".
std::string uri(std::string_view Path) {
  static constexpr char Hex[] = "0123456789ABCDEF";
  const bool HasDrive = Path.size() > 2 && Path.substr(1, 2) == ":/" &&
                        ((Path[0] >= 'A' && Path[0] <= 'Z') || (Path[0] >= 'a' && Path[0] <= 'z'));
  std::string Out = HasDrive ? "file:///" : Path.starts_with("//") ? "file:" : "";
  if (HasDrive) {
    Out.append(Path.substr(0, 2));
    Path.remove_prefix(2);
  }
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

/// Returns the URI of a source path, which a compiler on Windows may have written.
std::string sourceUri(std::string Path) {
  std::ranges::replace(Path, '\\', '/');
  return uri(Path);
}

/// Returns FNV-1a of the fields of a finding that do not change if other code changes.
std::string fingerprint(const FileReport &R, const Finding &F) {
  uint64_t Hash = 0xcbf29ce484222325u;
  for (std::string_view Text :
       {std::string_view(F.ruleName()), std::string_view(R.Path), std::string_view(F.Part),
        std::string_view(F.Function), std::string_view(F.Message)}) {
    for (char C : Text)
      Hash = (Hash ^ static_cast<unsigned char>(C)) * 0x100000001b3u;
    Hash *= 0x100000001b3u; // separates fields
  }
  char Digits[17];
  std::snprintf(Digits, sizeof Digits, "%016llx", static_cast<unsigned long long>(Hash));
  return Digits;
}

Json sarifResult(const FileReport &R, const Finding &F, size_t RuleIndex) {
  Json J;
  J["ruleId"] = F.ruleName();
  J["ruleIndex"] = RuleIndex;
  J["level"] = severityName(F.Severity);
  std::string Text = placeOf(F) + F.Message + ".";
  if (!F.Assembly.empty())
    Text += "\n" + F.Assembly;
  if (!F.Hint.empty())
    Text += "\nHint: " + F.Hint;
  J["message"]["text"] = Text;
  Json Location;
  bool HasSource = F.Line && !F.File.empty();
  Json &Physical = Location["physicalLocation"];
  Physical["artifactLocation"]["uri"] = HasSource ? sourceUri(F.File) : uri(R.Path);
  // Some services that show annotations require a line even for a binary file.
  Physical["region"]["startLine"] = HasSource ? F.Line : 1;
  if (HasSource && F.Column)
    Physical["region"]["startColumn"] = F.Column;
  if (!F.Function.empty())
    Location["logicalLocations"] = Json::array({{{"name", F.Function}, {"kind", "function"}}});
  J["locations"] = Json::array({Location});
  J["partialFingerprints"]["dxilFinding/v1"] = fingerprint(R, F);
  return J;
}

Json sarifUnusable(const FileReport &R, size_t RuleIndex) {
  Json J;
  J["ruleId"] = "unusable";
  J["ruleIndex"] = RuleIndex;
  J["level"] = "error";
  J["message"]["text"] = R.unusableText();
  Json Physical;
  Physical["artifactLocation"]["uri"] = uri(R.Path);
  Physical["region"]["startLine"] = 1;
  J["locations"] = Json::array({{{"physicalLocation", Physical}}});
  return J;
}

/// Returns a rule's text for readers, with placeholder names only: "{found:type}" becomes
/// "{found}".
std::string ruleText(std::string_view Text) {
  std::string Out;
  bool Type = false;
  for (char C : Text) {
    Type = C == '}' ? false
                    : Type || (C == ':' && Out.rfind('{') != Out.npos &&
                               Out.find('}', Out.rfind('{')) == Out.npos);
    if (!Type)
      Out += C;
  }
  return Out;
}

/// Returns a SARIF rule. The address of its page is that of scripts/site.
Json sarifRule(const RuleInfo &I, std::string_view Site) {
  Json J;
  J["id"] = I.Name.str();
  J["shortDescription"]["text"] = ruleText(I.Text);
  J["fullDescription"]["text"] = I.Doc.str();
  J["defaultConfiguration"]["level"] = severityName(I.Severity);
  if (!I.Hint.empty())
    J["help"]["text"] = I.Hint.str();
  if (!Site.empty())
    J["helpUri"] = std::string(Site) + (Site.ends_with('/') ? "" : "/") + "rules/" +
                   std::string(I.Name) + ".html";
  return J;
}

} // namespace

std::string FileReport::unusableText() const {
  return !Failure.empty() ? Failure : Report.Unusable ? Report.Unusable->str() : std::string();
}

ReportSummary summarize(const std::vector<FileReport> &Reports) {
  ReportSummary S;
  for (const FileReport &R : Reports) {
    ++S.Files;
    ++(!R.usable() ? S.Unusable : R.valid() ? S.Valid : S.Invalid);
    for (const Finding &F : R.Report.Findings)
      ++(F.Severity == Severity::Error ? S.Errors : S.Warnings);
  }
  return S;
}

std::string textReport(const FileReport &R) {
  std::string Out;
  if (!R.usable())
    Out += R.Path + ": error: " + R.unusableText() + "\n";
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

std::string textRuleCounts(const std::vector<FileReport> &Reports) {
  struct Count {
    size_t Findings = 0, Files = 0;
  };
  std::map<Rule, Count> Counts;
  for (const FileReport &R : Reports) {
    std::set<Rule> Rules;
    for (const Finding &F : R.Report.Findings) {
      ++Counts[F.Id].Findings;
      Rules.insert(F.Id);
    }
    for (Rule Id : Rules)
      ++Counts[Id].Files;
  }
  std::vector<std::pair<Rule, Count>> Rows(Counts.begin(), Counts.end());
  std::sort(Rows.begin(), Rows.end(), [](auto &A, auto &B) {
    return A.second.Findings != B.second.Findings ? A.second.Findings > B.second.Findings
                                                  : A.first < B.first;
  });
  std::string Out;
  for (auto &[Id, C] : Rows) {
    char Line[160];
    std::snprintf(Line, sizeof Line, "%8zu  %-40.*s in %zu %s\n", C.Findings,
                  int(info(Id).Name.size()), info(Id).Name.data(), C.Files,
                  C.Files == 1 ? "file" : "files");
    Out += Line;
  }
  return Out;
}

std::string jsonReport(const std::vector<FileReport> &Reports) {
  ReportSummary S = summarize(Reports);
  Json J;
  J["schema_version"] = 1;
  J["summary"] = {{"files", S.Files},       {"valid", S.Valid},   {"invalid", S.Invalid},
                  {"unusable", S.Unusable}, {"errors", S.Errors}, {"warnings", S.Warnings}};
  J["files"] = Json::array();
  for (const FileReport &R : Reports) {
    Json File;
    File["path"] = R.Path;
    File["valid"] = R.valid();
    if (!R.usable())
      File["unusable"] = {
          {"code", R.Failure.empty() ? errorCodeName(R.Report.Unusable->Code) : "unreadable"},
          {"message", R.unusableText()}};
    File["findings"] = Json::array();
    for (const Finding &F : R.Report.Findings)
      File["findings"].push_back(findingJson(F));
    J["files"].push_back(std::move(File));
  }
  return dump(J);
}

std::string sarifReport(const std::vector<FileReport> &Reports, std::string_view ToolVersion,
                        std::string_view Site) {
  std::map<Rule, size_t> Index;
  bool Unusable = false;
  for (const FileReport &R : Reports) {
    Unusable |= !R.usable();
    for (const Finding &F : R.Report.Findings)
      Index[F.Id];
  }
  Json Rules = Json::array();
  for (auto &[Id, Number] : Index) {
    Number = Rules.size();
    Rules.push_back(sarifRule(info(Id), Site));
  }
  if (Unusable)
    Rules.push_back(
        {{"id", "unusable"},
         {"shortDescription", {{"text", "The file has no DXIL program that can be read."}}}});
  Json Results = Json::array();
  for (const FileReport &R : Reports) {
    if (!R.usable())
      Results.push_back(sarifUnusable(R, Rules.size() - 1));
    for (const Finding &F : R.Report.Findings)
      Results.push_back(sarifResult(R, F, Index[F.Id]));
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

std::string jsonRules() {
  Json J;
  J["schema_version"] = 1;
  J["rules"] = Json::array();
  for (const RuleInfo &I : rules()) {
    Json Stages = Json::array();
    bool All = true;
    for (const Stage S : AllStages) {
      const bool In = I.Stages >> unsigned(S) & 1;
      All &= In;
      if (In)
        Stages.push_back(name(S));
    }
    const char *Status = I.Status == RuleStatus::Implemented ? "implemented"
                         : I.Status == RuleStatus::Planned   ? "planned"
                                                             : "not applicable";
    J["rules"].push_back(
        {{"name", I.Name.str()},
         {"text", I.Text.str()},
         {"doc", I.Doc.str()},
         {"hint", I.Hint.str()},
         {"reason", I.Reason.str()},
         {"severity", severityName(I.Severity)},
         {"status", Status},
         {"since", std::to_string(I.Since.Major) + "." + std::to_string(I.Since.Minor)},
         {"stages", All ? Json::array({"all_stages"}) : Stages}});
  }
  return dump(J);
}

} // namespace dxil::validation
