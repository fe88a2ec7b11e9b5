// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RuleModel.h"

#include "Suggestions.h"

#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>
#include <map>

using namespace llvm;

namespace dxil::emitters {
namespace {

class RuleReader {
public:
  explicit RuleReader(const RecordKeeper &Keeper) : Keeper(Keeper) {}

  std::optional<RuleModel> read() {
    readFamilies();
    for (const Record *R : records("ValidationRule"))
      readRule(*R);
    checkIds();
    for (const Record *R : records("LLVMInstruction"))
      readInstruction(*R);
    for (const Record *R : records("SystemValue"))
      readSystemValue(*R);
    if (Failed)
      return std::nullopt;
    std::sort(Out.Instructions.begin(), Out.Instructions.end(),
              [](const auto &A, const auto &B) { return A.Number < B.Number; });
    std::sort(Out.SystemValues.begin(), Out.SystemValues.end(),
              [](const auto &A, const auto &B) { return A.Kind < B.Kind; });
    return std::move(Out);
  }

private:
  const RecordKeeper &Keeper;
  RuleModel Out;
  std::map<int64_t, const Record *> ById;
  std::map<std::string, const Record *> ByName;
  bool Failed = false;

  void error(const Record &R, const Twine &Message) {
    PrintError(R.getLoc(), Message);
    Failed = true;
  }

  /// Reports an error at the field, if the record's body sets it.
  void error(const Record &R, StringRef Field, const Twine &Message) {
    PrintError(fieldPlace(R, Field), Message);
    Failed = true;
  }

  static std::string text(const Record &R, StringRef Field) {
    return R.getValueAsString(Field).str();
  }

  /// Returns the records of a class; empty if the input does not have the class, as in some tests.
  ArrayRef<const Record *> records(StringRef Class) const {
    return Keeper.getClass(Class) ? Keeper.getAllDerivedDefinitions(Class)
                                  : ArrayRef<const Record *>();
  }

  void readFamilies() {
    for (const Record *R : records("RuleFamily"))
      Out.Families.push_back(
          {R->getName().str(), text(*R, "Prefix"), text(*R, "Title"), text(*R, "Doc")});
  }

  void readSince(const Record &R, unsigned &Major, unsigned &Minor) {
    const Record *Since = R.getValueAsDef("Since");
    Major = unsigned(Since->getValueAsInt("Major"));
    Minor = unsigned(Since->getValueAsInt("Minor"));
  }

  void readRule(const Record &R) {
    RuleDesc D;
    D.Enum = R.getName().str();
    D.Name = text(R, "Name");
    D.Id = R.getValueAsInt("Id");
    D.Text = text(R, "Text");
    D.Doc = text(R, "Doc");
    D.Hint = text(R, "Hint");
    D.Reason = text(R, "Reason");
    D.Test = text(R, "Test");
    D.Status = text(*R.getValueAsDef("Status"), "Name");
    D.Severity = text(*R.getValueAsDef("Severity"), "Name");
    const Record *Family = R.getValueAsDef("Family");
    D.Family = Family->getName().str();
    readSince(R, D.SinceMajor, D.SinceMinor);
    readStages(R, D);
    checkRule(R, *Family, D);
    readParams(R, D);
    Out.Rules.push_back(std::move(D));
  }

  void readStages(const Record &R, RuleDesc &D) {
    for (const Record *Stage : R.getValueAsListOfDefs("RuleStages")) {
      int64_t Kind = Stage->getValueAsInt("Kind");
      if (Kind < 0) {
        if (Stage->getName() != "all_stages")
          error(R, "RuleStages",
                "rule '" + D.Name + "' names stage '" + Stage->getName() +
                    "', which no shader has");
        D.StageMask = ~0u;
        continue;
      }
      D.StageMask |= 1u << Kind;
      D.Stages.push_back(text(*Stage, "HLSLName"));
    }
    if (!D.StageMask)
      error(R, "RuleStages", "rule '" + D.Name + "' names no stage");
  }

  void checkRule(const Record &R, const Record &Family, const RuleDesc &D) {
    std::string Prefix = text(Family, "Prefix") + ".";
    if (!StringRef(D.Name).starts_with(Prefix))
      error(R, "Name",
            "rule '" + D.Name + "' does not start with its family's prefix '" + Prefix + "'");
    for (StringRef Field : {"Doc", "Hint"})
      if (const std::string Text = text(R, Field); !Text.empty() && !StringRef(Text).ends_with("."))
        error(R, Field, "rule '" + D.Name + "': " + Field + " does not end with a full stop");
    if (D.Text.empty() || D.Doc.empty())
      error(R, D.Text.empty() ? "Text" : "Doc",
            "rule '" + D.Name + "' has no " + (D.Text.empty() ? "Text" : "Doc"));
    if ((D.Status == "implemented") != !D.Test.empty())
      error(R, "Status",
            "rule '" + D.Name + "' is " + D.Status +
                (D.Test.empty() ? ", but names no Test" : ", but names a Test"));
    if (D.Status == "not applicable" && D.Reason.empty())
      error(R, "Status", "rule '" + D.Name + "' is not applicable, but gives no Reason");
    if (!ById.emplace(D.Id, &R).second)
      error(R, "rule '" + D.Name + "' has id " + Twine(D.Id) + ", which '" +
                   text(*ById[D.Id], "Name") + "' has already");
    if (!ByName.emplace(D.Name, &R).second)
      error(R, "rule name '" + D.Name + "' is used twice");
  }

  void readParams(const Record &R, RuleDesc &D) {
    static const std::string Types[] = {"int", "name", "type", "version", "text"};
    StringRef Remaining = D.Text;
    while (true) {
      size_t Open = Remaining.find('{');
      if (Open == StringRef::npos)
        return;
      size_t Close = Remaining.find('}', Open);
      if (Close == StringRef::npos)
        return error(R, "Text", "rule '" + D.Name + "' has an unclosed placeholder in its Text");
      auto [Name, Type] = Remaining.slice(Open + 1, Close).split(':');
      if (Name.empty() || std::find(std::begin(Types), std::end(Types), Type) == std::end(Types))
        error(R, "Text",
              "rule '" + D.Name + "' has placeholder '{" + Remaining.slice(Open + 1, Close) +
                  "}'; it must be {name:type} with type int, name, type, version or text" +
                  didYouMean({std::begin(Types), std::end(Types)}, Type));
      D.Params.push_back({Name.str(), Type.str()});
      Remaining = Remaining.substr(Close + 1);
    }
  }

  void checkIds() {
    std::sort(Out.Rules.begin(), Out.Rules.end(),
              [](const RuleDesc &A, const RuleDesc &B) { return A.Id < B.Id; });
    int64_t Next = 0;
    for (const auto &[Id, R] : ById)
      if (Id != Next++) {
        error(*R, "rule '" + text(*R, "Name") + "' has id " + Twine(Id) +
                      ", but ids count up from 0 and " + Twine(Next - 1) + " is missing");
        return;
      }
  }

  void readSystemValue(const Record &R) {
    SystemValueDesc D;
    D.Name = text(R, "Name");
    D.Kind = R.getValueAsInt("Kind");
    for (StringRef Point : R.getValueAsListOfStrings("Points"))
      readPoint(R, Point, D);
    std::vector<int64_t> ByDomain = R.getValueAsListOfInts("DomainNumbers");
    if (!ByDomain.empty() && ByDomain.size() != D.PartNumbers.size())
      error(R, "system value '" + D.Name + "' has " + Twine(ByDomain.size()) +
                   " numbers by domain; it must have four or none");
    D.PartNumbers.fill(R.getValueAsInt("PartNumber"));
    if (ByDomain.size() == D.PartNumbers.size())
      std::copy(ByDomain.begin(), ByDomain.end(), D.PartNumbers.begin());
    for (const SystemValueDesc &Other : Out.SystemValues)
      if (Other.Kind == D.Kind)
        error(R, "system value '" + D.Name + "' has number " + Twine(D.Kind) + ", which '" +
                     Other.Name + "' has already");
    Out.SystemValues.push_back(std::move(D));
  }

  /// Reads a point such as "VSOut:clip_cull@6.4".
  void readPoint(const Record &R, StringRef Text, SystemValueDesc &D) {
    static constexpr std::pair<StringLiteral, StringLiteral> Roles[] = {
        {"arbitrary", "Arbitrary"},  {"system", "System"}, {"generated", "Generated"},
        {"not_packed", "NotPacked"}, {"target", "Target"}, {"tess_factor", "TessFactor"},
        {"clip_cull", "ClipCull"},   {"shadow", "Shadow"}, {"not_in_signature", "NotInSignature"}};
    SystemValueDesc::Point P;
    auto [Where, What] = Text.split(':');
    auto [Role, Since] = What.split('@');
    for (const auto &[Word, Case] : Roles)
      if (Word == Role)
        P.Role = Case.str();
    for (const Record *Point : records("SignaturePointInfo"))
      if (Point->getValueAsString("Name") == Where)
        P.Name = Where.str();
    const bool Versioned = Since.consume_front("6.");
    if (P.Role.empty() || P.Name.empty() || (Versioned && Since.getAsInteger(10, P.Minor)) ||
        (!Versioned && !Since.empty()))
      error(R, "system value '" + D.Name + "' has point '" + Text +
                   "'; it must be POINT:WHAT or POINT:WHAT@6.n, with a point and a word of "
                   "td/Semantics.td");
    D.Points.push_back(std::move(P));
  }

  void readInstruction(const Record &R) {
    LLVMInstructionDesc D;
    D.Keyword = text(R, "Keyword");
    D.Number = R.getValueAsInt("Number");
    D.Allowed = R.getValueAsBit("Allowed");
    D.Counter = text(R, "Counter");
    for (const Record *Type : R.getValueAsListOfDefs("Types"))
      D.Types.push_back(text(*Type, "Name"));
    readSince(R, D.SinceMajor, D.SinceMinor);
    for (const LLVMInstructionDesc &Other : Out.Instructions)
      if (Other.Number == D.Number)
        error(R, "instruction '" + D.Keyword + "' has number " + Twine(D.Number) + ", which '" +
                     Other.Keyword + "' has already");
    Out.Instructions.push_back(std::move(D));
  }
};

} // namespace

std::optional<RuleModel> readRuleModel(const RecordKeeper &Records) {
  return RuleReader(Records).read();
}

} // namespace dxil::emitters
