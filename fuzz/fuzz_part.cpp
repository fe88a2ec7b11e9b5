// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One part of a container, DXIL_FUZZ_PART: its reader on the bytes as they are, then its tables and
// its dump, as the only part of a container.
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Dump.h>
#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/container/parts/SourceInfo.h>

using namespace dxil;

// Every field of every record, and what it refers to.
static void walk(const RuntimeData &D) {
  for (const RuntimeTable &T : D.tables()) {
    const RuntimeLayout *L = runtimeLayout(T.Type);
    for (uint32_t Row = 0; L && Row < T.Count; ++Row)
      for (const RuntimeField &F : L->Fields)
        if (auto V = D.value(T, Row, F)) {
          (void)D.string(*V);
          (void)D.indices(*V);
          (void)D.rawBytes(*V, Row);
        }
  }
}

static void readPart(Bytes Data, FourCC Name) {
  if (Name == part::PSV0) {
    // Which of the stages' fields are read depends on a number from outside of the part.
    for (uint32_t Stage = 0; Stage < 17; ++Stage)
      (void)readPipelineState(Data, Stage).ok();
  } else if (Name == part::RDAT) {
    if (auto D = readRuntimeData(Data))
      walk(*D);
  } else if (Name == part::RTS0) {
    (void)readRootSignature(Data).ok();
  } else if (Name == part::SRCI) {
    (void)readSourceInfo(Data).ok();
  } else if (Name == part::PDBI) {
    (void)readDebugBlob(Data).ok();
  } else if (Name == part::STAT || Name == part::DXIL || Name == part::ILDB) {
    (void)readProgram(Data, Name.str()).ok();
  } else if (Name == part::ISG1) {
    for (FourCC Form : {part::ISG1, part::ISGN, part::OSG5})
      (void)readSignature(Data, Form).ok();
  } else {
    (void)readFeatureFlags(Data).ok();
    (void)readShaderHash(Data).ok();
    (void)readCompilerVersion(Data).ok();
    (void)readDebugName(Data).ok();
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static constexpr FourCC Names[] = {FourCC(DXIL_FUZZ_PART)};
  // The small parts share a target: the last byte says which it is in the container.
  static constexpr FourCC Small[] = {part::SFI0, part::HASH, part::VERS, part::ILDN};
  Bytes Input(Data, Size);
  readPart(Input, Names[0]);
  FourCC Name = Names[0] == part::SFI0 && Size ? Small[Data[Size - 1] & 3] : Names[0];
  ContainerWriter W;
  W.addPart(Name, Input);
  auto Made = W.finish();
  auto C = Made ? Container::parse(*Made) : Container::parse({});
  if (!C)
    return 0;
  (void)headerTables(*C, nullptr);
  (void)reflectionJson(*C).ok();
  (void)dumpContainer(*C, DumpFormat::Json).ok();
  (void)dumpContainer(*C, DumpFormat::Yaml).ok();
  return 0;
}
