import { Worker } from 'node:worker_threads'
import { outOfMemory } from '@signpost/files'
import { StepEndedError } from './step-error.ts'

/** Functions from data to data. */
type Functions = Readonly<Record<string, (...args: never[]) => unknown>>

/** Functions of a module, which run one step of a build. */
export interface StepThread<Module> {
  /**
   * Calls a function. Calls run one after the other.
   *
   * @throws {@link StepEndedError} when the thread ends before: its heap is full, or its code has called `process.exit()`.
   * @throws Error of the function: its message, its stack and the fields of an error of the file system.
   */
  run<Name extends keyof Module>(
    name: Name,
    ...args: Module[Name] extends (...args: infer Args) => unknown ? Args : never
  ): Promise<Module[Name] extends (...args: never[]) => infer Result ? Awaited<Result> : never>
  close(): void
}

/** Message to a thread. */
export interface CallMessage {
  id: number
  name: string
  args: readonly unknown[]
}

/** Message from a thread. */
export type ResultMessage = { id: number; result: unknown } | { id: number; error: object }

/**
 * Creates a thread for the functions of a module; the first call starts it. What ends it, such as a full heap, does not end the
 * command, and the next call starts another.
 *
 * @param step - Name of the step, for messages.
 * @param module - Specifier of the module.
 * @param youngMegabytes - Heap of short-lived objects; default: that of Node.
 * @param megabytes - Heap of the others; default: that of this process.
 */
export function stepThread<Module extends { readonly [Name in keyof Module]: Functions[string] }>(
  step: string,
  module: string,
  youngMegabytes?: number,
  megabytes?: number,
): StepThread<Module> {
  let worker: Worker | undefined
  let lastId = 0
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()

  const start = (): Worker => {
    const started = new Worker(new URL('../../dist/steps/thread.js', import.meta.url), {
      workerData: module,
      execArgv: [],
      resourceLimits: {
        ...(youngMegabytes !== undefined && { maxYoungGenerationSizeMb: youngMegabytes }),
        ...(megabytes !== undefined && { maxOldGenerationSizeMb: megabytes }),
      },
    })
    const fail = (error: Error): void => {
      if (worker !== started) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('message', (message: ResultMessage) => {
      const entry = waiting.get(message.id)
      waiting.delete(message.id)
      if ('error' in message) entry?.reject(Object.assign(new Error(), message.error))
      else entry?.resolve(message.result as never)
    })
    started.on('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new StepEndedError(step, outOfMemory([], heapOf(megabytes)))
          : error,
      ),
    )
    started.on('exit', (code) => fail(new StepEndedError(step, `ended with exit code ${code}.`)))
    return started
  }

  return {
    run(name, ...args) {
      worker ??= start()
      const message: CallMessage = { id: ++lastId, name: String(name), args }
      return new Promise((resolve, reject) => {
        waiting.set(message.id, { resolve, reject })
        worker!.postMessage(message)
      })
    },
    close() {
      const ended = worker
      worker = undefined
      waiting.clear()
      void ended?.terminate()
    },
  }
}

/** Environment with a limit of the heap. */
function heapOf(megabytes: number | undefined): NodeJS.ProcessEnv {
  return megabytes === undefined ? process.env : { NODE_OPTIONS: `--max-old-space-size=${megabytes}` }
}
