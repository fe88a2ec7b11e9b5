// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EmitHLSL.h"
#include "Emitter.h"
#include "HLSLResourceModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>
#include <optional>

using namespace llvm;

namespace dxil {
namespace {

/// What every class has: clang makes a resource of a class whose first field is a handle, and calls
/// these functions to bind it. Copies go by the handle's type, not by its bytes.
constexpr StringRef Common = R"(
#pragma push_macro("SRV")
#pragma push_macro("UAV")
#undef SRV
#undef UAV
#define __HLSL_RESOURCE(CLASS)                                                                      \
  CLASS() { __handle = __builtin_hlsl_resource_uninitializedhandle(__handle); }                    \
  CLASS(typename __other_object<CLASS>::type other) { __handle = other.__handle; }                 \
  void operator=(typename __other_object<CLASS>::type other) { __handle = other.__handle; }        \
  static CLASS __createFromBinding(unsigned place, unsigned space, int range, unsigned index,      \
                                   __name name) {                                                  \
    CLASS made;                                                                                    \
    made.__handle = __builtin_hlsl_resource_handlefrombinding(made.__handle, place, space, range,  \
                                                              index, name);                        \
    return made;                                                                                   \
  }                                                                                                \
  static CLASS __createFromImplicitBinding(unsigned order, unsigned space, int range,              \
                                           unsigned index, __name name) {                          \
    CLASS made;                                                                                    \
    made.__handle = __builtin_hlsl_resource_handlefromimplicitbinding(made.__handle, order, space, \
                                                                      range, index, name);         \
    return made;                                                                                   \
  }
#define __HLSL_HANDLE(HANDLE) ((__handle_pointer)__builtin_hlsl_resource_getpointer(HANDLE, 0u))
#define __HLSL_MEMORY(TYPE, INDEX)                                                                  \
  (((typename __memory<TYPE>::pointer)__builtin_hlsl_resource_getpointer(__handle, INDEX))[0])

// What a texture or sampler is, for the back end, which reads the sizes: clang has neither. Flags
// are 1 for signed elements and 2 for the order of primitives, or a sampler's mode.
template <typename T, int Kind, int Flags, int Samples> struct __resource_tag {
  T element;
  int kind[Kind];
  int flags[Flags + 1];
  int samples[Samples + 1];
};
// The place of a texel in a texture's memory, which getpointer takes as an index.
uint __texel(uint x, uint y, uint z) __asm__("dxil.texel") __attribute__((const));
uint __texel(uint x, uint y, uint z, uint sample) __asm__("dxil.texel.sample")
    __attribute__((const));
// One of the parts of a texture that `.mips` or `.sample` names, and all of them.
template <typename Texture, typename V, typename Place> struct __part {
  Texture texture;
  uint number;
  V operator[](Place place) { return texture.__at(place, number); }
};
template <typename Texture, typename V, typename Place> struct __parts {
  Texture texture;
  __part<Texture, V, Place> operator[](uint number) {
    __part<Texture, V, Place> made;
    made.texture = texture;
    made.number = number;
    return made;
  }
};
// An operand that is not given.
uint __none_int() __asm__("dxil.none.i32") __attribute__((const));
float __none_float() __asm__("dxil.none.f32") __attribute__((const));
// Loads give four elements, and their status through a last argument.
template <typename T> struct __resource_ops;
)";

constexpr StringRef End = R"(
#undef __HLSL_RESOURCE
#undef __HLSL_HANDLE
#undef __HLSL_MEMORY
#pragma pop_macro("SRV")
#pragma pop_macro("UAV")
)";

std::string vectorOf(StringRef Element, unsigned Count) {
  return Count == 1 ? Element.str() : ("vector<" + Element + ", " + Twine(Count) + ">").str();
}

std::string component(StringRef Name, unsigned I, unsigned Count) {
  return Count == 1 ? Name.str() : (Name + "[" + Twine(I) + "]").str();
}

class ResourceEmission {
public:
  ResourceEmission(const HLSLModel &H, const HLSLResourceModel &R, raw_ostream &OS)
      : H(H), R(R), OS(OS) {}

  bool emit() {
    OS << "//===-- Resources " << std::string(55, '-') << "===//\n" << Common << "\n";
    for (const auto &Scalar : H.Scalars)
      if (Scalar->Kind != "bool")
        ops(*Scalar);
    OS << "\n";
    for (const HLSLClassDesc &Class : R.Classes) {
      emitComment(OS, "//", Class.Doc);
      OS << Class.Code << "\n\n";
    }
    for (const auto &Resource : R.Resources)
      Resource->IsSampler ? sampler(*Resource) : texture(*Resource);
    OS << End.ltrim('\n') << "\n";
    return !Failed;
  }

private:
  void ops(const HLSLScalarDesc &Element) {
    if (Element.Native16)
      OS << "#ifdef __HLSL_ENABLE_16_BIT\n";
    OS << "template <> struct __resource_ops<" << Element.Name << "> {\n";
    for (const OpDesc *Op : R.Ops)
      declareOp(*Op, Element);
    OS << "};\n";
    if (Element.Native16)
      OS << "#endif\n";
  }

  static bool is64Bit(const HLSLScalarDesc &Element) {
    return StringRef(Element.Overload->Suffix).ends_with("64");
  }

  void declareOp(const OpDesc &Op, const HLSLScalarDesc &Element) {
    // What has no overload, and no method calls by a texture's element, is declared once.
    if (Op.NumDimensions == 0 && Element.Name != "uint" &&
        std::none_of(R.Methods.begin(), R.Methods.end(),
                     [&](const HLSLMethodDesc &Method) { return Method.Op == &Op; }))
      return;
    VersionDesc Since = Op.Minimum;
    std::string Label = "\"" + Op.extensionName();
    std::string After = "\"";
    if (Op.NumDimensions != 0) {
      std::optional<VersionDesc> Overload = hlslOverloadSince(Op, *Element.Overload);
      // The lowering reads texels of 64 bits as words.
      if (!Overload && !(Op.Name == "TextureLoad" && is64Bit(Element)))
        return;
      if (Overload)
        Since = *Overload;
      Label += ".";
      // half has the width of float without native 16-bit types.
      if (Element.Overload->Suffix == "f16")
        Label += "\" __HLSL_HALF_SUFFIX ", After = "";
      else
        Label += Element.Overload->Suffix;
    }
    std::string Result = hlslType(*Op.Result, Element), Params;
    bool Known = !Result.empty();
    for (const ArgDesc &Arg : Op.Arguments) {
      std::string Type = hlslType(*Arg.Type, Element);
      Known &= !Type.empty();
      Params += (Params.empty() ? "" : ", ") + Type + " " + StringRef(Arg.Name).lower();
    }
    if (!Known) {
      PrintError(Op.Record->getLoc(),
                 "op '" + Op.Name + "' has an operand or result that HLSL has no type for");
      Failed = true;
      return;
    }
    std::string Head = "  " + hlslAvailability(Since, &Op) + "static " + Result + " " + Op.Method;
    OS << Head << "(" << Params << ") __asm__(" << Label << After << ")" << hlslCallAttributes(Op)
       << ";\n";
    if (Op.Result->Record == "resRetTy")
      OS << Head << "_status(" << Params << ", out uint status) __asm__(" << Label
         << (After.empty() ? "\"" : "") << ".status\");\n";
  }

  void handle(StringRef Class, const Twine &Tag) {
    OS << "  __hlsl_resource_t [[hlsl::resource_class(" << Class << ")]] [[hlsl::raw_buffer]]\n"
       << "      [[hlsl::contained_type(" << Tag << ")]] __handle;\n";
  }

  void sampler(const HLSLResourceDesc &S) {
    emitComment(OS, "//", S.Doc);
    OS << "struct __" << S.Name << " {\n";
    handle("Sampler",
           "__resource_tag<int, " + Twine(S.Kind) + ", " + Twine(S.SamplerMode) + ", 0>");
    OS << "  __HLSL_RESOURCE(__" << S.Name << ")\n};\n\n";
  }

  void texture(const HLSLResourceDesc &T) {
    emitComment(OS, "//", T.Doc);
    OS << "template <typename T = vector<float, 4>" << (T.Multisampled ? ", int N = 0" : "")
       << "> struct __" << T.Name << " {\n";
    handle(T.Writable ? "UAV" : "SRV",
           "__resource_tag<T, " + Twine(T.Kind) + ", (__value<__element_t<T> >::sign ? 0 : 1)" +
               (T.RasterizerOrdered ? " + 2" : "") + ", " + (T.Multisampled ? "N" : "0") + ">");
    OS << "  using __element = __element_t<T>;\n"
       << "  __HLSL_RESOURCE(__" << T.Name << ")\n";
    for (const HLSLMethodDesc &Method : R.Methods)
      if (std::find(Method.Classes.begin(), Method.Classes.end(), &T) != Method.Classes.end())
        method(Method, T);
    dimensions(T);
    parts(T);
    if (T.Writable)
      OS << "  typename __memory<T>::type operator[](" << vectorOf("uint", T.Coords)
         << " texel) const {\n    return __HLSL_MEMORY(T, __texel(" << texel(T)
         << (T.Multisampled ? ", 0" : "") << "));\n  }\n";
    OS << "};\n\n";
  }

  /// What `.mips` and `.sample` are, which dxil-frontend makes calls of.
  void parts(const HLSLResourceDesc &T) {
    bool HasLevels = false;
    for (const HLSLMethodDesc &Method : R.Methods)
      HasLevels |=
          std::find(Method.Classes.begin(), Method.Classes.end(), &T) != Method.Classes.end() &&
          !Method.Params.empty() && Method.Params.front().Type == "texel+mip";
    if (!HasLevels && !T.Multisampled)
      return;
    std::string Place = vectorOf("uint", T.Coords);
    std::string Value = T.Writable ? "typename __memory<T>::type" : "T";
    std::string Type = "__parts<__" + T.Name + ", " + Value + ", " + Place + ">";
    OS << "  " << Type << " " << (HasLevels ? "__mips" : "__samples") << "() const {\n    " << Type
       << " made;\n    made.texture.__handle = __handle;\n    return made;\n  }\n";
    if (T.Writable)
      OS << "  " << Value << " __at(" << Place << " texel, uint number) const {\n    return "
         << "__HLSL_MEMORY(T, __texel(" << texel(T) << ", number));\n  }\n";
  }

  static std::string texel(const HLSLResourceDesc &T) {
    std::string Text;
    for (unsigned I = 0; I != 3; ++I)
      Text += (I ? ", " : "") + (I < T.Coords ? component("texel", I, T.Coords) : "__none_int()");
    return Text;
  }

  /// GetDimensions: sizes of the finest mip level, or of a given one and their number.
  void dimensions(const HLSLResourceDesc &T) {
    static const char *const Sizes[] = {"x", "y", "z"};
    for (bool Mip : {false, true}) {
      if (Mip && (T.Writable || T.Multisampled))
        break;
      bool Last = Mip || T.Multisampled;
      OS << "  template <typename D> void GetDimensions(" << (Mip ? "uint mip, " : "");
      for (unsigned I = 0; I != T.Sizes; ++I)
        OS << (I ? ", " : "") << "out D " << Sizes[I];
      OS << (Last ? ", out D count" : "") << ") const {\n"
         << "    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), "
         << (Mip ? "mip" : T.Writable || T.Multisampled ? "__none_int()" : "0") << ");\n";
      for (unsigned I = 0; I != T.Sizes; ++I)
        OS << "    " << Sizes[I] << " = (D)sizes." << Sizes[I] << ";\n";
      if (Last)
        OS << "    count = (D)sizes.w;\n";
      OS << "  }\n";
    }
  }

  /// One overload for each number of arguments.
  void method(const HLSLMethodDesc &Method, const HLSLResourceDesc &T) {
    if (Method.FirstMinor)
      OS << "#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= " << Method.FirstMinor
         << "\n";
    overloadsOf(Method, T);
    if (Method.FirstMinor)
      OS << "#endif\n";
  }

  void overloadsOf(const HLSLMethodDesc &Method, const HLSLResourceDesc &T) {
    std::vector<HLSLMethodParamDesc> Params;
    for (const HLSLMethodParamDesc &Param : Method.Params) {
      if (Param.Type == "offset" && T.Offsets == 0)
        continue;
      if (Param.Optional)
        overload(Method, T, Params);
      Params.push_back(Param);
    }
    overload(Method, T, Params);
    if (Method.FourOffsets && T.Offsets != 0)
      for (bool Status : {false, true})
        fourOffsets(Method, T, Status);
  }

  /// An op for each component of the result, with an offset of its own.
  void fourOffsets(const HLSLMethodDesc &Method, const HLSLResourceDesc &T, bool Status) {
    std::string Result = resultOf(Method);
    std::vector<HLSLMethodParamDesc> Params;
    OS << "  " << Result << " " << Method.Name << "(";
    for (const HLSLMethodParamDesc &Param : Method.Params)
      if (!Param.Optional) {
        OS << paramType(Param, T) << " " << Param.Name << ", ";
        Params.push_back(Param);
      } else if (Param.Type == "offset") {
        Params.push_back(Param);
      }
    ListSeparator Comma;
    for (int I = 0; I != 4; ++I)
      OS << Comma << vectorOf("int", T.Offsets) << " offset" << I;
    OS << (Status ? ", out uint status" : "") << ") const {\n    " << vectorOf("int", T.Offsets)
       << " offset = offset0;\n    " << Result << " four = " << call(Method, T, Params, Status)
       << ";\n";
    for (int I = 1; I != 4; ++I) {
      StringRef Component = StringRef("xyzw").substr(size_t(I), 1);
      OS << "    offset = offset" << I << ";\n    four." << Component << " = ("
         << call(Method, T, Params, false) << ")." << Component << ";\n";
    }
    OS << "    return four;\n  }\n";
  }

  static std::string resultOf(const HLSLMethodDesc &Method) {
    return Method.Result == "E4" ? "vector<__element, 4>" : Method.Result;
  }

  void overload(const HLSLMethodDesc &Method, const HLSLResourceDesc &T,
                const std::vector<HLSLMethodParamDesc> &Params) {
    OS << "  " << resultOf(Method) << " " << Method.Name << "(";
    StringRef Separator = "";
    for (const HLSLMethodParamDesc &Param : Params) {
      OS << Separator << paramType(Param, T) << " " << Param.Name;
      Separator = ", ";
    }
    bool Status = !Params.empty() && Params.back().Type == "status";
    OS << ") const {\n    return " << call(Method, T, Params, Status) << ";\n  }\n";
  }

  /// The op with operands from \p Params.
  std::string call(const HLSLMethodDesc &Method, const HLSLResourceDesc &T,
                   const std::vector<HLSLMethodParamDesc> &Params, bool Status) {
    // Comparisons give floats, whatever the elements are.
    bool OfElements = Method.Result == "T" || Method.Result == "E4";
    std::string Text = "(" + resultOf(Method) + ")__resource_ops<" +
                       (OfElements ? "__element" : "float") + ">::" + Method.Op->Method +
                       (Status ? "_status" : "") + "(\n        ";
    StringRef Separator = "";
    for (const ArgDesc &Arg : Method.Op->Arguments) {
      Text += (Separator + operand(Method, T, Params, Arg)).str();
      Separator = ", ";
    }
    return Text + (Status ? ", status" : "") + ")";
  }

  static std::string paramType(const HLSLMethodParamDesc &Param, const HLSLResourceDesc &T) {
    if (Param.Type == "sampler")
      return "__SamplerState";
    if (Param.Type == "comparison")
      return "__SamplerComparisonState";
    if (Param.Type == "location")
      return vectorOf("float", T.Coords);
    if (Param.Type == "place" || Param.Type == "gradient")
      return vectorOf("float", T.Places);
    if (Param.Type == "texel")
      return vectorOf("int", T.Coords);
    if (Param.Type == "texel+mip")
      return vectorOf("int", T.Coords + 1);
    if (Param.Type == "offset")
      return vectorOf("int", T.Offsets);
    if (Param.Type == "status")
      return "out uint";
    return Param.Type;
  }

  /// The HLSL expression for one operand of the op.
  std::string operand(const HLSLMethodDesc &Method, const HLSLResourceDesc &T,
                      const std::vector<HLSLMethodParamDesc> &Params, const ArgDesc &Arg) {
    if (auto It = Method.Constants.find(Arg.Name); It != Method.Constants.end())
      return It->second;
    std::string Name = StringRef(Arg.Name).lower();
    if (Arg.Type->Record == "handleTy") {
      if (Name != "sampler")
        return "__HLSL_HANDLE(__handle)";
      for (const HLSLMethodParamDesc &Param : Params)
        if (Param.Type == "sampler" || Param.Type == "comparison")
          return "__HLSL_HANDLE(" + Param.Name + ".__handle)";
    }
    StringRef Base = StringRef(Name).rtrim("0123456789");
    unsigned Number = 0;
    bool Numbered = !StringRef(Name).drop_front(Base.size()).getAsInteger(10, Number);
    for (const HLSLMethodParamDesc &Param : Params) {
      bool IsTexel = StringRef(Param.Type).starts_with("texel");
      bool IsCoord = IsTexel || Param.Type == "location" || Param.Type == "place";
      unsigned Given = Param.Type == "texel+mip" ? T.Coords + 1 : T.Coords;
      if (Param.Type == "texel+mip" && Name == "miplevelorsamplecount")
        return component(Param.Name, T.Coords, Given);
      if (Param.Name == "sample" && Name == "miplevelorsamplecount")
        return Param.Name;
      if (Numbered && Base == "coord" && IsCoord) {
        unsigned Count = Param.Type == "place" ? T.Places : T.Coords;
        if (Number < Count)
          return component(Param.Name, Number, Param.Type == "place" ? Count : Given);
      } else if (Numbered && Base == Param.Name) {
        unsigned Count = Param.Type == "offset" ? T.Offsets : T.Places;
        if (Number < Count)
          return component(Param.Name, Number, Count);
      } else if (StringRef(Param.Name).lower() == Name) {
        return Param.Name;
      }
    }
    if (Base == "offset" && Numbered && Number < T.Offsets && Method.OffsetIsZero)
      return "0";
    return Arg.Type->Record == "i32Ty" ? "__none_int()" : "__none_float()";
  }

  const HLSLModel &H;
  const HLSLResourceModel &R;
  raw_ostream &OS;
  bool Failed = false;
};

} // namespace

bool emitHLSLResources(const Model &M, const HLSLModel &H, const RecordKeeper &Records,
                       raw_ostream &OS) {
  std::optional<HLSLResourceModel> R = readHLSLResources(M, Records);
  return R && ResourceEmission(H, *R, OS).emit();
}

// clang 22 makes its class templates when they are first used, and those that it reads from a
// precompiled header a second time, unless they were used there.
static void emitUsesOfClangClasses(raw_ostream &OS) {
  OS << "#ifdef __HLSL_PRECOMPILE\nnamespace hlsl {\nusing __made_by_clang = decltype(";
  ListSeparator Comma(",\n    ");
  for (StringRef Name : {"Buffer", "RWBuffer", "RasterizerOrderedBuffer", "StructuredBuffer",
                         "RWStructuredBuffer", "RasterizerOrderedStructuredBuffer",
                         "AppendStructuredBuffer", "ConsumeStructuredBuffer"})
    OS << Comma << "sizeof(" << Name << "<float>)";
  OS << ");\n} // namespace hlsl\n#endif\n\n";
}

void emitHLSLResourceNames(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<HLSLResourceModel> R = readHLSLResources(M, Records);
  if (!R)
    return;
  emitUsesOfClangClasses(OS);
  OS << "// Clang has classes of some of these names. A texture's name is looked up in a class "
        "that\n"
        "// has it as a base, where it names both the template and, alone, the one of float4.\n"
        "namespace hlsl {\n";
  for (const auto &Resource : R->Resources)
    if (!Resource->IsSampler)
      OS << "struct __names_" << Resource->Name << " : __" << Resource->Name << "<> {};\n";
  for (const auto &Resource : R->Resources)
    if (!Resource->Alias.empty())
      OS << "using " << Resource->Alias << " = __" << Resource->Name << ";\n";
  OS << "} // namespace hlsl\n";
  for (const HLSLClassDesc &Class : R->Classes)
    if (!Class.Name.empty())
      OS << "#define " << Class.Name << " hlsl::__" << Class.Name << "\n";
  for (const auto &Resource : R->Resources)
    OS << "#define " << Resource->Name << " hlsl::"
       << (Resource->IsSampler ? "" : "__names_" + Resource->Name + "::") << "__" << Resource->Name
       << "\n";
}

} // namespace dxil
