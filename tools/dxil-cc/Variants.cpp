// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Variants.h"
#include "Output.h"
#include "VariantTable.h"
#include "compiler/CacheFolder.h"
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
  Expected<VariantTable> Table = parseVariantTable((*File)->getBuffer(), TablePath);
  if (!Table)
    return Table.takeError();
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
  CommandLine = Common;
  if (O->Cache.Folder.empty() && !std::getenv("DXIL_CC_CACHE")) {
    Common.push_back("--cache");
    Common.push_back(Folder + "/.cache");
  }
  for (const Variant &Each : Table->Variants) {
    std::vector<std::string> &Words = J.CommandLines.emplace_back(Common);
    append_range(Words, definesOf(*Table, Each));
    Words.push_back("-Fo");
    Words.push_back(outputOf(J.CommandLines.size() - 1));
    Defines.push_back(describe(*Table, Each));
  }
  Containers.resize(J.CommandLines.size());
  return checkOutputs(J);
}

std::string Variants::outputOf(size_t Number) const {
  return Folder + "/.variant-" + std::to_string(Number) + ".dxil";
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
  return writeOutput(Folder + "/" + IndexName.str(), Text);
}

int Variants::run(function_ref<int(ArrayRef<const char *>)> RunOne) {
  if (std::error_code E = sys::fs::create_directories(Folder)) {
    errs() << "dxil-cc: error: '" << Folder << "': " << E.message() << '\n';
    return 2;
  }
  const int Code = runJobs(J, RunOne, [&](size_t Number) { keepOutput(Number); });
  if (Error E = writeIndex()) {
    errs() << "dxil-cc: error: " << toString(std::move(E)) << '\n';
    return 2;
  }
  StringSet<> Distinct;
  for (const std::string &Name : Containers)
    if (!Name.empty())
      Distinct.insert(Name);
  errs() << "dxil-cc: " << Distinct.size() << " containers of " << Containers.size()
         << " variants in " << Folder << '\n';
  return Code;
}

} // namespace dxil::cc
