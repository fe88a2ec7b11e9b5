// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes dxil-edit with a byte that selects the edits, then a container. The result must be
// readable, have the edits, and a correct digest unless it has a mark instead.
#include "Require.h"

#include <dxil/container/ContainerEdit.h>

using namespace dxil;
using namespace dxil::container;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  if (!Size)
    return 0;
  const Bytes Input(Data + 1, Size - 1);
  auto E = ContainerEdit::open(Input);
  if (!E)
    return 0;
  const uint8_t Which = Data[0];
  if (Which & 1)
    E->stripDebug();
  if (Which & 2)
    E->stripReflection();
  if (Which & 4)
    E->setPart(part::PRIV, Input.first(Input.size() % 61));
  if (Which & 8)
    E->removePart(part::RTS0);
  if (Which & 16)
    (void)E->setRootSignature(Input).ok();
  const bool IsRehashed = Which & 32 && E->rehash().ok();
  auto Made = E->finish();
  if (!Made)
    return 0;
  auto C = Container::parse(*Made);
  fuzz::require(C.ok() && C->digestState() != DigestState::Mismatching);
  // Shaders of a preview shader model have its mark instead of a digest.
  fuzz::require(!IsRehashed || C->digestState() == DigestState::Matching ||
                C->digestState() == DigestState::Preview);
  fuzz::require(!(Which & 1) || !C->find(part::ILDB));
  fuzz::require(!(Which & 2) || !C->find(part::STAT));
  fuzz::require(!(Which & 4) || C->find(part::PRIV)->Data.size() == Input.size() % 61);
  auto Again = ContainerEdit::open(*Made);
  fuzz::require(Again.ok());
  auto Same = Again->finish();
  fuzz::require(Same.ok() && *Same == *Made);
  return 0;
}
