// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pipeline of llvm/offload-test-suite (its include/Support/Pipeline.h is the schema), as a
// description of dxil-run.
#pragma once

#include "Buffers.h"

#include <dxil/generated/OpCodes.h>

#include <optional>

namespace dxil::execution {

struct OffloadShader {
  Stage Kind = Stage::Compute;
  std::string Entry;
};

/// A compiled shader of the command line.
struct OffloadProgram {
  std::string Path;
  std::vector<uint8_t> Container;
};

struct OffloadResource {
  std::string Name; ///< of a buffer, sampler or acceleration structure
  ResourceClass Class = ResourceClass::SRV;
  bool IsTexture = false, IsTyped = false;
  std::optional<uint32_t> RootParameter; ///< its register stands in the root signature
  std::optional<uint32_t> HeapIndex;
  uint32_t Register = 0, Space = 0;
  std::optional<uint32_t> Tiles; ///< of 64 KiB, that have memory
};

struct OffloadPipeline {
  std::vector<OffloadShader> Shaders;
  std::vector<OffloadBuffer> Buffers;
  std::vector<OffloadResource> Resources;
  std::vector<OffloadCheck> Checks;
  std::string RenderTarget; ///< name of a buffer
  /// Parts of a description: samplers and lists of instances by name, and the launch.
  nlohmann::ordered_json Samplers, Scenes, Launch;

  OffloadBuffer *find(std::string_view Name);
};

/// An error begins with its place in the document ("Buffers[0].Data[3]: ").
Result<OffloadPipeline> readOffloadPipeline(const nlohmann::ordered_json &Document);

/// A description, and the buffers that take its results.
struct OffloadRun {
  nlohmann::ordered_json Description;
  /// A result and the element of a buffer that takes its bytes.
  struct Binding {
    std::string Result;
    size_t Buffer = 0, Element = 0; ///< in Buffers, and in its Elements
    bool IsWide = false;            ///< its numbers have 32 bits
  };
  std::vector<Binding> Bindings;
};

/// Returns the description of a pipeline for its compiled shaders; what these do not declare is
/// left out. The main program is the first.
Result<OffloadRun> describeOffload(const OffloadPipeline &P,
                                   const std::vector<OffloadProgram> &Programs);

} // namespace dxil::execution
