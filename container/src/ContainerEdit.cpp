// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/ContainerEdit.h>

#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Digest.h>
#include <dxil/container/Program.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/SmallParts.h>

#include <dxil/module/Endian.h>

#include <algorithm>

namespace dxil::container {

static Error missing(FourCC Name) {
  return byteError(ErrorCode::PartMissing, {}, 28, "the container has no part " + Name.str(), {});
}

Result<FourCC> partNamed(std::string_view Text) {
  bool Good = !Text.empty() && Text.size() <= 4 &&
              std::all_of(Text.begin(), Text.end(), [](char C) { return C > ' ' && C < 0x7f; });
  if (!Good)
    return byteError(ErrorCode::PartField, {}, 0, "'" + std::string(Text) + "' names no part",
                     "one to four printable characters, such as DXIL");
  char Name[5] = "    ";
  std::copy(Text.begin(), Text.end(), Name);
  return FourCC(Name);
}

Result<ContainerEdit> ContainerEdit::open(Bytes Input) {
  auto C = Container::parse(Input);
  if (!C)
    return C.error();
  ContainerEdit E;
  E.Mark = C->digest();
  E.State = C->digestState();
  for (const Part &P : C->parts())
    E.Parts.push_back({P.Name, {P.Data.begin(), P.Data.end()}});
  std::stable_partition(E.Parts.begin(), E.Parts.end(),
                        [](const Entry &P) { return P.Name != part::PRIV; });
  return E;
}

bool ContainerEdit::hasPart(FourCC Name) const {
  return part(Name).ok();
}

Result<Bytes> ContainerEdit::part(FourCC Name) const {
  for (const Entry &E : Parts)
    if (E.Name == Name)
      return Bytes(E.Data);
  return missing(Name);
}

size_t ContainerEdit::removePart(FourCC Name) {
  return std::erase_if(Parts, [&](const Entry &E) { return E.Name == Name; });
}

void ContainerEdit::setPart(FourCC Name, Bytes Data) {
  std::vector<uint8_t> Copy(Data.begin(), Data.end());
  auto Same = [&](const Entry &E) { return E.Name == Name; };
  if (auto Entry = std::find_if(Parts.begin(), Parts.end(), Same); Entry != Parts.end()) {
    *Entry = {Name, std::move(Copy), true};
    return;
  }
  auto End = Parts.end();
  if (Name != part::PRIV)
    End = std::find_if(Parts.begin(), End, [](const Entry &E) { return E.Name == part::PRIV; });
  Parts.insert(End, {Name, std::move(Copy), true});
}

size_t ContainerEdit::stripDebug() {
  return removePart(part::ILDB) + removePart(part::SRCI) + removePart(part::PDBI);
}

size_t ContainerEdit::stripReflection() {
  return removePart(part::STAT) + removePart(part::RDEF);
}

Result<void> ContainerEdit::setRootSignature(Bytes File) {
  if (File.size() >= 4 && load32(File.data()) == FourCC("DXBC").Value) {
    auto C = Container::parse(File);
    if (!C)
      return C.error();
    const Part *P = C->find(part::RTS0);
    if (!P)
      return missing(part::RTS0);
    File = P->Data;
  }
  auto S = readRootSignature(File);
  if (!S)
    return S.error();
  setPart(part::RTS0, File);
  return {};
}

Result<void> ContainerEdit::rehash() {
  State = DigestState::Matching;
  auto Program = part(part::DXIL), Hash = part(part::HASH);
  if (!Program || !Hash)
    return {};
  auto Header = readProgramHeader(*Program);
  if (!Header)
    return Header.error();
  auto Old = readShaderHash(*Hash);
  if (!Old)
    return Old.error();
  if (Old->IncludesSource)
    return {};
  std::vector<uint8_t> New(Hash->begin(), Hash->end());
  Digest D = md5(Header->Bitcode);
  std::copy(D.begin(), D.end(), New.begin() + 4);
  setPart(part::HASH, New);
  return {};
}

Result<std::vector<uint8_t>> ContainerEdit::finish() const {
  if (State == DigestState::Mismatching)
    return byteError(ErrorCode::ContainerDigest, {}, 4, "the digest does not match the bytes",
                     "a digest that matches, or none; rehashing sets it");
  ContainerWriter W;
  for (const Entry &E : Parts)
    W.addPart(E.Name, Bytes(E.Data),
              /*Pad=*/E.IsNew && (E.Name != part::PRIV || &E != &Parts.back()));
  auto Out = W.finish(State == DigestState::Matching);
  if (Out && State != DigestState::Matching)
    std::copy(Mark.begin(), Mark.end(), Out->begin() + 4);
  return Out;
}

} // namespace dxil::container
