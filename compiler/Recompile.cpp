// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Recompile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Compression.h"

#include <dxil/container/DebugFile.h>
#include <dxil/container/Program.h>
#include <dxil/container/parts/SourceInfo.h>
#include <dxil/generated/MetadataNames.h>

using namespace llvm;

namespace dxil::compiler {
namespace {

llvm::Error asError(const dxil::Error &E) {
  return createStringError(E.str());
}

using Texts = std::vector<std::string>;

/// Returns the strings of all nodes of the named metadata.
Texts textsOf(const ir::Module &M, std::string_view Name) {
  Texts Result;
  if (const ir::NamedMetadata *Named = M.findNamedMetadata(Name))
    for (ir::MetadataId Node : M.nodes(*Named))
      for (uint32_t I = 0; I != M.nodeSize(Node); ++I) {
        std::string_view Text;
        M.metadataString(M.nodeOperand(Node, I), Text);
        Result.emplace_back(Text);
      }
  return Result;
}

/// Reads the compile from a program with debug information.
Expected<RecordedCompile> fromProgram(const dxil::container::Container &C) {
  auto M = container::readProgram(C.find(container::part::ILDB)->Data, "ILDB");
  if (!M)
    return asError(M.error());
  RecordedCompile R;
  const Texts Sources = textsOf(*M, md::SourceTextsName);
  for (size_t I = 0; I + 1 < Sources.size(); I += 2)
    R.Files.push_back({Sources[I], Sources[I + 1]});
  const Texts Main = textsOf(*M, md::SourceMainName);
  auto Entry = find_if(R.Files, [&](const RecordedCompile::File &F) {
    return !Main.empty() && F.Name == Main.front();
  });
  if (Entry != R.Files.end())
    std::rotate(R.Files.begin(), Entry, Entry + 1);
  R.Arguments = textsOf(*M, md::SourceArgumentsName);
  return R;
}

Expected<std::string> decompressed(const container::StoredBytes &Stored) {
  // Bounds the allocation by zlib's greatest ratio.
  constexpr uint64_t MostRatio = 1040;
  const uint64_t Most = Stored.Stored.size() * MostRatio + 64;
  if (!Stored.Compression)
    return std::string(Stored.Stored.begin(), Stored.Stored.end());
  if (Stored.Size > Most || !compression::zlib::isAvailable())
    return createStringError("the sources cannot be decompressed");
  SmallVector<uint8_t, 0> Text;
  if (llvm::Error E = compression::zlib::decompress(Stored.Stored, Text, Stored.Size))
    return E;
  return std::string(Text.begin(), Text.end());
}

/// Reads the compile from part SRCI: sources and arguments.
Expected<RecordedCompile> fromSources(const dxil::container::Container &C) {
  auto Info = container::readSourceInfo(C.find(container::part::SRCI)->Data);
  if (!Info)
    return asError(Info.error());
  Expected<std::string> Contents = decompressed(Info->Contents);
  if (!Contents)
    return Contents.takeError();
  auto Sources = container::readSourceTexts(
      Bytes(reinterpret_cast<const uint8_t *>(Contents->data()), Contents->size()),
      Info->ContentCount);
  if (!Sources)
    return asError(Sources.error());
  RecordedCompile R;
  for (const auto &[Name, Text] : zip(Info->Names, *Sources))
    R.Files.push_back({std::string(Name.Name), std::string(Text)});
  for (const container::SourceArgument &A : Info->Arguments) {
    if (A.Name.empty())
      continue; // skips the input
    R.Arguments.push_back("-" + std::string(A.Name));
    if (!A.Value.empty())
      R.Arguments.emplace_back(A.Value);
  }
  return R;
}

} // namespace

Expected<RecordedCompile> readRecordedCompile(StringRef Input) {
  Bytes Data(Input.bytes_begin(), Input.size());
  std::vector<uint8_t> Inner;
  if (container::isDebugFile(Data)) {
    auto Read = container::readDebugFile(Data);
    if (!Read)
      return asError(Read.error());
    Inner = std::move(*Read);
    Data = Inner;
  }
  auto C = dxil::container::Container::parse(Data);
  if (!C)
    return asError(C.error());
  if (!C->find(container::part::SRCI) && !C->find(container::part::ILDB))
    return createStringError("there is no debug information, which has the source (expected a "
                             "container of -Zi -Qembed_debug, or the PDB of -Fd)");
  Expected<RecordedCompile> R = C->find(container::part::SRCI) ? fromSources(*C) : fromProgram(*C);
  if (R && R->Files.empty())
    return createStringError("the debug information has no source");
  return R;
}

} // namespace dxil::compiler
