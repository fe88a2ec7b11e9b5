// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EmitHLSL.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>

#include <functional>

using namespace llvm;

namespace dxil {
namespace {

constexpr StringRef Native16Macro = "__HLSL_ENABLE_16_BIT";

/// Calls Emit for the types that always exist, then within #ifdef for those of native 16 bits.
void byNative16(const HLSLModel &H, raw_ostream &OS,
                const std::function<void(const HLSLScalarDesc &)> &Emit) {
  for (const auto &Scalar : H.Scalars)
    if (!Scalar->Native16)
      Emit(*Scalar);
  OS << "#ifdef " << Native16Macro << "\n";
  for (const auto &Scalar : H.Scalars)
    if (Scalar->Native16)
      Emit(*Scalar);
  OS << "#endif\n";
}

void emitShapes(const HLSLScalarDesc &Scalar, raw_ostream &OS) {
  for (unsigned N = 1; N <= 4; ++N)
    OS << "using " << Scalar.Name << N << " = vector<" << Scalar.Name << ", " << N << ">;\n";
  // A macro takes a tenth of a type alias's time; float's names, which shaders use, are aliases
  // since diagnostics then show them.
  bool IsMacro = Scalar.Name != "float";
  for (unsigned R = 1; R <= 4; ++R)
    for (unsigned C = 1; C <= 4; ++C)
      OS << (IsMacro ? "#define " : "using ") << Scalar.Name << R << "x" << C
         << (IsMacro ? " matrix<" : " = matrix<") << Scalar.Name << ", " << R << ", " << C
         << (IsMacro ? ">\n" : ">;\n");
}

// Shaders define `half` as the minimum-precision type: its other names are aliases or spelled out, so that the
// two macros do not name each other.
void emitAliasMacros(const HLSLAliasDesc &Alias, const HLSLScalarDesc &Type, raw_ostream &OS) {
  bool MayBeDefined = Type.Name == "half";
  if (MayBeDefined)
    OS << "using " << Alias.Name << " = " << Type.Name << ";\n";
  else
    OS << "#define " << Alias.Name << " " << Type.Name << "\n";
  for (unsigned N = 1; N <= 4; ++N)
    if (MayBeDefined)
      OS << "#define " << Alias.Name << N << " vector<" << Type.Name << ", " << N << ">\n";
    else
      OS << "#define " << Alias.Name << N << " " << Type.Name << N << "\n";
  for (unsigned R = 1; R <= 4; ++R)
    for (unsigned C = 1; C <= 4; ++C)
      OS << "#define " << Alias.Name << R << "x" << C << " matrix<" << Type.Name << ", " << R << ", " << C
         << ">\n";
}

void emitAliases(const HLSLModel &H, raw_ostream &OS) {
  OS << "// Other names of types. They are macros, which the compiler reads several times as fast\n"
        "// as type aliases, and names that few shaders use.\n";
  for (const HLSLAliasDesc &Alias : H.Aliases)
    if (Alias.Type == Alias.NativeType && !Alias.Native16Only)
      emitAliasMacros(Alias, *Alias.Type, OS);
  OS << "#ifdef " << Native16Macro << "\n";
  for (const HLSLAliasDesc &Alias : H.Aliases)
    if (Alias.Native16Only || Alias.Type != Alias.NativeType)
      emitAliasMacros(Alias, *Alias.NativeType, OS);
  OS << "#else\n";
  for (const HLSLAliasDesc &Alias : H.Aliases)
    if (!Alias.Native16Only && Alias.Type != Alias.NativeType)
      emitAliasMacros(Alias, *Alias.Type, OS);
  OS << "#endif\n\n";
}

void emitScalarTraits(const HLSLScalarDesc &Scalar, raw_ostream &OS) {
  OS << "template <> struct __value<" << Scalar.Name << "> {\n"
     << "  using element = " << Scalar.Name << ";\n"
     << "  enum { rank = " << Scalar.Rank << ", size = 0, sign = "
     << (Scalar.Kind == "unsigned" ? 1 : 0) << " };\n"
     << "  template <typename U> using as = U;\n"
     << "};\n"
     << "template <> struct __ranked<" << Scalar.Rank << "> { using type = " << Scalar.Name
     << "; };\n";
}

void emitSets(const HLSLModel &H, raw_ostream &OS) {
  OS << "// Sets of element types: one bit for the rank of each, and above them the rank of the type\n"
        "// that an argument of any other is converted to.\n"
        "enum {\n";
  for (const auto &Set : H.Sets) {
    OS << "  " << Set->Name << " = ";
    for (const HLSLScalarDesc *Element : Set->Elements)
      OS << "1 << " << Element->Rank << " | ";
    OS << Set->Fallback->Rank << " << 16,\n";
  }
  OS << "};\n\n";
}

// What the functions are declared with. `__in_t<Set, T>` is T if its elements are in the set, and
// otherwise an error that takes the function out of overload resolution. Function templates over
// it stand for the overloads of every element type and shape: some thousands of declarations
// would take longer to read than most shaders to compile.
constexpr StringRef TraitTemplates = R"(
template <typename T, int N> struct __value<vector<T, N> > {
  using element = decltype(T(0)); // not const, as parts of constants are
  enum { rank = __value<element>::rank, size = N };
  template <typename U> using as = vector<U, N>;
};

template <bool Condition, typename T> struct __enable {};
template <typename T> struct __enable<true, T> { using type = T; };

// T, if its elements are in the set. (Conditions are default arguments of structs, not arguments of
// alias templates: those would be substituted wherever a function is declared.)
template <int Set, typename T, bool = (Set >> __value<T>::rank & 1)> struct __in {};
template <int Set, typename T> struct __in<Set, T, true> { using type = T; };
template <int Set, typename T> using __in_t = typename __in<Set, T>::type;
// Result, if T is a scalar in the set.
template <int Set, typename T, typename Result = T,
          bool = (Set >> __value<T>::rank & 1) && __value<T>::size == 0>
struct __scalar_in {};
template <int Set, typename T, typename Result> struct __scalar_in<Set, T, Result, true> {
  using type = Result;
};

// Types made from T: its element, and other elements in its shape.
template <typename T> using __same_t = T;
template <typename T> using __void_t = void;
// Result, if S is a scalar.
template <typename S, typename Result> using __with_scalar_t = typename __scalar_in<-1, S, Result>::type;
template <typename T> using __element_t = typename __value<T>::element;
template <typename U, typename T> using __as_t = typename __value<T>::template as<U>;
template <typename T> using __bool_t = __as_t<bool, T>;
template <typename T> using __int_t = __as_t<int, T>;
template <typename T> using __uint_t = __as_t<uint, T>;
template <typename T> using __float_t = __as_t<float, T>;

// The type that mixed arguments are converted to: of the element types the one of highest rank,
// or the set's fallback; of the shapes the shortest vector, or a scalar if there is none.
template <typename T, int Size> struct __shaped { using type = vector<T, Size>; };
template <typename T> struct __shaped<T, 0> { using type = T; };
template <int Set, int Rank, int Size>
struct __fit : __shaped<typename __ranked<(Set >> Rank & 1) ? Rank : (Set >> 16)>::type, Size> {};
template <int A, int B> struct __higher { enum { value = A > B ? A : B }; };
template <int A, int B> struct __shorter {
  enum { value = A < 2 ? (B ? B : A) : B < 2 || A < B ? A : B };
};
template <int Set, typename A, typename B, int Rank = __higher<__value<A>::rank, __value<B>::rank>::value,
          int Size = __shorter<__value<A>::size, __value<B>::size>::value>
struct __mixed : __fit<Set, Rank, Size> {};
template <int Set, typename A, typename B> using __mixed_t = typename __mixed<Set, A, B>::type;
template <int Set, typename A, typename B, typename C, typename AB = typename __mixed<__Any, A, B>::type>
struct __mixed3 : __mixed<Set, AB, C> {};
template <int Set, typename A, typename B, typename C>
using __mixed3_t = typename __mixed3<Set, A, B, C>::type;
// The same for one argument, if its elements are not in the set.
template <int Set, typename T, bool = (Set >> __value<T>::rank & 1)>
struct __other : __fit<Set, __value<T>::rank, __value<T>::size> {};
template <int Set, typename T> struct __other<Set, T, true> {};
template <int Set, typename T> using __other_t = typename __other<Set, T>::type;

// Parameters that refer to a variable in groupshared memory or in a resource, which an atomic
// needs. HLSL cannot spell a reference; the type of an expression can be one.
template <typename T> struct __place {
  static groupshared T variable;
  using groupshared_type = decltype((variable));
  using groupshared_pointer = decltype(__builtin_addressof(variable));
  using device_type = decltype(RWBuffer<T>()[0]);
  using device_pointer = decltype(__builtin_addressof(RWBuffer<T>()[0]));
};
// An operand of an atomic whose target no reference binds to, such as an element of a vector. dxil-frontend
// calls another atomic in its place.
struct __operand {
  template <typename T> __operand(T value) {}
};
// The same of any type in a resource's memory.
template <typename T> struct __memory {
  using type = decltype(RWStructuredBuffer<T>()[0]);
  using pointer = decltype(__builtin_addressof(RWStructuredBuffer<T>()[0]));
};
// What a copy constructor takes.
template <typename T> struct __other_object {
  static const T variable;
  using type = decltype((variable));
};
// An extension intrinsic takes the address of a resource's first byte as its handle.
using __handle_pointer = __memory<uint>::pointer;
using __name = decltype(__builtin_FILE());
)";

constexpr StringRef Macros = R"(
#define __HLSL_BUILTIN(NAME) __attribute__((clang_builtin_alias(NAME)))
#define __HLSL_SINCE(VERSION) __attribute__((availability(shadermodel, introduced = VERSION)))
#define __HLSL_SINCE_IN(VERSION, STAGE)                                                            \
  __attribute__((availability(shadermodel, introduced = VERSION, environment = STAGE)))
// Clang reports the use of a function that is too new at the intrinsic in this header; this adds
// a warning at the caller.
#define __HLSL_WARN_BEFORE(MAJOR, MINOR, NAME)                                                     \
  __attribute__((diagnose_if(__SHADER_TARGET_MAJOR * 100 + __SHADER_TARGET_MINOR <                 \
                                 MAJOR * 100 + MINOR,                                              \
                             "'" NAME "' needs shader model " #MAJOR "." #MINOR " or newer",       \
                             "warning")))
#ifdef __HLSL_ENABLE_16_BIT
#define __HLSL_HALF_SUFFIX "f16"
#else
#define __HLSL_HALF_SUFFIX "f32"
#endif

// Index I, or 0 where a vector or matrix of N elements has no such index and it is not used.
#define __HLSL_AT(N, I) ((N) > (I) ? (I) : 0)

// Forms of a function that convert arguments of other or mixed types.
#define __HLSL_CONVERT1(SET, RESULT, NAME, X)                                                      \
  template <typename A, typename T = __other_t<SET, A> > inline RESULT<T> NAME(A X) {              \
    return NAME((T)X);                                                                             \
  }
#define __HLSL_CONVERT2(SET, RESULT, NAME, X, Y)                                                   \
  template <typename A, typename B, typename T = __mixed_t<SET, A, B> >                            \
  inline RESULT<T> NAME(A X, B Y) {                                                                \
    return NAME((T)X, (T)Y);                                                                       \
  }
#define __HLSL_CONVERT3(SET, RESULT, NAME, X, Y, Z)                                                \
  template <typename A, typename B, typename C, typename T = __mixed3_t<SET, A, B, C> >            \
  inline RESULT<T> NAME(A X, B Y, C Z) {                                                           \
    return NAME((T)X, (T)Y, (T)Z);                                                                 \
  }

// Forms for matrices, row by row.
#define __HLSL_MATRIX1(NAME)                                                                       \
  template <typename T, int R, int C> inline matrix<T, R, C> NAME(matrix<T, R, C> x) {             \
    [unroll] for (int i = 0; i < R; ++i) x[i] = NAME(x[i]);                                        \
    return x;                                                                                      \
  }
#define __HLSL_MATRIX2(NAME)                                                                       \
  template <typename T, int R, int C>                                                              \
  inline matrix<T, R, C> NAME(matrix<T, R, C> x, matrix<T, R, C> y) {                              \
    [unroll] for (int i = 0; i < R; ++i) x[i] = NAME(x[i], y[i]);                                  \
    return x;                                                                                      \
  }                                                                                                \
  template <typename T, int R, int C, typename S>                                                  \
  inline __with_scalar_t<S, matrix<T, R, C> > NAME(matrix<T, R, C> x, S y) {                       \
    return NAME(x, (matrix<T, R, C>)(T)y);                                                         \
  }                                                                                                \
  template <typename T, int R, int C, typename S>                                                  \
  inline __with_scalar_t<S, matrix<T, R, C> > NAME(S x, matrix<T, R, C> y) {                       \
    return NAME((matrix<T, R, C>)(T)x, y);                                                         \
  }
#define __HLSL_MATRIX3(NAME)                                                                       \
  template <typename T, int R, int C>                                                              \
  inline matrix<T, R, C> NAME(matrix<T, R, C> x, matrix<T, R, C> y, matrix<T, R, C> z) {           \
    [unroll] for (int i = 0; i < R; ++i) x[i] = NAME(x[i], y[i], z[i]);                            \
    return x;                                                                                      \
  }                                                                                                \
  template <typename T, int R, int C, typename S>                                                  \
  inline __with_scalar_t<S, matrix<T, R, C> > NAME(matrix<T, R, C> x, matrix<T, R, C> y, S z) {    \
    return NAME(x, y, (matrix<T, R, C>)(T)z);                                                      \
  }                                                                                                \
  template <typename T, int R, int C, typename S, typename Q>                                      \
  inline __with_scalar_t<S, __with_scalar_t<Q, matrix<T, R, C> > > NAME(matrix<T, R, C> x, S y, Q z) {\
    return NAME(x, (matrix<T, R, C>)(T)y, (matrix<T, R, C>)(T)z);                                  \
  }
)";

} // namespace

void emitHLSLTypeNames(const HLSLModel &H, raw_ostream &OS) {
  OS << "//===-- Types " << std::string(60, '-') << "===//\n\n";
  byNative16(H, OS, [&](const HLSLScalarDesc &Scalar) {
    if (!Scalar.Definition.empty())
      OS << "using " << Scalar.Name << " = " << Scalar.Definition << ";\n";
  });
  OS << "\n";
  byNative16(H, OS, [&](const HLSLScalarDesc &Scalar) { emitShapes(Scalar, OS); });
  OS << "\n";
  emitAliases(H, OS);
}

void emitHLSLTraits(const HLSLModel &H, raw_ostream &OS) {
  OS << "//===-- How the functions are declared " << std::string(35, '-') << "===//\n"
     << Macros << "\nnamespace __detail {\n"
     << "// The type of an 8-bit operand; HLSL has no name for it.\n"
        "using __i8 = decltype('x');\n\n"
        "// What is known about a value's type. Rank orders element types; a scalar has size 0.\n"
        "template <typename T> struct __value {};\n"
        "template <int Rank> struct __ranked {};\n";
  byNative16(H, OS, [&](const HLSLScalarDesc &Scalar) { emitScalarTraits(Scalar, OS); });
  OS << "\n";
  emitSets(H, OS);
  OS << TraitTemplates.ltrim('\n') << "} // namespace __detail\nusing namespace __detail;\n\n";
}

void emitHLSLUndefs(raw_ostream &OS) {
  SmallVector<StringRef, 32> Lines;
  Macros.split(Lines, '\n');
  std::string Last;
  for (StringRef Line : Lines) {
    if (!Line.consume_front("#define "))
      continue;
    std::string Name = Line.take_while([](char C) { return C == '_' || isAlnum(C); }).str();
    if (Name != Last)
      OS << "#undef " << Name << "\n";
    Last = Name;
  }
}

} // namespace dxil
