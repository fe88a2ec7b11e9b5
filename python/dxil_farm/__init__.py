# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dxil-farm: many compiles and validations on the workers of a Dask cluster (docs/farm.md).

    words.py     options of dxil-cc, as far as the farm has to know them
    manifest.py  what is to be done: lines of a manifest become jobs
    server.py    a process that prepares, compiles and validates, here and on the workers
    worker.py    the task that Dask runs, and the servers of its worker
    package.py   the code above as a zip file that workers are sent
    store.py     the state folder: results by content, and the journal
    cluster.py   Dask: a local or a given scheduler, batches out and results in
    farm.py      from jobs to results
    report.py    what came of them
    command.py   the command line

server.py and worker.py run on workers: they import nothing of this package but each other.
"""
