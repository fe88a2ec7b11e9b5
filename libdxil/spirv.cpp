// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil.h"
#include "report.h"

#include <dxil/spirv/Translate.h>

using namespace dxil;
using report::copy;

namespace {

/// Reads the options. Returns false for values out of range.
bool readOptions(const dxil_spirv_options &From, spirv::TranslateOptions &Out) {
  if (From.entry)
    Out.Entry = From.entry;
  if (From.shader_model) {
    if (From.shader_model < 60 || From.shader_model > 69)
      return false;
    Out.Minor = uint8_t(From.shader_model - 60);
  }
  Out.AddBase = From.add_base != 0;
  Out.FlipY = From.flip_y != 0;
  Out.IsLibrary = From.library != 0;
  if ((!From.constants && From.constant_count) || (!From.bindings && From.binding_count) ||
      (!From.other_stage && From.other_stage_size))
    return false;
  Out.OtherStage = report::view(From.other_stage, From.other_stage_size);
  Out.PatchVertices = From.patch_vertices;
  for (const dxil_spirv_constant &C : std::span(From.constants, From.constant_count))
    Out.Specialization.emplace_back(C.id, C.value);
  for (const dxil_spirv_binding &B : std::span(From.bindings, From.binding_count)) {
    std::optional<ResourceClass> Class;
    switch (B.register_class) {
    case 0: break;
    case 't': Class = ResourceClass::SRV; break;
    case 'u': Class = ResourceClass::UAV; break;
    case 'b': Class = ResourceClass::CBuffer; break;
    case 's': Class = ResourceClass::Sampler; break;
    default: return false;
    }
    Out.Bindings.push_back({B.set, B.binding, Class, B.space, B.register_number});
  }
  return true;
}

} // namespace

dxil_status dxil_from_spirv(const void *bytes, size_t size, const dxil_spirv_options *options,
                            void **result, size_t *result_size, char **error) {
  if (result)
    *result = nullptr;
  if (result_size)
    *result_size = 0;
  if (error)
    *error = nullptr;
  if (!result || !result_size || (!bytes && size) ||
      (options && options->size < sizeof(dxil_spirv_options)))
    return DXIL_ARGUMENT;
  return report::guarded([&] {
    spirv::TranslateOptions Options;
    if (options && !readOptions(*options, Options))
      return DXIL_ARGUMENT;
    const auto Made = spirv::translate(report::view(bytes, size), Options);
    if (!Made) {
      if (error)
        *error = copy(Made.error().str());
      return DXIL_UNUSABLE;
    }
    *result = report::copyBytes(*Made);
    *result_size = Made->size();
    return DXIL_OK;
  });
}
