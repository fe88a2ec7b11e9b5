// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/generated/Limits.h>
#include <dxil/listing/SourceNames.h>

#include <dxil/generated/DataTypes.h>

#include <algorithm>
#include <map>

namespace dxil::listing {
namespace {

constexpr unsigned MaxDepth = 32;       ///< nesting of templates in templates
constexpr size_t MaxSpelling = 1 << 12; ///< back references can make a short symbol long

/// Returns HLSL's name of a scalar type, by its name in C++ or its word in symbols.
std::string scalarName(std::string_view Word) {
  auto Find = [](const auto &Table, std::string_view Name) -> std::string_view {
    const auto *Row = std::ranges::find(Table, Name, &ScalarNameInfo::Name);
    return Row == std::end(Table) ? std::string_view() : Row->Word;
  };
  std::string_view Result = Find(CxxScalars, Word);
  if (Result.empty())
    Result = Find(ScalarSymbols, "$" + std::string(Word) + "@");
  return std::string(Result.empty() ? Word : Result);
}

/// Returns a type such as `float4`, `float3x4` or `Name<A, B>`.
std::string templateName(std::string_view Name, const std::vector<std::string> &Arguments) {
  if (Name == "vector" && Arguments.size() == 2)
    return Arguments[0] + Arguments[1];
  if (Name == "matrix" && Arguments.size() == 3)
    return Arguments[0] + Arguments[1] + "x" + Arguments[2];
  std::string Out(Name);
  for (size_t I = 0; I < Arguments.size(); ++I)
    Out += (I ? ", " : "<") + Arguments[I];
  return Arguments.empty() ? Out : Out + ">";
}

/// Parses a mangled symbol of Microsoft's C++, as far as DXC's functions need it. Each step returns
/// false if the symbol is malformed.
class Demangler {
public:
  explicit Demangler(std::string_view Text) : Rest(Text) {}

  bool function(SourceFunction &Out) {
    std::string Result;
    if (!qualified(Out.Name) || !convention())
      return false;
    if (!take('@')) { // a constructor's symbol has no result
      if (take('?'))
        next();
      if (!type(Result))
        return false;
    }
    return parameters(Out.Parameters);
  }

private:
  char next() {
    if (Rest.empty())
      return 0;
    const char C = Rest.front();
    Rest.remove_prefix(1);
    return C;
  }

  bool take(char C) {
    if (Rest.empty() || Rest.front() != C)
      return false;
    Rest.remove_prefix(1);
    return true;
  }

  bool take(std::string_view Text) {
    if (!Rest.starts_with(Text))
      return false;
    Rest.remove_prefix(Text.size());
    return true;
  }

  /// Reads the text before the next `@`.
  bool word(std::string &Out) {
    const size_t End = Rest.find('@');
    if (End == 0 || End == Rest.npos)
      return false;
    Out = Rest.substr(0, End);
    Rest.remove_prefix(End + 1);
    return Out.size() < MaxSpelling;
  }

  static bool known(const std::vector<std::string> &List, char Digit, std::string &Out) {
    const size_t Index = size_t(Digit - '0');
    if (Index >= List.size())
      return false;
    Out = List[Index];
    return true;
  }

  static void remember(std::vector<std::string> &List, const std::string &Text) {
    constexpr size_t MostReferences = 10;
    if (List.size() < MostReferences)
      List.push_back(Text);
  }

  /// Reads one part of a qualified name.
  bool name(std::string &Out) {
    if (Rest.empty())
      return false;
    if (Rest.front() >= '0' && Rest.front() <= '9')
      return known(Names, next(), Out);
    if (take("?$"))
      return templated(Out);
    if (Rest.front() == '?' || !word(Out))
      return false;
    if (std::ranges::find(Names, Out) == Names.end())
      remember(Names, Out);
    return true;
  }

  /// Reads `Name@Arguments@`, which has its own back references.
  bool templated(std::string &Out) {
    if (++Depth > MaxDepth)
      return false;
    std::vector<std::string> OuterNames = std::move(Names), OuterTypes = std::move(Types);
    Names.clear();
    Types.clear();
    std::string Word, Argument;
    std::vector<std::string> Arguments;
    if (!name(Word))
      return false;
    while (!take('@')) {
      if (!(take("$0") ? number(Argument) : type(Argument)))
        return false;
      Arguments.push_back(Argument);
    }
    Names = std::move(OuterNames);
    Types = std::move(OuterTypes);
    --Depth;
    Out = templateName(Word, Arguments);
    remember(Names, Out);
    return Out.size() < MaxSpelling;
  }

  /// Reads a qualified name: `c@b@a@@` is a::b::c.
  bool qualified(std::string &Out) {
    if (!name(Out))
      return false;
    for (std::string Scope; !take('@');) {
      if (!name(Scope))
        return false;
      Out = Scope + "::" + Out;
      if (Out.size() > MaxSpelling)
        return false;
    }
    return true;
  }

  /// Reads the access and the calling convention.
  bool convention() {
    switch (next()) {
    case 'Y':
    case 'S':
    case 'K':
    case 'C': break;
    case 'Q':
    case 'I':
    case 'A':
      take('E');
      take('I');
      next(); // const, volatile
      break;
    default: return false;
    }
    return next() != 0;
  }

  bool number(std::string &Out) {
    Out = take('?') ? "-" : "";
    if (!Rest.empty() && Rest.front() >= '0' && Rest.front() <= '9') {
      Out += std::to_string(next() - '0' + 1);
      return true;
    }
    uint64_t Value = 0;
    for (unsigned Digits = 0; !take('@'); ++Digits) {
      const char C = next();
      if (C < 'A' || C > 'P' || Digits == 16)
        return false;
      Value = Value << 4 | uint64_t(C - 'A');
    }
    Out += std::to_string(Value);
    return true;
  }

  bool type(std::string &Out) {
    while (take("$$C"))
      next(); // const
    take("$$B");
    for (const ScalarNameInfo &S : ScalarSymbols)
      if (take(S.Name)) {
        Out = S.Word;
        return true;
      }
    switch (next()) {
    case 'X': Out = "void"; return true;
    case 'J': Out = "int"; return true;
    case 'K': Out = "uint"; return true;
    case '$': return word(Out);
    case 'U':
    case 'V': return qualified(Out);
    case 'W': return next() == '4' && qualified(Out);
    case 'A': return reference("inout ", "", Out);
    case 'P': return reference("", "*", Out);
    case 'Y': return array(Out);
    default: return false;
    }
  }

  bool reference(std::string_view Before, std::string_view After, std::string &Out) {
    take('E');
    take('I');
    next(); // const, volatile
    if (++Depth > MaxDepth || !type(Out))
      return false;
    --Depth;
    Out.insert(0, Before).append(After);
    return true;
  }

  bool array(std::string &Out) {
    constexpr size_t MaxDimensions = 8;
    std::string Count, Size, Sizes;
    if (!number(Count) || Count.size() != 1 || size_t(Count[0] - '0') > MaxDimensions)
      return false;
    for (int I = 0; I < Count[0] - '0'; ++I) {
      if (!number(Size))
        return false;
      Sizes += "[" + Size + "]";
    }
    const bool IsWritten = Rest.starts_with("$$CA"); // without const: an `out` or `inout` parameter
    if (++Depth > MaxDepth || !type(Out))
      return false;
    --Depth;
    Out = (IsWritten ? "inout " : "") + Out + Sizes;
    return Out.size() < MaxSpelling;
  }

  bool parameters(std::string &Out) {
    if (take('X'))
      return true;
    std::string Each;
    for (bool First = true; !take('@') && !Rest.starts_with('Z'); First = false) {
      if (Rest.empty() || Out.size() > MaxSpelling)
        return false;
      const size_t Before = Rest.size();
      if (Rest.front() >= '0' && Rest.front() <= '9') {
        if (!known(Types, next(), Each))
          return false;
      } else {
        if (!type(Each))
          return false;
        if (Before - Rest.size() > 1)
          remember(Types, Each);
      }
      Out += (First ? "" : ", ") + Each;
    }
    return true;
  }

  std::string_view Rest;
  std::vector<std::string> Names, Types; ///< targets of back references
  unsigned Depth = 0;
};

std::string_view trimmed(std::string_view Text) {
  while (Text.starts_with(' '))
    Text.remove_prefix(1);
  while (Text.ends_with(' '))
    Text.remove_suffix(1);
  return Text;
}

/// Reads a C++ type up to a comma or bracket around it.
std::string readType(std::string_view &Text, unsigned Depth) {
  const size_t End = std::min(Text.find_first_of("<,>"), Text.size());
  const std::string Name = scalarName(trimmed(Text.substr(0, End)));
  Text.remove_prefix(End);
  if (!Text.starts_with('<') || Depth == MaxDepth)
    return Name;
  std::vector<std::string> Arguments;
  do {
    Text.remove_prefix(1);
    Arguments.push_back(readType(Text, Depth + 1));
  } while (Text.starts_with(','));
  if (Text.starts_with('>'))
    Text.remove_prefix(1);
  while (Text.starts_with(' '))
    Text.remove_prefix(1);
  return templateName(Name, Arguments);
}

/// Returns the name without namespaces and template arguments.
std::string_view lastName(std::string_view Name) {
  Name = Name.substr(0, Name.find('<'));
  const size_t Scope = Name.rfind("::");
  return Scope == Name.npos ? Name : Name.substr(Scope + 2);
}

std::string withoutBlanks(std::string_view Text) {
  std::string Out(Text);
  std::erase(Out, ' ');
  return Out;
}

} // namespace

std::optional<SourceFunction> sourceFunction(std::string_view Symbol) {
  if (!Symbol.starts_with("\1?"))
    return std::nullopt;
  SourceFunction F;
  // `??$f@M@@` is a function template's instance.
  if (!Demangler(Symbol.substr(2)).function(F))
    return std::nullopt;
  return F;
}

std::string sourceType(std::string_view StructName) {
  for (std::string_view Prefix : {HostLayoutPrefix, ClassPrefix, StructPrefix})
    if (StructName.starts_with(Prefix))
      StructName.remove_prefix(Prefix.size());
  // DXC's name of a matrix type: `matrix.float.4.4`.
  if (StructName.starts_with("matrix.")) {
    std::string_view Tail = StructName.substr(7);
    const size_t Rows = Tail.find('.'), Columns = Tail.rfind('.');
    if (Columns != Tail.npos && Columns > Rows)
      return templateName("matrix", {scalarName(Tail.substr(0, Rows)),
                                     std::string(Tail.substr(Rows + 1, Columns - Rows - 1)),
                                     std::string(Tail.substr(Columns + 1))});
  }
  std::string_view Tail = StructName;
  const std::string Out = readType(Tail, 0);
  return Tail.empty() ? Out : std::string(StructName);
}

FunctionNames::FunctionNames(const ir::Module &M) : M(M) {
  std::map<std::string_view, size_t> Counts;
  Sources.reserve(M.Functions.size());
  for (const ir::Function &F : M.Functions)
    if (const auto &Source = Sources.emplace_back(sourceFunction(M.name(F.Self))))
      ++Counts[Source->Name];
    else
      ++Counts[M.name(F.Self)];
  for (size_t F = 0; F < Sources.size(); ++F) {
    const std::string_view Symbol = M.name(M.Functions[F].Self);
    if (Sources[F])
      Shown.push_back(Counts[Sources[F]->Name] > 1 ? Sources[F]->str() : Sources[F]->Name);
    else
      Shown.push_back(Symbol.empty() ? "function " + std::to_string(F) : std::string(Symbol));
  }
}

std::vector<ir::FunctionId> FunctionNames::find(std::string_view Name) const {
  std::vector<ir::FunctionId> Exact, Similar;
  const std::string Plain = withoutBlanks(Name);
  for (ir::FunctionId F = 0; F < Sources.size(); ++F) {
    if (M.Functions[F].IsDeclaration)
      continue;
    const std::string_view Symbol = M.name(M.Functions[F].Self);
    if (Symbol == Name || (Symbol.starts_with('\1') && Symbol.substr(1) == Name))
      return {F};
    if (!Sources[F])
      continue;
    if (Sources[F]->Name == Name || withoutBlanks(Sources[F]->str()) == Plain)
      Exact.push_back(F);
    else if (lastName(Sources[F]->Name) == Name)
      Similar.push_back(F);
  }
  return Exact.empty() ? Similar : Exact;
}

std::vector<std::string> FunctionNames::all() const {
  std::vector<std::string> Out;
  for (size_t F = 0; F < Shown.size(); ++F)
    if (!M.Functions[F].IsDeclaration)
      Out.push_back(Shown[F]);
  return Out;
}

} // namespace dxil::listing
