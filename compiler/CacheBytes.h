// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The values of a cache entry as bytes.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/EndianStream.h"
#include "llvm/Support/raw_ostream.h"

namespace dxil::compiler {

class CacheWriter {
public:
  explicit CacheWriter(llvm::raw_ostream &Out) : Out(Out), W(Out, llvm::endianness::little) {}
  void number(uint64_t N) { W.write(N); }
  void text(llvm::StringRef Text) {
    number(Text.size());
    Out << Text;
  }

private:
  llvm::raw_ostream &Out;
  llvm::support::endian::Writer W;
};

/// Reads the text of CacheWriter. Reads zeros after the end, and fits() tells.
class CacheReader {
public:
  explicit CacheReader(llvm::StringRef Data)
      : Bytes(Data, /*IsLittleEndian=*/true, /*AddressSize=*/8), C(0) {}
  ~CacheReader() { llvm::consumeError(C.takeError()); }
  uint64_t number() { return Bytes.getU64(C); }
  llvm::StringRef text() { return Bytes.getBytes(C, number()); }
  bool fits() { return bool(C); }
  bool isAtEnd() { return C && Bytes.eof(C); }

private:
  llvm::DataExtractor Bytes;
  llvm::DataExtractor::Cursor C;
};

} // namespace dxil::compiler
