// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TESTS_SPIRV_VULKAN_JOB_H
#define DXIL_TESTS_SPIRV_VULKAN_JOB_H

#include <vulkan/vulkan.h>

#include <string>
#include <vector>

[[noreturn]] void fail(const std::string &What);
std::vector<char> readFile(const std::string &Path);

/// A resource of the job, and its objects on the device.
struct Resource {
  enum Purpose { Descriptor, Target, Attribute, Feedback } Use = Descriptor;
  VkDescriptorType Type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
  uint32_t Set = 0, Binding = 0, Index = 0; ///< the binding of an attribute is its location
  bool IsImage = false;
  VkFormat Format = VK_FORMAT_UNDEFINED;
  VkImageViewType ViewType = VK_IMAGE_VIEW_TYPE_2D;
  uint32_t Width = 1, Height = 1, Depth = 1, Layers = 1;
  std::string Path, Filter;
  std::vector<char> Bytes;
  /// For an image: a buffer for copying its texels to and from the device.
  VkBuffer Buffer = VK_NULL_HANDLE;
  VkDeviceMemory Memory = VK_NULL_HANDLE;
  VkBufferView Texels = VK_NULL_HANDLE;
  VkImage Image = VK_NULL_HANDLE;
  VkImageView View = VK_NULL_HANDLE;
  VkSampler Sampler = VK_NULL_HANDLE;
};

struct Job {
  std::string Stage, Shader, Entry, Vertex, VertexEntry;
  uint32_t Groups[3] = {1, 1, 1}, Width = 1, Height = 1, Vertices = 3;

  bool isCompute() const { return Stage == "compute"; }
  bool isVertex() const { return Stage == "vertex"; }
  std::vector<Resource> Resources;
  std::vector<char> Push;
  std::vector<VkSpecializationMapEntry> ConstantEntries;
  std::vector<uint32_t> Constants;
};

/// Reads a job in the format that main.cpp describes. Ends the program if the job is invalid.
Job readJob(const std::string &Path);

#endif // DXIL_TESTS_SPIRV_VULKAN_JOB_H
