// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EntryProperties.h"
#include "RayTracingEntry.h"
#include "StageProperties.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

#include <dxil/generated/Limits.h>
#include <dxil/ops/ShaderModels.h>
#include <dxil/ops/queries.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr uint32_t MaxThreads[3] = {MaxGroupX, MaxGroupY, MaxGroupZ};

// Other stages need properties of their own (topology, control points, payload) from
// setStageProperties(); without them the module would be invalid.
bool isSupportedStage(std::optional<Stage> S) {
  return S == Stage::Compute || S == Stage::Pixel || S == Stage::Vertex ||
         (S && isRayTracingStage(*S));
}

// Reads the sizes of payload or callable data, and of hit attributes.
void readObjects(EntryProperties &E) {
  const DataLayout &DL = E.F->getParent()->getDataLayout();
  auto Size = [&](unsigned Index) {
    Type *Ty = parameterPointee(*E.F, Index);
    return Ty ? uint32_t(DL.getTypeAllocSize(Ty)) : 0;
  };
  E.PayloadSize = Size(0);
  E.AttributeSize = Size(1);
}

bool hasThreadGroup(std::optional<Stage> S) {
  return S == Stage::Node || S == Stage::Compute || S == Stage::Mesh || S == Stage::Amplification;
}

// Parses "X,Y,Z".
bool parseTriple(StringRef Text, std::array<uint32_t, 3> &Values) {
  SmallVector<StringRef, 4> Fields;
  Text.split(Fields, ',');
  if (Fields.size() != 3)
    return false;
  for (unsigned I = 0; I < 3; ++I)
    if (Fields[I].trim().getAsInteger(10, Values[I]))
      return false;
  return true;
}

bool readNumThreads(EntryProperties &E) {
  llvm::Attribute A = E.F->getFnAttribute(contract::NumThreadsAttribute);
  std::array<uint32_t, 3> &N = E.Compute.NumThreads;
  if (!A.isValid()) {
    reportEntryError(*E.F, "entry point '" + E.F->getName() +
                               "' has no thread group size (expected "
                               "[numthreads(X,Y,Z)])");
    return false;
  }
  if (!parseTriple(A.getValueAsString(), N)) {
    reportEntryError(*E.F, "entry point '" + E.F->getName() + "' has the thread group size \"" +
                               A.getValueAsString() + "\" (expected three numbers \"X,Y,Z\")");
    return false;
  }
  bool IsMesh = E.Stage == Triple::Mesh || E.Stage == Triple::Amplification;
  uint64_t Limit = IsMesh ? MaxMeshGroupThreads : MaxGroupThreads;
  bool InRange = uint64_t(N[0]) * N[1] * N[2] <= Limit;
  for (unsigned D = 0; D < 3; ++D)
    InRange &= N[D] >= 1 && N[D] <= MaxThreads[D];
  if (!InRange)
    reportEntryError(*E.F, "entry point '" + E.F->getName() + "' has the thread group size " +
                               A.getValueAsString() + " (expected 1 to " + Twine(MaxGroupX) + ", " +
                               Twine(MaxGroupY) + " and " + Twine(MaxGroupZ) +
                               " in X, Y and Z, and at most " + Twine(Limit) + " threads)");
  return InRange;
}

bool isWaveSize(uint32_t N) {
  return isPowerOf2_32(N) && N >= MinWaveSize && N <= MaxWaveSize;
}

bool readWaveSize(EntryProperties &E, VersionPair ShaderModel) {
  llvm::Attribute A = E.F->getFnAttribute(contract::WaveSizeAttribute);
  if (!A.isValid())
    return true;
  auto Fail = [&](const Twine &Why) {
    reportEntryError(*E.F, "entry point '" + E.F->getName() + "' has the wave size \"" +
                               A.getValueAsString() + "\": " + Why);
    return false;
  };
  std::array<uint32_t, 3> N;
  if (!parseTriple(A.getValueAsString(), N))
    return Fail("expected three numbers \"minimum,maximum,preferred\"");
  if (ShaderModel < VersionPair{6, 6})
    return Fail("a wave size needs shader model 6.6");
  auto [Min, Max, Preferred] = N;
  if (!isWaveSize(Min) || (Max && !isWaveSize(Max)) || (Preferred && !isWaveSize(Preferred)))
    return Fail("expected powers of two from " + Twine(MinWaveSize) + " to " + Twine(MaxWaveSize));
  if (Max && ShaderModel < VersionPair{6, 8})
    return Fail("a range of wave sizes needs shader model 6.8");
  if (Max && Max < Min)
    return Fail("the maximum is below the minimum");
  if (Preferred && (Preferred < Min || Preferred > Max))
    return Fail("the preferred size is outside the range");
  E.Compute.WaveMin = Min;
  E.Compute.WaveMax = Max;
  E.Compute.WavePreferred = Preferred;
  return true;
}

bool readGroupSharedLimit(EntryProperties &E, VersionPair ShaderModel) {
  llvm::Attribute A = E.F->getFnAttribute(contract::GroupSharedLimit);
  if (!A.isValid())
    return true;
  uint32_t Bytes = 0;
  if (A.getValueAsString().getAsInteger(10, Bytes)) {
    reportEntryError(*E.F, "entry point '" + E.F->getName() +
                               "' has the limit of groupshared memory \"" + A.getValueAsString() +
                               "\" (expected a number of bytes)");
    return false;
  }
  if (ShaderModel < VersionPair{6, FirstMinorWithGroupSharedLimit}) {
    reportEntryError(*E.F, "entry point '" + E.F->getName() +
                               "': a limit of groupshared memory needs shader model 6." +
                               Twine(FirstMinorWithGroupSharedLimit));
    return false;
  }
  E.Compute.GroupSharedLimit = Bytes;
  return true;
}

} // namespace

std::optional<Stage> stageOf(const Function &F) {
  return findStage(
      std::string_view(F.getFnAttribute(contract::ShaderAttribute).getValueAsString()));
}

bool readEntryProperties(Module &M, Triple::EnvironmentType ModuleStage, VersionPair ShaderModel,
                         SmallVectorImpl<EntryProperties> &Entries) {
  bool Valid = true;
  bool IsLibrary = ModuleStage == Triple::Library;
  for (Function &F : M) {
    if (F.isDeclaration() || !F.hasFnAttribute(contract::ShaderAttribute))
      continue;
    EntryProperties E;
    E.F = &F;
    StringRef StageName = F.getFnAttribute(contract::ShaderAttribute).getValueAsString();
    E.Stage = Triple("dxil", "pc", "shadermodel", StageName).getEnvironment();
    const std::optional<Stage> FunctionStage = stageOf(F);
    if (FunctionStage)
      E.Kind = unsigned(*FunctionStage);
    if (stageProfile(E.Stage).empty() && !IsLibrary) {
      reportEntryError(F, "entry point '" + F.getName() + "' has the stage '" + StageName +
                              "', which is none that DXIL knows");
      Valid = false;
      continue;
    }
    if (!IsLibrary && E.Stage != ModuleStage) {
      reportEntryError(F, "entry point '" + F.getName() + "' is a " + StageName +
                              " shader, but the target is " +
                              Triple::getEnvironmentTypeName(ModuleStage));
      Valid = false;
      continue;
    }
    if (!isSupportedStage(FunctionStage) && !stageProperties(F)) {
      reportEntryError(F, "entry point '" + F.getName() + "': " + StageName +
                              " shaders are not supported yet");
      Valid = false;
      continue;
    }
    // A node may omit its thread group size.
    if (hasThreadGroup(FunctionStage))
      Valid &=
          ((FunctionStage == Stage::Node && !F.hasFnAttribute(contract::NumThreadsAttribute)) ||
           readNumThreads(E)) &&
          readWaveSize(E, ShaderModel) && readGroupSharedLimit(E, ShaderModel);
    if (FunctionStage && isRayTracingStage(*FunctionStage))
      readObjects(E);
    Entries.push_back(E);
  }
  if (IsLibrary || !Valid)
    return Valid;
  if (Entries.size() == 1)
    return true;
  if (Entries.empty())
    reportModuleError(M, "no entry point (expected a function with the attribute "
                         "\"hlsl.shader\"=\"" +
                             Triple::getEnvironmentTypeName(ModuleStage) + "\")");
  else
    reportEntryError(*Entries[1].F, "second entry point '" + Entries[1].F->getName() +
                                        "' beside '" + Entries[0].F->getName() +
                                        "' (expected one in a shader)");
  return false;
}

std::array<uint32_t, 3> attributeNumbers(StringRef Text) {
  SmallVector<StringRef, 3> Fields;
  Text.split(Fields, ',');
  std::array<uint32_t, 3> Numbers = {};
  for (size_t I = 0; I < std::min(Numbers.size(), Fields.size()); ++I)
    if (Fields[I].trim().getAsInteger(10, Numbers[I]))
      Numbers[I] = 0;
  return Numbers;
}

void dropEntryAttributes(Function &F) {
  F.removeFnAttr(contract::ShaderAttribute);
  F.removeFnAttr(contract::NumThreadsAttribute);
  F.removeFnAttr(contract::WaveSizeAttribute);
  F.removeFnAttr(contract::GroupSharedLimit);
}

} // namespace dxil::lowering
