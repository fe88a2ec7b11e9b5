// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BranchingShader.h"

#include <dxil/container/derive/Build.h>
#include <dxil/module/AssemblyParser.h>

#include <string>
#include <string_view>

using namespace dxil;

namespace {

constexpr const char *Head = R"(
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%Settings = type { [16 x <4 x float>] }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%struct.SamplerState = type { i32 }

define void @main() {
  %in = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %cb = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)
)";

constexpr const char *ComputeStart = R"(
  %out = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %start = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %x = uitofp i32 %start to float
)";

constexpr const char *PixelStart = R"(
  %tex = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 1, i1 false)
  %smp = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 0, i1 false)
  %x = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %y = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  %start = fptoui float %y to i32
)";

constexpr const char *Declarations = R"(
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1
declare float @dx.op.unary.f32(i32, float) #0
)";

constexpr const char *ComputeDeclarations = R"(
declare i32 @dx.op.threadId.i32(i32, i32) #0
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2
)";

constexpr const char *PixelDeclarations = R"(
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #2
declare %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #1
)";

constexpr const char *Metadata = R"(
attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!11}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!6 = !{i32 0, %struct.ByteAddressBuffer* undef, !"In", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!9 = !{!10}
!10 = !{i32 0, %Settings* undef, !"Settings", i32 0, i32 0, i32 1, i32 256, null}
)";

constexpr const char *ComputeMetadata = R"(
!3 = !{!"cs", i32 6, i32 0}
!4 = !{!5, !7, !9, null}
!5 = !{!6}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"Out", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!11 = !{void ()* @main, !"main", null, !4, !12}
!12 = !{i32 0, i64 16, i32 4, !13}
!13 = !{i32 64, i32 1, i32 1}
)";

constexpr const char *PixelMetadata = R"(
!dx.viewIdState = !{!14}

!3 = !{!"ps", i32 6, i32 0}
!4 = !{!5, null, !9, !7}
!5 = !{!6, !8}
!7 = !{!15}
!8 = !{i32 1, %"class.Texture2D<vector<float, 4> >"* undef, !"Tex", i32 0, i32 1, i32 1, i32 2, i32 0, !16}
!11 = !{void ()* @main, !"main", !17, !4, !12}
!12 = !{i32 0, i64 16}
!14 = !{[4 x i32] [i32 2, i32 4, i32 15, i32 15]}
!15 = !{i32 0, %struct.SamplerState* undef, !"Smp", i32 0, i32 0, i32 1, i32 0, null}
!16 = !{i32 0, i32 9}
!17 = !{!18, !20, null}
!18 = !{!19}
!19 = !{i32 0, !"TEXCOORD", i8 9, i8 0, !22, i8 2, i32 1, i8 2, i32 0, i8 0, !23}
!20 = !{!21}
!21 = !{i32 0, !"SV_Target", i8 9, i8 16, !22, i8 0, i32 1, i8 4, i32 0, i8 0, !24}
!22 = !{i32 0}
!23 = !{i32 3, i32 3}
!24 = !{i32 3, i32 15}
)";

/// Returns the text with each "$" replaced by the number of the step and each "^" by that of the
/// previous step.
void addStep(std::string_view Text, const std::string &Number, const std::string &Before,
             std::string &Out) {
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '$')
      Out += Number;
    else if (Text[I] == '^')
      Out += Before;
    else
      Out += Text[I];
}

constexpr std::string_view Decide = R"(
  %i$ = add i32 %j^, 16
  %w$ = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %in, i32 %i$, i32 undef)
  %a$ = extractvalue %dx.types.ResRet.i32 %w$, 0
  %b$ = extractvalue %dx.types.ResRet.i32 %w$, 1
  %r$ = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %cb, i32 7)
  %f$ = extractvalue %dx.types.CBufRet.f32 %r$, 2
  %m$ = fmul fast float %v^, %f$
  %c$ = icmp ult i32 %a$, %b$
  br i1 %c$, label %then$, label %else$

then$:
)";

constexpr std::string_view Load = R"(
  %tw$ = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %in, i32 %a$, i32 undef)
  %te$ = extractvalue %dx.types.ResRet.i32 %tw$, 2
  %tf$ = uitofp i32 %te$ to float
)";

constexpr std::string_view Sample = R"(
  %tw$ = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %tex, %dx.types.Handle %smp, float %m$, float %f$, float undef, float undef, i32 0, i32 0, i32 undef, float 0.000000e+00)
  %tf$ = extractvalue %dx.types.ResRet.f32 %tw$, 1
  %te$ = fptoui float %tf$ to i32
)";

constexpr std::string_view Join = R"(
  %tx$ = fadd fast float %m$, %tf$
  br label %join$

else$:
  %ex$ = call float @dx.op.unary.f32(i32 13, float %m$)
  br label %join$

join$:
  %v$ = phi float [ %tx$, %then$ ], [ %ex$, %else$ ]
  %j$ = phi i32 [ %te$, %then$ ], [ %b$, %else$ ]
)";

std::string assembly(bool IsPixelShader, size_t Steps) {
  std::string Out = std::string(Head) + (IsPixelShader ? PixelStart : ComputeStart) +
                    "  %v0 = fadd fast float %x, 1.0\n  %j0 = add i32 %start, 4\n";
  std::string Before = "0";
  for (size_t Step = 1; Step <= Steps; ++Step) {
    std::string Number = std::to_string(Step);
    addStep(Decide, Number, Before, Out);
    addStep(IsPixelShader && Step % 2 ? Sample : Load, Number, Before, Out);
    addStep(Join, Number, Before, Out);
    Before = Number;
  }
  if (IsPixelShader)
    for (int Column = 0; Column < 4; ++Column)
      Out += "  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 " +
             std::to_string(Column) + ", float %v" + Before + ")\n";
  else
    Out += "  %end = fptoui float %v" + Before +
           " to i32\n  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %out, i32 "
           "%start, i32 undef, i32 %end, i32 %j" +
           Before + ", i32 %start, i32 %start, i8 15)\n";
  return Out + "  ret void\n}\n" + Declarations +
         (IsPixelShader ? PixelDeclarations : ComputeDeclarations) + Metadata +
         (IsPixelShader ? PixelMetadata : ComputeMetadata);
}

} // namespace

std::vector<uint8_t> test::branchingShader(bool IsPixelShader, size_t Steps) {
  auto M = ir::parseAssembly(assembly(IsPixelShader, Steps));
  if (!M)
    return {};
  M->BlockNames.clear();
  for (ir::ValueId V = 0; V < M->ValueNames.size(); ++V)
    if (M->Values[V].Kind == ir::ValueKind::Instruction)
      M->ValueNames[V] = {};
  container::ContainerInput In;
  In.Program = std::move(*M);
  auto Made = container::buildContainer(std::move(In));
  return Made ? std::move(*Made) : std::vector<uint8_t>();
}
