// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ID3D12LibraryReflection: functions of part RDAT, with the resources that each uses.
#include "Compilers.h"
#include "ReflectedModule.h"

#include <dxil/container/parts/RuntimeData.h>
#include <dxil/generated/PartRows.h>

#include <algorithm>

using namespace llvm;

namespace dxil::compiler::dxc {
namespace {

/// Feature bits that require nothing of a device: early depth and stencil tests, derivatives.
constexpr uint64_t NoFeatures = 2 | uint64_t(1) << 40;

class NoParameter final : public ReflectedParameterTable {
  Status GetDesc(void *) override { return Failed; }
} TheNoParameter;

class ReflectedFunction final : public ReflectedFunctionTable {
public:
  explicit ReflectedFunction(ReflectedModule &Library) : Library(Library) {}

  std::string Name;
  FunctionDesc Desc = {};
  std::vector<uint32_t> Resources, Buffers; ///< indices in the library

  Status GetDesc(FunctionDesc *Out) override { return copyTo(Out, Desc); }
  ReflectedBufferTable *GetConstantBufferByIndex(uint32_t Index) override {
    return Index < Buffers.size() ? Library.buffer(Buffers[Index]) : noBuffer();
  }
  ReflectedBufferTable *GetConstantBufferByName(const char *Buffer) override {
    return Library.buffer(Buffer);
  }
  Status GetResourceBindingDesc(uint32_t Index, BindingDesc *Out) override {
    return Index < Resources.size() ? Library.binding(Resources[Index], Out) : BadArgument;
  }
  ReflectedVariableTable *GetVariableByName(const char *Variable) override {
    return Library.variable(Variable);
  }
  Status GetResourceBindingDescByName(const char *Resource, BindingDesc *Out) override {
    return Library.binding(Resource, Out);
  }
  ReflectedParameterTable *GetFunctionParameter(int32_t) override { return &TheNoParameter; }

private:
  ReflectedModule &Library;
};

/// The placeholder for a missing function: every description fails.
class NoFunction final : public ReflectedFunctionTable {
  Status GetDesc(FunctionDesc *) override { return Failed; }
  ReflectedBufferTable *GetConstantBufferByIndex(uint32_t) override { return noBuffer(); }
  ReflectedBufferTable *GetConstantBufferByName(const char *) override { return noBuffer(); }
  Status GetResourceBindingDesc(uint32_t, BindingDesc *) override { return Failed; }
  ReflectedVariableTable *GetVariableByName(const char *) override { return nullptr; }
  Status GetResourceBindingDescByName(const char *, BindingDesc *) override { return Failed; }
  ReflectedParameterTable *GetFunctionParameter(int32_t) override { return &TheNoParameter; }
} TheNoFunction;

void addOnce(std::vector<uint32_t> &To, uint32_t Number) {
  if (std::find(To.begin(), To.end(), Number) == To.end())
    To.push_back(Number);
}

class LibraryObject final : public Counted<LibraryObject, LibraryReflection> {
public:
  LibraryObject(ir::Module M, Bytes Rdat) : Library(std::move(M)) {
    if (const auto Data = container::readRuntimeData(Rdat))
      readFunctions(*Data);
  }

  Status GetDesc(LibraryDesc *Out) override {
    return copyTo(Out, LibraryDesc{nullptr, 0, uint32_t(Order.size())});
  }
  ReflectedFunctionTable *GetFunctionByIndex(int32_t Index) override {
    return uint32_t(Index) < Order.size() ? Order[uint32_t(Index)]
                                          : static_cast<ReflectedFunctionTable *>(&TheNoFunction);
  }

private:
  void readFunctions(const container::RuntimeData &Data) {
    const container::RuntimeTable *T = Data.table(uint32_t(rdat::Table::Functions));
    for (uint32_t I = 0; T && I < T->Count; ++I) {
      const auto Row = rdat::FunctionRow::read(T->Rows.subspan(size_t(I) * T->Stride, T->Stride));
      readFunction(Data, Row);
    }
    std::sort(Order.begin(), Order.end(),
              [](const auto *A, const auto *B) { return A->Name < B->Name; });
  }

  void readFunction(const container::RuntimeData &Data, const rdat::FunctionRow &Row) {
    ReflectedFunction &F = Functions.emplace_back(Library);
    F.Name = Data.string(Row.Name).value_or("");
    const md::ShaderModel Model(ir::firstNode(Library.M, md::ShaderModelLayout::Named));
    if (Row.Resources != container::RuntimeData::Null)
      for (uint32_t Number : Data.indices(Row.Resources).value_or(std::vector<uint32_t>()))
        addResource(F, Number);
    F.Desc.Version =
        uint32_t(Row.Kind) << 16 | uint32_t(Model.major()) << 4 | uint32_t(Model.minor());
    F.Desc.ConstantBuffers = uint32_t(F.Buffers.size());
    F.Desc.BoundResources = uint32_t(F.Resources.size());
    F.Desc.RequiredFeatures = (uint64_t(Row.Features2) << 32 | Row.Features1) & ~NoFeatures;
    F.Desc.Name = F.Name.c_str();
    Order.push_back(&F);
  }

  /// Adds a row of RDAT's resources, which have the order of the bindings.
  void addResource(ReflectedFunction &F, uint32_t Number) {
    if (Number >= Library.Bindings.size())
      return;
    addOnce(F.Resources, Number);
    const BindingDesc &B = Library.Bindings[Number];
    for (const bool IsStructured : {false, true}) {
      const uint32_t Buffer = Library.bufferNumber(B.Name, IsStructured);
      if (Buffer < Library.Buffers.size())
        addOnce(F.Buffers, Buffer);
    }
  }

  ReflectedModule Library;
  std::deque<ReflectedFunction> Functions;
  std::vector<ReflectedFunction *> Order; ///< by name
};

} // namespace

Status createLibraryReflection(Bytes Rdat, ir::Module M, void **Out) {
  return giveOut(LibraryObject::make(std::move(M), Rdat), LibraryReflection::Id, Out);
}

} // namespace dxil::compiler::dxc
