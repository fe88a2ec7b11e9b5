// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the part globals of a module to the bytes of a container.
#include "PartGlobals.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/target/Pipeline.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

#include <dxil/container/ContainerWriter.h>

using namespace llvm;

namespace dxil {
namespace {

// The order in which DXC writes the parts. Readers look them up by name, but
// equal order makes containers comparable.
constexpr FourCC PartOrder[] = {part::SFI0, part::ISG1, part::OSG1, part::PSG1, part::PSV0,
                                part::RTS0, part::RDAT, part::ILDB, part::STAT, part::ILDN,
                                part::VERS, part::SRCI, part::PRIV, part::HASH, part::DXIL};

std::optional<FourCC> partName(const GlobalVariable &G) {
  StringRef S = G.getSection();
  if (S.size() != 4)
    return std::nullopt;
  const char Name[5] = {S[0], S[1], S[2], S[3], 0};
  FourCC Code(Name);
  return is_contained(PartOrder, Code) ? std::optional(Code) : std::nullopt;
}

} // namespace

bool writeContainer(Module &M, raw_ostream &Out) {
  ContainerWriter Writer;
  for (FourCC Wanted : PartOrder)
    for (const GlobalVariable &G : M.globals())
      if (partName(G) == Wanted) {
        std::string Data = partData(G);
        // Signatures for validators before 1.7 end where their names do.
        bool IsSignature = Wanted == part::ISG1 || Wanted == part::OSG1 || Wanted == part::PSG1;
        Writer.addPart(Wanted, Bytes(reinterpret_cast<const uint8_t *>(Data.data()), Data.size()),
                       /*Pad=*/!IsSignature);
      }
  if (!Writer.hasPart(part::DXIL)) {
    reportModuleError(M, "there is no program to put into a container (expected a "
                         "global in the section \"DXIL\")");
    return false;
  }
  auto Container = Writer.finish();
  if (!Container) {
    reportModuleError(M, Container.error().str());
    return false;
  }
  Out.write(reinterpret_cast<const char *>(Container->data()), Container->size());
  return true;
}

} // namespace dxil
