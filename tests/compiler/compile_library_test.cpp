// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of dxil/compile.h: the library gives the same bytes as dxil-cc, on any number of threads.
#include "../Files.h"

#include <dxil/compile.h>

#include <dxil/container/Container.h>
#include <dxil/validation/Validator.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

struct Freed {
  void operator()(dxil_compile_result *R) const { dxil_compile_free(R); }
};
using Result = std::unique_ptr<dxil_compile_result, Freed>;
using Files = std::map<std::string, std::string>;

int openIn(void *Context, const char *Path, dxil_compile_bytes *Contents) {
  const Files &All = *static_cast<const Files *>(Context);
  auto It = All.find(Path);
  if (It == All.end())
    return 0;
  *Contents = {It->second.data(), It->second.size()};
  return 1;
}

Result compile(const std::string &Text, std::vector<const char *> Options,
               const Files *Includes = nullptr, const char *Name = "a.hlsl") {
  dxil_compile_input In = {};
  In.name = Name;
  In.text = {Text.data(), Text.size()};
  In.options = Options.data();
  In.option_count = Options.size();
  if (Includes) {
    In.open = openIn;
    In.open_context = const_cast<Files *>(Includes);
  }
  return Result(dxil_compile(&In));
}

std::string textOf(dxil_compile_bytes B) {
  return B.data ? std::string(B.data, B.size) : "";
}
std::string said(const Result &R) {
  return textOf(dxil_compile_messages(R.get()));
}
std::string json(const Result &R) {
  return textOf(dxil_compile_messages_json(R.get()));
}
std::string output(const Result &R, dxil_compile_output Which) {
  return textOf(dxil_compile_get(R.get(), Which));
}
int status(const Result &R) {
  return dxil_compile_status(R.get());
}

bool isValid(const std::string &Container) {
  return dxil::validation::validate(
             dxil::Bytes(reinterpret_cast<const uint8_t *>(Container.data()), Container.size()))
      .valid();
}

const std::string Shader = "#include \"inc/n.hlsli\"\n"
                           "RWStructuredBuffer<uint> Out : register(u0);\n"
                           "[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {\n"
                           "  Out[i] = i * N;\n"
                           "}\n";

TEST(CompileLibrary, SourcesAndIncludesFromMemory) {
  // Includes from memory: next to the source, through -I, and from one include into another.
  const Files Includes = {{"shaders/inc/n.hlsli", "#include <more.hlsli>\n#define N MORE\n"},
                          {"lib/more.hlsli", "#define MORE 77\n"}};
  const Result R =
      compile(Shader, {"-T", "cs_6_6", "-I", "lib", "-Fc", "-"}, &Includes, "shaders/a.hlsl");
  ASSERT_EQ(status(R), 0) << said(R);
  EXPECT_EQ(said(R), "");
  EXPECT_TRUE(isValid(output(R, DXIL_COMPILE_CONTAINER)));
  EXPECT_THAT(output(R, DXIL_COMPILE_LISTING), HasSubstr("mul i32 %1, 77"));
  // Outputs that were not requested are absent.
  EXPECT_EQ(dxil_compile_get(R.get(), DXIL_COMPILE_DEBUG_INFO).data, nullptr);
  EXPECT_EQ(dxil_compile_get(R.get(), dxil_compile_output(99)).data, nullptr);
}

TEST(CompileLibrary, RootSignaturesAlone) {
  const std::string Text = "#define RS \"CBV(b0), SRV(t1)\"\n#define BAD \"CBV(b0) SRV(t1)\"\n";
  const Result R = compile(Text, {"-T", "rootsig_1_1", "-E", "RS"});
  ASSERT_EQ(status(R), 0) << said(R);
  const std::string Container = output(R, DXIL_COMPILE_CONTAINER);
  EXPECT_TRUE(isValid(Container));
  EXPECT_EQ(Container.substr(36, 4), "RTS0");
  const Result Bad = compile(Text, {"-T", "rootsig_1_1", "-E", "BAD"});
  EXPECT_EQ(status(Bad), 1);
  EXPECT_THAT(said(Bad), HasSubstr("a.hlsl:2:9: error: invalid root signature: expected ','"));
  EXPECT_EQ(output(Bad, DXIL_COMPILE_CONTAINER), "");
}

TEST(CompileLibrary, CompilesDebugInformationAgain) {
  const Files Includes = {{"inc/n.hlsli", "#define N 5\n"}};
  const Result First = compile(Shader, {"-T", "cs_6_6", "-Zi", "-Qembed_debug"}, &Includes);
  ASSERT_EQ(status(First), 0) << said(First);
  const std::string Container = output(First, DXIL_COMPILE_CONTAINER);
  const Files None;
  const Result Again = compile(Container, {"-recompile"}, &None, "a.dxil");
  ASSERT_EQ(status(Again), 0) << said(Again);
  EXPECT_EQ(output(Again, DXIL_COMPILE_CONTAINER), Container);
  EXPECT_EQ(output(Again, DXIL_COMPILE_LISTING), "");
  const Result No = compile(Shader, {"-recompile"}, &None);
  EXPECT_EQ(status(No), 1);
  EXPECT_THAT(said(No), HasSubstr("-recompile: a.hlsl: "));
}

TEST(CompileLibrary, TextsNeedNoZeroBehindThem) {
  std::string Text = Shader + "this is no HLSL";
  const Files Includes = {{"inc/n.hlsli", "#define N 5\n"}};
  const char *Options[] = {"-T", "cs_6_6"};
  dxil_compile_input In = {"a.hlsl", {Text.data(), Shader.size()},  Options, 2,
                           openIn,   const_cast<Files *>(&Includes)};
  const Result R(dxil_compile(&In));
  EXPECT_EQ(status(R), 0) << said(R);
}

TEST(CompileLibrary, MakesWhatTheToolMakes) {
  const fs::path Folder = fs::temp_directory_path() / ("dxil-compile-" + std::to_string(getpid()));
  fs::create_directories(Folder);
  for (const char *Flags : {"-O3", "-Od", "-Zi -Qembed_debug"})
    for (const char *Name : {"vector_scale.hlsl", "blur.hlsl", "particles.hlsl"}) {
      const fs::path Source = fs::path(DXIL_EXAMPLES) / Name;
      const std::string Line = std::string(DXIL_CC) + " -T cs_6_6 " + Flags + " '" +
                               Source.string() + "' -Fo '" + (Folder / "out.dxil").string() + "'";
      ASSERT_EQ(std::system(Line.c_str()), 0) << Line;
      std::vector<std::string> Words = {"-T", "cs_6_6"};
      for (size_t Position = 0, Next; Position < std::string_view(Flags).size();
           Position = Next + 1) {
        Next =
            std::min(std::string_view(Flags).find(' ', Position), std::string_view(Flags).size());
        Words.emplace_back(std::string_view(Flags).substr(Position, Next - Position));
      }
      // The debug information has the command line.
      Words.insert(Words.end(), {"-Fo", (Folder / "out.dxil").string()});
      std::vector<const char *> Options;
      for (const std::string &W : Words)
        Options.push_back(W.c_str());
      const Result R = compile(dxil::test::readText(Source), Options, nullptr, Source.c_str());
      EXPECT_EQ(output(R, DXIL_COMPILE_CONTAINER), dxil::test::readText(Folder / "out.dxil"))
          << Line << said(R);
    }
  // Only the tool writes files.
  fs::remove(Folder / "out.dxil");
  EXPECT_EQ(status(compile("[numthreads(1, 1, 1)] void main() {}",
                           {"-T", "cs_6_6", "-Fo", (Folder / "out.dxil").c_str(), "-MD"})),
            0);
  EXPECT_TRUE(fs::is_empty(Folder));
  fs::remove_all(Folder);
}

TEST(CompileLibrary, MessagesAreTextAndValues) {
  const Result R = compile("float f() {\n  return missing;\n}\n", {"-T", "cs_6_6"});
  EXPECT_EQ(status(R), 1);
  EXPECT_EQ(dxil_compile_get(R.get(), DXIL_COMPILE_CONTAINER).data, nullptr);
  EXPECT_THAT(said(R), HasSubstr("a.hlsl:2:10: error: "));
  EXPECT_THAT(json(R), HasSubstr("\"schema_version\":1"));
  EXPECT_THAT(json(R),
              HasSubstr("\"column\":10,\"file\":\"a.hlsl\",\"kind\":\"error\",\"line\":2"));
  // Errors of the back end, which have a place without debug information too, and errors of the
  // command line.
  const Result Loop = compile("ByteAddressBuffer b; RWByteAddressBuffer c;\n"
                              "[numthreads(1, 1, 1)] void main() { uint n = b.Load(0), all = 0;\n"
                              "  [unroll]\n  for (uint i = 0; i < n; ++i) all += b.Load(4 * i);\n"
                              "  c.Store(0, all); }\n",
                              {"-T", "cs_6_6"});
  EXPECT_EQ(status(Loop), 1);
  EXPECT_THAT(json(Loop), HasSubstr("\"line\":4"));
  const Result Option = compile("", {"-T", "cs_6_6", "-no-such"});
  EXPECT_EQ(status(Option), 2);
  EXPECT_THAT(said(Option), HasSubstr("-no-such: unknown option"));
  EXPECT_THAT(json(Option), HasSubstr("\"kind\":\"error\""));
  EXPECT_EQ(status(compile("", {"-T", "cs_6_6", "-ftime-report"})), 2);
  EXPECT_EQ(status(compile("", {})), 2);
}

TEST(CompileLibrary, WarningsOfAShaderThatCompiles) {
  const Result R = compile("RWByteAddressBuffer b;\n[numthreads(1, 1, 1)] void main() {\n"
                           "  float4 v = asfloat(b.Load4(0)); float x = v; b.Store(0, x);\n}\n",
                           {"-T", "cs_6_6"});
  EXPECT_EQ(status(R), 0);
  EXPECT_THAT(json(R), HasSubstr("\"flag\":\"conversion\""));
  EXPECT_THAT(json(R), HasSubstr("\"kind\":\"warning\""));
}

TEST(CompileLibrary, OtherOutputs) {
  const Files Includes = {{"inc/n.hlsli", "#define N 5\n"}};
  const Result R = compile(Shader,
                           {"-T", "cs_6_6", "-Zi", "-Fd", "a.pdb", "-Fh", "a.h", "-Vn", "Bytes",
                            "-Fsh", "a.hash", "-MD", "-Fo", "a.dxil"},
                           &Includes);
  ASSERT_EQ(status(R), 0) << said(R);
  EXPECT_THAT(output(R, DXIL_COMPILE_DEBUG_INFO), HasSubstr("Microsoft C/C++ MSF 7.00"));
  EXPECT_THAT(output(R, DXIL_COMPILE_HEADER), HasSubstr("const unsigned char Bytes[]"));
  EXPECT_EQ(output(R, DXIL_COMPILE_HASH).size(), 20u);
  EXPECT_EQ(output(R, DXIL_COMPILE_DEPENDENCIES), "a.dxil: a.hlsl inc/n.hlsli\n");
  const Result P = compile(Shader, {"-P"}, &Includes);
  EXPECT_EQ(status(P), 0) << said(P);
  EXPECT_THAT(output(P, DXIL_COMPILE_PREPROCESSED), HasSubstr("Out[i] = i * 5;"));
  EXPECT_THAT(output(compile(Shader, {"-T", "cs_6_6", "-fcgl"}, &Includes), DXIL_COMPILE_SHOWN),
              HasSubstr("define internal void @main"));
}

TEST(CompileLibrary, ContainersAndIRAsInput) {
  const Result R = compile("[numthreads(1, 1, 1)] void main() {}", {"-T", "cs_6_6"});
  const std::string Container = output(R, DXIL_COMPILE_CONTAINER);
  const Result Again = compile(Container, {"-dumpbin", "-Fc", "-"});
  ASSERT_EQ(status(Again), 0) << said(Again);
  EXPECT_THAT(output(Again, DXIL_COMPILE_LISTING), HasSubstr("define void @main()"));
  EXPECT_EQ(status(compile("not IR", {}, nullptr, "a.ll")), 1);
}

TEST(CompileLibrary, ThreadsDoNotMeet) {
  const auto Compile = [](unsigned N) {
    const Files Includes = {{"inc/n.hlsli", "#define N " + std::to_string(N % 7 + 2) + "\n"}};
    // Some compiles fail, some warn, some have options of their own.
    const std::string Text =
        N % 3 == 2 ? Shader + "float f() { return " + std::to_string(N) + "; " : Shader;
    const Result R = compile(
        Text, {"-T", N % 2 ? "cs_6_6" : "cs_6_2", N % 5 ? "-O3" : "-Od", "-check-undefined"},
        &Includes);
    return output(R, DXIL_COMPILE_CONTAINER) + said(R) + json(R);
  };
  constexpr unsigned Count = 48, Threads = 4;
  std::vector<std::string> Alone, Together(Count);
  for (unsigned N = 0; N < Count; ++N)
    Alone.push_back(Compile(N));
  std::vector<std::thread> Pool;
  for (unsigned T = 0; T < Threads; ++T)
    Pool.emplace_back([&, T] {
      for (unsigned N = T; N < Count; N += Threads)
        Together[N] = Compile(N);
    });
  for (std::thread &T : Pool)
    T.join();
  EXPECT_EQ(Alone, Together);
}

// The cache calls `open` for the same files as a compile, including files that do not exist.
TEST(CompileLibrary, HasACache) {
  const fs::path Cache =
      fs::temp_directory_path() / ("compile-library-cache-" + std::to_string(getpid()));
  const std::string Folder = Cache.string(),
                    Text =
                        "#include <a.hlsli>\n" +
                        std::string(
                            "RWBuffer<int> O; [numthreads(1, 1, 1)] void main() { O[0] = A; }\n");
  const std::vector<const char *> Plain = {"-T", "cs_6_0", "-I", "x", "-I", "y", "-Fc", "l"};
  std::vector<const char *> Cached = Plain;
  Cached.insert(Cached.end(), {"--cache", Folder.c_str()});
  Files Includes = {{"y/a.hlsli", "#define A 1\n"}};
  auto Check = [&] {
    const Result Wanted = compile(Text, Plain, &Includes);
    for (int Turn = 0; Turn != 2; ++Turn) {
      const Result R = compile(Text, Cached, &Includes);
      EXPECT_EQ(status(R), status(Wanted));
      EXPECT_EQ(said(R), said(Wanted));
      EXPECT_EQ(json(R), json(Wanted));
      for (dxil_compile_output Which : {DXIL_COMPILE_CONTAINER, DXIL_COMPILE_LISTING})
        EXPECT_EQ(output(R, Which), output(Wanted, Which));
    }
    return output(Wanted, DXIL_COMPILE_CONTAINER);
  };
  const std::string First = Check();
  EXPECT_NE(First, "");
  EXPECT_GT(fs::file_size(Cache / "statistics"), 1u);
  Includes["x/a.hlsli"] = "#define A 2\n";
  EXPECT_NE(Check(), First);
  Includes.erase("x/a.hlsli");
  EXPECT_EQ(Check(), First);
  Includes["x/a.hlsli"] = "#error none\n";
  EXPECT_EQ(Check(), "");
  EXPECT_EQ(status(compile(Text, {"-T", "cs_6_0", "--cache", Folder.c_str(), "--cache-stats"})), 2);
  fs::remove_all(Cache);
}

TEST(CompileLibrary, HasAVersion) {
  EXPECT_THAT(dxil_compile_version(), HasSubstr("LLVM 22"));
}

} // namespace
