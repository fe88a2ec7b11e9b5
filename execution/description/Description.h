// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run as a JSON document describes it (docs/dxil-run.schema.json, docs/execution.md): what is
// bound, what is launched, what is expected. Reading it and running it are one step each.
#pragma once

#include "Data.h"
#include "ResourceTypes.h"

#include "pipeline/Draw.h"

#include <dxil/listing/Reflection.h>

#include <memory>

namespace dxil::execution {

/// A shader of the run, ready.
struct LoadedProgram {
  std::string Path;
  std::shared_ptr<const Shader> Program;
  std::vector<uint8_t> Container;
  listing::Reflection Reflected; ///< points into Container
  ResourceElements Elements;

  const ShaderInfo &info() const { return Program->info(); }
  /// Null if the module does not say.
  const ResourceElement *element(const DeclaredResource &R) const {
    const auto Found = Elements.find({R.Class, R.Id});
    return Found == Elements.end() ? nullptr : &Found->second;
  }
  /// Channels of a typed view, 4 where nothing tells.
  uint32_t channels(const DeclaredResource &R) const {
    const ResourceElement *E = element(R);
    return R.Format.Channels ? R.Format.Channels : E && E->Channels ? E->Channels : 4;
  }
  /// How a typed view's elements lie in memory: 64-bit numbers are declared as 32-bit ones.
  ElementFormat format(const DeclaredResource &R) const;
};

/// Numbers that memory must hold from a byte on, and where the document says so.
struct ExpectedNumbers {
  std::string Path;
  size_t Start = 0;
  Numbers Values;
};

/// Where a resource is bound for one of the programs.
struct BindingPlace {
  size_t Program = 0;
  uint32_t Space = 0, Register = 0;
};

struct DescribedResource {
  std::string Name, Path;
  Buffer Memory;
  const Format *Texels = nullptr; ///< the format whose values the memory is kept to
  const ScalarType *Show = nullptr;
  uint32_t Columns = 1;
  std::vector<BindingPlace> Places;
  std::vector<ExpectedNumbers> Expects;
  std::optional<uint32_t> ExpectedCounter;
  std::string Save; ///< file that gets the bytes
};

/// A stage that runs by itself, on inputs that the document gives.
struct StageRun {
  uint32_t Count = 1; ///< vertices, patches, primitives
  std::vector<uint32_t> Inputs, Constants;
  std::vector<std::array<float, 3>> Locations;
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  std::vector<uint8_t> Payload;
  uint32_t VerticesPerPrimitive = 1;
  RayCall Call; ///< of a ray tracing shader
};

/// Something that a draw leaves, and what is expected of it.
struct DescribedTarget {
  std::string Name, Path, Save;
  std::vector<ExpectedNumbers> Expects;
};

/// A draw, or a launch of mesh shaders.
struct DrawRun {
  Pipeline State;
  DrawCall Call;
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  bool Mesh = false;
  bool Corners =
      false; ///< no vertex shader: a rectangle whose corners have the pixel shader's inputs
  std::vector<uint32_t> CornerSlots;
  std::vector<DescribedTarget> Targets; ///< of State.Targets
  DescribedTarget Depth;
  std::array<DescribedTarget, 4> Streams;
};

/// What is done of faults, by family.
enum class FaultAction : uint8_t { Ignore, Warn, Error };
struct FaultActions {
  FaultAction Bounds = FaultAction::Warn, Barriers = FaultAction::Warn;
  /// Looked for unless they are ignored.
  FaultAction Races = FaultAction::Ignore, Undefined = FaultAction::Ignore;

  FaultAction of(FaultKind Kind) const;
  FaultOptions lookFor() const {
    return {Races != FaultAction::Ignore, Undefined != FaultAction::Ignore};
  }
};
/// Takes "error" (of all that is looked for) or "races=error". Returns what is wrong, or an empty
/// string.
std::string setFaultAction(const std::string &Text, FaultActions &To);

enum class LaunchKind : uint8_t { Dispatch, Draw, Stage, Rays, Graph };

struct Description {
  LaunchKind Launch = LaunchKind::Dispatch;
  FaultActions OnFault;                ///< as the caller has it, but for what the document says
  std::vector<LoadedProgram> Programs; ///< that of the command line first
  std::vector<DescribedResource> Resources;
  Dispatch Groups;
  std::unique_ptr<DrawRun> Draw;
  StageRun Stage;
  RayDispatch Rays;
  GraphDispatch Graph;
  /// Outputs of a stage that runs by itself, by semantic.
  std::vector<std::pair<std::string, std::vector<ExpectedNumbers>>> OutputExpects;
};

/// Reads and checks the container.
std::string loadProgram(const std::string &Path, std::vector<uint8_t> Bytes,
                        const std::string &Entry, const LoadOptions &Options, LoadedProgram &To);

/// Reads a document for a container. `Folder` is where files that it names are found; the
/// document's "waveSize" wins. Returns what is wrong, with its place, or an empty string.
std::string readDescription(const JsonValue::Json &Document, const std::string &Folder,
                            const std::string &ProgramPath, std::vector<uint8_t> Program,
                            LoadOptions Options, Description &To);

/// A document that runs for the container. Returns what is wrong with the container, or an empty
/// string.
std::string exampleDescription(const LoadedProgram &P, const std::string &SchemaUrl,
                               std::string &To);

/// The scalar that a component of a resource or signature is for a reader.
const ScalarType *scalarOf(ComponentType Type);
/// The letter of a register and its number: "t0", "u1,space2".
std::string registerName(ResourceClass Class, uint32_t Register, uint32_t Space);

} // namespace dxil::execution
