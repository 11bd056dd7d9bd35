import { workerData } from 'node:worker_threads'
import { isCompilerFault } from '../compiler/fault.ts'
import { parseLibraries } from '../compiler/program.ts'
import type { Order, ThreadMessage, WorkerInput } from './run-task.ts'

const { port, signal } = workerData as WorkerInput
const sent = new Int32Array(signal)

function post(message: ThreadMessage): void {
  port.postMessage(message)
  Atomics.add(sent, 0, 1)
  Atomics.notify(sent, 0)
}

// A task may come later.
parseLibraries()

port.on('message', async ({ module, name, input }: Order) => {
  try {
    const { [name]: run } = (await import(module)) as Record<
      string,
      (input: unknown, onPart: (part: unknown) => void) => void
    >
    run?.(input, (part) => post({ part }))
    post({ end: 'done' })
  } catch (error) {
    if (isCompilerFault(error)) post({ end: 'lost' })
    else post({ end: 'failed', error })
  }
})
