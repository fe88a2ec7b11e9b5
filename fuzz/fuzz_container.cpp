// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The container's part table and the readers of all parts. Input that is not a container goes to
// each part reader as it is.
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Program.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>

using namespace dxil;

static void readParts(Bytes Data) {
  for (FourCC Name : {part::ISG1, part::ISGN, part::OSG5})
    (void)readSignature(Data, Name).ok();
  for (uint32_t Stage = 0; Stage < 17; ++Stage)
    (void)readPipelineState(Data, Stage).ok();
  (void)readRootSignature(Data).ok();
  (void)readFeatureFlags(Data).ok();
  (void)readShaderHash(Data).ok();
  (void)readCompilerVersion(Data).ok();
  (void)readDebugName(Data).ok();
  if (auto D = readRuntimeData(Data))
    for (uint32_t I = 0; I < 64; ++I) {
      (void)D->string(I);
      (void)D->indices(I);
      (void)D->rawBytes(I, I);
    }
  (void)readProgramHeader(Data).ok();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  Bytes Input(Data, Size);
  auto C = Container::parse(Input);
  if (!C) {
    readParts(Input);
    return 0;
  }
  (void)C->digestState();
  ContainerWriter W;
  for (const Part &P : C->parts()) {
    readParts(P.Data);
    W.addPart(P.Name, P.Data);
  }
  // What the writer makes of the parts must read again with the same parts, signed or marked as a
  // preview.
  auto Again = W.finish();
  if (!Again)
    return 0;
  auto Read = Container::parse(*Again);
  const DigestState State = Read ? Read->digestState() : DigestState::Unsigned;
  if (!Read || Read->parts().size() != C->parts().size() ||
      (State != DigestState::Matching && State != DigestState::Preview))
    __builtin_trap();
  return 0;
}
