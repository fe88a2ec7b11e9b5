# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dask: workers on this machine or those of a scheduler, batches to them and results back."""
import logging
import os
import pathlib
import queue
import time
import warnings
from typing import Any, Optional

MISSING = ("Dask distributed is missing: {} (expected the package python3-distributed of Debian, or "
           "pip install distributed)")


# Turns off local workers' measurements of themselves, which cost as much as some shaders.
# docs/farm.md has the same settings for other workers and schedulers.
QUIET = {"distributed.admin.tick.limit": "1h", "distributed.admin.tick.interval": "1s",
         "distributed.admin.system-monitor.interval": "10s", "distributed.worker.profile.enabled": False,
         "distributed.worker.memory.monitor-interval": "10s", "distributed.scheduler.work-stealing-interval": "1s"}


class ClusterError(Exception):
    """The cluster cannot be used any more, with the reason."""


class Batch:
    """Jobs that are sent together, and how often that has failed."""

    def __init__(self, jobs: list, attempts: int = 0):
        self.jobs, self.attempts = jobs, attempts


class Cluster:
    """`done` gets (batch, reply, error) of each batch that was sent, in the order in which they end."""

    def __init__(self, local: int, address: Optional[str], wait: float, folder: pathlib.Path, worker: Any,
                 package: pathlib.Path):
        """`local` workers on this machine, unless there is the `address` of a scheduler. `folder` is for files of
        local workers. Raises ClusterError."""
        try:
            import dask
            dask.config.set(QUIET)
            import distributed
        except ImportError as error:
            raise ClusterError(MISSING.format(error)) from None
        self._distributed, self._worker = distributed, worker
        self._local = self._client = None
        self.done: "queue.Queue" = queue.Queue()
        self.address = address or "this machine"
        self.wait, self.threads, self.lost = wait, 0, 0
        self._workers: set = set()
        self._workers_seen: set = set()
        self._alone_since: Optional[float] = None
        self._asked = 0.0
        logging.disable(logging.CRITICAL)  # this program prints errors, in one line
        warnings.filterwarnings("ignore", module="distributed")
        try:
            if not address:
                self._local = distributed.LocalCluster(
                    n_workers=local, threads_per_worker=1, processes=True, dashboard_address=None, memory_limit=0,
                    local_directory=str(folder), silence_logs=logging.CRITICAL)
            self._client = distributed.Client(self._local or address, timeout=wait, set_as_default=False)
            self._client.wait_for_workers(1, timeout=wait)
            self._client.register_worker_plugin(distributed.diagnostics.plugin.UploadFile(str(package)),
                                                name=package.name)
        except (TimeoutError, distributed.TimeoutError):
            what = "no worker has come" if self._client else "no scheduler answers"
            self.close()
            raise ClusterError(f"{self.address}: {what} within {wait:g} seconds") from None
        except Exception as error:  # noqa: BLE001 (Dask passes on whatever a comm, a process or a plugin raises)
            self.close()
            raise ClusterError(f"{self.address}: {str(error) or type(error).__name__}") from None
        self._look()

    def _look(self) -> None:
        """What workers there are, once in a while."""
        if time.monotonic() - self._asked < 1:
            return
        self._asked = time.monotonic()
        try:
            counts = self._client.nthreads()
        except (OSError, TypeError, AttributeError):
            return  # the end of the batch reports the error
        self.lost += len(self._workers - set(counts))
        self._workers = set(counts)
        self._workers_seen |= self._workers
        self.threads = sum(counts.values())
        if self.threads:
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = time.monotonic()
        elif time.monotonic() - self._alone_since > self.wait:
            raise ClusterError(f"{self.address}: no worker is left since {self.wait:g} seconds")

    @property
    def seen(self) -> int:
        """How many workers there were."""
        return len(self._workers_seen)

    def submit(self, batch: Batch, *arguments: Any) -> None:
        """Sends what worker.run_batch() takes."""
        future = self._client.submit(self._worker.run_batch, *arguments, pure=False)

        def ended(f: Any) -> None:
            self.done.put((batch, f))

        future.add_done_callback(ended)

    def next(self) -> Any:
        """(batch, reply, whether its workers died) of the next batch that has ended, or none after a while.
        Raises ClusterError."""
        self._look()
        try:
            batch, future = self.done.get(timeout=1)
        except queue.Empty:
            if self._client.status not in ("running", "connecting"):
                raise ClusterError(f"{self.address}: the scheduler was lost") from None
            return None
        try:
            return batch, future.result(timeout=60), False
        except self._distributed.scheduler.KilledWorker:
            return batch, None, True
        except self._distributed.TimeoutError:
            self.done.put((batch, future))  # its worker has ended, and it is computed again
            return None
        except Exception as error:  # noqa: BLE001 (what the task raised, or what Dask is unable to do)
            if type(error).__name__ in ("CancelledError", "CommClosedError"):
                raise ClusterError(f"{self.address}: the scheduler was lost") from None
            raise ClusterError(f"a worker of {self.address}: {error or type(error).__name__}") from None

    def close(self) -> None:
        for each in (self._client, self._local):
            if each is not None:
                try:
                    each.close(timeout=10)
                except Exception:  # noqa: BLE001 (all results are here, and what is left of Dask is of no use)
                    pass


def cores() -> int:
    return len(os.sched_getaffinity(0))
