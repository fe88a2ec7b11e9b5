// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The objects of the library that DXC loads to validate. No exception leaves a function. Input is
// untrusted.
#include "Classes.h"
#include "Objects.h"

#include <dxil/container/ContainerEdit.h>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/ops/ShaderModels.h>
#include <dxil/validation/Report.h>

#include <memory>
#include <optional>

namespace dxil::dropin {

Judgement judge(std::span<const uint8_t> Shader) {
  validation::FileReport Report{"", validation::validate(Shader, {}), {}};
  return {.IsContainer = Report.usable(),
          .IsValid = Report.usable() && Report.valid(),
          .Text = validation::textReport(Report)};
}

namespace {

/// Validates a container that has only a root signature.
Judgement judgeRootSignature(std::span<const uint8_t> Input) {
  auto C = container::Container::parse(Input);
  if (!C)
    return {.IsContainer = false, .Text = C.error().str()};
  const container::Part *P = C->find(container::part::RTS0);
  if (!P)
    return {.Text = "the container has no root signature (expected part RTS0)"};
  auto Read = container::readRootSignature(P->Data);
  return {.IsValid = Read.ok(), .Text = Read ? std::string() : Read.error().str()};
}

/// Reports the same interface version as DXC's validator.
class VersionedValidator final : public Versioned<VersionedValidator, Validator2, VersionInfo> {
public:
  bool find(const Guid &Is, void **Out) {
    return give<Validator2, Validator, Unknown>(Is, Out) || give<VersionInfo>(Is, Out);
  }

  Status Validate(Blob *Shader, uint32_t Flags, OperationResult **Out) override {
    return guarded([&] { return validateBlob(Shader, Flags, Out); });
  }
  /// The debug module is not needed if the shader's own module has debug information.
  Status ValidateWithDebug(Blob *Shader, uint32_t Flags, Buffer *Debug,
                           OperationResult **Out) override {
    if (Debug && !Debug->Ptr != !Debug->Size)
      return BadArgument;
    return Validate(Shader, Flags, Out);
  }

  static container::CompilerVersion version() {
    return {.Major = 1, .Minor = uint16_t(ReleasedMinor), .CommitSha = {}, .Custom = {}};
  }

private:
  static Status validateBlob(Blob *Shader, uint32_t Flags, OperationResult **Out) {
    if (!Shader || !Out || Flags & ~uint32_t(ValidFlags))
      return BadArgument;
    *Out = nullptr;
    if (Flags & ModuleOnly)
      return NotImplemented;
    const auto Input = bytesOf(Shader);
    const Judgement J = Flags & RootSignatureOnly ? judgeRootSignature(Input) : judge(Input);
    if (!J.IsValid) {
      *Out =
          OwnResult::make(J.IsContainer ? VerificationFailed : ContainerInvalid, nullptr, J.Text);
      return Ok;
    }
    Blob *Signed = sign(Shader, Flags);
    if (!Signed)
      return ContainerInvalid;
    *Out = OwnResult::make(Ok, Signed, J.Text);
    return Ok;
  }

  /// Returns the blob itself or a copy, with its digest; null if it cannot be signed.
  static Blob *sign(Blob *Shader, uint32_t Flags) {
    if (Flags & InPlaceEdit) {
      if (!container::signContainer(
              {static_cast<uint8_t *>(Shader->GetBufferPointer()), Shader->GetBufferSize()}))
        return nullptr;
      Shader->AddRef();
      return Shader;
    }
    const auto Input = bytesOf(Shader);
    std::vector<uint8_t> Copy(Input.begin(), Input.end());
    return container::signContainer(Copy) ? OwnBlob::make(std::move(Copy)) : nullptr;
  }
};

class PartsBuilder final : public Counted<PartsBuilder, ContainerBuilder> {
public:
  Status Load(Blob *Container) override {
    return guarded([&] {
      if (!Container || Parts)
        return BadArgument;
      auto Opened = container::ContainerEdit::open(bytesOf(Container));
      if (!Opened)
        return ContainerInvalid;
      Parts = std::make_unique<container::ContainerEdit>(std::move(*Opened));
      return Ok;
    });
  }

  Status AddPart(uint32_t FourCC, Blob *Data) override {
    return guarded([&] {
      const container::FourCC Name{FourCC};
      if (!Parts || !Data || !isAddable(Name))
        return BadArgument;
      if (Parts->hasPart(Name))
        return PartIsThere;
      Parts->setPart(Name, bytesOf(Data));
      return Ok;
    });
  }

  Status RemovePart(uint32_t FourCC) override {
    return guarded([&] {
      const container::FourCC Name{FourCC};
      if (!Parts || !isAddable(Name))
        return BadArgument;
      return Parts->removePart(Name) ? Ok : PartIsMissing;
    });
  }

  Status SerializeContainer(OperationResult **Out) override {
    return guarded([&] {
      if (!Out)
        return BadPointer;
      *Out = nullptr;
      if (!Parts)
        return BadArgument;
      auto Bytes = Parts->finish();
      if (!Bytes) {
        *Out = OwnResult::make(ContainerInvalid, nullptr, Bytes.error().str());
        return Ok;
      }
      *Out = OwnResult::make(Ok, OwnBlob::make(std::move(*Bytes)), "");
      return Ok;
    });
  }

private:
  /// Returns true for parts that do not depend on the program, and the root signature.
  static bool isAddable(container::FourCC Name) {
    using namespace container::part;
    for (container::FourCC Code : {ILDB, ILDN, RTS0, PRIV, SRCI, PDBI, VERS, STAT})
      if (Name == Code)
        return true;
    return false;
  }

  std::unique_ptr<container::ContainerEdit> Parts;
};

template <class Object> Status create(const Guid &Interface, void **Out) {
  return guarded([&] {
    Object *New = Object::make();
    const Status Is = New->QueryInterface(Interface, Out);
    New->Release();
    return Is;
  });
}

} // namespace

Status createValidator(const Guid &Interface, void **Out) {
  return create<VersionedValidator>(Interface, Out);
}

Status createContainerBuilder(const Guid &Interface, void **Out) {
  return create<PartsBuilder>(Interface, Out);
}

} // namespace dxil::dropin
