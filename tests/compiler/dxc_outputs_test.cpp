// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libdxcompiler.so: files that options name, inputs, encodings and outputs beside the container.
#include "compiler/dxc/ReflectionInterfaces.h"
#include "dxc_interfaces.h"

#include <gmock/gmock.h>

#include <cstring>

using namespace dxc_test;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace {

std::string textOf(const Sole<Result> &R, Output Kind) {
  Utf8Blob *Shared = nullptr;
  EXPECT_EQ(R->GetOutput(Kind, Utf8Blob::Id, reinterpret_cast<void **>(&Shared), nullptr), Ok);
  if (!Shared)
    return {};
  std::string Text(Shared->GetStringPointer(), Shared->GetStringLength());
  Shared->Release();
  return Text;
}

std::string bytesOf(const Sole<Result> &R, Output Kind) {
  Blob *Shared = nullptr;
  EXPECT_EQ(R->GetOutput(Kind, Blob::Id, reinterpret_cast<void **>(&Shared), nullptr), Ok);
  if (!Shared)
    return {};
  std::string Bytes(static_cast<const char *>(Shared->GetBufferPointer()), Shared->GetBufferSize());
  Shared->Release();
  return Bytes;
}

Sole<Blob> blobOf(const std::string &Bytes) {
  auto Utils = create<Utilities>(UtilitiesClass);
  Sole<Blob> Made;
  EncodedBlob *New = nullptr;
  EXPECT_EQ(Utils->CreateBlob(Bytes.data(), uint32_t(Bytes.size()), Binary, &New), Ok);
  *Made.out() = New;
  return Made;
}

std::string widened(const std::string &Text) {
  const std::u32string Wide(Text.begin(), Text.end());
  return std::string(reinterpret_cast<const char *>(Wide.data()), Wide.size() * 4);
}

constexpr const char *Pixel = "float4 main() : SV_Target { return 0; }\n";

// As in dxc, a failed call still returns a result, since programs read the result before its
// status. Only an unknown option returns none.
TEST(DxcOutputs, AFailedCompileHasAnEmptyPrimaryOutput) {
  struct Case {
    std::vector<const wchar_t *> Options;
    Output Primary;
  };
  const Case Cases[] = {{{L"-T", L"ps_6_0"}, Output::Object},
                        {{L"-T", L"ps_6_0", L"-Zi", L"-Qembed_debug"}, Output::Object},
                        {{L"-T", L"ps_6_0", L"-E", L"none"}, Output::Object},
                        {{L"-T", L"ps_9_9"}, Output::Object},
                        {{L"-T", L"rootsig_1_1", L"-E", L"none"}, Output::Object},
                        {{L"-T", L"ps_6_0", L"-P", L"-Fi", L"out.hlsl"}, Output::Hlsl},
                        {{L"-T", L"ps_6_0", L"-ast-dump"}, Output::Text},
                        {{L"-T", L"ps_6_0", L"-M"}, Output::Text},
                        {{L"-T", L"ps_6_0", L"-unknown"}, Output::None}};
  for (const Case &C : Cases) {
    auto Done = compile("#include \"missing.hlsl\"\n", C.Options);
    const std::wstring Last = C.Options.back();
    SCOPED_TRACE(std::string(Last.begin(), Last.end()));
    EXPECT_LT(statusOf(Done), 0);
    EXPECT_NE(textOf(Done, Output::Errors), "");
    EXPECT_EQ(Done->PrimaryOutput(), C.Primary);
    Blob *Primary = nullptr;
    ASSERT_EQ(Done->GetResult(&Primary), Ok);
    ASSERT_EQ(Primary != nullptr, C.Primary != Output::None);
    if (!Primary)
      continue;
    EXPECT_EQ(Primary->GetBufferSize(), 0u);
    Primary->Release();
    EXPECT_EQ(bytesOf(Done, C.Primary), "");
  }
}

TEST(DxcOutputs, BindingTablesComeFromTheHandler) {
  Files Includes;
  Includes.Texts[L"table.txt"] = "\n ResourceName, Binding, Space\n Values, u3, 2,\n";
  auto Done =
      compile("RWBuffer<float> Values; [numthreads(1, 1, 1)] void main() { Values[0] = 1; }",
              {L"-T", L"cs_6_0", L"-import-binding-table", L"table.txt"}, &Includes);
  EXPECT_EQ(statusOf(Done), Ok) << errorsOf(Done);
  EXPECT_THAT(Includes.Asked, Contains(L"table.txt"));
}

TEST(DxcOutputs, RootSignaturesAndPrivateDataAreBytesOfTheHandler) {
  auto First = compile("[RootSignature(\"CBV(b1)\")] float4 main() : SV_Target { return 0; }",
                       {L"-T", L"ps_6_0"});
  Files Includes;
  Includes.Texts[L"signature.bin"] = bytesOf(First, Output::RootSignature);
  Includes.Texts[L"data.bin"] = std::string("\xFF\xFE\0\x80", 4);
  auto Second = compile(
      Pixel,
      {L"-T", L"ps_6_0", L"-setrootsignature", L"signature.bin", L"-setprivate", L"data.bin"},
      &Includes);
  EXPECT_EQ(statusOf(Second), Ok) << errorsOf(Second);
  EXPECT_EQ(bytesOf(First, Output::RootSignature), bytesOf(Second, Output::RootSignature));
  EXPECT_THAT(bytesOf(Second, Output::Object), HasSubstr(Includes.Texts[L"data.bin"]));
}

TEST(DxcOutputs, OtherInputsDoNotCount) {
  auto Last = compile(Pixel, {L"first", L"-T", L"ps_6_0", L"-Zi", L"last.hlsl"});
  ASSERT_EQ(statusOf(Last), Ok) << errorsOf(Last);
  auto Bytes = blobOf(bytesOf(Last, Output::Pdb));
  auto Pdb = create<PdbUtilities2>(PdbUtilitiesClass);
  EXPECT_EQ(Pdb->Load(Bytes.get()), Ok);
  WideBlob *Name = nullptr;
  EXPECT_EQ(Pdb->GetMainFileName(&Name), Ok);
  EXPECT_STREQ(Name->GetStringPointer(), L"./last.hlsl");
  Name->Release();
}

TEST(DxcOutputs, RemarksListIncludes) {
  Files Includes;
  Includes.Texts[L"./a/one.hlsli"] = "#include \"two.hlsli\"\n";
  Includes.Texts[L"./a/two.hlsli"] = "";
  auto Done = compile("#include \"a\\one.hlsli\"\n" + std::string(Pixel),
                      {L"-T", L"ps_6_0", L"-Vi"}, &Includes);
  EXPECT_EQ(statusOf(Done), Ok) << errorsOf(Done);
  EXPECT_EQ(textOf(Done, Output::Remarks), "Opening file [./a/one.hlsli], stack top [0]\n"
                                           "Opening file [./a/two.hlsli], stack top [1]\n");
  EXPECT_EQ(errorsOf(Done), "");
}

TEST(DxcOutputs, TimeTraceAndReport) {
  auto Done = compile(Pixel, {L"-T", L"ps_6_0", L"-ftime-trace", L"-ftime-report"});
  EXPECT_EQ(statusOf(Done), Ok) << errorsOf(Done);
  EXPECT_THAT(textOf(Done, Output::TimeTrace), StartsWith("{\"traceEvents\":["));
  EXPECT_THAT(textOf(Done, Output::TimeReport),
              AllOf(HasSubstr("HLSL front end"), HasSubstr("Pass execution timing report")));
  EXPECT_EQ(errorsOf(Done), "");
}

/// dxc's program, not the library, promotes profiles such as ps_5_1.
TEST(DxcOutputs, OlderProfilesAreErrors) {
  EXPECT_THAT(errorsOf(compile(Pixel, {L"-T", L"ps_5_1"})), HasSubstr("expected ps_6_0"));
}

/// The record is that of a call of the library; dxc's program would pass definitions twice, and an
/// entry point for libraries.
TEST(DxcOutputs, RecordedArguments) {
  auto Compiler = create<Compiler2>(CompilerClass);
  auto Source = blobOf("export float f() { return X; }");
  const wchar_t *Given[] = {L"-Zi", L"-D", L"X=1"};
  const Define Defines[] = {{L"X", L"1"}, {L"Y", nullptr}};
  Sole<OperationResult> Done;
  ASSERT_EQ(Compiler->Compile(Source.get(), L"a.hlsl", L"lib.no::entry", L"lib_6_6", Given, 3,
                              Defines, 2, nullptr, Done.out()),
            Ok);
  Blob *Container = nullptr;
  ASSERT_EQ(Done->GetResult(&Container), Ok);
  ASSERT_NE(Container, nullptr);
  auto Pdb = create<PdbUtilities2>(PdbUtilitiesClass);
  ASSERT_EQ(Pdb->Load(Container), Ok);
  Container->Release();
  uint32_t Count = 0;
  ASSERT_EQ(Pdb->GetArgCount(&Count), Ok);
  std::wstring All;
  for (uint32_t I = 0; I < Count; ++I) {
    WideBlob *Word = nullptr;
    ASSERT_EQ(Pdb->GetArg(I, &Word), Ok);
    All += Word->GetStringPointer() + std::wstring(L" ");
    Word->Release();
  }
  EXPECT_EQ(All, L"-T lib_6_6 -Zi -D X=1 -D Y ");
  Pdb.reset();
}

/// Files without a byte order mark have the encoding of the option, and texts get it.
TEST(DxcOutputs, EncodingOption) {
  Files Includes;
  const std::string Source = "#include \"in.hlsli\"\n" + std::string(Pixel);
  Includes.Texts[L"./in.hlsli"] = widened("#define UNUSED\n");
  auto Compiler = create<Compiler3>(CompilerClass);
  for (const uint32_t Encoding : {uint32_t(Utf8), uint32_t(Binary)}) {
    const std::string Given = Encoding == Utf8 ? Source : widened(Source);
    // The blobs of Files are marked as UTF-8, so the option applies to the source only.
    Includes.Texts[L"./in.hlsli"] = "#define UNUSED\n";
    auto Done = compile(Given, {L"-T", L"ps_6_0", L"-encoding", L"wide"}, &Includes, Encoding);
    EXPECT_EQ(statusOf(Done), Ok);
    WideBlob *Errors = nullptr;
    EXPECT_EQ(
        Done->GetOutput(Output::Errors, WideBlob::Id, reinterpret_cast<void **>(&Errors), nullptr),
        Ok);
    ASSERT_NE(Errors, nullptr);
    EXPECT_STREQ(Errors->GetStringPointer(), L"");
    Errors->Release();
  }
}

TEST(DxcOutputs, DebugOptionsHaveNoEffectWhereNothingIsCompiled) {
  auto Text = compile("#define FOO BAR\nint FOO;", {L"-P", L"-Zi", L"-Fd", L"file.pdb", L"x.hlsl"});
  EXPECT_EQ(statusOf(Text), Ok) << errorsOf(Text);
  EXPECT_EQ(textOf(Text, Output::Hlsl), "#line 1 \"x.hlsl\"\n\nint BAR;\n");
  const std::string Signature = "#define RS \"CBV(b0)\"\n";
  auto Root =
      compile(Signature, {L"-T", L"rootsig_1_0", L"-E", L"RS", L"-Zi", L"-Fd", L"file.pdb"});
  EXPECT_EQ(statusOf(Root), Ok) << errorsOf(Root);
  EXPECT_THAT(partsOf(Root), ElementsAre("RTS0"));
}

TEST(DxcOutputs, OlderInterfacesEmbedAndGiveThePdb) {
  auto Compiler = create<Compiler2>(CompilerClass);
  auto Source = blobOf(Pixel);
  const wchar_t *Debug[] = {L"-Zi"};
  Sole<OperationResult> Older;
  ASSERT_EQ(Compiler->Compile(Source.get(), L"a.hlsl", L"main", L"ps_6_0", Debug, 1, nullptr, 0,
                              nullptr, Older.out()),
            Ok);
  Result *All = nullptr;
  ASSERT_EQ(Older->QueryInterface(Result::Id, reinterpret_cast<void **>(&All)), Ok);
  EXPECT_TRUE(All->HasOutput(Output::Pdb));
  All->Release();
}

TEST(DxcOutputs, LibrariesNameTheirCompiler) {
  const std::string Source = "export float f() { return 1; }";
  EXPECT_THAT(partsOf(compile(Source, {L"-T", L"lib_6_6"})), Contains("VERS"));
  EXPECT_THAT(partsOf(compile(Source, {L"-T", L"lib_6_6", L"-validator-version", L"1.7"})),
              Not(Contains("VERS")));
}

/// A PDB is loaded like the container in it. Readers need only the part with the program.
TEST(DxcOutputs, ProgramsWithDebugInformationAlone) {
  auto Done = compile("cbuffer C { float4 c; } float4 main() : SV_Target { return c; }",
                      {L"-T", L"ps_6_0", L"-Zi"});
  ASSERT_EQ(statusOf(Done), Ok) << errorsOf(Done);
  auto Pdb = blobOf(bytesOf(Done, Output::Pdb));
  auto Parts = create<ContainerReflection>(ContainerReflectionClass);
  ASSERT_EQ(Parts->Load(Pdb.get()), Ok);
  uint32_t Index = 0;
  ASSERT_EQ(Parts->FindFirstPartKind(dxil::container::part::ILDB.Value, &Index), Ok);
  Blob *Program = nullptr;
  ASSERT_EQ(Parts->GetPartContent(Index, &Program), Ok);
  const Buffer Data{Program->GetBufferPointer(), Program->GetBufferSize(), 0};

  auto Utils = create<Utilities>(UtilitiesClass);
  Sole<ShaderReflection> Reflection;
  ASSERT_EQ(Utils->CreateReflection(&Data, ShaderReflection::Id, Reflection.any()), Ok);
  ShaderDesc Desc = {};
  EXPECT_EQ(Reflection->GetDesc(&Desc), Ok);
  EXPECT_EQ(Desc.ConstantBuffers, 1u);

  auto Recorded = create<PdbUtilities2>(PdbUtilitiesClass);
  EXPECT_EQ(Recorded->Load(Program), Ok);
  uint32_t Sources = 0;
  EXPECT_EQ(Recorded->GetSourceCount(&Sources), Ok);
  EXPECT_EQ(Sources, 1u);
  Program->Release();
}

/// A reflection object has the version of the interface that its creation requests.
TEST(DxcOutputs, VersionsOfReflection) {
  auto Done = compile(Pixel, {L"-T", L"ps_6_0"});
  const std::string Parts = bytesOf(Done, Output::Reflection);
  const Buffer Data{Parts.data(), Parts.size(), 0};
  auto Utils = create<Utilities>(UtilitiesClass);
  const Guid All[] = {ShaderReflection::Id, ShaderReflection::OlderId, ShaderReflection::OldestId};
  for (const Guid &Asked : All) {
    Sole<ShaderReflection> Made;
    ASSERT_EQ(Utils->CreateReflection(&Data, Asked, Made.any()), Ok);
    for (const Guid &Other : All) {
      void *Same = nullptr;
      EXPECT_EQ(Made->QueryInterface(Other, &Same), Other == Asked ? Ok : NoInterface);
      if (Same)
        Made->Release();
    }
    ParameterDesc Desc;
    std::memset(&Desc, 0xFE, sizeof Desc);
    EXPECT_EQ(Made->GetOutputParameterDesc(0, &Desc), Ok);
    EXPECT_EQ(Desc.MinPrecision, Asked == ShaderReflection::OldestId ? 0xFEFEFEFEu : 0u);
  }
  Sole<Unknown> Any;
  EXPECT_EQ(Utils->CreateReflection(&Data, Unknown::Id, Any.any()), Ok);
  Sole<Unknown> Wrong;
  EXPECT_EQ(Utils->CreateReflection(&Data, LibraryReflection::Id, Wrong.any()), NoInterface);
}

TEST(DxcOutputs, BitcodeIsAssembled) {
  auto Done = compile(Pixel, {L"-T", L"ps_6_0"});
  const std::string Container = bytesOf(Done, Output::Object);
  const auto C = dxil::container::Container::parse(
      {reinterpret_cast<const uint8_t *>(Container.data()), Container.size()});
  ASSERT_TRUE(C.ok());
  constexpr size_t ProgramHeaderSize = 24;
  const auto Program = C->find(dxil::container::part::DXIL)->Data.subspan(ProgramHeaderSize);
  auto Assembler1 = create<Assembler>(AssemblerClass);
  auto Bitcode = blobOf(std::string(Program.begin(), Program.end()));
  Sole<OperationResult> Made;
  ASSERT_EQ(Assembler1->AssembleToContainer(Bitcode.get(), Made.out()), Ok);
  Status Is = Failed;
  EXPECT_EQ(Made->GetStatus(&Is), Ok);
  EXPECT_EQ(Is, Ok);
}

TEST(DxcOutputs, LinkedLibrariesHaveReflection) {
  auto Library = compile("export float f() { return 1; }", {L"-T", L"lib_6_6"});
  auto Linker1 = create<Linker>(LinkerClass);
  auto Bytes = blobOf(bytesOf(Library, Output::Object));
  ASSERT_EQ(Linker1->RegisterLibrary(L"one", Bytes.get()), Ok);
  const wchar_t *Names[] = {L"one"};
  Sole<OperationResult> Done;
  ASSERT_EQ(Linker1->Link(L"", L"lib_6_6", Names, 1, nullptr, 0, Done.out()), Ok);
  Result *All = nullptr;
  ASSERT_EQ(Done->QueryInterface(Result::Id, reinterpret_cast<void **>(&All)), Ok);
  EXPECT_TRUE(All->HasOutput(Output::Object));
  EXPECT_TRUE(All->HasOutput(Output::Reflection));
  All->Release();
  Linker1.reset();
}

} // namespace
