// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VerdictTable.h"

#include "Compiler.h"

#include <dxil/listing/Reflection.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <unistd.h>

namespace fs = std::filesystem;

namespace dxil::verdicts {
namespace {

std::string readRow(const nlohmann::json &Line, Row &R) {
  R.Group = Line.at("group");
  R.Name = Line.at("name");
  R.Arguments = Line.at("args");
  R.Source = Line.at("source");
  R.Message = Line.at("message");
  const std::string Verdict = Line.at("verdict");
  if (Verdict != "ok" && Verdict != "refused")
    return "verdict '" + Verdict + "' (expected ok or refused)";
  R.Accepted = Verdict == "ok";
  if (!Line.contains("bindings"))
    return {};
  R.Bindings.emplace();
  for (const nlohmann::json &B : Line.at("bindings"))
    R.Bindings->push_back({B.at(0), B.at(1), B.at(2), B.at(3)});
  std::sort(R.Bindings->begin(), R.Bindings->end());
  return {};
}

/// Returns the bindings of a container. Sets `Message` if a part cannot be read.
std::optional<std::vector<Binding>> bindingsOf(const std::string &Bytes, std::string &Message) {
  constexpr std::array Classes{"SRV", "UAV", "cbuffer", "sampler"};
  auto Read =
      container::Container::parse({reinterpret_cast<const uint8_t *>(Bytes.data()), Bytes.size()});
  if (!Read) {
    Message = Read.error().str();
    return std::nullopt;
  }
  auto Reflected = listing::reflect(*Read);
  if (!Reflected) {
    Message = Reflected.error().str();
    return std::nullopt;
  }
  std::vector<Binding> Bindings;
  for (const listing::ReflectedResource &R : Reflected->Resources)
    Bindings.push_back({R.Name, Classes.at(R.Class), R.Register, R.Space});
  std::sort(Bindings.begin(), Bindings.end());
  return Bindings;
}

/// A folder of this process that the destructor removes.
class SourceFolder {
public:
  SourceFolder() : Path(fs::temp_directory_path() / ("dxil-verdicts-" + std::to_string(getpid()))) {
    fs::create_directories(Path);
  }
  ~SourceFolder() {
    std::error_code Ignored;
    fs::remove_all(Path, Ignored);
  }
  SourceFolder(const SourceFolder &) = delete;
  SourceFolder &operator=(const SourceFolder &) = delete;

  fs::path write(size_t Number, const std::string &Text) const {
    const fs::path File = Path / (std::to_string(Number) + ".hlsl");
    std::ofstream(File, std::ios::binary) << Text;
    return File;
  }

private:
  fs::path Path;
};

} // namespace

std::string readTable(const fs::path &File, std::vector<Row> &Rows) {
  std::ifstream In(File, std::ios::binary);
  if (!In)
    return "cannot open '" + File.string() + "'";
  size_t Number = 0;
  for (std::string Line; std::getline(In, Line);) {
    ++Number;
    std::string Problem;
    Row R;
    try {
      Problem = readRow(nlohmann::json::parse(Line), R);
    } catch (const nlohmann::json::exception &E) {
      Problem = E.what();
    }
    if (!Problem.empty())
      return "line " + std::to_string(Number) + ": " + Problem;
    Rows.push_back(std::move(R));
  }
  return {};
}

std::string compileRows(const fs::path &Compiler, unsigned Parallel, const std::vector<Row> &Rows,
                        std::vector<Row> &Results) {
  const SourceFolder Sources;
  std::vector<language::CompileJob> Jobs(Rows.size());
  for (size_t I = 0; I < Rows.size(); ++I) {
    Jobs[I].Source = Sources.write(I, Rows[I].Source);
    Jobs[I].Arguments = Rows[I].Arguments + " -E main";
  }
  if (std::string Problem = language::compileAll(Compiler, Parallel, Jobs); !Problem.empty())
    return Problem;
  Results = Rows;
  for (size_t I = 0; I < Rows.size(); ++I) {
    Row &R = Results[I];
    R.Accepted = !Jobs[I].Container.empty();
    R.Message = language::firstError(Jobs[I].Diagnostics);
    if (R.Bindings && R.Accepted)
      R.Bindings = bindingsOf(Jobs[I].Container, R.Message);
  }
  return {};
}

std::string spell(const std::vector<Binding> &Bindings) {
  std::string Text;
  for (const Binding &B : Bindings)
    Text += (Text.empty() ? "" : "; ") + B.Name + " " + B.Class + " " + std::to_string(B.Register) +
            (B.Space ? ", space" + std::to_string(B.Space) : std::string());
  return Text;
}

} // namespace dxil::verdicts
