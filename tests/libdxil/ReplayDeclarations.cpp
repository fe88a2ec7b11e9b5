// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Replay.h"

#include <dxil/container/derive/Subobject.h>
#include <dxil/generated/Limits.h>

#include <algorithm>

namespace dxil::test {

using container::EntryPoint;
using container::Resource;

// ---- Types and constants ------------------------------------------------------------------------

dxil_type ReplayDeclarations::type(ir::TypeId T) {
  if (T == ir::None)
    return {};
  if (auto It = Types.find(T); It != Types.end())
    return It->second;
  Types[T] = {}; // a type that contains itself is invalid
  const ir::Type &Ty = M.type(T);
  std::vector<dxil_type> Fields;
  for (ir::TypeId F : M.fields(Ty))
    Fields.push_back(type(F));
  dxil_type Made = {};
  switch (Ty.Kind) {
  case ir::TypeKind::Void: Made = dxil_type_void(B); break;
  case ir::TypeKind::Half: Made = dxil_type_half(B); break;
  case ir::TypeKind::Float: Made = dxil_type_float(B); break;
  case ir::TypeKind::Double: Made = dxil_type_double(B); break;
  case ir::TypeKind::Integer: Made = dxil_type_int(B, Ty.Width); break;
  case ir::TypeKind::Pointer: Made = dxil_type_pointer(B, type(Ty.Element), Ty.AddressSpace); break;
  case ir::TypeKind::Array: Made = dxil_type_array(B, type(Ty.Element), Ty.Count); break;
  case ir::TypeKind::Vector:
    Made = dxil_type_vector(B, type(Ty.Element), uint32_t(Ty.Count));
    break;
  case ir::TypeKind::Struct:
    Made = dxil_type_struct(B, Ty.Named ? std::string(Ty.Name).c_str() : nullptr, Fields.data(),
                            Fields.size());
    break;
  case ir::TypeKind::Function:
    Made = dxil_type_function(B, type(Ty.Element), Fields.data(), Fields.size());
    break;
  default: break;
  }
  return Types[T] = Made;
}

dxil_value ReplayDeclarations::elements(dxil_type T, const std::vector<dxil_value> &List) {
  return dxil_const_aggregate(B, T, List.data(), List.size());
}

dxil_value ReplayDeclarations::constant(ir::ValueId V) {
  if (auto It = Values.find(V); It != Values.end())
    return It->second;
  const ir::Constant *C = M.constant(V);
  if (!C)
    return {};
  const dxil_type T = type(M.Values[V].Type);
  std::vector<dxil_value> List;
  switch (C->Kind) {
  case ir::ConstantKind::Null: return Values[V] = dxil_const_null(B, T);
  case ir::ConstantKind::Undef: return Values[V] = dxil_const_undef(B, T);
  case ir::ConstantKind::Integer: return Values[V] = dxil_const_int(B, T, C->Bits);
  case ir::ConstantKind::Float: return Values[V] = dxil_const_float_bits(B, T, C->Bits);
  case ir::ConstantKind::Aggregate:
    for (ir::ValueId E : M.operands(*C))
      List.push_back(constant(E));
    return Values[V] = elements(T, List);
  case ir::ConstantKind::Data:
  case ir::ConstantKind::String: {
    const ir::TypeId Element = M.typeOf(V).Element;
    for (uint64_t Word : M.words(*C))
      List.push_back(M.type(Element).isFloat() ? dxil_const_float_bits(B, type(Element), Word)
                                               : dxil_const_int(B, type(Element), Word));
    return Values[V] = elements(T, List);
  }
  default: return {};
  }
}

// ---- Signatures and resources -------------------------------------------------------------------

void ReplayDeclarations::addElements(const container::Signature &S, dxil_signature List,
                                     bool Fixed) {
  for (const container::SignatureElement &X : S) {
    const std::string Name(X.Name);
    dxil_element_desc D = {};
    D.size = sizeof D;
    D.signature = List;
    D.semantic = Name.c_str();
    D.semantic_index = X.Indices.empty() ? 0 : uint32_t(X.Indices[0]);
    D.component = uint32_t(X.Component);
    D.rows = uint32_t(X.Rows);
    D.columns = uint32_t(X.Columns);
    D.interpolation = uint32_t(X.Interpolation);
    D.stream = uint32_t(X.Stream);
    D.fixed = Fixed && X.isAllocated();
    D.row = uint32_t(D.fixed ? X.StartRow : 0);
    D.column = uint32_t(D.fixed ? X.StartColumn : 0);
    Elements[{List, X.Id}] = dxil_builder_add_element(B, &D);
  }
}

/// Returns the components of the texels, from the resource's class struct.
static uint32_t componentsOf(const ir::Module &M, const Resource &R) {
  const ir::NamedMetadata *All = M.findNamedMetadata("dx.resources");
  const ir::MetadataId List = M.nodeOperand(M.nodes(*All)[0], uint32_t(R.Class));
  const ir::ValueId Symbol = M.metadataValue(M.nodeOperand(M.nodeOperand(List, uint32_t(R.Id)), 1));
  ir::TypeId T = Symbol == ir::None ? ir::None : M.typeOf(Symbol).Element;
  while (T != ir::None) {
    const ir::Type &Ty = M.type(T);
    if (Ty.Kind == ir::TypeKind::Vector)
      return uint32_t(Ty.Count);
    if (Ty.Kind == ir::TypeKind::Array)
      T = Ty.Element;
    else if (Ty.Kind == ir::TypeKind::Struct && Ty.Fields.Count)
      T = M.fields(Ty)[0];
    else
      break;
  }
  return 1;
}

void ReplayDeclarations::addResource(const Resource &R) {
  const std::string Name = R.Name.empty()
                               ? std::string(container::className(R.Class)) + std::to_string(R.Id)
                               : std::string(R.Name);
  const ResourceKindInfo &Info = infoOf(R.Kind);
  dxil_resource_desc D = {};
  D.size = sizeof D;
  D.resource_class = uint32_t(R.Class);
  D.name = Name.c_str();
  if (R.Class == ResourceClass::SRV || R.Class == ResourceClass::UAV)
    D.kind = uint32_t(R.Kind);
  D.space = uint32_t(R.Space);
  D.lower_bound = uint32_t(R.LowerBound);
  D.count = uint32_t(R.RangeSize);
  if (Info.Texture || R.Kind == ResourceKind::TypedBuffer) {
    D.component = uint32_t(R.Component);
    D.components = componentsOf(M, R);
  }
  D.stride = uint32_t(R.Stride);
  D.sample_count = uint32_t(R.SampleCount);
  D.globally_coherent = R.GloballyCoherent;
  D.has_counter = R.Counter;
  D.rasterizer_ordered = R.ROV;
  D.reorder_coherent = R.ReorderCoherent;
  D.sampler_kind = uint32_t(R.SamplerKind);
  D.feedback_type = uint32_t(R.FeedbackType);
  // Only reflection has the size of a texture buffer.
  D.buffer_size = R.Kind == ResourceKind::TBuffer ? ConstantRowBytes : uint32_t(R.Size);
  const dxil_resource Made = dxil_builder_add_resource(B, &D);
  Resources[{uint32_t(R.Class), R.Id}] = Made;
}

// ---- Variables and functions --------------------------------------------------------------------

void ReplayDeclarations::addGlobals() {
  std::set<ir::ValueId> Bound;
  for (const auto *List : {&O.Facts.SRVs, &O.Facts.UAVs, &O.Facts.CBuffers, &O.Facts.Samplers})
    for (const Resource &R : *List) {
      const ir::Constant *C = M.constant(R.Symbol);
      Bound.insert(C && C->Kind == ir::ConstantKind::Cast ? M.operands(*C)[0] : R.Symbol);
    }
  for (const ir::Global &G : M.Globals) {
    if (Bound.contains(G.Self) || M.name(G.Self).starts_with("llvm."))
      continue;
    const std::string Name(M.name(G.Self));
    Values[G.Self] = G.AddressSpace == 3
                         ? dxil_builder_add_groupshared(B, Name.c_str(), type(G.ValueType))
                         : dxil_builder_add_constant(B, Name.c_str(), constant(G.Initializer));
  }
}

/// Returns the option flags.
static uint32_t optionsOf(uint64_t Flags) {
  return uint32_t(Flags) &
         (DXIL_SHADER_OPTION_DISABLE_OPTIMIZATIONS | DXIL_SHADER_OPTION_DISABLE_MATH_REFACTORING |
          DXIL_SHADER_OPTION_FORCE_EARLY_DEPTH_STENCIL | DXIL_SHADER_OPTION_ALL_RESOURCES_BOUND |
          DXIL_SHADER_OPTION_LEVEL9_COMPARISON_FILTERING);
}

dxil_function ReplayDeclarations::addEntry(const EntryPoint &E) {
  const std::string Name(
      E.Name.empty() || O.Facts.isLibrary() ? M.name(M.Functions[E.Function].Self) : E.Name);
  dxil_entry_desc D = {};
  D.size = sizeof D;
  D.name = Name.c_str();
  D.stage = uint32_t(E.Kind);
  if (O.Facts.isLibrary())
    D.function_type = type(M.Functions[E.Function].FunctionType);
  std::copy(std::begin(E.Threads), std::end(E.Threads), D.threads);
  D.wave_size = uint32_t(E.Wave.Min);
  D.max_wave_size = uint32_t(E.Wave.Max);
  D.preferred_wave_size = uint32_t(E.Wave.Preferred);
  D.input_primitive = uint32_t(E.InputPrimitive);
  D.output_topology = uint32_t(E.Topology);
  D.instances = uint32_t(E.Instances);
  D.max_vertices = uint32_t(E.MaxVertexCount);
  D.max_primitives = uint32_t(E.MaxPrimitiveCount);
  D.mesh_topology = uint32_t(E.MeshTopology);
  D.payload_bytes = uint32_t(E.PayloadSize ? E.PayloadSize : E.RayPayloadSize);
  D.attribute_bytes = uint32_t(E.RayAttributeSize);
  D.domain = uint32_t(E.Domain);
  D.input_control_points = uint32_t(E.InputControlPoints);
  D.output_control_points = uint32_t(E.OutputControlPoints);
  D.partitioning = uint32_t(E.Partitioning);
  D.output_primitive = uint32_t(E.OutputPrimitive);
  D.max_tess_factor = E.MaxTessFactor;
  if (E.PatchConstant != ir::None)
    D.patch_constant_function = Functions.at(E.PatchConstant);
  D.options = optionsOf(E.Flags);
  return dxil_builder_add_entry(B, &D);
}

void ReplayDeclarations::addFunctions() {
  auto IsPatchConstant = [&](ir::FunctionId F) { return O.Facts.patchConstantEntry(F) != nullptr; };
  for (const bool First : {true, false})
    for (ir::FunctionId Id = 0; Id < M.Functions.size(); ++Id) {
      const ir::Function &F = M.Functions[Id];
      const std::string Name(M.name(F.Self));
      if (IsPatchConstant(Id) != First || isOpFunctionName(Name) || Name.starts_with("llvm.dbg."))
        continue;
      if (F.IsDeclaration) {
        Values[F.Self] = dxil_builder_declare_function(B, Name.c_str(), type(F.FunctionType));
        continue;
      }
      if (const EntryPoint *E = O.Facts.entry(Id)) {
        Functions[Id] = addEntry(*E);
      } else if (O.Facts.isLibrary() && F.Linkage == ir::Linkage::External && !First) {
        EntryPoint Export;
        Export.Function = Id;
        Export.Kind = Stage::Library;
        Functions[Id] = addEntry(Export);
      } else {
        Functions[Id] = dxil_builder_add_function(B, Name.c_str(), type(F.FunctionType));
      }
      Entries[Id] = dxil_builder_current_block(B);
      Values[F.Self] = dxil_function_value(B, Functions[Id]);
      for (uint32_t A = 0; A < F.ArgumentCount; ++A)
        Values[F.FirstArgument + A] = dxil_function_argument(B, Functions[Id], A);
    }
}

void ReplayDeclarations::declare(bool Fixed) {
  if (!O.Facts.isLibrary())
    for (const EntryPoint &E : O.Facts.Entries) {
      addElements(E.Input, DXIL_SIGNATURE_INPUT, Fixed);
      addElements(E.Output, DXIL_SIGNATURE_OUTPUT, Fixed);
      addElements(E.PatchOrPrimitive, DXIL_SIGNATURE_PATCH_OR_PRIMITIVE, Fixed);
    }
  for (const auto *List : {&O.Facts.SRVs, &O.Facts.UAVs, &O.Facts.CBuffers, &O.Facts.Samplers})
    for (const Resource &R : *List)
      addResource(R);
  addGlobals();
  addFunctions();
}

// ---- The whole ----------------------------------------------------------------------------------

std::string unsaid(const Original &O) {
  if (O.Facts.isPreview())
    return "preview shader model";
  for (const EntryPoint &E : O.Facts.Entries)
    if (E.Kind == Stage::Node || E.IsNode)
      return "nodes of a work graph";
  if (const container::Part *P = O.File.find(container::part::RDAT))
    if (const auto Subobjects = container::readSubobjects(P->Data);
        Subobjects && !Subobjects->empty())
      return "subobjects";
  for (const EntryPoint &E : O.Facts.Entries)
    if (O.Facts.isLibrary() &&
        (!E.Input.empty() || !E.Output.empty() || !E.PatchOrPrimitive.empty()))
      return "signatures of entries in a library";
  if (O.Facts.Validator.Major != 1 || !O.Facts.Validator.Minor)
    return "a container of no validator, or of 1.0";
  return "";
}

Replayed replay(const Original &O, bool Fixed) {
  Replayed Out;
  dxil_program_desc P = {};
  P.size = sizeof P;
  P.stage = uint32_t(O.Facts.Kind);
  P.shader_model_minor = O.Facts.ShaderModel.Minor;
  P.native_16bit = has(O.Facts.Flags, ShaderFlag::NativeLowPrecision);
  P.validator_minor = O.Facts.Validator.Minor;
  dxil_builder *B = nullptr;
  if (dxil_builder_create(&P, &B) != DXIL_OK)
    return Out;
  Replay Made(O, B);
  Made.run(Fixed);
  Out.Expanded = Made.expanded();
  dxil_options Options = DXIL_OPTIONS_INIT;
  Options.report_format = DXIL_REPORT_TEXT;
  void *Bytes = nullptr;
  size_t Size = 0;
  char *Report = nullptr;
  dxil_builder_finish(B, &Options, &Bytes, &Size, &Report);
  if (Bytes)
    Out.Bytes.assign(static_cast<uint8_t *>(Bytes), static_cast<uint8_t *>(Bytes) + Size);
  if (Report)
    Out.Report = Report;
  dxil_free(Bytes);
  dxil_free(Report);
  dxil_builder_destroy(B);
  return Out;
}

} // namespace dxil::test
