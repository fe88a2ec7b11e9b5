// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Callers.h"

#include "Symbols.h"

#include <dxil/container/derive/Facts.h>
#include <dxil/link/Link.h>
#include <dxil/produce/ShaderProducer.h>

#include <algorithm>
#include <map>

namespace dxil::differential {
namespace {

constexpr uint32_t CallerSpace = 0x0ca11e4, Threads = 8;
constexpr size_t MostWords = 1 << 14; ///< of all parameters
constexpr unsigned MostDepth = 16;    ///< of types one within another
constexpr uint64_t MostUnrolled = 2;  ///< elements of an array that are accessed one by one

/// Writes the caller of one function.
class CallerWriter {
public:
  CallerWriter(const ir::Module &Source, const container::ModuleFacts &Facts)
      : Source(Source), P({.Kind = Stage::Library,
                           .Minor = uint8_t(Facts.ShaderModel.Minor),
                           .Native16Bit = !Facts.usesMinPrecision()}) {}

  Result<std::vector<uint8_t>> write(const ir::Function &Callee, Caller &To) {
    produce::ResourceDescription Buffer;
    Buffer.Kind = ResourceKind::RawBuffer;
    Buffer.Space = CallerSpace;
    Buffer.Name = "CallerIn";
    const auto In = P.addResource(Buffer);
    Buffer.Class = ResourceClass::UAV;
    Buffer.Name = "CallerOut";
    const auto Out = P.addResource(Buffer);
    std::vector<ir::TypeId> Types;
    for (const ir::TypeId T : Source.fields(Source.type(Callee.FunctionType)))
      Types.push_back(typeOf(T));
    const ir::TypeId Returned = typeOf(Source.type(Callee.FunctionType).Element);
    const SymbolTypes Known = typesOfSymbol(Source.name(Callee.Self));
    ReturnsMemory = !Known.ReturnsVoid && M.type(Returned).Kind == ir::TypeKind::Void;
    Bools = Known.Bools;
    const auto Function =
        M.declare(Source.name(Callee.Self), M.functionType(Returned, std::span(Types)));
    produce::EntryDescription Entry;
    Entry.Name = Caller::EntryName;
    Entry.Kind = Stage::Compute;
    Entry.Threads = {Threads, 1, 1};
    ir::OpBuilder Builder = P.addEntry(Entry);
    B = &Builder;
    Read = {P.handle(Builder, In), {}, &To.In};
    Written = {P.handle(Builder, Out), {}, &To.Out};
    const ir::ValueRef Thread = Builder.threadId({.component = M.i32(0), .overload = M.i32Type()});
    size_t InBytes = 0,
           OutBytes = M.type(Returned).Kind == ir::TypeKind::Void ? 0 : sizeOf(Returned);
    for (const ir::TypeId T : Types) {
      const bool IsPointer = M.type(T).Kind == ir::TypeKind::Pointer;
      const size_t Size = sizeOf(IsPointer ? M.type(T).Element : T);
      InBytes += Size;
      OutBytes += IsPointer ? Size : 0;
    }
    if (Unsupported || std::max(InBytes, OutBytes) > 4 * MostWords)
      return failure(Unsupported ? "a parameter that is no number"
                                 : "parameters that are too large");
    Read.At = Builder.binary(ir::Opcode::Mul, Thread, M.i32(uint32_t(InBytes)));
    Written.At = Builder.binary(ir::Opcode::Mul, Thread, M.i32(uint32_t(OutBytes)));
    call(Function, Types, Returned);
    Builder.ret();
    To.In.Stride = uint32_t(InBytes);
    To.Out.Stride = uint32_t(OutBytes);
    return P.finish();
  }

private:
  /// A buffer, the address of the next number in it, and the numbers before.
  struct Stream {
    ir::ValueRef Handle, At;
    ElementLayout *Layout = nullptr;
  };

  void call(ir::ValueRef Function, const std::vector<ir::TypeId> &Types, ir::TypeId Returned) {
    std::vector<ir::ValueRef> Arguments;
    std::vector<std::pair<ir::ValueRef, ir::TypeId>> Pointees;
    for (const ir::TypeId T : Types) {
      IsZero = false;
      const size_t Parameter = Arguments.size() - ReturnsMemory; // wraps for the result
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

  /// The type of the library in the caller; sets Unsupported for one that is not of numbers.
  ir::TypeId typeOf(ir::TypeId Id, unsigned Depth = 0) {
    const ir::Type &T = Source.type(Id);
    Unsupported |= Depth > MostDepth;
    switch (Unsupported ? ir::TypeKind::Void : T.Kind) {
    case ir::TypeKind::Half: return M.halfType();
    case ir::TypeKind::Float: return M.floatType();
    case ir::TypeKind::Double: return M.doubleType();
    case ir::TypeKind::Integer: return M.integerType(T.Width);
    case ir::TypeKind::Array: return M.arrayType(typeOf(T.Element, Depth + 1), T.Count);
    case ir::TypeKind::Vector: return M.vectorType(typeOf(T.Element, Depth + 1), uint32_t(T.Count));
    case ir::TypeKind::Struct: {
      std::vector<ir::TypeId> Own;
      for (const ir::TypeId Field : Source.fields(T))
        Own.push_back(typeOf(Field, Depth + 1));
      Unsupported |= T.Name.starts_with("dx.types.");
      const ir::TypeId Made = T.Named ? M.namedStruct(T.Name, Own) : M.structType(Own);
      Fields[Made] = std::move(Own);
      return Made;
    }
    case ir::TypeKind::Pointer:
      Unsupported |= Depth > 0 || T.AddressSpace != 0;
      return M.pointerType(typeOf(T.Element, Depth + 1));
    case ir::TypeKind::Void: Unsupported |= Depth > 0; return M.voidType();
    default: Unsupported = true; return M.voidType();
    }
  }

  /// Bytes in the buffers: 4 or 8 for each number.
  size_t sizeOf(ir::TypeId Id) {
    const ir::Type &T = M.type(Id);
    switch (T.Kind) {
    case ir::TypeKind::Array:
    case ir::TypeKind::Vector: {
      const size_t Size = sizeOf(T.Element);
      return T.Count > MostWords || Size * T.Count > 8 * MostWords ? 8 * MostWords
                                                                   : Size * size_t(T.Count);
    }
    case ir::TypeKind::Struct: {
      size_t Sum = 0;
      for (const ir::TypeId Field : fields(Id))
        Sum = std::min(Sum + sizeOf(Field), 8 * MostWords);
      return Sum;
    }
    default: return isWide(Id) ? 8 : 4;
    }
  }

  const std::vector<ir::TypeId> &fields(ir::TypeId Struct) { return Fields[Struct]; }
  ir::TypeId elementOf(ir::TypeId Aggregate, uint32_t I) {
    return M.type(Aggregate).Kind == ir::TypeKind::Array ? M.type(Aggregate).Element
                                                         : fields(Aggregate)[I];
  }

  bool isWide(ir::TypeId Id) {
    return M.type(Id).Kind == ir::TypeKind::Double || M.type(Id).isInteger(64);
  }
  /// The type of a number in the buffers: no type there is narrower than a word.
  ir::TypeId storedType(ir::TypeId Id) {
    return isWide(Id) ? Id : M.hasFloats(Id) ? M.floatType() : M.i32Type();
  }

  /// Advances a stream over one number. Numbers of a loop's body are noted once; see repeat().
  ir::ValueRef next(Stream &S, ir::TypeId Id) {
    const Number Kind = M.type(Id).Kind == ir::TypeKind::Double ? Number::Double
                        : isWide(Id)                            ? Number::Int64
                        : M.hasFloats(Id)                       ? Number::Float
                        : IsBool                                ? Number::Bool
                                                                : Number::Int32;
    const auto &Leaves = S.Layout->Leaves;
    const uint32_t Offset = Leaves.empty() ? 0 : Leaves.back().Offset + bytesOf(Leaves.back().Kind);
    S.Layout->Leaves.push_back({Offset, Kind});
    const ir::ValueRef At = S.At;
    S.At = B->binary(ir::Opcode::Add, S.At, M.i32(bytesOf(Kind)));
    return At;
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
      const size_t Count = T.Kind == ir::TypeKind::Array ? T.Count : fields(Id).size();
      for (uint32_t I = 0; I < Count; ++I)
        Value = B->insertValue(Value, load(elementOf(Id, I)), I);
      return Value;
    }
    const ir::TypeId Stored = storedType(Id);
    const ir::ValueRef At = next(Read, Id);
    Value = B->extractValue(B->rawBufferLoad({.srv = Read.Handle,
                                              .index = At,
                                              .mask = ComponentMask::X,
                                              .alignment = isWide(Id) ? 8 : 4,
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
      const size_t Count = T.Kind == ir::TypeKind::Array ? T.Count : fields(Id).size();
      for (uint32_t I = 0; I < Count; ++I)
        store(B->extractValue(Value, I), elementOf(Id, I));
      return;
    }
    if (storedType(Id) != Id)
      Value =
          B->cast(M.hasFloats(Id) ? ir::Opcode::FPExt : ir::Opcode::ZExt, Value, storedType(Id));
    const ir::ValueRef At = next(Written, Id);
    B->rawBufferStore({.uav = Written.Handle,
                       .index = At,
                       .value0 = Value,
                       .mask = ComponentMask::X,
                       .alignment = isWide(Id) ? 8 : 4});
  }

  /// Loads memory from the one buffer, or stores it to the other, number by number.
  void access(ir::ValueRef Address, ir::TypeId Id, bool IsLoad) {
    const ir::Type T = M.type(Id);
    if (T.Kind == ir::TypeKind::Struct) {
      for (uint32_t I = 0; I < fields(Id).size(); ++I)
        access(part(Address, M.i32(I)), fields(Id)[I], IsLoad);
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
    const ir::ValueRef I = B->phi(M.i32Type()), At = B->phi(M.i32Type());
    B->addIncoming(I, M.i32(0), Before);
    B->addIncoming(At, S.At, Before);
    S.At = At;
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
    B->addIncoming(At, S.At, B->insertPoint());
    B->br(B->compare(ir::Predicate::IcmpUlt, Next, M.i32(uint32_t(Array.Count))), Body, Done);
    B->setInsertPoint(Done);
  }

  const ir::Module &Source;
  produce::ShaderProducer P;
  ir::ModuleBuilder &M = P.module();
  ir::OpBuilder *B = nullptr;
  Stream Read, Written;
  std::map<ir::TypeId, std::vector<ir::TypeId>> Fields; ///< of each struct type
  std::vector<bool> Bools;                              ///< of the parameters in HLSL
  bool ReturnsMemory = false; ///< the first argument is memory for the result
  bool Unsupported = false;
  bool IsBool = false, IsZero = false; ///< the words that are loaded now
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

Result<Caller> makeCaller(const std::string &Library, const ir::Module &M,
                          const std::string &Function) {
  const auto Callee = std::ranges::find(
      M.Functions, Function, [&](const ir::Function &F) { return std::string(M.name(F.Self)); });
  Caller Made{{}, {0, {}}, {0, {}}};
  const container::ModuleFacts Facts = container::readFacts(M);
  const auto Calling = CallerWriter(M, Facts).write(*Callee, Made);
  if (!Calling)
    return Calling.error();
  link::LinkOptions Options;
  Options.Target.ShaderModel = Facts.ShaderModel;
  Options.Exports = {{Caller::EntryName, {}}};
  const Bytes Data(reinterpret_cast<const uint8_t *>(Library.data()), Library.size());
  const std::array Inputs = {link::LinkInput{"library", Data}, link::LinkInput{"caller", *Calling}};
  const link::LinkResult Linked = link::link(Inputs, Options);
  if (!Linked.ok())
    return failure(Linked.Errors.front());
  Made.Container.assign(Linked.Container.begin(), Linked.Container.end());
  return Made;
}

} // namespace dxil::differential
