// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Trial.h"

#include <dxil/generated/Kinds.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cfenv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <random>

namespace dxil::tool {

using execution::Buffer;
using execution::DeclaredResource;
using execution::FaultKind;
using Json = nlohmann::ordered_json;

namespace {

constexpr size_t DefaultBytes = 1024;

std::string nameOf(ResourceClass Class, uint32_t Register, uint32_t Space) {
  return std::string(1, "tubs"[unsigned(Class) & 3]) + std::to_string(Register) +
         (Space ? ",space" + std::to_string(Space) : "");
}

/// Returns the reason why a run proves nothing about a program; empty if the run counts.
std::string doubtOf(const std::vector<execution::Fault> &Faults) {
  for (const execution::Fault &F : Faults)
    if (F.Kind != FaultKind::ReadOutOfBounds && F.Kind != FaultKind::WriteOutOfBounds)
      return execution::describe(F);
  return {};
}

/// The bits of NaN are not specified, and memory has no types. Words count as equal if both may be
/// NaN: of a float, of two halves, or as the upper part of a double.
bool isSame(uint32_t A, uint32_t B) {
  auto IsFloat = [](uint32_t Bits) { return (Bits & 0x7fffffff) > 0x7f800000; };
  auto IsHalf = [](uint32_t Bits) { return (Bits & 0x7fff) > 0x7c00; };
  auto SameHalf = [&](uint32_t X, uint32_t Y) {
    return (X & 0xffff) == (Y & 0xffff) || (IsHalf(X) && IsHalf(Y));
  };
  return A == B || (IsFloat(A) && IsFloat(B)) || (SameHalf(A, B) && SameHalf(A >> 16, B >> 16));
}

/// Returns true if both words may be the upper part of a double that is NaN.
bool mayBeNaN(uint32_t A, uint32_t B) {
  return (A & B & 0x7ff00000) == 0x7ff00000;
}

uint32_t wordAt(const Buffer &B, size_t Byte) {
  uint32_t Word = 0;
  if (Byte < B.Data.size())
    std::memcpy(&Word, B.Data.data() + Byte, std::min<size_t>(4, B.Data.size() - Byte));
  return Word;
}

/// The smallest and largest of some numbers.
struct Range {
  double Least = std::numeric_limits<double>::infinity(), Most = -Least;
  bool IsNumber = true;

  void add(double X) {
    Least = std::min(Least, X);
    Most = std::max(Most, X);
    IsNumber &= std::isfinite(X);
  }
};

/// Returns the number in a word: a float of ordinary size, else an integer. Nothing for NaN and
/// infinity.
double numberOf(uint32_t Word) {
  const uint32_t Exponent = Word >> 23 & 255;
  if (Exponent == 255)
    return std::numeric_limits<double>::infinity();
  return (Word << 1) == 0                  ? 0
         : Exponent > 60 && Exponent < 200 ? std::bit_cast<float>(Word)
                                           : double(int32_t(Word));
}

bool areApart(const Range &A, const Range &B) {
  constexpr double Factor = 1024;
  const double Gap = std::max(A.Least - B.Most, B.Least - A.Most);
  const double Spread = (A.Most - A.Least) + (B.Most - B.Least);
  const double Size =
      std::max({std::fabs(A.Least), std::fabs(A.Most), std::fabs(B.Least), std::fabs(B.Most)});
  return A.IsNumber && B.IsNumber && Gap > Factor * Spread && Gap * Factor > Size;
}

std::vector<Difference> differencesOf(const std::vector<Buffer> &A, const std::vector<Buffer> &B) {
  std::vector<Difference> Differences;
  for (size_t I = 0; I < A.size(); ++I) {
    const std::string Name = nameOf(A[I].Class, A[I].Register, A[I].Space);
    for (size_t Byte = 0; Byte < A[I].Data.size(); Byte += 4) {
      const uint32_t X = wordAt(A[I], Byte), Y = wordAt(B[I], Byte);
      if (!isSame(X, Y) && !mayBeNaN(X, Y) &&
          !mayBeNaN(wordAt(A[I], Byte + 4), wordAt(B[I], Byte + 4)))
        Differences.push_back({Name, Byte, X, Y});
    }
    if (A[I].Counter != B[I].Counter)
      Differences.push_back({Name + ".counter", 0, A[I].Counter, B[I].Counter});
  }
  return Differences;
}

constexpr uint32_t TextureTexels = 4;

bool isTexture(const DeclaredResource &R) {
  return infoOf(R.Kind).Texture;
}

/// Returns the shape of the texture that a run binds: one layer or cube.
execution::TextureShape shapeOf(const DeclaredResource &R) {
  const ResourceKindInfo &Kind = infoOf(R.Kind);
  execution::TextureShape Shape;
  Shape.Width = TextureTexels;
  Shape.Height = Kind.Dimensions > 1 ? TextureTexels : 1;
  Shape.Layers = Kind.Cube ? 6 : 1;
  return Shape;
}

size_t bytesOf(const DeclaredResource &R) {
  if (R.Class == ResourceClass::Sampler)
    return 0;
  if (!isTexture(R))
    return DefaultBytes;
  const execution::TextureShape Shape = shapeOf(R);
  return size_t(Shape.Width) * Shape.Height * Shape.Layers * std::max(1u, R.Format.Channels) *
         infoOf(R.Format.Type).Bits / 8;
}

std::string hexadecimal(const std::vector<uint8_t> &Data) {
  std::string Text;
  for (uint8_t Byte : Data) {
    char Digits[3];
    std::snprintf(Digits, sizeof Digits, "%02x", Byte);
    Text += Digits;
  }
  return Text;
}

} // namespace

std::string Difference::place() const {
  return Resource + " at byte " + std::to_string(Byte);
}
std::string Difference::text() const {
  char Text[64];
  std::snprintf(Text, sizeof Text, ": 0x%08x, 0x%08x", First, Second);
  return place() + Text;
}

Result<Trial> Trial::load(Bytes First, Bytes Second, const std::string &Entry) {
  execution::LoadOptions Options;
  Options.Faults = {true, true};
  Options.Quick = true;
  Options.OneNaN = true;
  auto X = execution::Shader::load(First, Entry, Options);
  if (!X)
    return X.error();
  auto Y = execution::Shader::load(Second, Entry, Options);
  if (!Y)
    return Y.error();
  if ((*X)->info().Kind != Stage::Compute || (*Y)->info().Kind != Stage::Compute)
    return failure("only compute shaders are run");
  Trial Result;
  Result.A = *X;
  Result.B = *Y;
  return Result;
}

std::vector<Buffer> Trial::buffersFor(const prove::Inputs &In) const {
  std::vector<Buffer> Buffers;
  for (const auto &Program : {A, B})
    for (const DeclaredResource &R : Program->info().Resources) {
      const uint32_t Count = R.Count == ~0u ? 4 : std::min(R.Count, 16u);
      for (uint32_t K = 0; K < Count; ++K) {
        Buffer New;
        New.Class = R.Class;
        New.Space = R.Space;
        New.Register = R.Lower + K;
        if (std::ranges::any_of(Buffers, [&](const Buffer &Other) {
              return Other.Class == New.Class && Other.Space == New.Space &&
                     Other.Register == New.Register;
            }))
          continue;
        const auto Contents = In.Buffers.find(nameOf(R.Class, R.Lower + K, R.Space));
        New.Data =
            Contents != In.Buffers.end() ? Contents->second : std::vector<uint8_t>(bytesOf(R));
        if (isTexture(R))
          New.Texture = shapeOf(R);
        Buffers.push_back(std::move(New));
      }
    }
  return Buffers;
}

/// Returns a difference that rounding does not explain: it remains if both programs round all
/// operations up, down or towards zero, and is more than a thousand times as large as the effect of
/// the rounding mode.
std::optional<Difference> Trial::stableDifference(const prove::Inputs &In,
                                                  const std::vector<Difference> &All) const {
  const std::vector<Buffer> Before = buffersFor(In);
  execution::RunOptions Options;
  Options.MaxIterations = 1 << 20;
  Options.Threads = 1; // the rounding mode applies to the current thread only
  std::vector<std::array<Range, 2>> Ranges(All.size());
  for (const int Way : {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO})
    for (unsigned Program = 0; Program < 2; ++Program) {
      std::vector<Buffer> Buffers = Before;
      execution::FaultLog Faults;
      std::fesetround(Way);
      const Status Done = (Program ? B : A)->dispatch({In.Groups}, {&Buffers}, Options, &Faults);
      std::fesetround(FE_TONEAREST);
      if (!Done)
        return std::nullopt;
      for (size_t I = 0; I < All.size(); ++I)
        for (const Buffer &Each : Buffers)
          if (nameOf(Each.Class, Each.Register, Each.Space) == All[I].Resource)
            Ranges[I][Program].add(numberOf(wordAt(Each, All[I].Byte)));
    }
  for (size_t I = 0; I < All.size(); ++I)
    if (areApart(Ranges[I][0], Ranges[I][1]))
      return All[I];
  return std::nullopt;
}

Result<Shown> Trial::run(const prove::Inputs &In, const prove::Verdict &V) const {
  const std::vector<Buffer> Before = buffersFor(In);
  std::vector<Buffer> First = Before, Second = Before;
  execution::RunOptions Options;
  Options.MaxIterations = 1 << 20;
  Options.Threads = 1;
  execution::FaultLog FaultsA, FaultsB;
  const execution::Dispatch Work{In.Groups};
  if (Status Done = A->dispatch(Work, {&First}, Options, &FaultsA); !Done)
    return Done.error();
  if (Status Done = B->dispatch(Work, {&Second}, Options, &FaultsB); !Done)
    return Done.error();
  Shown Result;
  const std::vector<Difference> All = differencesOf(First, Second);
  if (All.empty())
    return Result;
  const auto Definite = std::ranges::find_if(
      All, [&](const Difference &D) { return !V.Free && !V.FreePlaces.contains(D.place()); });
  Result.IsFree = Definite == All.end();
  Result.Differs = Result.IsFree ? All[0] : *Definite;
  if (Result.IsFree && !V.HasUndefined)
    if (const auto Stable = stableDifference(In, All)) {
      Result.IsFree = false;
      Result.Differs = Stable;
    }
  Result.Doubt = doubtOf(FaultsA.take());
  if (Result.Doubt.empty())
    Result.Doubt = doubtOf(FaultsB.take());
  Result.Description = describe(In, Before, First);
  return Result;
}

std::string Trial::describe(const prove::Inputs &In, const std::vector<Buffer> &Before,
                            const std::vector<Buffer> &After) const {
  Json Resources = Json::object();
  for (size_t I = 0; I < Before.size(); ++I) {
    const Buffer &B = Before[I];
    Json Entry = {{"data", {{"hex", hexadecimal(B.Data)}}}};
    if (B.Class == ResourceClass::Sampler)
      Entry = {{"sampler", Json::object()}};
    if (B.Texture.Width > 1)
      Entry["texture"] = {
          {"width", B.Texture.Width}, {"height", B.Texture.Height}, {"layers", B.Texture.Layers}};
    if (B.Class == ResourceClass::UAV) {
      Json Words = Json::array();
      for (size_t Byte = 0; Byte + 4 <= After[I].Data.size(); Byte += 4) {
        uint32_t Word;
        std::memcpy(&Word, After[I].Data.data() + Byte, 4);
        Words.push_back(Word);
      }
      Entry["expect"] = {{"type", "uint"}, {"values", Words}};
    }
    Resources[nameOf(B.Class, B.Register, B.Space)] = Entry;
  }
  return Json({{"resources", Resources}, {"dispatch", In.Groups}}).dump(2) + "\n";
}

prove::Inputs Trial::randomInputs(uint64_t Seed) const {
  static constexpr uint32_t Edges[] = {0,          1,          2,          0x7fffffff, 0x80000000,
                                       0xffffffff, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000,
                                       0x7fc00000, 0x00800000, 0x00000003, 0x3f000000, 0x4b000001};
  std::mt19937_64 Random(Seed);
  prove::Inputs In;
  In.Groups = {4, 1, 1};
  for (const Buffer &B : buffersFor({})) {
    std::vector<uint8_t> Data(B.Data.size());
    for (size_t Byte = 0; Byte + 4 <= Data.size(); Byte += 4) {
      const uint64_t R = Random();
      uint32_t Word = uint32_t(R);
      // Some inputs consist of small floats, some of small floats and integers.
      const uint64_t Kind = Seed % 4 == 1 ? 1 : R >> 32 & (Seed % 4 == 2 ? 1 : 3);
      switch (Kind) {
      case 0: Word = uint32_t(R & 15); break;
      case 1: Word = std::bit_cast<uint32_t>(float(int32_t(R & 255) - 128) / 8); break;
      case 2: Word = Edges[(R & 0xffff) % std::size(Edges)]; break;
      default: // a float of ordinary size
        if (R >> 34 & 1)
          Word = (Word & 0x807fffff) | uint32_t(124 + (R >> 35 & 7)) << 23;
        break;
      }
      std::memcpy(Data.data() + Byte, &Word, 4);
    }
    In.Buffers[nameOf(B.Class, B.Register, B.Space)] = std::move(Data);
  }
  return In;
}

} // namespace dxil::tool
