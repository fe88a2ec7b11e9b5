// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the compile cache: its folder, traces of files, and damaged entries.
#include "../Files.h"
#include "compiler/BatchMemory.h"
#include "compiler/CacheFolder.h"
#include "compiler/Compile.h"
#include "compiler/FileTrace.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

using namespace llvm;
using namespace dxil::compiler;
namespace fs = std::filesystem;

namespace {

/// A folder that the test removes at its end.
struct TemporaryFolder {
  TemporaryFolder() {
    SmallString<128> Made;
    EXPECT_FALSE(sys::fs::createUniqueDirectory("compile-cache", Made));
    Path = std::string(Made);
  }
  ~TemporaryFolder() { fs::remove_all(Path); }
  std::vector<fs::path> entries() const {
    std::vector<fs::path> All;
    for (const auto &File : fs::recursive_directory_iterator(Path))
      if (File.is_regular_file() && File.path().filename().string().starts_with("dxil-cc-"))
        All.push_back(File.path());
    return All;
  }
  std::string Path;
};

CacheKey keyOf(StringRef Text) {
  return KeyHasher().add(Text).finish();
}

std::string read(const CacheStore &Store, const CacheKey &Key) {
  const auto Match = Store.read(Key);
  return Match ? Match->Data.str() : "(none)";
}

void write(const CacheStore &Store, const CacheKey &Key, StringRef Data) {
  EXPECT_EQ(toString(Store.write(Key, Data)), "");
}

void put(const fs::path &Path, const std::string &Bytes) {
  std::ofstream(Path, std::ios::binary) << Bytes;
}

TEST(CacheFolder, GivesWhatWasWritten) {
  TemporaryFolder T;
  const CacheFolder Folder(T.Path + "/deep/er", 1 << 30, /*IsReadOnly=*/false);
  EXPECT_EQ(read(Folder, keyOf("a")), "(none)");
  write(Folder, keyOf("a"), "first");
  write(Folder, keyOf("b"), StringRef("\0x", 2));
  EXPECT_EQ(read(Folder, keyOf("a")), "first");
  EXPECT_EQ(read(Folder, keyOf("b")), std::string("\0x", 2));
  write(Folder, keyOf("a"), "");
  EXPECT_EQ(read(Folder, keyOf("a")), "");
  EXPECT_EQ(T.entries().size(), 2u);
  const CacheFolder ReadOnly(T.Path + "/deep/er", 1 << 30, /*IsReadOnly=*/true);
  write(ReadOnly, keyOf("a"), "second");
  EXPECT_EQ(read(ReadOnly, keyOf("a")), "");
}

TEST(CacheFolder, EachBitCounts) {
  TemporaryFolder T;
  const CacheFolder Folder(T.Path, 1 << 30, /*IsReadOnly=*/false);
  write(Folder, keyOf("a"), "contents");
  const fs::path File = T.entries().at(0);
  const std::string Good = dxil::test::readText(File);
  for (size_t Bit = 0; Bit != Good.size() * 8; ++Bit) {
    std::string Bad = Good;
    Bad[Bit / 8] = char(Bad[Bit / 8] ^ (1 << Bit % 8));
    put(File, Bad);
    EXPECT_EQ(read(Folder, keyOf("a")), "(none)") << Bit;
  }
  for (size_t Size = 0; Size != Good.size(); ++Size) {
    put(File, Good.substr(0, Size));
    EXPECT_EQ(read(Folder, keyOf("a")), "(none)") << Size;
  }
  put(File, Good + '\0');
  EXPECT_EQ(read(Folder, keyOf("a")), "(none)");
  EXPECT_EQ(Folder.statistics().Damaged, Good.size() * 9 + 1);
  // A valid entry under another key.
  put(File, Good);
  write(Folder, keyOf("b"), "others");
  for (const fs::path &Other : T.entries())
    if (Other != File)
      fs::copy_file(Other, File, fs::copy_options::overwrite_existing);
  EXPECT_EQ(read(Folder, keyOf("a")), "(none)");
}

TEST(CacheFolder, IsBounded) {
  TemporaryFolder T;
  constexpr uint64_t Limit = 1 << 20;
  const CacheFolder Folder(T.Path, Limit, /*IsReadOnly=*/false);
  const std::string Data(2000, 'x');
  for (int I = 0; I != 3000; ++I)
    write(Folder, keyOf(std::to_string(I)), Data);
  const CacheStatistics S = Folder.statistics();
  EXPECT_LT(S.Bytes, Limit + Limit / 4);
  EXPECT_GT(S.Bytes, Limit / 2);
  write(Folder, keyOf("large"), std::string(Limit / 16 + 1, 'x'));
  EXPECT_EQ(read(Folder, keyOf("large")), "(none)");
}

TEST(BatchMemory, GivesWhatWasWritten) {
  const BatchMemory Memory;
  EXPECT_EQ(read(Memory, keyOf("a")), "(none)");
  write(Memory, keyOf("a"), "first");
  write(Memory, keyOf("b"), StringRef("\0x", 2));
  const auto Kept = Memory.read(keyOf("a"));
  write(Memory, keyOf("a"), "");
  EXPECT_EQ(read(Memory, keyOf("a")), "");
  EXPECT_EQ(read(Memory, keyOf("b")), std::string("\0x", 2));
  EXPECT_EQ(Kept->Data, "first"); // what a reader has stays
  EXPECT_EQ(Memory.bytes(), 2 * sizeof(CacheKey) + 2);
}

TEST(BatchMemory, DropsTheLeastRecentlyUsed) {
  constexpr size_t EntrySize = 1000, Most = 20;
  const BatchMemory Memory(EntrySize * Most);
  const std::string Data(EntrySize - sizeof(CacheKey), 'x');
  write(Memory, keyOf("used"), Data);
  for (size_t I = 0; I != 100; ++I) {
    write(Memory, keyOf(std::to_string(I)), Data);
    EXPECT_EQ(read(Memory, keyOf("used")), Data) << I;
    EXPECT_EQ(Memory.bytes(), EntrySize * std::min(I + 2, Most));
  }
  EXPECT_EQ(read(Memory, keyOf("80")), "(none)");
  EXPECT_EQ(read(Memory, keyOf("81")), Data);
  write(Memory, keyOf("large"), std::string(EntrySize * Most / 16 + 1, 'x'));
  EXPECT_EQ(read(Memory, keyOf("large")), "(none)");
}

TEST(CacheFolder, KeysDoNotRunTogether) {
  EXPECT_NE(KeyHasher().add("ab").add("c").finish(), KeyHasher().add("a").add("bc").finish());
  EXPECT_NE(KeyHasher().add("").add("a").finish(), KeyHasher().add("a").add("").finish());
}

//===-- Traces -------------------------------------------------------------------------------===//

IntrusiveRefCntPtr<vfs::InMemoryFileSystem> files(ArrayRef<std::pair<StringRef, StringRef>> All) {
  auto Files = makeIntrusiveRefCnt<vfs::InMemoryFileSystem>();
  for (const auto &[Path, Text] : All)
    Files->addFile(Path, 0, MemoryBuffer::getMemBufferCopy(Text));
  return Files;
}

FileTrace recorded(IntrusiveRefCntPtr<vfs::FileSystem> Files) {
  RecordingFiles Recorder(std::move(Files));
  EXPECT_TRUE(bool(Recorder.getBufferForFile("/a")));
  EXPECT_FALSE(Recorder.exists("/none"));
  EXPECT_FALSE(bool(Recorder.openFileForRead("/d/none")));
  EXPECT_TRUE(bool(Recorder.status("/d")));
  EXPECT_TRUE(bool(Recorder.openFileForRead("/d/unread")));
  EXPECT_FALSE(Recorder.exists("/last"));
  EXPECT_TRUE(Recorder.isComplete());
  return Recorder.trace();
}

bool matches(const FileTrace &Trace, ArrayRef<std::pair<StringRef, StringRef>> All) {
  return TraceMatcher(*files(All)).matches(Trace);
}

TEST(FileTrace, EveryAnswerCounts) {
  const FileTrace Trace = recorded(files({{"/a", "text"}, {"/d/unread", "x"}, {"/z", "1"}}));
  EXPECT_EQ(Trace.Rows.size(), 6u);
  EXPECT_TRUE(matches(Trace, {{"/a", "text"}, {"/d/unread", "x"}}));
  EXPECT_TRUE(matches(Trace, {{"/a", "text"}, {"/d/unread", "not read"}, {"/z", "2"}}));
  EXPECT_FALSE(matches(Trace, {{"/a", "Text"}, {"/d/unread", "x"}}));
  EXPECT_FALSE(matches(Trace, {{"/d/unread", "x"}}));
  EXPECT_FALSE(matches(Trace, {{"/a", "text"}, {"/d/other", "x"}}));
  EXPECT_FALSE(matches(Trace, {{"/a", "text"}, {"/d/unread", "x"}, {"/none", ""}}));
  EXPECT_FALSE(matches(Trace, {{"/a", "text"}, {"/d/unread", "x"}, {"/d/none", ""}}));
  EXPECT_FALSE(matches(Trace, {{"/a", "text"}, {"/d/unread", "x"}, {"/last", ""}}));
  EXPECT_FALSE(matches(Trace, {{"/a", "text"}, {"/d", "x"}}));
}

TEST(FileTrace, IsReadAsItWasWritten) {
  const FileTrace Trace = recorded(files({{"/a", "text"}, {"/d/unread", "x"}}));
  std::string Bytes;
  raw_string_ostream Out(Bytes);
  Trace.write(Out);
  uint64_t Position = 0;
  const std::optional<FileTrace> Again = readFileTrace(Bytes + "rest", Position);
  ASSERT_TRUE(Again);
  EXPECT_EQ(Position, Bytes.size());
  ASSERT_EQ(Again->Rows.size(), Trace.Rows.size());
  for (size_t I = 0; I != Trace.Rows.size(); ++I) {
    EXPECT_EQ(Again->Rows[I].Path, Trace.Rows[I].Path);
    EXPECT_EQ(Again->Rows[I].Answer, Trace.Rows[I].Answer);
  }
  for (size_t Size = 0; Size != Bytes.size(); ++Size) {
    Position = 0;
    EXPECT_FALSE(readFileTrace(StringRef(Bytes).take_front(Size), Position)) << Size;
  }
}

TEST(FileTrace, IsIncompleteWhereAnswersChange) {
  auto Files = files({{"/a", "text"}});
  RecordingFiles Recorder(Files);
  EXPECT_FALSE(Recorder.exists("/b"));
  EXPECT_TRUE(Recorder.isComplete());
  Files->addFile("/b", 0, MemoryBuffer::getMemBufferCopy("new"));
  EXPECT_TRUE(Recorder.exists("/b"));
  EXPECT_FALSE(Recorder.isComplete());
}

//===-- Compiles -----------------------------------------------------------------------------===//

struct Made {
  Result R;
  std::string Output;
  size_t Messages = 0;
};

constexpr StringLiteral Source = "#include \"b.hlsli\"\nRWByteAddressBuffer O;\n"
                                 "[numthreads(1,1,1)] void main() { B == 3; O.Store(0, B); }\n";

Made compiled(const std::string &Cache, IntrusiveRefCntPtr<vfs::FileSystem> Files,
              const BatchMemory *Memory = nullptr) {
  Host H;
  H.Memory = Memory;
  H.Files = std::move(Files);
  const char *Args[] = {"-T",  "cs_6_0", "/a.hlsl", "-Fo",     "o",
                        "-Fc", "l",      "-MD",     "--cache", Cache.c_str()};
  Expected<Options> O = parseOptions(ArrayRef(Args).drop_back(Cache.empty() ? 2 : 0), H);
  EXPECT_TRUE(bool(O)) << toString(O.takeError());
  Messages Log;
  Made M;
  M.R = compile(*O, H, std::nullopt, Log);
  M.Output = Log.takeText();
  M.Messages = Log.takeAll().size();
  return M;
}

void expectSame(const Made &A, const Made &B) {
  EXPECT_EQ(A.R.Code, B.R.Code);
  EXPECT_EQ(A.Output, B.Output);
  EXPECT_EQ(A.Messages, B.Messages);
  EXPECT_EQ(A.R.Container, B.R.Container);
  ASSERT_EQ(A.R.Files.size(), B.R.Files.size());
  for (size_t I = 0; I != A.R.Files.size(); ++I) {
    EXPECT_EQ(A.R.Files[I].Kind, B.R.Files[I].Kind);
    EXPECT_EQ(A.R.Files[I].Path, B.R.Files[I].Path);
    EXPECT_EQ(A.R.Files[I].Data, B.R.Files[I].Data);
  }
}

auto shaderFiles(StringRef B) {
  return files({{"/a.hlsl", Source}, {"/b.hlsli", B}});
}

TEST(CompileCache, GivesWhatACompileGives) {
  TemporaryFolder T;
  const CacheFolder Folder(T.Path, 1 << 30, /*IsReadOnly=*/true);
  for (StringRef B : {"#define B 3\n", "#define B 4\n", "#define B 3\n"}) {
    const Made Plain = compiled("", shaderFiles(B));
    EXPECT_EQ(Plain.R.Code, Compiled) << Plain.Output;
    EXPECT_NE(Plain.Output, "");
    expectSame(compiled(T.Path, shaderFiles(B)), Plain);
    expectSame(compiled(T.Path, shaderFiles(B)), Plain);
  }
  EXPECT_EQ(Folder.statistics().Misses, 2u);
  EXPECT_EQ(Folder.statistics().DirectHits, 4u);
}

TEST(CompileCache, ThreadsDoNotMeet) {
  TemporaryFolder T;
  const Made Plain = compiled("", shaderFiles("#define B 3\n"));
  std::vector<std::thread> Pool;
  for (int I = 0; I != 4; ++I)
    Pool.emplace_back([&] {
      for (int N = 0; N != 8; ++N)
        expectSame(compiled(T.Path, shaderFiles("#define B 3\n")), Plain);
    });
  for (std::thread &Each : Pool)
    Each.join();
}

// Files of different contents, so that each thread meets entries of others.
TEST(CompileCache, ThreadsShareTheMemoryOfABatch) {
  constexpr size_t Variants = 5;
  std::vector<std::string> Texts;
  std::vector<Made> Plain;
  for (size_t V = 0; V != Variants; ++V) {
    const std::string Number = std::to_string(V);
    Texts.push_back("float unused(float X) { return X; }\nstatic const int Seven = 7 + " + Number +
                    ";\n#define B (Seven * " + Number + ")\n");
    Plain.push_back(compiled("", shaderFiles(Texts.back())));
  }
  const BatchMemory Memory;
  std::vector<std::thread> Pool;
  for (unsigned Thread = 0; Thread != 8; ++Thread)
    Pool.emplace_back([&, Thread] {
      std::minstd_rand Random(Thread + 1);
      for (int N = 0; N != 20; ++N) {
        const size_t V = Random() % Variants;
        expectSame(compiled("", shaderFiles(Texts[V]), &Memory), Plain[V]);
      }
    });
  for (std::thread &Each : Pool)
    Each.join();
  EXPECT_GT(Memory.bytes(), 0u);
  EXPECT_GT(Memory.tokens().bytes(), 0u);
}

// Entries with a right checksum and arbitrary contents, as only a bug or an attacker writes them.
// The process must survive, and the result must have the right form.
TEST(CompileCache, EntriesMayHoldAnything) {
  TemporaryFolder T;
  const CacheFolder Folder(T.Path, 1 << 30, /*IsReadOnly=*/false);
  compiled(T.Path, shaderFiles("#define B 3\n"));
  struct Original {
    CacheKey Key;
    std::string Data;
  };
  std::vector<Original> Originals;
  for (const fs::path &File : T.entries()) {
    const std::string Hex = File.filename().string().substr(sizeof("dxil-cc-") - 1);
    const std::string Bytes = fromHex(Hex);
    Original &O = Originals.emplace_back();
    std::copy_n(Bytes.begin(), O.Key.size(), O.Key.begin());
    O.Data = read(Folder, O.Key);
  }
  ASSERT_EQ(Originals.size(), 3u); // entries for the inputs, the tokens and the program
  std::mt19937 Chance(7);
  auto Below = [&](size_t N) { return std::uniform_int_distribution<size_t>(0, N - 1)(Chance); };
  for (int Turn = 0; Turn != 400; ++Turn) {
    const Original &O = Originals[Below(Originals.size())];
    std::string Bad = O.Data;
    for (size_t Edits = 1 + Below(4); Edits != 0; --Edits) {
      // Numbers and lengths are at the start of an entry.
      const size_t Position = Below(Below(2) ? Bad.size() : std::min<size_t>(Bad.size(), 256));
      switch (Below(4)) {
      case 0: Bad[Position] = char(Chance()); break;
      case 1: Bad[Position] = char(0xFF); break;
      case 2: Bad.resize(Position + 1); break;
      case 3: Bad.insert(Position, std::string(Below(16), char(Chance()))); break;
      }
    }
    write(Folder, O.Key, Bad);
    const Made M = compiled(T.Path, shaderFiles("#define B 3\n"));
    EXPECT_EQ(M.R.Code, Compiled);
    for (const OutputFile &F : M.R.Files)
      EXPECT_THAT(F.Path, testing::AnyOf("o", "l", "o.d"));
    for (const Original &Whole : Originals)
      write(Folder, Whole.Key, Whole.Data);
  }
}

} // namespace
