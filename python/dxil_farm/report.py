# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What came of a run: counts for people, and every job for programs."""
import json
from typing import Any, Dict, Iterator, List

from .farm import Counts, Done

ORIGINS = {"made": "new work", "same": "the same as another job", "kept": "kept from before",
           "refused": "refused before it was sent"}


class Report:
    def __init__(self, validate: bool):
        self.validate = validate
        self.rows: List[Done] = []

    def add(self, done: Done) -> None:
        self.rows.append(done._replace(said=done.said if done.status else ""))

    @property
    def failed(self) -> int:
        return sum(row.status != 0 for row in self.rows)

    def by_origin(self) -> Dict[str, int]:
        counts = dict.fromkeys(ORIGINS, 0)
        for row in self.rows:
            counts[row.origin] += 1
        return counts

    def summary(self, counts: Counts) -> Dict[str, Any]:
        origins = self.by_origin()
        return {
            "jobs": len(self.rows), "good": len(self.rows) - self.failed, "failed": self.failed, **origins,
            "seconds": round(counts.seconds, 3), "work_cpu_seconds": round(counts.work_seconds, 3),
            "prepare_cpu_seconds": round(counts.prepare_seconds, 3), "tasks": counts.tasks,
            "bytes_sent": counts.sent, "bytes_received": counts.received, "workers": counts.workers,
            "workers_lost": counts.workers_lost, "tasks_split": counts.batches_lost, "library": counts.identity,
        }

    def text(self, counts: Counts) -> str:
        s = self.summary(counts)
        word = "valid" if self.validate else "compiled"
        lines = [f"{s['good']} of {s['jobs']} {word}"]
        lines += [f"  {s[origin]:>9}  {what}" for origin, what in ORIGINS.items() if s[origin]]
        if s["made"]:
            lines.append(f"  {1000 * s['work_cpu_seconds'] / s['made']:9.2f}  ms of CPU time for each piece of new work")
            lines.append(f"  {s['bytes_sent'] / s['made']:9.0f}  bytes sent for each, {s['bytes_received'] / s['made']:.0f} "
                         f"received, in {s['tasks']} tasks")
            lines.append(f"  {s['workers']:>9}  workers" + (f", {s['workers_lost']} of which went away"
                                                           if s["workers_lost"] else ""))
        lines.append(f"  {s['seconds']:9.2f}  seconds")
        return "\n".join(lines) + "\n"

    def json(self, counts: Counts) -> Iterator[str]:
        """Piece by piece: jobs may be many."""
        yield '{"schema_version": 1, "summary": ' + json.dumps(self.summary(counts)) + ', "jobs": ['
        for number, row in enumerate(self.rows):
            entry: Dict[str, Any] = {"place": row.job.place, "name": row.job.name, "status": row.status,
                                     "origin": row.origin, "cpu_seconds": round(row.seconds, 6)}
            if row.job.options:
                entry["outputs"] = row.job.options.outputs
            if row.said:
                entry["messages"] = row.said
            yield (",\n" if number else "\n") + json.dumps(entry)
        yield "\n]}\n"
