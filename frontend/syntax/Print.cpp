// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tree as text: one node on a line, its parts indented below it.
#include "Parser.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace dxil::frontend::syntax {
namespace {

class TreePrinter {
public:
  TreePrinter(const Tree &T, const Tokens &Source, const NameTable &Names, llvm::raw_ostream &OS)
      : T(T), Source(Source), Names(Names), OS(OS) {}

  void all(NodeList L) {
    for (uint32_t I = 0; I != L.Count; ++I)
      node(T.item(L, I));
  }

  void node(NodeId N);

private:
  llvm::StringRef word(Name N) const { return N == Name::None ? "<none>" : Names.spelling(N); }

  // Prints a line and its parts below it.
  template <typename Below> void line(const llvm::Twine &Text, Below Parts) {
    OS.indent(Indent) << Text << '\n';
    Indent += 2;
    Parts();
    Indent -= 2;
  }
  void line(const llvm::Twine &Text) { OS.indent(Indent) << Text << '\n'; }
  void line(const llvm::Twine &Text, std::initializer_list<NodeId> Operands) {
    line(Text, [&] {
      for (NodeId Operand : Operands)
        node(Operand);
    });
  }
  void part(const char *Label, NodeId N) {
    if (N != NodeId::None)
      line(Label, {N});
  }
  void part(const char *Label, NodeList L) {
    if (!L.empty())
      line(Label, [&] { all(L); });
  }
  std::string flags(Specifiers S) const {
    std::string Text;
    for (const ModifierInfo &M : AllModifiers)
      if (S.has(M.Is))
        Text += " " + std::string(M.Word);
    if (S.has(Specifier::PragmaRowMajor))
      Text += " pragma-row_major";
    if (S.has(Specifier::PragmaColumnMajor))
      Text += " pragma-column_major";
    return Text;
  }

  void expression(NodeId N);
  void nameOrLiteral(NodeId N);
  void statement(NodeId N);
  void loop(NodeId N);
  void declaration(NodeId N);
  void scopeOrParameter(NodeId N);
  void annotation(NodeId N);

  const Tree &T;
  const Tokens &Source;
  const NameTable &Names;
  llvm::raw_ostream &OS;
  unsigned Indent = 0;
};

void TreePrinter::node(NodeId N) {
  if (N == NodeId::None)
    return line("none");
  const NodeKind K = T.kind(N);
  if (K <= NodeKind::BadExpression)
    expression(N);
  else if (K <= NodeKind::Empty)
    statement(N);
  else if (K <= NodeKind::StaticAssert)
    declaration(N);
  else
    annotation(N);
}

void TreePrinter::expression(NodeId N) {
  switch (T.kind(N)) {
  case NodeKind::Unary:
  case NodeKind::Postfix: {
    const bool IsPostfix = T.is(N, NodeKind::Postfix);
    const UnaryOperator Op = IsPostfix ? T.get<Postfix>(N).Operator : T.get<Unary>(N).Operator;
    const NodeId Operand = IsPostfix ? T.get<Postfix>(N).Operand : T.get<Unary>(N).Operand;
    return line((IsPostfix ? "postfix " : "unary ") + llvm::Twine(spelling(Op)), {Operand});
  }
  case NodeKind::Binary: {
    const auto B = T.get<Binary>(N);
    return line("binary " + llvm::Twine(spelling(B.Operator)), {B.Left, B.Right});
  }
  case NodeKind::Assign: {
    const auto A = T.get<Assign>(N);
    return line("assign " + llvm::Twine(spelling(A.Operator)) + "=", {A.Left, A.Right});
  }
  case NodeKind::Conditional: {
    const auto C = T.get<Conditional>(N);
    return line("conditional", {C.Condition, C.True, C.False});
  }
  case NodeKind::Call: {
    const auto C = T.get<Call>(N);
    return line("call", [&] {
      node(C.Callee);
      part("arguments", C.Arguments);
    });
  }
  case NodeKind::Subscript: {
    const auto S = T.get<Subscript>(N);
    return line("subscript", {S.Base, S.Index});
  }
  case NodeKind::Member: {
    const auto M = T.get<Member>(N);
    return line("member", {M.Base, M.Named});
  }
  case NodeKind::Cast: {
    const auto C = T.get<Cast>(N);
    return line("cast", {C.Type, C.Operand});
  }
  case NodeKind::SizeOf: return line("sizeof", {T.get<SizeOf>(N).Operand});
  case NodeKind::InitList: return line("list", [&] { all(T.get<InitList>(N).Items); });
  default: return nameOrLiteral(N);
  }
}

void TreePrinter::nameOrLiteral(NodeId N) {
  switch (T.kind(N)) {
  case NodeKind::NameRef: {
    const auto R = T.get<NameRef>(N);
    return line((R.Global            ? "name ::"
                 : R.Elaborated == 1 ? "struct "
                 : R.Elaborated      ? "enum "
                                     : "name ") +
                    word(R.Word),
                [&] {
                  part("in", R.Qualifier);
                  if (R.HasArguments)
                    line("arguments", [&] { all(R.Arguments); });
                });
  }
  case NodeKind::TypeRef: {
    const auto R = T.get<TypeRef>(N);
    return line("type" + flags(R.Flags), {R.Named});
  }
  case NodeKind::ArrayType: {
    const auto A = T.get<ArrayType>(N);
    return line("array", [&] {
      node(A.Element);
      part("length", A.Size);
    });
  }
  case NodeKind::Integer: {
    const IntegerLiteral &L = Source.Integers[T.get<Integer>(N).Literal];
    static constexpr const char *Suffixes[] = {"", "u", "l", "ul", "ll", "ull"};
    return line("integer " + llvm::Twine(L.Value) + Suffixes[unsigned(L.Suffix)]);
  }
  case NodeKind::Float: {
    const FloatLiteral &L = Source.Floats[T.get<Float>(N).Literal];
    static constexpr const char *Suffixes[] = {"", "h", "f", "l"};
    return line("float " + llvm::Twine(std::to_string(L.Value)) + Suffixes[unsigned(L.Suffix)]);
  }
  case NodeKind::Bool: return line(T.get<Bool>(N).Value ? "true" : "false");
  case NodeKind::String:
    return line(
        "string \"" +
        llvm::toStringRef(llvm::arrayRefFromStringRef(Source.Strings[T.get<String>(N).Literal])) +
        "\"");
  case NodeKind::This: return line("this");
  default: return line("bad expression");
  }
}

void TreePrinter::statement(NodeId N) {
  switch (T.kind(N)) {
  case NodeKind::Block: return line("block", [&] { all(T.get<Block>(N).Statements); });
  case NodeKind::DeclarationStatement:
    return line("declare", [&] { all(T.get<DeclarationStatement>(N).Declarations); });
  case NodeKind::ExpressionStatement: return line("do", {T.get<ExpressionStatement>(N).Expression});
  case NodeKind::If: {
    const auto S = T.get<If>(N);
    return line("if", [&] {
      part("attributes", S.Attributes);
      node(S.Condition);
      part("then", S.Then);
      part("else", S.Else);
    });
  }
  case NodeKind::Switch: {
    const auto S = T.get<Switch>(N);
    return line("switch", [&] {
      part("attributes", S.Attributes);
      node(S.Value);
      part("body", S.Body);
    });
  }
  case NodeKind::Attributed: {
    const auto S = T.get<Attributed>(N);
    return line("attributed", [&] {
      part("attributes", S.Attributes);
      node(S.Statement);
    });
  }
  case NodeKind::Case: return line("case", {T.get<Case>(N).Value});
  case NodeKind::Default: return line("default");
  case NodeKind::Break: return line("break");
  case NodeKind::Continue: return line("continue");
  case NodeKind::Return:
    return line("return", [&] {
      if (NodeId V = T.get<Return>(N).Value; V != NodeId::None)
        node(V);
    });
  case NodeKind::Discard: return line("discard");
  default: return loop(N);
  }
}

void TreePrinter::loop(NodeId N) {
  switch (T.kind(N)) {
  case NodeKind::For: {
    const auto S = T.get<For>(N);
    return line("for", [&] {
      part("attributes", S.Attributes);
      part("initial", S.Initial);
      part("condition", S.Condition);
      part("next", S.Next);
      part("body", S.Body);
    });
  }
  case NodeKind::While: {
    const auto S = T.get<While>(N);
    return line("while", [&] {
      part("attributes", S.Attributes);
      node(S.Condition);
      part("body", S.Body);
    });
  }
  case NodeKind::Do: {
    const auto S = T.get<Do>(N);
    return line("do while", [&] {
      part("attributes", S.Attributes);
      part("body", S.Body);
      node(S.Condition);
    });
  }
  default: return line("empty");
  }
}

void TreePrinter::declaration(NodeId N) {
  switch (T.kind(N)) {
  case NodeKind::Variable: {
    const auto V = T.get<Variable>(N);
    return line("variable " + word(V.Word) + flags(V.Flags), [&] {
      part("attributes", V.Attributes);
      node(V.Type);
      part("in", V.Qualifier);
      part("dimensions", V.Dimensions);
      part("annotations", V.Annotations);
      part("bits", V.BitWidth);
      part("initial", V.Initializer);
    });
  }
  case NodeKind::Function: {
    const auto F = T.get<Function>(N);
    return line("function" + flags(F.Flags), [&] {
      node(F.Named);
      part("in", F.Qualifier);
      part("attributes", F.Attributes);
      if (F.IsTemplate)
        line("template", [&] { all(F.TemplateParameters); });
      part("result", F.Result);
      part("parameters", F.Parameters);
      part("annotations", F.Annotations);
      part("body", F.Body);
    });
  }
  case NodeKind::Struct: {
    const auto S = T.get<Struct>(N);
    static constexpr const char *Sorts[] = {"struct", "class", "interface"};
    return line(Sorts[unsigned(S.Sort)] + flags(S.Flags), [&] {
      part("named", S.Named);
      part("attributes", S.Attributes);
      if (S.IsTemplate)
        line("template", [&] { all(S.TemplateParameters); });
      part("bases", S.Bases);
      part("members", S.Members);
    });
  }
  case NodeKind::Enum: {
    const auto E = T.get<Enum>(N);
    return line((E.IsClass ? "enum class " : "enum ") + word(E.Word), [&] {
      part("underlying", E.Underlying);
      all(E.Enumerators);
    });
  }
  case NodeKind::Alias: {
    const auto A = T.get<Alias>(N);
    return line("alias " + word(A.Word) + flags(A.Flags), [&] {
      if (A.IsTemplate)
        line("template", [&] { all(A.TemplateParameters); });
      node(A.Type);
      part("dimensions", A.Dimensions);
    });
  }
  default: return scopeOrParameter(N);
  }
}

void TreePrinter::scopeOrParameter(NodeId N) {
  switch (T.kind(N)) {
  case NodeKind::Enumerator: {
    const auto E = T.get<Enumerator>(N);
    return line("enumerator " + word(E.Word), [&] { part("value", E.Value); });
  }
  case NodeKind::ConstantBlock: {
    const auto B = T.get<ConstantBlock>(N);
    return line((B.IsTextureBuffer ? "tbuffer " : "cbuffer ") + word(B.Word), [&] {
      part("annotations", B.Annotations);
      all(B.Members);
    });
  }
  case NodeKind::Namespace: {
    const auto S = T.get<Namespace>(N);
    return line("namespace " + word(S.Word), [&] { all(S.Declarations); });
  }
  case NodeKind::UsingNamespace: return line("using namespace", {T.get<UsingNamespace>(N).Named});
  case NodeKind::UsingName: return line("using", {T.get<UsingName>(N).Named});
  case NodeKind::TypeParameter: {
    const auto P = T.get<TypeParameter>(N);
    return line("typename " + word(P.Word), [&] { part("default", P.Default); });
  }
  case NodeKind::ValueParameter: {
    const auto P = T.get<ValueParameter>(N);
    return line("value " + word(P.Word), [&] {
      node(P.Type);
      part("default", P.Default);
    });
  }
  case NodeKind::Instantiation: return line("instantiation", {T.get<Instantiation>(N).Target});
  default: {
    const auto S = T.get<StaticAssert>(N);
    return line("static_assert", [&] {
      node(S.Condition);
      part("message", S.Message);
    });
  }
  }
}

void TreePrinter::annotation(NodeId N) {
  switch (T.kind(N)) {
  case NodeKind::Attribute: {
    const auto A = T.get<Attribute>(N);
    return line("attribute " + (A.Scope == Name::None ? "" : word(A.Scope) + "::") + word(A.Word),
                [&] { all(A.Arguments); });
  }
  case NodeKind::Semantic: return line("semantic " + word(T.get<Semantic>(N).Word));
  case NodeKind::Register: {
    const auto R = T.get<Register>(N);
    return line("register " + word(R.Word) + " space " + word(R.Space) + " profile " +
                    word(R.Profile),
                [&] { part("offset", R.Offset); });
  }
  case NodeKind::PackOffset: {
    const auto P = T.get<PackOffset>(N);
    return line("packoffset " + word(P.Word) + "." + word(P.Component));
  }
  case NodeKind::PayloadAccess: {
    const auto P = T.get<PayloadAccess>(N);
    std::string Text = P.IsWrite ? "write" : "read";
    for (uint32_t I = 0; I != P.Stages.Count; ++I)
      Text += " " + word(T.item(P.Stages, I)).str();
    return line(Text);
  }
  default: return line("state block");
  }
}

} // namespace

std::string print(const Tree &T, const Tokens &Source, const NameTable &Names) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  TreePrinter(T, Source, Names, OS).all(T.Declarations);
  return Text;
}

} // namespace dxil::frontend::syntax
