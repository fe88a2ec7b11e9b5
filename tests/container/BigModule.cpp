// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BigModule.h"
#include "BitWriter.h"

#include "../../module/src/Bitstream.h"
#include "../../module/src/Records.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Program.h>

using namespace dxil;

namespace {

constexpr unsigned AbbreviationWidth = 4;

struct BodyRecord {
  uint32_t Code;
  std::vector<uint64_t> Ops;
  bool HasResult; ///< its result takes a value number
};

/// Finds the relative operands of a record: at most Count operands from First. Returns false for
/// records that are not copied.
bool operandsOf(const BodyRecord &R, size_t &First, size_t &Count) {
  using namespace ir::bitcode::function_code;
  First = 0;
  switch (R.Code) {
  case BinOpInst:
  case Cmp2Inst:
  case StoreInst: Count = 2; return true;
  case CastInst:
  case LoadInst:
  case ExtractValInst: Count = 1; return true;
  case VSelectInst: Count = 3; return true;
  case GepInst:
    First = 2;
    Count = R.Ops.size() - 2;
    return true;
  case CallInst: // Operands: attributes, convention, (function type,) callee, arguments
    First = R.Ops[1] >> 15 & 1 ? 3 : 2;
    Count = R.Ops.size() - First;
    return true;
  default: return false;
  }
}

class Repeater {
public:
  Repeater(Bytes Bitcode, const ir::Module &M, size_t Target)
      : S(Bitcode, "", 0, {}), M(M), Target(Target) {}

  bool run() {
    S.seek(32);
    ir::StreamEntry E = S.next();
    return E.Kind == ir::StreamEntry::SubBlock && block(E.Id) && Copied;
  }
  test::BitWriter W;

private:
  // Copies everything except BLOCKINFO, which has only abbreviations, and use lists, which would
  // not match.
  bool block(uint32_t Id) {
    if (Id == 0)
      return S.readBlockInfo();
    if (Id == 18)
      return S.skipBlock();
    if (!S.enterBlock(Id))
      return false;
    W.enter(Id, AbbreviationWidth);
    while (true) {
      ir::StreamEntry E = S.nextRecord(R);
      if (E.Kind == ir::StreamEntry::EndBlock)
        break;
      if (E.Kind == ir::StreamEntry::SubBlock ? !block(E.Id) : E.Kind != ir::StreamEntry::Record)
        return false;
      if (E.Kind != ir::StreamEntry::Record)
        continue;
      std::vector<uint64_t> Ops(R.begin(), R.end());
      if (Id == 12 && R.Code != 1) {
        if (!bodyRecord(std::move(Ops)))
          return false;
      } else {
        W.record(R.Code, Ops);
      }
    }
    W.end();
    return true;
  }

  bool bodyRecord(std::vector<uint64_t> Ops) {
    if (R.Code == ir::bitcode::function_code::RetInst) {
      repeat();
      W.record(R.Code, Ops);
      return true;
    }
    if (Body.size() >= M.Instructions.size())
      return false;
    Body.push_back({R.Code, std::move(Ops), M.Instructions[Body.size()].Result != ir::None});
    size_t First, Count;
    return operandsOf(Body.back(), First, Count);
  }

  // The distance to values of the body is the same in each copy; the distance to other values grows
  // by one copy.
  void repeat() {
    uint64_t Values = 0;
    for (const BodyRecord &B : Body)
      Values += B.HasResult;
    std::vector<uint64_t> Ops;
    for (uint64_t Copy = 0; Copy == 0 || W.Bytes.size() < Target; ++Copy) {
      uint64_t Defined = 0;
      for (const BodyRecord &B : Body) {
        size_t First, Count;
        operandsOf(B, First, Count);
        Ops = B.Ops;
        for (size_t I = First; I < First + Count; ++I)
          if (Ops[I] > Defined)
            Ops[I] += Copy * Values;
        W.record(B.Code, Ops);
        Defined += B.HasResult;
      }
    }
    Copied = true;
  }

  ir::BitstreamReader S;
  const ir::Module &M;
  size_t Target;
  ir::Record R;
  std::vector<BodyRecord> Body;
  bool Copied = false;
};

void put32(std::vector<uint8_t> &Out, uint32_t V) {
  for (int I = 0; I < 4; ++I)
    Out.push_back(uint8_t(V >> (8 * I)));
}

} // namespace

std::vector<uint8_t> test::repeatBody(Bytes Original, size_t TargetBytes) {
  auto C = container::Container::parse(Original);
  const container::Part *Program = C ? C->find(container::part::DXIL) : nullptr;
  if (!Program)
    return {};
  auto H = container::readProgramHeader(Program->Data);
  auto M = container::readProgram(Program->Data);
  if (!H || !M || M->Blocks.size() != 1)
    return {};
  Repeater Copies(H->Bitcode, *M, TargetBytes);
  if (!Copies.run())
    return {};
  std::vector<uint8_t> Data(Program->Data.begin(), Program->Data.begin() + 4);
  const std::vector<uint8_t> &Bitcode = Copies.W.Bytes;
  put32(Data, uint32_t(24 + Bitcode.size()) / 4);
  Data.insert(Data.end(), Program->Data.begin() + 8, Program->Data.begin() + 16);
  put32(Data, 16);
  put32(Data, uint32_t(Bitcode.size()));
  Data.insert(Data.end(), Bitcode.begin(), Bitcode.end());
  container::ContainerWriter W;
  for (const container::Part &P : C->parts())
    if (P.Name == container::part::DXIL)
      W.addPart(P.Name, Data);
    else if (P.Name != container::part::STAT && P.Name != container::part::HASH &&
             P.Name != container::part::ILDB && P.Name != container::part::ILDN)
      W.addPart(P.Name, P.Data);
  auto Out = W.finish();
  return Out ? std::move(*Out) : std::vector<uint8_t>();
}
