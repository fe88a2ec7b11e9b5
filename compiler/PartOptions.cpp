// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PartOptions.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/EndianStream.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <dxil/container/ContainerEdit.h>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/DebugFile.h>
#include <dxil/container/Digest.h>
#include <dxil/container/Program.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/container/parts/SourceInfo.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/ops/ShaderModels.h>

using namespace llvm;

namespace dxil::compiler {
namespace {

llvm::Error asError(const dxil::Error &E) {
  return createStringError(E.str());
}

Bytes bytesOf(StringRef Data) {
  return Bytes(Data.bytes_begin(), Data.size());
}

// Joins words to a command line. Escapes blanks and backslashes, as clang's recorded command lines
// do.
std::string joined(ArrayRef<std::string> Words) {
  std::string Text;
  for (const std::string &Word : Words) {
    if (!Text.empty())
      Text += ' ';
    for (char C : Word) {
      if (C == ' ' || C == '\\')
        Text += '\\';
      Text += C;
    }
  }
  return Text;
}

// Sets HASH to the digest of the program with debug information, which has the sources, and marks
// it so.
llvm::Error hashSource(container::ContainerEdit &C) {
  constexpr uint32_t IncludesSource = 1;
  auto Part = C.part(container::part::ILDB);
  auto Header =
      Part ? container::readProgramHeader(*Part) : Result<container::ProgramHeader>(Part.error());
  if (!Header)
    return asError(Header.error());
  container::Digest D = container::md5(Header->Bitcode);
  std::vector<uint8_t> Hash(4);
  support::endian::write32le(Hash.data(), IncludesSource);
  Hash.insert(Hash.end(), D.begin(), D.end());
  C.setPart(container::part::HASH, Hash);
  return llvm::Error::success();
}

// Returns the digest in part HASH; zeros if there is none.
container::Digest digestOf(const container::ContainerEdit &C) {
  container::Digest D{};
  auto Hash = C.part(container::part::HASH);
  if (Hash && Hash->size() >= 4 + D.size())
    std::copy_n(Hash->begin() + 4, D.size(), D.begin());
  return D;
}

// Returns the strings of each node of the named metadata.
std::vector<std::vector<std::string_view>> textsOf(const ir::Module &M, std::string_view Name) {
  std::vector<std::vector<std::string_view>> Texts;
  if (const ir::NamedMetadata *Named = M.findNamedMetadata(Name))
    for (ir::MetadataId Node : M.nodes(*Named)) {
      std::vector<std::string_view> &Strings = Texts.emplace_back();
      for (uint32_t I = 0; I != M.nodeSize(Node); ++I)
        M.metadataString(M.nodeOperand(Node, I), Strings.emplace_back());
    }
  return Texts;
}

// Makes part SRCI from the sources and arguments in the program with debug information. An argument
// is its name without the dash, and its value.
Expected<std::vector<uint8_t>> sourceInfo(const container::ContainerEdit &C, const Options &O) {
  auto Part = C.part(container::part::ILDB);
  auto M = Part ? container::readProgram(*Part, "ILDB") : Result<ir::Module>(Part.error());
  if (!M)
    return asError(M.error());
  std::vector<container::SourceText> Files;
  for (const auto &File : textsOf(*M, md::SourceTextsName))
    if (File.size() == 2)
      Files.push_back({File[0], File[1]});
  std::vector<container::SourceArgument> Arguments;
  for (const std::string &Word : O.CommandLine) {
    if (StringRef(Word).starts_with("-") || StringRef(Word).starts_with("/"))
      Arguments.push_back({std::string_view(Word).substr(1), {}});
    else if (!Arguments.empty())
      Arguments.back().Value = Word;
  }
  return container::makeSourceInfo(Files, Arguments);
}

// Returns the PDB of a shader: the information that a debugger needs beside the shader itself.
Expected<std::string> makePdb(const container::ContainerEdit &C, const Options &O) {
  container::ContainerWriter Writer;
  std::vector<uint8_t> Sources;
  const std::vector<uint8_t> Version = container::makeCompilerVersion(compilerVersion());
  const container::FourCC Program = O.SourcesOnly ? container::part::STAT : container::part::ILDB;
  for (container::FourCC Name :
       {container::part::ILDN, container::part::HASH, container::part::VERS, Program})
    if (Name == container::part::VERS)
      Writer.addPart(Name, Version);
    else if (auto Data = C.part(Name))
      Writer.addPart(Name, *Data);
  if (O.SourcesOnly) {
    Expected<std::vector<uint8_t>> Made = sourceInfo(C, O);
    if (!Made)
      return Made.takeError();
    Sources = std::move(*Made);
    Writer.addPart(container::part::SRCI, Sources);
  }
  auto Inner = Writer.finish(/*Sign=*/false);
  if (!Inner)
    return asError(Inner.error());
  std::vector<uint8_t> Pdb = container::makeDebugFile(*Inner, digestOf(C));
  return std::string(Pdb.begin(), Pdb.end());
}

llvm::Error setPrivateData(StringRef Path, const Host &H, container::ContainerEdit &C) {
  if (Path.empty())
    return llvm::Error::success();
  auto File = H.read("-setprivate", Path);
  if (!File)
    return File.takeError();
  C.setPart(container::part::PRIV, bytesOf((*File)->getBuffer()));
  return llvm::Error::success();
}

// Names the PDB, writes it if requested, and removes the debug part unless it is to be embedded.
Expected<DebugFile> applyDebugOptions(const Options &O, Messages &Log,
                                      container::ContainerEdit &C) {
  DebugFile File;
  if (O.HashSource)
    if (llvm::Error E = hashSource(C))
      return E;
  bool IsDirectory = !O.DebugFile.empty() && sys::path::is_separator(O.DebugFile.back());
  std::string Name = container::digestText(digestOf(C)) + ".pdb";
  if (!O.DebugFile.empty() && !IsDirectory)
    Name = O.DebugFile;
  if (O.DebugInfo)
    C.setPart(container::part::ILDN, container::makeDebugName(Name));
  if (!O.DebugFile.empty() || O.PdbInPrivate) {
    Expected<std::string> Pdb = makePdb(C, O);
    if (!Pdb)
      return Pdb.takeError();
    if (O.PdbInPrivate)
      C.setPart(container::part::PRIV, bytesOf(*Pdb));
    if (!O.DebugFile.empty()) {
      File.Path = IsDirectory ? O.DebugFile + Name : Name;
      File.Data = std::move(*Pdb);
    }
  }
  bool HasOtherPlace = !O.DebugFile.empty() || O.PdbInPrivate;
  if (O.DebugInfo && !O.SourcesOnly && !O.EmbedDebug && !HasOtherPlace && !O.StripDebug)
    Log.warning("-Zi: no place for the debug information is given, so the container has it "
                "(expected -Qembed_debug, or -Fd <file>)");
  if (O.StripDebug || O.SourcesOnly || (HasOtherPlace && !O.EmbedDebug))
    C.stripDebug();
  return File;
}

} // namespace

std::string commandLineText(const Options &O) {
  return joined(O.CommandLine);
}

// Returns the bytes of a part, for \p Option.
static Expected<Bytes> partOf(StringRef Container, container::FourCC Name, StringRef Option,
                              StringRef What) {
  auto C = dxil::container::Container::parse(bytesOf(Container));
  if (!C)
    return asError(C.error());
  const dxil::container::Part *Entry = C->find(Name);
  if (!Entry)
    return createStringError(Option + ": the shader has no " + What);
  return Entry->Data;
}

// Returns the parts of dxc's -Fre, each with its header.
static Expected<std::string> reflectionParts(StringRef Container) {
  std::string Text;
  raw_string_ostream Out(Text);
  auto Append = [&](container::FourCC Name, Bytes Data) {
    support::endian::write(Out, Name.Value, endianness::little);
    support::endian::write(Out, uint32_t(Data.size()), endianness::little);
    Out.write(reinterpret_cast<const char *>(Data.data()), Data.size());
  };
  for (container::FourCC Name : {container::part::STAT, container::part::RDAT})
    if (Expected<Bytes> Part = partOf(Container, Name, "-Fre", "reflection data"))
      Append(Name, *Part);
    else if (Name == container::part::RDAT && Text.empty())
      return Part.takeError();
    else
      consumeError(Part.takeError());
  return Text;
}

Expected<DebugFile> applyPartOptions(const Options &O, const Host &H, Messages &Log,
                                     std::string &Container) {
  bool Nothing = !O.DebugInfo && O.DebugFile.empty() && !O.HashSource && !O.PdbInPrivate &&
                 !O.StripDebug && !O.StripReflection && !O.StripRootSignature &&
                 !O.StripPrivateData && O.PrivateDataFile.empty() && O.ReflectionOutput.empty();
  if (Nothing)
    return DebugFile();
  auto C = container::ContainerEdit::open(bytesOf(Container));
  if (!C)
    return asError(C.error());
  DebugFile File;
  if (C->hasPart(container::part::ILDB)) {
    Expected<DebugFile> Made = applyDebugOptions(O, Log, *C);
    if (!Made)
      return Made.takeError();
    File = std::move(*Made);
  } else if (!O.isRootSignature() && !(O.Link && O.DebugInfo) &&
             (!O.DebugFile.empty() || O.HashSource || O.PdbInPrivate)) {
    return createStringError(O.Input + ": there is no debug information to write");
  }
  if (!O.ReflectionOutput.empty()) {
    Expected<std::string> Parts = reflectionParts(Container);
    if (!Parts)
      return Parts.takeError();
    File.Reflection = std::move(*Parts);
  }
  if (O.StripReflection)
    C->stripReflection();
  if (O.StripRootSignature && !O.isRootSignature())
    C->removePart(container::part::RTS0);
  if (O.StripPrivateData)
    C->removePart(container::part::PRIV);
  if (llvm::Error E = setPrivateData(O.PrivateDataFile, H, *C))
    return E;
  auto Out = C->finish();
  if (!Out)
    return asError(Out.error());
  Container.assign(Out->begin(), Out->end());
  return File;
}

container::CompilerVersion compilerVersion() {
  return {1, ReleasedMinor, /*Flags=*/0, /*CommitCount=*/0, /*CommitSha=*/"", DXIL_TOOLS_NAME};
}

llvm::Error addLibraryVersion(const Options &O, std::string &Container) {
  constexpr unsigned FirstMinor = 8;
  const auto [Major, Minor] = StringRef(O.ValidatorVersion).split('.');
  unsigned Number = FirstMinor;
  if (!O.Target || O.Target->Stage != "library" ||
      (Major == "1" && !Minor.getAsInteger(10, Number) && Number < FirstMinor))
    return llvm::Error::success();
  auto C = container::ContainerEdit::open(bytesOf(Container));
  if (!C)
    return asError(C.error());
  C->setPart(container::part::VERS, container::makeCompilerVersion(compilerVersion()));
  auto Out = C->finish();
  if (!Out)
    return asError(Out.error());
  Container.assign(Out->begin(), Out->end());
  return llvm::Error::success();
}

std::string containerAsHeader(const Options &O, StringRef Container) {
  constexpr size_t BytesPerLine = 12;
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "// " << (O.Target ? O.Target->Name + " " : std::string()) << O.Entry << ", "
     << Container.size() << " bytes, written by dxil-cc.\n";
  OS << "const unsigned char " << O.HeaderVariable << "[] = {";
  for (size_t I = 0; I != Container.size(); ++I) {
    OS << (I % BytesPerLine == 0 ? "\n  " : " ");
    OS << format_hex(uint8_t(Container[I]), 4) << (I + 1 == Container.size() ? "" : ",");
  }
  OS << "\n};\n";
  return Text;
}

Expected<std::string> partAsContainer(container::FourCC Name, StringRef Part) {
  container::ContainerWriter Writer;
  Writer.addPart(Name, bytesOf(Part));
  auto Out = Writer.finish();
  if (!Out)
    return asError(Out.error());
  return std::string(Out->begin(), Out->end());
}

Expected<std::string> rootSignatureContainer(StringRef Container) {
  Expected<Bytes> Part = partOf(Container, container::part::RTS0, "-Frs", "root signature");
  if (!Part)
    return Part.takeError();
  return partAsContainer(container::part::RTS0,
                         StringRef(reinterpret_cast<const char *>(Part->data()), Part->size()));
}

Expected<std::string> shaderHash(StringRef Container) {
  Expected<Bytes> Part = partOf(Container, container::part::HASH, "-Fsh", "hash");
  if (!Part)
    return Part.takeError();
  return std::string(Part->begin(), Part->end());
}

Expected<std::string> privateData(StringRef Container) {
  Expected<Bytes> Part = partOf(Container, container::part::PRIV, "-getprivate", "private data");
  if (!Part)
    return Part.takeError();
  return std::string(Part->begin(), Part->end());
}

} // namespace dxil::compiler
