// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Variants.h"
#include "Output.h"
#include "VariantTable.h"
#include "compiler/CacheFolder.h"
#include "compiler/Dependencies.h"
#include "compiler/Options.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;

namespace dxil::cc {
namespace {

constexpr StringLiteral IndexName = "variants.json";
constexpr size_t NameDigits = 16; ///< hexadecimal digits of a digest in a container's name

bool isVariants(StringRef Word) {
  return Word == "--variants" || Word == "-variants" || Word.starts_with("--variants=");
}

Expected<compiler::Options> parse(ArrayRef<std::string> Words) {
  std::vector<const char *> Args;
  for (const std::string &W : Words)
    Args.push_back(W.c_str());
  return compiler::parseOptions(Args, compiler::Host());
}

/// Returns `-D NAME=VALUE` for each macro that \p V defines.
std::vector<std::string> definesOf(const VariantTable &Table, const Variant &V) {
  std::vector<std::string> Words;
  for (size_t I = 0; I != V.size(); ++I)
    if (V[I]) {
      Words.push_back("-D");
      Words.push_back(Table.Macros[I].Name + "=" + *V[I]);
    }
  return Words;
}

json::Object describe(const VariantTable &Table, const Variant &V) {
  json::Object O;
  for (size_t I = 0; I != V.size(); ++I)
    O[Table.Macros[I].Name] = V[I] ? json::Value(*V[I]) : json::Value(nullptr);
  return O;
}

/// Returns true for a name that keepOutput() gives. Only such files of an index are removed.
bool isContainerName(StringRef Name) {
  return Name.consume_back(".dxil") && Name.size() == NameDigits && all_of(Name, isHexDigit);
}

} // namespace

bool asksForVariants(ArrayRef<const char *> Args) {
  return any_of(Args, [](StringRef A) { return isVariants(A); });
}

Expected<Variants> Variants::read(ArrayRef<const char *> Args) {
  Variants V;
  Expected<std::vector<std::string>> Words = takeParallel(Args, V.J.Parallel);
  if (!Words)
    return Words.takeError();
  std::vector<std::string> Common;
  std::string TablePath;
  for (size_t I = 0; I < Words->size(); ++I) {
    StringRef W = (*Words)[I];
    if (W.consume_front("--variants="))
      TablePath = W.str();
    else if (!isVariants(W))
      Common.push_back(W.str());
    else if (++I < Words->size())
      TablePath = (*Words)[I];
  }
  if (TablePath.empty())
    return createStringError("--variants: a value is missing (expected a file)");
  if (Error E = V.addJobs(TablePath, std::move(Common)))
    return E;
  return std::move(V);
}

Error Variants::addJobs(StringRef TablePath, std::vector<std::string> Common) {
  auto File = MemoryBuffer::getFileOrSTDIN(TablePath, /*IsText=*/true);
  if (!File)
    return createStringError("'" + TablePath + "': cannot be read: " + File.getError().message());
  Expected<VariantTable> Parsed = parseVariantTable((*File)->getBuffer(), TablePath);
  if (!Parsed)
    return Parsed.takeError();
  Expected<compiler::Options> O = parse(Common);
  if (!O)
    return O.takeError();
  Folder = O->ContainerFile;
  if (Folder.empty() || Folder == "-")
    return createStringError("--variants: -Fo <folder> is missing");
  if (sys::fs::exists(Folder) && !sys::fs::is_directory(Folder))
    return createStringError("--variants: '" + Folder +
                             "' is not a folder (expected one after -Fo)");
  Source = O->Input;
  if (Source == "-")
    return createStringError("--variants: each variant reads the source (expected a file)");
  if (O->ListFiles)
    return createStringError("--variants: -M prints the files of one compile (expected -MD)");
  Table = TablePath;
  DependencyFile = O->DependencyFile;
  CommandLine = Common;
  if (O->Cache.Folder.empty() && !std::getenv(compiler::CacheVariable)) {
    Common.push_back("--cache");
    Common.push_back(Folder + "/.cache");
  }
  for (const Variant &Each : Parsed->Variants) {
    const size_t Number = Defines.size();
    std::vector<std::string> &Words = J.CommandLines.emplace_back(Common);
    append_range(Words, definesOf(*Parsed, Each));
    append_values(Words, "-Fo", outputOf(Number));
    if (!DependencyFile.empty())
      append_values(Words, "-MF", dependenciesOf(Number));
    Defines.push_back(describe(*Parsed, Each));
  }
  Containers.resize(J.CommandLines.size());
  return checkOutputs(J);
}

std::string Variants::outputOf(size_t Number) const {
  return Folder + "/.variant-" + std::to_string(Number) + ".dxil";
}

std::string Variants::dependenciesOf(size_t Number) const {
  return Folder + "/.variant-" + std::to_string(Number) + ".d";
}

/// Renames the container of a variant by its digest; an equal one may have the name already.
void Variants::keepOutput(size_t Number) {
  const std::string Path = outputOf(Number);
  auto File = MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!File)
    return;
  const compiler::CacheKey Key = compiler::KeyHasher().add((*File)->getBuffer()).finish();
  const std::string Name = toHex(Key, /*LowerCase=*/true).substr(0, NameDigits) + ".dxil";
  if (!sys::fs::rename(Path, Folder + "/" + Name))
    Containers[Number] = Name;
}

/// Adds the files of a variant's rule to those of all, and removes the rule.
void Variants::keepDependencies(size_t Number) {
  if (DependencyFile.empty())
    return;
  const std::string Path = dependenciesOf(Number);
  if (auto Rule = MemoryBuffer::getFile(Path, /*IsText=*/true)) {
    const std::vector<std::string> Files = compiler::dependencyFiles((*Rule)->getBuffer());
    Dependencies.insert(Files.begin(), Files.end());
  }
  sys::fs::remove(Path);
}

StringSet<> Variants::distinctContainers() const {
  StringSet<> Names;
  for (const std::string &Name : Containers)
    if (!Name.empty())
      Names.insert(Name);
  return Names;
}

/// Removes containers of the folder's index that no variant has any more. An index that cannot be
/// read names none.
void Variants::removeEarlierContainers() const {
  auto File = MemoryBuffer::getFile(Folder + "/" + IndexName.str(), /*IsText=*/true);
  if (!File)
    return;
  Expected<json::Value> Index = json::parse((*File)->getBuffer());
  if (!Index)
    return consumeError(Index.takeError());
  const json::Object *Root = Index->getAsObject();
  const json::Array *Earlier = Root ? Root->getArray("variants") : nullptr;
  if (!Earlier)
    return;
  const StringSet<> Kept = distinctContainers();
  for (const json::Value &Each : *Earlier) {
    const json::Object *Variant = Each.getAsObject();
    const std::optional<StringRef> Name = Variant ? Variant->getString("container") : std::nullopt;
    if (Name && isContainerName(*Name) && !Kept.contains(*Name))
      sys::fs::remove(Folder + "/" + *Name);
  }
}

Error Variants::writeIndex() const {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "{\n\"source\": " << json::Value(Source) << ",\n\"options\": " << json::Array(CommandLine)
     << ",\n\"variants\": [";
  for (size_t I = 0; I != Defines.size(); ++I)
    OS << (I ? ",\n" : "\n")
       << json::Value(
              json::Object{{"defines", json::Object(Defines[I])},
                           {"container", Containers[I].empty() ? json::Value(nullptr)
                                                               : json::Value(Containers[I])}});
  OS << "\n]\n}\n";
  const std::string Path = Folder + "/" + IndexName.str();
  if (Error E = writeOutput(Path, Text))
    return E;
  if (DependencyFile.empty())
    return Error::success();
  std::vector<std::string> Files(Dependencies.begin(), Dependencies.end());
  Files.push_back(Table);
  return writeOutput(DependencyFile, compiler::dependencyText(Path, Files));
}

int Variants::run(function_ref<int(ArrayRef<const char *>)> RunOne) {
  if (std::error_code E = sys::fs::create_directories(Folder)) {
    errs() << "dxil-cc: error: '" << Folder << "': " << E.message() << '\n';
    return 2;
  }
  const int Code = runJobs(J, RunOne, [&](size_t Number) {
    keepOutput(Number);
    keepDependencies(Number);
  });
  removeEarlierContainers();
  if (Error E = writeIndex()) {
    errs() << "dxil-cc: error: " << toString(std::move(E)) << '\n';
    return 2;
  }
  errs() << "dxil-cc: " << distinctContainers().size() << " containers of " << Containers.size()
         << " variants in " << Folder << '\n';
  return Code;
}

} // namespace dxil::cc
