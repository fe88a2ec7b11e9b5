// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of parts and dependencies that are derived from modules.
#include "TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/container/derive/Completion.h>
#include <dxil/container/derive/SignatureParts.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/ControlDependence.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleEdit.h>

#include <gtest/gtest.h>

#include <functional>
#include <random>

using namespace dxil;
using namespace dxil::container;

namespace {

constexpr container::FourCC SignatureParts[] = {container::part::ISG1, container::part::OSG1,
                                                container::part::PSG1};

std::vector<uint8_t> bytesOf(const container::Part *P) {
  return {P->Data.begin(), P->Data.end()};
}

void setMasks(const SignatureUse &Use, EntryPoint &E) {
  Signature *Lists[] = {&E.Input, &E.Output, &E.PatchOrPrimitive};
  for (unsigned K = 0; K < NumSignatureKinds; ++K)
    for (size_t I = 0; I < Lists[K]->size(); ++I) {
      (*Lists[K])[I].UsageMask = Use[K][I].Usage;
      (*Lists[K])[I].DynamicMask = Use[K][I].Dynamic;
    }
}

/// Returns a pixel shader with inputs A.x, A.y and A.z in one register. Its output SV_Target.x is
/// the value `%value` of the body.
std::string pixelShader(const std::string &Body, const std::string &Others = "") {
  return R"(target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
)" + Body +
         R"(
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %value)
  ret void
}
)" + Others +
         R"(
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32)
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float)

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3}
!0 = !{i32 1, i32 0}
!1 = !{i32 1, i32 8}
!2 = !{!"ps", i32 6, i32 0}
!3 = !{void ()* @main, !"main", !4, null, null}
!4 = !{!5, !6, null}
!5 = !{!7}
!6 = !{!8}
!7 = !{i32 0, !"A", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 0, i8 0, null}
!8 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 1, i32 0, i8 0, null}
!9 = !{i32 0}
)";
}

std::string input(const std::string &Name, int Column) {
  return "  %" + Name + " = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 " +
         std::to_string(Column) + ", i32 undef)\n";
}

/// Returns the columns of A on which SV_Target.x depends, one bit each; -1 if the derivation gives
/// up.
int inputsOf(const std::string &Assembly) {
  auto M = ir::parseAssembly(Assembly);
  if (!M) {
    ADD_FAILURE() << M.error().str();
    return -2;
  }
  Analysis A(*M);
  A.Info = readFacts(*M);
  auto State = viewIdState(A, A.Info.Entries.at(0), false);
  EXPECT_EQ(State, viewIdState(A, A.Info.Entries.at(0), false, false)) << Assembly;
  if (!State)
    return -1;
  EXPECT_EQ(State->at(0), 3u);
  EXPECT_EQ(State->at(1), 1u);
  int Inputs = 0;
  for (int I = 0; I < 3; ++I)
    Inputs |= int(State->at(size_t(I) + 2)) << I;
  return Inputs;
}

/// Calls the function for each container of the corpus with a shader and pipeline state. It may
/// change the module.
void forEachShader(const std::function<void(const std::filesystem::path &,
                                            const container::Container &, ir::Module &)> &Visit) {
  for (const auto &Path : test::corpusFiles()) {
    const auto Input = test::readBytes(Path);
    auto C = container::Container::parse(Input);
    ASSERT_TRUE(C) << Path;
    auto M = container::readModule(*C, container::part::DXIL);
    if (M && C->find(container::part::PSV0))
      Visit(Path, *C, *M);
  }
}

} // namespace

TEST(Derive, PartsOfTheCorpusAsTheModuleSays) {
  size_t Shaders = 0;
  forEachShader([&](const auto &Path, const container::Container &C, ir::Module &M) {
    Analysis A(M);
    A.Info = readFacts(M);
    ++Shaders;
    EntryPoint &E = A.Info.Entries.at(0);
    for (unsigned K = 0; K < NumSignatureKinds; ++K) {
      const container::Part *P = C.find(SignatureParts[K]);
      if (!P)
        continue;
      EXPECT_EQ(deriveSignaturePart(A.Info, E, SignatureKind(K)), bytesOf(P)) << Path;
    }
    EXPECT_EQ(derivePipelineState(A, E, storedViewIdState(M)),
              bytesOf(C.find(container::part::PSV0)))
        << Path;
  });
  EXPECT_GT(Shaders, 230u);
}

// Unverified code can use values before their definition. Both algorithms for dependencies must
// agree on it.
TEST(Derive, DependenciesOfAnyOperands) {
  std::minstd_rand Random(1);
  size_t Compared = 0, Differing = 0;
  forEachShader([&](const auto &Path, const container::Container &, ir::Module &M) {
    // Replaces each operand that is an instruction's result by another result of its type.
    std::vector<ir::ValueId> Last(M.Types.size(), ir::None);
    for (int Round = 0; Round < 2; ++Round)
      for (ir::InstId I = 0; I < M.Instructions.size(); ++I)
        for (uint32_t K = 0; K < M.Instructions[I].Operands.Count; ++K) {
          ir::ValueId &V = M.OperandPool[M.Instructions[I].Operands.First + K];
          if (V >= M.Values.size() || M.Values[V].Kind != ir::ValueKind::Instruction)
            continue;
          ir::ValueId &Other = Last[M.Values[V].Type];
          if (Other == ir::None || Random() % 3 == 0)
            Other = V;
          else if (Random() % 3 == 0)
            V = Other;
        }
    Analysis A(M);
    A.Info = readFacts(M);
    const EntryPoint &E = A.Info.Entries.at(0);
    const auto State = viewIdState(A, E, true);
    EXPECT_EQ(State, viewIdState(A, E, true, false)) << Path;
    ++Compared;
    if (auto Stored = storedViewIdState(M); State && !Stored.empty() && *State != Stored)
      ++Differing;
  });
  EXPECT_GT(Compared, 230u);
  EXPECT_GT(Differing, 50u); // enough cases for a comparison
}

TEST(Derive, DependenciesByLoops) {
  // The loop's next value depends on the current one: %value depends on %a through the phi, on %b
  // through the branch, and on %c through the addition.
  EXPECT_EQ(inputsOf(pixelShader(input("a", 0) + input("b", 1) + input("c", 2) + R"(
  br label %loop
loop:
  %sum = phi float [ %a, %0 ], [ %more, %next ]
  %go = fcmp olt float %sum, %b
  br i1 %go, label %next, label %end
next:
  %more = fadd float %sum, %c
  br label %loop
end:
  %value = fadd float %sum, 0.000000e+00
)")),
            7);
  // Operands of unreachable blocks count too.
  EXPECT_EQ(inputsOf(pixelShader(input("a", 0) + input("b", 1) + R"(
  br label %end
never:
  %more = fadd float %b, 1.000000e+00
  br label %end
end:
  %value = phi float [ %a, %0 ], [ %more, %never ]
)")),
            3);
}

TEST(Derive, MasksAndDependenciesOfTheCorpus) {
  size_t Masks = 0, Dependencies = 0;
  forEachShader([&](const auto &Path, const container::Container &C, ir::Module &M) {
    Analysis A(M);
    A.Info = readFacts(M);
    EntryPoint &E = A.Info.Entries.at(0);
    auto State = viewIdState(A, E, has(A.Info.Flags, ShaderFlag::ViewID));
    ASSERT_TRUE(State) << Path;
    EXPECT_EQ(State, viewIdState(A, E, has(A.Info.Flags, ShaderFlag::ViewID), false)) << Path;
    if (auto Stored = storedViewIdState(M); !Stored.empty()) {
      EXPECT_EQ(*State, Stored) << Path;
      ++Dependencies;
    }
    setMasks(signatureUse(A, E), E);
    EXPECT_EQ(deriveSignaturePart(A.Info, E, SignatureKind::Input),
              bytesOf(C.find(container::part::ISG1)))
        << Path;
    EXPECT_EQ(deriveSignaturePart(A.Info, E, SignatureKind::Output),
              bytesOf(C.find(container::part::OSG1)))
        << Path;
    EXPECT_EQ(derivePipelineState(A, E, *State), bytesOf(C.find(container::part::PSV0))) << Path;
    ++Masks;
  });
  EXPECT_GT(Masks, 220u);
  EXPECT_GT(Dependencies, 110u);
}

/// Removes masks and `dx.viewIdState` from a module.
void dropSignatureUse(ir::Module &M) {
  const ModuleFacts Info = readFacts(M);
  ir::ModuleEdit Edit(M);
  for (const EntryPoint &E : Info.Entries)
    for (unsigned K = 0; K < NumSignatureKinds; ++K)
      for (const SignatureElement &X : signatureOf(E, SignatureKind(K))) {
        const ir::MetadataId Stream[] = {Edit.i32(0), Edit.i32(uint32_t(X.Stream))};
        Edit.setOperand(X.Node, 10, X.Stream ? Edit.node(Stream) : ir::None);
      }
  Edit.finish();
  std::erase_if(M.NamedMetadata, [](const auto &N) { return N.Name == "dx.viewIdState"; });
}

TEST(Derive, WhatIsTakenOutOfAModuleIsCompletedAsItWas) {
  size_t Same = 0, Dropped = 0;
  forEachShader([&](const auto &Path, const container::Container &C, ir::Module &M) {
    const bool HadState = !storedViewIdState(M).empty();
    dropSignatureUse(M);
    Dropped += HadState && storedViewIdState(M).empty();
    Analysis Before(M);
    Before.Info = readFacts(M);
    mapHandles(Before);
    complete(M, deriveCompletion(Before));
    EXPECT_TRUE(ir::checkTables(M)) << Path;
    EXPECT_EQ(storedViewIdState(M).empty(), !HadState) << Path;
    Analysis A(M);
    A.Info = readFacts(M);
    const EntryPoint &E = A.Info.Entries.at(0);
    EXPECT_EQ(deriveSignaturePart(A.Info, E, SignatureKind::Input),
              bytesOf(C.find(container::part::ISG1)))
        << Path;
    EXPECT_EQ(derivePipelineState(A, E, storedViewIdState(M)),
              bytesOf(C.find(container::part::PSV0)))
        << Path;
    ++Same;
  });
  EXPECT_GT(Same, 220u);
  EXPECT_GT(Dropped, 100u);
}

TEST(Derive, PartsAreWrittenAsTheyWereRead) {
  for (const auto &Path : test::corpusFiles()) {
    const auto Input = test::readBytes(Path);
    auto C = container::Container::parse(Input);
    ASSERT_TRUE(C);
    for (container::FourCC Name : SignatureParts)
      if (const container::Part *P = C->find(Name)) {
        auto S = container::readSignature(P->Data, Name);
        ASSERT_TRUE(S);
        EXPECT_EQ(container::writeSignature(*S), bytesOf(P)) << Path;
      }
    if (const container::Part *P = C->find(container::part::PSV0)) {
      auto S = container::readPipelineState(P->Data);
      ASSERT_TRUE(S);
      EXPECT_EQ(container::writePipelineState(*S), bytesOf(P)) << Path;
    }
  }
}

TEST(Derive, EachVersionAndStageOfPipelineStateIsReadAsWritten) {
  for (uint32_t Version = 0; Version <= 4; ++Version)
    for (uint32_t Kind = 0; Kind <= uint32_t(Stage::Amplification); ++Kind) {
      container::PipelineState P;
      P.Version = Version;
      P.Stage = Stage(Kind);
      P.MinWaveLanes = 4;
      P.MaxWaveLanes = 64;
      P.OutputPositionPresent = P.DepthOutput = P.SampleFrequency = true;
      P.InputControlPoints = P.GroupSharedBytes = P.PayloadBytes = 0x1234567;
      P.InputPrimitive = InputPrimitive(0x1234567);
      P.MaxOutputVertices = 0xfedc;
      P.MaxVertexCount = 0x1234;
      P.PatchOrPrimVectors = 9;
      P.InputVectors = 2;
      P.OutputVectors[0] = 17;
      P.UsesViewId = true;
      P.NumThreads[2] = 7;
      P.NumBytesGroupShared = 99;
      static constexpr uint8_t Strings[] = {0, 'a', 0, 0};
      P.Strings = Strings;
      P.EntryNameOffset = 1;
      P.SemanticIndices = {5, 6};
      container::PipelineElement E;
      E.Name = 1;
      E.Rows = 2;
      E.Columns = 3;
      E.StartColumn = 1;
      E.Stream = 3;
      E.DynamicIndexMask = 5;
      P.Inputs = {E, E};
      P.Resources.push_back({7, 1, 2, 3, std::nullopt, std::nullopt});
      P.ViewIdOutputs[0] = {1, 2, 3};
      if (Stage(Kind) == Stage::Hull || Stage(Kind) == Stage::Mesh)
        P.ViewIdPatchOrPrim = {4, 5};
      if (Stage(Kind) != Stage::Mesh)
        P.InputToOutput[0] = {2, 17, std::vector<uint32_t>(24, 11)};
      if (Stage(Kind) == Stage::Hull)
        P.InputToPatch = {2, 9, std::vector<uint32_t>(16, 12)};
      if (Stage(Kind) == Stage::Domain)
        P.PatchToOutput = {9, 17, std::vector<uint32_t>(108, 13)};
      const std::vector<uint8_t> Bytes = container::writePipelineState(P);
      auto Read = container::readPipelineState(Bytes, Kind);
      ASSERT_TRUE(Read) << Read.error().str();
      EXPECT_EQ(Read->Version, Version);
      EXPECT_EQ(container::writePipelineState(*Read), Bytes) << Version << " " << Kind;
      if (Version < 1)
        continue;
      EXPECT_EQ(Read->Inputs.size(), 2u);
      EXPECT_EQ(Read->Inputs[1].StartColumn, 1);
      EXPECT_EQ(Read->Inputs[1].SemanticIndices, P.SemanticIndices);
      EXPECT_EQ(Read->ViewIdOutputs[0], P.ViewIdOutputs[0]);
      EXPECT_EQ(Read->ViewIdPatchOrPrim, P.ViewIdPatchOrPrim);
      EXPECT_EQ(Read->InputToOutput[0].Words, P.InputToOutput[0].Words);
      EXPECT_EQ(Read->InputToPatch.Words, P.InputToPatch.Words);
      EXPECT_EQ(Read->PatchToOutput.Words, P.PatchToOutput.Words);
    }
}

TEST(Dependencies, ByValue) {
  EXPECT_EQ(inputsOf(pixelShader(input("x", 0) + input("z", 2) + "  %value = fadd float %x, %z\n")),
            5);
  EXPECT_EQ(inputsOf(pixelShader(input("x", 0) + input("value", 1))), 2);
}

TEST(Dependencies, OnABranchThatChoosesConstants) {
  const std::string Head = input("x", 0) + "  %c = fcmp olt float %x, 1.0\n";
  EXPECT_EQ(inputsOf(pixelShader(Head + R"(  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %value = phi float [ 2.0, %0 ], [ 3.0, %a ])")),
            1);
  // Both branches lead to the same block.
  EXPECT_EQ(inputsOf(pixelShader(Head + R"(  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %value = fadd float 2.0, 3.0)")),
            0);
}

TEST(Dependencies, OnALoopsEnd) {
  EXPECT_EQ(inputsOf(pixelShader(input("y", 1) + R"(  br label %head
head:
  %n = phi float [ 0.0, %0 ], [ %next, %head ]
  %next = fadd float %n, 1.0
  %c = fcmp olt float %next, %y
  br i1 %c, label %head, label %end
end:
  %value = fmul float %next, 2.0)")),
            2);
}

TEST(Dependencies, ThroughMemory) {
  EXPECT_EQ(inputsOf(pixelShader(input("x", 0) + input("y", 1) + input("z", 2) + R"(
  %a = alloca [2 x float]
  %b = alloca [2 x float]
  %a0 = getelementptr [2 x float], [2 x float]* %a, i32 0, i32 0
  %a1 = getelementptr [2 x float], [2 x float]* %a, i32 0, i32 1
  %b0 = getelementptr [2 x float], [2 x float]* %b, i32 0, i32 0
  store float %x, float* %a0
  store float %y, float* %b0
  %value = load float, float* %a1)")),
            1);
}

TEST(Dependencies, ThroughCalls) {
  const std::string Callee = R"(
define float @f(float %a, float* %p, float %unused) {
  store float %a, float* %p
  %c = fcmp olt float %a, 1.0
  br i1 %c, label %t, label %e
t:
  ret float 1.0
e:
  ret float 2.0
}
)";
  const std::string Head = input("x", 0) + input("y", 1) + "  %m = alloca float\n";
  EXPECT_EQ(inputsOf(pixelShader(Head + "  %value = call float @f(float %y, float* %m, float %x)\n",
                                 Callee)),
            3); // a call depends on its operands
  EXPECT_EQ(inputsOf(pixelShader(Head + R"(  %r = call float @f(float %y, float* %m, float 0.0)
  %value = load float, float* %m)",
                                 Callee)),
            2);
}

TEST(Dependencies, ALoopWithoutEndDecidesWhatRuns) {
  EXPECT_EQ(inputsOf(pixelShader(input("x", 0) + input("z", 2) + R"(
  %c = fcmp olt float %x, 1.0
  br i1 %c, label %dead, label %go
dead:
  br label %dead
go:
  %value = fadd float %z, 1.0)")),
            5);
}

TEST(Dependencies, NestingBeyondAllUseEndsTheWork) {
  // Nested loops whose exits all decide whether the innermost block runs again: the number of pairs
  // grows with the square of the number of blocks.
  auto nested = [](int Loops) {
    std::string Body = input("x", 0) + "  %c = fcmp olt float %x, 1.0\n  br label %head0\n";
    for (int I = 0; I < Loops; ++I)
      Body += "head" + std::to_string(I) + ":\n  br label %" +
              (I + 1 < Loops ? "head" + std::to_string(I + 1) : std::string("inner")) + "\n";
    Body += "inner:\n  %p = phi float [ 0.0, %head" + std::to_string(Loops - 1) +
            " ]\n  br label %latch" + std::to_string(Loops - 1) + "\n";
    for (int I = Loops; I-- > 0;)
      Body += "latch" + std::to_string(I) + ":\n  br i1 %c, label %head" + std::to_string(I) +
              ", label %" + (I ? "latch" + std::to_string(I - 1) : std::string("end")) + "\n";
    return Body + "end:\n  %value = fadd float %p, 1.0";
  };
  EXPECT_EQ(inputsOf(pixelShader(nested(1000))), 1);
  EXPECT_EQ(inputsOf(pixelShader(nested(6000))), -1);
}

TEST(ControlDependence, OfADiamondAndALoop) {
  auto M = ir::parseAssembly(R"(
define void @f(i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  br label %body
body:
  br i1 %c, label %body, label %done
done:
  ret void
lost:
  br label %done
}
)");
  ASSERT_TRUE(M) << M.error().str();
  const ir::Graph G(*M, M->Functions.at(0));
  auto Control = ir::ControlDependence::compute(G, 100);
  ASSERT_TRUE(Control);
  auto controllers = [&](uint32_t B) {
    auto Span = Control->controllers(B);
    return std::vector<uint32_t>(Span.begin(), Span.end());
  };
  using List = std::vector<uint32_t>;
  EXPECT_EQ(controllers(0), List());
  EXPECT_EQ(controllers(1), List{0});
  EXPECT_EQ(controllers(2), List{0});
  EXPECT_EQ(controllers(3), List());
  EXPECT_EQ(controllers(4), List{4}); // its own branch decides whether it runs again
  EXPECT_EQ(controllers(5), List());
  EXPECT_EQ(Control->pairs(), 3u);
  EXPECT_TRUE(ir::ControlDependence::compute(G, 3));
  EXPECT_FALSE(ir::ControlDependence::compute(G, 2));
}
