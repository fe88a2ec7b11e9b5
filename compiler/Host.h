// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The services that a compile uses from its caller, and its messages.
#pragma once

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

/// Compile cache settings from the environment. Options override them.
struct CacheDefaults {
  std::string Folder, Size, Mode;
};
/// The environment variables that have them.
inline constexpr char CacheVariable[] = "DXIL_CC_CACHE", CacheSizeVariable[] = "DXIL_CC_CACHE_SIZE",
                      CacheModeVariable[] = "DXIL_CC_CACHE_MODE";

class BatchMemory;

/// File access, and properties of the process.
struct Host {
  /// File system for all files except the given text. Concurrent compiles need one each.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files = llvm::vfs::getRealFileSystem();
  bool Colors = false;          ///< colour messages by default
  bool ProcessContinues = true; ///< false: memory need not be freed before the process ends
  CacheDefaults Cache;
  /// Cache entries of earlier compiles of the process, not owned; null if compiles share nothing.
  /// Concurrent compiles may use it.
  const BatchMemory *Memory = nullptr;
  /// Receive the list of -H and the report of -ftime-report; null: the messages have them.
  llvm::raw_ostream *IncludeList = nullptr, *TimeReport = nullptr;

  /// Reads \p Path; the error names \p Option.
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> read(llvm::StringRef Option,
                                                           llvm::StringRef Path) const;
};

/// Messages of compiles: as text, and as structs.
class Messages {
public:
  using Message = frontend::Message;

  explicit Messages(bool Colors = false) : Out(Text) { Out.enable_colors(Colors); }
  Messages(const Messages &) = delete;

  llvm::raw_ostream &text() { return Out; }
  /// Adds `dxil-cc: error: ...`, a message without a source location.
  void error(const llvm::Twine &MessageText) { add(Message::Kind::Error, MessageText); }
  void error(llvm::Error E) { error(llvm::toString(std::move(E))); }
  void warning(const llvm::Twine &MessageText) { add(Message::Kind::Warning, MessageText); }
  /// Adds the struct of a message whose text is already printed.
  void keep(Message M) { All.push_back(std::move(M)); }
  void keep(std::vector<Message> More);
  /// Takes over the messages of another object.
  void append(Messages &&Other);

  bool empty() const { return Text.empty(); }
  llvm::StringRef said() const { return Text; }
  const std::vector<Message> &all() const { return All; }
  std::string takeText() { return std::move(Text); }
  std::vector<Message> takeAll() { return std::move(All); }

private:
  void add(Message::Kind Kind, const llvm::Twine &MessageText);

  std::string Text;
  llvm::raw_string_ostream Out;
  std::vector<Message> All;
};

} // namespace dxil::compiler
