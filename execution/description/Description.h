// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run that a JSON document describes (docs/dxil-run.schema.json, docs/execution.md): its
// bindings, launches and expectations. It is first read, then run.
#pragma once

#include "Compile.h"
#include "Data.h"
#include "ExpectedPicture.h"
#include "ResourceTypes.h"

#include "pipeline/Draw.h"

#include <dxil/listing/Reflection.h>

#include <memory>

namespace dxil::execution {

/// A loaded shader of the run.
struct LoadedProgram {
  std::string Path;
  std::shared_ptr<const Shader> Program;
  std::vector<uint8_t> Container;
  listing::Reflection Reflected; ///< points into Container
  ResourceElements Elements;

  const ShaderInfo &info() const { return Program->info(); }
  /// Returns the element, or null if the module does not describe it.
  const ResourceElement *element(const DeclaredResource &R) const {
    const auto Match = Elements.find({R.Class, R.Id});
    return Match == Elements.end() ? nullptr : &Match->second;
  }
  /// Returns the channels of a typed view, or 4 if unknown.
  uint32_t channels(const DeclaredResource &R) const {
    const ResourceElement *E = element(R);
    return R.Format.Channels ? R.Format.Channels : E && E->Channels ? E->Channels : 4;
  }
  /// Returns the memory format of a typed view; 64-bit numbers are declared as 32-bit ones.
  ElementFormat format(const DeclaredResource &R) const;
};

/// Numbers expected in memory from an offset on, and their path in the document.
struct ExpectedNumbers {
  std::string Path;
  size_t Start = 0;
  Numbers Values;
};

/// What a result is to be.
struct Expectations {
  std::vector<ExpectedNumbers> Numbers;
  std::vector<ExpectedPicture> Pictures;
};

/// The binding of a resource in one of the programs.
struct BindingPlace {
  size_t Program = 0;
  uint32_t Space = 0, Register = 0;
};

struct DescribedResource {
  std::string Name, Path;
  Buffer Memory;
  const Format *Texels = nullptr; ///< the format to which values in memory are rounded
  const ScalarType *Show = nullptr;
  uint32_t Columns = 1;
  std::vector<BindingPlace> Places;
  Expectations Expects;
  bool IsTexture = false;
  std::optional<uint32_t> ExpectedCounter;
  std::string Save; ///< file to which the bytes are written
};

/// A stage that runs alone, with inputs from the document.
struct StageRun {
  uint32_t Count = 1; ///< vertices, patches, primitives
  std::vector<uint32_t> Inputs, Constants;
  std::vector<std::array<float, 3>> Locations;
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  std::vector<uint8_t> Payload;
  uint32_t VerticesPerPrimitive = 1;
  RayCall Call; ///< call of a ray tracing shader
};

/// An output of a draw, with its expectations.
struct DescribedTarget {
  std::string Name, Path, Save;
  Expectations Expects;
};

/// A draw, or a launch of mesh shaders.
struct DrawRun {
  Pipeline State;
  DrawCall Call;
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  bool Mesh = false;
  bool Corners =
      false; ///< no vertex shader: a rectangle with the pixel shader's inputs at its corners
  std::vector<uint32_t> CornerSlots;
  std::vector<DescribedTarget> Targets; ///< descriptions of State.Targets
  DescribedTarget Depth;
  std::array<DescribedTarget, 4> Streams;
};

/// The action on a fault, by family.
enum class FaultAction : uint8_t { Ignore, Warn, Error };
struct FaultActions {
  FaultAction Bounds = FaultAction::Warn, Barriers = FaultAction::Warn;
  /// Detected unless ignored.
  FaultAction Races = FaultAction::Ignore, Undefined = FaultAction::Ignore;

  FaultAction of(FaultKind Kind) const;
  FaultOptions lookFor() const {
    return {Races != FaultAction::Ignore, Undefined != FaultAction::Ignore};
  }
};
/// Parses "error" (for all detected families) or "races=error".
Status setFaultAction(const std::string &Text, FaultActions &To);

enum class LaunchKind : uint8_t { Dispatch, Draw, Stage, Rays, Graph };

struct Description {
  LaunchKind Launch = LaunchKind::Dispatch;
  FaultActions OnFault;                ///< the caller's actions, with changes of the document
  std::vector<LoadedProgram> Programs; ///< the one of the command line is first
  std::vector<DescribedResource> Resources;
  Dispatch Groups;
  std::unique_ptr<DrawRun> Draw;
  StageRun Stage;
  RayDispatch Rays;
  GraphDispatch Graph;
  /// Expected outputs, by semantic, of a stage that runs alone.
  std::vector<std::pair<std::string, Expectations>> OutputExpects;
};

/// Reads and checks the container.
Result<LoadedProgram> loadProgram(const std::string &Path, std::vector<uint8_t> Bytes,
                                  const std::string &Entry, const LoadOptions &Options);

/// Reads a document for a container, or for the HLSL file `ProgramPath`, of which `Program` is not
/// read. `Folder` contains the files that it names; the document's "waveSize" takes precedence.
/// An error begins with its place.
Status readDescription(const JsonValue::Json &Document, const std::string &Folder,
                       const std::string &ProgramPath, std::vector<uint8_t> Program,
                       LoadOptions Options, Description &To, const SourceCompiler &Compiler = {});

/// Compiles an HLSL file to a container.
Result<std::vector<uint8_t>> compileSource(const SourceCompiler &Compiler, const std::string &Path);

/// Returns a document that runs the container.
Result<std::string> exampleDescription(const LoadedProgram &P, const std::string &SchemaUrl);

/// Returns a register's letter, number and space: "t0", "u1,space2".
std::string registerName(ResourceClass Class, uint32_t Register, uint32_t Space);

} // namespace dxil::execution
