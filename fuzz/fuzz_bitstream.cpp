// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the bitstream reader without interpreting blocks and records: reads every entry, each
// record as numbers or as text.
#include "../module/src/Bitstream.h"
#include "Require.h"

#include <dxil/module/Module.h>

using namespace dxil;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  ir::BitstreamReader S({Data, Size}, "fuzz", 0, {});
  ir::Record R;
  ir::StringArena Texts;
  std::string_view Text;
  constexpr uint32_t TextCode = 7;
  uint64_t Before = 0;
  for (uint32_t Depth = 0; !S.failed() && !S.atEnd();) {
    // Reads records at once or in steps.
    const bool Whole = Before % 2;
    ir::StreamEntry E = Whole ? S.nextRecord(R, TextCode) : S.next();
    // Bits bound the work: every entry takes some.
    fuzz::require(E.Kind == ir::StreamEntry::Failure || S.position() > Before);
    Before = S.position();
    switch (E.Kind) {
    case ir::StreamEntry::Failure: break;
    case ir::StreamEntry::EndBlock: --Depth; break;
    case ir::StreamEntry::SubBlock:
      // Skips some blocks, as a reader does with unknown ones.
      if (E.Id == 0)
        (void)S.readBlockInfo();
      else if (E.Id % 16 == 15)
        (void)S.skipBlock();
      else
        Depth += S.enterBlock(E.Id);
      break;
    case ir::StreamEntry::Record:
      if (!Whole && !S.readCode(E.Id, R))
        break;
      Text = {};
      if (R.Code == TextCode ? S.readText(R, Texts, Text) : Whole || S.readOperands(R))
        fuzz::require(R.size() <= Size * 8 + 64 && Text.size() <= Size * 8 + 64);
      break;
    case ir::StreamEntry::Definition: // the reader handles these itself
      fuzz::require(false);
    }
    fuzz::require(Depth <= ir::ReadLimits().MaxBlockDepth + 1);
  }
  fuzz::require(!S.failed() || !S.error().Message.empty());
  return 0;
}
