// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Results of operations: a status, and outputs by kind.
#pragma once

#include "Blobs.h"

#include <array>

namespace dxil::compiler::dxc {

/// Collects the outputs of an operation, then becomes the object that a caller gets.
class ResultBuilder {
public:
  explicit ResultBuilder(Output Primary) : Primary(Primary) {}

  void status(Status S) { Is = S; }
  void primary(Output Kind) { Primary = Kind; }
  /// Texts from now on are wide if it is that of wide characters, else UTF-8.
  void encoding(uint32_t Page) { IsWide = Page == Wide; }
  /// Adds an output with the name of its file, which may be empty.
  void addBytes(Output Kind, std::string Data, llvm::StringRef Name = "");
  void addBlob(Output Kind, Reference<Blob> Data) {
    Entries[size_t(Kind)].Object = std::move(Data);
  }
  void addText(Output Kind, llvm::StringRef Text, llvm::StringRef Name = "");
  /// Gives an output of the results a name.
  void name(Output Kind, llvm::StringRef Name);

  /// The object, with a count of 1; Errors is there in any case.
  Result *finish();

private:
  friend class ResultObject;
  struct Entry {
    Reference<Blob> Object;
    Reference<WideBlob> Name;
  };

  Status Is = Ok;
  Output Primary;
  bool IsWide = false;
  std::array<Entry, size_t(Output::Count)> Entries;
};

/// A result that failed and has only a text of errors.
Result *failedResult(Status S, llvm::StringRef Errors);

} // namespace dxil::compiler::dxc
