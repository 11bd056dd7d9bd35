import { existsSync } from 'node:fs'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Sides } from './compile-both.ts'
import { compileJobs, type Job, type JobResult } from './jobs.ts'

const worker = new URL('./job-worker.js', import.meta.url)

/** Input of a worker. */
export interface WorkerInput {
  jobs: readonly Job[]
  sides: Sides
  options: Record<string, unknown>
  port: MessagePort
  /** Number of messages sent. */
  signal: SharedArrayBuffer
}

/** Message of a worker: a result, or why there are no more. */
export type WorkerMessage = { index: number; result: JobResult } | { end: 'done' | 'lost' }

/** Time of one file, of the first with the program around it, and of all that is lost, in milliseconds. */
const limits = { one: 10_000, program: 30_000, wasted: 30_000 }

/** TypeScript relates types in depth; its usual stack is too small for some packages. */
const resourceLimits = { stackSizeMb: 64, maxOldGenerationSizeMb: 2048 }

/**
 * Compiles files against both sides. TypeScript can take hours to relate two recursive types, and cannot be interrupted: files are
 * compiled in a thread, which is ended when one takes too long.
 *
 * @returns Results in the order of `jobs`; undefined for files that were given up.
 */
export function runJobs(
  jobs: readonly Job[],
  sides: Sides,
  options: Record<string, unknown>,
): (JobResult | undefined)[] {
  const results: (JobResult | undefined)[] = jobs.map(() => undefined)
  // Threads run JavaScript, which tests of the sources do not have.
  if (!existsSync(worker)) return runHere(jobs, sides, options)
  let [start, total] = [0, 0]
  while (start < jobs.length && total < limits.wasted) {
    const { count, wasted } = runThread(jobs.slice(start), sides, options, (index, result) => {
      results[start + index] = result
    })
    total += wasted
    start += count + 1
  }
  return results
}

/** Compiles files in this thread, without a limit. */
export function runHere(jobs: readonly Job[], sides: Sides, options: Record<string, unknown>): JobResult[] {
  const results: JobResult[] = []
  compileJobs(jobs, sides, options, (index, result) => (results[index] = result))
  return results
}

/** Compiles files in a thread until one takes too long: their number, and the time lost with that one. */
function runThread(
  jobs: readonly Job[],
  sides: Sides,
  options: Record<string, unknown>,
  onResult: (index: number, result: JobResult) => void,
): { count: number; wasted: number } {
  const { port1, port2 } = new MessageChannel()
  const signal = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const sent = new Int32Array(signal)
  const workerData: WorkerInput = { jobs, sides, options, port: port2, signal }
  const thread = new Worker(worker, {
    workerData,
    transferList: [port2],
    resourceLimits,
  })
  thread.unref()
  thread.on('error', () => {})
  const started = performance.now()
  let [count, latest] = [0, started]
  /** Time that brought nothing: that of the program, and that since the latest result. */
  let setup = 0
  const lost = () => ({ count, wasted: setup + performance.now() - latest })
  try {
    for (let received = 0; ; ) {
      const limit = count === 0 ? limits.program : limits.one
      if (Atomics.wait(sent, 0, received, limit) === 'timed-out') return lost()
      for (; received < Atomics.load(sent, 0); received++) {
        const { message } = receiveMessageOnPort(port1) as { message: WorkerMessage }
        if ('end' in message) return message.end === 'done' ? { count, wasted: 0 } : lost()
        onResult(message.index, message.result)
        count++
        latest = performance.now()
        if (count === 1) setup = latest - started
      }
    }
  } finally {
    void thread.terminate()
    port1.close()
  }
}
