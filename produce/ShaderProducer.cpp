// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Creates handles, accesses elements, and builds the container.
#include "ProgramMetadata.h"

#include <dxil/container/derive/Build.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNames.h>

#include <algorithm>

namespace dxil::produce {

using namespace container;
namespace {

OpTarget targetOf(const ProgramDescription &P) {
  return {.DXIL = {1, P.Minor}, .Shader = P.Kind, .Native16Bit = P.Native16Bit};
}

} // namespace

ShaderProducer::ShaderProducer(const ProgramDescription &Program)
    : Program(Program), M(targetOf(Program)) {
  const auto *Profile = std::ranges::find(Profiles, Program.Kind, &ProfileInfo::Kind);
  if (Profile == std::end(Profiles)) {
    fail("a program of a stage that only libraries have (expected a stage with a profile)");
    return;
  }
  if (Program.Minor < Profile->Minor || Program.Minor > NewestMinor)
    fail("shader model 6." + std::to_string(Program.Minor) + " for a " +
         std::string(stageName(Program.Kind)) + " program (expected 6." +
         std::to_string(Profile->Minor) + " to 6." + std::to_string(NewestMinor) + ")");
  if (Program.Native16Bit && Program.Minor < 2)
    fail("native 16-bit types in shader model 6." + std::to_string(Program.Minor) +
         " (expected 6.2 or later)");
  if (!Program.ValidatorMinor)
    this->Program.ValidatorMinor = std::max<uint8_t>(8, Program.Minor);
}

ShaderProducer::~ShaderProducer() = default;

// ---- Handles ------------------------------------------------------------------------------------

HandleProperties ShaderProducer::properties(const Bound &R) const {
  const ResourceDescription &D = R.Description;
  Resource Facts;
  Facts.Class = D.Class;
  Facts.Kind = D.Kind;
  Facts.GloballyCoherent = D.GloballyCoherent;
  Facts.Counter = D.HasCounter;
  Facts.ROV = D.IsROV;
  Facts.ReorderCoherent = D.ReorderCoherent;
  Facts.SamplerKind = uint64_t(D.Sampler);
  Facts.Size = D.Size;
  Facts.Stride = D.Stride;
  HandleProperties P = propertiesOf(Facts);
  const ResourceKindInfo &Info = infoOf(D.Kind);
  if (Info.Texture || D.Kind == ResourceKind::TypedBuffer) {
    P.setComponent(D.Component);
    P.setComponentCount(D.Components);
    if (Info.Multisampled)
      P.setSampleCount(D.SampleCount);
  } else if (D.Kind == ResourceKind::TBuffer) {
    P.setSize(D.Size);
  } else if (Info.Feedback) {
    P.setFeedback(D.Feedback);
  }
  return P;
}

/// Loads a handle from the global of a library's resource.
ir::ValueRef ShaderProducer::libraryHandle(ir::OpBuilder &B, const Bound &R, ir::ValueRef Index,
                                           bool Mark) {
  ir::ValueRef Address = R.Global;
  if (const auto Number = M.constantInt(Index); R.Description.Count > 1 && Number) {
    // Validators refuse an instruction that has a constant index in an array without a length.
    Address = M.elementAddress(Address, uint32_t(*Number));
  } else if (R.Description.Count > 1) {
    const ir::ValueRef Indices[] = {M.i32(0), Index};
    Address = B.getElementPtr(Address, Indices);
    if (Mark)
      B.attach(Address, md::NonUniformKind, M.node({M.value(M.i32(1))}));
  }
  return B.createHandleForLib({.Resource = B.load(Address)});
}

/// Returns a constant for a struct of <dxil/generated/StructConstants.h>.
template <class Struct> static ir::ValueRef constant(ir::ModuleBuilder &M, const Struct &S) {
  std::vector<ir::ValueRef> Members;
  for (size_t I = 0; I < S.Members.size(); ++I)
    Members.push_back(Struct::Widths[I] == 8 ? M.i8(uint8_t(S.Members[I])) : M.i32(S.Members[I]));
  return M.aggregate(M.opType(Struct::Type, {}), Members);
}

ir::ValueRef ShaderProducer::handle(ir::OpBuilder &B, ResourceRef Ref, ir::ValueRef Index,
                                    bool IsNonUniform) {
  if (Ref.Number >= Resources.size())
    return M.fail("a handle of no resource");
  const Bound &R = Resources[Ref.Number];
  const ResourceDescription &D = R.Description;
  if (!Index)
    Index = M.i32(0);
  if (M.typeOf(Index) != M.i32Type())
    return M.fail("the index of a handle of '" + R.Name + "' is no i32");
  const bool IsAnnotated = Program.Minor >= 6;
  ir::ValueRef Made;
  if (isLibrary()) {
    Made = libraryHandle(B, R, Index, IsNonUniform);
  } else {
    // The index in ops counts from register 0 of the space.
    const std::optional<uint64_t> Number = M.constantInt(Index);
    const ir::ValueRef Register = !D.Register ? Index
                                  : Number    ? M.i32(uint32_t(*Number) + D.Register)
                                              : B.binary(ir::Opcode::Add, Index, M.i32(D.Register));
    if (IsAnnotated) {
      HandleBinding Binding;
      Binding.setLowerBound(D.Register);
      Binding.setUpperBound(D.Count == UnboundedCount ? ~0u : D.Register + D.Count - 1);
      Binding.setSpace(D.Space);
      Binding.setResourceClass(D.Class);
      Made = B.createHandleFromBinding(
          {.bind = constant(M, Binding), .index = Register, .nonUniformIndex = IsNonUniform});
    } else {
      Made = B.createHandle({.resourceClass = D.Class,
                             .rangeId = R.Id,
                             .index = Register,
                             .nonUniformIndex = IsNonUniform});
    }
  }
  if (!IsAnnotated)
    return Made;
  return B.annotateHandle({.res = Made, .props = constant(M, properties(R))});
}

// ---- Elements -----------------------------------------------------------------------------------

const ShaderProducer::Element *ShaderProducer::element(ElementRef E, const char *Subject) {
  if (E.Number < Elements.size())
    return &Elements[E.Number];
  M.fail(std::string(Subject) + " no element of a signature");
  return nullptr;
}

ir::ValueRef ShaderProducer::elementNumber(ElementRef E) {
  const Element *Declared = element(E, "the number of");
  return Declared ? M.i32(Declared->Id) : ir::ValueRef();
}

ir::TypeId ShaderProducer::elementType(ElementRef E) {
  const Element *Declared = element(E, "the type of");
  if (!Declared)
    return ir::None;
  switch (Declared->Description.Component) {
  case ComponentType::F16: return M.halfType();
  case ComponentType::F32: return M.floatType();
  default: return M.integerType(infoOf(Declared->Description.Component).Bits);
  }
}

ir::ValueRef ShaderProducer::readElement(ir::OpBuilder &B, ElementRef E, uint8_t Column,
                                         ir::ValueRef Row, ir::ValueRef Vertex) {
  const Element *Declared = element(E, "a read of");
  if (!Declared)
    return {};
  const ElementDescription &D = Declared->Description;
  if (Column >= D.Columns)
    return M.fail("element '" + Declared->Semantic + "' has no component " +
                  std::to_string(Column));
  const ir::ValueRef Id = M.i32(Declared->Id), RowIndex = Row ? Row : M.i32(0), Col = M.i8(Column);
  const ir::TypeId T = elementType(E);
  if (D.List == SignatureList::Input)
    return B.loadInput({.inputSigId = Id,
                        .rowIndex = RowIndex,
                        .colIndex = Col,
                        .gsVertexAxis = Vertex ? Vertex : ir::UndefOperand,
                        .overload = T});
  if (D.List == SignatureList::PatchOrPrimitive)
    return B.loadPatchConstant({.inputSigId = Id, .row = RowIndex, .col = Col, .overload = T});
  return B.loadOutputControlPoint(
      {.inputSigId = Id, .row = RowIndex, .col = Col, .index = Vertex, .overload = T});
}

void ShaderProducer::writeElement(ir::OpBuilder &B, ElementRef E, uint8_t Column, ir::ValueRef V,
                                  ir::ValueRef Row, ir::ValueRef Vertex) {
  const Element *Declared = element(E, "a write to");
  if (!Declared)
    return;
  const ElementDescription &D = Declared->Description;
  if (Column >= D.Columns || D.List == SignatureList::Input || M.typeOf(V) != elementType(E)) {
    fail("element '" + Declared->Semantic + "' is no output with a component " +
         std::to_string(Column) + " of the value's type");
    return;
  }
  const ir::ValueRef Id = M.i32(Declared->Id), Start = Row ? Row : M.i32(0), Col = M.i8(Column);
  const bool IsMesh = Program.Kind == Stage::Mesh;
  if (D.List == SignatureList::Output && IsMesh)
    B.storeVertexOutput(
        {.outputSigId = Id, .rowIndex = Start, .colIndex = Col, .value = V, .vertexIndex = Vertex});
  else if (D.List == SignatureList::Output)
    B.storeOutput({.outputSigId = Id, .rowIndex = Start, .colIndex = Col, .value = V});
  else if (IsMesh)
    B.storePrimitiveOutput({.outputSigId = Id,
                            .rowIndex = Start,
                            .colIndex = Col,
                            .value = V,
                            .primitiveIndex = Vertex});
  else
    B.storePatchConstant({.outputSigID = Id, .row = Start, .col = Col, .value = V});
}

// ---- The container ------------------------------------------------------------------------------

Result<std::vector<uint8_t>> ShaderProducer::finish(EditFn Edit) {
  if (Entries.empty() && !isLibrary())
    fail("the program has no entry");
  if (Program.LeastMinor < Program.Minor)
    Program.Minor = std::max(Program.LeastMinor, uint8_t(M.neededVersion().Minor));
  placeElements();
  ContainerInput In;
  if (!failed())
    ProgramMetadata(*this, M, ProgramMetadata::Kind::Program).write();
  // Finishes the module before its builder, which owns the names.
  if (!failed() && !isLibrary()) {
    ir::ModuleBuilder Names(targetOf(Program));
    ProgramMetadata(*this, Names, ProgramMetadata::Kind::Reflection).write();
    Result<ir::Module> Described = Names.finish();
    if (!Described)
      return Described.error();
    In.Reflection = std::move(*Described);
  }
  Result<ir::Module> Built = M.finish();
  if (!Built)
    return Built.error();
  if (Edit) {
    ir::EditableModule Editable(std::move(*Built));
    if (Status S = Edit(Editable); !S)
      return S.error();
    Built = std::move(Editable).finish();
    if (!Built)
      return Built.error();
  }
  In.Program = std::move(*Built);
  return buildContainer(std::move(In));
}

} // namespace dxil::produce
