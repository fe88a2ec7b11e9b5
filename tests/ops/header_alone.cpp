// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Includes only the header, and checks facts at compile time.
#include <dxil/ops.h>

#include <dxil/generated/OpViews.h>
#include <dxil/intrinsics.h>

using namespace dxil;

constexpr const OpInfo &Sin = info(OpCode::Sin);
static_assert(Sin.Name == "Sin" && Sin.ClassName == "unary" && Sin.Args.size() == 1);
static_assert(overloads(OpCode::Sin, Version{1, 0}).contains(Overload::Half));
static_assert(overloads(OpCode::Sin, Version{1, 0}).contains(Overload::Float));
static_assert(!overloads(OpCode::Sin, Version{1, 0}).contains(Overload::Double));
static_assert(!overloads(OpCode::Sin, Version{1, 8}).containsVector(Overload::Float));
static_assert(overloads(OpCode::Sin, Version{1, 9}).containsVector(Overload::Float));
static_assert(findOp("Sin") == OpCode::Sin && findOp(13u)->Name == "Sin");
static_assert(!overloads(OpCode::RawBufferStore, {1, 2}).contains(Overload::Double));
static_assert(overloads(OpCode::RawBufferStore, {1, 3}).contains(Overload::Double));
static_assert(!stages(OpCode::DerivCoarseX, {1, 5}).contains(Stage::Compute));
static_assert(stages(OpCode::DerivCoarseX, {1, 6}).contains(Stage::Compute));
static_assert(stages(OpCode::DerivCoarseX, {1, 0}).contains(Stage::Pixel));
static_assert(isAvailable(OpCode::CreateHandle, {1, 5}) && isRemoved(OpCode::CreateHandle, {1, 6}));
static_assert(stages(OpCode::CreateHandle, {1, 6}).empty());
static_assert(attributes(OpCode::Sin, {1, 0}).contains(Attribute::ReadNone));
static_assert(checkCall(OpCode::Sin, Overload::Double, Stage::Pixel, {1, 6}) ==
              CallStatus::OverloadNotAllowed);
static_assert(parseFunctionName("dx.op.bufferLoad.f32")->OverloadText == "f32");
static_assert(parseExtensionName("dxil.waveReadLaneAt.f32")->Op->Code == OpCode::WaveReadLaneAt);
static_assert(!info(OpCode(0xffffffffu)).Args.size());
