#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#SBATCH --job-name=dxil-farm
#SBATCH --ntasks=64
#SBATCH --cpus-per-task=1
#
# Runs dxil-farm in a Slurm job, from a folder that all nodes share:
#
#   sbatch --ntasks 256 slurm.sh --report farm.json shaders.jsonl
#
# Each task runs a worker; the scheduler and dxil-farm run on the job's first node. All end with the
# job. A job that was cancelled, or reached its time limit, continues when it is submitted again.
# FARM_INTERFACE names the network interface to use (ib0). PATH must contain dxil-farm and Dask's
# programs on all nodes.
set -euo pipefail
farm=$(mktemp -d "$PWD/dxil-farm-job-${SLURM_JOB_ID:-0}-XXXXXX") # on all nodes
place=(--scheduler-file "$farm/scheduler.json" --no-dashboard)
[ -z "${FARM_INTERFACE:-}" ] || place+=(--interface "$FARM_INTERFACE")
# Dask's own measurements cost as much as some shaders.
export DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED=False DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL=1s
export DASK_DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL=10s DASK_DISTRIBUTED__WORKER__MEMORY__MONITOR_INTERVAL=10s

run() { "$@" & started+=("$!"); }
started=()
trap 'kill "${started[@]}" 2>/dev/null || true; wait || true; rm -rf "$farm"' EXIT
trap 'exit 143' TERM
run dask-scheduler --port 0 "${place[@]}" >"$farm/scheduler.log" 2>&1
# A worker that ends does not end the others.
run srun --kill-on-bad-exit=0 --wait=0 dask-worker --nthreads 1 --no-nanny --memory-limit 0 --death-timeout 120 \
  --local-directory "${TMPDIR:-/tmp}" "${place[@]}" >"$farm/workers.log" 2>&1
run dxil-farm --scheduler-file "$farm/scheduler.json" "$@"
wait "$!"
