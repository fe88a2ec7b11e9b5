// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ID3D12ShaderReflection: the fields of one shader, and those of the corpus compared with DXC's own
// library if DXC_DIR names one.
#include "../Files.h"
#include "compiler/dxc/Interfaces.h"
#include "compiler/dxc/ReflectionInterfaces.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <sstream>

using namespace dxil::compiler::dxc;
using namespace dxil::dropin;
using testing::HasSubstr;

namespace {

using CreateFunction = Status (*)(const Guid &Class, const Guid &Interface, void **Out);

CreateFunction load(const std::string &Path) {
  void *Handle = dlopen(Path.c_str(), RTLD_NOW | RTLD_LOCAL);
  return reinterpret_cast<CreateFunction>(Handle ? dlsym(Handle, "DxcCreateInstance") : nullptr);
}

std::string text(const char *Text) {
  return Text ? Text : "(null)";
}

/// Prints all fields of a reflection, one in each line.
class Dump {
public:
  std::string of(ShaderReflection &R) {
    ShaderDesc D = {};
    if (R.GetDesc(&D) != Ok)
      return "no description";
    line("shader", {D.Version, D.Flags, D.ConstantBuffers, D.BoundResources, D.InputParameters,
                    D.OutputParameters, D.PatchConstantParameters});
    line("counts", {D.Instructions,  D.TempRegisters,
                    D.TempArrays,    D.Defines,
                    D.Declarations,  D.TextureNormal,
                    D.TextureLoad,   D.TextureComparison,
                    D.TextureBias,   D.TextureGradient,
                    D.Floats,        D.Ints,
                    D.Uints,         D.StaticFlow,
                    D.DynamicFlow,   D.Macros,
                    D.ArrayAccesses, D.Cuts,
                    D.Emits,         D.Barriers,
                    D.Interlocked,   D.TextureStores});
    line("stage", {D.OutputTopology, D.MaxOutputVertices, D.InputPrimitive, D.GeometryInstances,
                   D.ControlPoints, D.OutputPrimitive, D.Partitioning, D.Domain});
    uint32_t X = 7, Y = 7, Z = 7, Level = 0;
    const uint32_t Size = R.GetThreadGroupSize(&X, &Y, &Z);
    R.GetMinFeatureLevel(&Level);
    line("group", {Size, X, Y, Z, Level, R.GetGSInputPrimitive(), R.IsSampleFrequencyShader() & 255,
                   R.GetNumInterfaceSlots(), uint32_t(R.GetRequiresFlags()),
                   uint32_t(R.GetRequiresFlags() >> 32)});
    for (uint32_t I = 0; I <= D.ConstantBuffers; ++I)
      buffer(R, R.GetConstantBufferByIndex(I));
    for (uint32_t I = 0; I <= D.BoundResources; ++I)
      binding(R, I);
    signature("input", [&](uint32_t I, ParameterDesc *P) { return R.GetInputParameterDesc(I, P); });
    signature("output",
              [&](uint32_t I, ParameterDesc *P) { return R.GetOutputParameterDesc(I, P); });
    signature("patch",
              [&](uint32_t I, ParameterDesc *P) { return R.GetPatchConstantParameterDesc(I, P); });
    VariableDesc None;
    line("none", {uint32_t(R.GetVariableByName("no such variable")->GetDesc(&None))});
    return Out.str();
  }

  std::string of(LibraryReflection &R) {
    LibraryDesc D = {};
    if (R.GetDesc(&D) != Ok)
      return "no description";
    line("library", {D.Flags, D.Functions});
    for (uint32_t I = 0; I < D.Functions; ++I) {
      ReflectedFunctionTable *F = R.GetFunctionByIndex(int32_t(I));
      FunctionDesc E = {};
      EXPECT_EQ(F->GetDesc(&E), Ok);
      line("function " + text(E.Name),
           {E.Version, E.Flags, E.ConstantBuffers, E.BoundResources, E.MinFeatureLevel,
            uint32_t(E.RequiredFeatures), uint32_t(E.RequiredFeatures >> 32),
            uint32_t(E.Parameters), E.HasReturn});
      for (uint32_t B = 0; B <= E.ConstantBuffers; ++B)
        buffer(*F, F->GetConstantBufferByIndex(B));
      for (uint32_t B = 0; B <= E.BoundResources; ++B)
        binding(*F, B);
    }
    FunctionDesc None = {};
    line("none", {uint32_t(R.GetFunctionByIndex(int32_t(D.Functions))->GetDesc(&None))});
    return Out.str();
  }

private:
  void line(const std::string &Name, std::initializer_list<uint32_t> Numbers) {
    Out << Name;
    for (uint32_t N : Numbers)
      Out << ' ' << N;
    Out << '\n';
  }

  template <class Reflection> void buffer(Reflection &R, ReflectedBufferTable *B) {
    BufferDesc D = {};
    const Status Is = B->GetDesc(&D);
    if (Is != Ok) {
      line("no buffer", {uint32_t(Is)});
      return;
    }
    line("buffer " + text(D.Name), {D.Type, D.Variables, D.Size, D.Flags});
    EXPECT_EQ(R.GetConstantBufferByName("no such buffer")->GetDesc(&D), Failed);
    for (uint32_t I = 0; I < D.Variables; ++I) {
      VariableDesc V = {};
      ReflectedVariableTable *Variable = B->GetVariableByIndex(I);
      if (Variable->GetDesc(&V) != Ok)
        continue;
      line(" variable " + text(V.Name),
           {V.StartOffset, V.Size, V.Flags, V.StartTexture, V.TextureSize, V.StartSampler,
            V.SamplerSize, V.DefaultValue != nullptr, Variable->GetInterfaceSlot(0)});
      EXPECT_EQ(Variable->GetBuffer(), B);
      type("  ", Variable->GetType(), 0);
    }
  }

  void type(const std::string &Indent, ReflectedTypeTable *T, unsigned Depth) {
    TypeDesc D = {};
    if (!T || T->GetDesc(&D) != Ok || Depth > 8)
      return;
    line(Indent + "type " + text(D.Name),
         {D.Class, D.Type, D.Rows, D.Columns, D.Elements, D.Members, D.Offset});
    for (uint32_t I = 0; I < D.Members; ++I) {
      Out << Indent << text(T->GetMemberTypeName(I)) << ":\n";
      type(Indent + "  ", T->GetMemberTypeByIndex(I), Depth + 1);
    }
  }

  template <class Reflection> void binding(Reflection &R, uint32_t I) {
    BindingDesc D = {}, Named = {};
    const Status Is = R.GetResourceBindingDesc(I, &D);
    if (Is != Ok) {
      line("no binding", {uint32_t(Is)});
      return;
    }
    line("binding " + text(D.Name), {D.Type, D.BindPoint, D.BindCount, D.Flags, D.ReturnType,
                                     D.Dimension, D.Samples, D.Space, D.Id});
    line(" by name", {uint32_t(R.GetResourceBindingDescByName(D.Name, &Named)), Named.Id});
  }

  template <class Function> void signature(const std::string &Name, Function Get) {
    for (uint32_t I = 0;; ++I) {
      ParameterDesc D = {};
      if (const Status Is = Get(I, &D); Is != Ok) {
        line("end of " + Name, {uint32_t(Is)});
        return;
      }
      line(Name + " " + text(D.SemanticName),
           {D.SemanticIndex, D.Register, D.SystemValue, D.ComponentType, D.Mask, D.ReadWriteMask,
            D.Stream, D.MinPrecision});
    }
  }

  std::ostringstream Out;
};

std::string dump(CreateFunction Create, const std::string &Bytes) {
  Utilities *Utils = nullptr;
  if (Create(UtilitiesClass, Utilities::Id, reinterpret_cast<void **>(&Utils)) != Ok)
    return "no utilities";
  const Buffer Data{Bytes.data(), Bytes.size(), 0};
  ShaderReflection *R = nullptr;
  const Status Is =
      Utils->CreateReflection(&Data, ShaderReflection::Id, reinterpret_cast<void **>(&R));
  std::string Text = Is < 0 ? "no reflection" : Dump().of(*R);
  if (R)
    R->Release();
  LibraryReflection *L = nullptr;
  if (Is < 0 &&
      Utils->CreateReflection(&Data, LibraryReflection::Id, reinterpret_cast<void **>(&L)) == Ok) {
    Text = Dump().of(*L);
    L->Release();
  }
  Utils->Release();
  return Text;
}

/// Compiles a pixel shader of shader model 6.6.
Result *compilePixel(CreateFunction Create, const std::string &Source) {
  Compiler3 *Compiler = nullptr;
  EXPECT_EQ(Create(CompilerClass, Compiler3::Id, reinterpret_cast<void **>(&Compiler)), Ok);
  const Buffer Text{Source.data(), Source.size(), Utf8};
  const wchar_t *Arguments[] = {L"-T", L"ps_6_6"};
  Result *Done = nullptr;
  EXPECT_EQ(
      Compiler->Compile(&Text, Arguments, 2, nullptr, Result::Id, reinterpret_cast<void **>(&Done)),
      Ok);
  Compiler->Release();
  return Done;
}

/// Dumps the reflection of an output.
std::string dumpOutput(CreateFunction Create, Result &From, Output Kind) {
  Blob *Object = nullptr;
  EXPECT_EQ(From.GetOutput(Kind, Blob::Id, reinterpret_cast<void **>(&Object), nullptr), Ok);
  const std::string Bytes(static_cast<const char *>(Object->GetBufferPointer()),
                          Object->GetBufferSize());
  Object->Release();
  return dump(Create, Bytes);
}

TEST(DxcReflection, DescribesAShader) {
  CreateFunction Create = load(DXCOMPILER);
  ASSERT_NE(Create, nullptr);
  const std::string Source =
      "struct Light { float3 Place; uint Kind; };\n"
      "cbuffer Scene : register(b2, space1) { row_major float3x4 View; Light Lights[2]; float2 "
      "Left; }\n"
      "Texture2D<float3> Image[4] : register(t1); SamplerComparisonState Cut;\n"
      "StructuredBuffer<Light> More; RWByteAddressBuffer Raw;\n"
      "float4 main(float2 At : TEXCOORD1, uint Id : SV_PrimitiveID) : SV_Target2 {\n"
      "  Raw.Store(0, Id + More[0].Kind);\n"
      "  return Image[1].Load(0).xyzz * View[1][2] + Lights[1].Place.x + At.y;\n"
      "}\n";
  Result *Done = compilePixel(Create, Source);
  ASSERT_NE(Done, nullptr);
  for (Output Kind : {Output::Object, Output::Reflection}) {
    const std::string All = dumpOutput(Create, *Done, Kind);
    EXPECT_THAT(All, HasSubstr("buffer Scene 0 3 96 0\n"
                               " variable View 0 48 2 0 0 0 0 0 4294967295\n"
                               "  type float3x4 2 3 3 4 0 0 0\n"
                               " variable Lights 48 32 2 0 0 0 0 0 4294967295\n"
                               "  type Light 5 0 1 4 2 2 0\n"
                               "  Place:\n"
                               "    type float3 1 3 1 3 0 0 0\n"
                               "  Kind:\n"
                               "    type dword 0 19 1 1 0 0 12\n"
                               " variable Left 80 8 0 0 0 0 0 0 4294967295\n"));
    EXPECT_THAT(All, HasSubstr("binding Scene 0 2 1 1 0 0 0 1 0\n"));
    EXPECT_THAT(All, HasSubstr("binding Image 2 1 4 8 5 4 4294967295 0"));
    EXPECT_THAT(All, HasSubstr("input TEXCOORD 1 0 0 3 3 2 0 0\n"));
    EXPECT_THAT(All, HasSubstr("output SV_TARGET 2 2 64 3 15 0 0 0\n"));
  }
  Done->Release();
}

TEST(DxcReflection, AnyBytesGiveAReflectionOrAStatus) {
  CreateFunction Create = load(DXCOMPILER);
  ASSERT_NE(Create, nullptr);
  EXPECT_EQ(dump(Create, ""), "no reflection");
  EXPECT_EQ(dump(Create, std::string(100, 'x')), "no reflection");
  unsigned Number = 0;
  for (const auto &File : std::filesystem::directory_iterator(DXIL_CORPUS "/dxil")) {
    std::string Bytes = dxil::test::readText(File.path());
    for (size_t Position = Bytes.size() / 2 + Number++ % 7; Position < Bytes.size();
         Position += Bytes.size() / 5 + 1) {
      Bytes[Position] = char(Bytes[Position] ^ 0x5a);
      dump(Create, Bytes);
    }
  }
}

// A struct whose name begins like that of a writable resource is no resource.
TEST(DxcReflection, StructsOfHandlesHaveMembers) {
  CreateFunction Create = load(DXCOMPILER);
  ASSERT_NE(Create, nullptr);
  Result *Done = compilePixel(Create, "struct RWBufferHandle { uint Index; };\n"
                                      "cbuffer Handles { RWBufferHandle Target; }\n"
                                      "uint main() : SV_Target { return Target.Index; }\n");
  ASSERT_NE(Done, nullptr);
  EXPECT_THAT(dumpOutput(Create, *Done, Output::Object),
              HasSubstr("  type RWBufferHandle 5 0 1 1 0 1 0\n"
                        "  Index:\n"
                        "    type dword 0 19 1 1 0 0 0\n"));
  Done->Release();
}

/// Returns the function of the library in DXC_DIR; null without one.
CreateFunction loadDxc() {
  const char *Folder = std::getenv("DXC_DIR");
  CreateFunction Theirs = nullptr;
  for (const char *Place :
       {"/lib/libdxcompiler.so", "/libdxcompiler.so", "/../lib/libdxcompiler.so"})
    if (Folder && !Theirs)
      Theirs = load(std::string(Folder) + Place);
  return Theirs;
}

TEST(DxcReflection, IsThatOfDxc) {
  CreateFunction Theirs = loadDxc();
  if (!Theirs)
    GTEST_SKIP() << "no DXC_DIR with libdxcompiler.so";
  CreateFunction Ours = load(DXCOMPILER);
  ASSERT_NE(Ours, nullptr);
  unsigned Compared = 0;
  for (const auto &File : std::filesystem::directory_iterator(DXIL_CORPUS "/dxil")) {
    const std::string Bytes = dxil::test::readText(File.path());
    const std::string Expected = dump(Theirs, Bytes);
    if (Expected == "no reflection")
      continue;
    ++Compared;
    EXPECT_EQ(dump(Ours, Bytes), Expected) << File.path();
  }
  EXPECT_GT(Compared, 200u);
}

/// Prints everything that IDxcPdbUtils2 returns for a file, one item in each line.
class PdbDump {
public:
  std::string of(CreateFunction Create, Blob *File) {
    PdbUtilities2 *P = nullptr;
    EXPECT_EQ(Create(PdbUtilitiesClass, PdbUtilities2::Id, reinterpret_cast<void **>(&P)), Ok);
    if (P->Load(File) != Ok) {
      P->Release();
      return "no debug information";
    }
    list("source", P, &PdbUtilities2::GetSourceCount, &PdbUtilities2::GetSourceName);
    list("flag", P, &PdbUtilities2::GetFlagCount, &PdbUtilities2::GetFlag);
    list("argument", P, &PdbUtilities2::GetArgCount, &PdbUtilities2::GetArg);
    list("define", P, &PdbUtilities2::GetDefineCount, &PdbUtilities2::GetDefine);
    one("profile", P, &PdbUtilities2::GetTargetProfile);
    one("main", P, &PdbUtilities2::GetMainFileName);
    one("name", P, &PdbUtilities2::GetName);
    Blob *Bytes = nullptr;
    Out << "hash " << P->GetHash(&Bytes) << ' ' << take(Bytes);
    Out << "\nwhole " << P->GetWholeDxil(&Bytes) << ' ' << take(Bytes);
    Out << "\ndata " << P->GetCustomToolchainData(&Bytes) << ' ' << take(Bytes);
    uint32_t Toolchain = 7, Major = 0, Minor = 0;
    Out << "\ntoolchain " << P->GetCustomToolchainID(&Toolchain) << ' ' << Toolchain;
    VersionInfo *Version = nullptr;
    Out << "\nversion " << P->GetVersionInfo(&Version);
    if (Version) {
      Version->GetVersion(&Major, &Minor);
      Version->Release();
    }
    // DXC sets only the low byte of these flags.
    Out << ' ' << Major << '.' << Minor << "\nkind " << (P->IsFullPDB() & 255)
        << (P->IsPDBRef() & 255) << '\n';
    P->Release();
    return Out.str();
  }

private:
  std::ostringstream Out;

  static std::string take(WideBlob *&Text) {
    std::string Narrow = "(null)";
    if (Text) {
      const std::wstring Wide = Text->GetStringPointer();
      Narrow.assign(Wide.begin(), Wide.end());
      Text->Release();
    }
    Text = nullptr;
    return Narrow;
  }
  static std::string take(Blob *&Bytes) {
    std::string Out = "(null)";
    if (Bytes) {
      Out.assign(static_cast<const char *>(Bytes->GetBufferPointer()), Bytes->GetBufferSize());
      Bytes->Release();
    }
    Bytes = nullptr;
    return Out;
  }
  void list(const char *Title, PdbUtilities2 *P, Status (PdbUtilities2::*Count)(uint32_t *),
            Status (PdbUtilities2::*Get)(uint32_t, WideBlob **)) {
    uint32_t Number = 0;
    EXPECT_EQ((P->*Count)(&Number), Ok);
    for (uint32_t I = 0; I < Number; ++I) {
      WideBlob *Text = nullptr;
      EXPECT_EQ((P->*Get)(I, &Text), Ok);
      Out << Title << ' ' << take(Text) << '\n';
    }
  }
  void one(const char *Title, PdbUtilities2 *P, Status (PdbUtilities2::*Get)(WideBlob **)) {
    WideBlob *Text = nullptr;
    EXPECT_EQ((P->*Get)(&Text), Ok);
    Out << Title << ' ' << take(Text) << '\n';
  }
};

TEST(DxcReflection, DebugFilesReadAsByDxc) {
  CreateFunction Theirs = loadDxc(), Ours = load(DXCOMPILER);
  if (!Theirs)
    GTEST_SKIP() << "no DXC_DIR with libdxcompiler.so";
  ASSERT_NE(Ours, nullptr);
  const std::string Source = "RWBuffer<uint> O; [numthreads(1, 1, 1)] void main() { O[0] = A; }";
  const std::vector<const wchar_t *> Options[] = {
      {L"-Zi"}, {L"-Zi", L"-Zss"}, {L"-Zs"}, {L"-Zi", L"-Qembed_debug"}, {L"-O1"}};
  for (CreateFunction Maker : {Ours, Theirs})
    for (std::vector<const wchar_t *> Arguments : Options) {
      for (const wchar_t *Word : {L"sub/a.hlsl", L"-T", L"cs_6_6", L"-D", L"A=3"})
        Arguments.push_back(Word);
      Compiler3 *Compiler = nullptr;
      ASSERT_EQ(Maker(CompilerClass, Compiler3::Id, reinterpret_cast<void **>(&Compiler)), Ok);
      Result *Done = nullptr;
      const Buffer Text{Source.data(), Source.size(), Utf8};
      ASSERT_EQ(Compiler->Compile(&Text, Arguments.data(), uint32_t(Arguments.size()), nullptr,
                                  Result::Id, reinterpret_cast<void **>(&Done)),
                Ok);
      for (Output Kind : {Output::Object, Output::Pdb}) {
        Blob *File = nullptr;
        if (!Done->HasOutput(Kind) ||
            Done->GetOutput(Kind, Blob::Id, reinterpret_cast<void **>(&File), nullptr) != Ok ||
            !File)
          continue;
        EXPECT_EQ(PdbDump().of(Ours, File), PdbDump().of(Theirs, File)) << Arguments[0];
        File->Release();
      }
      Done->Release();
      Compiler->Release();
    }
}

} // namespace
