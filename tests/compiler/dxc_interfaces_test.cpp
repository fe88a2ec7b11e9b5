// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libdxcompiler.so through DXC's interfaces: outputs, includes, encodings, counts of references,
// random sequences of calls, and threads. Loads the library as a program does.
#include "dxc_interfaces.h"

#include <gmock/gmock.h>

#include <random>
#include <thread>

using namespace dxc_test;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

constexpr const char *Shader = "#include \"lib/value.hlsli\"\n"
                               "RWBuffer<float> Out : register(u0);\n"
                               "[numthreads(1, 1, 1)] void run() { Out[0] = VALUE; }\n";

TEST(DxcInterfaces, CompileGivesEachOutput) {
  Files Includes;
  Includes.Texts[L"./lib/value.hlsli"] = "#define VALUE 3\n";
  auto Done =
      compile(Shader, {L"-T", L"cs_6_6", L"-E", L"run", L"-Zi", L"-Fo", L"out.dxil"}, &Includes);
  EXPECT_EQ(statusOf(Done), Ok) << errorsOf(Done);
  EXPECT_THAT(Includes.Asked, ElementsAre(L"./lib/value.hlsli"));
  EXPECT_EQ(Includes.Count, 1u);
  EXPECT_EQ(errorsOf(Done), "");
  EXPECT_EQ(Done->PrimaryOutput(), Output::Object);
  EXPECT_THAT(partsOf(Done), testing::AllOf(testing::Contains("DXIL"), testing::Contains("ILDN"),
                                            testing::Not(testing::Contains("ILDB"))));
  EXPECT_TRUE(Done->HasOutput(Output::Reflection));
  std::vector<Output> Kinds;
  for (uint32_t I = 0; I < Done->GetNumOutputs(); ++I)
    Kinds.push_back(Done->GetOutputByIndex(I));
  EXPECT_THAT(Kinds, ElementsAre(Output::Object, Output::Errors, Output::Pdb, Output::ShaderHash,
                                 Output::Reflection, Output::Remarks));
  Blob *Object = nullptr;
  WideBlob *Name = nullptr;
  ASSERT_EQ(Done->GetOutput(Output::Object, Blob::Id, reinterpret_cast<void **>(&Object), &Name),
            Ok);
  EXPECT_STREQ(Name->GetStringPointer(), L"out.dxil");
  Object->Release();
  Name->Release();
  ASSERT_EQ(Done->GetOutput(Output::Pdb, Blob::Id, reinterpret_cast<void **>(&Object), &Name), Ok);
  EXPECT_EQ(std::wstring(Name->GetStringPointer()).substr(32), L".pdb");
  Name->Release();
  auto Utils = create<Utilities>(UtilitiesClass);
  Sole<Blob> Hash, Container;
  EXPECT_EQ(Utils->GetPDBContents(Object, Hash.out(), Container.out()), Ok);
  Object->Release();
}

TEST(DxcInterfaces, ErrorsAreResults) {
  auto Done = compile("void main() { return 1; }", {L"-T", L"cs_6_0"});
  EXPECT_LT(statusOf(Done), 0);
  EXPECT_THAT(errorsOf(Done), HasSubstr("hlsl.hlsl:1:"));
  Done = compile("", {L"-T", L"nothing"});
  EXPECT_LT(statusOf(Done), 0);
  EXPECT_THAT(errorsOf(Done), HasSubstr("nothing"));
  Done = compile("", {L"-spirv", L"-T", L"cs_6_0"});
  EXPECT_LT(statusOf(Done), 0);
  EXPECT_THAT(errorsOf(Done), HasSubstr("-spirv"));
  // Without a handler nothing is included.
  Done = compile(Shader, {L"-T", L"cs_6_0", L"-E", L"run"});
  EXPECT_LT(statusOf(Done), 0);
  EXPECT_THAT(errorsOf(Done), HasSubstr("lib/value.hlsli"));
}

TEST(DxcInterfaces, OlderCompilers) {
  auto Compiler = create<Compiler2>(CompilerClass);
  auto Utils = create<Library>(UtilitiesClass);
  const std::string Text = "RWBuffer<int> Out; [numthreads(1, 1, 1)] void run() { Out[0] = A; }";
  Sole<EncodedBlob> Source;
  ASSERT_EQ(Utils->CreateBlobWithEncodingFromPinned(Text.data(), uint32_t(Text.size()), Utf8,
                                                    Source.out()),
            Ok);
  const Define Defines[] = {{L"A", L"7"}, {L"B", nullptr}};
  const wchar_t *Debug[] = {L"-Zi"};
  Sole<OperationResult> Done;
  Sole<Blob> Pdb;
  wchar_t *Name = nullptr;
  ASSERT_EQ(Compiler->CompileWithDebug(Source.get(), L"a.hlsl", L"run", L"cs_6_0", Debug, 1,
                                       Defines, 2, nullptr, Done.out(), &Name, Pdb.out()),
            Ok);
  ASSERT_NE(Name, nullptr);
  EXPECT_EQ(std::wstring(Name).substr(32), L".pdb");
  std::free(Name);
  EXPECT_NE(Pdb.get(), nullptr);
  Done.reset();
  ASSERT_EQ(Compiler->Compile(Source.get(), L"a.hlsl", L"run", L"cs_6_0", nullptr, 0, Defines, 2,
                              nullptr, Done.out()),
            Ok);
  Blob *Object = nullptr;
  ASSERT_EQ(Done->GetResult(&Object), Ok);
  ASSERT_NE(Object, nullptr);
  Sole<EncodedBlob> Listing;
  EXPECT_EQ(Compiler->Disassemble(Object, Listing.out()), Ok);
  EXPECT_THAT(static_cast<const char *>(Listing->GetBufferPointer()),
              HasSubstr("define void @run"));
  Object->Release();
  ASSERT_EQ(
      Compiler->Preprocess(Source.get(), L"a.hlsl", nullptr, 0, Defines, 2, nullptr, Done.out()),
      Ok);
  ASSERT_EQ(Done->GetResult(&Object), Ok);
  ASSERT_NE(Object, nullptr);
  EXPECT_THAT(static_cast<const char *>(Object->GetBufferPointer()), HasSubstr("Out[0] = 7"));
  Object->Release();
}

TEST(DxcInterfaces, Encodings) {
  auto Utils = create<Utilities>(UtilitiesClass);
  const std::u16string Wide16 = u"caf\u00E9 \U0001F600";
  const std::string Narrow = "caf\xC3\xA9 \xF0\x9F\x98\x80";
  Sole<EncodedBlob> From;
  ASSERT_EQ(Utils->CreateBlob(Wide16.data(), uint32_t(2 * Wide16.size()), Utf16, From.out()), Ok);
  Sole<Utf8Blob> Text;
  ASSERT_EQ(Utils->GetBlobAsUtf8(From.get(), Text.out()), Ok);
  EXPECT_EQ(textIn(Text), Narrow);
  EXPECT_EQ(Text->GetBufferSize(), Narrow.size() + 1);
  Sole<WideBlob> Wide;
  ASSERT_EQ(Utils->GetBlobAsWide(Text.get(), Wide.out()), Ok);
  EXPECT_STREQ(Wide->GetStringPointer(), L"caf\u00E9 \U0001F600");
  ASSERT_EQ(Utils->CreateBlob("\xFF\xFE"
                              "a\0b",
                              6, Binary, From.out()),
            Ok); // a byte order mark
  ASSERT_EQ(Utils->GetBlobAsUtf8(From.get(), Text.out()), Ok);
  EXPECT_EQ(textIn(Text), "ab");
  ASSERT_EQ(Utils->CreateBlob("abc", 3, Utf16, From.out()), Ok); // half a unit
  EXPECT_EQ(Utils->GetBlobAsUtf8(From.get(), Text.out()), EncodingFailed);
  ASSERT_EQ(Utils->CreateBlob(nullptr, 0, Utf8, From.out()), Ok);
  ASSERT_EQ(Utils->GetBlobAsUtf8(From.get(), Text.out()), Ok);
  EXPECT_STREQ(Text->GetStringPointer(), "");

  std::u16string Source = u"[numthreads(1, 1, 1)] void main() {}";
  auto Done = compile(std::string(reinterpret_cast<const char *>(Source.data()), 2 * Source.size()),
                      {L"-T", L"cs_6_0"}, nullptr, Utf16);
  EXPECT_EQ(statusOf(Done), Ok) << errorsOf(Done);
}

TEST(DxcInterfaces, LinkAndContainers) {
  auto Library1 = compile("export float f(float x) { return x + 1; }", {L"-T", L"lib_6_3"});
  auto Library2 =
      compile("float f(float x); RWBuffer<float> Out : register(u0);\n"
              "[shader(\"compute\")] [numthreads(1, 1, 1)] void run() { Out[0] = f(2); }",
              {L"-T", L"lib_6_3"});
  ASSERT_EQ(statusOf(Library1), Ok) << errorsOf(Library1);
  ASSERT_EQ(statusOf(Library2), Ok) << errorsOf(Library2);
  Blob *Objects[2] = {};
  ASSERT_EQ(Library1->GetResult(&Objects[0]), Ok);
  ASSERT_EQ(Library2->GetResult(&Objects[1]), Ok);
  auto Link = create<Linker>(LinkerClass);
  EXPECT_EQ(Link->RegisterLibrary(L"one", Objects[0]), Ok);
  EXPECT_EQ(Link->RegisterLibrary(L"two", Objects[1]), Ok);
  EXPECT_LT(Link->RegisterLibrary(L"two", Objects[1]), 0);
  const wchar_t *Names[] = {L"one", L"two"}, *Unknown[] = {L"three"};
  Sole<OperationResult> Linked;
  ASSERT_EQ(Link->Link(L"run", L"cs_6_3", Names, 2, nullptr, 0, Linked.out()), Ok);
  Blob *Shader = nullptr;
  ASSERT_EQ(Linked->GetResult(&Shader), Ok);
  ASSERT_NE(Shader, nullptr);
  ASSERT_EQ(Link->Link(L"run", L"cs_6_3", Unknown, 1, nullptr, 0, Linked.out()), Ok);
  Status IsLinked = Ok;
  EXPECT_EQ(Linked->GetStatus(&IsLinked), Ok);
  EXPECT_EQ(IsLinked, Failed);
  Linked.reset();
  Link.reset();
  Objects[0]->Release();
  Objects[1]->Release();

  auto Parts = create<ContainerReflection>(ContainerReflectionClass);
  uint32_t Count = 0, Index = 0, Kind = 0;
  EXPECT_EQ(Parts->GetPartCount(&Count), BadState);
  ASSERT_EQ(Parts->Load(Shader), Ok);
  EXPECT_EQ(Parts->GetPartCount(&Count), Ok);
  EXPECT_EQ(Parts->FindFirstPartKind(dxil::container::part::DXIL.Value, &Index), Ok);
  EXPECT_EQ(Parts->GetPartKind(Index, &Kind), Ok);
  EXPECT_EQ(Kind, dxil::container::part::DXIL.Value);
  EXPECT_EQ(Parts->GetPartKind(Count, &Kind), OutOfBounds);
  EXPECT_EQ(Parts->FindFirstPartKind(dxil::container::part::PRIV.Value, &Index), NotFound);
  Sole<Blob> Content;
  EXPECT_EQ(Parts->GetPartContent(Index, Content.out()), Ok);
  Content.reset();
  auto Judge = create<Validator>(ValidatorClass);
  Sole<OperationResult> Judged;
  ASSERT_EQ(Judge->Validate(Shader, 0, Judged.out()), Ok);
  Status Is = Failed;
  EXPECT_EQ(Judged->GetStatus(&Is), Ok);
  EXPECT_EQ(Is, Ok);
  Judged.reset();
  Parts.reset();
  EXPECT_EQ(Shader->Release(), 0u);
}

TEST(DxcInterfaces, PdbUtilitiesReadWhatACompileRecords) {
  auto Done = compile("[numthreads(1, 1, 1)] void run() {}",
                      {L"-T", L"cs_6_6", L"-E", L"run", L"-Zi", L"-D", L"A=1", L"-Od"});
  Blob *Pdb = nullptr;
  ASSERT_EQ(Done->GetOutput(Output::Pdb, Blob::Id, reinterpret_cast<void **>(&Pdb), nullptr), Ok);
  auto Read = create<PdbUtilities2>(PdbUtilitiesClass);
  ASSERT_EQ(Read->Load(Pdb), Ok);
  Pdb->Release();
  EXPECT_TRUE(Read->IsFullPDB());
  EXPECT_FALSE(Read->IsPDBRef());
  Sole<VersionInfo> Version;
  ASSERT_EQ(Read->GetVersionInfo(Version.out()), Ok);
  uint32_t Major = 0, Minor = 0, Toolchain = 1;
  EXPECT_EQ(Version->GetVersion(&Major, &Minor), Ok);
  EXPECT_EQ(Major, 1u);
  EXPECT_EQ(Read->GetCustomToolchainID(&Toolchain), Ok);
  EXPECT_EQ(Toolchain, 0u);
  uint32_t Count = 0;
  EXPECT_EQ(Read->GetSourceCount(&Count), Ok);
  EXPECT_EQ(Count, 1u);
  Sole<WideBlob> Name, Value;
  EXPECT_EQ(Read->GetTargetProfile(Name.out()), Ok);
  EXPECT_STREQ(Name->GetStringPointer(), L"cs_6_6");
  EXPECT_EQ(Read->GetEntryPoint(Name.out()), Ok);
  EXPECT_STREQ(Name->GetStringPointer(), L"run");
  EXPECT_EQ(Read->GetDefine(0, Name.out()), Ok);
  EXPECT_STREQ(Name->GetStringPointer(), L"A=1");
  EXPECT_EQ(Read->GetMainFileName(Name.out()), Ok);
  EXPECT_THAT(std::wstring(Name->GetStringPointer()), testing::EndsWith(L"hlsl.hlsl"));
  EXPECT_EQ(Read->GetArgPair(0, Name.out(), Value.out()), Ok);
  EXPECT_LT(Read->GetArgPair(99, Name.out(), Value.out()), 0);
  Sole<EncodedBlob> Source;
  EXPECT_EQ(Read->GetSource(0, Source.out()), Ok);
  EXPECT_THAT(static_cast<const char *>(Source->GetBufferPointer()), HasSubstr("void run()"));
  Sole<Blob> Hash;
  EXPECT_EQ(Read->GetHash(Hash.out()), Ok);
  EXPECT_EQ(Hash->GetBufferSize(), 20u);
  // A container without debug information has no compiler, entry or source.
  auto Plain = compile("[numthreads(1, 1, 1)] void main() {}", {L"-T", L"cs_6_6"});
  Blob *Shader = nullptr;
  ASSERT_EQ(Plain->GetResult(&Shader), Ok);
  ASSERT_EQ(Read->Load(Shader), Ok);
  Shader->Release();
  EXPECT_FALSE(Read->IsFullPDB());
  EXPECT_TRUE(Read->IsPDBRef());
  EXPECT_EQ(Read->GetVersionInfo(Version.out()), Failed);
  EXPECT_EQ(Read->GetSourceCount(&Count), Ok);
  EXPECT_EQ(Count, 0u);
  auto Old = create<PdbUtilities>(PdbUtilitiesClass);
  EXPECT_LT(Old->Load(Hash.get()), 0);
  wchar_t *Text = nullptr;
  EXPECT_EQ(Old->GetFlag(0, &Text), BadArgument);
}

TEST(DxcInterfaces, ArgumentsAndVersions) {
  auto Utils = create<Utilities>(UtilitiesClass);
  const wchar_t *More[] = {L"-Zi"};
  const Define Defines[] = {{L"A", L"1"}};
  Sole<CompilerArguments> Made;
  ASSERT_EQ(Utils->BuildArguments(L"a.hlsl", L"run", L"cs_6_0", More, 1, Defines, 1, Made.out()),
            Ok);
  const char *Last[] = {"-Od"};
  EXPECT_EQ(Made->AddArgumentsUTF8(Last, 1), Ok);
  std::vector<std::wstring> All(Made->GetArguments(), Made->GetArguments() + Made->GetCount());
  EXPECT_THAT(
      All, ElementsAre(L"a.hlsl", L"-E", L"run", L"-T", L"cs_6_0", L"-Zi", L"-D", L"A=1", L"-Od"));
  auto Version = create<VersionInfo2>(CompilerClass);
  uint32_t Major = 0, Minor = 0;
  EXPECT_EQ(Version->GetVersion(&Major, &Minor), Ok);
  EXPECT_EQ(Major, 1u);
  auto Custom = create<VersionInfo3>(CompilerClass);
  char *Text = nullptr;
  ASSERT_EQ(Custom->GetCustomVersionString(&Text), Ok);
  EXPECT_THAT(Text, HasSubstr("DXIL"));
  std::free(Text);
  // Requests an interface that the object lacks, and a class that does not exist.
  void *None = &Major;
  EXPECT_EQ(Utils->QueryInterface(Linker::Id, &None), NoInterface);
  EXPECT_EQ(None, nullptr);
  EXPECT_EQ(library()(Guid{1, 2, 3, {}}, Unknown::Id, &None), ClassNotRegistered);
  EXPECT_EQ(library()(CompilerClass, Unknown::Id, nullptr), BadPointer);
}

/// Objects of each kind that a sequence has made, and calls with valid and invalid arguments.
class RandomCalls {
public:
  explicit RandomCalls(unsigned Seed) : Next(Seed) {}
  ~RandomCalls() {
    for (Blob *B : Blobs)
      B->Release();
  }

  void step() {
    switch (Next() % 9) {
    case 0: blobs(); break;
    case 1: texts(); break;
    case 2: compileAny(); break;
    case 3: parts(); break;
    case 4: link(); break;
    case 5: assemble(); break;
    case 6: older(); break;
    case 7: builder(); break;
    default: disassembleAny(); break;
    }
  }

private:
  void keep(Unknown *New) {
    if (!New)
      return;
    void *As = nullptr;
    if (New->QueryInterface(Blob::Id, &As) == Ok)
      Blobs.push_back(static_cast<Blob *>(As));
    New->Release();
  }
  void keepResult(OperationResult *Done) {
    if (!Done)
      return;
    Blob *Primary = nullptr;
    EncodedBlob *Errors = nullptr;
    Status Is = Ok;
    Done->GetStatus(&Is);
    Done->GetResult(&Primary);
    Done->GetErrorBuffer(&Errors);
    Result *All = nullptr;
    if (Done->QueryInterface(Result::Id, reinterpret_cast<void **>(&All)) == Ok) {
      Unknown *Any = nullptr;
      WideBlob *Name = nullptr;
      All->GetOutput(Output(Next() % 20), Next() % 2 ? Blob::Id : Utf8Blob::Id,
                     reinterpret_cast<void **>(&Any), Next() % 2 ? &Name : nullptr);
      All->GetOutputByIndex(Next() % 20);
      keep(Any);
      keep(Name);
      All->Release();
    }
    keep(Primary);
    keep(Errors);
    Done->Release();
  }
  Blob *any() { return Blobs.empty() || Next() % 8 == 0 ? nullptr : Blobs[Next() % Blobs.size()]; }
  uint32_t encoding() {
    constexpr uint32_t All[] = {Binary, Utf8, Utf16, Utf32, 77};
    return All[Next() % 5];
  }
  const wchar_t *word() {
    constexpr const wchar_t *All[] = {L"-T",       L"cs_6_0", L"lib_6_6", L"-E",     L"main", L"",
                                      L"-Zi",      L"-P",     L"-link",   L"a.hlsl", L"/",    L"@x",
                                      L"-dumpbin", L"-Fo",    L"-help",   L"\xD800", nullptr};
    return All[Next() % std::size(All)];
  }
  std::vector<const wchar_t *> words() {
    std::vector<const wchar_t *> List(Next() % 5);
    for (const wchar_t *&Each : List)
      Each = word();
    return List;
  }

  void blobs() {
    static constexpr char Texts[][48] = {"[numthreads(1, 1, 1)] void main() {}",
                                         "export void f() {}", "DXBC", "define"};
    EncodedBlob *Made = nullptr;
    const char *Text = Texts[Next() % 4];
    Utils->CreateBlob(Next() % 8 ? Text : nullptr, Next() % 48, encoding(), &Made);
    keep(Made);
    Blob *Part = nullptr;
    if (Blob *From = any())
      Utils->CreateBlobFromBlob(From, Next() % 64, Next() % 64, &Part);
    keep(Part);
  }
  void texts() {
    Utf8Blob *Narrow = nullptr;
    WideBlob *Wide = nullptr;
    Utils->GetBlobAsUtf8(any(), Next() % 8 ? &Narrow : nullptr);
    Utils->GetBlobAsWide(any(), &Wide);
    keep(Narrow);
    keep(Wide);
  }
  void compileAny() {
    auto List = words();
    Blob *From = any();
    const Buffer Text{From ? From->GetBufferPointer() : nullptr,
                      From ? From->GetBufferSize() : Next() % 2, encoding()};
    OperationResult *Done = nullptr;
    Compiler->Compile(Next() % 8 ? &Text : nullptr, Next() % 8 ? List.data() : nullptr,
                      uint32_t(List.size()), nullptr, Next() % 8 ? OperationResult::Id : Blob::Id,
                      reinterpret_cast<void **>(&Done));
    keepResult(Done);
  }
  void older() {
    auto List = words();
    OperationResult *Done = nullptr;
    Old->Compile(any(), word(), word(), word(), List.data(), uint32_t(List.size()), nullptr,
                 Next() % 2, nullptr, Next() % 8 ? &Done : nullptr);
    keepResult(Done);
  }
  void disassembleAny() {
    EncodedBlob *Text = nullptr;
    Old->Disassemble(any(), &Text);
    keep(Text);
  }
  void parts() {
    Parts->Load(any());
    uint32_t Number = 0;
    Blob *Content = nullptr;
    Parts->GetPartCount(Next() % 8 ? &Number : nullptr);
    Parts->GetPartKind(Next() % 12, &Number);
    Parts->FindFirstPartKind(dxil::container::part::DXIL.Value, &Number);
    Parts->GetPartContent(Next() % 12, &Content);
    keep(Content);
  }
  void link() {
    auto List = words();
    const wchar_t *Name = word();
    Link->RegisterLibrary(Name, any());
    OperationResult *Done = nullptr;
    Link->Link(word(), word(), &Name, Next() % 2, List.data(), uint32_t(List.size()), &Done);
    keepResult(Done);
  }
  void assemble() {
    OperationResult *Done = nullptr;
    Assemble->AssembleToContainer(any(), &Done);
    keepResult(Done);
  }
  void builder() {
    auto Build = create<ContainerBuilder>(ContainerBuilderClass);
    Build->Load(any());
    Build->AddPart(dxil::container::part::PRIV.Value, any());
    Build->RemovePart(Next());
    OperationResult *Done = nullptr;
    Build->SerializeContainer(&Done);
    keepResult(Done);
    Done = nullptr;
    Judge->Validate(any(), Next() % 4 & ~1u, &Done); // not in place: blobs share bytes here
    keepResult(Done);
  }

  std::mt19937 Next;
  std::vector<Blob *> Blobs;
  Sole<Utilities> Utils = create<Utilities>(UtilitiesClass);
  Sole<Compiler3> Compiler = create<Compiler3>(CompilerClass);
  Sole<Compiler1> Old = create<Compiler1>(CompilerClass);
  Sole<ContainerReflection> Parts = create<ContainerReflection>(ContainerReflectionClass);
  Sole<Linker> Link = create<Linker>(LinkerClass);
  Sole<Assembler> Assemble = create<Assembler>(AssemblerClass);
  Sole<Validator> Judge = create<Validator>(ValidatorClass);
};

TEST(DxcInterfaces, RandomSequencesOfCalls) {
  for (unsigned Seed = 0; Seed < 500; ++Seed) {
    SCOPED_TRACE(Seed);
    RandomCalls Calls(Seed);
    for (int I = 0; I < 12; ++I)
      Calls.step();
  }
}

TEST(DxcInterfaces, OneCompilerOnManyThreads) {
  auto Compiler = create<Compiler3>(CompilerClass);
  const std::string Source = "RWBuffer<int> Out; [numthreads(1, 1, 1)] void main() { Out[0] = 1; }";
  std::vector<std::thread> Threads;
  std::atomic<int> Good = 0;
  for (int T = 0; T < 4; ++T)
    Threads.emplace_back([&] {
      for (int I = 0; I < 5; ++I) {
        const Buffer Text{Source.data(), Source.size(), Utf8};
        const wchar_t *Arguments[] = {L"-T", L"cs_6_0"};
        Result *Done = nullptr;
        Status Is = Failed;
        if (Compiler->Compile(&Text, Arguments, 2, nullptr, Result::Id,
                              reinterpret_cast<void **>(&Done)) == Ok &&
            Done->GetStatus(&Is) == Ok && Is == Ok)
          ++Good;
        if (Done)
          Done->Release();
      }
    });
  for (std::thread &T : Threads)
    T.join();
  EXPECT_EQ(Good, 20);
}

} // namespace
