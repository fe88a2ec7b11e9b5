// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sets of shader stages that many operations share.

// Stages that run as thread groups.
defvar thread_group_stages = [compute, mesh, amplification, node];

// Stages with wave operations: all of them. Each is listed, as generated tables list each stage.
defvar wave_stages = [library, compute, amplification, mesh, pixel, vertex, hull, domain,
                      geometry, raygeneration, intersection, anyhit, closesthit, miss, callable,
                      node];

// Stages whose lanes form quads.
defvar quad_stages = [library, compute, amplification, mesh, pixel, node];

// Stages with implicit derivatives, from DXIL 1.6.
defvar derivative_stages = [library, pixel, compute, amplification, mesh, node];

// Stages with a current ray.
defvar ray_stages = [library, intersection, anyhit, closesthit, miss];

// Stages with a current primitive and instance.
defvar hit_stages = [library, intersection, anyhit, closesthit];

// Stages that a DispatchRays call runs.
defvar dispatch_rays_stages = [library, raygeneration, intersection, anyhit, closesthit, miss,
                               callable];

// Stages that may hold a hit object.
defvar reorder_stages = [library, raygeneration, closesthit, miss];

// Stages in which a barrier may wait for, or order memory of, a thread group.
defvar group_fence_stages = [library, compute, mesh, amplification, node];

// Stages in which a barrier may order node records.
defvar node_fence_stages = [library, node];
