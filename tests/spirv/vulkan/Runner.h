// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TESTS_SPIRV_VULKAN_RUNNER_H
#define DXIL_TESTS_SPIRV_VULKAN_RUNNER_H

#include "Job.h"

/// Ends the program if the result is an error.
void check(VkResult Result, const char *What);

/// Runs a job on the first device. An error ends the program.
class Runner {
public:
  explicit Runner(Job Text) : J(std::move(Text)) { makeDevice(); }
  void prepare();
  void run(VkCommandBuffer Commands);
  VkCommandBuffer work() { return Work; }
  void save();

private:
  void makeDevice();
  VkDeviceMemory allocate(const VkMemoryRequirements &Needs, VkMemoryPropertyFlags Flags);
  void makeBuffer(Resource &R);
  void makeImage(Resource &R);
  void makeSampler(Resource &R);
  void copyBytes(Resource &R, bool ToDevice);
  void makeSets();
  VkPipelineShaderStageCreateInfo stage(VkShaderStageFlagBits Stage, const std::string &Path,
                                        const std::string &Entry);
  void makeCompute();
  void makePass();
  void makeGraphics();
  VkCommandBuffer begin();
  void copyImages(VkCommandBuffer Commands, bool ToDevice);
  /// Returns a function of an extension.
  template <typename Function> Function call(const char *Name) {
    return Function(vkGetDeviceProcAddr(Device, Name));
  }
  void draw(VkCommandBuffer Commands);
  VkCommandBuffer record();

  Job J;
  VkPhysicalDevice Physical = VK_NULL_HANDLE;
  VkDevice Device = VK_NULL_HANDLE;
  VkQueue Queue = VK_NULL_HANDLE;
  VkCommandPool Pool = VK_NULL_HANDLE;
  VkCommandBuffer Work = VK_NULL_HANDLE;
  VkPipelineLayout Layout = VK_NULL_HANDLE;
  VkPipeline Pipeline = VK_NULL_HANDLE;
  VkRenderPass Pass = VK_NULL_HANDLE;
  VkFramebuffer Frame = VK_NULL_HANDLE;
  std::vector<VkDescriptorSet> Sets;
};

#endif // DXIL_TESTS_SPIRV_VULKAN_RUNNER_H
