# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The state folder where a write fails, or only a part of it is done."""
import errno
import os
import sys

import pytest
from jobs import SOURCE

sys.path.insert(0, str(SOURCE / "python"))
from dxil_farm import store  # noqa: E402

KEYS = ["%064x" % n for n in range(3)]
RESULTS = [store.Result(0, f"said {n}", 0.5, {0: bytes([n]) * 5000}) for n in range(3)]


@pytest.mark.parametrize("broken", [1, 2])  # the write of the bytes, and that of the journal
def test_a_flush_is_interrupted_and_done_again(tmp_path, monkeypatch, broken):
    kept = store.Store(str(tmp_path))
    kept.put(KEYS[0], RESULTS[0])
    kept.flush()
    real, calls = os.pwrite, []

    def pwrite(file, data, at):
        calls.append(at)
        if len(calls) == broken:
            real(file, data[:len(data) // 2], at)
            raise OSError(errno.ENOSPC, "full")
        return real(file, data[:1000], at)  # systems may write less than requested

    monkeypatch.setattr(os, "pwrite", pwrite)
    kept.put(KEYS[1], RESULTS[1])
    with pytest.raises(OSError):
        kept.flush()
    kept.put(KEYS[2], RESULTS[2])
    kept.flush()
    kept.close()
    again = store.Store(str(tmp_path))
    assert [again.get(key) for key in KEYS] == RESULTS
    again.close()


def test_what_was_not_flushed_is_made_again(tmp_path):
    kept = store.Store(str(tmp_path))
    kept.put(KEYS[0], RESULTS[0])
    kept.close()
    again = store.Store(str(tmp_path))
    assert again.get(KEYS[0]) is None and len(again) == 0
    again.close()


def test_an_output_is_whole_or_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "deep" / "a.dxil"
    store.write_whole(str(path), b"first")
    before = path.stat().st_mtime_ns
    store.write_whole(str(path), b"first")
    assert path.stat().st_mtime_ns == before
    monkeypatch.setattr(os, "write", lambda file, data: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
    with pytest.raises(OSError):
        store.write_whole(str(path), b"second")
    assert path.read_bytes() == b"first" and os.listdir(path.parent) == ["a.dxil"]
