// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Description.h"

#include <algorithm>

namespace dxil::execution {

FaultAction FaultActions::of(FaultKind Kind) const {
  switch (Kind) {
  case FaultKind::SharedRace:
  case FaultKind::BufferRace: return Races;
  case FaultKind::DivergentBarrier: return Barriers;
  case FaultKind::UndefinedOutput:
  case FaultKind::UnwrittenOutput: return Undefined;
  default: return Bounds;
  }
}

Status setFaultAction(const std::string &Text, FaultActions &To) {
  const size_t Equal = Text.find('=');
  const std::string Kind = Equal == std::string::npos ? "" : Text.substr(0, Equal);
  const std::string Name = Equal == std::string::npos ? Text : Text.substr(Equal + 1);
  const std::vector<std::string> Actions = {"ignore", "warn", "error"},
                                 Kinds = {"bounds", "barriers", "races", "undefined", "all"};
  const auto Match = std::ranges::find(Actions, Name);
  if (Match == Actions.end())
    return failure("'" + Name + "' is no action (expected ignore, warn or error)");
  const auto Action = FaultAction(Match - Actions.begin());
  FaultAction *Each[] = {&To.Bounds, &To.Barriers, &To.Races, &To.Undefined};
  if (Kind.empty() || Kind == "all") {
    for (FaultAction *A : Each)
      if (Kind == "all" || *A != FaultAction::Ignore)
        *A = Action;
    return {};
  }
  const auto Which = std::ranges::find(Kinds, Kind);
  if (Which == Kinds.end()) {
    const std::string Near = nearestWord(Kind, Kinds);
    return failure("'" + Kind + "' is no kind of fault" +
                   (Near.empty() ? " (expected bounds, barriers, races, undefined or all)"
                                 : ", did you mean '" + Near + "'?"));
  }
  *Each[Which - Kinds.begin()] = Action;
  return {};
}

} // namespace dxil::execution
