// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// "did you mean ...?": the name most similar to a misspelt one. All messages of front end and back
// end that suggest a name use this class.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace dxil::contract {

/// Finds the candidate nearest to \p Wrong. Up to a third of the letters may differ, and their
/// case. The first of several equally near candidates wins.
class NearestName {
public:
  explicit NearestName(llvm::StringRef Wrong);
  /// \p Place is where the candidate is declared, for the caller; 0 if unknown.
  void consider(llvm::StringRef Candidate, uint32_t Place = 0);
  bool empty() const { return Best.empty(); }
  llvm::StringRef name() const { return Best; }
  uint32_t place() const { return BestPlace; }
  /// Returns the end of a message, `; did you mean 'name'?`; empty if no candidate is near.
  std::string suggestion() const;

private:
  std::string Wrong, Best;
  uint32_t BestPlace = 0;
  unsigned Least; ///< twice the number of differing letters, plus one if the case differs
};

} // namespace dxil::contract
