// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Translates SPIR-V to a container.
//
//   Result<std::vector<uint8_t>> Container = spirv::translate(Bytes, {.Entry = "main"});
//
// Registers: the space is the descriptor set, the register the binding, in each class. Arrays of
// resources whose registers overlap another binding have a space of their own: 1000 * (set + 1) +
// binding, from register 0 on. Push constants are the constant buffer b0 of PushConstantSpace, the
// number of thread groups (three words) is b1 there, the shader record b2.
#pragma once

#include <dxil/generated/OpCodes.h>
#include <dxil/module/Error.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace dxil::spirv {

inline constexpr uint32_t PushConstantSpace = 32;

/// The registers of a binding, in place of the default.
struct BindingRegister {
  uint32_t Set = 0, Binding = 0;
  /// The resource class that the rule applies to; without a value, each class of the binding. A
  /// combined image and sampler has two.
  std::optional<ResourceClass> Class;
  uint32_t Space = 0, Register = 0;
};

struct TranslateOptions {
  /// Name of the entry point; empty: the only one, or the first.
  std::string Entry;
  /// Translates all entry points of ray tracing pipelines to one library; Entry is empty.
  bool IsLibrary = false;
  /// The stage of the entry point; without a value, any stage.
  std::optional<Stage> Kind;
  /// N of shader model 6.N; without a value, 6.6 or the later model that the module needs.
  std::optional<uint8_t> Minor;
  /// Values of specialization constants by their SpecId, as the bits of the constant's type.
  std::vector<std::pair<uint32_t, uint64_t>> Specialization;
  /// Adds the first vertex and instance to the built-in indices, as Vulkan does; needs 6.8.
  bool AddBase = false;
  /// Negates the y coordinate of positions.
  bool FlipY = false;
  /// The first rule that fits a binding applies; an array takes consecutive registers from there
  /// on.
  std::vector<BindingRegister> Bindings;
  /// Space and register of push constants, and of the number of thread groups.
  std::pair<uint32_t, uint32_t> PushConstants = {PushConstantSpace, 0};
  std::pair<uint32_t, uint32_t> GroupCounts = {PushConstantSpace, 1};
  /// Space and register of the constants in a ray tracing shader's record.
  std::pair<uint32_t, uint32_t> ShaderRecord = {PushConstantSpace, 2};
  /// The module of the other tessellation stage, as execution modes may be in either one; empty:
  /// the module itself.
  Bytes OtherStage;
  /// Number of control points that a hull or domain shader takes; 0: the length of the module's
  /// input arrays, else the number of the hull shader's outputs.
  uint32_t PatchVertices = 0;
};

Result<std::vector<uint8_t>> translate(Bytes Module, const TranslateOptions &Options = {});

} // namespace dxil::spirv
