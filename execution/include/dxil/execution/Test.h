// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unit tests of shaders without a GPU: runs a container on the CPU and hands out what it wrote.
//
//   TEST(Brightness, IsTheMean) {
//     dxil::ShaderTest Shader("brightness.dxil");
//     ASSERT_EQ(Shader.set("Colours", {1, 2, 3}).room("Out", 4).dispatch(), "");
//     EXPECT_THAT(Shader.get<float>("Out"), testing::ElementsAre(2));
//   }
//
// Needs the library DXILTools::execution, and neither a test framework nor LLVM's headers.
#pragma once

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

/// A run of one container. Mistakes are kept: the next run returns the first.
class ShaderTest {
public:
  /// Reads a file.
  explicit ShaderTest(const std::string &Path);
  /// Takes the bytes of a container.
  explicit ShaderTest(std::vector<uint8_t> Container);
  ~ShaderTest();
  ShaderTest(ShaderTest &&) noexcept;
  ShaderTest &operator=(ShaderTest &&) noexcept;

  /// The memory of a resource, by its name in the shader or its register ("t0", "b1,space2").
  template <typename T> ShaderTest &set(std::string_view Resource, const std::vector<T> &Values) {
    static_assert(std::is_trivially_copyable_v<T>);
    return setBytes(Resource, Values.data(), Values.size() * sizeof(T));
  }
  ShaderTest &set(std::string_view Resource, std::initializer_list<float> Values) {
    return set(Resource, std::vector<float>(Values));
  }
  ShaderTest &setBytes(std::string_view Resource, const void *Data, size_t Bytes);
  /// Zeros for the shader to write to.
  ShaderTest &room(std::string_view Resource, size_t Bytes);
  /// Adds to the description, or replaces keys of it: a JSON document as dxil-run takes it
  /// (docs/execution.md), with textures, samplers, draws and expectations.
  ShaderTest &describe(std::string_view Json);

  /// Launches groups of a compute shader. Returns what is wrong, or an empty string.
  std::string dispatch(uint32_t X = 1, uint32_t Y = 1, uint32_t Z = 1);
  /// Draws a picture of a pixel shader alone, or what the description says. Returns what is wrong.
  std::string draw(uint32_t Width, uint32_t Height);
  /// Launches what the description says. Returns what is wrong, a line for each difference from
  /// what it expects among it, or an empty string.
  std::string run();

  /// What a resource or output ("target0", "SV_Position") holds after the last run; empty if there
  /// is none.
  template <typename T> std::vector<T> get(std::string_view Result) const {
    static_assert(std::is_trivially_copyable_v<T>);
    const std::vector<uint8_t> Bytes = bytes(Result);
    std::vector<T> Values(Bytes.size() / sizeof(T));
    if (!Values.empty())
      std::memcpy(Values.data(), Bytes.data(), Values.size() * sizeof(T));
    return Values;
  }
  std::vector<uint8_t> bytes(std::string_view Result) const;
  /// What the shader did that it should not have done in the last run: a read out of bounds, a
  /// race.
  std::vector<std::string> faults() const;
  /// Writes a render target as PNG. Returns what is wrong, or an empty string.
  std::string writeImage(const std::string &Path, std::string_view Result = "target0") const;

private:
  struct State;
  std::unique_ptr<State> Self;
};

} // namespace dxil::execution
