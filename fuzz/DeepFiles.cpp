// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Families over types, constants, metadata and names. DeepCode.cpp has those over code.
#include "DeepFamilies.h"

#include <dxil/container/ContainerWriter.h>

#include <algorithm>

namespace dxil::fuzz {

namespace {

constexpr unsigned Compute = 5, Library = 6;
/// The reader rejects deeper nesting.
constexpr unsigned MostNested = 120;

unsigned below(std::mt19937 &Random, unsigned N) {
  return unsigned(Random() % N);
}

/// Returns a module that uses a type wherever possible: in variables of both kinds, a resource with
/// its record and annotation, a constant, and in code in an alloca, address, load and parameter.
std::vector<uint8_t> useType(ModuleBytes &M, unsigned T, bool IsStruct) {
  unsigned Pointer = M.pointer(T), Shared = M.pointer(T, 3);
  unsigned Main = M.functionType(M.Void, {}), Helper = M.functionType(M.Void, {Pointer});
  unsigned Taken = M.functionType(T, {T});
  uint64_t Static = M.global(T, 0, "static"), Group = M.global(T, 3, "shared");
  uint64_t Resource = M.global(T, 0, "buffer", 0);
  uint64_t Entry = M.function(Main, false, "main"), Other = M.function(Helper, false, "helper");
  M.function(Taken, true, "by_value");
  uint64_t Zero = M.number(M.I32, 0), One = M.number(M.I32, 1);
  uint64_t Empty = M.constant(T, 2), Undefined = M.constant(T, 3);
  (void)Undefined;
  M.setInitializer(Static, Empty);
  auto Number = [&](uint64_t V) { return M.metadataValue(M.I32, M.number(M.I32, V)) + 1; };
  uint64_t Name = M.text("buffer") + 1, Symbol = M.metadataValue(Pointer, Resource) + 1;
  uint64_t Record =
      M.node({Number(0), Symbol, Name, Number(0), Number(0), Number(1), Number(16), 0}) + 1;
  uint64_t View =
      M.node({Number(0), Symbol, Name, Number(0), Number(0), Number(1), Number(2), Number(0), 0}) +
      1;
  M.Resources = M.node({M.node({View}) + 1, 0, M.node({Record}) + 1, 0}) + 1;
  if (IsStruct) {
    uint64_t Node = M.metadataValue(T, M.constant(T, 3)) + 1;
    M.named("dx.typeAnnotations", {M.node({Number(0), Node, M.node({Number(64)}) + 1})});
  }
  M.shader("cs", Entry, Main);
  Body B = M.body();
  uint64_t Local = B.value(19, {T, M.I32, One, 1 << 6});
  for (uint64_t Base : {Local, Static, Group}) {
    unsigned PointerType = Base == Group ? Shared : Pointer;
    (void)PointerType;
    uint64_t Address = B.value(43, {1, T, B.rel(Base), B.rel(Zero)});
    uint64_t Value = B.value(20, {B.rel(Address), T, 0, 0});
    B.add(44, {B.rel(Base), B.rel(Value), 0, 0});
  }
  B.add(34, {0, 1 << 15, Helper, B.rel(Other), B.rel(Local)});
  B.terminator(10, {});
  M.addBody(std::move(B));
  Body H = M.body(1);
  H.terminator(10, {});
  M.addBody(std::move(H));
  return M.container(Compute);
}

std::vector<uint8_t> nestedStructs(unsigned Depth, std::mt19937 &Random, bool Named) {
  ModuleBytes M;
  unsigned Leaf[] = {M.I32, M.Float, M.I64, M.Double, M.I1};
  unsigned T = Leaf[below(Random, 5)], Width = 2 + below(Random, 7);
  for (unsigned N = 0; N < std::min(Depth, MostNested); ++N)
    T = M.structure(Named ? "struct.S" + std::to_string(N) : "", Operands(Width, T));
  return useType(M, T, true);
}

std::vector<uint8_t> namedStructs(unsigned Depth, std::mt19937 &Random) {
  return nestedStructs(Depth, Random, true);
}
std::vector<uint8_t> literalStructs(unsigned Depth, std::mt19937 &Random) {
  return nestedStructs(Depth, Random, false);
}

/// Makes a constant buffer of nested structs, with an annotation for each, as reflection and layout
/// read them.
std::vector<uint8_t> annotatedStructs(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned Levels = std::min(Depth, MostNested), Width = 2 + below(Random, 3);
  std::vector<unsigned> Types = {M.Float};
  bool Arrays = Random() % 2;
  for (unsigned N = 0; N < Levels; ++N)
    Types.push_back(
        M.structure("struct.S" + std::to_string(N),
                    Operands(Width, Arrays ? M.array(40, Types.back()) : Types.back())));
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Buffer = M.global(Types.back(), 0, "buffer", 0), Entry = M.function(Main, false, "main");
  auto Number = [&](uint64_t V) { return M.metadataValue(M.I32, M.number(M.I32, V)) + 1; };
  uint64_t Name = M.text("buffer") + 1, Size = Number(60000), Zero = Number(0), One = Number(1);
  Operands Pairs = {Zero};
  uint64_t Field = M.node({Number(6), Name, Number(3), Zero, Number(7), Number(9)}) + 1;
  Operands Annotation(Width, Field);
  Annotation.insert(Annotation.begin(), Size);
  uint64_t Struct = M.node(Annotation) + 1;
  for (unsigned N = 0; N < Levels; ++N) {
    Pairs.push_back(M.metadataValue(Types[N + 1], M.constant(Types[N + 1], 3)) + 1);
    Pairs.push_back(Struct);
  }
  M.named("dx.typeAnnotations", {M.node(Pairs)});
  uint64_t Symbol = M.metadataValue(M.pointer(Types.back()), Buffer) + 1;
  Operands Records;
  for (unsigned N = 0; N < 1 + below(Random, 12); ++N)
    Records.push_back(M.node({Number(N), Symbol, Name, Zero, Number(N), One, Size, 0}) + 1);
  M.Resources = M.node({0, 0, M.node(Records) + 1, 0}) + 1;
  M.shader("cs", Entry, Main);
  Body B = M.body();
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(Compute);
}

std::vector<uint8_t> arraysOfStructs(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned T = M.Float;
  uint64_t Count = Random() % 2 ? 3 : 0xFFFFFFFFFFFFu;
  for (unsigned N = 0; N < std::min(Depth, MostNested) / 2; ++N)
    T = M.structure("struct.A" + std::to_string(N), {M.array(Count, T), M.pointer(T), T});
  return useType(M, T, true);
}

std::vector<uint8_t> arraysOfArrays(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned T = M.I32;
  uint64_t Count = 1 + Random() % 4;
  for (unsigned N = 0; N < std::min(Depth, 2 * MostNested); ++N)
    T = M.array(Count, T);
  return useType(M, T, false);
}

std::vector<uint8_t> hugeVector(unsigned, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned T = M.type(12, {0xFFFFFFFFu >> below(Random, 16), M.Float});
  if (Random() % 2)
    T = M.array(0xFFFFFFFFFFFFFFFFu >> below(Random, 32), T);
  return useType(M, T, false);
}

std::vector<uint8_t> pointersToPointers(unsigned Depth, std::mt19937 &) {
  ModuleBytes M;
  unsigned T = M.I32;
  for (unsigned N = 0; N < std::min(Depth, 2 * MostNested); ++N)
    T = M.pointer(T);
  return useType(M, T, false);
}

std::vector<uint8_t> functionsOfFunctions(unsigned Depth, std::mt19937 &) {
  ModuleBytes M;
  unsigned T = M.I32;
  for (unsigned N = 0; N < std::min(Depth, MostNested) / 2; ++N) {
    unsigned Pointer = M.pointer(M.functionType(T, {T, T}));
    T = Pointer;
  }
  return useType(M, T, false);
}

/// Uses a constant as the initializer of a variable, in a store, and in metadata.
std::vector<uint8_t> useConstant(ModuleBytes &M, unsigned T, unsigned Main, uint64_t Entry,
                                 uint64_t Variable, uint64_t Constant, bool Initializes) {
  if (Initializes)
    M.setInitializer(Variable, Constant);
  uint64_t Node = M.metadataValue(T, Constant) + 1;
  M.named("llvm.used", {M.node({Node, Node})});
  M.shader("cs", Entry, Main);
  Body B = M.body();
  B.add(44, {B.rel(Variable), B.rel(Constant), 0, 0});
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(Compute);
}

std::vector<uint8_t> aggregates(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned Width = 2 + below(Random, 3), Levels = std::min(Depth, MostNested);
  std::vector<unsigned> Types = {M.I32};
  for (unsigned N = 0; N < Levels; ++N)
    Types.push_back(
        Random() % 2 ? M.array(Width, Types.back())
                     : M.structure("struct.C" + std::to_string(N), Operands(Width, Types.back())));
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Variable = M.global(Types.back(), 0, "static");
  uint64_t Entry = M.function(Main, false, "main"), C = M.number(M.I32, 7);
  for (unsigned N = 0; N < Levels; ++N)
    C = M.constant(Types[N + 1], 7, Operands(Width, C));
  return useConstant(M, Types.back(), Main, Entry, Variable, C, true);
}

std::vector<uint8_t> expressions(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned Main = M.functionType(M.Void, {}), Pointer = M.pointer(M.I32, 3);
  uint64_t Variable = M.global(M.I32, 3, "shared"), Entry = M.function(Main, false, "main");
  uint64_t C = M.constant(M.I32, 11, {9, Pointer, Variable}); // ptrtoint
  unsigned Kind = below(Random, 3);
  for (unsigned N = 0; N < std::min(Depth, 2 * MostNested); ++N)
    switch (Kind) {
    case 0:
      C = M.constant(M.I32, 10, {Random() % 2 * 2, C, C}); // add or mul
      break;
    case 1:
      C = M.constant(M.I32, 13, {M.constant(M.I1, 17, {M.I32, C, C, 32}), C, C}); // select
      break;
    default: C = M.constant(M.I32, 10, {12, C, M.constant(M.I32, 10, {11, C, C})}); // xor, or
    }
  return useConstant(M, M.I32, Main, Entry, Variable, C, false);
}

std::vector<uint8_t> addresses(unsigned Depth, std::mt19937 &) {
  ModuleBytes M;
  unsigned Main = M.functionType(M.Void, {}), Wide = M.array(16, M.I32);
  unsigned ToWide = M.pointer(Wide, 3), Pointer = M.pointer(M.I32, 3);
  uint64_t Variable = M.global(Wide, 3, "shared"), Entry = M.function(Main, false, "main");
  uint64_t Zero = M.number(M.I32, 0), One = M.number(M.I32, 1), C = Variable;
  for (unsigned N = 0; N < std::min(Depth, MostNested); ++N) {
    uint64_t Inner = M.constant(Pointer, 12, {ToWide, C, M.I32, Zero, M.I32, One});
    C = M.constant(ToWide, 11, {11, Pointer, Inner}); // bitcast
  }
  M.shader("cs", Entry, Main);
  Body B = M.body();
  for (unsigned N = 0; N < Depth; ++N) {
    uint64_t Address = B.value(43, {1, Wide, B.rel(C), B.rel(Zero), B.rel(One)});
    uint64_t V = B.value(20, {B.rel(Address), M.I32, 0, 0});
    B.add(44, {B.rel(Address), B.rel(V), 0, 0});
  }
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(Compute);
}

// ---- Metadata
// ------------------------------------------------------------------------------------

/// Makes a shader that uses a node only by naming it.
std::vector<uint8_t> useNode(ModuleBytes &M, unsigned Node, std::mt19937 &Random) {
  static const char *const Names[] = {
      "dx.typeAnnotations", "dx.viewIdState",    "dx.counters",     "llvm.ident",
      "dx.source.contents", "llvm.module.flags", "dx.rootSignature"};
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Entry = M.function(Main, false, "main");
  for (const char *Name : Names)
    M.named(Name, Random() % 4 ? Operands{Node} : Operands(40, Node));
  M.Resources = Random() % 2 ? Node + 1 : 0;
  M.shader("cs", Entry, Main);
  M.metadataKind(0, "dbg");
  M.metadataKind(1, "tbaa");
  M.metadataKind(2, "dx.controlflow.hints");
  Body B = M.body();
  uint64_t Local = B.value(19, {M.I32, M.I32, M.values() - 1, 1 << 6});
  for (unsigned N = 0; N < 30; ++N)
    B.value(20, {B.rel(Local), M.I32, 0, 0});
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(Compute);
}

std::vector<uint8_t> nodes(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned Node = M.text("leaf"), Width = 2 + below(Random, 4);
  for (unsigned N = 0; N < Depth; ++N)
    Node = M.node(Operands(Width, Node + 1));
  return useNode(M, Node, Random);
}

std::vector<uint8_t> cyclicNodes(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned Node = 0;
  for (unsigned N = 0; N < Depth; ++N)
    Node = M.node({(N + 1) % Depth + 1, (N * 7 + 3) % Depth + 1, N + 1}, Random() % 2);
  return useNode(M, Node, Random);
}

/// Makes nested scopes, and chains of inlined locations.
std::vector<uint8_t> scopes(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Entry = M.function(Main, false, "main");
  M.metadataKind(0, "dbg");
  uint64_t Text = M.text("file.hlsl") + 1, File = M.metadata(16, {0, Text, Text}) + 1;
  uint64_t Unit = M.metadata(20, {1, 4, File, Text, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0}) + 1;
  uint64_t Scope =
      M.metadata(21, {1, Unit, Text, Text, File, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}) + 1;
  uint64_t Position = 0;
  for (unsigned N = 0; N < Depth; ++N) {
    if (Random() % 2)
      Scope = M.metadata(22, {1, Scope, File, N, 1}) + 1;
    Position = M.metadata(7, {1, N, 1, Scope - 1, Position}) + 1;
  }
  M.shader("cs", Entry, Main);
  uint64_t One = M.number(M.I32, 1);
  Body B = M.body();
  uint64_t Local = B.value(19, {M.I32, M.I32, One, 1 << 6});
  for (unsigned N = 0; N < Depth; ++N) {
    B.value(29, {B.rel(Local), B.rel(Local), B.rel(One)}); // a select whose condition is not an i1
    B.add(35, {N, 1, Scope, Position});
  }
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(Compute);
}

/// Makes the scopes for instructions that break one rule, so that findings look up their lines.
std::vector<uint8_t> findingsInScopes(unsigned Depth, std::mt19937 &) {
  ModuleBytes M;
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Entry = M.function(Main, false, "main");
  uint64_t Text = M.text("file.hlsl") + 1, File = M.metadata(16, {0, Text, Text}) + 1;
  uint64_t Scope =
      M.metadata(21, {1, File, Text, Text, File, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}) + 1;
  uint64_t Position = 0;
  for (unsigned N = 0; N < Depth; ++N) {
    Scope = M.metadata(22, {1, Scope, File, N, 1}) + 1;
    Position = M.metadata(7, {1, N, 1, Scope - 1, Position}) + 1;
  }
  M.shader("cs", Entry, Main);
  unsigned I7 = M.integer(7), Odd = M.pointer(I7);
  (void)Odd;
  uint64_t One = M.number(M.I32, 1);
  Body B = M.body();
  for (unsigned N = 0; N < Depth; ++N) {
    B.value(19, {I7, M.I32, One, 1 << 6});
    B.add(35, {N, 1, Scope, Position});
  }
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(Compute);
}

/// Makes access tags with a long chain of parents, on every load.
std::vector<uint8_t> accessTags(unsigned Depth, std::mt19937 &) {
  ModuleBytes M;
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Entry = M.function(Main, false, "main");
  M.metadataKind(1, "tbaa");
  unsigned Node = M.node({M.text("root") + 1});
  for (unsigned N = 0; N < Depth; ++N)
    Node = M.node({M.text("t" + std::to_string(N)) + 1, Node + 1});
  M.shader("cs", Entry, Main);
  uint64_t One = M.number(M.I32, 1);
  Body B = M.body();
  uint64_t Local = B.value(19, {M.I32, M.I32, One, 1 << 6});
  for (unsigned N = 0; N < Depth; ++N)
    B.value(20, {B.rel(Local), M.I32, 0, 0});
  B.terminator(10, {});
  B.Attachments.resize(Depth);
  for (unsigned N = 0; N < Depth; ++N)
    B.Attachments[N] = {N + 1, 1, Node};
  M.addBody(std::move(B));
  return M.container(Compute);
}

/// Makes many resource records that share one symbol, which many instructions use.
std::vector<uint8_t> sharedSymbol(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned T = M.structure("class.Buffer", {M.Float}), Pointer = M.pointer(T);
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Symbol = M.global(T, 0, "buffer", 0), Entry = M.function(Main, false, "main");
  auto Number = [&](uint64_t V) { return M.metadataValue(M.I32, M.number(M.I32, V)) + 1; };
  uint64_t Node = M.metadataValue(Pointer, Symbol) + 1, Name = M.text(std::string(Depth, 'n')) + 1;
  uint64_t Zero = Number(0), One = Number(1), Kind = Number(Random() % 18);
  Operands Records;
  for (unsigned N = 0; N < Depth; ++N)
    Records.push_back(
        M.node({Number(N), Node, Name, Zero, Number(Random() % 4), One, Kind, Zero, Zero}) + 1);
  uint64_t List = M.node(Records) + 1;
  M.Resources = M.node({List, List, List, List}) + 1;
  M.shader(Random() % 2 ? "lib" : "cs", Entry, Main);
  Body B = M.body();
  for (unsigned N = 0; N < Depth; ++N)
    B.value(20, {B.rel(Symbol), T, 0, 0});
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(Compute);
}

/// Makes signature metadata: many overlapping elements with many rows.
std::vector<uint8_t> signatureRows(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Entry = M.function(Main, false, "main");
  auto Number = [&](uint64_t V) { return M.metadataValue(M.I32, M.number(M.I32, V)) + 1; };
  auto Byte = [&](uint64_t V) { return M.metadataValue(M.I8, M.number(M.I8, V)) + 1; };
  uint64_t Name = M.text(std::string(Depth, 'T')) + 1, Zero = Number(0);
  Operands Rows(Depth, Zero);
  uint64_t Indices = M.node(Rows) + 1, RowCount = Number(Depth), Nine = Byte(9), None = Byte(0),
           Two = Byte(2);
  Operands Elements;
  for (unsigned N = 0; N < Depth; ++N)
    Elements.push_back(M.node({Number(N), Name, Nine, None, Indices, Two, RowCount, Byte(1 + N % 4),
                               Number(Random() % 32), None, 0}) +
                       1);
  uint64_t List = M.node(Elements) + 1;
  uint64_t Signatures = M.node({List, List, List}) + 1;
  M.named("dx.version", {M.node({Number(1), Number(0)})});
  uint64_t Model = M.text(Random() % 2 ? "vs" : "hs") + 1;
  M.named("dx.shaderModel", {M.node({Model, Number(6), Zero})});
  uint64_t Function = M.metadataValue(M.pointer(Main), Entry) + 1;
  M.named("dx.entryPoints", {M.node({Function, M.text("main") + 1, Signatures, 0, 0})});
  Body B = M.body();
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(1);
}

// ---- Names
// ---------------------------------------------------------------------------------------

/// Makes a name as long as the rest of the file, which findings and instructions quote.
std::vector<uint8_t> longNames(unsigned Depth, std::mt19937 &Random) {
  ModuleBytes M;
  std::string Name(4 * Depth, 'x');
  unsigned T = M.structure(Random() % 2 ? Name : "struct.S", {M.integer(7), M.I32}),
           Pointer = M.pointer(T);
  (void)Pointer;
  unsigned Main = M.functionType(M.Void, {}), OpType = M.functionType(M.Float, {M.I32, M.Float});
  uint64_t Variable = M.global(T, 3, Random() % 2 ? Name : "shared");
  uint64_t Entry = M.function(Main, false, Random() % 2 ? Name : "main");
  uint64_t Op = M.function(OpType, true, "dx.op.unary." + Name);
  uint64_t One = M.number(M.I32, 1), Zero = M.number(M.I32, 0), Code = M.number(M.I32, 999);
  uint64_t F = M.constant(M.Float, 6, {0x3f800000});
  M.shader("cs", Entry, Main);
  Body B = M.body();
  for (unsigned N = 0; N < Depth; ++N) {
    B.value(19, {T, M.I32, One, 1 << 6});
    B.value(43, {1, T, B.rel(Variable), B.rel(Zero), B.rel(One)});
    B.value(34, {0, 1 << 15, OpType, B.rel(Op), B.rel(Code), B.rel(F)});
  }
  B.terminator(10, {});
  M.addBody(std::move(B));
  return M.container(Compute);
}

// ---- Parts
// ---------------------------------------------------------------------------------------

void word(std::vector<uint8_t> &Out, uint64_t V) {
  for (int I = 0; I < 4; ++I)
    Out.push_back(uint8_t(V >> (8 * I)));
}

/// Returns a small shader with additional parts.
std::vector<uint8_t>
withParts(std::vector<std::pair<container::FourCC, std::vector<uint8_t>>> Parts) {
  ModuleBytes M;
  unsigned Main = M.functionType(M.Void, {});
  uint64_t Entry = M.function(Main, false, "main");
  M.shader("cs", Entry, Main);
  Body B = M.body();
  B.terminator(10, {});
  M.addBody(std::move(B));
  M.Parts = std::move(Parts);
  return M.container(Compute);
}

/// Makes elements that share one long name.
std::vector<uint8_t> sharedSemantic(unsigned Depth, std::mt19937 &) {
  std::vector<uint8_t> S;
  word(S, Depth);
  word(S, 8);
  for (unsigned N = 0; N < Depth; ++N)
    for (uint64_t V : {uint64_t(0), uint64_t(8 + 32 * Depth), uint64_t(N), uint64_t(0), uint64_t(3),
                       uint64_t(N), uint64_t(0x0f0f), uint64_t(0)})
      word(S, V);
  S.insert(S.end(), 32 * Depth, 'N');
  word(S, 0);
  return withParts(
      {{container::part::ISG1, S}, {container::part::OSG1, S}, {container::part::PSG1, S}});
}

/// Makes parameters that share the same ranges.
std::vector<uint8_t> sharedRanges(unsigned Depth, std::mt19937 &) {
  std::vector<uint8_t> S;
  uint32_t Table = 24 + 12 * Depth, Ranges = Table + 8;
  for (uint64_t V :
       {uint64_t(2), uint64_t(Depth), uint64_t(24), uint64_t(0), uint64_t(24), uint64_t(0)})
    word(S, V);
  for (unsigned N = 0; N < Depth; ++N) {
    word(S, 0);
    word(S, 0);
    word(S, Table);
  }
  word(S, Depth);
  word(S, Ranges);
  for (unsigned N = 0; N < Depth; ++N)
    for (uint64_t V :
         {uint64_t(0), uint64_t(1), uint64_t(N), uint64_t(0), uint64_t(0), uint64_t(0)})
      word(S, V);
  return withParts({{container::part::RTS0, S}});
}

/// Makes runtime data records that share one long list of numbers and one long text.
std::vector<uint8_t> sharedLists(unsigned Depth, std::mt19937 &) {
  auto Part = [](uint32_t Kind, const std::vector<uint8_t> &Data) {
    std::vector<uint8_t> P;
    word(P, Kind);
    word(P, Data.size());
    P.insert(P.end(), Data.begin(), Data.end());
    return P;
  };
  std::vector<uint8_t> Text(4 * Depth, 'f'), List, Functions;
  Text.back() = 0;
  word(List, Depth);
  for (unsigned N = 0; N < Depth; ++N)
    word(List, 0);
  word(Functions, Depth);
  word(Functions, 48);
  for (unsigned N = 0; N < Depth; ++N)
    for (uint64_t V : {0, 0, 0, 0, 6, 0, 0, 0, 0, 0x3fff, 0x60, 0})
      word(Functions, V);
  std::vector<std::vector<uint8_t>> Parts = {Part(1, Text), Part(2, List), Part(4, Functions)};
  std::vector<uint8_t> S;
  word(S, 0x10);
  word(S, Parts.size());
  uint64_t Position = 8 + 4 * Parts.size();
  for (const auto &P : Parts) {
    word(S, Position);
    Position += P.size();
  }
  for (const auto &P : Parts)
    S.insert(S.end(), P.begin(), P.end());
  return withParts({{container::part::RDAT, S}});
}

constexpr DeepFamily Families[] = {
    {"named-structs", namedStructs},
    {"literal-structs", literalStructs},
    {"annotated-structs", annotatedStructs},
    {"arrays-of-structs", arraysOfStructs},
    {"arrays-of-arrays", arraysOfArrays},
    {"huge-vector", hugeVector},
    {"pointers-to-pointers", pointersToPointers},
    {"functions-of-functions", functionsOfFunctions},
    {"aggregates", aggregates},
    {"expressions", expressions},
    {"addresses", addresses},
    {"nodes", nodes},
    {"cyclic-nodes", cyclicNodes},
    {"scopes", scopes},
    {"findings-in-scopes", findingsInScopes},
    {"access-tags", accessTags},
    {"shared-symbol", sharedSymbol},
    {"signature-rows", signatureRows},
    {"long-names", longNames},
    {"shared-semantic", sharedSemantic},
    {"shared-ranges", sharedRanges},
    {"shared-lists", sharedLists},
};

} // namespace

std::span<const DeepFamily> deepFamilies() {
  static const std::vector<DeepFamily> All = [] {
    std::vector<DeepFamily> Out(std::begin(Families), std::end(Families));
    for (const DeepFamily &F : deepCode())
      Out.push_back(F);
    return Out;
  }();
  return All;
}

} // namespace dxil::fuzz
