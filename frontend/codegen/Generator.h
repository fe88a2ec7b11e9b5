// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of generate() and the functions by which its parts call each other. Values.cpp,
// Memory.cpp, Conversions.cpp, Places.cpp, Expressions.cpp, Statements.cpp, Functions.cpp,
// Globals.cpp, EntryInterface.cpp: the language. Objects.cpp, ObjectAccess.cpp, LibraryCalls*.cpp:
// the library.
#ifndef DXIL_FRONTEND_CODEGEN_GENERATOR_H
#define DXIL_FRONTEND_CODEGEN_GENERATOR_H

#include "../check/Evaluator.h"
#include "../check/Program.h"
#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "../types/Layout.h"
#include "ReflectedTypes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"

#include <memory>
#include <optional>

namespace dxil::contract {
struct BindingRules;
struct EntryInterface;
struct GridFacts;
struct NodeFacts;
struct PayloadFacts;
struct SubobjectFacts;
} // namespace dxil::contract

namespace dxil::frontend {

/// How what is at an address stands in memory. Local: locals, statics, groupshared memory, records
/// and payloads, in the layout of memoryType(); a matrix that is a variable lies there row by row.
/// Member: numbers in a struct or array there, which other shaders may see (records, payloads):
/// minimum precision has 32 bits and a matrix its own order. Numbers that are the same in both are
/// Local. A groupshared variable is as if it were a member, since a parameter may be either.
/// Buffer, Constants: as types/Layout.h says.
enum class MemoryLayout : uint8_t { Local, Member, Buffer, Constants };

inline bool isLocal(MemoryLayout Layout) {
  return Layout == MemoryLayout::Local || Layout == MemoryLayout::Member;
}

/// A place whose operands are computed: what a load and a store need. Memory: an address. Buffer:
/// an element of a typed buffer or texture. Resource: a global object, or an element of an array of
/// them. Value: a value that is no place. Converted: the place Inner with another type. Part: some
/// numbers of the place Inner that have no address of their own; a store writes Inner whole.
struct Place {
  enum class Sort : uint8_t {
    Memory,
    Buffer,
    Resource,
    Value,
    Converted,
    Part
  } Kind = Sort::Memory;
  TypeId Type = TypeId::None; ///< of what is loaded
  bool Precise = false;       ///< what is stored there is exact
  bool Volatile = false;      ///< memory of a writable resource
  bool IsReadOnly = false;    ///< of a resource that nothing writes
  /// Memory: of a signature, where a number of a vector or matrix is named by a constant.
  bool OfSignature = false;
  // Memory
  llvm::Value *Address = nullptr;
  MemoryLayout Layout = MemoryLayout::Local;
  /// Memory: where the numbers of a scalar or vector are, in bytes from Address; empty: all of Type
  /// as Layout has it.
  llvm::SmallVector<uint32_t, 4> Offsets;
  uint8_t BitWidth = 0, FirstBit = 0; ///< of a bit field in the word at Address
  /// The local variable or parameter whose memory this is, None if others may reach it.
  VariableId Root = VariableId::None;
  // Buffer
  llvm::Value *Handle = nullptr, *Index = nullptr, *Level = nullptr;
  bool IsSample = false;
  TypeId Object = TypeId::None;
  llvm::Value *Direct = nullptr; ///< Value
  // Resource
  VariableId Variable = VariableId::None;
  llvm::Value *FlatIndex = nullptr; ///< null: of no array
  llvm::SmallVector<uint32_t, 4>
      Path; ///< to a member of a struct with resources: fields, and elements of arrays of structs
  uint64_t ConstantOffset = 0; ///< of the member's numbers, from those of the variable
  // Converted, Part
  std::shared_ptr<const Place> Inner;
  // Converted
  ConversionKind In = ConversionKind::None, Back = ConversionKind::None;
  // Part
  llvm::SmallVector<uint32_t, 4> Elements; ///< numbers of Inner, in order, unless there is:
  llvm::Value *DynamicElement = nullptr;   ///< the number of vector Inner, or the row of a matrix
};

/// A number, or an object, that a value is made of.
struct Leaf {
  llvm::Value *V = nullptr;
  TypeId Type = TypeId::None;
};

/// What a parameter of many vertices, control points or primitives is to its stage
/// (contract/EntryInterface.h): Role and Form; Element is what the signature has one of.
struct StageArray {
  llvm::StringRef Role, Form;
  TypeId Element = TypeId::None;
  uint32_t Count = 0;
};

struct LibraryCall;

class DebugWriter;

/// LLVM's address space of groupshared memory.
inline constexpr unsigned GroupSharedSpace = 3;

class Generator {
public:
  Generator(const Program &P, TypeTable &Types, const NameTable &Names, const Options &Opts,
            Diagnostics &Diags, llvm::Module &M)
      : P(P), Types(Types), Names(Names), Opts(Opts), Diags(Diags), M(M), Context(M.getContext()),
        B(Context), Reflected(P, Types, Names, Opts, M) {}

  //===-- Values and memory (Values.cpp, Memory.cpp, Conversions.cpp)
  //--------------------------------------------===//
  // The value of a struct or array is a pointer to memory in the Local layout that nothing writes
  // while it is used.

  /// The type of a value: i1 for bool, <N x T> for vectors, <R*C x T> for matrices, row by row;
  /// pointers for structs and arrays; objects as handles (handleType).
  llvm::Type *valueType(TypeId T);
  /// The type in Local memory: bool is i32, vectors and matrices are arrays.
  llvm::Type *memoryType(TypeId T);
  /// The same of a part of a struct or array.
  llvm::Type *partType(TypeId T);
  llvm::Type *scalarType(ScalarKind K);
  /// Whether values of \p T are pointers to memory.
  bool isAggregate(TypeId T) const;
  /// Of a scalar, vector, matrix or enum.
  ScalarKind elementKind(TypeId T) const;
  /// Fresh memory of the function at hand, in the Local layout.
  llvm::AllocaInst *temporary(TypeId T, llvm::StringRef Word);
  Place memoryPlace(TypeId T, llvm::Value *Address, MemoryLayout Layout = MemoryLayout::Local);
  llvm::Value *load(const Place &At);
  void store(const Place &At, llvm::Value *V);
  /// Stores what \p New makes of the value at \p At, which is loaded once.
  void update(const Place &At, llvm::function_ref<llvm::Value *(llvm::Value *)> New);
  /// To \p To what is at \p From, of the same type, between any two layouts.
  void copy(const Place &To, const Place &From);
  /// Parts of a place. \p Index of fieldOf: the struct's own fields.
  Place fieldOf(const Place &At, uint32_t Index);
  Place baseOf(const Place &At);
  llvm::Value *constantElement(llvm::Value *Index, uint32_t Count);
  llvm::Value *chooseNumber(llvm::Value *Index, uint32_t Count,
                            llvm::function_ref<uint32_t(uint32_t)> numberOf);
  Place resourceElementAt(const Place &At, llvm::Value *Index);
  Place arrayElementAt(const Place &At, llvm::Value *Index);
  Place memoryElementAt(const Place &At, llvm::Value *Index, Place Part, uint32_t Count,
                        uint32_t Length);
  Place dynamicElementAt(const Place &At, llvm::Value *Index, uint32_t Count, uint32_t Length);
  Place elementAt(const Place &At, llvm::Value *Index);
  Place elementsOf(const Place &At, llvm::ArrayRef<uint32_t> Elements);
  /// \p V of type \p From as \p To.
  llvm::Value *convert(llvm::Value *V, TypeId From, TypeId To, ConversionKind How);
  llvm::Value *convertNumber(llvm::Value *V, ScalarKind From, ScalarKind To);
  /// The numbers and objects of a value in order.
  void flatten(llvm::Value *V, TypeId T, llvm::SmallVectorImpl<Leaf> &Leaves);
  /// A value of \p T of its leaves in order, each converted to its type; takes them from the front
  /// of \p Leaves.
  llvm::Value *assemble(TypeId T, llvm::ArrayRef<Leaf> &Leaves);
  void storeLeaves(const Place &At, llvm::ArrayRef<Leaf> &Leaves);

  //===-- The language (Expressions.cpp, Places.cpp, Statements.cpp, Functions.cpp, Globals.cpp)
  //-----------------===//

  llvm::Value *emitValue(ExprId E);
  llvm::Value *emitUnlocated(ExprId E);
  Place convertedPlace(const expr::ConvertedPlace &N, TypeId T);
  Place temporaryPlace(llvm::Value *V, TypeId T);
  Place placeOfValue(llvm::Value *V, TypeId T);
  Place emitPlace(ExprId E);
  /// A place to read the struct or array value \p E from at once: without a copy where it is
  /// loaded.
  Place emitSource(ExprId E);
  /// Stores the value of \p E at \p To.
  void emitInto(const Place &To, ExprId E);
  /// Evaluates \p E for what it does; its value is dropped.
  void emitEffect(ExprId E);
  bool hasNoEffect(const expr::LibraryCall &N) const;
  void emitStatement(StmtId S);
  /// All that the entry point reaches.
  void generateProgram();

  //===-- The library
  //--------------------------------------------------------------------------------------===//

  /// The type of a handle of object type \p T: a target type.
  llvm::Type *handleType(TypeId T);
  /// The handle of a global \p V, or of element \p Index of it where it is an array (its flat
  /// index).
  llvm::Value *globalHandle(VariableId V, llvm::Value *Index);
  llvm::Value *heapHandle(TypeId Object, llvm::Value *Index, bool IsSampler);
  /// An element of \p Object; may give a place in Memory (structured buffers) or Buffer.
  Place elementOf(TypeId Object, llvm::Value *Handle, llvm::Value *Index);
  Place mipElementOf(TypeId Object, llvm::Value *Handle, llvm::Value *Level, llvm::Value *Index,
                     bool IsSample);
  Place contentsOf(TypeId Object, llvm::Value *Handle);
  llvm::Value *loadElement(const Place &At);
  void storeElement(const Place &At, llvm::Value *V);
  /// The value of a library call; null for void.
  llvm::Value *emitLibraryCall(ExprId E);
  /// A handle as ops take it.
  llvm::Value *opHandle(llvm::Value *Handle);
  /// The op's extension intrinsic, with the overload's scalar type where it has one.
  llvm::Value *emitOp(OpCode Op, llvm::Type *Overload, llvm::ArrayRef<llvm::Value *> Operands);

  //===-- Stages (StageObjects.cpp)
  //--------------------------------------------------------------------------------------===//

  /// Role is empty for a parameter that is one value.
  StageArray stageArray(const Variable &V) const;
  /// Whether \p V is memory that another shader has filled.
  bool isPayload(const Variable &V) const;

  /// What an entry point's interface says of \p V, an input or output of a node; nothing for
  /// others.
  std::optional<contract::NodeFacts> nodeParameter(const Variable &V);

  /// The symbol of \p F in C++, a method's too; empty where it has none, as instances of templates.
  std::string linkageName(const frontend::Function &F) const;
  /// An error that says \p What is not supported yet.
  void unsupported(Location Where, llvm::StringRef What);
  /// Where field \p Index of struct \p T is in Local memory.
  FieldPlace localFieldPlace(TypeId T, uint32_t Index);
  /// Whether \p F, at \p Where, is the first in a word of its struct's memory: some bit fields
  /// share one.
  static bool beginsWord(const Field &F, const FieldPlace &Where);

  const Program &P;
  TypeTable &Types;
  const NameTable &Names;
  const Options &Opts;
  Diagnostics &Diags;
  llvm::Module &M;
  llvm::LLVMContext &Context;
  llvm::IRBuilder<> B;
  ReflectedTypes Reflected;
  /// The stage of the entry point whose interface is described.
  dxil::Stage EntryStage = dxil::Stage::Compute;
  /// Whether what is emitted now must be exact: no fast-math flags.
  bool Precise = false;
  DebugWriter *Debug = nullptr; ///< null: no debug information
  uint64_t scalarBytes(ScalarKind K, MemoryLayout Layout = MemoryLayout::Local);

private:
  //===-- The library: objects (Objects.cpp, ObjectAccess.cpp)
  //----------------------------------------------------===//

  llvm::Type *heldType(TypeId T, MemoryLayout Layout);
  llvm::Type *makeHandleType(TypeId T);
  llvm::StructType *opHandleType();
  void noteCoherence(const Variable &V, llvm::StringRef Name);
  /// Whether \p V is an array of resources in a constant block: a resource for each element.
  bool isArrayInBlock(VariableId V) const;
  bool isIndexedAtRunTime(VariableId V);
  void orderMembers();
  llvm::Value *memberHandle(const Place &At);
  uint32_t implicitOrder(VariableId Id);
  llvm::DenseMap<VariableId, uint32_t> BlockOrders; ///< of resources in constant blocks
  llvm::CallInst *emitBinding(llvm::IRBuilder<> &At, VariableId Id, llvm::Type *HandleTy,
                              uint32_t Range, llvm::Value *Index);
  /// The element type of object type \p Object.
  TypeId elementTypeOf(TypeId Object) const;
  llvm::Value *bufferPointer(llvm::Value *Handle, llvm::Value *Index);
  /// The numbers of a scalar or vector.
  llvm::SmallVector<llvm::Value *, 4> numbersOf(llvm::Value *V);
  llvm::Value *vectorOf(llvm::ArrayRef<llvm::Value *> Numbers, llvm::Type *Ty);
  llvm::Value *elementFromLoad(llvm::Value *Loaded, TypeId Element);
  llvm::Value *joinWords(llvm::Value *Low, llvm::Value *High, llvm::Type *Ty);
  std::pair<llvm::Value *, llvm::Value *> splitWords(llvm::Value *V);
  llvm::Type *movedType(TypeId Element);
  /// The same for ops that load without a sampler.
  llvm::Type *loadedType(TypeId Element);
  /// What the handle of a texture or typed buffer of \p Element says.
  llvm::Type *texelType(TypeId Element);
  llvm::Value *emitTexelLoad(TypeId Object, llvm::Value *Handle, llvm::Value *Index,
                             llvm::Value *Level, llvm::ArrayRef<llvm::Value *> Offsets);
  /// The address that an atomic operation on \p At works on; null if it has none.
  llvm::Value *atomicAddress(const Place &At);
  /// A value of \p T at byte \p Offset of a byte-address buffer.
  Place bytesAt(TypeId Object, llvm::Value *Handle, llvm::Value *Offset, TypeId T);

  //===-- The library: calls (LibraryCalls*.cpp)
  //--------------------------------------------------------------------------------------===//

  bool checkAvailability(const LibraryCall &Call);
  llvm::Value *emitLowering(LibraryCall &Call);
  void nameCallsBehind(llvm::BasicBlock &Start, llvm::Instruction *Last, llvm::StringRef Word);
  void emitArgument(LibraryCall &Call, size_t I, ExprId E);
  /// Writes \p V, of the parameter's type, to what argument \p I names.
  void setArgument(const LibraryCall &Call, size_t I, llvm::Value *V);
  ScalarKind elementOfCall(const LibraryCall &Call) const;
  llvm::Intrinsic::ID intrinsicOf(const library::Function &F, ScalarKind K);
  llvm::Value *emitIntrinsicCall(const LibraryCall &Call);
  llvm::Value *emitPower(llvm::Value *Base, llvm::Value *Exponent);
  llvm::Type *opType(dxil::TypeKind Kind, llvm::Type *Overload);
  llvm::Function *opFunction(OpCode Op, llvm::Type *Overload,
                             llvm::ArrayRef<llvm::Value *> Operands);
  /// An extension intrinsic of \p Op, whose overloads are in \p Name.
  llvm::Function *declareOp(OpCode Op, llvm::StringRef Name, llvm::FunctionType *Ty);
  llvm::Value *emitOperand(const LibraryCall &Call, const library::Operand &O, llvm::Type *Ty,
                           unsigned Element);
  llvm::Type *overloadOf(const LibraryCall &Call, llvm::ArrayRef<llvm::Value *> Operands);
  llvm::Value *emitOpElement(const LibraryCall &Call, unsigned Element);
  llvm::Value *emitOpCall(const LibraryCall &Call);
  /// Whether vectors stay whole in what is written.
  bool hasWholeVectors() const { return Opts.ShaderModelMinor >= 9 && !Opts.SplitVectors; }
  llvm::Value *emitWholeOp(const LibraryCall &Call);
  llvm::Value *fitNumber(llvm::Value *V, llvm::Type *Ty);
  llvm::Value *fitResult(llvm::Value *V, TypeId T);
  llvm::Value *takeLoad(const LibraryCall &Call, llvm::Value *Loaded);
  llvm::Value *emitSpecialCall(const LibraryCall &Call);
  llvm::Value *emitNumberCall(const LibraryCall &Call);
  llvm::Value *emitVectorCall(const LibraryCall &Call);
  llvm::Value *emitResourceCall(const LibraryCall &Call);
  llvm::Value *emitStageCall(const LibraryCall &Call);
  llvm::Value *emitHitCall(const LibraryCall &Call);
  llvm::Value *emitMatrixCall(const LibraryCall &Call);
  llvm::Value *emitNodeCall(const LibraryCall &Call);
  void findGrid(TypeId Record, uint64_t Offset, std::optional<contract::GridFacts> &Grid);
  uint32_t recordSize(TypeId Object);
  Place recordOf(TypeId Object, llvm::Value *Records, llvm::Value *Index);
  llvm::Value *emitHitAttributes(const LibraryCall &Call);
  llvm::Value *emitTrianglePositions(const LibraryCall &Call);
  llvm::CallInst *callWithObject(OpCode Op, llvm::Type *Result,
                                 llvm::ArrayRef<llvm::Value *> Operands);
  void emitAppend(const LibraryCall &Call);
  /// A call of an op whose last operand is argument \p I, an object that others see.
  llvm::CallInst *emitObjectOp(const LibraryCall &Call, OpCode Op, llvm::Type *Result,
                               llvm::ArrayRef<llvm::Value *> Operands, size_t I);
  llvm::CallInst *emitTrace(const LibraryCall &Call, OpCode Op, llvm::Type *Result);
  /// What ops have of a ray: origin, least distance, direction, greatest distance.
  void addRay(const LibraryCall &Call, size_t I, llvm::SmallVectorImpl<llvm::Value *> &Operands);
  llvm::Value *emitAbs(const LibraryCall &Call);
  llvm::Value *emitSign(const LibraryCall &Call);
  llvm::Value *emitFirstBitHigh(const LibraryCall &Call);
  llvm::Value *emitFrexp(const LibraryCall &Call);
  llvm::Value *emitAddUint64(const LibraryCall &Call);
  llvm::Value *emitMsad4(const LibraryCall &Call);
  llvm::Value *markNonUniform(llvm::Value *V);
  llvm::Value *emitWaveMatch(const LibraryCall &Call);
  llvm::Value *emitEvaluate(const LibraryCall &Call, llvm::StringRef Op);
  llvm::Value *emitEvaluateOfArray(LibraryCall &Call, ExprList Arguments);
  void emitClip(const LibraryCall &Call);
  llvm::Value *emitDot(llvm::Value *X, llvm::Value *Y, ScalarKind K);
  llvm::Value *emitLength(const LibraryCall &Call);
  llvm::Value *emitTranspose(const LibraryCall &Call);
  llvm::Value *emitDeterminant(const LibraryCall &Call);
  llvm::Value *emitMul(const LibraryCall &Call);
  llvm::Value *rowTimesMatrix(llvm::Value *Row, llvm::Value *Matrix, uint32_t Columns,
                              ScalarKind K);
  llvm::Value *multiplyAdd(llvm::Value *X, llvm::Value *Y, llvm::Value *Sum, ScalarKind K);
  llvm::Value *emitTextureDimensions(const LibraryCall &Call);
  llvm::Value *emitBufferLoad(const LibraryCall &Call);
  llvm::Value *emitStatus(const LibraryCall &Call, llvm::Value *Index, bool IsStructured);
  llvm::Value *emitByteLoad(const LibraryCall &Call);
  void emitByteStore(const LibraryCall &Call);
  TypeId byRows(TypeId T);
  llvm::Value *emitCounter(const LibraryCall &Call, int Change);
  llvm::Value *emitGatherFour(const LibraryCall &Call);
  llvm::Value *emitAtomic(const LibraryCall &Call);
  void emitTraceRayInline(const LibraryCall &Call);
  /// The query that a declaration of a variable of type \p T makes.
  llvm::Value *newRayQuery(TypeId T);
  void allocateRayQueries(const Place &At, Location Where);
  bool allocateRayQueries(const Place &At, uint32_t &Left);

  llvm::DenseMap<TypeId, llvm::Type *> HandleTypes;
  llvm::DenseMap<std::pair<TypeId, unsigned>, llvm::Type *> HeldTypes; ///< by MemoryLayout
  llvm::DenseMap<VariableId, llvm::Constant *> NameOf;
  llvm::DenseMap<const char *, llvm::Intrinsic::ID> Intrinsics;
  llvm::DenseMap<std::pair<unsigned, llvm::Type *>, llvm::Function *> OpFunctions;

  //===-- Values and memory
  //--------------------------------------------------------------------------------------===//

  llvm::Value *loadNumbers(const Place &At);
  llvm::Value *loadWords(const Place &At);
  void storeWords(const Place &At, llvm::Value *V);
  void copyPart(const Place &To, const Place &From);
  Place numbersOf(const Place &Member);
  void storeNumbers(const Place &At, llvm::Value *V);
  Place partOf(const Place &Whole, TypeId T);
  static bool isPartOfSignature(const Place &At);
  void withChosen(const Place &At, llvm::function_ref<void(const Place &)> Use);
  llvm::Value *loadPart(const Place &Part, llvm::Value *Whole);
  llvm::Value *replacePart(const Place &Part, llvm::Value *Whole, llvm::Value *V);
  llvm::Value *bitFieldIn(const Place &At, llvm::Value *Word, unsigned FirstBit);
  llvm::Value *kept(const Place &At, llvm::Value *V);
  llvm::Value *loadBitField(const Place &At);
  void storeBitField(const Place &At, llvm::Value *V);
  /// The numbers of a whole vector or matrix at \p At as runs of numbers that are next to each
  /// other.
  struct Run {
    uint64_t Offset;
    llvm::SmallVector<uint32_t, 4> Elements;
  };
  llvm::SmallVector<Run, 4> runsOf(const Place &At);
  uint64_t numberOffset(const Place &At, uint32_t Element);
  MemoryLayout partLayout(TypeId Part, MemoryLayout Whole) const;
  llvm::Type *numbersType(TypeId T, MemoryLayout Layout);
  /// The kind of all numbers of \p T, if there is one, and no bit fields.
  std::optional<ScalarKind> soleKind(TypeId T) const;
  bool isMadeOfRows(TypeId T) const;
  /// The constant of which the `static const` \p V is another view; None of others.
  VariableId viewedConstant(const Variable &V) const;
  /// The type that a number has in memory.
  llvm::Type *memoryScalar(ScalarKind K, MemoryLayout Layout);
  llvm::Value *fromMemory(llvm::Value *V, ScalarKind K);
  llvm::Value *toMemory(llvm::Value *V, ScalarKind K, MemoryLayout Layout = MemoryLayout::Local);
  llvm::Value *loadAt(llvm::Value *Base, uint64_t Offset, llvm::Type *Scalar, uint32_t Count,
                      bool Volatile);
  void storeAt(llvm::Value *Base, uint64_t Offset, llvm::Value *V, bool Volatile);
  llvm::Value *offsetBy(llvm::Value *Base, uint64_t Bytes);
  uint64_t strideOf(TypeId Element, MemoryLayout Layout);
  void copyArray(const Place &To, const Place &From);
  bool isCopiedInWords(TypeId T);
  llvm::Value *exact(llvm::Value *V);
  llvm::Value *pick(llvm::Value *V, llvm::ArrayRef<uint32_t> Elements, bool AsScalar);
  llvm::Value *saturate(llvm::Value *V, llvm::Type *To, bool IsSigned);
  /// A scalar of a value of one element, or the value itself.
  llvm::Value *asScalar(llvm::Value *V);
  llvm::Value *splat(llvm::Value *V, llvm::Type *To);

  //===-- Expressions
  //--------------------------------------------------------------------------------------===//

  Place variablePlace(VariableId Id);
  /// Does what \p Store, an Assign, CompoundAssign or Increment, does at \p At, its place. Its
  /// value; null: it is at At.
  llvm::Value *emitStore(ExprId Store, Place &At);
  llvm::Value *emitConstant(const expr::Constant &C, TypeId T);
  llvm::Value *emitBinary(expr::BinaryOp Op, llvm::Value *L, llvm::Value *R, TypeId Operand);
  llvm::Value *emitArithmetic(expr::BinaryOp Op, llvm::Value *L, llvm::Value *R, ScalarKind K);
  llvm::Value *emitDivision(unsigned Opcode, llvm::Value *L, llvm::Value *R);
  llvm::Value *emitComparison(expr::BinaryOp Op, llvm::Value *L, llvm::Value *R, ScalarKind K);
  llvm::Value *emitLogical(const expr::Logical &N);
  llvm::Value *emitBranch(const expr::Branch &N, TypeId T);
  llvm::Value *emitSelect(const expr::Select &N, TypeId T);
  /// One of two values of type \p T that are known.
  llvm::Value *choose(llvm::Value *Condition, llvm::Value *True, llvm::Value *False, TypeId T);
  llvm::Value *emitConstruct(const expr::Construct &N, TypeId T);
  llvm::Value *emitAssign(const expr::Assign &N, TypeId T, Place &At);
  llvm::Value *emitCompound(const expr::CompoundAssign &N, Place &At);
  llvm::Value *incremented(llvm::Value *Old, ScalarKind K, bool IsDecrement);
  llvm::Value *emitIncrement(const expr::Increment &N, Place &At);
  llvm::Value *emitCall(const expr::Call &N);
  llvm::Value *emitReadable(ExprId E);
  llvm::Value *emitElementValue(const expr::ElementValue &N);

  //===-- Statements
  //--------------------------------------------------------------------------------------===//

  void emitIf(const stmt::If &S);
  class TurnLimit;
  void emitLoopTest(const stmt::Loop &S, TurnLimit &Limit, llvm::BasicBlock *Body,
                    llvm::BasicBlock *Done);
  void emitLoop(const stmt::Loop &S, Location Where);
  void emitSwitch(const stmt::Switch &S);
  void emitCase(const stmt::Case &C);
  void emitReturn(const stmt::Return &S);
  void emitDeclare(VariableId V);
  /// The statements of a block, not a scope of their own.
  void emitStatements(StmtId Block);
  /// What is emitted belongs to the block of the source at \p Where, as long as this lives.
  class ScopeOf;
  /// Jumps to \p To out of the loop at hand, as docs/ir-contract.md has it ("Operations across
  /// lanes").
  void leaveLoop(llvm::BasicBlock *To);
  void startBlock(llvm::BasicBlock *Block);
  /// What is emitted next belongs to \p Where.
  void locate(Location Where);
  void declareForDebugger(VariableId V, unsigned Argument);
  llvm::BasicBlock *newBlock(llvm::StringRef Word);
  bool terminated() const { return B.GetInsertBlock()->getTerminator() != nullptr; }
  bool isEndless(const stmt::Loop &S) const;
  llvm::MDNode *loopMetadata(const stmt::Loop &S, Location Where);
  void addHint(llvm::Instruction &Branch, BranchHint Hint);

  //===-- Functions and globals
  //--------------------------------------------------------------------------------------===//

  bool isInMemory(TypeId T) const;
  bool isPartOfLocal(const Place &At) const;
  bool isByPointer(const Variable &Parameter) const;
  /// That of a method once more for objects in groupshared memory.
  llvm::Function *functionFor(FunctionId F, bool OfShared = false);
  void emitFunction(FunctionId F, bool OfShared);
  /// An argument whose temporary is copied back.
  struct CopyBack {
    Place From, To;
    ConversionKind How;
  };
  llvm::Value *emitThis(const expr::Call &N, llvm::SmallVectorImpl<CopyBack> &Back);
  void beginFunction(llvm::Function *F);
  void finishFunction(Location End = Location::None);
  void emitParameters(FunctionId Id, llvm::Function *F);
  llvm::GlobalVariable *staticFor(VariableId V);
  void emitStaticDeclaration(VariableId V);
  bool isFixed(ExprId E, unsigned Nesting = 0);
  bool isFixedPlace(ExprId Place, unsigned Nesting);
  llvm::GlobalVariable *groupSharedFor(VariableId V);
  llvm::GlobalVariable *blockFor(BlockId Block);
  /// Where the members of a block are.
  llvm::Value *blockAddress(BlockId Block);
  llvm::Value *emitBlockBinding(llvm::IRBuilder<> &At, BlockId Block, llvm::Type *HandleTy);
  std::vector<std::pair<VariableId, llvm::Function *>> emitStaticSetters();
  void emitStaticInitializers(llvm::ArrayRef<llvm::Function *> Shaders,
                              llvm::ArrayRef<llvm::Function *> Exports);
  void listConstructors(llvm::ArrayRef<std::pair<VariableId, llvm::Function *>> Setters,
                        llvm::ArrayRef<llvm::Function *> Exports);
  llvm::Constant *constantNumber(ScalarKind K, uint64_t Bits);
  llvm::Constant *constantValue(TypeId T, llvm::ArrayRef<uint64_t> &Bits);
  llvm::Constant *constantMemory(TypeId T, llvm::ArrayRef<uint64_t> &Bits,
                                 MemoryLayout Layout = MemoryLayout::Local);
  llvm::Constant *constantMemory(VariableId V);
  /// The value of a load of a `static const` number that is known; null of other loads.
  llvm::Constant *knownConstant(ExprId Load);
  llvm::Constant *constantOf(VariableId V);
  llvm::Constant *knownCall(ExprId Call);
  void bindBlocks(llvm::ArrayRef<llvm::Function *> Shaders);
  /// What a library says beside its functions.
  void describeLibrary();
  std::vector<contract::SubobjectFacts> subobjects();
  contract::PayloadFacts payloadAccess(TypeId T) const;
  std::string rootSignatureBytes(const Subobject &S, llvm::StringRef Text);
  /// The symbol of \p F; exported as \p Word, if that is not empty.
  std::string exportSymbol(const frontend::Function &F, llvm::StringRef Word = {}) const;
  llvm::Constant *nameString(llvm::StringRef Text);
  /// Gives memory that was not set some value, the same at each read.
  void settle(const Place &At);
  /// The shader: an empty function, its entry point beside it with the interface that the contract
  /// has.
  llvm::Function *emitEntry(const EntryPoint &E, llvm::StringRef Word);
  /// The [clipplanes] of \p E, null if it has none.
  const frontend::Attribute *clipPlanes(const EntryPoint &E) const;
  llvm::Value *writtenPosition(const contract::EntryInterface &Interface,
                               llvm::ArrayRef<llvm::Value *> Parameters, llvm::Value *Returned);
  llvm::Function *emitClipDistances(const EntryPoint &E, const frontend::Attribute &A,
                                    llvm::Function *Body, contract::EntryInterface &Interface);
  llvm::Function *emitPatchConstant(const EntryPoint &E);
  llvm::Function *emptyShader(FunctionId Id, llvm::StringRef Word, llvm::StringRef Of);
  contract::EntryInterface describeEntry(const frontend::Function &Source);
  void addPayloadTypes(llvm::Function &Shader, const frontend::Function &Source);
  void addVariables(llvm::Function &Empty, llvm::ArrayRef<llvm::Type *> Types);
  llvm::Function *emitExport(FunctionId F, llvm::StringRef Word);
  /// The entry point that \p F is, or is the patch constant function of; null of others.
  const EntryPoint *entryOf(FunctionId F) const;
  bool isWritten(VariableId V) const;
  /// Whether \p V, a parameter of an entry point, is memory that the shader may not write, and
  /// does.
  bool isCopiedInput(const EntryPoint &E, VariableId V) const;
  bool isPatch(TypeId T) const;
  Place pointOf(TypeId Patch, llvm::Value *Points, llvm::Value *Index);
  void setAttributes(llvm::Function &Shader, const frontend::Function &Source);
  void addRootSignature(llvm::Function &Shader, const frontend::Function &Source);
  /// The empty function that bears it.
  llvm::Function *addText(std::string_view Prefix, llvm::StringRef Text);
  llvm::Type *sharedType(TypeId T);
  /// Whether \p T is an object that functions of other libraries cannot be handed.
  bool staysInside(TypeId T) const;
  void noteParameters(const frontend::Function &F, llvm::StringRef Symbol);
  contract::BindingRules bindingRules();
  void setModuleFacts();

  struct Jumps {
    llvm::BasicBlock *Break = nullptr, *Continue = nullptr;
    bool IsLoop = false;
  };
  /// What is known of the function at hand.
  struct FunctionState {
    llvm::Function *F = nullptr;
    llvm::DISubprogram *Subprogram = nullptr;
    llvm::DILocalScope *Scope = nullptr; ///< the block of the source, in Subprogram
    FunctionId Id = FunctionId::None;
    llvm::Instruction *AllocaPoint = nullptr;
    llvm::BasicBlock *Return = nullptr;
    Place Result; ///< where a returned value goes
    llvm::Value *This = nullptr;
    llvm::SmallVector<Jumps, 8> Open;
    llvm::SwitchInst *Switch = nullptr; ///< whose labels stand here
    llvm::DenseMap<VariableId, llvm::Value *> Variables;
    llvm::DenseSet<VariableId> StageArrays; ///< parameters that are arrays of the signature
    llvm::DenseMap<BlockId, llvm::Value *> TextureBlocks; ///< their addresses
    /// Handles that the function's beginning makes, by variable and element, and as ops take them.
    llvm::DenseMap<std::pair<VariableId, uint64_t>, llvm::Value *> Handles;
    llvm::DenseMap<llvm::Value *, llvm::CallInst *> OpHandles;
  };
  FunctionState Now;
  llvm::DenseMap<std::pair<FunctionId, unsigned>, llvm::Function *>
      Functions; ///< and whether of groupshared objects
  std::vector<std::pair<FunctionId, unsigned>> Work;
  llvm::DenseMap<VariableId, llvm::GlobalVariable *> GlobalOf;
  std::vector<VariableId> StaticsToInitialize;
  /// Whether a static that is set where it is reached has been; a word.
  llvm::DenseMap<VariableId, llvm::GlobalVariable *> IsSetOf;
  /// Exported functions with pointers among their parameters, and what these point to.
  struct SharedFunction {
    std::string Symbol;
    llvm::SmallVector<llvm::Type *, 4> Pointees;
  };
  std::vector<SharedFunction> SharedFunctions;
  std::optional<llvm::DenseSet<VariableId>> IndexedAtRunTime;
  /// Handles of members of structs, which orderMembers() gives an order.
  struct MemberBinding {
    VariableId Variable = VariableId::None;
    uint32_t Member = 0;
    llvm::CallInst *Call = nullptr;
    bool OfStatic = false; ///< a static is set from it
  };
  std::vector<MemberBinding> MemberBindings;
  bool SettingStatics = false;
  KnownVariables KnownStatics;
  llvm::DenseMap<VariableId, llvm::Constant *> Constants;
  llvm::DenseMap<BlockId, llvm::GlobalVariable *> BlockOf;
  std::vector<BlockId> Blocks;
  llvm::DenseMap<TypeId, llvm::Type *> ValueTypes, MemoryTypes;
  unsigned Depth = 0;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_GENERATOR_H
