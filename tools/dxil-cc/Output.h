// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files that are there whole or not at all.
#ifndef DXIL_CC_OUTPUT_H
#define DXIL_CC_OUTPUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace dxil::cc {

/// Writes \p Data to \p Path, or to the standard output if that is `-`. A file
/// is written beside its place and then moved there, so that no reader sees a
/// part of it and a failure leaves what was there before.
llvm::Error writeOutput(llvm::StringRef Path, llvm::StringRef Data);

/// A file of a unique name in the temporary directory, removed with this
/// object.
class TemporaryFile {
public:
  static llvm::Expected<TemporaryFile> create(llvm::StringRef Prefix, llvm::StringRef Suffix);
  TemporaryFile(TemporaryFile &&Other) : Path(std::move(Other.Path)) { Other.Path.clear(); }
  TemporaryFile &operator=(TemporaryFile &&) = delete;
  ~TemporaryFile();

  llvm::StringRef path() const { return Path; }

private:
  explicit TemporaryFile(std::string Path) : Path(std::move(Path)) {}
  std::string Path;
};

} // namespace dxil::cc

#endif // DXIL_CC_OUTPUT_H
