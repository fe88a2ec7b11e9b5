// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Results.h"

namespace dxil::compiler::dxc {

class ResultObject final : public Counted<ResultObject, Result> {
public:
  explicit ResultObject(ResultBuilder From)
      : Is(From.Is), Primary(From.Primary), Entries(std::move(From.Entries)) {}

  bool find(const Guid &Id, void **Out) { return give<Result, OperationResult, Unknown>(Id, Out); }

  Status GetStatus(Status *Out) override {
    if (!Out)
      return BadPointer;
    *Out = Is;
    return Ok;
  }
  Status GetResult(Blob **Out) override {
    if (!Out)
      return BadPointer;
    *Out = Primary == Output::None ? nullptr : shared(entryOf(Primary)->Object);
    return Ok;
  }
  Status GetErrorBuffer(EncodedBlob **Out) override {
    return GetOutput(Output::Errors, EncodedBlob::Id, reinterpret_cast<void **>(Out), nullptr);
  }

  Truth HasOutput(Output Kind) override {
    const ResultBuilder::Entry *Entry = entryOf(Kind);
    return Entry && Entry->Object;
  }
  Status GetOutput(Output Kind, const Guid &Interface, void **Out, WideBlob **Name) override {
    if (!Out)
      return BadPointer;
    *Out = nullptr;
    if (Name)
      *Name = nullptr;
    const ResultBuilder::Entry *Entry = entryOf(Kind);
    if (!Entry || !Entry->Object)
      return BadArgument;
    const Status Done = Entry->Object->QueryInterface(Interface, Out);
    if (Done == Ok && Name)
      *Name = shared(Entry->Name);
    return Done;
  }
  uint32_t GetNumOutputs() override {
    uint32_t Count = 0;
    for (const ResultBuilder::Entry &Entry : Entries)
      Count += bool(Entry.Object);
    return Count;
  }
  Output GetOutputByIndex(uint32_t Index) override {
    for (size_t Kind = 0; Kind < Entries.size(); ++Kind)
      if (Entries[Kind].Object && !Index--)
        return Output(Kind);
    return Output::None;
  }
  Output PrimaryOutput() override { return Primary; }

private:
  template <class Interface> static Interface *shared(const Reference<Interface> &From) {
    return Reference<Interface>(From).release();
  }
  const ResultBuilder::Entry *entryOf(Output Kind) const {
    return size_t(Kind) < Entries.size() ? &Entries[size_t(Kind)] : nullptr;
  }

  const Status Is;
  const Output Primary;
  const decltype(ResultBuilder::Entries) Entries;
};

void ResultBuilder::addBytes(Output Kind, std::string Data, llvm::StringRef Name) {
  addBlob(Kind, Reference<Blob>::take(makeBlob(std::move(Data))));
  name(Kind, Name);
}

void ResultBuilder::addText(Output Kind, llvm::StringRef Text, llvm::StringRef Name) {
  addBlob(Kind, IsWide ? Reference<Blob>::take(makeWideText(Text))
                       : Reference<Blob>::take(makeText(Text)));
  name(Kind, Name);
}

void ResultBuilder::name(Output Kind, llvm::StringRef Name) {
  if (!Name.empty())
    Entries[size_t(Kind)].Name = Reference<WideBlob>::take(makeWideText(Name));
}

Result *ResultBuilder::finish() {
  if (!Entries[size_t(Output::Errors)].Object)
    addText(Output::Errors, "");
  return ResultObject::make(std::move(*this));
}

Result *failedResult(Status S, llvm::StringRef Errors) {
  ResultBuilder Builder(Output::None);
  Builder.status(S);
  Builder.addText(Output::Errors, Errors);
  return Builder.finish();
}

} // namespace dxil::compiler::dxc
