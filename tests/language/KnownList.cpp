// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "KnownList.h"

#include <set>
#include <sstream>

namespace dxil::language {
namespace {

constexpr std::pair<const char *, Outcome> Kinds[] = {{"right", Outcome::Right},
                                                      {"wrong", Outcome::Wrong},
                                                      {"refused", Outcome::Refused},
                                                      {"accepted", Outcome::Accepted},
                                                      {"fault", Outcome::Fault}};

} // namespace

const char *outcomeName(Outcome O) {
  for (const auto &[Name, Kind] : Kinds)
    if (Kind == O)
      return Name;
  return "";
}

std::string KnownList::parseLine(const std::string &Line) {
  std::istringstream In(Line);
  std::string Kind, Levels, Case, Cause, Excess;
  In >> Kind;
  if (Kind.empty() || Kind[0] == '#')
    return {};
  if (Kind == "cause") {
    std::string Name, Text;
    std::getline(In >> std::ws, Name, ':');
    std::getline(In >> std::ws, Text);
    return Text.empty() || !Texts.emplace(Name, Text).second ? "expected cause NAME: TEXT, once"
                                                             : std::string();
  }
  Outcome Result = Outcome::Right;
  for (const auto &[Name, O] : Kinds)
    if (Kind == Name)
      Result = O;
  if (Result == Outcome::Right || !(In >> Levels >> Case >> Cause) || In >> Excess)
    return "expected wrong, refused, accepted or fault, levels, a case and its cause";
  if (!Texts.contains(Cause))
    return "no line says what cause '" + Cause + "' is";
  std::istringstream Each(Levels == "all" ? "O3,O1,Od" : Levels);
  for (std::string Level; std::getline(Each, Level, ',');) {
    if (Level != "O3" && Level != "O1" && Level != "Od")
      return "'" + Level + "' is no level";
    if (!Outcomes.emplace(std::pair(Case, Level), Result).second)
      return Case + " stands twice at " + Level;
  }
  Causes.emplace(Case, Cause);
  return {};
}

std::string KnownList::parse(std::string_view Text) {
  std::istringstream In{std::string(Text)};
  unsigned Number = 0;
  for (std::string Line; std::getline(In, Line);) {
    ++Number;
    if (std::string Error = parseLine(Line); !Error.empty())
      return "line " + std::to_string(Number) + ": " + Error;
  }
  std::set<std::string> Used;
  for (const auto &[Case, Cause] : Causes)
    Used.insert(Cause);
  for (const auto &[Name, Meaning] : Texts)
    if (!Used.contains(Name))
      return "cause '" + Name + "' has no case any more";
  return {};
}

Outcome KnownList::outcome(const std::string &Case, const std::string &Level) const {
  auto Match = Outcomes.find({Case, Level});
  return Match == Outcomes.end() ? Outcome::Right : Match->second;
}

} // namespace dxil::language
