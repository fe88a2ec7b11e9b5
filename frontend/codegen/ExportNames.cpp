// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The symbols of a library's functions, as in DXC: those of Microsoft's C++, with vectors and
// matrices as class templates.
#include "../types/Scalars.h"
#include "Context.h"
#include "Functions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

/// A symbol, or the name of a template in it, with its own back references.
class Symbol {
public:
  explicit Symbol(const CodegenContext &G) : G(G), Types(G.Types) {}

  std::string Text;
  bool Failed = false;

  void function(const frontend::Function &F, StringRef Word) {
    Text = "\1?";
    qualified(F.Spelling, Word);
    // C's calling convention: a free function, or a public method.
    Text += F.This == TypeId::None ? "YA" : "QAA";
    result(F);
    for (VariableId V : F.Parameters)
      parameter(G.P.variable(V));
    Text += F.Parameters.empty() ? "XZ" : "@Z";
  }

private:
  static constexpr size_t MostReferences = 10;

  void name(StringRef Word) { nameText(Word.str() + "@"); }

  /// A repeated name becomes a back reference: its index among the first names.
  void nameText(const std::string &Word) {
    auto It = llvm::find(Names, Word);
    if (It != Names.end()) {
      Text += char('0' + (It - Names.begin()));
      return;
    }
    if (Names.size() < MostReferences)
      Names.push_back(Word);
    Text += Word;
  }

  /// `a::b::c` from the innermost part outwards, with \p Instead in place of `c`.
  void qualified(StringRef Spelling, StringRef Instead = "") {
    scopes(Spelling, Instead);
    Text += "@";
  }

  void scopes(StringRef Spelling, StringRef Instead = "") {
    SmallVector<StringRef, 4> Parts;
    Spelling.split(Parts, "::");
    if (!Instead.empty())
      Parts.back() = Instead;
    for (StringRef Part : llvm::reverse(Parts)) {
      Failed |= Part.empty() || !llvm::all_of(Part, [](char C) { return isAlnum(C) || C == '_'; });
      name(Part);
    }
  }

  /// The name of struct \p T and its enclosing scopes.
  void structName(TypeId T) {
    const Struct &S = Types.structOf(T);
    StringRef Word = S.Spelling, Around;
    if (S.Within != TypeId::None) {
      Word.consume_front(Types.structOf(S.Within).Spelling);
      Word.consume_front("::");
    }
    if (!S.Arguments.empty())
      Word = Word.take_until([](char C) { return C == '<'; });
    if (size_t Separator = Word.rfind("::"); Separator != StringRef::npos) {
      Around = Word.take_front(Separator);
      Word = Word.drop_front(Separator + 2);
    }
    if (S.Arguments.empty())
      scopes(Word);
    else
      templated(Word, [&](Symbol &Inner) { Inner.arguments(S.Arguments); });
    if (S.Within != TypeId::None)
      structName(S.Within);
    else if (!Around.empty())
      scopes(Around);
  }

  void arguments(ArrayRef<StructArgument> Arguments) {
    for (const StructArgument &A : Arguments) {
      if (A.Type == TypeId::None) {
        Text += "$0";
        if (int64_t(A.Value) < 0)
          Text += "?";
        number(int64_t(A.Value) < 0 ? -A.Value : A.Value);
        continue;
      }
      if (Types.get(A.Type).Kind == frontend::TypeKind::Array)
        Text += "$$B";
      type(Types.plain(A.Type));
    }
  }

  /// `?$Name@Arguments`, which counts as one name.
  void templated(StringRef Word, llvm::function_ref<void(Symbol &)> Arguments) {
    Symbol Inner(G);
    Inner.Text = "?$";
    Inner.name(Word);
    Arguments(Inner);
    Failed |= Inner.Failed;
    nameText(Inner.Text + "@");
  }

  void number(uint64_t N) {
    if (N >= 1 && N <= 10) {
      Text += char('0' + N - 1);
      return;
    }
    std::string Digits;
    for (; N; N >>= 4)
      Digits.insert(Digits.begin(), char('A' + (N & 15)));
    Text += Digits.empty() ? "A@" : Digits + "@";
  }

  void size(uint64_t N) {
    Text += "$0";
    number(N);
  }

  void type(TypeId T) {
    const frontend::Type Ty = Types.get(T);
    switch (Ty.Kind) {
    case frontend::TypeKind::Void: Text += "X"; return;
    case frontend::TypeKind::Scalar: return scalar(Ty.Element);
    case frontend::TypeKind::Vector:
      Text += "V";
      templated("vector", [&](Symbol &S) {
        S.scalar(Ty.Element);
        S.size(Ty.Rows);
      });
      Text += "@";
      return;
    case frontend::TypeKind::Matrix:
      Text += "V";
      templated("matrix", [&](Symbol &S) {
        S.scalar(Ty.Element);
        S.size(Ty.Rows);
        S.size(Ty.Columns);
      });
      Text += "@";
      return;
    case frontend::TypeKind::Array: return array(T);
    case frontend::TypeKind::Enum: Text += "W4"; return qualified(Types.enumOf(T).Spelling);
    case frontend::TypeKind::Struct:
      Text += Types.structOf(T).IsClass ? "V" : "U";
      structName(T);
      Text += "@";
      return;
    case frontend::TypeKind::Object: return object(Types.objectOf(T));
    default: Failed = true;
    }
  }

  /// The object is a struct or class as DXC declares it.
  void object(const Object &O) {
    using Sort = library::ObjectType::Sort;
    const bool IsStruct = O.Arguments.empty() || O.Record->Kind == Sort::ConstantBuffer ||
                          O.Record->Kind == Sort::TextureBuffer;
    Text += IsStruct ? "U" : "V";
    if (O.Arguments.empty())
      return qualified(O.Record->Word);
    templated(O.Record->Word, [&](Symbol &S) {
      for (const ObjectArgument &A : O.Arguments)
        A.Type != TypeId::None ? S.type(A.Type) : S.size(A.Value);
    });
    Text += "@";
  }

  void array(TypeId T) {
    SmallVector<uint64_t, 2> Sizes;
    for (; Types.get(T).Kind == frontend::TypeKind::Array; T = Types.get(T).ElementType)
      Sizes.push_back(Types.get(T).Rows);
    Text += "Y";
    number(Sizes.size());
    for (uint64_t Size : Sizes)
      number(Size);
    if (IsConstArray)
      Text += "$$CB";
    else if (IsReference)
      Text += "$$CA";
    type(T);
  }

  void scalar(ScalarKind K) {
    const ScalarInfo &Info = infoOf(K);
    Text += Types.native16() ? Info.Native16Symbol : Info.Symbol;
    Failed |= Info.Symbol.empty(); // the type of a literal
  }

  // Results of class type are marked, and so are const results; vectors and matrices are classes.
  void result(const frontend::Function &F) {
    const frontend::TypeKind Kind = Types.get(F.Result).Kind;
    if (Kind == frontend::TypeKind::Array) {
      Text += "$$B";
      IsConstArray = F.ResultConst;
    } else if (F.ResultConst) {
      Text += "?B";
    } else if (Kind != frontend::TypeKind::Scalar && Kind != frontend::TypeKind::Void) {
      Text += "?A";
    }
    type(F.Result);
    IsConstArray = false;
  }

  void parameter(const Variable &V) {
    const TypeId T = Types.plain(V.Type);
    const frontend::TypeKind Kind = Types.get(T).Kind;
    const bool IsArray = Kind == frontend::TypeKind::Array,
               IsStruct = Kind == frontend::TypeKind::Struct || Kind == frontend::TypeKind::Object;
    IsReference = V.Flow != library::Direction::In;
    std::string Before = std::move(Text);
    Text.clear();
    // Structs and objects are references without a mark.
    if (IsReference && !IsArray && !IsStruct)
      Text = V.Const ? "AIB" : "AIA";
    IsConstArray = IsArray && V.Const;
    const std::pair<TypeId, unsigned> Key{T, unsigned(IsReference) * 2 + V.Const};
    auto It = llvm::find(ParameterTypes, Key);
    if (It != ParameterTypes.end()) {
      Text = Before + char('0' + (It - ParameterTypes.begin()));
    } else {
      type(T);
      if (Text.size() > 1 && ParameterTypes.size() < MostReferences)
        ParameterTypes.push_back(Key);
      Text = Before + Text;
    }
    IsReference = IsConstArray = false;
  }

  const CodegenContext &G;
  TypeTable &Types;
  SmallVector<std::string, MostReferences> Names;
  SmallVector<std::pair<TypeId, unsigned>, MostReferences> ParameterTypes;
  bool IsReference = false;  ///< true in an `out` or `inout` parameter
  bool IsConstArray = false; ///< true in a const array parameter
};

} // namespace

std::string linkageName(const CodegenContext &G, const frontend::Function &F) {
  Symbol S(G);
  S.function(F, {});
  return S.Failed ? std::string() : S.Text;
}

std::string exportSymbol(const CodegenContext &G, const frontend::Function &F, StringRef Word) {
  Symbol S(G);
  S.function(F, Word);
  if (!S.Failed)
    return S.Text;
  // Runtimes read the name between `\1?` and `@`.
  return ("\1?" + (Word.empty() ? G.Names.spelling(F.Word) : Word) + "@@YAXXZ").str();
}

} // namespace dxil::frontend
