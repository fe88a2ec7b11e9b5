// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/Build.h>

#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Digest.h>
#include <dxil/container/derive/Completion.h>
#include <dxil/container/derive/RuntimeData.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/container/derive/SignatureParts.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/module/Endian.h>
#include <dxil/module/ModuleWriter.h>

#include <algorithm>
#include <map>

namespace dxil::container {
namespace {

// Readers look parts up by name, but equal order makes containers comparable.
constexpr FourCC PartOrder[] = {part::SFI0, part::ISG1, part::OSG1, part::PSG1, part::PSV0,
                                part::RTS0, part::RDAT, part::ILDB, part::STAT, part::ILDN,
                                part::VERS, part::SRCI, part::HASH, part::DXIL};

Error problem(std::string Message, std::string Expected) {
  Error E;
  E.Code = ErrorCode::MetadataRecord;
  E.Message = std::move(Message);
  E.Expected = std::move(Expected);
  return E;
}

class ContainerBuilder {
public:
  explicit ContainerBuilder(ContainerInput Input) : In(std::move(Input)) {}

  Result<std::vector<uint8_t>> build() {
    if (Status Done = derive(); !Done)
      return Done.error();
    if (Status Done = addPrograms(); !Done)
      return Done.error();
    return write();
  }

private:
  /// Runs the derivations that read the program before its metadata is completed.
  Status derive() {
    Analysis A(In.Program);
    A.Info = readFacts(In.Program);
    if (!A.Info.HasShaderModel || A.Info.Kind == NoStage)
      return problem("the module names no shader model", "metadata dx.shaderModel");
    if (A.Info.Entries.empty() && !A.Info.isLibrary())
      return problem("the module has no entry point", "one in dx.entryPoints");
    mapHandles(A);
    Completed = deriveCompletion(A);
    complete(A.Info, Completed);
    Kind = A.Info.Kind;
    ShaderModel = A.Info.ShaderModel;
    Dxil = A.Info.HasDxilVersion ? A.Info.Dxil : ModuleVersion{1, ShaderModel.Minor};
    std::vector<uint8_t> Features(8);
    store32(&Features[0], uint32_t(featureInfo(Completed.Flags)));
    store32(&Features[4], uint32_t(featureInfo(Completed.Flags) >> 32));
    add(part::SFI0, std::move(Features));
    if (!A.Info.isLibrary()) {
      deriveInterface(A);
      return {};
    }
    std::optional<std::vector<uint8_t>> Data = deriveRuntimeData(A, {In.Subobjects});
    if (!Data)
      return problem("the library's functions use its resources too often",
                     "a few million uses at most");
    add(part::RDAT, std::move(*Data));
    return {};
  }

  void deriveInterface(const Analysis &A) {
    const EntryPoint &E = A.Info.Entries.front();
    add(part::ISG1, deriveSignaturePart(A.Info, E, SignatureKind::Input));
    add(part::OSG1, deriveSignaturePart(A.Info, E, SignatureKind::Output));
    if (hasPatchOrPrimitivePart(E) && !E.PatchOrPrimitive.empty())
      add(part::PSG1, deriveSignaturePart(A.Info, E, SignatureKind::PatchOrPrimitive));
    add(part::PSV0,
        derivePipelineState(A, E, Completed.ViewIdState.value_or(std::vector<uint32_t>())));
  }

  Status addProgram(FourCC Name, ir::Module &M) {
    complete(M, Completed);
    M = ir::inWritingOrder(std::move(M));
    Result<std::vector<uint8_t>> Bitcode = ir::writeBitcode(M);
    if (!Bitcode)
      return Bitcode.error();
    if (Name == part::DXIL)
      Hash = md5(*Bitcode);
    add(Name, makeProgramPart(uint32_t(Kind), ShaderModel.Major, ShaderModel.Minor, Dxil.Major,
                              Dxil.Minor, *Bitcode));
    return {};
  }

  Status addPrograms() {
    if (Status Done = addProgram(part::DXIL, In.Program); !Done)
      return Done;
    if (In.Reflection)
      if (Status Done = addProgram(part::STAT, *In.Reflection); !Done)
        return Done;
    if (In.Debug) {
      if (Status Done = addProgram(part::ILDB, *In.Debug); !Done)
        return Done;
      if (!isGiven(part::ILDN))
        add(part::ILDN, makeDebugName(digestText(Hash) + ".pdb"));
    }
    if (isGiven(part::HASH))
      return {};
    // The first word is 0: the hash does not cover the source.
    std::vector<uint8_t> Part(4);
    Part.insert(Part.end(), Hash.begin(), Hash.end());
    add(part::HASH, std::move(Part));
    return {};
  }

  bool isGiven(FourCC Name) const {
    return std::ranges::any_of(In.Parts, [&](const auto &P) { return P.first == Name; });
  }

  void add(FourCC Name, std::vector<uint8_t> Data) {
    Parts.insert_or_assign(Name.Value, std::move(Data));
  }

  Result<std::vector<uint8_t>> write() {
    std::vector<FourCC> Others;
    for (auto &[Name, Data] : In.Parts)
      if (Parts.try_emplace(Name.Value, std::move(Data)).second &&
          std::ranges::find(PartOrder, Name) == std::end(PartOrder))
        Others.push_back(Name);
    ContainerWriter Writer;
    for (FourCC Name : PartOrder)
      if (auto Entry = Parts.find(Name.Value); Entry != Parts.end()) {
        // Signature parts for validators before 1.7 are not padded.
        const bool IsSignature = Name == part::ISG1 || Name == part::OSG1 || Name == part::PSG1;
        Writer.addPart(Name, Bytes(Entry->second), /*Pad=*/!IsSignature);
      }
    for (FourCC Name : Others)
      if (Name != part::PRIV)
        Writer.addPart(Name, Parts.at(Name.Value));
    if (auto Private = Parts.find(part::PRIV.Value); Private != Parts.end())
      Writer.addPart(part::PRIV, Bytes(Private->second), /*Pad=*/false);
    return Writer.finish();
  }

  ContainerInput In;
  Completion Completed;
  Stage Kind = NoStage;
  ModuleVersion ShaderModel, Dxil;
  Digest Hash{};
  std::map<uint32_t, std::vector<uint8_t>> Parts;
};

} // namespace

Result<std::vector<uint8_t>> buildContainer(ContainerInput Input) {
  return ContainerBuilder(std::move(Input)).build();
}

} // namespace dxil::container
