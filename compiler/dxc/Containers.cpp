// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// IDxcLinker, IDxcAssembler and IDxcContainerReflection.
#include "Arguments.h"
#include "Compilers.h"

#include <dxil/container/Assemble.h>
#include <dxil/container/Container.h>
#include <dxil/container/DebugFile.h>

#include <map>

using namespace llvm;

namespace dxil::compiler::dxc {
namespace {

Bytes bytesOfBlob(Blob *B) {
  const StringRef Data = textOf(B);
  return {Data.bytes_begin(), Data.size()};
}

/// Not thread-safe, as in dxc.
class LinkerObject final : public Counted<LinkerObject, Linker> {
public:
  Status RegisterLibrary(const wchar_t *Name, Blob *Library) override {
    return guarded([&] {
      const std::string Text = narrow(Name);
      // A list of names separates them by semicolons.
      if (Text.empty() || Text.find(';') != std::string::npos || !Library)
        return BadArgument;
      if (!container::Container::parse(bytesOfBlob(Library)))
        return dropin::ContainerInvalid;
      return Libraries.try_emplace(Text, Reference(Library)).second ? Ok : BadArgument;
    });
  }

  Status Link(const wchar_t *Entry, const wchar_t *Profile, const wchar_t *const *Names,
              uint32_t Count, const wchar_t *const *Arguments, uint32_t ArgumentCount,
              OperationResult **Out) override {
    if (!Profile || !Out || !Names || !Count)
      return BadArgument;
    *Out = nullptr;
    return guarded([&] {
      CompileRequest Request;
      Request.Arguments = {"-link", "-T", narrow(Profile)};
      if (Entry && *Entry)
        Request.Arguments.insert(Request.Arguments.end(), {"-E", narrow(Entry)});
      if (!addArguments(Request.Arguments, Arguments, ArgumentCount))
        return BadArgument;
      std::vector<Reference<Blob>> Used; // a caller's blob may live no longer than its name
      for (uint32_t I = 0; I < Count; ++I) {
        const auto Match = Libraries.find(narrow(Names[I]));
        if (Match == Libraries.end()) {
          *Out = failedResult(Failed,
                              "error: no library is registered as '" + narrow(Names[I]) + "'\n");
          return Ok;
        }
        Used.push_back(Match->second);
        Request.Libraries.emplace_back(Match->first, textOf(Match->second.get()));
      }
      *Out = runCompile(Request);
      return Ok;
    });
  }

private:
  std::map<std::string, Reference<Blob>> Libraries;
};

class AssemblerObject final : public Counted<AssemblerObject, Assembler> {
public:
  Status AssembleToContainer(Blob *Shader, OperationResult **Out) override {
    if (!Shader || !Out)
      return BadArgument;
    *Out = nullptr;
    return guarded([&] {
      *Out = assembleShader(Shader);
      return Ok;
    });
  }

private:
  static Result *assembleShader(Blob *Shader) {
    const StringRef Data = textOf(Shader);
    if (Data.starts_with("BC"))
      return finish(container::assembleBitcode(bytesOfBlob(Shader)));
    const std::optional<std::string> Text = decode(Data, encodingOf(Shader));
    if (!Text)
      return failedResult(EncodingFailed, "error: the source is no text of its encoding\n");
    return finish(container::assemble(*Text));
  }
  static Result *finish(const dxil::Result<std::vector<uint8_t>> &Made) {
    if (!Made)
      return failedResult(Failed, "error: " + Made.error().str() + "\n");
    ResultBuilder Builder(Output::Object);
    Builder.addBytes(Output::Object, std::string(Made->begin(), Made->end()));
    return Builder.finish();
  }
};

/// The parts by index. Not thread-safe, as in dxc.
class PartsObject final : public Counted<PartsObject, ContainerReflection> {
public:
  Status Load(Blob *Container) override {
    return guarded([&] {
      Loaded.reset();
      Owner = {};
      if (!Container)
        return Ok;
      auto Source = Reference(Container);
      if (container::isDebugFile(bytesOfBlob(Container))) {
        auto Inner = container::readDebugFile(bytesOfBlob(Container));
        if (!Inner)
          return dropin::ContainerInvalid;
        Source = Reference<Blob>::take(makeBlob(std::string(Inner->begin(), Inner->end())));
      }
      auto Read = container::Container::parse(bytesOfBlob(Source.get()));
      if (!Read)
        return dropin::ContainerInvalid;
      Loaded = std::move(*Read);
      Owner = std::move(Source);
      return Ok;
    });
  }
  Status GetPartCount(uint32_t *Out) override {
    if (!Out)
      return BadPointer;
    if (!Loaded)
      return BadState;
    *Out = uint32_t(Loaded->parts().size());
    return Ok;
  }
  Status GetPartKind(uint32_t Index, uint32_t *Out) override {
    if (!Out)
      return BadPointer;
    return withPart(Index, [&](const container::Part &P) {
      *Out = P.Name.Value;
      return Ok;
    });
  }
  Status GetPartContent(uint32_t Index, Blob **Out) override {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    return withPart(Index, [&](const container::Part &P) {
      *Out = makeView(P.Data.data(), P.Data.size(), Binary, Owner.get());
      return Ok;
    });
  }
  Status FindFirstPartKind(uint32_t Kind, uint32_t *Out) override {
    if (!Out)
      return BadPointer;
    *Out = 0;
    if (!Loaded)
      return BadState;
    for (const container::Part &P : Loaded->parts()) {
      if (P.Name.Value == Kind)
        return Ok;
      ++*Out;
    }
    *Out = 0;
    return NotFound;
  }
  Status GetPartReflection(uint32_t Index, const Guid &Interface, void **Out) override {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    return withPart(Index, [&](const container::Part &P) {
      for (container::FourCC Name :
           {container::part::DXIL, container::part::ILDB, container::part::STAT})
        if (P.Name == Name)
          return createReflection(textOf(Owner.get()), Interface, Out);
      return NotImplemented;
    });
  }

private:
  template <class Function> Status withPart(uint32_t Index, Function Use) {
    if (!Loaded)
      return BadState;
    if (Index >= Loaded->parts().size())
      return OutOfBounds;
    return guarded([&] { return Use(Loaded->parts()[Index]); });
  }

  std::optional<container::Container> Loaded;
  Reference<Blob> Owner;
};

} // namespace

Status createLinker(const Guid &Interface, void **Out) {
  return guarded([&] { return giveOut(LinkerObject::make(), Interface, Out); });
}

Status createAssembler(const Guid &Interface, void **Out) {
  return guarded([&] { return giveOut(AssemblerObject::make(), Interface, Out); });
}

Status createContainerReflection(const Guid &Interface, void **Out) {
  return guarded([&] { return giveOut(PartsObject::make(), Interface, Out); });
}

} // namespace dxil::compiler::dxc
