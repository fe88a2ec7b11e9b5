// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Symbols.h"

#include <cctype>
#include <string>

namespace dxil::differential {
namespace {

constexpr size_t MostReferences = 10;
constexpr unsigned MostDepth = 16;

bool isDigit(char C) {
  return std::isdigit(static_cast<unsigned char>(C)) != 0;
}

class Reader {
public:
  explicit Reader(std::string_view Text) : Text(Text) {}

  SymbolTypes read() {
    SymbolTypes Result;
    if (!take("\1?"))
      return Result;
    className();
    if (!take("YA"))
      return Result;
    Result.ReturnsVoid = Text.starts_with("X");
    if (!take("?A"))
      take("?B");
    type();
    while (!Failed && !Text.empty() && Text[0] != '@' && Text[0] != 'X') {
      const Parameter Read = parameter();
      Result.Bools.push_back(Read.IsBool);
      Result.References.push_back(Read.IsReference);
    }
    if (Failed)
      Result.Bools = Result.References = {};
    return Result;
  }

private:
  bool take(std::string_view Prefix) {
    if (!Text.starts_with(Prefix))
      return false;
    Text.remove_prefix(Prefix.size());
    return true;
  }
  char next() {
    if (Text.empty()) {
      Failed = true;
      return '@';
    }
    const char C = Text[0];
    Text.remove_prefix(1);
    return C;
  }
  std::string_view upTo(char End) {
    const size_t Position = Text.find(End);
    Failed |= Position == std::string_view::npos;
    const std::string_view Word = Text.substr(0, Position);
    Text.remove_prefix(Failed ? Text.size() : Position + 1);
    return Word;
  }

  struct Parameter {
    bool IsBool = false, IsReference = false;
  };

  Parameter parameter() {
    if (isDigit(Text[0])) {
      const auto Index = size_t(next() - '0');
      return Index < Parameters.size() ? Parameters[Index] : Parameter();
    }
    const size_t Before = Text.size();
    const bool IsReference = Text.starts_with("AI");
    const Parameter Read{type(), IsReference};
    if (Before - Text.size() > 1 && Parameters.size() < MostReferences)
      Parameters.push_back(Read);
    return Read;
  }

  /// Returns true if the type is made of bools.
  bool type() {
    if (++Depth > MostDepth)
      Failed = true;
    bool IsBool = false;
    if (!Failed)
      IsBool = plainType();
    --Depth;
    return IsBool;
  }

  bool plainType() {
    if (take("$$B") || take("$$CA") || take("$$CB") || take("AIA") || take("AIB"))
      return type();
    if (take("Y")) {
      for (uint64_t Count = number(); Count > 0 && !Failed; --Count)
        number();
      return type();
    }
    if (take("_"))
      return next() == 'N';
    if (take("$")) {
      upTo('@');
      return false;
    }
    if (take("V") || take("U") || take("W4")) {
      const std::string Name = className();
      return Name.starts_with("?$vector@_N") || Name.starts_with("?$matrix@_N");
    }
    Failed |= !std::isupper(static_cast<unsigned char>(next()));
    return false;
  }

  uint64_t number() {
    if (!Text.empty() && isDigit(Text[0]))
      return uint64_t(next() - '0') + 1;
    uint64_t Value = 0;
    for (const char C : upTo('@')) {
      Failed |= C < 'A' || C > 'P';
      Value = Value << 4 | uint64_t(C - 'A');
    }
    return Value;
  }

  /// A name and its scopes; returns the name.
  std::string className() {
    std::string First;
    for (bool IsFirst = true; !Failed && !take("@"); IsFirst = false) {
      const std::string Each = name();
      if (IsFirst)
        First = Each;
    }
    return First;
  }

  std::string name() {
    if (!Text.empty() && isDigit(Text[0])) {
      const auto Index = size_t(next() - '0');
      Failed |= Index >= Names.size();
      return Failed ? std::string() : Names[Index];
    }
    const std::string_view Before = Text;
    if (take("?$")) {
      // Names in a template have numbers of their own.
      std::vector<std::string> Outer = std::move(Names);
      Names.assign(1, std::string(upTo('@')));
      while (!Failed && !take("@"))
        argument();
      Names = std::move(Outer);
    } else {
      upTo('@');
    }
    const std::string Word(Before.substr(0, Before.size() - Text.size()));
    if (Names.size() < MostReferences)
      Names.push_back(Word);
    return Word;
  }

  void argument() {
    if (!take("$0")) {
      type();
      return;
    }
    take("?");
    number();
  }

  std::string_view Text;
  bool Failed = false;
  unsigned Depth = 0;
  std::vector<std::string> Names;
  std::vector<Parameter> Parameters;
};

} // namespace

SymbolTypes typesOfSymbol(std::string_view Symbol) {
  return Reader(Symbol).read();
}

} // namespace dxil::differential
