# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What came of a run: counts for people, and every job for programs."""
import json
from typing import Any, Dict, Iterator, List, NamedTuple

from .farm import Counts, Done

ORIGINS = {"made": "new work", "same": "the same as another job", "kept": "kept from before",
           "refused": "refused before it was sent"}


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


class Row(NamedTuple):
    """A job in the report."""
    place: str
    name: str
    outputs: Dict[str, str]
    status: int
    origin: str
    seconds: float
    said: str


class Report:
    def __init__(self, validate: bool, keeps_jobs: bool):
        """`keeps_jobs`: json() is wanted; jobs may be many."""
        self.validate, self.keeps_jobs = validate, keeps_jobs
        self.rows: List[Row] = []
        self.jobs = self.failed = self.worst = 0
        self.origins = dict.fromkeys(ORIGINS, 0)

    def add(self, done: Done) -> None:
        self.jobs += 1
        self.failed += done.status != 0
        self.worst = max(self.worst, done.status)
        self.origins[done.origin] += 1
        if self.keeps_jobs:
            outputs = done.job.options.outputs if done.job.options else {}
            self.rows.append(Row(done.job.place, done.job.name, outputs, done.status, done.origin, done.seconds,
                                 done.said if done.status else ""))

    def summary(self, counts: Counts) -> Dict[str, Any]:
        return {
            "jobs": self.jobs, "good": self.jobs - self.failed, "failed": self.failed, **self.origins,
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
                         f"received, in {_count(s['tasks'], 'task')}")
            lines.append(f"  {s['workers']:>9}  worker{'s' * (s['workers'] != 1)}" + (f", {s['workers_lost']} of which went away"
                                                           if s["workers_lost"] else ""))
        lines.append(f"  {s['seconds']:9.2f}  seconds")
        return "\n".join(lines) + "\n"

    def json(self, counts: Counts) -> Iterator[str]:
        """Piece by piece: jobs may be many."""
        yield '{"schema_version": 1, "summary": ' + json.dumps(self.summary(counts)) + ', "jobs": ['
        for number, row in enumerate(self.rows):
            entry: Dict[str, Any] = {"place": row.place, "name": row.name, "status": row.status,
                                     "origin": row.origin, "cpu_seconds": round(row.seconds, 6)}
            if row.outputs:
                entry["outputs"] = row.outputs
            if row.said:
                entry["messages"] = row.said
            yield (",\n" if number else "\n") + json.dumps(entry)
        yield "\n]}\n"
