import { workerData } from 'node:worker_threads'
import { compileJobs } from './jobs.ts'
import type { WorkerInput, WorkerMessage } from './run-jobs.ts'

const { jobs, sides, options, port, signal } = workerData as WorkerInput
const sent = new Int32Array(signal)

function post(message: WorkerMessage): void {
  port.postMessage(message)
  Atomics.add(sent, 0, 1)
  Atomics.notify(sent, 0)
}

try {
  compileJobs(jobs, sides, options, (index, result) => post({ index, result }))
  post({ end: 'done' })
} catch (error) {
  // Types that are nested too deeply for the stack.
  if (!(error instanceof RangeError)) throw error
  post({ end: 'lost' })
}
