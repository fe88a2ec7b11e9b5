// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared by tests of libdxcompiler.so, which load the library as a program does.
#pragma once

#include "compiler/dxc/Interfaces.h"

#include <dxil/container/Container.h>

#include <gtest/gtest.h>

#include <dlfcn.h>
#include <map>
#include <utility>

namespace dxc_test {

using namespace dxil::compiler::dxc;
using namespace dxil::dropin;

using CreateFunction = Status (*)(const Guid &Class, const Guid &Interface, void **Out);

inline CreateFunction library() {
  static const auto Create = [] {
    void *Handle = dlopen(DXCOMPILER, RTLD_NOW | RTLD_LOCAL);
    EXPECT_NE(Handle, nullptr) << dlerror();
    return reinterpret_cast<CreateFunction>(Handle ? dlsym(Handle, "DxcCreateInstance") : nullptr);
  }();
  return Create;
}

/// An object whose destructor expects that no other reference to it exists.
template <class Interface> class Sole {
public:
  Sole() = default;
  Sole(Sole &&Other) noexcept : Object(std::exchange(Other.Object, nullptr)) {}
  Sole &operator=(Sole Other) noexcept {
    std::swap(Object, Other.Object);
    return *this;
  }
  ~Sole() { reset(); }
  void reset() {
    const unsigned long Left = Object ? std::exchange(Object, nullptr)->Release() : 0;
    EXPECT_EQ(Left, 0u);
  }
  Interface **out() {
    reset();
    return &Object;
  }
  void **any() { return reinterpret_cast<void **>(out()); }
  Interface *operator->() const { return Object; }
  Interface *get() const { return Object; }

private:
  Interface *Object = nullptr;
};

template <class Interface> Sole<Interface> create(const Guid &Class) {
  Sole<Interface> New;
  EXPECT_EQ(library()(Class, Interface::Id, New.any()), Ok);
  return New;
}

inline std::string textIn(const Sole<Utf8Blob> &B) {
  return std::string(B->GetStringPointer(), B->GetStringLength());
}

/// Files by name; records the names that are requested. Lives on the stack.
class Files final : public IncludeHandler {
public:
  std::map<std::wstring, std::string> Texts;
  std::vector<std::wstring> Asked;
  unsigned long Count = 1;
  Status Missing = Status(0x80070002);

  Status QueryInterface(const Guid &, void **) override { return NoInterface; }
  unsigned long AddRef() override { return ++Count; }
  unsigned long Release() override { return --Count; }
  Status LoadSource(const wchar_t *Path, Blob **Source) override {
    Asked.push_back(Path);
    *Source = nullptr;
    const auto Match = Texts.find(Path);
    if (Match == Texts.end())
      return Missing;
    auto Utils = create<Utilities>(UtilitiesClass);
    EncodedBlob *New = nullptr;
    EXPECT_EQ(Utils->CreateBlob(Match->second.data(), uint32_t(Match->second.size()), Utf8, &New),
              Ok);
    *Source = New;
    return Ok;
  }
};

inline Sole<Result> compile(const std::string &Source,
                            const std::vector<const wchar_t *> &Arguments,
                            IncludeHandler *Includes = nullptr, uint32_t Encoding = Utf8) {
  auto Compiler = create<Compiler3>(CompilerClass);
  const Buffer Text{Source.data(), Source.size(), Encoding};
  Sole<Result> Done;
  EXPECT_EQ(Compiler->Compile(&Text, const_cast<const wchar_t **>(Arguments.data()),
                              uint32_t(Arguments.size()), Includes, Result::Id, Done.any()),
            Ok);
  return Done;
}

inline Status statusOf(const Sole<Result> &R) {
  Status Is = Ok;
  EXPECT_EQ(R->GetStatus(&Is), Ok);
  return Is;
}

inline std::string errorsOf(const Sole<Result> &R) {
  Sole<Utf8Blob> Errors;
  Utf8Blob *Shared = nullptr;
  EXPECT_EQ(R->GetOutput(Output::Errors, Utf8Blob::Id, reinterpret_cast<void **>(&Shared), nullptr),
            Ok);
  std::string Text(Shared->GetStringPointer(), Shared->GetStringLength());
  Shared->Release();
  return Text;
}

/// Returns the parts of a result's container.
inline std::vector<std::string> partsOf(const Sole<Result> &R, Output Kind = Output::Object) {
  Blob *Object = nullptr;
  EXPECT_EQ(R->GetOutput(Kind, Blob::Id, reinterpret_cast<void **>(&Object), nullptr), Ok);
  std::vector<std::string> Names;
  if (!Object)
    return Names;
  const auto C = dxil::container::Container::parse(
      {static_cast<const uint8_t *>(Object->GetBufferPointer()), Object->GetBufferSize()});
  EXPECT_TRUE(C.ok());
  if (C.ok())
    for (const auto &P : C->parts())
      Names.push_back(P.Name.str());
  Object->Release();
  return Names;
}

} // namespace dxc_test
