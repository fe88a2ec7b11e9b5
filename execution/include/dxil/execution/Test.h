// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unit tests of shaders without a GPU: runs a container on the CPU and returns its results.
//
//   TEST(Brightness, IsTheMean) {
//     dxil::ShaderTest Shader("brightness.dxil");
//     ASSERT_EQ(Shader.set("Colours", {1, 2, 3}).room("Out", 4).dispatch().message(), "");
//     EXPECT_THAT(Shader.get<float>("Out"), testing::ElementsAre(2));
//   }
//
// Needs the library DXILTools::execution, but no test framework and none of LLVM's headers.
#pragma once

#include <dxil/module/Error.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace dxil::execution {

/// Runs one container. Errors are kept: the next run returns the first one.
class ShaderTest {
public:
  /// Reads a file.
  explicit ShaderTest(const std::string &Path);
  /// Takes the bytes of a container.
  explicit ShaderTest(std::vector<uint8_t> Container);
  ~ShaderTest();
  ShaderTest(ShaderTest &&) noexcept;
  ShaderTest &operator=(ShaderTest &&) noexcept;

  /// Sets the memory of a resource, named as in the shader or by register ("t0", "b1,space2").
  template <typename T> ShaderTest &set(std::string_view Resource, const std::vector<T> &Values) {
    static_assert(std::is_trivially_copyable_v<T>);
    return setBytes(Resource, Values.data(), Values.size() * sizeof(T));
  }
  ShaderTest &set(std::string_view Resource, std::initializer_list<float> Values) {
    return set(Resource, std::vector<float>(Values));
  }
  ShaderTest &setBytes(std::string_view Resource, const void *Data, size_t Bytes);
  /// Provides zeroed memory for the shader's output.
  ShaderTest &room(std::string_view Resource, size_t Bytes);
  /// Adds or replaces keys of the description, a JSON document in dxil-run's format
  /// (docs/execution.md) with textures, samplers, draws and expectations.
  ShaderTest &describe(std::string_view Json);

  /// Launches groups of a compute shader.
  Status dispatch(uint32_t X = 1, uint32_t Y = 1, uint32_t Z = 1);
  /// Draws a picture with a pixel shader alone, or as described.
  Status draw(uint32_t Width, uint32_t Height);
  /// Launches as described. The error for results that differ from the expectations has one line
  /// for each difference.
  Status run();

  /// Returns the contents of a resource or output ("target0", "SV_Position") after the last run, or
  /// an empty vector if there is none.
  template <typename T> std::vector<T> get(std::string_view Result) const {
    static_assert(std::is_trivially_copyable_v<T>);
    const std::vector<uint8_t> Bytes = bytes(Result);
    std::vector<T> Values(Bytes.size() / sizeof(T));
    if (!Values.empty())
      std::memcpy(Values.data(), Bytes.data(), Values.size() * sizeof(T));
    return Values;
  }
  std::vector<uint8_t> bytes(std::string_view Result) const;
  /// Returns the faults of the last run, such as reads out of bounds and races.
  std::vector<std::string> faults() const;
  /// Writes a render target as PNG.
  Status writeImage(const std::string &Path, std::string_view Result = "target0") const;

private:
  struct State;
  std::unique_ptr<State> Self;
};

} // namespace dxil::execution
