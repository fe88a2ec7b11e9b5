// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes one part of a container, DXIL_FUZZ_PART: its reader, then its tables and its dump as the
// only part of a container.
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/container/parts/SourceInfo.h>
#include <dxil/listing/Dump.h>
#include <dxil/listing/Listing.h>
#include <dxil/listing/Reflection.h>

using namespace dxil;

// Reads every field of every record, and follows its references.
static void walk(const container::RuntimeData &D) {
  for (const container::RuntimeTable &T : D.tables()) {
    const container::RuntimeLayout *L = container::runtimeLayout(T.Type);
    for (uint32_t Row = 0; L && Row < T.Count; ++Row)
      for (const container::RuntimeField &F : L->Fields)
        if (auto V = D.value(T, Row, F)) {
          (void)D.string(*V);
          (void)D.indices(*V);
          (void)D.rawBytes(*V, Row);
        }
  }
}

static void readPart(Bytes Data, container::FourCC Name) {
  if (Name == container::part::PSV0) {
    // A number outside of the part determines which of the stages' fields are read.
    for (uint32_t Stage = 0; Stage < 17; ++Stage)
      (void)container::readPipelineState(Data, Stage).ok();
  } else if (Name == container::part::RDAT) {
    if (auto D = container::readRuntimeData(Data))
      walk(*D);
  } else if (Name == container::part::RTS0) {
    (void)container::readRootSignature(Data).ok();
  } else if (Name == container::part::SRCI) {
    (void)container::readSourceInfo(Data).ok();
  } else if (Name == container::part::PDBI) {
    (void)container::readDebugBlob(Data).ok();
  } else if (Name == container::part::STAT || Name == container::part::DXIL ||
             Name == container::part::ILDB) {
    (void)container::readProgram(Data, Name.str()).ok();
  } else if (Name == container::part::ISG1) {
    for (container::FourCC Form :
         {container::part::ISG1, container::part::ISGN, container::part::OSG5})
      (void)container::readSignature(Data, Form).ok();
  } else {
    (void)container::readFeatureFlags(Data).ok();
    (void)container::readShaderHash(Data).ok();
    (void)container::readCompilerVersion(Data).ok();
    (void)container::readDebugName(Data).ok();
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static constexpr container::FourCC Names[] = {container::FourCC(DXIL_FUZZ_PART)};
  // The small parts share a target: the last byte selects the part.
  static constexpr container::FourCC Small[] = {container::part::SFI0, container::part::HASH,
                                                container::part::VERS, container::part::ILDN};
  Bytes Input(Data, Size);
  readPart(Input, Names[0]);
  container::FourCC Name =
      Names[0] == container::part::SFI0 && Size ? Small[Data[Size - 1] & 3] : Names[0];
  container::ContainerWriter W;
  W.addPart(Name, Input);
  auto Made = W.finish();
  auto C = Made ? container::Container::parse(*Made) : container::Container::parse({});
  if (!C)
    return 0;
  (void)listing::headerTables(*C, nullptr);
  (void)listing::reflectionJson(*C).ok();
  (void)listing::dumpContainer(*C, listing::DumpFormat::Json).ok();
  (void)listing::dumpContainer(*C, listing::DumpFormat::Yaml).ok();
  return 0;
}
