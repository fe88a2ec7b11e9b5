// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Edit.h"

#include <dxil/container/ContainerEdit.h>

using namespace llvm;

namespace dxil::compiler {
namespace {

llvm::Error asError(const dxil::Error &E) {
  return createStringError(E.str());
}

Bytes bytesOf(StringRef Data) {
  return Bytes(Data.bytes_begin(), Data.size());
}

llvm::Error removeParts(ContainerEdit &C, const EditOptions &Edit) {
  for (const std::string &Text : Edit.RemoveParts) {
    auto Name = partNamed(Text);
    if (!Name)
      return createStringError("--remove-part: " + Name.error().str());
    if (!C.removePart(*Name))
      return createStringError("--remove-part: the container has no part " + Text);
  }
  return llvm::Error::success();
}

llvm::Error addParts(ContainerEdit &C, const EditOptions &Edit, const Host &H) {
  for (const std::string &Text : Edit.AddParts) {
    auto [NameText, Path] = StringRef(Text).split('=');
    if (Path.empty())
      return createStringError("--add-part: '" + Text + "' names no file (expected NAME=FILE)");
    auto Name = partNamed(std::string_view(NameText));
    if (!Name)
      return createStringError("--add-part: " + Name.error().str());
    auto File = H.read("--add-part", Path);
    if (!File)
      return File.takeError();
    C.setPart(*Name, bytesOf((*File)->getBuffer()));
  }
  return llvm::Error::success();
}

llvm::Error setRootSignature(ContainerEdit &C, const EditOptions &Edit, const Host &H) {
  if (Edit.RootSignatureFile.empty())
    return llvm::Error::success();
  auto File = H.read("--set-root-signature", Edit.RootSignatureFile);
  if (!File)
    return File.takeError();
  if (auto Set = C.setRootSignature(bytesOf((*File)->getBuffer())); !Set)
    return createStringError("--set-root-signature: '" + Edit.RootSignatureFile +
                             "': " + Set.error().str());
  return llvm::Error::success();
}

} // namespace

Expected<std::string> editContainer(StringRef Data, const EditOptions &Edit, const Host &H) {
  auto C = ContainerEdit::open(bytesOf(Data));
  if (!C)
    return asError(C.error());
  if (llvm::Error E = removeParts(*C, Edit))
    return E;
  if (Edit.StripDebug)
    C->stripDebug();
  if (Edit.StripReflection)
    C->stripReflection();
  if (llvm::Error E = setRootSignature(*C, Edit, H))
    return E;
  if (llvm::Error E = addParts(*C, Edit, H))
    return E;
  if (Edit.Rehash)
    if (auto Done = C->rehash(); !Done)
      return asError(Done.error());
  if (!Edit.ExtractPart.empty()) {
    auto Name = partNamed(Edit.ExtractPart);
    auto Data = Name ? C->part(*Name) : Result<Bytes>(Name.error());
    if (!Data)
      return createStringError("--extract-part: " + Data.error().str());
    return std::string(Data->begin(), Data->end());
  }
  auto Out = C->finish();
  if (!Out)
    return asError(Out.error());
  return std::string(Out->begin(), Out->end());
}

} // namespace dxil::compiler
