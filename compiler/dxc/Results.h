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
  /// Following texts are wide if \p Page is Wide, else UTF-8.
  void encoding(uint32_t Page) { IsWide = Page == Wide; }
  /// Adds an output and the name of its file, which may be empty.
  void addBytes(Output Kind, std::string Data, llvm::StringRef Name = "");
  void addBlob(Output Kind, Reference<Blob> Data) {
    Entries[size_t(Kind)].Object = std::move(Data);
  }
  void addText(Output Kind, llvm::StringRef Text, llvm::StringRef Name = "");
  /// Sets the name of an output.
  void name(Output Kind, llvm::StringRef Name);

  /// Returns the result with a count of 1. It always has the output Errors.
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

/// Returns a failed result with only a text of errors.
Result *failedResult(Status S, llvm::StringRef Errors);

} // namespace dxil::compiler::dxc
