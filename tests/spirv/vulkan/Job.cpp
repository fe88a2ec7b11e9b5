// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Job.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

void fail(const std::string &What) {
  std::fprintf(stderr, "vulkan_run: error: %s\n", What.c_str());
  std::exit(2);
}

std::vector<char> readFile(const std::string &Path) {
  std::ifstream In(Path, std::ios::binary);
  if (!In)
    fail("cannot read " + Path);
  return {std::istreambuf_iterator<char>(In), {}};
}

namespace {

VkDescriptorType kindOf(const std::string &Word, const std::string &Kind) {
  const std::map<std::string, VkDescriptorType> Kinds = {
      {"buffer uniform", VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER},
      {"buffer storage", VK_DESCRIPTOR_TYPE_STORAGE_BUFFER},
      {"texels uniform", VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER},
      {"texels storage", VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER},
      {"image sampled", VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE},
      {"image storage", VK_DESCRIPTOR_TYPE_STORAGE_IMAGE},
      {"image combined", VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER},
      {"image input", VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT}};
  const auto Entry = Kinds.find(Word + " " + Kind);
  if (Entry == Kinds.end())
    fail("unknown kind: " + Word + " " + Kind);
  return Entry->second;
}

/// Reads a line about the inputs or outputs of the fixed-function pipeline. Returns false for other
/// lines.
bool readFixed(const Job &J, const std::string &Word, std::istringstream &Line, Resource &R) {
  uint32_t Number = 0;
  if (Word == "attribute") {
    R.Use = Resource::Attribute;
    Line >> R.Binding >> Number >> R.Path;
    R.Bytes = readFile(R.Path);
  } else if (Word == "target") {
    R.Use = Resource::Target;
    R.IsImage = true;
    R.Width = J.Width;
    R.Height = J.Height;
    Line >> Number >> R.Path;
    R.Bytes.assign(size_t(16) * J.Width * J.Height, 0);
  } else if (Word == "feedback") {
    R.Use = Resource::Feedback;
    Line >> Number >> R.Path;
    R.Bytes.assign(size_t(Number) * J.Vertices, 0);
    Number = VK_FORMAT_UNDEFINED;
  } else
    return false;
  R.Format = VkFormat(Number);
  return true;
}

Resource readResource(const Job &J, const std::string &Word, std::istringstream &Line) {
  Resource R;
  if (readFixed(J, Word, Line, R))
    return R;
  std::string Kind;
  if (Word == "sampler")
    R.Type = VK_DESCRIPTOR_TYPE_SAMPLER;
  else {
    Line >> Kind;
    R.Type = kindOf(Word, Kind);
  }
  Line >> R.Set >> R.Binding >> R.Index;
  uint32_t Number = 0;
  if (Word == "texels" || Word == "image") {
    Line >> Number;
    R.Format = VkFormat(Number);
  }
  if (Word == "image") {
    R.IsImage = true;
    Line >> Number >> R.Width >> R.Height >> R.Depth >> R.Layers;
    R.ViewType = VkImageViewType(Number);
  }
  if (Word == "sampler")
    Line >> R.Filter;
  else {
    Line >> R.Path;
    R.Bytes = readFile(R.Path);
    if (R.Type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER)
      Line >> R.Filter;
  }
  return R;
}

} // namespace

Job readJob(const std::string &Path) {
  Job J;
  std::ifstream In(Path);
  for (std::string Text; std::getline(In, Text);) {
    std::istringstream Line(Text);
    std::string Word, File;
    uint32_t Id = 0, Value = 0;
    Line >> Word;
    if (Word == "shader") {
      Line >> J.Stage >> J.Shader >> J.Entry;
    } else if (Word == "vertex")
      Line >> J.Vertex >> J.VertexEntry;
    else if (Word == "groups")
      Line >> J.Groups[0] >> J.Groups[1] >> J.Groups[2];
    else if (Word == "size")
      Line >> J.Width >> J.Height;
    else if (Word == "vertices")
      Line >> J.Vertices;
    else if (Word == "push") {
      Line >> File;
      J.Push = readFile(File);
    } else if (Word == "constant") {
      Line >> Id >> Value;
      J.ConstantEntries.push_back({Id, uint32_t(4 * J.Constants.size()), 4});
      J.Constants.push_back(Value);
    } else if (!Word.empty())
      J.Resources.push_back(readResource(J, Word, Line));
    if (!Line && !Word.empty())
      fail(Path + ": " + Text);
  }
  return J;
}
