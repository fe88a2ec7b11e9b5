// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For ops that access memory: the executor writes the same buffer as the op's meaning, and gives
// the same results. Each thread has its own 64 bytes, so that the order of threads does not matter.
#include "Numbers.h"
#include "OpProgram.h"

#include <dxil/execution/Shader.h>

#include <gtest/gtest.h>

#include <cstring>

namespace dxil::meaning {
namespace {

constexpr uint32_t Region = 64, Threads = 512, Stride = StructureBytes;
constexpr uint32_t MemoryBytes = Region * Threads;

/// The buffer of a program, raw or structured.
class BufferMemory : public Environment {
public:
  BufferMemory(std::vector<uint8_t> Data, bool IsStructured)
      : Data(std::move(Data)), IsStructured(IsStructured) {}

  uint64_t load(const Place &P, ValueType T) override {
    uint64_t Bits = 0;
    if (const auto Offset = offsetOf(P, T))
      std::memcpy(&Bits, &Data[*Offset], widthOf(T) / 8);
    return Bits;
  }
  void store(const Place &P, const Value &V) override {
    if (const auto Offset = offsetOf(P, V.Type))
      std::memcpy(&Data[*Offset], &V.Bits, widthOf(V.Type) / 8);
  }

  std::vector<uint8_t> Data;

private:
  std::optional<size_t> offsetOf(const Place &P, ValueType T) const {
    const uint64_t Start = IsStructured ? uint64_t(P.X) * Stride + P.Y : P.X;
    const uint64_t Offset = Start + P.Advance;
    if (Offset + widthOf(T) / 8 > Data.size())
      return std::nullopt;
    return size_t(Offset);
  }
  const bool IsStructured;
};

struct MemoryCase {
  OpCode Op;
  bool IsStructured;
};

class MemoryTest : public testing::TestWithParam<MemoryCase> {
protected:
  /// Returns an index in the thread's own bytes; sometimes one beyond the buffer.
  static uint64_t indexOf(OperandId Id, uint64_t Thread, const Variant &V, size_t Values,
                          Random &R) {
    const uint32_t Width = widthOf(V.Overload) / 8, Room = Region - uint32_t(Values) * Width;
    const uint64_t Beyond = R.next() % 16 == 0 ? MemoryBytes : 0;
    if (!GetParam().IsStructured)
      return Beyond + Thread * Region + R.next() % (Room / Width + 1) * Width;
    const bool IsElement = Id == OperandId::Index || Id == OperandId::Offset0;
    if (IsElement)
      return (Beyond + Thread * Region) / Stride + R.next() % (Region / Stride);
    return Values * Width > Stride ? 0 : R.next() % ((Stride - Values * Width) / Width + 1) * Width;
  }
};

TEST_P(MemoryTest, IsWhatTheExecutorDoes) {
  const auto [Op, IsStructured] = GetParam();
  const OpMeaning &M = *findMeaning(Op);
  const MemoryUse Use = IsStructured ? MemoryUse::Structured : MemoryUse::Raw;
  const OpInfo &Info = info(Op);
  for (const Variant &V : variantsOf(M, Use)) {
    if (IsStructured && Info.Result != TypeKind::Overload && 4 * widthOf(V.Overload) / 8 > Stride)
      continue; // a structure is too small for it
    const OpProgram Program = programOf(Op, {V}, false, Use);
    ASSERT_EQ(Program.Error, "");
    // The largest number of values that one call accesses.
    const size_t Values = std::max<size_t>(
        V.Results.size(), Info.Result == TypeKind::Void ? std::max(4u, V.Elements) : 1);
    Random R{uint64_t(Op)};
    std::vector<uint64_t> In;
    for (uint64_t T = 0; T < Threads; ++T)
      for (size_t I = 0; I < V.Arguments.size(); ++I)
        for (unsigned E = 0; E < V.slots(I); ++E)
          In.push_back(Info.Args[I].Type == TypeKind::I32
                           ? indexOf(Info.Args[I].Id, T, V, Values, R)
                           : anyOf(V.Arguments[I], R));
    std::vector<uint8_t> Start(MemoryBytes);
    for (uint8_t &Byte : Start)
      Byte = uint8_t(R.next());

    const auto L = execution::Shader::load(Program.Container);
    ASSERT_TRUE(L.ok()) << L.message();
    std::vector<execution::Buffer> Buffers(3);
    Buffers[0].Class = ResourceClass::SRV;
    Buffers[0].Data.resize(std::max<size_t>(In.size() * 8, 8));
    std::memcpy(Buffers[0].Data.data(), In.data(), In.size() * 8);
    Buffers[1].Data.resize(std::max<size_t>(Threads * Program.OutSlots * 8, 8));
    Buffers[2].Register = 1;
    Buffers[2].Data = Start;
    ASSERT_EQ((*L)->dispatch({{Threads / OpProgram::Threads, 1, 1}}, {&Buffers}, {}).message(), "");

    BufferMemory Memory(Start, IsStructured);
    for (uint64_t T = 0; T < Threads; ++T) {
      std::vector<std::span<const uint64_t>> Arguments = argumentsOf(V, &In[T * Program.InSlots]);
      Call C{.Op = Op, .Overload = V.Overload, .Arguments = Arguments};
      C.Elements = V.Elements;
      C.Around = &Memory;
      const Outcome O = *evaluate(C);
      for (size_t I = 0; I < V.Results.size(); ++I) {
        uint64_t Got = 0;
        std::memcpy(&Got, &Buffers[1].Data[(T * Program.OutSlots + I) * 8], 8);
        EXPECT_TRUE(O.allows(I, Got))
            << name(Op) << " of " << widthOf(V.Overload) << " bits, thread " << T << ", result "
            << I << std::hex << ": executor " << Got << ", meaning " << O.Values[I].Bits
            << ", index " << Arguments[1][0];
      }
      if (HasFailure())
        return;
    }
    EXPECT_EQ(Buffers[2].Data, Memory.Data) << name(Op) << " of " << widthOf(V.Overload) << " bits";
  }
}

INSTANTIATE_TEST_SUITE_P(Ops, MemoryTest,
                         testing::Values(MemoryCase{OpCode::RawBufferLoad, false},
                                         MemoryCase{OpCode::RawBufferLoad, true},
                                         MemoryCase{OpCode::RawBufferStore, false},
                                         MemoryCase{OpCode::RawBufferStore, true},
                                         MemoryCase{OpCode::RawBufferVectorLoad, false},
                                         MemoryCase{OpCode::RawBufferVectorStore, false},
                                         MemoryCase{OpCode::AtomicBinOp, false},
                                         MemoryCase{OpCode::AtomicBinOp, true},
                                         MemoryCase{OpCode::AtomicCompareExchange, false},
                                         MemoryCase{OpCode::AtomicCompareExchange, true}),
                         [](const auto &Info) {
                           return std::string(name(Info.param.Op)) +
                                  (Info.param.IsStructured ? "Structured" : "Raw");
                         });

} // namespace
} // namespace dxil::meaning
