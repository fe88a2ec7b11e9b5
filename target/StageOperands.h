// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places of operands in what the metadata of entry points says of their stages.
#ifndef DXIL_TARGET_STAGEOPERANDS_H
#define DXIL_TARGET_STAGEOPERANDS_H

namespace dxil {

// Operands of the lists behind the stage's tag (DXIL specification, "Entry properties").
namespace hull {
enum : unsigned { PatchFunction, InputPoints, OutputPoints, Domain, Partitioning, Primitive };
}
namespace domain {
enum : unsigned { Domain, InputPoints };
}
namespace geometry {
enum : unsigned { InputPrimitive, MaxVertices, StreamMask, Topology };
}
namespace mesh {
enum : unsigned { NumThreads, MaxVertices, MaxPrimitives, Topology, PayloadSize };
}
namespace amplification {
enum : unsigned { NumThreads, PayloadSize };
}

} // namespace dxil

#endif // DXIL_TARGET_STAGEOPERANDS_H
