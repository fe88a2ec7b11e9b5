// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Description.h"

namespace dxil::execution {

void readDraw(const JsonValue &V, DataSource &From, Description &To);
void readStage(const JsonValue &V, DataSource &From, Description &To);
void readRays(const JsonValue &V, DataSource &From, RayDispatch &To);
void readGraph(const JsonValue &V, DataSource &From, GraphDispatch &To);

/// Numbers for the slots of a signature, by semantic, for `Count` vertices or the like one after
/// the other: {"POSITION": [[0, 1, 0], ...], "TEXCOORD1": ...}. Fewer numbers than slots are an
/// error.
void readSlots(const JsonValue &V, DataSource &From, const ElementList &Elements, uint32_t Count,
               std::vector<uint32_t> &To);

/// The numbers of a dispatch's groups.
std::array<uint32_t, 3> readGroups(const JsonValue &V);

/// The number of vertices and the like that "inputs" has data for, 0 if it does not tell.
uint32_t countOf(const JsonValue &Inputs);

/// A row of a signature as a semantic with its index: "TEXCOORD1"; the index 0 is left out.
std::string semanticName(const SignatureEntry &E, uint32_t Row);

/// The program of a stage, or null.
const LoadedProgram *programOf(const Description &D, Stage Kind);

} // namespace dxil::execution
