// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// known.txt: the cases that are not right yet, and why.
//
//   cause NAME: TEXT                    what is behind the lines below that name it
//   KIND LEVELS CASE NAME               KIND: wrong, refused, accepted, fault;
//                                       LEVELS: all, or O3,O1,Od
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace dxil::language {

/// What became of a case at one level.
enum class Outcome {
  Right,
  Wrong,    ///< it ran, and the words are others
  Refused,  ///< an error for a program that is HLSL
  Accepted, ///< no error for a program that is none
  Fault     ///< the compiler ended without a message, or the executor cannot run what it made
};
const char *outcomeName(Outcome O);

class KnownList {
public:
  /// Returns what is wrong with the text, as `line N: ...`, or an empty string.
  std::string parse(std::string_view Text);

  /// What the list says of a case at a level; Right where it says nothing.
  Outcome outcome(const std::string &Case, const std::string &Level) const;
  /// The cases named, each with its cause's name.
  const std::map<std::string, std::string> &cases() const { return Causes; }

private:
  std::string parseLine(const std::string &Line);

  std::map<std::string, std::string> Texts, Causes;
  std::map<std::pair<std::string, std::string>, Outcome> Outcomes;
};

} // namespace dxil::language
