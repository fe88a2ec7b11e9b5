// dxil-cc: -T lib_6_3
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exported functions that call functions of other libraries, with each kind of parameter.
struct Part {
  float3 V;
  int Whole;
  bool Flag;
  float2 Pair[2];
};

float scalars(float A, int B, bool C, out float D, inout uint E);
float3 vectors(float3 A, int2 B, inout float4 C);
Part structs(Part A, out Part B);
void arrays(float A[3], out int B[2], bool C[2]);
double wide(double A, uint64_t B);
struct Empty {};
float empty(Empty E, float A);

export float ofScalars(float A, int B, bool C, inout uint E) {
  float D;
  const float R = scalars(A, B, C, D, E);
  return R + D * 2;
}
export float3 ofVectors(float3 A, int2 B, inout float4 C) { return vectors(A.zyx, B, C) + C.xyz; }
export Part ofStructs(Part A, inout Part B) {
  Part Out;
  const Part R = structs(A, Out);
  B.V += Out.V;
  B.Pair[1] = Out.Pair[0];
  return R;
}
export int ofArrays(float A[3], bool C[2]) {
  int B[2];
  arrays(A, B, C);
  return B[0] + 2 * B[1];
}
export double ofWide(double A, uint64_t B) { return wide(A, B) + 1; }
export float ofEmpty(Empty E, float A) { return empty(E, A); }
