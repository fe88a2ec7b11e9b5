// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's matrix products and what else it does with whole matrices.

let group = "Matrices" in {
def : HLSLCode<"transpose", [{
template <typename T, int R, int C>
inline matrix<T, C, R> transpose(matrix<T, R, C> m) { return __builtin_matrix_transpose(m); }
}], "Rows and columns exchanged.">;
def : HLSLCode<"mul", [{
// A dot product of doubles too, which DXIL has no op for.
template <typename T, int N> inline T __products(vector<T, N> a, vector<T, N> b) { return dot(a, b); }
template <int N> inline double __products(vector<double, N> a, vector<double, N> b) {
  double sum = a[0] * b[0];
  [unroll] for (int i = 1; i < N; ++i) sum += a[i] * b[i];
  return sum;
}
// Scalars, and scalars with vectors.
template <typename A, typename B>
inline typename __enable<(__value<A>::size == 0 || __value<B>::size == 0),
                         __mixed_t<__Numeric, A, B> >::type
mul(A a, B b) {
  using T = __mixed_t<__Numeric, A, B>;
  return (T)a * (T)b;
}
// Two vectors: their dot product.
template <typename A, typename B>
inline typename __enable<(__value<A>::size > 0 && __value<B>::size > 0),
                         __element_t<__mixed_t<__Numeric, A, B> > >::type
mul(A a, B b) {
  using T = __mixed_t<__Numeric, A, B>;
  return __products((T)a, (T)b);
}
// A scalar and a matrix.
template <typename T, int R, int C>
inline matrix<T, R, C> mul(matrix<T, R, C> m, __element_t<T> s) { return m * s; }
template <typename T, int R, int C>
inline matrix<T, R, C> mul(__element_t<T> s, matrix<T, R, C> m) { return m * s; }
// A row vector and a matrix.
template <typename T, int R, int C>
inline vector<T, C> mul(vector<T, R> v, matrix<T, R, C> m) {
  vector<T, C> result = v[0] * m[0];
  if (R > 1)
    result = mad((vector<T, C>)v[__HLSL_AT(R, 1)], m[__HLSL_AT(R, 1)], result);
  if (R > 2)
    result = mad((vector<T, C>)v[__HLSL_AT(R, 2)], m[__HLSL_AT(R, 2)], result);
  if (R > 3)
    result = mad((vector<T, C>)v[__HLSL_AT(R, 3)], m[__HLSL_AT(R, 3)], result);
  return result;
}
// A matrix and a column vector. Products are added up in their order, as in the other forms with a matrix.
template <typename T, int N> inline T __row_products(vector<T, N> row, vector<T, N> v) {
  T sum = row[0] * v[0];
  if (N > 1)
    sum = mad(row[__HLSL_AT(N, 1)], v[__HLSL_AT(N, 1)], sum);
  if (N > 2)
    sum = mad(row[__HLSL_AT(N, 2)], v[__HLSL_AT(N, 2)], sum);
  if (N > 3)
    sum = mad(row[__HLSL_AT(N, 3)], v[__HLSL_AT(N, 3)], sum);
  return sum;
}
template <typename T, int R, int C>
inline vector<T, R> mul(matrix<T, R, C> m, vector<T, C> v) {
  vector<T, R> result;
  result[0] = __row_products(m[0], v);
  if (R > 1)
    result[__HLSL_AT(R, 1)] = __row_products(m[__HLSL_AT(R, 1)], v);
  if (R > 2)
    result[__HLSL_AT(R, 2)] = __row_products(m[__HLSL_AT(R, 2)], v);
  if (R > 3)
    result[__HLSL_AT(R, 3)] = __row_products(m[__HLSL_AT(R, 3)], v);
  return result;
}
// Two matrices.
template <typename T, int R, int K, int C>
inline matrix<T, R, C> mul(matrix<T, R, K> a, matrix<T, K, C> b) {
  matrix<T, R, C> result;
  result[0] = mul(a[0], b);
  if (R > 1)
    result[__HLSL_AT(R, 1)] = mul(a[__HLSL_AT(R, 1)], b);
  if (R > 2)
    result[__HLSL_AT(R, 2)] = mul(a[__HLSL_AT(R, 2)], b);
  if (R > 3)
    result[__HLSL_AT(R, 3)] = mul(a[__HLSL_AT(R, 3)], b);
  return result;
}
// Mixed element types.
template <typename A, typename B, int R, int C, typename T = __mixed_t<__Numeric, A, B> >
inline vector<T, C> mul(vector<A, R> v, matrix<B, R, C> m) {
  return mul((vector<T, R>)v, (matrix<T, R, C>)m);
}
template <typename A, typename B, int R, int C, typename T = __mixed_t<__Numeric, A, B> >
inline vector<T, R> mul(matrix<A, R, C> m, vector<B, C> v) {
  return mul((matrix<T, R, C>)m, (vector<T, C>)v);
}
template <typename A, typename B, int R, int K, int C, typename T = __mixed_t<__Numeric, A, B> >
inline matrix<T, R, C> mul(matrix<A, R, K> a, matrix<B, K, C> b) {
  return mul((matrix<T, R, K>)a, (matrix<T, K, C>)b);
}
// Of unequal sizes, what both have.
template <typename A, typename B, int N, int R, int C>
inline typename __enable<(N != R), vector<__mixed_t<__Numeric, A, B>, C> >::type mul(vector<A, N> v, matrix<B, R, C> m) {
  using T = __mixed_t<__Numeric, A, B>;
  vector<T, C> result = (T)v[0] * (vector<T, C>)m[0];
  [unroll] for (int i = 1; i < (N < R ? N : R); ++i)
    result = mad((vector<T, C>)(T)v[i], (vector<T, C>)m[i], result);
  return result;
}
template <typename A, typename B, int N, int R, int C>
inline typename __enable<(N != C), vector<__mixed_t<__Numeric, A, B>, R> >::type mul(matrix<A, R, C> m, vector<B, N> v) {
  using T = __mixed_t<__Numeric, A, B>;
  using V = vector<T, (N < C ? N : C)>;
  vector<T, R> result;
  [unroll] for (int i = 0; i < R; ++i)
    result[i] = __row_products((V)(vector<T, C>)m[i], (V)(vector<T, N>)v);
  return result;
}
}], "Product of scalars, vectors and matrices. A vector on the left is a row, on the right a "
    "column.">;
// No m[i][j]: clang 22 writes one into a precompiled header that it reads back as m[i].
def : HLSLCode<"determinant", [{
template <typename T> inline T determinant(matrix<T, 1, 1> m) {
  vector<T, 1> a = m[0];
  return a.x;
}
template <typename T> inline T determinant(matrix<T, 2, 2> m) {
  vector<T, 2> a = m[0], b = m[1];
  return a.x * b.y - a.y * b.x;
}
template <typename T> inline T determinant(matrix<T, 3, 3> m) {
  return dot(m[0], cross(m[1], m[2]));
}
template <typename T> inline T determinant(matrix<T, 4, 4> m) {
  vector<T, 4> a = m[0], b = m[1], c = m[2], d = m[3];
  // 2 by 2 determinants of the upper two rows and of the lower two.
  T u0 = a.x * b.y - a.y * b.x, u1 = a.x * b.z - a.z * b.x, u2 = a.x * b.w - a.w * b.x;
  T u3 = a.y * b.z - a.z * b.y, u4 = a.y * b.w - a.w * b.y, u5 = a.z * b.w - a.w * b.z;
  T l0 = c.x * d.y - c.y * d.x, l1 = c.x * d.z - c.z * d.x, l2 = c.x * d.w - c.w * d.x;
  T l3 = c.y * d.z - c.z * d.y, l4 = c.y * d.w - c.w * d.y, l5 = c.z * d.w - c.w * d.z;
  return u0 * l5 - u1 * l4 + u2 * l3 + u3 * l2 - u4 * l1 + u5 * l0;
}
}], "Determinant of a square matrix.">;
def : HLSLCode<"any", [{
template <typename T, int R, int C> inline bool any(matrix<T, R, C> m) {
  bool result = any(m[0]);
  [unroll] for (int i = 1; i < R; ++i) result = any(m[i]) || result;
  return result;
}
}], "Whether at least one element of a matrix is other than 0.">;
def : HLSLCode<"all", [{
template <typename T, int R, int C> inline bool all(matrix<T, R, C> m) {
  bool result = all(m[0]);
  [unroll] for (int i = 1; i < R; ++i) result = all(m[i]) && result;
  return result;
}
}], "Whether every element of a matrix is other than 0.">;
}
