// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the container's part table and the readers of all parts. Input that is not a container
// goes to each part reader directly.
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Program.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>

using namespace dxil;

static void readParts(Bytes Data) {
  for (container::FourCC Name :
       {container::part::ISG1, container::part::ISGN, container::part::OSG5})
    (void)container::readSignature(Data, Name).ok();
  for (uint32_t Stage = 0; Stage < 17; ++Stage)
    (void)container::readPipelineState(Data, Stage).ok();
  (void)container::readRootSignature(Data).ok();
  (void)container::readFeatureFlags(Data).ok();
  (void)container::readShaderHash(Data).ok();
  (void)container::readCompilerVersion(Data).ok();
  (void)container::readDebugName(Data).ok();
  if (auto D = container::readRuntimeData(Data))
    for (uint32_t I = 0; I < 64; ++I) {
      (void)D->string(I);
      (void)D->indices(I);
      (void)D->rawBytes(I, I);
    }
  (void)container::readProgramHeader(Data).ok();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  Bytes Input(Data, Size);
  auto C = container::Container::parse(Input);
  if (!C) {
    readParts(Input);
    return 0;
  }
  (void)C->digestState();
  container::ContainerWriter W;
  for (const container::Part &P : C->parts()) {
    readParts(P.Data);
    W.addPart(P.Name, P.Data);
  }
  // The writer's container must have the same parts, signed or marked as a preview.
  auto Again = W.finish();
  if (!Again)
    return 0;
  auto Read = container::Container::parse(*Again);
  const container::DigestState State =
      Read ? Read->digestState() : container::DigestState::Unsigned;
  if (!Read || Read->parts().size() != C->parts().size() ||
      (State != container::DigestState::Matching && State != container::DigestState::Preview))
    __builtin_trap();
  return 0;
}
