// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// "did you mean ...?": the name that a misspelt one most likely stands for. All messages that
// suggest one, of both ends, ask here.
#ifndef DXIL_CONTRACT_NEARESTNAME_H
#define DXIL_CONTRACT_NEARESTNAME_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace dxil::contract {

/// Of the names that it is shown the one nearest to \p Wrong, if one is near: a third of its
/// letters may differ, and their case. The first of several that are equally near counts.
class NearestName {
public:
  explicit NearestName(llvm::StringRef Wrong);
  void consider(llvm::StringRef Candidate);
  bool empty() const { return Best.empty(); }
  llvm::StringRef name() const { return Best; }
  /// `; did you mean 'name'?`, which messages end in; empty where nothing is near.
  std::string suggestion() const;

private:
  std::string Wrong, Best;
  unsigned Least; ///< twice the letters that differ, one more where the case does
};

} // namespace dxil::contract

#endif // DXIL_CONTRACT_NEARESTNAME_H
