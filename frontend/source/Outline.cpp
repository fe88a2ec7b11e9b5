// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Outline.h"
#include "TokenDigest.h"

#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/BLAKE3.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

/// A declaration at namespace scope, or the tokens that open or close a namespace.
struct Declaration {
  size_t First, End;
  /// The name of a function or variable that may be left out, or None.
  Name Word = Name::None;
  bool IsVariable = false; ///< Word is a static variable
  bool HasTemplate = false;
  /// Locations of the tokens in files.
  Location FirstPlace = Location::None, LastPlace = Location::None;
};

/// Divides tokens into declarations.
class Splitter {
public:
  explicit Splitter(ArrayRef<Token> All) : All(All) {}

  std::vector<Declaration> split() {
    std::vector<Declaration> Result;
    for (size_t Index = 0; !All[Index].is(TokenKind::EndOfFile);) {
      Declaration D{Index, Index};
      if (!findFunction(D) && !findVariable(D))
        D.End = IsUnbalanced ? All.size() - 1 : endOfOther(Index);
      Result.push_back(D);
      Index = D.End;
    }
    return Result;
  }

private:
  /// Returns the token after the one that closes the bracket at \p Open. Sets IsUnbalanced if there
  /// is none.
  size_t skip(size_t Open) {
    unsigned Levels = 0;
    for (size_t Index = Open; !All[Index].is(TokenKind::EndOfFile); ++Index) {
      if (isOpening(All[Index].Kind))
        ++Levels;
      else if (isClosing(All[Index].Kind) && !--Levels)
        return Index + 1;
    }
    IsUnbalanced = true;
    return All.size() - 1;
  }

  static bool mayBeginFunction(Name Word) {
    switch (Word) {
    case Name::const_:
    case Name::static_:
    case Name::inline_:
    case Name::volatile_: return true;
    default: return !isKeyword(Word);
    }
  }

  /// Sets the end and name of \p D if a function definition begins there.
  bool findFunction(Declaration &D) {
    const std::optional<size_t> Open = findParameters(D.First);
    if (!Open)
      return false;
    size_t Index = skip(*Open);
    if (All[Index].is(TokenKind::Colon) && All[Index + 1].name() != Name::None)
      Index += 2; // a semantic
    if (!All[Index].is(TokenKind::LeftBrace))
      return false;
    D.End = skip(Index);
    if (IsUnbalanced || any_of(All.slice(D.First, D.End - D.First), isPragma))
      return false;
    D.Word = All[*Open - 1].name();
    return true;
  }

  /// A pragma also affects the declarations that follow.
  static bool isPragma(const Token &T) {
    return T.is(TokenKind::PragmaRowMajor) || T.is(TokenKind::PragmaColumnMajor);
  }

  /// Sets the end and name of \p D if it is the definition of a static variable whose initializer
  /// has no effects but those of the functions that it calls.
  bool findVariable(Declaration &D) {
    if (!All[D.First].is(Name::static_))
      return false;
    size_t Index = D.First + 1;
    Name Word = Name::None;
    unsigned Words = 0;
    for (; All[Index].is(Name::const_) ||
           (All[Index].is(TokenKind::Name) && !isKeyword(All[Index].name()));
         ++Index) {
      Word = All[Index].name();
      Words += Word != Name::const_;
    }
    if (Words < 2)
      return false;
    while (All[Index].is(TokenKind::LeftBracket))
      Index = skip(Index);
    const std::optional<size_t> End =
        All[Index].is(TokenKind::Equal) ? endOfInitializer(Index + 1) : Index;
    if (IsUnbalanced || !End || !All[*End].is(TokenKind::Semicolon))
      return false;
    D.End = *End + 1;
    D.Word = Word;
    D.IsVariable = true;
    return true;
  }

  /// Returns the semicolon after the initializer at \p Index, or nothing if it does more than
  /// compute a value.
  std::optional<size_t> endOfInitializer(size_t Index) const {
    for (unsigned Levels = 0;; ++Index) {
      const TokenKind Kind = All[Index].Kind;
      if (isOpening(Kind)) {
        ++Levels;
        continue;
      }
      if (isClosing(Kind)) {
        if (!Levels--)
          return std::nullopt;
        continue;
      }
      switch (Kind) {
      case TokenKind::Comma:
        if (!Levels)
          return std::nullopt;
        break;
      case TokenKind::Semicolon: return Levels ? std::nullopt : std::optional(Index);
      case TokenKind::Name:
      case TokenKind::Integer:
      case TokenKind::Float:
      case TokenKind::Plus:
      case TokenKind::Minus:
      case TokenKind::Star:
      case TokenKind::Slash:
      case TokenKind::Percent:
      case TokenKind::LessLess:
      case TokenKind::Amp:
      case TokenKind::Pipe:
      case TokenKind::Caret:
      case TokenKind::Tilde: break;
      default: return std::nullopt; // an assignment or a method, for example
      }
    }
  }

  /// Returns the parenthesis that opens the parameters of a function at \p First.
  std::optional<size_t> findParameters(size_t First) {
    unsigned Words = 0;
    for (size_t Index = First;;) {
      switch (All[Index].Kind) {
      case TokenKind::LeftBracket: Index = skip(Index); continue; // an attribute
      case TokenKind::Name:
        if (!mayBeginFunction(All[Index].name()))
          return std::nullopt;
        ++Words;
        break;
      case TokenKind::ColonColon:
        if (Words > 1) // in the return type, no word precedes the `::` of a qualified name
          return std::nullopt;
        Words = 0;
        break;
      case TokenKind::Less:
      case TokenKind::Greater:
      case TokenKind::Comma:
      case TokenKind::Integer: break; // template arguments of the return type
      case TokenKind::LeftParen:
        if (Words < 2 || All[Index - 1].name() == Name::None)
          return std::nullopt;
        return Index;
      default: return std::nullopt;
      }
      ++Index;
    }
  }

  /// Returns the end of the declaration at \p Index, which always counts as reached.
  size_t endOfOther(size_t Index) {
    const bool IsNamespace = All[Index].is(Name::namespace_);
    bool EndsAtSemicolon = false;
    for (;;) {
      switch (All[Index].Kind) {
      case TokenKind::EndOfFile: return Index;
      case TokenKind::Semicolon:
      case TokenKind::RightBrace: return Index + 1;
      case TokenKind::LeftBrace:
        if (IsNamespace)
          return Index + 1; // the declarations in the namespace follow
        Index = skip(Index);
        if (!EndsAtSemicolon)
          return Index;
        continue;
      case TokenKind::LeftParen:
      case TokenKind::LeftBracket: Index = skip(Index); continue;
      case TokenKind::Equal: EndsAtSemicolon = true; break;
      case TokenKind::Name:
        EndsAtSemicolon |= All[Index].is(Name::struct_) || All[Index].is(Name::class_) ||
                           All[Index].is(Name::enum_) || All[Index].is(Name::typedef_);
        break;
      default: break;
      }
      ++Index;
    }
  }

  ArrayRef<Token> All;
  /// Set if a bracket has no end; the rest of the source is then one declaration.
  bool IsUnbalanced = false;
};

/// All functions and variables with one name.
struct Group {
  SmallVector<size_t, 1> Members; ///< indices of declarations
  /// For each member, a digest of its tokens and of all declarations before it.
  SmallVector<TokenDigest, 1> Own;
  SmallVector<Group *, 8> Mentions; ///< groups that the members name
  size_t Number = 0;                ///< number in the order of the source
  /// The last declaration among the members and the definitions that they reach.
  size_t Last = 0;
  bool IsReached = false;
  bool IsDoubtful = false;     ///< the group reaches a variable with a message, or is one
  bool IsNamedByOther = false; ///< a declaration outside of all groups names the group
  TokenDigest Digest{};
  size_t LastSeen = ~size_t(0); ///< temporary: the last declaration that named this group
};

/// The graph in which groups are nodes and mentions are edges, for scc_iterator.
struct GroupGraph {
  using NodeRef = Group *;
  using ChildIteratorType = Group **;
  static NodeRef getEntryNode(NodeRef N) { return N; }
  static ChildIteratorType child_begin(NodeRef N) { return N->Mentions.begin(); }
  static ChildIteratorType child_end(NodeRef N) { return N->Mentions.end(); }
};

using Cycles = scc_iterator<Group *, GroupGraph>;

StringRef textOf(const TokenDigest &D) {
  return StringRef(reinterpret_cast<const char *>(D.data()), D.size());
}

} // namespace

/// The functions and variables of a source in groups, and their digests.
class Outline::Functions {
public:
  Functions(const Tokens &Toks, const NameTable &Names,
            llvm::function_ref<Location(Location)> InFile)
      : Toks(Toks), Names(Names), All(Splitter(Toks.All).split()), ByName(Names.size()) {
    for (Declaration &D : All)
      findPlaces(D, InFile);
    keepVariablesWithCalls();
    for (size_t I = 0; I != All.size(); ++I) {
      if (All[I].Word == Name::None)
        continue;
      Group *&G = ByName[size_t(All[I].Word)];
      if (!G) {
        Groups.push_back(std::make_unique<Group>());
        G = Groups.back().get();
        G->Number = Groups.size();
      }
      G->Members.push_back(I);
      G->Last = I;
    }
    digestDeclarations();
    digestGroups();
  }

  /// Returns the group called \p N, or null if there is none.
  Group *find(Name N) const { return size_t(N) < ByName.size() ? ByName[size_t(N)] : nullptr; }
  ArrayRef<Declaration> declarations() const { return All; }
  ArrayRef<Token> tokens(const Declaration &D) const {
    return ArrayRef(Toks.All).slice(D.First, D.End - D.First);
  }
  const Token &end() const { return Toks.All.back(); }
  const TokenDigest &digest(size_t Declaration) const { return Digests[Declaration]; }

  /// Returns true for a reached definition, and for every declaration outside of groups.
  bool isReached(const Declaration &D) const {
    const Group *G = find(D.Word);
    return !G || G->IsReached;
  }
  /// Marks the groups that other declarations reach, and those that \p Entry reaches, or all groups
  /// without an \p Entry.
  void reachFrom(Group *Entry) {
    for (Group *G : Other.Mentions)
      reach(*G);
    if (Entry)
      return reach(*Entry);
    for (const std::unique_ptr<Group> &G : Groups)
      G->IsReached = true;
  }
  void reach(Group &G) {
    SmallVector<Group *, 8> Left = {&G};
    while (!Left.empty()) {
      Group *Next = Left.pop_back_val();
      if (Next->IsReached)
        continue;
      Next->IsReached = true;
      append_range(Left, Next->Mentions);
    }
  }

  /// Marks all groups that reach a doubtful group as doubtful.
  void spreadDoubts() {
    const auto IsDoubtful = [](const Group *G) { return G->IsDoubtful; };
    for (ArrayRef<Group *> Cycle : AllCycles)
      if (any_of(Cycle,
                 [&](const Group *G) { return G->IsDoubtful || any_of(G->Mentions, IsDoubtful); }))
        for (Group *G : Cycle)
          G->IsDoubtful = true;
  }

private:
  /// Calls \p Fn with each name of \p D that an opening parenthesis follows. Ends at a brace unless
  /// \p HasBraces.
  template <typename Callback> void forEachCall(const Declaration &D, bool HasBraces, Callback Fn) {
    const ArrayRef<Token> Own = tokens(D);
    for (size_t I = 1; I < Own.size() && (HasBraces || !Own[I].is(TokenKind::LeftBrace)); ++I)
      if (Own[I].is(TokenKind::LeftParen) && Own[I - 1].is(TokenKind::Name))
        Fn(size_t(Own[I - 1].name()));
  }

  /// Takes variables out of the groups if a function of the source initializes them, because the
  /// function may have effects.
  void keepVariablesWithCalls() {
    std::vector<bool> IsFunction(Names.size());
    for (const Declaration &D : All)
      if (!D.IsVariable)
        forEachCall(D, /*HasBraces=*/false, [&](size_t Word) { IsFunction[Word] = true; });
    for (Declaration &D : All)
      if (D.IsVariable)
        forEachCall(D, /*HasBraces=*/true, [&](size_t Word) {
          if (IsFunction[Word]) {
            D.Word = Name::None;
            D.IsVariable = false;
          }
        });
  }

  void findPlaces(Declaration &D, llvm::function_ref<Location(Location)> InFile) {
    const ArrayRef<Token> Own = tokens(D);
    D.FirstPlace = InFile(Own.front().Where);
    D.LastPlace = InFile(Own.back().Where);
    for (const Token &T : Own) {
      D.HasTemplate |= T.is(Name::template_);
      if (uint32_t(T.Where) >> 31) // a token from a macro may come from elsewhere in the file
        continue;
      D.FirstPlace = std::min(D.FirstPlace, T.Where);
      D.LastPlace = std::max(D.LastPlace, T.Where);
    }
  }

  void digestDeclarations() {
    TokenDigest Before{};
    for (size_t I = 0; I != All.size(); ++I) {
      const Declaration &D = All[I];
      Digests.push_back(digestOf(Toks, Names, D.First, D.End));
      BLAKE3 Hash;
      Hash.update(textOf(Before));
      Hash.update(textOf(Digests.back()));
      Group *G = find(D.Word);
      addMentions(G ? *G : Other, I, G ? &Hash : nullptr);
      if (G)
        G->Own.push_back(Hash.final());
      else
        Before = Hash.final();
    }
  }

  /// Adds the groups that declaration \p I names to \p G. Hashes which of their members precede
  /// it: only these are visible to it.
  void addMentions(Group &G, size_t I, BLAKE3 *Hash) {
    for (const Token &T : tokens(All[I])) {
      Name Word = T.name();
      if (T.is(TokenKind::String)) // an attribute may name a function
        Word = Names.find(Toks.Strings[T.Value]);
      Group *Named = Word == Name::None ? nullptr : find(Word);
      if (!Named || Named->LastSeen == I)
        continue;
      Named->LastSeen = I;
      G.Mentions.push_back(Named);
      if (&G == &Other && !std::exchange(Named->IsNamedByOther, true))
        OtherMentions.push_back({I, Named});
      const uint64_t Visible = Named->Own.size();
      if (Hash)
        Hash->update(StringRef(reinterpret_cast<const char *>(&Visible), sizeof Visible));
    }
  }

  static void sortMentions(Group &G) {
    llvm::sort(G.Mentions, [](Group *A, Group *B) { return A->Number < B->Number; });
    G.Mentions.erase(llvm::unique(G.Mentions), G.Mentions.end());
  }

  /// Computes Group::Digest for each SCC from its members and the groups that they name.
  void digestGroups() {
    Group Root; // names all groups
    for (const std::unique_ptr<Group> &G : Groups) {
      sortMentions(*G);
      Root.Mentions.push_back(G.get());
    }
    sortMentions(Other);
    for (auto Cycle = Cycles::begin(&Root); !Cycle.isAtEnd(); ++Cycle)
      if ((*Cycle).front() != &Root) {
        AllCycles.push_back(*Cycle);
        digestCycle(*Cycle);
      }
    digestWithOthers();
  }

  /// Adds to each group's digest the digests of functions that other declarations name before the
  /// group's last member. Later declarations cannot change messages about the group, so functions
  /// of a header have the same digests in all files that begin with the header.
  void digestWithOthers() {
    TokenDigest Named{};
    size_t Mention = 0;
    llvm::sort(Groups, [](const auto &A, const auto &B) {
      return std::pair(A->Last, A->Number) < std::pair(B->Last, B->Number);
    });
    std::vector<TokenDigest> Full; // kept apart: the loop reads the digests without these additions
    for (const std::unique_ptr<Group> &G : Groups) {
      for (; Mention != OtherMentions.size() && OtherMentions[Mention].first < G->Last; ++Mention) {
        BLAKE3 Hash;
        Hash.update(textOf(Named));
        Hash.update(textOf(OtherMentions[Mention].second->Digest));
        Named = Hash.final();
      }
      BLAKE3 Both;
      Both.update(textOf(Named));
      Both.update(textOf(G->Digest));
      Full.push_back(Both.final());
    }
    for (auto [G, Digest] : zip_equal(Groups, Full))
      G->Digest = Digest;
  }

  /// Computes the digest of an SCC: groups that name each other, or a single group.
  static void digestCycle(std::vector<Group *> Cycle) {
    llvm::sort(Cycle, [](Group *A, Group *B) { return A->Number < B->Number; });
    SmallPtrSet<Group *, 8> Inside(Cycle.begin(), Cycle.end());
    BLAKE3 Hash;
    for (const Group *G : Cycle) {
      const uint64_t Count = G->Own.size();
      Hash.update(StringRef(reinterpret_cast<const char *>(&Count), sizeof Count));
      for (const TokenDigest &D : G->Own)
        Hash.update(textOf(D));
      for (Group *Named : G->Mentions)
        if (!Inside.contains(Named))
          Hash.update(textOf(Named->Digest));
    }
    const TokenDigest Digest = Hash.final();
    size_t Last = 0;
    for (const Group *G : Cycle) {
      Last = std::max(Last, G->Last);
      for (const Group *Named : G->Mentions)
        Last = std::max(Last, Named->Last);
    }
    for (Group *G : Cycle) {
      G->Digest = Digest;
      G->Last = Last;
    }
  }

  const Tokens &Toks;
  const NameTable &Names;
  std::vector<Declaration> All;
  std::vector<TokenDigest> Digests; ///< digests of all declarations
  std::vector<std::unique_ptr<Group>> Groups;
  /// Groups that name each other. Each stands after the groups that it names.
  std::vector<std::vector<Group *>> AllCycles;
  std::vector<Group *> ByName; ///< null for names without a group
  Group Other;                 ///< stands for all declarations outside of groups
  /// Groups with the index of the first declaration that names them.
  std::vector<std::pair<size_t, Group *>> OtherMentions;
};

Outline::Outline(const Tokens &Toks, const NameTable &Names, Name Entry,
                 llvm::function_ref<Location(Location)> InFile)
    : All(std::make_unique<Functions>(Toks, Names, InFile)) {
  All->reachFrom(All->find(Entry));
  BLAKE3 Reached;
  for (size_t I = 0; const Declaration &D : All->declarations()) {
    if (All->isReached(D))
      Reached.update(textOf(All->digest(I)));
    else
      Digests.Unreached.push_back(All->find(D.Word)->Digest);
    ++I;
  }
  Digests.Reached = Reached.final();
}

Outline::~Outline() = default;

std::vector<TokenDigest> Outline::correct(std::vector<Location> Messages) const {
  llvm::sort(Messages);
  const auto Has = [&](const Declaration &D) {
    return lower_bound(Messages, D.FirstPlace) < upper_bound(Messages, D.LastPlace);
  };
  SmallPtrSet<const Group *, 8> Wrong;
  for (const Declaration &D : All->declarations()) {
    // A function that instantiates a template may cause a message in the template.
    if (D.HasTemplate && Has(D))
      return {};
    if (Group *G = All->find(D.Word); G && Has(D)) {
      Wrong.insert(G);
      // A function that needs the value may cause a message in the initializer.
      G->IsDoubtful |= D.IsVariable;
    }
  }
  All->spreadDoubts();
  std::vector<TokenDigest> Result;
  for (const Declaration &D : All->declarations())
    if (const Group *G = All->find(D.Word); G && !Wrong.contains(G) && !G->IsDoubtful)
      Result.push_back(G->Digest);
  return Result;
}

std::vector<Token> Outline::withoutCorrect(const std::vector<bool> &IsCorrect) {
  SmallVector<Group *, 32> Kept;
  for (size_t Unreached = 0; const Declaration &D : All->declarations())
    if (!All->isReached(D) && !IsCorrect[Unreached++])
      Kept.push_back(All->find(D.Word));
  for (Group *G : Kept)
    All->reach(*G);
  std::vector<Token> Left;
  for (const Declaration &D : All->declarations())
    if (All->isReached(D))
      append_range(Left, All->tokens(D));
  Left.push_back(All->end());
  return Left;
}

} // namespace dxil::frontend
