import { Worker } from 'node:worker_threads'

/** Begins the last words of a process that has used its limit. */
export const limitReached = 'It gave no answer in'

/** Milliseconds between two looks at the processor time. */
const look = 200

/**
 * Thread that looks at the processor time of its process, because the main thread works without a pause. A look in which the process
 * used less than a hundredth of it counts whole, so that one that waits for nothing ends too.
 */
const thread = `
const { parentPort, workerData: { look, words } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let timer
parentPort.on('message', (limit) => {
  clearInterval(timer)
  if (limit === undefined) return
  let left = limit
  let before = process.cpuUsage()
  timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    const used = (user + system) / 1000
    left -= used < look / 100 ? look : used
    if (left > 0) return
    writeSync(2, words + ' ' + limit / 1000 + ' seconds of processor time.')
    process.kill(process.pid, 'SIGKILL')
  }, look)
})`

/** Limits the work of this process. */
export interface WorkLimit {
  /** Ends the process after so many milliseconds of processor time from now; without a number it does not. */
  set(milliseconds?: number): void
}

/** Starts a thread that ends this process, with a sentence on standard error, when it has used its processor time. */
export function limitWork(): WorkLimit {
  const worker = new Worker(thread, { eval: true, execArgv: [], workerData: { look, words: limitReached } })
  worker.unref()
  return { set: (milliseconds) => worker.postMessage(milliseconds) }
}
