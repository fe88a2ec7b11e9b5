// args: -T cs_6_0 -HV 2021
// out: 6
// expect: 0000020a 0000019b 000000dd 00000008 00000008 00000002
// What: a template's argument may be an expression that begins with a class: `One<T>::value + Two<T>::value`, `Same<T, U>::value && B`.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

template <typename T> struct Size {
  static const int value = 1;
};
template <typename T, int N> struct Size<vector<T, N> > {
  static const int value = N;
};
namespace ns {
template <typename T, typename U> struct Same {
  static const bool value = false;
};
template <typename T> struct Same<T, T> {
  static const bool value = true;
};
} // namespace ns
template <int N> int plus() { return N; }
template <bool B> int chosen() { return B ? 1 : 2; }
template <typename T, typename U> int of() {
  return plus<Size<T>::value + Size<U>::value>() * 100 + chosen<ns::Same<T, U>::value && (Size<T>::value > 1)>() * 10 +
         chosen<Size<T>::value == Size<U>::value || false>();
}

[numthreads(1, 1, 1)]
void main() {
  // 5: 2 + 3; not the same: 2; not as long: 2
  Out.Store(0, of<float2, float3>());
  // 4: 2 + 2; the same and longer than 1: 1; as long: 1
  Out.Store(4, of<int2, int2>());
  // 2: 1 + 1; the same but no longer than 1: 2; as long: 1
  Out.Store(8, of<int, int>());
  Out.Store(12, plus<Size<float4>::value * 2>());
  Out.Store(16, plus<Size<float4>::value << 1>());
  Out.Store(20, chosen<Size<float4>::value < 4>());
}
