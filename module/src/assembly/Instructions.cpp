// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Writer.h"

#include "Keywords.h"

#include <algorithm>

namespace dxil::ir::assembly {

using namespace ir;

void Writer::flags(uint16_t F) {
  if (F & FastUnsafeAlgebra) {
    Out += " fast";
    F &= uint16_t(~AllFastMath);
  }
  if (F)
    for (const FlagName &N : flagNames())
      if (F & N.Flag)
        Out.append(" ").append(N.Name);
}

// Prints missing fast-math flags as a comment: to LLVM 3.7's assembler `fast` means all flags.
[[gnu::cold]] void Writer::partOfFast(uint16_t F) {
  if ((F & AllFastMath) == AllFastMath)
    return;
  Out.append("  ").append(PartOfFastMark);
  for (const FlagName &N : flagNames())
    if ((N.Flag & AllFastMath) && !(F & N.Flag))
      Out.append(" ").append(N.Name);
}

void Writer::alignment(uint32_t A) {
  if (A)
    Out.append(", align ").number(A);
}

[[gnu::cold]] void Writer::ordering(const Instruction &I) {
  if (I.Ordering == Ordering::NotAtomic)
    return;
  Out += I.SingleThread ? " singlethread " : " ";
  Out += orderingName(I.Ordering);
}

void Writer::attachments(std::span<const Attachment> List, const char *Separator) {
  for (const Attachment &A : List) {
    Out += Separator;
    std::string_view Kind = M.MetadataKinds[A.Kind];
    Out += " !";
    if (Kind.empty())
      Out.append("kind").number(A.Kind);
    else
      Out += Kind;
    Out += ' ';
    metadataReference(A.Node);
  }
}

void Writer::instruction(const Instruction &I) {
  if (Options.Before) {
    Comment.clear();
    Options.Before(M, I, Comment);
    Out += Comment;
  }
  if (Options.Places)
    Options.Places->Instructions[&I - M.Instructions.data()] = HandedOver + Out.size();
  Out += "  ";
  if (I.Result != None) {
    value(I.Result);
    Out += " = ";
  }
  body(I);
  if (const Location *L = M.location(I); L && L->Scope != None)
    Out.append(", !dbg !").number(locationNumber(*L));
  if (I.HasAttachments)
    attachments(M.attachments(I), ",");
  if (I.Flags & FastUnsafeAlgebra)
    partOfFast(I.Flags);
  if (Options.Comment) {
    Comment.clear();
    Options.Comment(M, I, Comment);
    for (const char LineBreak : {'\n', '\r'}) // a line break would end the comment
      if (Comment.find(LineBreak) != Comment.npos)
        std::ranges::replace(Comment, LineBreak, ' ');
    if (!Comment.empty())
      Out.append("  ; ").append(Comment);
  }
  Out += '\n';
}

void Writer::phi(const Instruction &I) {
  auto Ops = M.operands(I);
  Out.append("phi ").append(typeText(I.Type));
  for (size_t K = 0; K < Ops.size() && !full(); ++K) {
    Out += K ? ", [ " : " [ ";
    value(Ops[K]);
    Out += ", ";
    blockName(M.successors(I)[K]);
    Out += " ]";
  }
}

void Writer::body(const Instruction &I) {
  auto Ops = M.operands(I);
  if (isCast(I.Op)) {
    Out.append(opcodeName(I.Op)) += ' ';
    typedValue(Ops[0]);
    Out.append(" to ").append(typeText(I.Type));
    return;
  }
  if (isBinary(I.Op)) {
    Out += opcodeName(I.Op);
    flags(I.Flags);
    Out += ' ';
    operandList(Ops, false);
    return;
  }
  switch (I.Op) {
  case Opcode::ICmp:
  case Opcode::FCmp:
    Out += opcodeName(I.Op);
    flags(I.Flags);
    Out.append(" ").append(predicateName(I.Predicate)) += ' ';
    operandList(Ops, false);
    return;
  case Opcode::Select:
  case Opcode::ExtractElement:
  case Opcode::InsertElement:
  case Opcode::ShuffleVector:
    Out.append(opcodeName(I.Op)) += ' ';
    operandList(Ops, true);
    return;
  case Opcode::ExtractValue:
  case Opcode::InsertValue:
    Out.append(opcodeName(I.Op)) += ' ';
    operandList(Ops, true);
    for (uint32_t Index : M.indices(I))
      Out.append(", ").number(Index);
    return;
  case Opcode::Phi: phi(I); return;
  case Opcode::VAArg:
    Out += "va_arg ";
    typedValue(Ops[0]);
    Out.append(", ").append(typeText(I.Type));
    return;
  case Opcode::LandingPad:
    Out.append("landingpad ").append(typeText(I.Type));
    if (I.Flags & Cleanup)
      Out += " cleanup";
    for (size_t K = 0; K < Ops.size() && !full(); ++K) {
      Out += M.indices(I)[K] ? " filter " : " catch ";
      typedValue(Ops[K]);
    }
    return;
  case Opcode::Call:
  case Opcode::Invoke: call(I); return;
  default: isTerminator(I.Op) ? control(I) : memory(I);
  }
}

void Writer::memory(const Instruction &I) {
  auto Ops = M.operands(I);
  Out += opcodeName(I.Op);
  bool Atomic = I.Ordering != Ordering::NotAtomic;
  switch (I.Op) {
  case Opcode::GetElementPtr:
    Out += I.Flags & InBounds ? " inbounds " : " ";
    Out.append(typeText(M.elementType(I))) += ", ";
    operandList(Ops, true);
    return;
  case Opcode::Alloca: {
    Out += I.Flags & InAlloca ? " inalloca " : " ";
    Out += typeText(M.elementType(I));
    uint64_t Count = 0;
    if (!M.constantInt(Ops[0], Count) || Count != 1 || !M.typeOf(Ops[0]).isInteger(32)) {
      Out += ", ";
      typedValue(Ops[0]);
    }
    alignment(I.Alignment);
    return;
  }
  case Opcode::Load:
  case Opcode::Store:
    Out += Atomic ? " atomic" : "";
    Out += I.Flags & Volatile ? " volatile " : " ";
    if (I.Op == Opcode::Load) {
      Out.append(typeText(I.Type)) += ", ";
      typedValue(Ops[0]);
    } else {
      typedValue(Ops[1]);
      Out += ", ";
      typedValue(Ops[0]);
    }
    ordering(I);
    alignment(I.Alignment);
    return;
  case Opcode::CmpXchg:
    Out += I.Flags & Weak ? " weak" : "";
    Out += I.Flags & Volatile ? " volatile " : " ";
    operandList(Ops, true);
    ordering(I);
    Out.append(" ").append(orderingName(I.FailureOrdering));
    return;
  case Opcode::AtomicRmw:
    Out += I.Flags & Volatile ? " volatile " : " ";
    Out.append(rmwName(RmwOperation(I.Predicate))) += ' ';
    operandList(Ops, true);
    ordering(I);
    return;
  default: // fence
    ordering(I);
  }
}

void Writer::call(const Instruction &I) {
  if (I.Flags & MustTailCall)
    Out += "musttail ";
  else if (I.Flags & TailCall)
    Out += "tail ";
  Out.append(opcodeName(I.Op)) += ' ';
  convention(I.CallingConvention);
  const AttributeListId Attributes = M.attributeList(I);
  Out += attributesAt(Attributes, 0);
  // A module that was changed in memory may call a value that is no function; the result type is
  // enough then.
  TypeId Shown = I.Type;
  const TypeId Callee = M.elementType(I);
  if (Callee < M.Types.size() && M.Types[Callee].Kind == TypeKind::Function) {
    const Type &F = M.Types[Callee];
    // Assembly has the whole function type only if the result type is ambiguous.
    const Type &Result = M.Types[F.Element];
    bool IsWhole = F.VarArg || (Result.Kind == TypeKind::Pointer &&
                                M.Types[Result.Element].Kind == TypeKind::Function);
    Shown = IsWhole ? Callee : F.Element;
  }
  Out.append(typeText(Shown)) += ' ';
  value(M.callee(I));
  Out += '(';
  auto Ops = M.operands(I);
  for (size_t K = 0; K < Ops.size() && !full(); ++K) {
    if (K)
      Out += ", ";
    if (isMetadataOperand(Ops[K])) {
      typedValue(Ops[K]);
      continue;
    }
    Out.append(typeText(M.Values[Ops[K]].Type)) += ' ';
    Out += attributesAt(Attributes, uint32_t(K + 1));
    value(Ops[K]);
  }
  Out += ')';
  if (uint32_t N = functionAttributes(Attributes); N != None)
    Out.append(" #").number(N);
  if (I.Op == Opcode::Invoke) {
    Out += "\n          to label ";
    blockName(M.successors(I)[0]);
    Out += " unwind label ";
    blockName(M.successors(I)[1]);
  }
}

void Writer::control(const Instruction &I) {
  auto Ops = M.operands(I);
  auto Next = M.successors(I);
  Out += opcodeName(I.Op);
  switch (I.Op) {
  case Opcode::Ret:
    Out += ' ';
    if (Ops.empty())
      Out += "void";
    else
      typedValue(Ops[0]);
    return;
  case Opcode::Br:
    Out += ' ';
    if (!Ops.empty()) {
      typedValue(Ops[0]);
      Out += ", ";
    }
    for (size_t K = 0; K < Next.size(); ++K) {
      Out += K ? ", label " : "label ";
      blockName(Next[K]);
    }
    return;
  case Opcode::Switch:
    Out += ' ';
    typedValue(Ops[0]);
    Out += ", label ";
    blockName(Next[0]);
    Out += " [\n";
    for (size_t K = 1; K < Next.size() && !full(); ++K) {
      Out += "    ";
      typedValue(Ops[K]);
      Out += ", label ";
      blockName(Next[K]);
      Out += '\n';
    }
    Out += "  ]";
    return;
  case Opcode::IndirectBr:
    Out += ' ';
    typedValue(Ops[0]);
    Out += ", [";
    for (size_t K = 0; K < Next.size() && !full(); ++K) {
      Out += K ? ", label " : "label ";
      blockName(Next[K]);
    }
    Out += ']';
    return;
  case Opcode::Resume:
    Out += ' ';
    typedValue(Ops[0]);
    return;
  default: // unreachable
    return;
  }
}

} // namespace dxil::ir::assembly
