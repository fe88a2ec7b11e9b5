// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runner.h"

#include <algorithm>
#include <cstring>
#include <fstream>

void check(VkResult Result, const char *What) {
  if (Result != VK_SUCCESS)
    fail(std::string(What) + " (" + std::to_string(Result) + ")");
}

void Runner::makeDevice() {
  VkApplicationInfo App{VK_STRUCTURE_TYPE_APPLICATION_INFO};
  App.apiVersion = VK_API_VERSION_1_3;
  VkInstanceCreateInfo Info{VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
  Info.pApplicationInfo = &App;
  VkInstance Instance = VK_NULL_HANDLE;
  check(vkCreateInstance(&Info, nullptr, &Instance), "no instance");
  uint32_t Count = 1;
  const VkResult Result = vkEnumeratePhysicalDevices(Instance, &Count, &Physical);
  if ((Result != VK_SUCCESS && Result != VK_INCOMPLETE) || !Count)
    fail("no device");
  VkPhysicalDeviceTransformFeedbackFeaturesEXT Feedback{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT};
  Feedback.transformFeedback = true;
  const char *const Extension = VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME;
  VkPhysicalDeviceVulkan13Features V13{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES};
  VkPhysicalDeviceVulkan12Features V12{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, &V13};
  VkPhysicalDeviceVulkan11Features V11{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, &V12};
  VkPhysicalDeviceFeatures2 Features{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &V11};
  vkGetPhysicalDeviceFeatures2(Physical, &Features);
  const float Priority = 1;
  VkDeviceQueueCreateInfo Queues{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
  Queues.queueCount = 1;
  Queues.pQueuePriorities = &Priority;
  VkDeviceCreateInfo Create{VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &Features};
  if (J.isVertex()) {
    V13.pNext = &Feedback;
    Create.enabledExtensionCount = 1;
    Create.ppEnabledExtensionNames = &Extension;
  }
  Create.queueCreateInfoCount = 1;
  Create.pQueueCreateInfos = &Queues;
  check(vkCreateDevice(Physical, &Create, nullptr, &Device), "no logical device");
  vkGetDeviceQueue(Device, 0, 0, &Queue);
  VkCommandPoolCreateInfo CommandPool{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  check(vkCreateCommandPool(Device, &CommandPool, nullptr, &Pool), "no command pool");
}

VkDeviceMemory Runner::allocate(const VkMemoryRequirements &Needs, VkMemoryPropertyFlags Flags) {
  VkPhysicalDeviceMemoryProperties Types;
  vkGetPhysicalDeviceMemoryProperties(Physical, &Types);
  VkMemoryAllocateInfo Allocate{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  Allocate.allocationSize = Needs.size;
  for (uint32_t I = Types.memoryTypeCount; I-- > 0;)
    if (Needs.memoryTypeBits >> I & 1 && (Types.memoryTypes[I].propertyFlags & Flags) == Flags)
      Allocate.memoryTypeIndex = I;
  VkDeviceMemory Memory = VK_NULL_HANDLE;
  check(vkAllocateMemory(Device, &Allocate, nullptr, &Memory), "no memory");
  return Memory;
}

void Runner::makeBuffer(Resource &R) {
  VkBufferCreateInfo Info{VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  Info.size = std::max<size_t>(R.Bytes.size(), 4);
  Info.usage = VK_BUFFER_USAGE_VERTEX_BUFFER_BIT |
               VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT |
               VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
               VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
               VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
  check(vkCreateBuffer(Device, &Info, nullptr, &R.Buffer), "no buffer");
  VkMemoryRequirements Needs;
  vkGetBufferMemoryRequirements(Device, R.Buffer, &Needs);
  R.Memory = allocate(Needs, VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
  check(vkBindBufferMemory(Device, R.Buffer, R.Memory, 0), "memory is not bound");
  copyBytes(R, true);
  if (R.IsImage || R.Use != Resource::Descriptor || R.Format == VK_FORMAT_UNDEFINED)
    return;
  VkBufferViewCreateInfo View{VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO};
  View.buffer = R.Buffer;
  View.format = R.Format;
  View.range = VK_WHOLE_SIZE;
  check(vkCreateBufferView(Device, &View, nullptr, &R.Texels), "no view of texels");
}

void Runner::copyBytes(Resource &R, bool ToDevice) {
  void *Mapped = nullptr;
  check(vkMapMemory(Device, R.Memory, 0, VK_WHOLE_SIZE, 0, &Mapped), "memory is not mapped");
  std::memcpy(ToDevice ? Mapped : R.Bytes.data(), ToDevice ? R.Bytes.data() : Mapped,
              R.Bytes.size());
  vkUnmapMemory(Device, R.Memory);
}

void Runner::makeImage(Resource &R) {
  VkImageCreateInfo Info{VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO};
  const bool IsCube =
      R.ViewType == VK_IMAGE_VIEW_TYPE_CUBE || R.ViewType == VK_IMAGE_VIEW_TYPE_CUBE_ARRAY;
  Info.flags = IsCube ? VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT : 0;
  Info.imageType = R.ViewType == VK_IMAGE_VIEW_TYPE_1D || R.ViewType == VK_IMAGE_VIEW_TYPE_1D_ARRAY
                       ? VK_IMAGE_TYPE_1D
                   : R.ViewType == VK_IMAGE_VIEW_TYPE_3D ? VK_IMAGE_TYPE_3D
                                                         : VK_IMAGE_TYPE_2D;
  Info.format = R.Format;
  Info.extent = {R.Width, R.Height, R.Depth};
  Info.mipLevels = 1;
  Info.arrayLayers = R.Layers;
  Info.samples = VK_SAMPLE_COUNT_1_BIT;
  Info.usage =
      VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT |
      (R.Use == Resource::Target                       ? VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT
       : R.Type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE    ? VK_IMAGE_USAGE_STORAGE_BIT
       : R.Type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT ? VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT
                                                       : VK_IMAGE_USAGE_SAMPLED_BIT);
  check(vkCreateImage(Device, &Info, nullptr, &R.Image), "no image");
  VkMemoryRequirements Needs;
  vkGetImageMemoryRequirements(Device, R.Image, &Needs);
  check(vkBindImageMemory(Device, R.Image, allocate(Needs, 0), 0), "memory is not bound");
  VkImageViewCreateInfo View{VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO};
  View.image = R.Image;
  View.viewType = R.ViewType;
  View.format = R.Format;
  View.subresourceRange = {R.Format == VK_FORMAT_D32_SFLOAT ? VK_IMAGE_ASPECT_DEPTH_BIT
                                                            : VK_IMAGE_ASPECT_COLOR_BIT,
                           0, 1, 0, R.Layers};
  check(vkCreateImageView(Device, &View, nullptr, &R.View), "no view");
  makeBuffer(R);
}

void Runner::makeSampler(Resource &R) {
  VkSamplerCreateInfo Info{VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO};
  Info.magFilter = Info.minFilter = R.Filter == "linear" ? VK_FILTER_LINEAR : VK_FILTER_NEAREST;
  Info.maxLod = VK_LOD_CLAMP_NONE;
  Info.addressModeU = Info.addressModeV = Info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
  Info.compareEnable = R.Filter == "compare";
  Info.compareOp = VK_COMPARE_OP_LESS_OR_EQUAL;
  check(vkCreateSampler(Device, &Info, nullptr, &R.Sampler), "no sampler");
}

VkCommandBuffer Runner::begin() {
  VkCommandBufferAllocateInfo Allocate{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  Allocate.commandPool = Pool;
  Allocate.commandBufferCount = 1;
  VkCommandBuffer Commands = VK_NULL_HANDLE;
  check(vkAllocateCommandBuffers(Device, &Allocate, &Commands), "no commands");
  VkCommandBufferBeginInfo Begin{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  check(vkBeginCommandBuffer(Commands, &Begin), "commands do not begin");
  return Commands;
}

void Runner::copyImages(VkCommandBuffer Commands, bool ToDevice) {
  for (Resource &R : J.Resources) {
    if (!R.IsImage)
      continue;
    const VkImageAspectFlags Aspect =
        R.Format == VK_FORMAT_D32_SFLOAT ? VK_IMAGE_ASPECT_DEPTH_BIT : VK_IMAGE_ASPECT_COLOR_BIT;
    VkImageMemoryBarrier Barrier{VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER};
    Barrier.srcAccessMask = Barrier.dstAccessMask =
        VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    Barrier.oldLayout = ToDevice ? VK_IMAGE_LAYOUT_UNDEFINED : VK_IMAGE_LAYOUT_GENERAL;
    Barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
    Barrier.image = R.Image;
    Barrier.subresourceRange = {Aspect, 0, 1, 0, R.Layers};
    vkCmdPipelineBarrier(Commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                         VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, nullptr, 0, nullptr, 1,
                         &Barrier);
    const VkBufferImageCopy Copy{
        0, 0, 0, {Aspect, 0, 0, R.Layers}, {0, 0, 0}, {R.Width, R.Height, R.Depth}};
    if (ToDevice)
      vkCmdCopyBufferToImage(Commands, R.Buffer, R.Image, VK_IMAGE_LAYOUT_GENERAL, 1, &Copy);
    else
      vkCmdCopyImageToBuffer(Commands, R.Image, VK_IMAGE_LAYOUT_GENERAL, R.Buffer, 1, &Copy);
  }
}

void Runner::draw(VkCommandBuffer Commands) {
  VkRenderPassBeginInfo Begin{VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO};
  Begin.renderPass = Pass;
  Begin.framebuffer = Frame;
  Begin.renderArea = {{0, 0}, {J.Width, J.Height}};
  vkCmdBeginRenderPass(Commands, &Begin, VK_SUBPASS_CONTENTS_INLINE);
  const VkDeviceSize Start = 0;
  for (const Resource &R : J.Resources) {
    if (R.Use == Resource::Attribute)
      vkCmdBindVertexBuffers(Commands, R.Binding, 1, &R.Buffer, &Start);
    if (R.Use == Resource::Feedback) {
      call<PFN_vkCmdBindTransformFeedbackBuffersEXT>("vkCmdBindTransformFeedbackBuffersEXT")(
          Commands, 0, 1, &R.Buffer, &Start, nullptr);
      call<PFN_vkCmdBeginTransformFeedbackEXT>("vkCmdBeginTransformFeedbackEXT")(Commands, 0, 0,
                                                                                 nullptr, nullptr);
    }
  }
  vkCmdDraw(Commands, J.Vertices, 1, 0, 0);
  if (J.isVertex())
    call<PFN_vkCmdEndTransformFeedbackEXT>("vkCmdEndTransformFeedbackEXT")(Commands, 0, 0, nullptr,
                                                                           nullptr);
  vkCmdEndRenderPass(Commands);
}

VkCommandBuffer Runner::record() {
  const VkCommandBuffer Commands = begin();
  const VkPipelineBindPoint Point =
      J.isCompute() ? VK_PIPELINE_BIND_POINT_COMPUTE : VK_PIPELINE_BIND_POINT_GRAPHICS;
  vkCmdBindPipeline(Commands, Point, Pipeline);
  if (!Sets.empty())
    vkCmdBindDescriptorSets(Commands, Point, Layout, 0, uint32_t(Sets.size()), Sets.data(), 0,
                            nullptr);
  if (!J.Push.empty())
    vkCmdPushConstants(Commands, Layout, VK_SHADER_STAGE_ALL, 0, uint32_t(J.Push.size()),
                       J.Push.data());
  if (J.isCompute())
    vkCmdDispatch(Commands, J.Groups[0], J.Groups[1], J.Groups[2]);
  else
    draw(Commands);
  check(vkEndCommandBuffer(Commands), "commands do not end");
  return Commands;
}

void Runner::run(VkCommandBuffer Commands) {
  VkSubmitInfo Submit{VK_STRUCTURE_TYPE_SUBMIT_INFO};
  Submit.commandBufferCount = 1;
  Submit.pCommandBuffers = &Commands;
  check(vkQueueSubmit(Queue, 1, &Submit, VK_NULL_HANDLE), "nothing is submitted");
  check(vkQueueWaitIdle(Queue), "the run did not end");
}

void Runner::prepare() {
  for (Resource &R : J.Resources) {
    if (R.Type == VK_DESCRIPTOR_TYPE_SAMPLER || R.Type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER)
      makeSampler(R);
    if (R.IsImage)
      makeImage(R);
    else if (R.Type != VK_DESCRIPTOR_TYPE_SAMPLER)
      makeBuffer(R);
  }
  makeSets();
  const VkCommandBuffer Copies = begin();
  copyImages(Copies, true);
  check(vkEndCommandBuffer(Copies), "commands do not end");
  run(Copies);
  if (J.isCompute())
    makeCompute();
  else
    makeGraphics();
  Work = record();
}

void Runner::save() {
  const VkCommandBuffer Copies = begin();
  copyImages(Copies, false);
  check(vkEndCommandBuffer(Copies), "commands do not end");
  run(Copies);
  for (Resource &R : J.Resources) {
    if (R.Bytes.empty())
      continue;
    copyBytes(R, false);
    std::ofstream(R.Path, std::ios::binary).write(R.Bytes.data(), std::streamsize(R.Bytes.size()));
  }
}
