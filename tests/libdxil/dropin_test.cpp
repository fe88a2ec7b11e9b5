// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the library that DXC loads, through dlopen and its interfaces.
#include "dropin/Objects.h"

#include <dxil/container/Container.h>

#include <gtest/gtest.h>

#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace dxil::dropin;

namespace {

using Create = Status(const Guid &Class, const Guid &Interface, void **Out);

/// The caller's blob, as DXC has its own.
using CallersBlob = OwnBlob;

struct Library : testing::Test {
  void SetUp() override {
    Handle = dlopen(DXIL_FOR_DXC, RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(Handle, nullptr) << dlerror();
    Make = reinterpret_cast<Create *>(dlsym(Handle, "DxcCreateInstance"));
    ASSERT_NE(Make, nullptr);
    ASSERT_NE(dlsym(Handle, "DxcCreateInstance2"), nullptr);
  }
  void TearDown() override {
    if (Handle)
      dlclose(Handle);
  }

  template <class T> T *make(const Guid &Class) {
    void *Out = nullptr;
    EXPECT_EQ(Make(Class, T::Id, &Out), Ok);
    return static_cast<T *>(Out);
  }

  void *Handle = nullptr;
  Create *Make = nullptr;
};

std::vector<uint8_t> read(const char *Name) {
  std::ifstream In(std::filesystem::path(DXIL_CORPUS) / "dxil" / Name, std::ios::binary);
  std::vector<uint8_t> Bytes{std::istreambuf_iterator<char>(In), {}};
  EXPECT_FALSE(Bytes.empty()) << Name;
  return Bytes;
}

dxil::container::DigestState digestOf(Blob *B) {
  auto C = dxil::container::Container::parse(bytesOf(B));
  EXPECT_TRUE(C.ok());
  return C->digestState();
}

std::string errorsOf(OperationResult *Result) {
  EncodedBlob *Errors = nullptr;
  EXPECT_EQ(Result->GetErrorBuffer(&Errors), Ok);
  bool IsKnown = false;
  uint32_t CodePage = 0;
  EXPECT_EQ(Errors->GetEncoding(&IsKnown, &CodePage), Ok);
  EXPECT_TRUE(IsKnown);
  EXPECT_EQ(CodePage, 65001u);
  const auto Bytes = bytesOf(Errors);
  std::string Text(Bytes.begin(), Bytes.end());
  Errors->Release();
  return Text;
}

} // namespace

TEST_F(Library, ValidatesAndSignsACopy) {
  auto *V = make<Validator>(ValidatorClass);
  auto Bytes = read("cs_minimal.0.dxil");
  std::fill(Bytes.begin() + 4, Bytes.begin() + 20, 0);
  CallersBlob *Shader = CallersBlob::make(Bytes);
  OperationResult *Result = nullptr;
  ASSERT_EQ(V->Validate(Shader, 0, &Result), Ok);
  Status Is = BadArgument;
  EXPECT_EQ(Result->GetStatus(&Is), Ok);
  EXPECT_EQ(Is, Ok) << errorsOf(Result);
  Blob *Signed = nullptr;
  ASSERT_EQ(Result->GetResult(&Signed), Ok);
  EXPECT_NE(Signed, Shader);
  EXPECT_EQ(digestOf(Signed), dxil::container::DigestState::Matching);
  EXPECT_EQ(digestOf(Shader), dxil::container::DigestState::Unsigned);
  EXPECT_EQ(Signed->Release(), 1u); // the result holds a reference too
  EXPECT_EQ(Result->Release(), 0u);
  // Signs in place.
  ASSERT_EQ(V->Validate(Shader, InPlaceEdit, &Result), Ok);
  EXPECT_EQ(digestOf(Shader), dxil::container::DigestState::Matching);
  EXPECT_EQ(Result->Release(), 0u);
  EXPECT_EQ(Shader->Release(), 0u);
  EXPECT_EQ(V->Release(), 0u);
}

TEST_F(Library, SaysWhatIsWrong) {
  auto *V = make<Validator2>(ValidatorClass);
  auto Bytes = read("cs_minimal.0.dxil");
  const std::string Text(Bytes.begin(), Bytes.end());
  const size_t Position = Text.find("PSV0", Text.find("PSV0") + 4) == std::string::npos
                              ? Text.find("PSV0")
                              : Text.find("PSV0");
  ASSERT_NE(Position, std::string::npos);
  Bytes[Position + 8 + 4] ^= 0x55; // a byte of the pipeline state
  CallersBlob *Shader = CallersBlob::make(Bytes);
  OperationResult *Result = nullptr;
  ASSERT_EQ(V->ValidateWithDebug(Shader, 0, nullptr, &Result), Ok);
  Status Is = Ok;
  EXPECT_EQ(Result->GetStatus(&Is), Ok);
  EXPECT_EQ(Is, VerificationFailed);
  EXPECT_NE(errorsOf(Result).find("error"), std::string::npos);
  Blob *None = Shader;
  EXPECT_EQ(Result->GetResult(&None), Ok);
  EXPECT_EQ(None, nullptr);
  Result->Release();
  Shader->Release();
  CallersBlob *Zeros = CallersBlob::make(std::vector<uint8_t>(100));
  ASSERT_EQ(V->Validate(Zeros, 0, &Result), Ok);
  EXPECT_EQ(Result->GetStatus(&Is), Ok);
  EXPECT_EQ(Is, ContainerInvalid);
  Result->Release();
  EXPECT_EQ(V->Validate(nullptr, 0, &Result), BadArgument);
  EXPECT_EQ(V->Validate(Zeros, 0, nullptr), BadArgument);
  EXPECT_EQ(V->Validate(Zeros, 64, &Result), BadArgument);
  EXPECT_EQ(V->Validate(Zeros, ModuleOnly, &Result), NotImplemented);
  Zeros->Release();
  V->Release();
}

TEST_F(Library, HasAVersion) {
  auto *Info = make<VersionInfo>(ValidatorClass);
  uint32_t Major = 0, Minor = 0, Flags = 1;
  EXPECT_EQ(Info->GetVersion(&Major, &Minor), Ok);
  EXPECT_EQ(Info->GetFlags(&Flags), Ok);
  EXPECT_EQ(Major, 1u);
  EXPECT_GE(Minor, 8u);
  EXPECT_EQ(Flags, 0u);
  // All interfaces of an object lead to each other, with one identity.
  void *AsValidator = nullptr, *First = nullptr, *Second = nullptr;
  ASSERT_EQ(Info->QueryInterface(Validator::Id, &AsValidator), Ok);
  ASSERT_EQ(Info->QueryInterface(Unknown::Id, &First), Ok);
  ASSERT_EQ(static_cast<Validator *>(AsValidator)->QueryInterface(Unknown::Id, &Second), Ok);
  EXPECT_EQ(First, Second);
  for (void *P : {AsValidator, First, Second})
    static_cast<Unknown *>(P)->Release();
  EXPECT_EQ(Info->Release(), 0u);
}

TEST_F(Library, BuildsContainers) {
  auto *B = make<ContainerBuilder>(ContainerBuilderClass);
  CallersBlob *Shader = CallersBlob::make(read("cs_minimal.0.dxil"));
  CallersBlob *Data = CallersBlob::make(std::vector<uint8_t>{1, 2, 3, 4});
  const uint32_t Private = dxil::container::part::PRIV.Value;
  EXPECT_EQ(B->AddPart(Private, Data), BadArgument);
  ASSERT_EQ(B->Load(Shader), Ok);
  EXPECT_EQ(B->AddPart(Private, Data), Ok);
  EXPECT_EQ(B->AddPart(Private, Data), PartIsThere);
  EXPECT_EQ(B->AddPart(dxil::container::part::DXIL.Value, Data), BadArgument);
  EXPECT_EQ(B->RemovePart(dxil::container::part::SRCI.Value), PartIsMissing);
  OperationResult *Result = nullptr;
  ASSERT_EQ(B->SerializeContainer(&Result), Ok);
  Blob *Made = nullptr;
  ASSERT_EQ(Result->GetResult(&Made), Ok);
  ASSERT_NE(Made, nullptr);
  auto C = dxil::container::Container::parse(bytesOf(Made));
  ASSERT_TRUE(C.ok());
  EXPECT_NE(C->find(dxil::container::part::PRIV), nullptr);
  EXPECT_EQ(C->digestState(), dxil::container::DigestState::Matching);
  Made->Release();
  Result->Release();
  Shader->Release();
  Data->Release();
  EXPECT_EQ(B->Release(), 0u);
}

TEST_F(Library, RefusesWhatItHasNot) {
  void *Out = this;
  const Guid Other{1, 2, 3, {4}};
  EXPECT_EQ(Make(Other, Unknown::Id, &Out), ClassNotRegistered);
  EXPECT_EQ(Out, nullptr);
  EXPECT_EQ(Make(ValidatorClass, Other, &Out), NoInterface);
  EXPECT_EQ(Make(ValidatorClass, Unknown::Id, nullptr), BadPointer);
}
