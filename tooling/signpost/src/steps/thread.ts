import { parentPort, workerData } from 'node:worker_threads'
import type { CallMessage, ResultMessage } from './step-thread.ts'

// The code of a thread that a step runs in: calls functions of one module.
const port = parentPort!
const functions = import(workerData as string) as Promise<Record<string, (...args: unknown[]) => unknown>>

port.on('message', ({ id, name, args }: CallMessage) => {
  void functions
    .then((module) => module[name]!(...args))
    .then(
      (result): ResultMessage => ({ id, result }),
      (error: Error): ResultMessage => ({ id, error: { ...plain(error), message: error.message, stack: error.stack } }),
    )
    .then((message) => port.postMessage(message))
})

/** Fields of an error of the file system. */
function plain({ code, syscall, path }: NodeJS.ErrnoException): object {
  return {
    ...(code !== undefined && { code }),
    ...(syscall !== undefined && { syscall }),
    ...(path !== undefined && { path }),
  }
}
