# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From jobs to results: prepared here, looked up, sent in batches, kept, and written."""
import collections
import concurrent.futures
import hashlib
import os
import pathlib
import struct
import threading
import time
from typing import Any, Callable, Deque, Dict, Iterator, List, NamedTuple, Optional, Set, Tuple

from . import cluster, store
from .manifest import Job, Manifest
from .store import Result, Store

GROUP = 32                  # jobs that one request prepares
BATCH_SECONDS = 1.0         # work in a batch, in seconds: long compared with Dask's cost of a task, short compared with a run
LEAST_SECONDS = 0.1         # work in the last batches, in seconds
BATCH_JOBS, BATCH_BYTES = 512, 16 << 20
FIRST_GUESS = 0.005         # estimated seconds of a job before any has ended
BATCHES_AHEAD = 3           # batches for each thread of the cluster: one runs, the others wait
MOST_ATTEMPTS = 3           # attempts for a job that ends its workers


class Settings(NamedTuple):
    """How a run goes."""
    validate: bool
    local: int                  # workers on this machine
    address: Optional[str]      # address of a scheduler instead of local workers
    wait: float                 # seconds to wait for a first worker
    timeout: float              # time limit of one job in seconds
    jobs: int                   # number of processes that prepare jobs
    library: str                # path of the library; empty if the system finds it


class Done(NamedTuple):
    """What a job has come to."""
    job: Job
    status: int
    origin: str                 # "made", "same" as another job, "kept" from before, "refused" before it was sent
    seconds: float
    said: str


class Counts:
    """What a run has cost."""

    def __init__(self) -> None:
        self.sent = self.received = self.tasks = self.batches_lost = 0
        self.prepare_seconds = self.work_seconds = self.seconds = 0.0
        self.workers = self.workers_lost = 0
        self.identity = ""


class FarmError(Exception):
    """The run cannot go on, with the reason. What has been made is kept."""


class Preparation:
    """Server processes of this machine that preprocess, a group of jobs at a time."""

    def __init__(self, settings: Settings, worker: Any, root: pathlib.Path, package: str):
        self.settings = settings
        self._new = lambda: worker.Server(str(root), package, settings.validate, settings.library)
        self._pack, self._results = worker.pack_here, worker.unpack_results
        self._idle: List[Any] = [self._new()]
        self._lock = threading.Lock()
        self.identity = self._idle[0].identity
        self.library = settings.library
        self._pool = concurrent.futures.ThreadPoolExecutor(settings.jobs)

    def submit(self, jobs: List[Job]) -> "concurrent.futures.Future":
        return self._pool.submit(self._prepare, jobs)

    def _prepare(self, jobs: List[Job]) -> List[Dict[str, Any]]:
        if self.settings.validate:
            return [self._container(job) for job in jobs]
        with self._lock:
            server = self._idle.pop() if self._idle else None
        server = server or self._new()
        batch = self._pack([_request(job) for job in jobs])
        made = list(self._results(server.run("prepare", batch, len(jobs), self.settings.timeout)))
        with self._lock:
            self._idle.append(server)
        return made

    def _container(self, job: Job) -> Dict[str, Any]:
        """What validating takes: the container's bytes are its content, whatever its name."""
        try:
            with open(job.path(job.name), "rb") as file:
                data = file.read()
        except OSError as error:
            return {"status": 2, "said": f"{job.name}: error: {error.strerror or error}\n"}
        rules = sorted((job.rules or {}).items())
        key = hashlib.sha256(f"{self.identity}{rules!r}".encode() + data).hexdigest()
        work = {"name": "", "options": rules, "text": data, "files": [], "key": key}
        return {"status": 0, "said": "", "work": work, "seconds": 0.0}

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
        for server in self._idle:
            server.stop()


def _request(job: Job) -> Dict[str, Any]:
    options = job.options
    return {"name": job.name, "directory": job.directory, "text": job.text, "given": options.given,
            "before": options.before, "behind": options.behind, "preprocessed": options.preprocessed, "outputs": options.outputs}


def debug_name(container: bytes) -> str:
    """The name that a container gives the file with its debug information (part ILDN)."""
    count = struct.unpack_from("<I", container, 28)[0]
    for offset in struct.unpack_from(f"<{count}I", container, 32):
        if container[offset:offset + 4] == b"ILDN":
            size = struct.unpack_from("<H", container, offset + 10)[0]
            return container[offset + 12:offset + 12 + size].decode()
    return "shader.pdb"


class Farm:
    """One run. `on_done` is called for each job in the order of the manifest."""

    def __init__(self, manifest: Manifest, count: int, kept: Store, settings: Settings, worker: Any,
                 root: pathlib.Path, package: str, on_done: Callable[[Done], None],
                 on_step: Callable[[int, str], None]):
        self.manifest, self.count, self.kept, self.settings = manifest, count, kept, settings
        self.worker, self.root, self.package = worker, root, package
        self.on_done, self.on_step = on_done, on_step
        self.counts = Counts()
        self._cluster: Optional[cluster.Cluster] = None
        self._preparing: Deque[Tuple[List[Tuple[int, Job]], Any]] = collections.deque()
        self._waiting: Dict[str, List[Tuple[int, Job, str, str]]] = {}  # jobs that wait for a result, by its key
        self._made: Set[str] = set()                                      # keys of results made in this run
        self._gathered: List[Dict[str, Any]] = []                         # the next batch
        self._gathered_bytes = 0
        self._in_flight = 0
        self._ended: Dict[int, Done] = {}                                 # results that wait for those of earlier jobs
        self._next = self._finished = self._taken = 0
        self._measured = self._measured_seconds = 0.0

    # ---- Jobs in ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Does all jobs. Raises FarmError, OSError of a file that cannot be written."""
        begin = time.monotonic()
        try:
            self._preparation = Preparation(self.settings, self.worker, self.root, self.package)
        except self.worker.ServerError as error:
            library = "libdxil-tools.so" if self.settings.validate else "libdxil-compile.so"
            raise FarmError(f"{library} cannot be loaded: {error}") from None
        self.counts.identity = self._preparation.identity
        jobs = enumerate(self.manifest.jobs())
        more = True
        try:
            while more or self._preparing or self._gathered or self._in_flight:
                more = more and self._fill(jobs)
                if not more and not self._preparing and self._gathered:
                    self._send()
                if self._in_flight and (not more and not self._preparing or self._in_flight >= self._most_in_flight()):
                    self._receive()
                elif self._in_flight and not self._cluster.done.empty():
                    self._receive()
        except (cluster.ClusterError, self.worker.ServerError) as error:
            raise FarmError(str(error)) from None
        finally:
            self.counts.seconds = time.monotonic() - begin
            self._close()

    def _close(self) -> None:
        try:
            self.kept.flush()
        finally:
            self._preparation.close()
            if self._cluster:
                self.counts.workers, self.counts.workers_lost = self._cluster.seen, self._cluster.lost
                self._cluster.close()

    def _fill(self, jobs: Iterator[Tuple[int, Job]]) -> bool:
        """Takes up the next group that is prepared, after more have been begun. Whether there is more."""
        more = True
        while more and len(self._preparing) < 2 * self.settings.jobs + 1:
            group = [each for _, each in zip(range(GROUP), jobs)]
            more = len(group) == GROUP
            if group:
                self._preparing.append((group, self._preparation.submit([job for _, job in group])))
        if self._preparing:
            group, future = self._preparing.popleft()
            for (index, job), made in zip(group, future.result()):
                self._take(index, job, made)
        return more or bool(self._preparing)

    def _take(self, index: int, job: Job, made: Dict[str, Any]) -> None:
        """A job that is prepared: refused, known, wanted already, or new work."""
        self._taken += 1
        self.counts.prepare_seconds += made.get("seconds", 0.0)
        if made["status"] != 0:
            self._end(index, Done(job, made["status"], "refused", 0.0, made["said"]))
            return
        work = made["work"]
        key = work["key"]
        if key in self._waiting:
            self._waiting[key].append((index, job, "same", made["said"]))
            return
        known = self.kept.get(key)
        if known:
            origin = "same" if key in self._made else "kept"
            self._give(known, [(index, job, origin, made["said"])])
            return
        self._waiting[key] = [(index, job, "made", made["said"])]
        size = len(work["text"]) + sum(len(data) for _, data in work["files"])
        self._gathered.append(work)
        self._gathered_bytes += size
        if len(self._gathered) >= self._batch_size() or self._gathered_bytes >= BATCH_BYTES:
            self._send()

    # ---- Batches ----------------------------------------------------------------------------------------------

    def _threads(self) -> int:
        return self._cluster.threads if self._cluster and self._cluster.threads else max(self.settings.local, 1)

    def _most_in_flight(self) -> int:
        return BATCHES_AHEAD * self._threads()

    def _batch_size(self) -> int:
        """Large batches cost less, small ones at the end leave no worker without work while another has all of it."""
        mean = max(self._measured_seconds / self._measured if self._measured else FIRST_GUESS, 1e-6)
        left = self.count - self._taken + len(self._gathered)
        share = -(-left // ((BATCHES_AHEAD + 1) * self._threads()))
        return max(1, min(BATCH_JOBS, int(BATCH_SECONDS / mean), max(share, int(LEAST_SECONDS / mean))))

    def _send(self) -> None:
        jobs, self._gathered, self._gathered_bytes = self._gathered, [], 0
        self._submit(cluster.Batch(jobs))

    def _submit(self, batch: cluster.Batch) -> None:
        if self._cluster is None:
            folder = self.root.parent / "workers"
            folder.mkdir(exist_ok=True)
            self._cluster = cluster.Cluster(self.settings.local, self.settings.address, self.settings.wait, folder,
                                            self.worker, self.root)
        contents: Dict[str, bytes] = {}
        jobs = []
        for work in batch.jobs:
            files = []
            for path, data in work["files"]:
                digest = hashlib.sha256(data).hexdigest()
                contents[digest] = data
                files.append((path, digest))
            jobs.append({**work, "files": files})
            del jobs[-1]["key"]  # keys are random, so they do not compress
        data = self.worker.pack(jobs, contents)
        self.counts.sent += len(data)
        self.counts.tasks += 1
        self._in_flight += 1
        self._cluster.submit(batch, self.settings.validate, self._preparation.library, self._preparation.identity,
                             self.settings.timeout, data, len(jobs))

    def _receive(self) -> None:
        got = self._cluster.next()
        if got is None:
            return
        batch, replies, workers_died = got
        self._in_flight -= 1
        if workers_died:
            self._retry(batch)
            return
        self.counts.received += sum(map(len, replies))
        for work, result in zip(batch.jobs, self.worker.unpack_results(replies)):
            self._measured += 1
            self._measured_seconds += result["seconds"]
            self.counts.work_seconds += result["seconds"]
            made = Result(result["status"], result["said"], result["seconds"], result["outputs"])
            if not result.get("again"):
                self.kept.put(work["key"], made)
            self._made.add(work["key"])
            self._give(made, self._waiting.pop(work["key"]))
        self.kept.flush()

    def _retry(self, batch: cluster.Batch) -> None:
        """Dask gives up a task after several workers that ran it have died; which of its jobs did that is found
        by sending fewer."""
        self.counts.batches_lost += 1
        half = len(batch.jobs) // 2
        if half:
            self._submit(cluster.Batch(batch.jobs[:half]))
            self._submit(cluster.Batch(batch.jobs[half:]))
        elif batch.attempts + 1 < MOST_ATTEMPTS:
            self._submit(cluster.Batch(batch.jobs, batch.attempts + 1))
        else:
            work = batch.jobs[0]
            said = f"{work['name']}: error: every worker that it was sent to has died\n"
            self._give(Result(1, said, 0.0, {}), self._waiting.pop(work["key"]))

    # ---- Results ----------------------------------------------------------------------------------------------

    def _give(self, result: Result, wanted: List[Tuple[int, Job, str, str]]) -> None:
        """Writes the outputs of all jobs that have this result."""
        for index, job, origin, before in wanted:
            said = before + result.said.replace(self.worker.PLACEHOLDER, job.name)
            if result.status == 0 and job.options:
                self._write(job, result)
            self._end(index, Done(job, result.status, origin, result.seconds, said))

    def _write(self, job: Job, result: Result) -> None:
        for output, path in job.options.outputs.items():
            data = result.outputs.get(getattr(self.worker.dxil_compile, output))
            path = job.path(path)
            if path.endswith(("/", os.sep)) and data is not None:
                path += debug_name(result.outputs[self.worker.dxil_compile.CONTAINER])
            if data is None:
                raise FarmError(f"{job.place}: '{path}': the compiler has made no {output.lower().replace('_', ' ')}")
            try:
                store.write_whole(path, data)
            except OSError as error:
                raise OSError(error.errno, error.strerror, path) from None

    def _end(self, index: int, done: Done) -> None:
        self._finished += 1
        self.on_step(self._finished, done.job.name)
        self._ended[index] = done
        while self._next in self._ended:
            self.on_done(self._ended.pop(self._next))
            self._next += 1
