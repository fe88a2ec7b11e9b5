// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleBytes.h"

#include <dxil/container/ContainerWriter.h>

namespace dxil::fuzz {

Operands characters(const std::string &Text) {
  return Operands(reinterpret_cast<const uint8_t *>(Text.data()),
                  reinterpret_cast<const uint8_t *>(Text.data()) + Text.size());
}

ModuleBytes::ModuleBytes() {
  Void = type(2);
  I1 = integer(1);
  I8 = integer(8);
  I32 = integer(32);
  I64 = integer(64);
  Float = type(3);
  Double = type(4);
  MetadataType = type(16);
}

unsigned ModuleBytes::type(unsigned Code, Operands Ops) {
  Types.emplace_back(Code, std::move(Ops));
  return TypeCount++;
}

unsigned ModuleBytes::structure(const std::string &Name, Operands Fields) {
  Fields.insert(Fields.begin(), 0);
  if (Name.empty())
    return type(18, std::move(Fields));
  Types.emplace_back(19, characters(Name));
  return type(20, std::move(Fields));
}

unsigned ModuleBytes::functionType(unsigned Result, Operands Parameters) {
  Parameters.insert(Parameters.begin(), {0, Result});
  return type(21, std::move(Parameters));
}

uint64_t ModuleBytes::global(unsigned Type, unsigned Space, const std::string &Name,
                             unsigned Linkage) {
  constexpr uint64_t ExplicitType = 2;
  Globals.push_back({7, {Type, ExplicitType | Space << 2, 0, Linkage, 3, 0}});
  ValueNames.push_back(Name);
  return Globals.size() - 1;
}

uint64_t ModuleBytes::function(unsigned Type, bool Declaration, const std::string &Name,
                               unsigned Linkage) {
  Globals.push_back({8, {Type, 0, Declaration, Linkage, 0, 0, 0, 0}});
  ValueNames.push_back(Name);
  return Globals.size() - 1;
}

uint64_t ModuleBytes::constant(unsigned Type, unsigned Code, Operands Ops) {
  Constants.push_back({Type, {Code, std::move(Ops)}});
  return values() - 1;
}

unsigned ModuleBytes::metadata(unsigned Code, Operands Ops) {
  Metadata.emplace_back(Code, std::move(Ops));
  return MetadataCount++;
}

unsigned ModuleBytes::node(Operands IdsPlusOne, bool Distinct) {
  return metadata(Distinct ? 5 : 3, std::move(IdsPlusOne));
}

unsigned ModuleBytes::text(const std::string &Text) {
  return metadata(1, characters(Text));
}

void ModuleBytes::named(const std::string &Name, Operands Nodes) {
  Named.emplace_back(4, characters(Name));
  Named.emplace_back(10, std::move(Nodes));
}

void ModuleBytes::metadataKind(unsigned Number, const std::string &Name) {
  Operands Ops = characters(Name);
  Ops.insert(Ops.begin(), Number);
  Kinds.emplace_back(6, std::move(Ops));
}

Body ModuleBytes::body(unsigned Arguments) const {
  Body B;
  B.Next = values() + Arguments;
  return B;
}

void ModuleBytes::shader(const std::string &Model, uint64_t Entry, unsigned EntryType) {
  auto Number = [&](uint64_t V) { return metadataValue(I32, number(I32, V)) + 1; };
  named("dx.version", {node({Number(1), Number(3)})});
  named("dx.valver", {node({Number(1), Number(8)})});
  uint64_t Name = text(Model) + 1;
  named("dx.shaderModel", {node({Name, Number(6), Number(3)})});
  if (Resources)
    named("dx.resources", {Resources - 1});
  uint64_t Function = metadataValue(pointer(EntryType), Entry) + 1, Main = text("main") + 1;
  uint64_t Threads = node({Number(8), Number(8), Number(1)}) + 1;
  uint64_t Properties = node({Number(4), Threads}) + 1;
  named("dx.entryPoints", {node({Function, Main, 0, Resources, Properties})});
}

std::vector<uint8_t> ModuleBytes::bitcode() const {
  enum {
    ModuleBlock = 8,
    ConstantsBlock = 11,
    FunctionBlock = 12,
    SymbolTable = 14,
    MetadataBlock = 15,
    AttachmentBlock = 16,
    TypeBlock = 17
  };
  test::BitWriter W;
  auto Write = [&](const std::vector<Record> &Records) {
    for (const Record &R : Records)
      W.record(R.first, R.second);
  };
  W.enter(ModuleBlock).record(1, {1});
  W.enter(TypeBlock).record(1, {TypeCount});
  Write(Types);
  W.end();
  W.record(2, characters("dxil-ms-dx"));
  W.record(3,
           characters(
               "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"));
  Write(Globals);
  W.enter(ConstantsBlock);
  unsigned Current = ~0u;
  for (const ConstantRecord &C : Constants) {
    if (C.Type != Current)
      W.record(1, {Current = C.Type});
    W.record(C.Definition.first, C.Definition.second);
  }
  W.end().enter(MetadataBlock);
  Write(Kinds);
  Write(Metadata);
  Write(Named);
  W.end().enter(SymbolTable);
  for (size_t N = 0; N < ValueNames.size(); ++N) {
    Operands Ops = characters(ValueNames[N]);
    Ops.insert(Ops.begin(), N);
    W.record(1, Ops);
  }
  W.end();
  for (const Body &B : Bodies) {
    W.enter(FunctionBlock).record(1, {B.Blocks});
    Write(B.Records);
    if (!B.Attachments.empty()) {
      W.enter(AttachmentBlock);
      for (const Operands &A : B.Attachments)
        W.record(11, A);
      W.end();
    }
    W.end();
  }
  return W.end().Bytes;
}

std::vector<uint8_t> ModuleBytes::container(unsigned ShaderKind) const {
  std::vector<uint8_t> Code = bitcode();
  container::ContainerWriter W;
  for (const auto &[Name, Data] : Parts)
    W.addPart(Name, Data);
  W.addPart(container::part::DXIL, container::makeProgramPart(ShaderKind, 6, 3, 1, 3, Code));
  auto Out = W.finish();
  return Out ? *Out : std::vector<uint8_t>();
}

} // namespace dxil::fuzz
