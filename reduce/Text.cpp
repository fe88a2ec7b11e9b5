// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Search.h"
#include "TextPasses.h"

#include <dxil/module/Endian.h>

namespace dxil::reduce {
namespace {

constexpr size_t MostTextBytes = size_t(64) << 20;

class ReducibleText final : public Reducible {
public:
  explicit ReducibleText(std::string_view Text) { accept({Text.begin(), Text.end()}); }

  const std::vector<uint8_t> &bytes() const override { return Best; }
  void accept(std::vector<uint8_t> Edited) override {
    Best = std::move(Edited);
    Tokens = tokenize({reinterpret_cast<const char *>(Best.data()), Best.size()});
    Current = nullptr;
  }
  size_t passCount() const override { return 1 + textPasses().size(); }
  std::string_view passName(size_t Pass) const override {
    return Pass ? textPasses()[Pass - 1].Name : "blank lines";
  }
  size_t count(size_t Pass) override { return Pass ? candidates(Pass).size() : 1; }
  std::optional<std::vector<uint8_t>> edited(size_t Pass, size_t First, size_t Last) override;

private:
  std::vector<uint8_t> Best;
  std::vector<Token> Tokens; ///< tokens of Best
  const TextPass *Current = nullptr;
  std::vector<Edits> Candidates; ///< candidates of the pass Current

  const std::vector<Edits> &candidates(size_t Pass) {
    const TextPass &P = textPasses()[Pass - 1];
    if (Current != &P)
      Candidates = P.Candidates(Tokens);
    Current = &P;
    return Candidates;
  }
  std::string withoutBlankLines() const;
};

/// Shortens white space to its last line, or to one character.
std::string ReducibleText::withoutBlankLines() const {
  std::vector<Token> Short = Tokens;
  for (Token &T : Short) {
    const size_t Line = T.Blank.rfind('\n');
    T.Blank = Line == T.Blank.npos ? T.Blank.substr(0, 1) : T.Blank.substr(Line);
  }
  return render(Short, {});
}

std::optional<std::vector<uint8_t>> ReducibleText::edited(size_t Pass, size_t First, size_t Last) {
  std::string Text;
  if (!Pass) {
    Text = withoutBlankLines();
  } else {
    std::vector<Edit> All;
    for (size_t N = First; N < Last; ++N) {
      const Edits &Chosen = candidates(Pass)[N];
      All.insert(All.end(), Chosen.begin(), Chosen.end());
    }
    Text = render(Tokens, All);
  }
  if (Text.size() >= Best.size())
    return std::nullopt;
  return std::vector<uint8_t>(Text.begin(), Text.end());
}

} // namespace

Result<ReduceResult> reduceText(std::string_view Input, const InterestTest &Test,
                                const ReduceOptions &Options) {
  if (Input.size() > MostTextBytes)
    return byteError(ErrorCode::LimitExceeded, {}, 0,
                     "the text has " + std::to_string(Input.size()) + " bytes (expected " +
                         std::to_string(MostTextBytes) + " at most)");
  ReducibleText Target(Input);
  return search(Target, Test, Options);
}

} // namespace dxil::reduce
