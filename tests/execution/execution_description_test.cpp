// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of run descriptions: numbers, constants by name, and mistakes with their places; also of
// the class for users' tests.
#include "description/Description.h"
#include "description/Image.h"
#include "description/Members.h"
#include "description/Report.h"

#include <dxil/execution/Test.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace {

using namespace dxil::execution;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::ordered_json;

std::vector<uint8_t> corpus(const std::string &Name) {
  const auto Bytes = readFile(std::string(DXIL_CORPUS) + "/" + Name, 1u << 24);
  EXPECT_EQ(Bytes.message(), "");
  return *Bytes;
}

/// Returns the numbers of a text, or sets the error.
template <typename T> std::vector<T> dataOf(const char *Text, std::string *Error = nullptr) {
  JsonErrors Errors;
  const Json Document = Json::parse(Text);
  DataSource From{"", 1 << 20, findScalar("float")};
  Numbers N;
  readData({Document, "data", Errors}, From, N);
  if (Error)
    *Error = Errors.text();
  else
    EXPECT_EQ(Errors.text(), "");
  std::vector<T> Values(N.Bytes.size() / sizeof(T));
  std::memcpy(Values.data(), N.Bytes.data(), Values.size() * sizeof(T));
  return Values;
}
std::string dataError(const std::string &Text) {
  std::string Error;
  dataOf<uint8_t>(Text.c_str(), &Error);
  return Error;
}

TEST(DescriptionData, AllForms) {
  EXPECT_THAT(dataOf<float>("[1, [2, 3], \"-inf\"]"), ElementsAre(1, 2, 3, -HUGE_VALF));
  EXPECT_THAT(dataOf<uint32_t>(R"({"type": "float", "values": ["0x7fc00001"]})"),
              ElementsAre(0x7fc00001u));
  EXPECT_THAT(
      dataOf<int16_t>(R"([{"type": "int16_t", "values": [-1, 65535]}, {"hex": "0100 0200"}])"),
      ElementsAre(-1, -1, 1, 2));
  EXPECT_THAT(dataOf<uint64_t>(R"({"type": "uint64_t", "values": [18446744073709551615]})"),
              ElementsAre(~0ull));
  EXPECT_THAT(dataOf<float>(
                  R"({"type": "float", "generate": "ramp", "count": 3, "start": 1, "step": -0.5})"),
              ElementsAre(1, .5f, 0));
  EXPECT_THAT(
      dataOf<uint16_t>(R"({"type": "half", "generate": "constant", "count": 2, "value": 1})"),
      ElementsAre(0x3c00, 0x3c00));
  EXPECT_EQ(dataOf<uint8_t>(R"({"zero": 5})").size(), 5u);
}

TEST(DescriptionData, RandomNumbersAreTheSameEverywhere) {
  // The expected numbers come from another program that implements the generator's definition
  // (PCG-XSH-RR).
  const auto A = dataOf<uint32_t>(
      R"({"type": "uint", "generate": "random", "count": 1000, "seed": 7, "max": 9})");
  EXPECT_EQ(A,
            dataOf<uint32_t>(
                R"({"type": "uint", "generate": "random", "count": 1000, "seed": 7, "max": 9})"));
  EXPECT_THAT(std::vector<uint32_t>(A.begin(), A.begin() + 8), ElementsAre(2, 4, 1, 4, 9, 9, 6, 5));
  EXPECT_NE(A,
            dataOf<uint32_t>(
                R"({"type": "uint", "generate": "random", "count": 1000, "seed": 8, "max": 9})"));
  std::array<int, 10> Count{};
  for (uint32_t Each : A) {
    ASSERT_LE(Each, 9u);
    ++Count[Each];
  }
  for (int Each : Count)
    EXPECT_NEAR(Each, 100, 50);
  for (float Each : dataOf<float>(
           R"({"type": "float", "generate": "random", "count": 1000, "min": -1, "max": 1})")) {
    EXPECT_GE(Each, -1);
    EXPECT_LT(Each, 1);
  }
}

TEST(DescriptionData, MistakesHaveTheirPlace) {
  EXPECT_EQ(dataError(R"({"type": "uint", "values": [1, -1]})"),
            "data.values[1]: expected a whole number from 0 to 4294967295");
  EXPECT_EQ(dataError(R"({"type": "int", "values": [1.5]})"),
            "data.values[0]: expected a whole number from -2147483648 to 4294967295");
  EXPECT_EQ(dataError(R"([{"hex": "00"}, {"hex": "0"}])"),
            "data[1].hex: expected pairs of hexadecimal digits");
  EXPECT_EQ(dataError(R"({"typ": "int", "values": []})"),
            "data.typ: unknown key, did you mean 'type'?");
  // A misspelt key is reported, not its consequences.
  EXPECT_EQ(dataError(R"([{"tyxe": "int", "values": [1]}])"),
            "data[0].tyxe: unknown key, did you mean 'type'?");
  EXPECT_EQ(dataError(R"({"value": 1, "count": 3, "generat": "constant", "type": "int"})"),
            "data.generat: unknown key, did you mean 'generate'?");
  EXPECT_EQ(dataError(R"({"type": "int", "values": [1], "count": 3})"),
            "data.count: unknown key (expected one of file, generate, hex, type, values, zero)");
  EXPECT_THAT(dataError("{\"" + std::string(5000, 'x') + "\": 1}"),
              StartsWith("data[\"" + std::string(64, 'x') + "...\"]: unknown key"));
  EXPECT_THAT(dataError(R"({"type": "int"})"), StartsWith("data: no data (expected one of values"));
  EXPECT_THAT(dataError(R"({"type": "float", "generate": "ramp", "count": 1000000})"),
              HasSubstr("takes more than"));
  EXPECT_THAT(dataError("[[[[[[[[[[1]]]]]]]]]]"), HasSubstr("more than eight deep"));
  EXPECT_EQ(nearestWord("quite different", std::vector<std::string>{"data", "size"}), "");
  EXPECT_THAT(parseJson("{\n \"a\": }").message(), StartsWith("2:7: error: invalid JSON: "));
}

TEST(DescriptionMembers, StandWhereTheShaderReadsThem) {
  using dxil::listing::ReflectedMember;
  const auto F32 = uint32_t(dxil::ComponentType::F32), U32 = uint32_t(dxil::ComponentType::U32);
  std::vector<dxil::listing::ReflectedMember> Members = {
      {"Scale", "float", 0, F32, {}, {}},
      {"Count", "i32", 4, U32, {}, {}},
      {"Tint", "<3 x float>", 16, F32, {}, {}},
      {"Weights", "[2 x float]", 32, F32, {}, {}},
      {"Turn", "[2 x <2 x float>]", 64, F32, {2, 2, 2}, {}},
      {"Inner", "%Light", 96, 0, {}, {{"Power", "float", 4, F32, {}, {}}}},
  };
  std::vector<uint8_t> Bytes(112);
  JsonErrors Errors;
  const Json Document =
      Json::parse(R"({"Scale": 1.5, "Count": 7, "Tint": [1, 2, 3], "Weights": [4, 5],
                                        "Turn": [[1, 2], [3, 4]], "Inner": {"Power": 9}})");
  writeMembers({Document, "members", Errors}, Members, 0, Bytes);
  ASSERT_EQ(Errors.text(), "");
  auto Number = [&](size_t Byte) {
    float Value;
    std::memcpy(&Value, Bytes.data() + Byte, 4);
    return Value;
  };
  EXPECT_EQ(Number(0), 1.5f);
  EXPECT_EQ(Bytes[4], 7);
  EXPECT_EQ(Number(24), 3);
  EXPECT_EQ(Number(32), 4);
  EXPECT_EQ(Number(48), 5); // each element begins a row
  EXPECT_EQ(Number(64), 1); // by columns: (1, 3), (2, 4)
  EXPECT_EQ(Number(68), 3);
  EXPECT_EQ(Number(80), 2);
  EXPECT_EQ(Number(84), 4);
  EXPECT_EQ(Number(100), 9);
  const Json Wrong = Json::parse(R"({"Scael": 1})");
  writeMembers({Wrong, "members", Errors}, Members, 0, Bytes);
  EXPECT_EQ(Errors.text(), "members.Scael: the buffer has no such member, did you mean 'Scale'?");
}

TEST(Description, DifferencesHaveUlpsAndPlaces) {
  Numbers Wanted;
  Wanted.add({findScalar("float"), 4, 0x3f800000, 1});
  Wanted.skip(4);
  Wanted.add({findScalar("int"), 4, 5});
  const uint8_t Near[] = {1, 0, 0x80, 0x3f, 9, 9, 9, 9, 5, 0, 0, 0};
  size_t Count = 0;
  EXPECT_TRUE(compare(Wanted, Near, 0, 8, Count).empty());
  const uint8_t Far[] = {2, 0, 0x80, 0x3f, 9, 9, 9, 9, 5, 0, 0};
  const auto All = compare(Wanted, Far, 0, 8, Count);
  ASSERT_EQ(Count, 2u);
  EXPECT_EQ(All[0].text(),
            "number 0, byte 0: 1.0000002 (0x3f800002), expected 1 (0x3f800000) within 1 ulp");
  EXPECT_TRUE(All[1].Missing);
}

TEST(Description, AnyBytesAreAnErrorAndNoMore) {
  const std::vector<uint8_t> Good = corpus("ps_textured_lit.0.dxil");
  Description D;
  EXPECT_NE(readDescription(Json::object(), "", "x", {1, 2, 3}, {}, D).message(), "");
  for (size_t Size = 0; Size < Good.size(); Size += Good.size() / 50) {
    Description Each;
    EXPECT_NE(readDescription(Json::object(), "", "x",
                              {Good.begin(), Good.begin() + ptrdiff_t(Size)}, {}, Each)
                  .message(),
              "");
  }
}

/// The schema has exactly the keys that the reader knows: its message for an unknown key lists
/// them.
TEST(Description, TheSchemaHasTheReadersKeys) {
  std::ifstream File(DXIL_RUN_SCHEMA);
  const Json Schema = Json::parse(File);
  auto Expect = [&](const Json &Object, const std::string &Document) {
    Description D;
    const Json Parsed = Json::parse(Document);
    const std::string Error =
        readDescription(Parsed, "", "x", corpus("ps_textured_lit.0.dxil"), {}, D).message();
    const size_t Open = Error.find("(expected one of "), Close = Error.rfind(')');
    ASSERT_NE(Open, std::string::npos) << Document << ": " << Error;
    std::set<std::string> Read, Written;
    std::istringstream Words(Error.substr(Open + 17, Close - Open - 17));
    for (std::string Word; std::getline(Words, Word, ',');)
      Read.insert(Word.substr(Word.find_first_not_of(' ')));
    for (auto &[Key, Value] : Object["properties"].items())
      Written.insert(Key);
    EXPECT_EQ(Read, Written) << Document;
  };
  const auto P = loadProgram("x", corpus("ps_textured_lit.0.dxil"), "", {});
  ASSERT_EQ(P.message(), "");
  const auto Bound = exampleDescription(*P, "");
  ASSERT_EQ(Bound.message(), "");
  const std::string Head = Bound->substr(0, Bound->find(",\n  \"draw\""));
  Expect(Schema, Head + R"(, "draw": {}, "zzzzzzzzzz": 1})");
  Expect(Schema["properties"]["draw"]["properties"]["targets"]["items"],
         Head + R"(, "draw": {"targets": [{"zzzzzzzzzz": 1}]}})");
  Expect(Schema["properties"]["draw"]["properties"]["depth"],
         Head + R"(, "draw": {"depth": {"zzzzzzzzzz": 1}}})");
  Expect(Schema["$defs"]["sampler"], R"({"resources": {"s0": {"sampler": {"zzzzzzzzzz": 1}}}})");
}

TEST(Image, PngKeepsEightBits) {
  const auto Path =
      std::filesystem::temp_directory_path() / ("dxil-image-" + std::to_string(getpid()) + ".png");
  Picture P{3, 2, {}};
  for (int I = 0; I < 24; ++I)
    P.Pixels.push_back(uint8_t(I * 10));
  ASSERT_EQ(writePng(Path.string(), P).message(), "");
  const auto Back = readPng(Path.string());
  ASSERT_EQ(Back.message(), "");
  std::filesystem::remove(Path);
  EXPECT_EQ(Back->Pixels, P.Pixels);
  EXPECT_FALSE(readPng(Path.string()));
  EXPECT_NE(writePng("/nowhere/at/all.png", P).message(), "");
}

TEST(ShaderTest, MistakesAndResults) {
  dxil::execution::ShaderTest Missing("/nowhere/at/all.dxil");
  EXPECT_THAT(Missing.run().message(), HasSubstr("No such file"));
  dxil::execution::ShaderTest Junk(std::vector<uint8_t>{1, 2, 3});
  EXPECT_NE(Junk.run().message(), "");
  dxil::execution::ShaderTest Shader(corpus("vs_fullscreen_triangle.0.dxil"));
  EXPECT_EQ(Shader.describe(R"({"stage": {"inputs": {"SV_VertexID": [0, 1, 2]}}})").run().message(),
            "");
  const auto Positions = Shader.get<float>("SV_Position");
  ASSERT_EQ(Positions.size(), 12u);
  EXPECT_EQ(Positions[3], 1);
  EXPECT_THAT(dxil::execution::ShaderTest(corpus("cs_atomics_32.0.dxil"))
                  .describe(R"({"resources": {"U0": {"data": {"zero": 4}}}})")
                  .run()
                  .message(),
              HasSubstr("no resource of this name"))
      << "registers have small letters";
  EXPECT_TRUE(Shader.get<float>("Nothing").empty());
  EXPECT_THAT(
      Shader
          .describe(R"({"stage": {"expect": {"SV_Position": {"type": "float", "values": [123]}}}})")
          .run()
          .message(),
      HasSubstr("expected 123"));
  EXPECT_THAT(Shader.writeImage("x.png").message(), HasSubstr("no result 'target0'"));
}

} // namespace
