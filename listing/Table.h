// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text rows as comment lines in aligned columns.
#pragma once

#include <string>
#include <vector>

namespace dxil::listing::detail {

class Table {
public:
  explicit Table(std::vector<std::string> Head) { Rows.push_back(std::move(Head)); }
  void row(std::vector<std::string> Cells) { Rows.push_back(std::move(Cells)); }
  bool empty() const { return Rows.size() == 1; }

  /// Returns the table as comment lines, `; name   index` and so on, with a rule under the head.
  std::string str() const {
    std::vector<size_t> Width;
    for (const auto &R : Rows)
      for (size_t I = 0; I < R.size(); ++I) {
        if (I == Width.size())
          Width.push_back(0);
        Width[I] = std::max(Width[I], R[I].size());
      }
    std::string Out;
    for (size_t N = 0; N < Rows.size(); ++N) {
      line(Out, Rows[N], Width);
      if (N)
        continue;
      std::vector<std::string> Rule;
      for (size_t W : Width)
        Rule.emplace_back(W, '-');
      line(Out, Rule, Width);
    }
    return Out;
  }

private:
  static void line(std::string &Out, const std::vector<std::string> &Cells,
                   const std::vector<size_t> &Width) {
    std::string L = ";";
    for (size_t I = 0; I < Cells.size(); ++I) {
      L += ' ';
      L += Cells[I];
      L.append(Width[I] - Cells[I].size(), ' ');
    }
    while (L.back() == ' ')
      L.pop_back();
    Out += L + '\n';
  }
  std::vector<std::vector<std::string>> Rows;
};

} // namespace dxil::listing::detail
