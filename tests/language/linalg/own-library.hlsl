// args: -T cs_6_10 -HV 202x
// in: f 1 2 3 4 5 6 7 8
// out: 80
// expect: 0000001e 00000046 00000046 000000ae 00000008 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 41400000 41300000 41700000 41500000 41900000 41700000 41a80000 41880000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 3f800000 40a00000 40a00000 41500000 41100000 41a80000 41500000 41e80000 41880000 42140000 41a80000 42340000 41c80000 42540000 41e80000 42740000
// What: a library of matrices as classes: enums in structs as arguments of templates, traits, members that exist for some arguments only, a partial specialization, deduced lengths of shared arrays.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

namespace traits {
template <bool Condition, typename T> struct when {};
template <typename T> struct when<true, T> {
  using type = T;
};
template <typename T, typename U> struct same {
  static const bool value = false;
};
template <typename T> struct same<T, T> {
  static const bool value = true;
};
template <typename T> struct element {
  using type = T;
};
template <typename T, int N> struct element<vector<T, N> > {
  using type = T;
};
} // namespace traits

namespace tiles {
struct Kind {
  enum KindEnum { F32 = 9, I32 = 4 };
};
using KindEnum = Kind::KindEnum;
struct Scope {
  enum ScopeEnum { Thread, Wave };
};
using ScopeEnum = Scope::ScopeEnum;
struct Use {
  enum UseEnum { Left, Right, Sum };
};
using UseEnum = Use::UseEnum;

namespace detail {
template <KindEnum K> struct Number {
  using type = int;
  static const bool IsFloat = false;
};
template <> struct Number<Kind::F32> {
  using type = float;
  static const bool IsFloat = true;
};
template <uint R, uint C, bool Turned> struct Shape {
  static const uint Rows = R;
  static const uint Columns = C;
};
template <uint R, uint C> struct Shape<R, C, true> {
  static const uint Rows = C;
  static const uint Columns = R;
};
} // namespace detail

template <KindEnum K, uint R, uint C, UseEnum U, ScopeEnum S> class Tile {
  using Number = typename detail::Number<K>::type;
  static const bool IsFloat = detail::Number<K>::IsFloat;
  using Handle = __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(K, R, C, U, S)]];
  Handle handle;

  template <typename T> static typename traits::when<traits::same<T, float>::value || traits::same<T, int>::value, Tile>::type filled(T value) {
    Tile made;
    __builtin_LinAlg_FillMatrix(made.handle, value);
    return made;
  }
  template <uint Align = 128> static Tile load(ByteAddressBuffer from, uint offset) {
    Tile made;
    __builtin_LinAlg_MatrixLoadFromDescriptor(made.handle, from, offset, C * 4, 0, Align);
    return made;
  }
  template <typename T, uint Size>
  static typename traits::when<traits::same<typename traits::element<T>::type, Number>::value && (Size > 3), Tile>::type
  load(groupshared T from[Size], uint first) {
    Tile made;
    __builtin_LinAlg_MatrixLoadFromMemory(made.handle, from, first, C * sizeof(Number) / sizeof(T), 0);
    return made;
  }
  template <KindEnum NewKind, UseEnum NewUse = U, bool Turn = false>
  Tile<NewKind, detail::Shape<R, C, Turn>::Rows, detail::Shape<R, C, Turn>::Columns, NewUse, S> cast() {
    Tile<NewKind, detail::Shape<R, C, Turn>::Rows, detail::Shape<R, C, Turn>::Columns, NewUse, S> made;
    __builtin_LinAlg_CopyConvertMatrix(made.handle, handle, Turn);
    return made;
  }
  template <UseEnum Here = U> typename traits::when<U == Use::Sum && Here == U, void>::type
  add(const Tile<K, R, C, Use::Left, S> other) {
    __builtin_LinAlg_MatrixAccumulate(handle, handle, other.handle);
  }
  template <UseEnum Here = U> typename traits::when<IsFloat && Here == U, uint>::type length() {
    return __builtin_LinAlg_MatrixLength(handle);
  }
  void store(RWByteAddressBuffer to, uint offset) {
    __builtin_LinAlg_MatrixStoreToDescriptor(handle, to, offset, C * 4, 0, 128);
  }
};

template <KindEnum K, uint R, uint C, UseEnum U> class Tile<K, R, C, U, Scope::Thread> {
  using Handle = __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(K, R, C, U, Scope::Thread)]];
  Handle handle;
  template <uint Align = 128> static Tile load(ByteAddressBuffer from, uint offset) {
    Tile made;
    __builtin_LinAlg_MatrixLoadFromDescriptor(made.handle, from, offset, C * 4, 0, Align);
    return made;
  }
};

template <KindEnum O, KindEnum A, KindEnum B, uint R, uint C, uint M>
Tile<O, R, C, Use::Sum, Scope::Wave> multiply(const Tile<A, R, M, Use::Left, Scope::Wave> a,
                                              const Tile<B, M, C, Use::Right, Scope::Wave> b) {
  Tile<O, R, C, Use::Sum, Scope::Wave> made;
  __builtin_LinAlg_MatrixMatrixMultiply(made.handle, a.handle, b.handle);
  return made;
}
template <typename O, typename T, uint R, uint C, KindEnum K>
typename traits::when<traits::same<T, float>::value, vector<O, R> >::type
multiply(Tile<K, R, C, Use::Left, Scope::Thread> a, vector<T, C> v) {
  vector<O, R> made;
  __builtin_LinAlg_MatrixVectorMultiply(made, a.handle, true, v, K);
  return made;
}
} // namespace tiles

using namespace tiles;
groupshared float2 Shared[16];

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Shared[id] = float2(id, -1);
  GroupMemoryBarrierWithGroupSync();
  using Left = Tile<Kind::F32, 2, 4, Use::Left, Scope::Wave>;
  Left a = Left::load(In, 0);
  // The products of [1 2 3 4; 5 6 7 8] with itself: [30 70; 70 174].
  Tile<Kind::F32, 4, 2, Use::Right, Scope::Wave> b = a.cast<Kind::F32, Use::Right, true>();
  Tile<Kind::I32, 2, 2, Use::Sum, Scope::Wave> product = multiply<Kind::I32>(a, b);
  product.store(Out, 0);
  // Tens, the matrix, and what is shared, from pair 1 on: (1, -1) (2, -1), (3, -1) (4, -1).
  Tile<Kind::F32, 2, 4, Use::Sum, Scope::Wave> sum = Tile<Kind::F32, 2, 4, Use::Sum, Scope::Wave>::filled(10.0f);
  sum.add(a);
  sum.add(Left::load(Shared, 1));
  sum.store(Out, 128);
  uint held = WaveActiveSum(sum.length());
  // By (1, 0, 0, t): 1 + 4t and 5 + 8t.
  vector<float, 2> v = multiply<float>(Tile<Kind::F32, 2, 4, Use::Left, Scope::Thread>::load(In, 0), float4(1, 0, 0, id));
  Out.Store2(256 + 8 * id, asuint(v));
  if (id == 0)
    Out.Store(16, held);
}
