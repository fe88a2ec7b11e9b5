// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations of mistakes in records, and suggestions for misspelt names.
#pragma once

#include <llvm/ADT/StringRef.h>
#include <llvm/Support/SMLoc.h>

#include <map>
#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
class SourceMgr;
} // namespace llvm

namespace dxil::emitters {

/// Returns "; did you mean 'NAME'?" with the nearest of \p Names, or nothing if none is near.
std::string didYouMean(const std::vector<std::string> &Names, llvm::StringRef Word);

/// Returns the more frequent of the names \p Uses that \p Rare differs from only by a misspelt
/// word. Returns nothing if \p Rare has several uses, or if others have the word too.
std::string likelySpelling(const std::map<std::string, unsigned> &Uses, const std::string &Rare);

/// Returns the place of \p Field if the record has it and its own body sets it, else that of the
/// record: a class sets the others from its arguments.
llvm::SMLoc fieldPlace(const llvm::Record &R, llvm::StringRef Field);

/// Returns the place of byte \p Offset of \p Text, the value of \p Field. Returns fieldPlace() if
/// the source does not have the text as it is.
llvm::SMLoc textPlace(const llvm::Record &R, llvm::StringRef Field, llvm::StringRef Text,
                      size_t Offset);

/// The context of the parser's errors.
struct ParseErrors {
  const llvm::RecordKeeper &Records; ///< the records that are read so far
  /// Location of the last error: TableGen reports some errors twice.
  llvm::SMLoc Last;
};

/// Makes the parser's errors in \p Sources about unknown records, classes, fields and files end
/// with didYouMean(), or with the package that has the file. \p Errors has to outlive the parse.
void suggestNames(llvm::SourceMgr &Sources, ParseErrors &Errors);

} // namespace dxil::emitters
