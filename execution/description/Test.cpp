// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Test.h>

#include "Image.h"
#include "Report.h"

namespace dxil::execution {

using namespace execution;
using Json = nlohmann::ordered_json;

struct ShaderTest::State {
  std::string Path = "container";
  Status Ready; ///< the first error before a run
  std::vector<uint8_t> Container;
  Json Document = Json::object();
  RunOutcome Outcome;

  Json &resource(std::string_view Name) { return Document["resources"][std::string(Name)]; }
};

static constexpr size_t MostContainerBytes = size_t(1) << 28;

ShaderTest::ShaderTest(const std::string &Path) : Self(std::make_unique<State>()) {
  Self->Path = Path;
  if (auto File = readFile(Path, MostContainerBytes))
    Self->Container = std::move(*File);
  else
    Self->Ready = File.error();
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
  if (const auto Document = parseJson(Text))
    Self->Document.merge_patch(*Document);
  else if (Self->Ready)
    Self->Ready = failure("description:" + Document.message());
  return *this;
}

Status ShaderTest::dispatch(uint32_t X, uint32_t Y, uint32_t Z) {
  Self->Document["dispatch"] = {X, Y, Z};
  return run();
}

Status ShaderTest::draw(uint32_t Width, uint32_t Height) {
  Self->Document["draw"]["width"] = Width;
  Self->Document["draw"]["height"] = Height;
  return run();
}

Status ShaderTest::run() {
  Self->Outcome = {};
  if (!Self->Ready)
    return Self->Ready;
  Description D;
  if (Status Done = readDescription(Self->Document, "", Self->Path, Self->Container, {}, D); !Done)
    return Done;
  Self->Outcome = runDescription(D, {});
  if (Self->Outcome.Done && !Self->Outcome.isAsExpected())
    return failure(differencesReport(Self->Outcome));
  return Self->Outcome.Done;
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

Status ShaderTest::writeImage(const std::string &Path, std::string_view Result) const {
  const auto R = chooseResult(Self->Outcome, std::string(Result), true);
  if (!R)
    return R.error();
  return writePng(Path, pictureOf(*(*R)->Picture));
}

} // namespace dxil::execution
