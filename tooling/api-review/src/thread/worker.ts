import { workerData } from 'node:worker_threads'
import { isCompilerFault } from '../compiler/fault.ts'
import type { Order, Task, ThreadMessage, WorkerInput } from './run-task.ts'

const { port, signal } = workerData as WorkerInput
const sent = new Int32Array(signal)

function post(message: ThreadMessage): void {
  port.postMessage(message)
  Atomics.add(sent, 0, 1)
  Atomics.notify(sent, 0)
}

port.on('message', async ({ module, name, input, from }: Order) => {
  try {
    const { [name]: start } = (await import(module)) as Record<string, Task<unknown, unknown>['start']>
    for (const part of start?.(input, from) ?? []) post({ part })
    post({ end: 'done' })
  } catch (error) {
    if (isCompilerFault(error)) post({ end: 'lost' })
    else post({ end: 'failed', error })
  }
})
