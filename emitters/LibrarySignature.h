// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the text of a signature in td/hlsl/library.
#pragma once

#include "LibraryModel.h"

#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>

#include <functional>

namespace dxil::emitters {

class SignatureReader {
public:
  /// \p SetNamed finds the set of a name: a LibrarySet's, or a scalar type's. Null if there is
  /// none. \p IsStruct tells names of the library's structs from those of classes.
  SignatureReader(std::function<const LibrarySetDesc *(llvm::StringRef)> SetNamed,
                  std::function<bool(llvm::StringRef)> IsStruct)
      : SetNamed(std::move(SetNamed)), IsStruct(std::move(IsStruct)) {}

  /// Fills result, parameters and variables of \p Out, whose sets are there. False, with error(),
  /// if the text is wrong.
  bool read(llvm::StringRef Source, LibraryFunctionDesc &Out);
  const std::string &error() const { return Error; }

private:
  bool fail(const llvm::Twine &Message);
  void skipSpace();
  bool take(llvm::StringRef Token);
  llvm::StringRef word();
  bool readParam();
  bool readType(LibraryTypeDesc &T);
  bool readShape(LibraryTypeDesc &T);
  bool readDimension(LibraryDimensionDesc &D);
  /// The number of the dimension variable that \p Letter stands for.
  int variable(char Letter);

  std::function<const LibrarySetDesc *(llvm::StringRef)> SetNamed;
  std::function<bool(llvm::StringRef)> IsStruct;
  llvm::StringRef Text;
  LibraryFunctionDesc *F = nullptr;
  std::string Letters;
  std::string Error;
};

} // namespace dxil::emitters
