# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A signal that arrives while a result is taken from the cluster."""
import queue
import signal
import sys
import types

import pytest
from jobs import SOURCE

sys.path.insert(0, str(SOURCE / "python"))
from dxil_farm import cluster, command  # noqa: E402


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_is_no_error_of_a_worker(number, monkeypatch):
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    there = cluster.Cluster.__new__(cluster.Cluster)
    there.address, there.done, there._look = "tcp://127.0.0.1:1", queue.Queue(), lambda: None
    there._distributed = types.SimpleNamespace(scheduler=types.SimpleNamespace(KilledWorker=KeyError), TimeoutError=TimeoutError)
    there.done.put((None, types.SimpleNamespace(result=lambda timeout: command._interrupt(number, None))))
    with pytest.raises(command.Stop) as stop:
        there.next()
    assert stop.value.code == 128 + number
