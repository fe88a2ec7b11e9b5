// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runner.h"

#include <algorithm>
#include <map>

void Runner::makeSets() {
  std::map<uint32_t, std::map<uint32_t, VkDescriptorSetLayoutBinding>> Bindings;
  for (const Resource &R : J.Resources) {
    if (R.Use != Resource::Descriptor)
      continue;
    VkDescriptorSetLayoutBinding &B = Bindings[R.Set][R.Binding];
    B = {R.Binding, R.Type, std::max(B.descriptorCount, R.Index + 1), VK_SHADER_STAGE_ALL, nullptr};
  }
  std::vector<VkDescriptorPoolSize> Sizes;
  for (int Type = 0; Type <= VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT; ++Type)
    Sizes.push_back({VkDescriptorType(Type), 256});
  VkDescriptorPoolCreateInfo PoolInfo{VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
  PoolInfo.maxSets = 16;
  PoolInfo.poolSizeCount = uint32_t(Sizes.size());
  PoolInfo.pPoolSizes = Sizes.data();
  VkDescriptorPool Descriptors = VK_NULL_HANDLE;
  check(vkCreateDescriptorPool(Device, &PoolInfo, nullptr, &Descriptors), "no pool");
  std::vector<VkDescriptorSetLayout> Layouts;
  const uint32_t Count = Bindings.empty() ? 0 : Bindings.rbegin()->first + 1;
  for (uint32_t Set = 0; Set < Count; ++Set) {
    std::vector<VkDescriptorSetLayoutBinding> List;
    for (const auto &[Number, B] : Bindings[Set])
      List.push_back(B);
    VkDescriptorSetLayoutCreateInfo SetInfo{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
    SetInfo.bindingCount = uint32_t(List.size());
    SetInfo.pBindings = List.data();
    check(vkCreateDescriptorSetLayout(Device, &SetInfo, nullptr, &Layouts.emplace_back()),
          "no set layout");
    VkDescriptorSetAllocateInfo Allocate{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO};
    Allocate.descriptorPool = Descriptors;
    Allocate.descriptorSetCount = 1;
    Allocate.pSetLayouts = &Layouts.back();
    check(vkAllocateDescriptorSets(Device, &Allocate, &Sets.emplace_back()), "no set");
  }
  for (const Resource &R : J.Resources) {
    if (R.Use != Resource::Descriptor)
      continue;
    const VkDescriptorBufferInfo Buffer{R.Buffer, 0, VK_WHOLE_SIZE};
    const VkDescriptorImageInfo Image{R.Sampler, R.View, VK_IMAGE_LAYOUT_GENERAL};
    VkWriteDescriptorSet Write{VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
    Write.dstSet = Sets[R.Set];
    Write.dstBinding = R.Binding;
    Write.dstArrayElement = R.Index;
    Write.descriptorCount = 1;
    Write.descriptorType = R.Type;
    Write.pBufferInfo = &Buffer;
    Write.pImageInfo = &Image;
    Write.pTexelBufferView = &R.Texels;
    vkUpdateDescriptorSets(Device, 1, &Write, 0, nullptr);
  }
  const VkPushConstantRange Range{VK_SHADER_STAGE_ALL, 0, uint32_t(J.Push.size())};
  VkPipelineLayoutCreateInfo Info{VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  Info.setLayoutCount = uint32_t(Layouts.size());
  Info.pSetLayouts = Layouts.data();
  Info.pushConstantRangeCount = J.Push.empty() ? 0 : 1;
  Info.pPushConstantRanges = &Range;
  check(vkCreatePipelineLayout(Device, &Info, nullptr, &Layout), "no layout");
}

namespace {

/// The attributes of a job, each with a binding of its own.
struct VertexInput {
  std::vector<VkVertexInputBindingDescription> Bindings;
  std::vector<VkVertexInputAttributeDescription> Attributes;
  VkPipelineVertexInputStateCreateInfo State{
      VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};

  explicit VertexInput(const Job &J) {
    for (const Resource &R : J.Resources)
      if (R.Use == Resource::Attribute) {
        Bindings.push_back(
            {R.Binding, uint32_t(R.Bytes.size() / J.Vertices), VK_VERTEX_INPUT_RATE_VERTEX});
        Attributes.push_back({R.Binding, R.Binding, R.Format, 0});
      }
    State.vertexBindingDescriptionCount = uint32_t(Bindings.size());
    State.pVertexBindingDescriptions = Bindings.data();
    State.vertexAttributeDescriptionCount = uint32_t(Attributes.size());
    State.pVertexAttributeDescriptions = Attributes.data();
  }
};

} // namespace

VkPipelineShaderStageCreateInfo Runner::stage(VkShaderStageFlagBits Stage, const std::string &Path,
                                              const std::string &Entry) {
  const std::vector<char> Code = readFile(Path);
  VkShaderModuleCreateInfo Info{VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
  Info.codeSize = Code.size();
  Info.pCode = reinterpret_cast<const uint32_t *>(Code.data());
  VkShaderModule Module = VK_NULL_HANDLE;
  check(vkCreateShaderModule(Device, &Info, nullptr, &Module), "no shader");
  VkPipelineShaderStageCreateInfo Made{VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO};
  Made.stage = Stage;
  Made.module = Module;
  Made.pName = Entry.c_str();
  return Made;
}

void Runner::makeCompute() {
  const VkSpecializationInfo Special{uint32_t(J.Constants.size()), J.ConstantEntries.data(),
                                     4 * J.Constants.size(), J.Constants.data()};
  VkComputePipelineCreateInfo Info{VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  Info.stage = stage(VK_SHADER_STAGE_COMPUTE_BIT, J.Shader, J.Entry);
  Info.stage.pSpecializationInfo = &Special;
  Info.layout = Layout;
  check(vkCreateComputePipelines(Device, VK_NULL_HANDLE, 1, &Info, nullptr, &Pipeline),
        "no pipeline");
}

void Runner::makePass() {
  std::vector<VkAttachmentDescription> Attachments;
  std::vector<VkAttachmentReference> Colours, Inputs;
  std::vector<VkImageView> Views;
  for (const Resource &R : J.Resources) {
    const bool IsInput = R.Type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
    if (R.Use != Resource::Target && !IsInput)
      continue;
    (IsInput ? Inputs : Colours).push_back({uint32_t(Views.size()), VK_IMAGE_LAYOUT_GENERAL});
    Views.push_back(R.View);
    Attachments.push_back({0, R.Format, VK_SAMPLE_COUNT_1_BIT, VK_ATTACHMENT_LOAD_OP_LOAD,
                           VK_ATTACHMENT_STORE_OP_STORE, VK_ATTACHMENT_LOAD_OP_DONT_CARE,
                           VK_ATTACHMENT_STORE_OP_DONT_CARE, VK_IMAGE_LAYOUT_GENERAL,
                           VK_IMAGE_LAYOUT_GENERAL});
  }
  VkSubpassDescription Sub{};
  Sub.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
  Sub.colorAttachmentCount = uint32_t(Colours.size());
  Sub.pColorAttachments = Colours.data();
  Sub.inputAttachmentCount = uint32_t(Inputs.size());
  Sub.pInputAttachments = Inputs.data();
  VkRenderPassCreateInfo Info{VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO};
  Info.attachmentCount = uint32_t(Attachments.size());
  Info.pAttachments = Attachments.data();
  Info.subpassCount = 1;
  Info.pSubpasses = &Sub;
  check(vkCreateRenderPass(Device, &Info, nullptr, &Pass), "no render pass");
  VkFramebufferCreateInfo FrameInfo{VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO};
  FrameInfo.renderPass = Pass;
  FrameInfo.attachmentCount = uint32_t(Views.size());
  FrameInfo.pAttachments = Views.data();
  FrameInfo.width = J.Width;
  FrameInfo.height = J.Height;
  FrameInfo.layers = 1;
  check(vkCreateFramebuffer(Device, &FrameInfo, nullptr, &Frame), "no frame");
}

void Runner::makeGraphics() {
  makePass();
  const VkSpecializationInfo Special{uint32_t(J.Constants.size()), J.ConstantEntries.data(),
                                     4 * J.Constants.size(), J.Constants.data()};
  std::vector<VkPipelineShaderStageCreateInfo> Stages;
  if (!J.isVertex())
    Stages.push_back(stage(VK_SHADER_STAGE_VERTEX_BIT, J.Vertex, J.VertexEntry));
  Stages.push_back(stage(J.isVertex() ? VK_SHADER_STAGE_VERTEX_BIT : VK_SHADER_STAGE_FRAGMENT_BIT,
                         J.Shader, J.Entry));
  Stages.back().pSpecializationInfo = &Special;
  const VertexInput Input(J);
  VkPipelineInputAssemblyStateCreateInfo Assembly{
      VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO};
  Assembly.topology =
      J.isVertex() ? VK_PRIMITIVE_TOPOLOGY_POINT_LIST : VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
  const VkViewport Port{0, 0, float(J.Width), float(J.Height), 0, 1};
  const VkRect2D Scissor{{0, 0}, {J.Width, J.Height}};
  VkPipelineViewportStateCreateInfo Ports{VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO};
  Ports.viewportCount = Ports.scissorCount = 1;
  Ports.pViewports = &Port;
  Ports.pScissors = &Scissor;
  VkPipelineRasterizationStateCreateInfo Raster{
      VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO};
  Raster.cullMode = VK_CULL_MODE_NONE;
  // The drawn triangle is clockwise on the screen, which is Direct3D's front.
  Raster.frontFace = VK_FRONT_FACE_CLOCKWISE;
  Raster.lineWidth = 1;
  Raster.rasterizerDiscardEnable = J.isVertex();
  VkPipelineMultisampleStateCreateInfo Samples{
      VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO};
  Samples.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
  std::vector<VkPipelineColorBlendAttachmentState> Blends;
  for (const Resource &R : J.Resources)
    if (R.Use == Resource::Target)
      Blends.emplace_back().colorWriteMask = 15;
  VkPipelineColorBlendStateCreateInfo Blend{
      VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO};
  Blend.attachmentCount = uint32_t(Blends.size());
  Blend.pAttachments = Blends.data();
  VkGraphicsPipelineCreateInfo Info{VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO};
  Info.stageCount = uint32_t(Stages.size());
  Info.pStages = Stages.data();
  Info.pVertexInputState = &Input.State;
  Info.pInputAssemblyState = &Assembly;
  Info.pViewportState = &Ports;
  Info.pRasterizationState = &Raster;
  Info.pMultisampleState = &Samples;
  Info.pColorBlendState = &Blend;
  Info.layout = Layout;
  Info.renderPass = Pass;
  check(vkCreateGraphicsPipelines(Device, VK_NULL_HANDLE, 1, &Info, nullptr, &Pipeline),
        "no pipeline");
}
