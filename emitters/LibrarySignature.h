// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses signatures in td/hlsl/library.
#pragma once

#include "LibraryModel.h"

#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>

#include <functional>

namespace dxil::emitters {

class SignatureReader {
public:
  /// \p SetNamed returns the set of a name, a LibrarySet or a scalar type, or null. \p IsStruct
  /// distinguishes the library's structs from its classes; \p TypeNames has
  /// both.
  SignatureReader(std::function<const LibrarySetDesc *(llvm::StringRef)> SetNamed,
                  std::function<bool(llvm::StringRef)> IsStruct, std::vector<std::string> TypeNames)
      : SetNamed(std::move(SetNamed)), IsStruct(std::move(IsStruct)),
        TypeNames(std::move(TypeNames)) {}

  /// Sets the result, parameters and variables of \p Out, whose sets are already set. Returns
  /// false, with error(), if the text is malformed.
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
  /// Returns the number of the dimension variable named \p Letter.
  int variable(char Letter);

  std::function<const LibrarySetDesc *(llvm::StringRef)> SetNamed;
  std::function<bool(llvm::StringRef)> IsStruct;
  std::vector<std::string> TypeNames;
  llvm::StringRef Text;
  LibraryFunctionDesc *F = nullptr;
  std::string Letters;
  std::string Error;
};

} // namespace dxil::emitters
