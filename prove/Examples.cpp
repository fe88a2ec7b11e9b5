// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Examples.h"

#include "Memory.h"

#include <functional>

#include <unordered_set>

namespace dxil::prove {
namespace {

constexpr uint32_t MostBytes = 1024, MostGroups = 3;

/// Calls `Visit` once for each subterm of a term.
void forEachPart(const std::vector<Term> &Roots, const std::function<void(const Term &)> &Visit) {
  std::unordered_set<unsigned> VisitedIds;
  std::vector<Term> Work = Roots;
  while (!Work.empty()) {
    const Term Next = Work.back();
    Work.pop_back();
    if (!VisitedIds.insert(Next.id()).second || !Next.is_app())
      continue;
    Visit(Next);
    for (unsigned I = 0; I < Next.num_args(); ++I)
      Work.push_back(Next.arg(I));
  }
}

std::string nameOf(const Term &T) {
  return T.decl().decl_kind() == Z3_OP_UNINTERPRETED ? T.decl().name().str() : std::string();
}

/// A buffer of bytes, and its name in terms.
struct Buffer {
  const container::Resource *R;
  std::string Key, Contents, Size;
};

std::vector<Buffer> buffersOf(const container::ModuleFacts &Facts) {
  std::vector<Buffer> Result;
  for (const auto &[Letter, List] :
       {std::pair('t', &Facts.SRVs), {'u', &Facts.UAVs}, {'b', &Facts.CBuffers}})
    for (const container::Resource &R : *List) {
      if (R.RangeSize != 1 ||
          (R.Kind != ResourceKind::RawBuffer && R.Kind != ResourceKind::StructuredBuffer &&
           R.Kind != ResourceKind::CBuffer))
        continue;
      const std::string Key = Letter + std::to_string(R.LowerBound) +
                              (R.Space ? ",space" + std::to_string(R.Space) : "");
      Result.push_back({&R, Key, Memory::Prefix + Key + "#0.64.32", "size:" + Key});
    }
  return Result;
}

/// The bytes of a row: of a structure, of a constant buffer's vector, or of the buffer.
uint32_t rowBytes(const container::Resource &R) {
  return R.Kind == ResourceKind::StructuredBuffer ? uint32_t(R.Stride)
         : R.Kind == ResourceKind::CBuffer        ? 16
                                                  : 0;
}

uint32_t constantBytes(const container::Resource &R) {
  return std::min<uint32_t>(uint32_t(R.Size) + 15, 65536) / 16 * 16;
}

std::vector<Term> withAssumptions(const Term &Differs, const std::vector<Term> &Assumptions) {
  std::vector<Term> All = Assumptions;
  All.push_back(Differs);
  return All;
}

} // namespace

Cone coneOf(const Term &Root) {
  Cone Result;
  forEachPart({Root}, [&](const Term &T) {
    const std::string Name = nameOf(T);
    for (const char *Start : {"op", "flush", "widened.", "frem.", "either.", "within."})
      Result.HasAbstract |= Name.starts_with(Start);
    Result.HasChoice |= Name.starts_with("either.") || Name.starts_with("within.");
    Result.HasUndefined |= Name.find(".undefined.") != std::string::npos ||
                           Name.find(".variable.") != std::string::npos ||
                           (Name.starts_with(Memory::Prefix + std::string("groupshared")) &&
                            Name.find("#0.") != std::string::npos);
  });
  return Result;
}

Term smallInputs(Terms &T, const Term &Differs, const std::vector<Term> &Assumptions,
                 const container::ModuleFacts &Facts) {
  Term Result = T.boolean(true);
  const std::vector<Buffer> Buffers = buffersOf(Facts);
  forEachPart(withAssumptions(Differs, Assumptions), [&](const Term &Part) {
    const std::string Name = nameOf(Part);
    if (Name.starts_with("group."))
      Result = T.both(Result, z3::ule(Part, T.word(MostGroups)));
    for (const Buffer &B : Buffers) {
      const uint32_t Row = rowBytes(*B.R);
      const bool Structured = B.R->Kind == ResourceKind::StructuredBuffer;
      if (Name == B.Size)
        Result = T.both(
            Result, z3::ule(Part, T.word(Structured ? MostBytes / std::max(Row, 1u) : MostBytes)));
      if (Name != B.Contents)
        continue;
      const Term Size = B.R->Class == ResourceClass::UAV
                            ? T.symbol(B.Size, ValueType::I32)
                            : T.word(B.R->Kind == ResourceKind::CBuffer ? constantBytes(*B.R) / 16
                                     : Structured ? MostBytes / std::max(Row, 1u)
                                                  : MostBytes);
      const Term Which = T.extract(Part.arg(0), 31, 0);
      const Term Inside =
          Row ? z3::ult(Which, Size) : z3::ult(Part.arg(1), z3::lshr(Size, T.word(2)));
      Result = T.both(Result, T.any(Inside, T.equal(Part, T.word(0))));
    }
  });
  return Result;
}

Inputs inputsOf(Terms &T, const z3::model &Model, const Term &Differs,
                const std::vector<Term> &Assumptions, const container::ModuleFacts &Facts) {
  Inputs Result;
  const std::vector<Buffer> Buffers = buffersOf(Facts);
  auto NumberOf = [&](const Term &E) { return T.constant(Model.eval(E, true)).value_or(0); };
  std::map<std::string, uint32_t> Sizes;
  for (const Buffer &B : Buffers) {
    const bool Constants = B.R->Kind == ResourceKind::CBuffer;
    Sizes[B.Key] = Constants ? constantBytes(*B.R) : MostBytes;
  }
  struct Word {
    std::string Key;
    uint64_t Offset;
    uint32_t Value;
  };
  std::vector<Word> Words;
  forEachPart(withAssumptions(Differs, Assumptions), [&](const Term &Part) {
    const std::string Name = nameOf(Part);
    for (uint32_t Axis = 0; Axis < 3; ++Axis)
      if (Name == "group." + std::to_string(Axis))
        Result.Groups[Axis] = std::min(uint32_t(NumberOf(Part)), MostGroups) + 1;
    for (const Buffer &B : Buffers) {
      const uint64_t Row = rowBytes(*B.R);
      if (Name == B.Size && B.R->Class == ResourceClass::UAV)
        Sizes[B.Key] = uint32_t(std::min<uint64_t>(
            MostBytes, NumberOf(Part) * (B.R->Kind == ResourceKind::StructuredBuffer ? Row : 1)));
      if (Name == B.Contents)
        Words.push_back({B.Key, uint32_t(NumberOf(Part.arg(0))) * Row + NumberOf(Part.arg(1)) * 4,
                         uint32_t(NumberOf(Part))});
    }
  });
  for (const auto &[Key, Size] : Sizes)
    Result.Buffers[Key].resize(Size);
  for (const Word &W : Words) {
    std::vector<uint8_t> &Data = Result.Buffers[W.Key];
    for (unsigned I = 0; I < 4; ++I)
      if (W.Offset + I < Data.size())
        Data[W.Offset + I] = uint8_t(W.Value >> 8 * I);
  }
  return Result;
}

} // namespace dxil::prove
