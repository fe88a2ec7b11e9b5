// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Test.h>

#include <gtest/gtest.h>

TEST(Tonemap, GetsBrighterFromLeftToRight) {
  dxil::execution::ShaderTest Shader(SHADERS "/tonemap.dxil");
  ASSERT_EQ(Shader.set("Settings", {1, 0, 0, 0}).draw(32, 4).message(), "");
  const auto Pixels = Shader.get<float>("target0"); // red, green, blue and alpha of each
  ASSERT_EQ(Pixels.size(), 32u * 4 * 4);
  for (size_t X = 1; X < 32; ++X)
    EXPECT_GT(Pixels[X * 4], Pixels[X * 4 - 4]);
  EXPECT_TRUE(Shader.faults().empty());
}

TEST(Tonemap, MistakesAreNamed) {
  dxil::execution::ShaderTest Shader(SHADERS "/tonemap.dxil");
  EXPECT_NE(
      Shader.set("Setings", {8, 0, 0, 0}).draw(32, 4).message().find("did you mean 'Settings'?"),
      std::string::npos);
}
