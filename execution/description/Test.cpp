// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Test.h>

#include "Image.h"
#include "Report.h"

namespace dxil::execution {

using namespace execution;
using Json = nlohmann::ordered_json;

struct ShaderTest::State {
  std::string Path = "container", Error;
  std::vector<uint8_t> Container;
  Json Document = Json::object();
  RunOutcome Outcome;

  Json &resource(std::string_view Name) { return Document["resources"][std::string(Name)]; }
};

static constexpr size_t MostContainerBytes = size_t(1) << 28;

ShaderTest::ShaderTest(const std::string &Path) : Self(std::make_unique<State>()) {
  Self->Path = Path;
  Self->Error = readFile(Path, MostContainerBytes, Self->Container);
}
ShaderTest::ShaderTest(std::vector<uint8_t> Container) : Self(std::make_unique<State>()) {
  Self->Container = std::move(Container);
}
ShaderTest::~ShaderTest() = default;
ShaderTest::ShaderTest(ShaderTest &&) noexcept = default;
ShaderTest &ShaderTest::operator=(ShaderTest &&) noexcept = default;

ShaderTest &ShaderTest::setBytes(std::string_view Resource, const void *Data, size_t Bytes) {
  constexpr std::string_view Digits = "0123456789abcdef";
  std::string Hex;
  const auto *From = static_cast<const uint8_t *>(Data);
  for (size_t I = 0; I < Bytes; ++I) {
    Hex += Digits[From[I] >> 4];
    Hex += Digits[From[I] & 15];
  }
  Self->resource(Resource)["data"] = {{"hex", Hex}};
  return *this;
}

ShaderTest &ShaderTest::room(std::string_view Resource, size_t Bytes) {
  Self->resource(Resource)["size"] = Bytes;
  return *this;
}

ShaderTest &ShaderTest::describe(std::string_view Text) {
  std::string Error;
  if (const auto Document = parseJson(Text, Error))
    Self->Document.merge_patch(*Document);
  else if (Self->Error.empty())
    Self->Error = "description:" + Error;
  return *this;
}

std::string ShaderTest::dispatch(uint32_t X, uint32_t Y, uint32_t Z) {
  Self->Document["dispatch"] = {X, Y, Z};
  return run();
}

std::string ShaderTest::draw(uint32_t Width, uint32_t Height) {
  Self->Document["draw"]["width"] = Width;
  Self->Document["draw"]["height"] = Height;
  return run();
}

std::string ShaderTest::run() {
  Self->Outcome = {};
  if (!Self->Error.empty())
    return Self->Error;
  Description D;
  std::string Error = readDescription(Self->Document, "", Self->Path, Self->Container, {}, D);
  if (!Error.empty())
    return Error;
  Self->Outcome = runDescription(D, {});
  return Self->Outcome.Error.empty() ? differencesReport(Self->Outcome) : Self->Outcome.Error;
}

std::vector<uint8_t> ShaderTest::bytes(std::string_view Result) const {
  for (const RunResult &R : Self->Outcome.Results)
    if (R.Name == Result)
      return R.Bytes;
  return {};
}

std::vector<std::string> ShaderTest::faults() const {
  std::vector<std::string> All;
  for (const Fault &F : Self->Outcome.Faults)
    All.push_back(execution::describe(F));
  return All;
}

std::string ShaderTest::writeImage(const std::string &Path, std::string_view Result) const {
  std::string Error;
  const RunResult *R = chooseResult(Self->Outcome, std::string(Result), true, Error);
  return R ? writePng(Path, pictureOf(*R->Picture)) : Error;
}

} // namespace dxil::execution
