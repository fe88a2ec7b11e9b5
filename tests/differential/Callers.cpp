// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Callers.h"

#include "Symbols.h"
#include "TypeCopies.h"

#include <dxil/container/derive/Facts.h>
#include <dxil/link/Link.h>
#include <dxil/produce/ShaderProducer.h>

#include <algorithm>

namespace dxil::differential {
namespace {

constexpr uint32_t CallerSpace = 0x0ca11e4, Threads = 8;
constexpr size_t MostWords = 1 << 14; ///< limit of words in all parameters
/// Array elements that are accessed one by one; longer arrays need a loop.
constexpr uint64_t MostUnrolled = 2;

/// A stage that can call a function, and the least shader model 6.N in which it can.
struct CallingStage {
  Stage Kind;
  uint32_t Minor;
};
/// Stages in the order in which they are tried: a function may use operations that some stages
/// lack.
constexpr CallingStage CallingStages[] = {{Stage::Compute, 3},
                                          {Stage::Compute, 6},
                                          {Stage::Raygeneration, 3},
                                          {Stage::Intersection, 3},
                                          {Stage::Closesthit, 3}};

/// Writes the caller of one function.
class CallerWriter {
public:
  CallerWriter(const ir::Module &Source, const container::ModuleFacts &Facts, CallingStage Caller)
      : Source(Source), Kind(Caller.Kind),
        P({.Kind = Stage::Library,
           .Minor = uint8_t(std::max(Facts.ShaderModel.Minor, Caller.Minor)),
           .Native16Bit = !Facts.usesMinPrecision()}) {}

  Result<std::vector<uint8_t>> write(const ir::Function &Callee, Caller &To) {
    const auto In = addBuffer(ResourceClass::SRV, "CallerIn"),
               Out = addBuffer(ResourceClass::UAV, "CallerOut");
    std::vector<ir::TypeId> Parameters;
    for (const ir::TypeId T : Source.fields(Source.type(Callee.FunctionType)))
      Parameters.push_back(Types.copy(T));
    const ir::TypeId Returned = Types.copy(Source.type(Callee.FunctionType).Element);
    const SymbolTypes Symbols = typesOfSymbol(Source.name(Callee.Self));
    ReturnsMemory = !Symbols.ReturnsVoid && M.type(Returned).Kind == ir::TypeKind::Void;
    Bools = Symbols.Bools;
    const auto Function =
        M.declare(Source.name(Callee.Self), M.functionType(Returned, std::span(Parameters)));
    ir::OpBuilder Builder = addEntry();
    B = &Builder;
    Read = {P.handle(Builder, In), {}, &To.In};
    Written = {P.handle(Builder, Out), {}, &To.Out};
    const ir::ValueRef Thread = thread();
    size_t InBytes = 0,
           OutBytes = M.type(Returned).Kind == ir::TypeKind::Void ? 0 : sizeOf(Returned);
    for (const ir::TypeId T : Parameters) {
      const bool IsPointer = M.type(T).Kind == ir::TypeKind::Pointer;
      const size_t Size = sizeOf(IsPointer ? M.type(T).Element : T);
      InBytes += Size;
      OutBytes += IsPointer ? Size : 0;
    }
    if (Types.hasUnsupported() || std::max(InBytes, OutBytes) > 4 * MostWords)
      return failure(Types.hasUnsupported() ? "a parameter that is no number"
                                            : "parameters that are too large");
    Read.Address = Builder.binary(ir::Opcode::Mul, Thread, M.i32(uint32_t(InBytes)));
    Written.Address = Builder.binary(ir::Opcode::Mul, Thread, M.i32(uint32_t(OutBytes)));
    call(Function, Parameters, Returned);
    Builder.ret();
    To.In.Stride = uint32_t(InBytes);
    To.Out.Stride = uint32_t(OutBytes);
    return P.finish();
  }

private:
  /// A buffer, the address of its next number, and the count of numbers before it.
  struct Stream {
    ir::ValueRef Handle, Address;
    ElementLayout *Layout = nullptr;
  };

  produce::ResourceRef addBuffer(ResourceClass Class, const char *Name) {
    produce::ResourceDescription Buffer;
    Buffer.Class = Class;
    Buffer.Kind = ResourceKind::RawBuffer;
    Buffer.Space = CallerSpace;
    Buffer.Name = Name;
    return P.addResource(Buffer);
  }

  ir::OpBuilder addEntry() {
    produce::EntryDescription Entry;
    Entry.Name = Caller::EntryName;
    Entry.Kind = Kind;
    if (Kind == Stage::Compute)
      Entry.Threads = {Threads, 1, 1};
    if (Kind != Stage::Closesthit)
      return P.addEntry(Entry);
    const std::array Payload = {M.i32Type()}, Attributes = {M.vectorType(M.floatType(), 2)};
    Entry.PayloadBytes = 4;
    Entry.AttributeBytes = 8;
    return P.addEntry(
        Entry, M.functionType(M.voidType(),
                              {M.pointerType(M.namedStruct("struct.CallerPayload", Payload)),
                               M.pointerType(M.namedStruct("struct.CallerHit", Attributes))}));
  }

  /// The number of the thread. A launch of rays has four threads in a row.
  ir::ValueRef thread() {
    if (Kind == Stage::Compute)
      return B->threadId({.component = M.i32(0), .overload = M.i32Type()});
    const ir::ValueRef X = B->dispatchRaysIndex({.col = M.i8(0), .overload = M.i32Type()}),
                       Y = B->dispatchRaysIndex({.col = M.i8(1), .overload = M.i32Type()});
    return B->binary(ir::Opcode::Add, X, B->binary(ir::Opcode::Mul, Y, M.i32(4)));
  }

  void call(ir::ValueRef Function, const std::vector<ir::TypeId> &Parameters, ir::TypeId Returned) {
    std::vector<ir::ValueRef> Arguments;
    std::vector<std::pair<ir::ValueRef, ir::TypeId>> Pointees;
    for (const ir::TypeId T : Parameters) {
      IsZero = false;
      // Without a return in memory this wraps: no parameter has the number.
      const size_t Parameter = Arguments.size() - ReturnsMemory;
      IsBool = Parameter < Bools.size() && Bools[Parameter];
      if (M.type(T).Kind != ir::TypeKind::Pointer) {
        Arguments.push_back(load(T));
        continue;
      }
      const ir::TypeId Pointee = M.type(T).Element;
      Arguments.push_back(B->alloca_(Pointee));
      Pointees.emplace_back(Arguments.back(), Pointee);
      IsZero = Arguments.size() == 1 && ReturnsMemory;
      access(Arguments.back(), Pointee, true);
    }
    const ir::ValueRef Value = B->call(Function, Arguments);
    if (M.type(Returned).Kind != ir::TypeKind::Void)
      store(Value, Returned);
    for (const auto &[Address, Pointee] : Pointees)
      access(Address, Pointee, false);
  }

  /// Size in bytes of a number in the buffers: 4 or 8.
  size_t sizeOf(ir::TypeId Id) {
    if (!Types.isAggregate(Id))
      return Types.isWide(Id) ? 8 : 4;
    const ir::Type &T = M.type(Id);
    const size_t Count = Types.countOf(Id);
    size_t Sum = 0;
    if (T.Kind == ir::TypeKind::Struct)
      for (size_t I = 0; I < Count; ++I)
        Sum = std::min(Sum + sizeOf(Types.elementOf(Id, I)), 8 * MostWords);
    else
      Sum = Count > MostWords ? 8 * MostWords : Count * sizeOf(T.Element);
    return std::min(Sum, 8 * MostWords);
  }

  /// The type of a number in the buffers, where no type is narrower than a word.
  ir::TypeId storedType(ir::TypeId Id) {
    return Types.isWide(Id) ? Id : M.hasFloats(Id) ? M.floatType() : M.i32Type();
  }

  /// Advances a stream by one number. Records each number of a loop's body once; see repeat().
  ir::ValueRef next(Stream &S, ir::TypeId Id) {
    const Number Kind = M.type(Id).Kind == ir::TypeKind::Double ? Number::Double
                        : Types.isWide(Id)                      ? Number::Int64
                        : M.hasFloats(Id)                       ? Number::Float
                        : IsBool                                ? Number::Bool
                                                                : Number::Int32;
    const auto &Leaves = S.Layout->Leaves;
    const uint32_t Offset = Leaves.empty() ? 0 : Leaves.back().Offset + bytesOf(Leaves.back().Kind);
    S.Layout->Leaves.push_back({Offset, Kind});
    const ir::ValueRef Address = S.Address;
    S.Address = B->binary(ir::Opcode::Add, S.Address, M.i32(bytesOf(Kind)));
    return Address;
  }

  ir::ValueRef load(ir::TypeId Id) {
    if (IsZero)
      return M.null(Id);
    const ir::Type T = M.type(Id);
    ir::ValueRef Value = M.undef(Id);
    if (T.Kind == ir::TypeKind::Vector) {
      for (uint32_t I = 0; I < T.Count; ++I)
        Value = B->insertElement(Value, load(T.Element), M.i32(I));
      return Value;
    }
    if (T.Kind == ir::TypeKind::Array || T.Kind == ir::TypeKind::Struct) {
      for (uint32_t I = 0; I < Types.countOf(Id); ++I)
        Value = B->insertValue(Value, load(Types.elementOf(Id, I)), I);
      return Value;
    }
    const ir::TypeId Stored = storedType(Id);
    const ir::ValueRef Address = next(Read, Id);
    Value = B->extractValue(B->rawBufferLoad({.srv = Read.Handle,
                                              .index = Address,
                                              .mask = ComponentMask::X,
                                              .alignment = Types.isWide(Id) ? 8 : 4,
                                              .overload = Stored}),
                            0);
    return Stored == Id
               ? Value
               : B->cast(M.hasFloats(Id) ? ir::Opcode::FPTrunc : ir::Opcode::Trunc, Value, Id);
  }

  void store(ir::ValueRef Value, ir::TypeId Id) {
    const ir::Type T = M.type(Id);
    if (T.Kind == ir::TypeKind::Vector) {
      for (uint32_t I = 0; I < T.Count; ++I)
        store(B->extractElement(Value, M.i32(I)), T.Element);
      return;
    }
    if (T.Kind == ir::TypeKind::Array || T.Kind == ir::TypeKind::Struct) {
      for (uint32_t I = 0; I < Types.countOf(Id); ++I)
        store(B->extractValue(Value, I), Types.elementOf(Id, I));
      return;
    }
    if (storedType(Id) != Id)
      Value =
          B->cast(M.hasFloats(Id) ? ir::Opcode::FPExt : ir::Opcode::ZExt, Value, storedType(Id));
    const ir::ValueRef Address = next(Written, Id);
    B->rawBufferStore({.uav = Written.Handle,
                       .index = Address,
                       .value0 = Value,
                       .mask = ComponentMask::X,
                       .alignment = Types.isWide(Id) ? 8 : 4});
  }

  /// Loads memory from one buffer, or stores it to the other, number by number.
  void access(ir::ValueRef Address, ir::TypeId Id, bool IsLoad) {
    const ir::Type T = M.type(Id);
    if (T.Kind == ir::TypeKind::Struct) {
      for (uint32_t I = 0; I < Types.countOf(Id); ++I)
        access(part(Address, M.i32(I)), Types.elementOf(Id, I), IsLoad);
    } else if (T.Kind == ir::TypeKind::Array && T.Count > MostUnrolled) {
      repeat(Address, T, IsLoad);
    } else if (T.Kind == ir::TypeKind::Array) {
      for (uint32_t I = 0; I < T.Count; ++I)
        access(part(Address, M.i32(I)), T.Element, IsLoad);
    } else if (IsLoad) {
      B->store(Address, load(Id));
    } else {
      store(B->load(Address), Id);
    }
  }

  ir::ValueRef part(ir::ValueRef Address, ir::ValueRef Index) {
    return B->getElementPtr(Address, std::array{M.i32(0), Index});
  }

  /// A loop over the elements of an array.
  void repeat(ir::ValueRef Address, const ir::Type &Array, bool IsLoad) {
    Stream &S = IsLoad ? Read : Written;
    const ir::BlockRef Before = B->insertPoint(), Body = B->addBlock(), Done = B->addBlock();
    B->br(Body);
    B->setInsertPoint(Body);
    const ir::ValueRef I = B->phi(M.i32Type()), NextAddress = B->phi(M.i32Type());
    B->addIncoming(I, M.i32(0), Before);
    B->addIncoming(NextAddress, S.Address, Before);
    S.Address = NextAddress;
    const size_t First = S.Layout->Leaves.size();
    access(part(Address, I), Array.Element, IsLoad);
    const std::vector<Leaf> One(S.Layout->Leaves.begin() + ptrdiff_t(First),
                                S.Layout->Leaves.end());
    const uint32_t Size = uint32_t(sizeOf(Array.Element));
    for (uint32_t K = 1; K < Array.Count; ++K)
      for (const Leaf &Each : One)
        S.Layout->Leaves.push_back({Each.Offset + K * Size, Each.Kind});
    const ir::ValueRef Next = B->binary(ir::Opcode::Add, I, M.i32(1));
    B->addIncoming(I, Next, B->insertPoint());
    B->addIncoming(NextAddress, S.Address, B->insertPoint());
    B->br(B->compare(ir::Predicate::IcmpUlt, Next, M.i32(uint32_t(Array.Count))), Body, Done);
    B->setInsertPoint(Done);
  }

  const ir::Module &Source;
  const Stage Kind;
  produce::ShaderProducer P;
  ir::ModuleBuilder &M = P.module();
  ir::OpBuilder *B = nullptr;
  Stream Read, Written;
  TypeCopies Types{Source, M};
  std::vector<bool> Bools;             ///< whether each parameter in HLSL has bools
  bool ReturnsMemory = false;          ///< the first argument is memory for the result
  bool IsBool = false, IsZero = false; ///< properties of the words that are being loaded
};

Input bufferOf(ResourceClass Class, const ElementLayout &Layout, Content Words) {
  Input To;
  To.Resource.Class = Class;
  To.Resource.Space = CallerSpace;
  To.Layout = Layout;
  fillNumbers(To.Resource.Data, std::max<size_t>(4, 2 * Threads * Layout.Stride), Layout, Words,
              uint32_t(Class) + 1);
  return To;
}

} // namespace

std::vector<Input> Caller::inputs(Content Words) const {
  return {bufferOf(ResourceClass::SRV, In, Words), bufferOf(ResourceClass::UAV, Out, Words)};
}

std::vector<std::string> exportedFunctions(const ir::Module &M) {
  const container::ModuleFacts Facts = container::readFacts(M);
  std::vector<std::string> Names;
  for (ir::FunctionId F = 0; F < M.Functions.size(); ++F) {
    const ir::Function &Each = M.Functions[F];
    if (!Each.IsDeclaration && Each.Linkage == ir::Linkage::External && !Facts.entry(F) &&
        !Facts.patchConstantEntry(F))
      Names.emplace_back(M.name(Each.Self));
  }
  std::ranges::sort(Names);
  return Names;
}

namespace {

Result<Caller> makeCallerOf(const std::string &Library, const ir::Module &M,
                            const ir::Function &Callee, CallingStage Source) {
  Caller Made{{}, Source.Kind, {0, {}}, {0, {}}};
  const container::ModuleFacts Facts = container::readFacts(M);
  const auto Calling = CallerWriter(M, Facts, Source).write(Callee, Made);
  if (!Calling)
    return Calling.error();
  link::LinkOptions Options;
  Options.Target.ShaderModel = {6, std::max(Facts.ShaderModel.Minor, Source.Minor)};
  Options.Exports = {{Caller::EntryName, {}}};
  for (const ir::Function &F : M.Functions) // shaders that the function can call
    if (Source.Kind != Stage::Compute && Facts.entry(ir::FunctionId(&F - M.Functions.data())))
      Options.Exports.push_back({std::string(M.name(F.Self)), {}});
  const Bytes Data(reinterpret_cast<const uint8_t *>(Library.data()), Library.size());
  const std::array Inputs = {link::LinkInput{"library", Data}, link::LinkInput{"caller", *Calling}};
  const link::LinkResult Linked = link::link(Inputs, Options);
  if (!Linked.ok())
    return failure(Linked.Errors.front());
  Made.Container.assign(Linked.Container.begin(), Linked.Container.end());
  return Made;
}

} // namespace

Result<Caller> makeCaller(const std::string &Library, const ir::Module &M,
                          const std::string &Function) {
  const auto Callee = std::ranges::find(
      M.Functions, Function, [&](const ir::Function &F) { return std::string(M.name(F.Self)); });
  std::optional<Error> First;
  for (const CallingStage Source : CallingStages) {
    auto Made = makeCallerOf(Library, M, *Callee, Source);
    if (Made)
      return Made;
    if (!First)
      First = Made.error();
  }
  return *First;
}

} // namespace dxil::differential
