// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects of stages: patches, payloads, node records, rays.
#pragma once

#include "LibraryCalls.h"

namespace dxil::frontend {

/// The role of a parameter that has many vertices, control points or primitives, as in
/// contract/EntryInterface.h. Element is the type of one of them.
struct StageArray {
  contract::EntryArray Role = contract::EntryArray::None;
  InputPrimitive Primitive = InputPrimitive::Undefined;
  OutputTopology Topology = OutputTopology::Undefined;
  TypeId Element = TypeId::None;
  uint32_t Count = 0;
};

// StageObjects.cpp
/// Returns no Role for a parameter with a single value.
StageArray stageArray(const CodegenContext &G, const Variable &V);
/// Returns true if \p V is memory that another shader fills.
bool isPayload(const CodegenContext &G, const Variable &V);
llvm::Value *emitStageCall(CodegenContext &G, const LibraryCall &Call);
/// Calls an op whose last operand is argument \p I, an object that other shaders see.
llvm::CallInst *emitObjectOp(CodegenContext &G, const LibraryCall &Call, OpCode Op,
                             llvm::Type *Result, llvm::ArrayRef<llvm::Value *> Operands, size_t I);
llvm::CallInst *emitTrace(CodegenContext &G, const LibraryCall &Call, OpCode Op,
                          llvm::Type *Result);
/// Adds an op's operands for a ray: origin, least distance, direction, greatest distance.
void addRay(CodegenContext &G, const LibraryCall &Call, size_t I,
            llvm::SmallVectorImpl<llvm::Value *> &Operands);
/// Returns the entry point with function or patch constant function \p F, or null.
const EntryPoint *entryOf(const CodegenContext &G, FunctionId F);
/// Returns true if \p V, a parameter of an entry point or exported function \p F, is memory that
/// belongs to the caller and that the function writes. Callers of DXC's do not copy an input first.
bool isCopiedInput(CodegenContext &G, FunctionId F, VariableId V);
bool isPatch(const CodegenContext &G, TypeId T);
Place pointOf(CodegenContext &G, TypeId Patch, llvm::Value *Points, llvm::Value *Index);

// Nodes.cpp
/// Returns the facts of \p V for the entry point's interface if it is an input or output of a
/// node, else nothing.
std::optional<contract::NodeFacts> nodeParameter(CodegenContext &G, const Variable &V);
llvm::Value *emitNodeCall(CodegenContext &G, const LibraryCall &Call);
Place recordOf(CodegenContext &G, TypeId Object, llvm::Value *Records, llvm::Value *Index);

} // namespace dxil::frontend
