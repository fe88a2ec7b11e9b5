// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// known.txt: cases that do not pass yet, and why.
//
//   cause NAME: TEXT                    the cause of the cases below that name it
//   KIND LEVELS CASE NAME               KIND: wrong, refused, accepted, fault;
//                                       LEVELS: all, or O3,O1,Od
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace dxil::language {

/// The outcome of a case at one level.
enum class Outcome {
  Right,
  Wrong,    ///< it runs, and gives other words
  Refused,  ///< a valid program is rejected
  Accepted, ///< an invalid program is accepted
  Fault     ///< the compiler ends without a message, or the executor cannot run its output
};
const char *outcomeName(Outcome O);

class KnownList {
public:
  /// Parses the list. Returns the problem as `line N: ...`, or an empty string.
  std::string parse(std::string_view Text);

  /// Returns the listed outcome of a case at a level, or Right.
  Outcome outcome(const std::string &Case, const std::string &Level) const;
  /// The listed cases, each with the name of its cause.
  const std::map<std::string, std::string> &cases() const { return Causes; }

private:
  std::string parseLine(const std::string &Line);

  std::map<std::string, std::string> Texts, Causes;
  std::map<std::pair<std::string, std::string>, Outcome> Outcomes;
};

} // namespace dxil::language
