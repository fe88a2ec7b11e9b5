// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Families of deep files over instructions, blocks and calls.
#include "DeepFamilies.h"

#include <algorithm>

namespace dxil::fuzz {

namespace {

constexpr unsigned Compute = 5;

/// The entry of a shader, and items that the families use: a groupshared variable, numbers, and an
/// op that makes a handle.
struct Shader {
  ModuleBytes M;
  unsigned Main, Wide, Pointer, Handle, MakeType, UseType;
  uint64_t Variable, Entry, Make, Use;
  uint64_t Zero, One, True, ZeroByte, OneFloat, MakeCode, UseCode, Undefined;

  Shader() {
    Main = M.functionType(M.Void, {});
    Wide = M.array(64, M.I32);
    Pointer = M.pointer(M.I32, 3);
    Handle = M.structure("dx.types.Handle", {M.pointer(M.I8)});
    MakeType = M.functionType(Handle, {M.I32, M.I8, M.I32, M.I32, M.I1});
    UseType =
        M.functionType(M.Void, {M.I32, Handle, M.I32, M.I32, M.I32, M.I32, M.I32, M.I32, M.I8});
    Variable = M.global(Wide, 3, "shared");
    Entry = M.function(Main, false, "main");
    Make = M.function(MakeType, true, "dx.op.createHandle");
    Use = M.function(UseType, true, "dx.op.bufferStore.i32");
    Zero = M.number(M.I32, 0);
    One = M.number(M.I32, 1);
    True = M.constant(M.I1, 4, {3});
    ZeroByte = M.number(M.I8, 1);
    OneFloat = M.constant(M.Float, 6, {0x3f800000});
    MakeCode = M.number(M.I32, 57);
    UseCode = M.number(M.I32, 69);
    Undefined = M.constant(M.I32, 3);
    uint64_t Symbol = M.metadataValue(M.pointer(Wide, 3), Variable) + 1, Name = M.text("u") + 1;
    auto Number = [&](uint64_t V) { return M.metadataValue(M.I32, M.number(M.I32, V)) + 1; };
    auto Flag = [&](uint64_t V) { return M.metadataValue(M.I1, M.number(M.I1, V)) + 1; };
    uint64_t Record = M.node({Number(0), Symbol, Name, Number(0), Number(0), Number(1), Number(11),
                              Flag(0), Flag(0), Flag(0), 0}) +
                      1;
    M.Resources = M.node({0, M.node({Record}) + 1, 0, 0}) + 1;
    M.shader("cs", Entry, Main);
  }

  uint64_t handle(Body &B) const {
    return B.value(34, {0, 1 << 15, MakeType, B.rel(Make), B.rel(MakeCode), B.rel(ZeroByte),
                        B.rel(Zero), B.rel(Zero), B.rel(True)});
  }
  void store(Body &B, uint64_t To) const {
    B.add(34, {0, 1 << 15, UseType, B.rel(Use), B.rel(UseCode), B.rel(To), B.rel(Zero),
               B.rel(Undefined), B.rel(One), B.rel(One), B.rel(One), B.rel(One), B.rel(ZeroByte)});
  }
  uint64_t address(Body &B) const {
    return B.value(43, {1, Wide, B.rel(Variable), B.rel(Zero), B.rel(One)});
  }
  std::vector<uint8_t> finish(Body B) {
    B.terminator(10, {});
    M.addBody(std::move(B));
    return M.container(Compute);
  }
};

enum class Chosen { Number, Fraction, Address, Handle };

/// Returns two values of a kind.
std::pair<uint64_t, uint64_t> values(const Shader &S, Body &B, Chosen Kind) {
  switch (Kind) {
  case Chosen::Number: {
    uint64_t A = S.address(B);
    uint64_t V = B.value(20, {B.rel(A), S.M.I32, 0, 0});
    return {V, B.value(2, {B.rel(V), B.rel(S.One), 0})};
  }
  case Chosen::Fraction: {
    uint64_t V = B.value(2, {B.rel(S.OneFloat), B.rel(S.OneFloat), 0});
    return {V, B.value(2, {B.rel(V), B.rel(S.OneFloat), 2})};
  }
  case Chosen::Address: {
    uint64_t A = S.address(B);
    return {A, S.address(B)};
  }
  default: {
    uint64_t H = S.handle(B);
    return {H, S.handle(B)};
  }
  }
}

unsigned typeOf(const Shader &S, Chosen Kind) {
  return Kind == Chosen::Number     ? S.M.I32
         : Kind == Chosen::Fraction ? S.M.Float
         : Kind == Chosen::Address  ? S.Pointer
                                    : S.Handle;
}

void use(const Shader &S, Body &B, Chosen Kind, uint64_t V) {
  if (Kind == Chosen::Handle)
    S.store(B, V);
  else if (Kind == Chosen::Address)
    B.add(44, {B.rel(V), B.rel(S.One), 3, 0});
  else if (Kind == Chosen::Number) {
    uint64_t To = S.address(B);
    B.add(44, {B.rel(To), B.rel(V), 3, 0});
  }
}

/// Makes consecutive diamonds. Each has two phis that swap or join the previous values.
std::vector<uint8_t> phiWeb(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  auto Kind = Chosen(Random() % 4);
  Body B = S.M.body();
  auto [Left, Right] = values(S, B, Kind);
  unsigned T = typeOf(S, Kind);
  for (unsigned N = 0; N < Depth; ++N) {
    unsigned Here = B.Blocks;
    B.terminator(11, {Here + 1, Here + 2, B.rel(S.True)});
    B.terminator(11, {Here + 3});
    B.terminator(11, {Here + 3});
    uint64_t First = B.value(16, {T, B.signedRel(Left), Here + 1, B.signedRel(Right), Here + 2});
    uint64_t Second = B.value(16, {T, B.signedRel(Right), Here + 1, B.signedRel(Left), Here + 2});
    Left = First;
    Right = Second;
    if (Random() % 8 == 0)
      use(S, B, Kind, Left);
  }
  use(S, B, Kind, Left);
  return S.finish(std::move(B));
}

/// Makes a loop whose phis all depend on each other.
std::vector<uint8_t> phiRing(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  auto Kind = Chosen(Random() % 4);
  Body B = S.M.body();
  auto [Left, Right] = values(S, B, Kind);
  unsigned T = typeOf(S, Kind);
  B.terminator(11, {1});
  uint64_t First = B.Next;
  for (unsigned N = 0; N < Depth; ++N) {
    uint64_t Next = First + (N * 5 + 1 + Random() % 3) % Depth;
    B.value(16, {T, B.signedRel(N % 2 ? Left : Right), 0, B.signedRel(Next), 1});
  }
  use(S, B, Kind, First);
  B.terminator(11, {1, 2, B.rel(S.True)});
  return S.finish(std::move(B));
}

std::vector<uint8_t> selects(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  auto Kind = Chosen(Random() % 4);
  Body B = S.M.body();
  auto [Left, Right] = values(S, B, Kind);
  for (unsigned N = 0; N < Depth; ++N) {
    uint64_t First = B.value(29, {B.rel(Left), B.rel(Right), B.rel(S.True)});
    Left = B.value(29, {B.rel(Right), B.rel(First), B.rel(S.True)});
    Right = First;
    if (Random() % 4 == 0)
      use(S, B, Kind, Left);
  }
  use(S, B, Kind, Left);
  return S.finish(std::move(B));
}

/// Makes arithmetic in which every value has two uses.
std::vector<uint8_t> sums(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  Body B = S.M.body();
  uint64_t A = S.address(B), V = B.value(20, {B.rel(A), S.M.I32, 0, 0});
  for (unsigned N = 0; N < Depth; ++N)
    V = B.value(2, {B.rel(V), B.rel(V), Random() % 3});
  uint64_t To = B.value(43, {1, S.Wide, B.rel(S.Variable), B.rel(S.Zero), B.rel(V)});
  B.add(44, {B.rel(To), B.rel(V), 3, 0});
  return S.finish(std::move(B));
}

/// Makes addresses that are each computed from the previous one, and all used.
std::vector<uint8_t> addressChain(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  unsigned ToWide = S.M.pointer(S.Wide, 3);
  Body B = S.M.body();
  uint64_t A = S.Variable;
  for (unsigned N = 0; N < Depth; ++N) {
    uint64_t Element = B.value(43, {1, S.Wide, B.rel(A), B.rel(S.Zero), B.rel(S.One)});
    if (Random() % 2) {
      uint64_t V = B.value(20, {B.rel(Element), S.M.I32, 3, 0});
      B.add(44, {B.rel(Element), B.rel(V), 3, 0});
    }
    A = B.value(3, {B.rel(Element), ToWide, 11});
  }
  return S.finish(std::move(B));
}

// ---- Blocks
// --------------------------------------------------------------------------------------

std::vector<uint8_t> switches(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  Body B = S.M.body();
  uint64_t A = S.address(B), V = B.value(20, {B.rel(A), S.M.I32, 3, 0});
  unsigned Last = Depth + 1;
  for (unsigned N = 0; N <= Depth; ++N) {
    Operands Ops = {S.M.I32, B.rel(V), Last};
    for (unsigned C = 0; C < 3; ++C) {
      Ops.push_back(C % 2 ? S.Zero : S.One);
      Ops.push_back(std::min<uint64_t>(N + 1 + Random() % 4, Last));
    }
    B.terminator(12, Ops);
  }
  return S.finish(std::move(B));
}

/// Makes many edges into one block, whose phis have few distinct incoming values.
std::vector<uint8_t> edgesAndPhis(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  Body B = S.M.body();
  Operands Ops = {S.M.I32, B.rel(S.One), 1};
  for (unsigned N = 0; N < Depth; ++N) {
    Ops.push_back(S.Zero);
    Ops.push_back(1);
  }
  B.terminator(12, Ops);
  unsigned Named = unsigned(Random() % 2);
  for (unsigned N = 0; N < Depth; ++N)
    B.value(16, Named ? Operands{S.M.I32, B.signedRel(S.One), 0} : Operands{S.M.I32});
  return S.finish(std::move(B));
}

/// Makes nested loops. The innermost block leaves each of them.
std::vector<uint8_t> nestedLoops(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  Body B = S.M.body();
  unsigned Levels = std::max(1u, Depth);
  // Block N is the header of loop N; block Levels + N is its latch.
  B.terminator(11, {1});
  for (unsigned N = 1; N < Levels; ++N)
    B.terminator(11, {N + 1, Random() % 2 ? 2 * Levels : N + 1, B.rel(S.True)});
  for (unsigned N = Levels; N < 2 * Levels; ++N)
    B.terminator(11, {2 * Levels - N, N + 1, B.rel(S.True)});
  return S.finish(std::move(B));
}

/// Makes a graph for which iterative dominator algorithms take many rounds: two ladders with
/// crossing rungs, entered on both sides.
std::vector<uint8_t> crossedLadders(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  Body B = S.M.body();
  unsigned Blocks = 2 * std::max(2u, Depth) + 1;
  unsigned Half = Blocks / 2;
  B.terminator(11, {1, 1 + Half, B.rel(S.True)});
  for (unsigned N = 1; N <= 2 * Half; ++N) {
    bool First = N <= Half;
    unsigned Next = N == Half || N == 2 * Half ? Blocks : N + 1;
    unsigned Across = First ? 2 * Half + 1 - N : 2 * Half + 1 - N;
    B.terminator(11, {Next, Random() % 8 ? Across : Next, B.rel(S.True)});
  }
  return S.finish(std::move(B));
}

std::vector<uint8_t> randomGraph(unsigned Depth, std::mt19937 &Random) {
  Shader S;
  Body B = S.M.body();
  unsigned Blocks = std::max(2u, Depth);
  B.terminator(11, {1});
  for (unsigned N = 1; N < Blocks; ++N)
    B.terminator(11, {1 + Random() % Blocks, N + 1, B.rel(S.True)});
  return S.finish(std::move(B));
}

// ---- Calls
// ---------------------------------------------------------------------------------------

/// Makes functions that each call the previous one twice or more; the entry calls the last one.
std::vector<uint8_t> callLadder(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned Main = M.functionType(M.Void, {}), Calls = 1 + unsigned(Random() % 3);
  uint64_t Variable = M.global(M.I32, 3, "shared");
  std::vector<uint64_t> Functions;
  for (unsigned N = 0; N < Depth; ++N)
    Functions.push_back(M.function(Main, false, "f" + std::to_string(N), 3));
  uint64_t Entry = M.function(Main, false, "main");
  uint64_t One = M.number(M.I32, 1);
  M.shader("cs", Entry, Main);
  for (unsigned N = 0; N <= Depth; ++N) {
    Body B = M.body();
    B.add(44, {B.rel(Variable), B.rel(One), 3, 0});
    if (N)
      for (unsigned C = 0; C < Calls; ++C)
        B.add(34, {0, 1 << 15, Main, B.rel(Functions[N - 1])});
    B.terminator(10, {});
    M.addBody(std::move(B));
  }
  return M.container(Compute);
}

constexpr DeepFamily Families[] = {
    {"phi-web", phiWeb},
    {"phi-ring", phiRing},
    {"selects", selects},
    {"sums", sums},
    {"address-chain", addressChain},
    {"switches", switches},
    {"edges-and-phis", edgesAndPhis},
    {"nested-loops", nestedLoops},
    {"crossed-ladders", crossedLadders},
    {"random-graph", randomGraph},
    {"call-ladder", callLadder},
};

} // namespace

std::span<const DeepFamily> deepCode() {
  return Families;
}

} // namespace dxil::fuzz
