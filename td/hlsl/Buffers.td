// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's byte-address buffers: memory that is read and written by the byte.

class ByteBuffer<string name, string type, string attributes, string methods, string doc>
    : HLSLClass<name, !strconcat("\nstruct __", name, " {\n  __hlsl_resource_t ", type,
                                 " [[hlsl::raw_buffer]]", attributes,
                                 "\n      [[hlsl::contained_type(__i8)]] __handle;\n",
                                 "  __HLSL_RESOURCE(__", name, ")\n  __HLSL_BYTE_LOADS\n",
                                 methods, "};"), doc>;

def : HLSLResourceOp<BufferLoad>;
def : HLSLResourceOp<RawBufferLoad>;
def : HLSLClass<"", [{
// The integer that an atomic on a value of type T works on.
template <int Bits, bool Unsigned> struct __word { using type = int; };
template <> struct __word<32, true> { using type = uint; };
template <> struct __word<64, false> { using type = int64_t; };
template <> struct __word<64, true> { using type = uint64_t; };
template <typename T, int Bits> using __word_t = typename __word<Bits, __value<T>::sign>::type;

inline uint4 __byte_load(__handle_pointer buffer, uint offset, uint mask, out uint status) {
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 2
  return __resource_ops<uint>::rawBufferLoad_status(buffer, offset, __none_int(), (__i8)mask, 4,
                                                    status);
#else
  return __resource_ops<uint>::bufferLoad_status(buffer, offset, __none_int(), status);
#endif
}
#define __HLSL_BYTE_LOADS                                                                          \
  template <typename T> T Load(uint offset) const { return __HLSL_MEMORY(T, offset); }             \
  uint Load(uint offset) const { return __HLSL_MEMORY(uint, offset); }                             \
  uint2 Load2(uint offset) const { return __HLSL_MEMORY(uint2, offset); }                          \
  uint3 Load3(uint offset) const { return __HLSL_MEMORY(uint3, offset); }                          \
  uint4 Load4(uint offset) const { return __HLSL_MEMORY(uint4, offset); }                          \
  template <typename T> T Load(uint offset, out uint status) const {                               \
    __byte_load(__HLSL_HANDLE(__handle), offset, 1, status);                                       \
    return __HLSL_MEMORY(T, offset);                                                               \
  }                                                                                                \
  uint Load(uint offset, out uint status) const {                                                  \
    return __byte_load(__HLSL_HANDLE(__handle), offset, 1, status).x;                              \
  }                                                                                                \
  uint2 Load2(uint offset, out uint status) const {                                                \
    return __byte_load(__HLSL_HANDLE(__handle), offset, 3, status).xy;                             \
  }                                                                                                \
  uint3 Load3(uint offset, out uint status) const {                                                \
    return __byte_load(__HLSL_HANDLE(__handle), offset, 7, status).xyz;                            \
  }                                                                                                \
  uint4 Load4(uint offset, out uint status) const {                                                \
    return __byte_load(__HLSL_HANDLE(__handle), offset, 15, status);                               \
  }                                                                                                \
  template <typename T> void GetDimensions(out T bytes) const {                                    \
    uint value;                                                                                    \
    __builtin_hlsl_resource_getdimensions_x(__handle, value);                                      \
    bytes = (T)value;                                                                              \
  }
#define __HLSL_BYTE_ATOMIC(METHOD, FUNCTION, BITS)                                                 \
  template <typename V> void METHOD(uint offset, V value) const {                                  \
    using W = __word_t<V, BITS>;                                                                   \
    hlsl::FUNCTION(__HLSL_MEMORY(W, offset), (W)value);                                            \
  }                                                                                                \
  template <typename V, typename O> void METHOD(uint offset, V value, out O original) const {      \
    using W = __word_t<O, BITS>;                                                                   \
    W before;                                                                                      \
    hlsl::FUNCTION(__HLSL_MEMORY(W, offset), (W)value, before);                                    \
    original = (O)before;                                                                          \
  }
#define __HLSL_BYTE_ATOMICS(SUFFIX, BITS)                                                          \
  __HLSL_BYTE_ATOMIC(InterlockedAdd##SUFFIX, InterlockedAdd, BITS)                                 \
  __HLSL_BYTE_ATOMIC(InterlockedAnd##SUFFIX, InterlockedAnd, BITS)                                 \
  __HLSL_BYTE_ATOMIC(InterlockedOr##SUFFIX, InterlockedOr, BITS)                                   \
  __HLSL_BYTE_ATOMIC(InterlockedXor##SUFFIX, InterlockedXor, BITS)                                 \
  __HLSL_BYTE_ATOMIC(InterlockedMin##SUFFIX, InterlockedMin, BITS)                                 \
  __HLSL_BYTE_ATOMIC(InterlockedMax##SUFFIX, InterlockedMax, BITS)                                 \
  template <typename C, typename V>                                                                \
  void InterlockedCompareStore##SUFFIX(uint offset, C expected, V value) {                         \
    using W = __word_t<V, BITS>;                                                                   \
    hlsl::InterlockedCompareStore(__HLSL_MEMORY(W, offset), (W)expected, (W)value);                \
  }                                                                                                \
  template <typename C, typename V, typename O>                                                    \
  void InterlockedCompareExchange##SUFFIX(uint offset, C expected, V value, out O original) {      \
    using W = __word_t<O, BITS>;                                                                   \
    W before;                                                                                      \
    hlsl::InterlockedCompareExchange(__HLSL_MEMORY(W, offset), (W)expected, (W)value, before);     \
    original = (O)before;                                                                          \
  }                                                                                                \
  template <typename V, typename O>                                                                \
  void InterlockedExchange##SUFFIX(uint offset, V value, out O original) {                         \
    using W = __word_t<O, BITS>;                                                                   \
    W before;                                                                                      \
    hlsl::InterlockedExchange(__HLSL_MEMORY(W, offset), (W)value, before);                         \
    original = (O)before;                                                                          \
  }
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
#define __HLSL_BYTE_ATOMICS_BY_VERSION                                                             \
  __HLSL_BYTE_ATOMICS(64, 64)
#else
#define __HLSL_BYTE_ATOMICS_BY_VERSION
#endif
#define __HLSL_BYTE_WRITES                                                                         \
  template <typename T> void Store(uint offset, T value) const { __HLSL_MEMORY(T, offset) = value; }     \
  void Store(uint offset, uint value) const { __HLSL_MEMORY(uint, offset) = value; }               \
  void Store2(uint offset, uint2 value) const { __HLSL_MEMORY(uint2, offset) = value; }            \
  void Store3(uint offset, uint3 value) const { __HLSL_MEMORY(uint3, offset) = value; }            \
  void Store4(uint offset, uint4 value) const { __HLSL_MEMORY(uint4, offset) = value; }            \
  __HLSL_BYTE_ATOMICS(, 32)                                                                        \
  void InterlockedExchangeFloat(uint offset, float value, out float original) const {              \
    hlsl::InterlockedExchange(__HLSL_MEMORY(float, offset), value, original);                      \
  }                                                                                                \
  void InterlockedCompareStoreFloatBitwise(uint offset, float expected, float value) const {       \
    hlsl::InterlockedCompareStoreFloatBitwise(__HLSL_MEMORY(float, offset), expected, value);      \
  }                                                                                                \
  void InterlockedCompareExchangeFloatBitwise(uint offset, float expected, float value,            \
                                              out float original) const {                          \
    hlsl::InterlockedCompareExchangeFloatBitwise(__HLSL_MEMORY(float, offset), expected, value,    \
                                                 original);                                        \
  }                                                                                                \
  __HLSL_BYTE_ATOMICS_BY_VERSION
}], "What the methods of byte-address buffers are declared with.">;

def : HLSLClass<"ConstantBuffer", [{
template <typename T> struct __ConstantBuffer : T {
  __hlsl_resource_t [[hlsl::resource_class(CBuffer)]] [[hlsl::contained_type(T)]] __handle;
  __HLSL_RESOURCE(__ConstantBuffer)
  // Where members are: dxil-frontend calls it, with the number of a layout.
  typename __memory<T>::type __constants(uint layout) { return __HLSL_MEMORY(T, layout); }
};
}], "Constants of a struct type.">;
def : HLSLClass<"TextureBuffer", [{
template <typename T> struct __TextureBuffer : T {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<T, 15, 0, 0>)]] __handle;
  __HLSL_RESOURCE(__TextureBuffer)
  typename __memory<T>::type __constants(uint layout) { return __HLSL_MEMORY(T, layout); }
};
}], "Constants of a struct type, read as a texture is.">;

def : ByteBuffer<"ByteAddressBuffer", "[[hlsl::resource_class(SRV)]]", "", "",
                 "Bytes to read.">;
def : ByteBuffer<"RWByteAddressBuffer", "[[hlsl::resource_class(UAV)]]", "",
                 "  __HLSL_BYTE_WRITES\n", "Bytes to read and write.">;
def : ByteBuffer<"RasterizerOrderedByteAddressBuffer", "[[hlsl::resource_class(UAV)]]",
                 " [[hlsl::is_rov]]", "  __HLSL_BYTE_WRITES\n",
                 "Bytes to read and write, in the order of primitives.">;
