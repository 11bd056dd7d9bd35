import { workerData } from 'node:worker_threads'
import { isCompilerFault } from '../compiler/fault.ts'
import { runParts } from './run-parts.ts'
import type { Order, Task, ThreadMessage, WorkerInput } from './run-task.ts'

const { port, signal } = workerData as WorkerInput
const sent = new Int32Array(signal)

function post(message: ThreadMessage): void {
  port.postMessage(message)
  Atomics.add(sent, 0, 1)
  Atomics.notify(sent, 0)
}

port.on('message', async ({ module, name, input, from, limits }: Order) => {
  try {
    const { [name]: start } = (await import(module)) as Record<string, Task<unknown, unknown>['start']>
    post({ end: runParts(start?.(input, from) ?? [], (part) => post({ part }), limits) })
  } catch (error) {
    if (isCompilerFault(error)) post({ end: { reason: 'fault', work: limits.one } })
    else post({ end: 'failed', error })
  }
})
