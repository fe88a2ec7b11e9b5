// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The interfaces and structs of Direct3D 12 that reflect a shader: a binary interface, as those of
// Interfaces.h. Objects without a count of references live as long as the reflection.
#pragma once

#include "Interfaces.h"

namespace dxil::compiler::dxc {

struct TypeDesc {
  uint32_t Class, Type, Rows, Columns, Elements, Members, Offset;
  const char *Name;
};

struct VariableDesc {
  const char *Name;
  uint32_t StartOffset, Size, Flags;
  void *DefaultValue;
  uint32_t StartTexture, TextureSize, StartSampler, SamplerSize;
};

struct BufferDesc {
  const char *Name;
  uint32_t Type, Variables, Size, Flags;
};

struct BindingDesc {
  const char *Name;
  uint32_t Type, BindPoint, BindCount, Flags, ReturnType, Dimension, Samples, Space, Id;
};

struct ParameterDesc {
  const char *SemanticName;
  uint32_t SemanticIndex, Register, SystemValue, ComponentType;
  uint8_t Mask, ReadWriteMask;
  uint32_t Stream, MinPrecision;
};

struct ShaderDesc {
  uint32_t Version;
  const char *Creator;
  uint32_t Flags, ConstantBuffers, BoundResources, InputParameters, OutputParameters;
  uint32_t Instructions, TempRegisters, TempArrays, Defines, Declarations;
  uint32_t TextureNormal, TextureLoad, TextureComparison, TextureBias, TextureGradient;
  uint32_t Floats, Ints, Uints, StaticFlow, DynamicFlow, Macros, ArrayAccesses, Cuts, Emits;
  uint32_t OutputTopology, MaxOutputVertices, InputPrimitive, PatchConstantParameters;
  uint32_t GeometryInstances, ControlPoints, OutputPrimitive, Partitioning, Domain;
  uint32_t Barriers, Interlocked, TextureStores;
};

struct LibraryDesc {
  const char *Creator;
  uint32_t Flags, Functions;
};

struct FunctionDesc {
  uint32_t Version;
  const char *Creator;
  uint32_t Flags, ConstantBuffers, BoundResources;
  uint32_t Counts[21]; ///< counts of instructions, which are not set
  uint32_t MinFeatureLevel;
  uint64_t RequiredFeatures;
  const char *Name;
  int32_t Parameters;
  bool HasReturn, HasLevel9VertexShader, HasLevel9PixelShader;
};

struct ReflectedTypeTable {
  virtual Status GetDesc(TypeDesc *Out) = 0;
  virtual ReflectedTypeTable *GetMemberTypeByIndex(uint32_t Index) = 0;
  virtual ReflectedTypeTable *GetMemberTypeByName(const char *Name) = 0;
  virtual const char *GetMemberTypeName(uint32_t Index) = 0;
  virtual Status IsEqual(ReflectedTypeTable *Other) = 0;
  virtual ReflectedTypeTable *GetSubType() = 0;
  virtual ReflectedTypeTable *GetBaseClass() = 0;
  virtual uint32_t GetNumInterfaces() = 0;
  virtual ReflectedTypeTable *GetInterfaceByIndex(uint32_t Index) = 0;
  virtual Status IsOfType(ReflectedTypeTable *Other) = 0;
  virtual Status ImplementsInterface(ReflectedTypeTable *Other) = 0;
};

struct ReflectedBufferTable;

struct ReflectedVariableTable {
  virtual Status GetDesc(VariableDesc *Out) = 0;
  virtual ReflectedTypeTable *GetType() = 0;
  virtual ReflectedBufferTable *GetBuffer() = 0;
  virtual uint32_t GetInterfaceSlot(uint32_t Index) = 0;
};

struct ReflectedBufferTable {
  virtual Status GetDesc(BufferDesc *Out) = 0;
  virtual ReflectedVariableTable *GetVariableByIndex(uint32_t Index) = 0;
  virtual ReflectedVariableTable *GetVariableByName(const char *Name) = 0;
};

struct ReflectedParameterTable {
  virtual Status GetDesc(void *Out) = 0;
};

struct ReflectedFunctionTable {
  virtual Status GetDesc(FunctionDesc *Out) = 0;
  virtual ReflectedBufferTable *GetConstantBufferByIndex(uint32_t Index) = 0;
  virtual ReflectedBufferTable *GetConstantBufferByName(const char *Name) = 0;
  virtual Status GetResourceBindingDesc(uint32_t Index, BindingDesc *Out) = 0;
  virtual ReflectedVariableTable *GetVariableByName(const char *Name) = 0;
  virtual Status GetResourceBindingDescByName(const char *Name, BindingDesc *Out) = 0;
  virtual ReflectedParameterTable *GetFunctionParameter(int32_t Index) = 0;
};

struct LibraryReflection : Unknown {
  static constexpr Guid Id{
      0x8E349D19, 0x54DB, 0x4A56, {0x9D, 0xC9, 0x11, 0x9D, 0x87, 0xBD, 0xB8, 0x04}};
  virtual Status GetDesc(LibraryDesc *Out) = 0;
  virtual ReflectedFunctionTable *GetFunctionByIndex(int32_t Index) = 0;
};

struct ShaderReflection : Unknown {
  static constexpr Guid Id{
      0x5A58797D, 0xA72C, 0x478D, {0x8B, 0xA2, 0xEF, 0xC6, 0xB0, 0xEF, 0xE8, 0x8E}};
  /// The same functions in Direct3D 11.1, whose ParameterDesc ends with Stream, and 11.2.
  static constexpr Guid OldestId{
      0x0A233719, 0x3960, 0x4578, {0x9D, 0x7C, 0x20, 0x3B, 0x8B, 0x1D, 0x9C, 0xC1}};
  static constexpr Guid OlderId{
      0x8D536CA1, 0x0CCA, 0x4956, {0xA8, 0x37, 0x78, 0x69, 0x63, 0x75, 0x55, 0x84}};
  virtual Status GetDesc(ShaderDesc *Out) = 0;
  virtual ReflectedBufferTable *GetConstantBufferByIndex(uint32_t Index) = 0;
  virtual ReflectedBufferTable *GetConstantBufferByName(const char *Name) = 0;
  virtual Status GetResourceBindingDesc(uint32_t Index, BindingDesc *Out) = 0;
  virtual Status GetInputParameterDesc(uint32_t Index, ParameterDesc *Out) = 0;
  virtual Status GetOutputParameterDesc(uint32_t Index, ParameterDesc *Out) = 0;
  virtual Status GetPatchConstantParameterDesc(uint32_t Index, ParameterDesc *Out) = 0;
  virtual ReflectedVariableTable *GetVariableByName(const char *Name) = 0;
  virtual Status GetResourceBindingDescByName(const char *Name, BindingDesc *Out) = 0;
  virtual uint32_t GetMovInstructionCount() = 0;
  virtual uint32_t GetMovcInstructionCount() = 0;
  virtual uint32_t GetConversionInstructionCount() = 0;
  virtual uint32_t GetBitwiseInstructionCount() = 0;
  virtual uint32_t GetGSInputPrimitive() = 0;
  virtual Truth IsSampleFrequencyShader() = 0;
  virtual uint32_t GetNumInterfaceSlots() = 0;
  virtual Status GetMinFeatureLevel(uint32_t *Level) = 0;
  virtual uint32_t GetThreadGroupSize(uint32_t *X, uint32_t *Y, uint32_t *Z) = 0;
  virtual uint64_t GetRequiresFlags() = 0;
};

} // namespace dxil::compiler::dxc
