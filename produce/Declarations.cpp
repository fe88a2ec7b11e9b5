// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks and stores declarations of elements, resources and entries.
#include "ProgramMetadata.h"

#include <dxil/container/SignaturePacking.h>
#include <dxil/generated/Limits.h>
#include <dxil/ops/SystemValues.h>

#include <algorithm>
#include <bit>

namespace dxil::produce {

using namespace container;
namespace {

std::string quoted(std::string_view Text) {
  return "'" + std::string(Text.substr(0, 200)) + "'";
}

constexpr std::string_view listName(SignatureList List) {
  switch (List) {
  case SignatureList::Input: return "input";
  case SignatureList::Output: return "output";
  default: return "patch constant or primitive";
  }
}

constexpr bool isInElements(ComponentType C) {
  switch (C) {
  case ComponentType::I1:
  case ComponentType::I16:
  case ComponentType::U16:
  case ComponentType::I32:
  case ComponentType::U32:
  case ComponentType::F16:
  case ComponentType::F32:
  case ComponentType::SNormF16:
  case ComponentType::SNormF32:
  case ComponentType::UNormF16:
  case ComponentType::UNormF32: return true;
  default: return false;
  }
}

constexpr bool isInTexels(ComponentType C) {
  const ComponentTypeInfo &Info = infoOf(C);
  return C != ComponentType::Invalid && C != ComponentType::I1 &&
         (Info.isInteger() || Info.isReal());
}

/// Returns the mode, or HLSL's default if none is given.
InterpolationMode modeOf(const ElementDescription &E, uint8_t SystemValue, SignaturePoint Point,
                         uint32_t Minor) {
  switch (Point) {
  case SignaturePoint::VSIn:
  case SignaturePoint::PSOut:
  case SignaturePoint::PCOut:
  case SignaturePoint::DSIn: return InterpolationMode::Undefined;
  case SignaturePoint::MSPOut: return InterpolationMode::Constant;
  default: break;
  }
  if (E.Mode != InterpolationMode::Undefined)
    return E.Mode;
  // A geometry shader input for the whole primitive, not for a vertex.
  if (Point == SignaturePoint::GSVIn &&
      signatureRole(SystemValue, Point, Minor) == SignatureRole::None)
    return InterpolationMode::Undefined;
  if (SystemValue == semantic::Position)
    return InterpolationMode::LinearNoperspective;
  return infoOf(E.Component).Sort == ComponentSort::Float ? InterpolationMode::Linear
                                                          : InterpolationMode::Constant;
}

} // namespace

// ---- Elements -----------------------------------------------------------------------------------

bool ShaderProducer::checkElement(const ElementDescription &E, SignatureRole Role) {
  auto Problem = [&](const std::string &Message) {
    fail("element " + quoted(E.Semantic) + " " + Message);
    return false;
  };
  if (E.Semantic.empty() || E.Semantic.size() > MaxSemanticName)
    return Problem("has a name of " + std::to_string(E.Semantic.size()) +
                   " characters (expected 1 to " + std::to_string(MaxSemanticName) + ")");
  if (Role == SignatureRole::NotInSignature)
    return Problem("is in no signature here (expected an operation that reads it)");
  if (Role == SignatureRole::None)
    return Problem("does not exist as " + std::string(listName(E.List)) + " of a " +
                   std::string(stageName(Program.Kind)) + " shader 6." +
                   std::to_string(Program.Minor));
  if (!isInElements(E.Component))
    return Problem("has components of type " + std::string(componentName(E.Component)) +
                   " (expected i1, i16, u16, i32, u32, f16 or f32, or snorm or unorm of these)");
  if (!E.Rows || E.Rows > MaxSignatureRows || !E.Columns || E.Columns > RegisterColumns)
    return Problem("has " + std::to_string(E.Rows) + " rows of " + std::to_string(E.Columns) +
                   " components (expected 1 to " + std::to_string(MaxSignatureRows) +
                   " rows of 1 to " + std::to_string(RegisterColumns) + ")");
  if (E.Index > ~0u - E.Rows)
    return Problem("has a semantic index beyond 32 bits");
  if (!interpolationInfo(uint64_t(E.Mode)))
    return Problem("has an unknown interpolation mode");
  const bool HasStreams = Program.Kind == Stage::Geometry && E.List == SignatureList::Output;
  if (E.Stream && (!HasStreams || E.Stream >= MaxStreams))
    return Problem("is in stream " + std::to_string(E.Stream) + " (expected 0" +
                   (HasStreams ? " to " + std::to_string(MaxStreams - 1) : "") + ")");
  for (const Element &Other : Elements)
    if (Other.Description.List == E.List && Other.Description.Stream == E.Stream &&
        isSemantic(Other.Semantic, E.Semantic) && Other.Description.Index < E.Index + E.Rows &&
        E.Index < Other.Description.Index + Other.Description.Rows)
      return Problem("with index " + std::to_string(E.Index) + " is there already");
  return true;
}

ElementRef ShaderProducer::addElement(const ElementDescription &E) {
  const SignaturePoint Point = E.List <= SignatureList::PatchOrPrimitive
                                   ? signaturePoint(Program.Kind, E.List)
                                   : SignaturePoint::None;
  if (Point == SignaturePoint::None) {
    fail("a " + std::string(stageName(Program.Kind)) + " program has no such signature for " +
         quoted(E.Semantic));
    return {};
  }
  const SystemValueInfo *Value = findSystemValue(E.Semantic);
  if (!Value && isSemantic(E.Semantic.substr(0, 3), "SV_")) {
    fail("there is no system value " + quoted(E.Semantic));
    return {};
  }
  const SignatureRole Role = elementRole(Value ? Value->Kind : 0, Point, Program.Minor);
  if (!checkElement(E, Role))
    return {};
  Element New;
  New.Description = E;
  // A system value that has no meaning at this point is an ordinary element of that name.
  New.SystemValue = Value && Role != SignatureRole::Arbitrary ? Value->Kind : 0;
  New.Semantic = New.SystemValue ? std::string(Value->Name) : std::string(E.Semantic);
  New.Description.Semantic = {};
  New.Description.Mode = modeOf(E, New.SystemValue, Point, Program.Minor);
  New.Id = uint32_t(std::ranges::count_if(
      Elements, [&](const Element &X) { return X.Description.List == E.List; }));
  if (New.Id >= MaxSignatureRows * RegisterColumns) {
    fail("element " + quoted(E.Semantic) + " is one too many (expected " +
         std::to_string(MaxSignatureRows * RegisterColumns) + " at most)");
    return {};
  }
  Elements.push_back(std::move(New));
  return {uint32_t(Elements.size() - 1)};
}

void ShaderProducer::placeElements() {
  for (SignatureList List :
       {SignatureList::Input, SignatureList::Output, SignatureList::PatchOrPrimitive})
    for (uint8_t Stream = 0; Stream < MaxStreams; ++Stream) {
      std::vector<Element *> Here;
      std::vector<PackedElement> Packed;
      for (Element &E : Elements) {
        const ElementDescription &D = E.Description;
        if (D.List != List || D.Stream != Stream)
          continue;
        Here.push_back(&E);
        Packed.push_back({.SystemValue = E.SystemValue,
                          .FirstIndex = D.Index,
                          .Component = D.Component,
                          .Mode = D.Mode,
                          .Rows = D.Rows,
                          .Columns = D.Columns,
                          .StartRow = D.Row,
                          .StartColumn = D.Row < 0 ? int8_t(-1) : D.Column});
      }
      const auto Left = packSignature(Packed, signaturePoint(Program.Kind, List), Program.Minor,
                                      Program.Native16Bit);
      if (Left)
        fail("element " + quoted(Here[*Left]->Semantic) +
             (Here[*Left]->Description.Row < 0
                  ? " finds no place in the registers of its signature"
                  : " cannot stand in register " + std::to_string(Here[*Left]->Description.Row)));
      for (size_t I = 0; I < Here.size(); ++I) {
        Here[I]->StartRow = Packed[I].StartRow;
        Here[I]->StartColumn = Packed[I].StartColumn;
      }
    }
}

// ---- Resources ----------------------------------------------------------------------------------

bool ShaderProducer::checkMembers(const ResourceDescription &R) {
  auto Problem = [&](const MemberDescription &X, const std::string &Message) {
    fail("member " + quoted(X.Name) + " of constant buffer " + quoted(R.Name) + " " + Message);
    return false;
  };
  uint64_t End = 0;
  for (const MemberDescription &X : R.Members) {
    const ComponentTypeInfo &Info = infoOf(X.Component);
    if (X.Name.empty() || X.Name.size() > 1000)
      return Problem(X, "has no name, or one of more than 1000 characters");
    if (!isInTexels(X.Component) || Info.Sort == ComponentSort::Normalized)
      return Problem(X, "has no component type that constant buffers have");
    if (!X.Columns || X.Columns > 4 || !X.Rows || X.Rows > 4 ||
        (X.Order != MatrixOrder::RowMajor && X.Order != MatrixOrder::ColumnMajor))
      return Problem(X, "is no number, vector or matrix (expected 1 to 4 rows and columns)");
    const uint32_t Bytes = Program.Native16Bit || Info.Bits > 32 ? Info.Bits / 8 : 4;
    const bool IsByRows = X.Order == MatrixOrder::RowMajor;
    const uint32_t Width = X.Rows == 1 || IsByRows ? X.Columns : X.Rows;
    const uint32_t Vectors = X.Rows == 1 ? 1 : IsByRows ? X.Rows : X.Columns;
    const uint64_t Stride =
        (uint64_t(Width) * Bytes + ConstantRowBytes - 1) / ConstantRowBytes * ConstantRowBytes;
    const uint64_t Others = uint64_t(Vectors) * std::max(X.Count, 1u) - 1;
    if (X.Offset % Bytes)
      return Problem(X, "is at byte " + std::to_string(X.Offset) + " (expected a multiple of " +
                            std::to_string(Bytes) + ")");
    if (X.Offset < End)
      return Problem(X, "begins at byte " + std::to_string(X.Offset) + " (expected " +
                            std::to_string(End) + " or more: members are in the order of offsets)");
    End = X.Offset + Others * Stride + uint64_t(Width) * Bytes;
    if (End > R.Size)
      return Problem(X, "ends at byte " + std::to_string(End) + " (expected " +
                            std::to_string(R.Size) + " at most)");
  }
  return true;
}

/// Returns true for constants that are read through an SRV.
static bool isTextureBuffer(const ResourceDescription &R) {
  return R.Class == ResourceClass::SRV && R.Kind == ResourceKind::TBuffer;
}

bool ShaderProducer::checkBuffers(const ResourceDescription &R) {
  auto Problem = [&](const std::string &Message) {
    fail("resource " + quoted(R.Name) + " " + Message);
    return false;
  };
  if (R.Class == ResourceClass::CBuffer || isTextureBuffer(R)) {
    if (!R.Size || R.Size > MaxConstantBufferBytes)
      return Problem("has " + std::to_string(R.Size) + " bytes (expected 1 to " +
                     std::to_string(MaxConstantBufferBytes) + ")");
    return checkMembers(R);
  }
  if (R.Class == ResourceClass::Sampler)
    return R.Sampler == SamplerKind::Default || R.Sampler == SamplerKind::Comparison ||
           Problem("is no kind of sampler (expected default or comparison)");
  const ResourceKindInfo &Info = infoOf(R.Kind);
  if (!isKnown(R.Kind) || R.Kind == ResourceKind::CBuffer || R.Kind == ResourceKind::Sampler)
    return Problem("has no kind that SRVs and UAVs have");
  const bool IsUAV = R.Class == ResourceClass::UAV;
  const bool IsOnlySRV = R.Kind == ResourceKind::RTAccelerationStructure ||
                         R.Kind == ResourceKind::TBuffer || Info.Cube;
  if (IsUAV ? IsOnlySRV : Info.Feedback)
    return Problem("is a " + std::string(kindName(R.Kind)) + " (expected " +
                   (IsUAV ? "another kind of UAV)" : "a UAV)"));
  if (!IsUAV && (R.GloballyCoherent || R.HasCounter || R.IsROV || R.ReorderCoherent))
    return Problem("is an SRV with what only UAVs have");
  if (R.Kind == ResourceKind::StructuredBuffer) {
    const uint32_t Unit = Program.Native16Bit ? 2 : 4;
    if (!R.Stride || R.Stride % Unit || R.Stride > MaxStructureStride)
      return Problem("has elements of " + std::to_string(R.Stride) +
                     " bytes (expected a multiple of " + std::to_string(Unit) + " up to " +
                     std::to_string(MaxStructureStride) + ")");
  } else if (R.HasCounter) {
    return Problem("has a counter (expected a structured buffer)");
  }
  const bool IsTyped = Info.Texture || R.Kind == ResourceKind::TypedBuffer;
  if (IsTyped && !isInTexels(R.Component))
    return Problem("has components of type " + std::string(componentName(R.Component)) +
                   " (expected numbers)");
  if (IsTyped && (!R.Components || R.Components > 4))
    return Problem("has " + std::to_string(R.Components) + " components (expected 1 to 4)");
  return true;
}

/// Returns false if the registers overlap those of another resource of the class.
bool ShaderProducer::checkBinding(const ResourceDescription &R) {
  auto Problem = [&](const std::string &Message) {
    fail("resource " + quoted(R.Name) + " " + Message);
    return false;
  };
  if (R.Count && R.Register == UnboundRegister && isLibrary())
    return true;
  if (!R.Count || (R.Count != UnboundedCount && R.Register > ~0u - R.Count))
    return Problem("has " + std::to_string(R.Count) + " registers from " +
                   std::to_string(R.Register) + " on");
  auto Last = [](const ResourceDescription &X) {
    return X.Count == UnboundedCount ? ~0u : X.Register + X.Count - 1;
  };
  for (const Bound &Other : Resources) {
    const ResourceDescription &X = Other.Description;
    if (X.Register == UnboundRegister)
      continue;
    if (X.Class == R.Class && X.Space == R.Space && X.Register <= Last(R) && R.Register <= Last(X))
      return Problem("overlaps " + quoted(Other.Name) + " at register " +
                     std::string(1, registerLetter(R.Class)) +
                     std::to_string(std::max(X.Register, R.Register)) + ", space " +
                     std::to_string(R.Space));
  }
  return true;
}

ResourceRef ShaderProducer::addResource(const ResourceDescription &R) {
  if (!resourceClassInfo(uint64_t(R.Class))) {
    fail("resource " + quoted(R.Name) + " has no class");
    return {};
  }
  if (R.Name.empty() || R.Name.size() > 1000) {
    fail("a resource has no name, or one of more than 1000 characters");
    return {};
  }
  if (!checkBuffers(R) || !checkBinding(R))
    return {};
  Bound New;
  New.Description = R;
  New.Name = std::string(R.Name);
  New.Description.Name = {};
  New.Description.Members = {};
  if (R.Class == ResourceClass::CBuffer)
    New.Description.Kind = ResourceKind::CBuffer;
  if (R.Class == ResourceClass::Sampler)
    New.Description.Kind = ResourceKind::Sampler;
  for (const MemberDescription &X : R.Members) {
    New.Members.push_back({X, std::string(X.Name)});
    New.Members.back().Description.Name = {};
  }
  New.Id = uint32_t(std::ranges::count_if(
      Resources, [&](const Bound &X) { return X.Description.Class == R.Class; }));
  if (isLibrary()) {
    // Symbols of libraries have the resource's own type before shader model 6.6, and the handle
    // type from 6.6 on.
    ProgramMetadata Types(*this, M, ProgramMetadata::Kind::Program);
    const ir::TypeId T = Program.Minor < 6
                             ? Types.symbolType(New)
                             : Types.registers(New, M.opType(dxil::TypeKind::Handle, {}));
    New.Global = M.addGlobal("\1?" + New.Name + "@@3A", T, 0, ir::Linkage::External, {},
                             /*IsConstant=*/true, 4);
    if (!New.Global)
      return {};
  }
  Resources.push_back(std::move(New));
  return {uint32_t(Resources.size() - 1)};
}

// ---- Entries ------------------------------------------------------------------------------------

bool ShaderProducer::checkEntry(const EntryDescription &E, Stage Kind) {
  auto Problem = [&](const std::string &Message) {
    fail("entry " + quoted(E.Name) + " " + Message);
    return false;
  };
  if (E.Name.empty() || E.Name.size() > 1000)
    return Problem("has no name, or one of more than 1000 characters");
  if (!isLibrary() && !Entries.empty())
    return Problem("is a second one (expected one, but in libraries)");
  const bool HasGroup = Kind == Stage::Compute || Kind == Stage::Mesh ||
                        Kind == Stage::Amplification || Kind == Stage::Node;
  for (uint32_t N : E.Threads)
    if (HasGroup ? !N || N > MaxGroupThreads : N != 0)
      return Problem(HasGroup ? "has " + std::to_string(N) +
                                    " threads in a dimension (expected 1 to 1024)"
                              : "has a thread group, which its stage has not");
  if (E.WaveSize && !std::has_single_bit(E.WaveSize))
    return Problem("has waves of " + std::to_string(E.WaveSize) +
                   " lanes (expected a power of two)");
  if (!E.WaveSize && (E.MaxWaveSize || E.PreferredWaveSize))
    return Problem("has a greatest or preferred wave size and no least one");
  if (E.MaxWaveSize && Program.Minor < 8)
    return Problem("has a range of wave sizes (expected shader model 6.8)");
  if (Kind == Stage::Hull && !E.PatchConstantFunction)
    return Problem("has no patch constant function");
  if (Kind == Stage::Node)
    return Problem("is a node, which the producer does not make");
  return true;
}

ir::OpBuilder ShaderProducer::addEntry(const EntryDescription &E, ir::TypeId FunctionType) {
  const Stage Kind = isLibrary() ? E.Kind : Program.Kind;
  const bool IsKnown = checkEntry(E, Kind);
  const ir::TypeId Void = M.functionType(M.voidType(), {});
  if (FunctionType == ir::None)
    FunctionType = Void;
  if (!isLibrary() && FunctionType != Void)
    fail("entry " + quoted(E.Name) + " has arguments or a result (expected void ())");
  // After a mistake, the caller builds the body of an unnamed function.
  ir::OpBuilder B = M.define<ir::OpBuilder>(IsKnown ? E.Name : std::string_view(), FunctionType);
  if (!IsKnown)
    return B;
  B.setStage(Kind);
  if (E.Denormals)
    M.addAttribute(B.function(), DenormalAttribute,
                   wordOf(FloatDenormalModes, uint64_t(*E.Denormals)));
  Entry New{E, std::string(E.Name), B.function()};
  New.Description.Name = {};
  New.Description.Kind = Kind;
  Entries.push_back(std::move(New));
  return B;
}

} // namespace dxil::produce
