// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/Edits.h>

namespace dxil::container {
namespace {

Error told(ErrorCode Code, std::string Text) {
  Error E;
  E.Code = Code;
  E.Message = std::move(Text);
  return E;
}

Error under(const char *Option, const Error &E) {
  return told(E.Code, std::string(Option) + ": " + E.str());
}

Status removeParts(ContainerEdit &C, const EditOptions &Edits) {
  for (const std::string &Text : Edits.RemoveParts) {
    auto Name = partNamed(Text);
    if (!Name)
      return under("--remove-part", Name.error());
    if (!C.removePart(*Name))
      return told(ErrorCode::PartMissing, "--remove-part: the container has no part " + Text);
  }
  if (Edits.StripDebug)
    C.stripDebug();
  if (Edits.StripReflection)
    C.stripReflection();
  if (Edits.StripRootSignature)
    C.removePart(part::RTS0);
  if (Edits.StripPrivateData)
    C.removePart(part::PRIV);
  return {};
}

Status setRootSignature(ContainerEdit &C, const EditOptions &Edits, const FileReader &Read) {
  constexpr const char *Option = "--set-root-signature";
  if (Edits.RootSignatureFile.empty())
    return {};
  auto File = Read(Option, Edits.RootSignatureFile);
  if (!File)
    return File.error();
  if (auto Set = C.setRootSignature(*File); !Set)
    return told(Set.error().Code,
                std::string(Option) + ": '" + Edits.RootSignatureFile + "': " + Set.error().str());
  return {};
}

Status addParts(ContainerEdit &C, const EditOptions &Edits, const FileReader &Read) {
  if (!Edits.PrivateDataFile.empty()) {
    auto File = Read("--set-private-data", Edits.PrivateDataFile);
    if (!File)
      return File.error();
    C.setPart(part::PRIV, *File);
  }
  for (const std::string &Text : Edits.AddParts) {
    const size_t Equals = Text.find('=');
    if (Equals == std::string::npos || Equals + 1 == Text.size())
      return told(ErrorCode::PartField,
                  "--add-part: '" + Text + "' names no file (expected NAME=FILE)");
    auto Name = partNamed(std::string_view(Text).substr(0, Equals));
    if (!Name)
      return under("--add-part", Name.error());
    auto File = Read("--add-part", Text.substr(Equals + 1));
    if (!File)
      return File.error();
    C.setPart(*Name, *File);
  }
  return {};
}

} // namespace

Result<std::vector<uint8_t>> applyEdits(Bytes Input, const EditOptions &Edits,
                                        const FileReader &Read) {
  auto C = ContainerEdit::open(Input);
  if (!C)
    return told(C.error().Code, C.error().str());
  if (Status Done = removeParts(*C, Edits); !Done)
    return Done.error();
  if (Status Done = setRootSignature(*C, Edits, Read); !Done)
    return Done.error();
  if (Status Done = addParts(*C, Edits, Read); !Done)
    return Done.error();
  if (Edits.Rehash)
    if (auto Done = C->rehash(); !Done)
      return told(Done.error().Code, Done.error().str());
  if (Edits.ExtractPart.empty()) {
    auto Out = C->finish();
    return Out ? std::move(Out) : told(Out.error().Code, Out.error().str());
  }
  auto Name = partNamed(Edits.ExtractPart);
  auto Data = Name ? C->part(*Name) : Result<Bytes>(Name.error());
  if (!Data)
    return under("--extract-part", Data.error());
  return std::vector<uint8_t>(Data->begin(), Data->end());
}

} // namespace dxil::container
