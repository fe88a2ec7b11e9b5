// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structs of HLSL's library.

def : LibraryStruct<"RayDesc", [{
struct RayDesc { float3 Origin; float TMin; float3 Direction; float TMax; };
}], "A ray.">;
def : LibraryStruct<"BuiltInTriangleIntersectionAttributes", [{
struct BuiltInTriangleIntersectionAttributes { float2 barycentrics; };
}], "Where a ray meets a triangle.">;
def : LibraryStruct<"BuiltInTrianglePositions", [{
struct BuiltInTrianglePositions { float3 p0; float3 p1; float3 p2; };
}], "The vertices of a triangle.">;

// Aliases of uint for flags and states.
foreach name = ["RAY_FLAG", "RAYQUERY_FLAG", "COMMITTED_STATUS", "CANDIDATE_TYPE"] in
  def : LibraryStruct<name, "typedef uint " # name # ";", "A uint.">;
