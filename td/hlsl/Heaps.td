// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's descriptor heaps. A descriptor becomes what it is assigned to: a resource of a binding in a
// space that no register has, which lowering/HeapHandles takes for the heap.

def : HLSLClass<"", [{
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
// clang's buffers with a counter have a function of another name.
template <typename R, typename B = decltype(R::__createFromBinding(0, 0, -1, 0, __name()))>
inline R __from_heap(uint space, uint index, int) {
  return R::__createFromBinding(0, space, -1, index, __builtin_FILE());
}
template <typename R> inline R __from_heap(uint space, uint index, uint) {
  return R::__createFromBindingWithImplicitCounter(0, space, -1, index, __builtin_FILE(), 0);
}
template <uint Space> struct __Descriptor {
  uint __index;
  template <typename R> operator R() {
    return __from_heap<R>(Space, __index, 0);
  }
};
template <uint Space> struct __DescriptorHeap {
  __Descriptor<Space> operator[](uint index) {
    __Descriptor<Space> element;
    element.__index = index;
    return element;
  }
};
#define ResourceDescriptorHeap hlsl::__DescriptorHeap<0xfffffffe>()
#define SamplerDescriptorHeap hlsl::__DescriptorHeap<0xfffffffd>()
#endif
}], "Resources and samplers by their place in the heap.">;
