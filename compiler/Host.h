// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a compile gets from its caller, and what it reports.
#ifndef DXIL_COMPILER_HOST_H
#define DXIL_COMPILER_HOST_H

#include "dxil/frontend/Frontend.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dxil::compiler {

/// What the environment says of the compile cache, as the options that are not given would.
struct CacheDefaults {
  std::string Folder, Size, Mode;
};

/// Where files are, and how this process goes on.
struct Host {
  /// All that a compile reads besides the text that it is given. Compiles on several threads have
  /// one each.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files = llvm::vfs::getRealFileSystem();
  bool Colors = false;          ///< of messages, where the command line says nothing
  bool ProcessContinues = true; ///< else what ends with the process is not taken apart
  CacheDefaults Cache;

  /// The contents of \p Path; the error says what \p Option wanted.
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> read(llvm::StringRef Option,
                                                           llvm::StringRef Path) const;
};

/// What compiles say: as text, and each message as values.
class Messages {
public:
  using Message = frontend::Message;

  explicit Messages(bool Colors = false) : Out(Text) { Out.enable_colors(Colors); }
  Messages(const Messages &) = delete;

  llvm::raw_ostream &text() { return Out; }
  /// `dxil-cc: error: ...`: one that is about no place in a source.
  void error(const llvm::Twine &What) { add(Message::Kind::Error, What); }
  void error(llvm::Error E) { error(llvm::toString(std::move(E))); }
  void warning(const llvm::Twine &What) { add(Message::Kind::Warning, What); }
  /// Values of what is printed already.
  void keep(Message M) { All.push_back(std::move(M)); }
  void keep(std::vector<Message> More);
  /// Takes over what another has said.
  void append(Messages &&Other);

  bool empty() const { return Text.empty(); }
  llvm::StringRef said() const { return Text; }
  const std::vector<Message> &all() const { return All; }
  std::string takeText() { return std::move(Text); }
  std::vector<Message> takeAll() { return std::move(All); }

private:
  void add(Message::Kind Kind, const llvm::Twine &What);

  std::string Text;
  llvm::raw_string_ostream Out;
  std::vector<Message> All;
};

} // namespace dxil::compiler

#endif // DXIL_COMPILER_HOST_H
