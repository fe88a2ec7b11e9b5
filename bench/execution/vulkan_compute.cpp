// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compute shader (SPIR-V) on the first Vulkan device and prints seconds of CPU and of the
// clock for each dispatch. Buffers are storage buffers, or a uniform buffer if the argument
// requests it; their contents are read from files and written back.
//
//   vulkan_compute SHADER.spv X Y Z ROUNDS {uniform|storage}:BINDING:FILE...
#include <vulkan/vulkan.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

void check(VkResult Result, const char *What) {
  if (Result == VK_SUCCESS)
    return;
  std::fprintf(stderr, "vulkan_compute: error: %s (%d)\n", What, int(Result));
  std::exit(2);
}

std::vector<char> readFile(const std::string &Path) {
  std::ifstream In(Path, std::ios::binary);
  return {std::istreambuf_iterator<char>(In), {}};
}

struct Bound {
  VkDescriptorType Type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
  uint32_t Binding = 0;
  std::string Path;
  std::vector<char> Bytes;
  VkBuffer Buffer = VK_NULL_HANDLE;
  VkDeviceMemory Memory = VK_NULL_HANDLE;
};

class Device {
public:
  Device() {
    VkApplicationInfo App{VK_STRUCTURE_TYPE_APPLICATION_INFO};
    App.apiVersion = VK_API_VERSION_1_1;
    VkInstanceCreateInfo Info{VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
    Info.pApplicationInfo = &App;
    check(vkCreateInstance(&Info, nullptr, &Instance), "no instance");
    uint32_t Count = 1;
    const VkResult Result = vkEnumeratePhysicalDevices(Instance, &Count, &Physical);
    if ((Result != VK_SUCCESS && Result != VK_INCOMPLETE) || !Count)
      check(VK_ERROR_INITIALIZATION_FAILED, "no device");
    VkPhysicalDeviceProperties Properties;
    vkGetPhysicalDeviceProperties(Physical, &Properties);
    std::fprintf(stderr, "%s\n", Properties.deviceName);
    const float Priority = 1;
    VkDeviceQueueCreateInfo Queues{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
    Queues.queueCount = 1;
    Queues.pQueuePriorities = &Priority;
    VkDeviceCreateInfo Device{VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
    Device.queueCreateInfoCount = 1;
    Device.pQueueCreateInfos = &Queues;
    check(vkCreateDevice(Physical, &Device, nullptr, &Logical), "no logical device");
    vkGetDeviceQueue(Logical, 0, 0, &Queue);
  }

  /// Creates memory that is visible to the host, and writes the bytes to it.
  void upload(Bound &B) {
    VkBufferCreateInfo Info{VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    Info.size = B.Bytes.size();
    Info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT;
    check(vkCreateBuffer(Logical, &Info, nullptr, &B.Buffer), "no buffer");
    VkMemoryRequirements Needs;
    vkGetBufferMemoryRequirements(Logical, B.Buffer, &Needs);
    VkPhysicalDeviceMemoryProperties Types;
    vkGetPhysicalDeviceMemoryProperties(Physical, &Types);
    VkMemoryAllocateInfo Allocate{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    Allocate.allocationSize = Needs.size;
    for (uint32_t I = Types.memoryTypeCount; I-- > 0;)
      if (Needs.memoryTypeBits >> I & 1 &&
          Types.memoryTypes[I].propertyFlags & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT)
        Allocate.memoryTypeIndex = I;
    check(vkAllocateMemory(Logical, &Allocate, nullptr, &B.Memory), "no memory");
    check(vkBindBufferMemory(Logical, B.Buffer, B.Memory, 0), "memory is not bound");
    copy(B, true);
  }
  void copy(Bound &B, bool ToDevice) {
    void *Mapped = nullptr;
    check(vkMapMemory(Logical, B.Memory, 0, VK_WHOLE_SIZE, 0, &Mapped), "memory is not mapped");
    std::memcpy(ToDevice ? Mapped : B.Bytes.data(), ToDevice ? B.Bytes.data() : Mapped,
                B.Bytes.size());
    vkUnmapMemory(Logical, B.Memory);
  }

  VkCommandBuffer record(const std::vector<char> &Code, const std::vector<Bound> &All,
                         const uint32_t Groups[3]);
  void run(VkCommandBuffer Commands) {
    VkSubmitInfo Submit{VK_STRUCTURE_TYPE_SUBMIT_INFO};
    Submit.commandBufferCount = 1;
    Submit.pCommandBuffers = &Commands;
    check(vkQueueSubmit(Queue, 1, &Submit, VK_NULL_HANDLE), "nothing is submitted");
    check(vkQueueWaitIdle(Queue), "the run did not end");
  }

private:
  VkDescriptorSetLayout makeSetLayout(const std::vector<Bound> &All);
  VkDescriptorSet makeSet(VkDescriptorSetLayout SetLayout, const std::vector<Bound> &All);

  VkInstance Instance = VK_NULL_HANDLE;
  VkPhysicalDevice Physical = VK_NULL_HANDLE;
  VkDevice Logical = VK_NULL_HANDLE;
  VkQueue Queue = VK_NULL_HANDLE;
};

VkDescriptorSetLayout Device::makeSetLayout(const std::vector<Bound> &All) {
  std::vector<VkDescriptorSetLayoutBinding> Bindings;
  for (const Bound &B : All)
    Bindings.push_back({B.Binding, B.Type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr});
  VkDescriptorSetLayoutCreateInfo SetInfo{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
  SetInfo.bindingCount = uint32_t(Bindings.size());
  SetInfo.pBindings = Bindings.data();
  VkDescriptorSetLayout SetLayout;
  check(vkCreateDescriptorSetLayout(Logical, &SetInfo, nullptr, &SetLayout), "no set layout");
  return SetLayout;
}

VkCommandBuffer Device::record(const std::vector<char> &Code, const std::vector<Bound> &All,
                               const uint32_t Groups[3]) {
  const VkDescriptorSetLayout SetLayout = makeSetLayout(All);
  VkPipelineLayoutCreateInfo LayoutInfo{VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  LayoutInfo.setLayoutCount = 1;
  LayoutInfo.pSetLayouts = &SetLayout;
  VkPipelineLayout Layout;
  check(vkCreatePipelineLayout(Logical, &LayoutInfo, nullptr, &Layout), "no layout");
  VkShaderModuleCreateInfo ModuleInfo{VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
  ModuleInfo.codeSize = Code.size();
  ModuleInfo.pCode = reinterpret_cast<const uint32_t *>(Code.data());
  VkShaderModule Module;
  check(vkCreateShaderModule(Logical, &ModuleInfo, nullptr, &Module), "no shader");
  VkComputePipelineCreateInfo PipelineInfo{VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  PipelineInfo.stage = {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO};
  PipelineInfo.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  PipelineInfo.stage.module = Module;
  PipelineInfo.stage.pName = "main";
  PipelineInfo.layout = Layout;
  VkPipeline Pipeline;
  check(vkCreateComputePipelines(Logical, VK_NULL_HANDLE, 1, &PipelineInfo, nullptr, &Pipeline),
        "no pipeline");
  const VkDescriptorSet Set = makeSet(SetLayout, All);

  VkCommandPoolCreateInfo CommandPool{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  VkCommandPool Made;
  check(vkCreateCommandPool(Logical, &CommandPool, nullptr, &Made), "no command pool");
  VkCommandBufferAllocateInfo Allocate{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  Allocate.commandPool = Made;
  Allocate.commandBufferCount = 1;
  VkCommandBuffer Commands;
  check(vkAllocateCommandBuffers(Logical, &Allocate, &Commands), "no commands");
  VkCommandBufferBeginInfo Begin{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  check(vkBeginCommandBuffer(Commands, &Begin), "commands do not begin");
  vkCmdBindPipeline(Commands, VK_PIPELINE_BIND_POINT_COMPUTE, Pipeline);
  vkCmdBindDescriptorSets(Commands, VK_PIPELINE_BIND_POINT_COMPUTE, Layout, 0, 1, &Set, 0, nullptr);
  vkCmdDispatch(Commands, Groups[0], Groups[1], Groups[2]);
  check(vkEndCommandBuffer(Commands), "commands do not end");
  return Commands;
}

VkDescriptorSet Device::makeSet(VkDescriptorSetLayout SetLayout, const std::vector<Bound> &All) {
  const VkDescriptorPoolSize Sizes[] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 16},
                                        {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 16}};
  VkDescriptorPoolCreateInfo PoolInfo{VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
  PoolInfo.maxSets = 1;
  PoolInfo.poolSizeCount = 2;
  PoolInfo.pPoolSizes = Sizes;
  VkDescriptorPool Pool;
  check(vkCreateDescriptorPool(Logical, &PoolInfo, nullptr, &Pool), "no pool");
  VkDescriptorSetAllocateInfo SetAllocate{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO};
  SetAllocate.descriptorPool = Pool;
  SetAllocate.descriptorSetCount = 1;
  SetAllocate.pSetLayouts = &SetLayout;
  VkDescriptorSet Set;
  check(vkAllocateDescriptorSets(Logical, &SetAllocate, &Set), "no set");
  for (const Bound &B : All) {
    const VkDescriptorBufferInfo Info{B.Buffer, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSet Write{VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
    Write.dstSet = Set;
    Write.dstBinding = B.Binding;
    Write.descriptorCount = 1;
    Write.descriptorType = B.Type;
    Write.pBufferInfo = &Info;
    vkUpdateDescriptorSets(Logical, 1, &Write, 0, nullptr);
  }
  return Set;
}

double cpuSeconds() {
  timespec T{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &T);
  return double(T.tv_sec) + double(T.tv_nsec) * 1e-9;
}

} // namespace

int main(int Count, char **Args) {
  if (Count < 7) {
    std::fprintf(stderr, "usage: vulkan_compute SHADER.spv X Y Z ROUNDS KIND:BINDING:FILE...\n");
    return 2;
  }
  std::vector<Bound> All;
  for (int I = 6; I < Count; ++I) {
    const std::string Text = Args[I];
    const size_t First = Text.find(':'), Second = Text.find(':', First + 1);
    if (Second == std::string::npos)
      return 2;
    Bound &B = All.emplace_back();
    if (Text.starts_with("uniform"))
      B.Type = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    B.Binding = uint32_t(std::atoi(Text.c_str() + First + 1));
    B.Path = Text.substr(Second + 1);
    B.Bytes = readFile(B.Path);
  }
  Device D;
  for (Bound &B : All)
    D.upload(B);
  const uint32_t Groups[] = {uint32_t(std::atoi(Args[2])), uint32_t(std::atoi(Args[3])),
                             uint32_t(std::atoi(Args[4]))};
  const VkCommandBuffer Commands = D.record(readFile(Args[1]), All, Groups);
  D.run(Commands); // the first run compiles the shader
  for (int Round = 0; Round < std::atoi(Args[5]); ++Round) {
    const auto Start = std::chrono::steady_clock::now();
    const double Cpu = cpuSeconds();
    D.run(Commands);
    const std::chrono::duration<double> Clock = std::chrono::steady_clock::now() - Start;
    std::printf("%.6f %.6f\n", cpuSeconds() - Cpu, Clock.count());
  }
  for (Bound &B : All) {
    D.copy(B, false);
    std::ofstream(B.Path, std::ios::binary).write(B.Bytes.data(), std::streamsize(B.Bytes.size()));
  }
}
