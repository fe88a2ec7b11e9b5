// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Description.h"

namespace dxil::execution {

void readDraw(const JsonValue &V, DataSource &From, Description &To);
void readStage(const JsonValue &V, DataSource &From, Description &To);
void readRays(const JsonValue &V, DataSource &From, RayDispatch &To);
void readGraph(const JsonValue &V, DataSource &From, GraphDispatch &To);

/// Reads numbers for the slots of a signature, by semantic, for `Count` vertices or similar items:
/// {"POSITION": [[0, 1, 0], ...], "TEXCOORD1": ...}. Fewer numbers than slots are an error.
void readSlots(const JsonValue &V, DataSource &From, const ElementList &Elements, uint32_t Count,
               std::vector<uint32_t> &To);

/// Reads the group counts of a dispatch.
std::array<uint32_t, 3> readGroups(const JsonValue &V);

/// Returns the number of vertices or similar items in "inputs", or 0 if unknown.
uint32_t countOf(const JsonValue &Inputs);

/// Returns the semantic of a signature row with its index, "TEXCOORD1"; index 0 is omitted.
std::string semanticName(const SignatureEntry &E, uint32_t Row);

/// Returns the program of a stage, or null.
const LoadedProgram *programOf(const Description &D, Stage Kind);

} // namespace dxil::execution
