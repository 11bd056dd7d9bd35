import { existsSync } from 'node:fs'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { isCompilerFault } from '../compiler/fault.ts'
import { runInTime } from './run-in-time.ts'

const worker = new URL('./worker.js', import.meta.url)

/** Input of the thread. */
export interface WorkerInput {
  port: MessagePort
  /** Number of messages sent. */
  signal: SharedArrayBuffer
}

/** Work that can take hours for some types: a function of a module, whose input and parts of its result are plain data. */
export interface Task<Input, Part> {
  /** Address of the module. */
  module: string
  /** Export of the module that is `start`. */
  name: string
  /**
   * Does what comes before the first part, which never takes long.
   *
   * @param from - Number of parts that are known: a task may begin with the next one, or repeat them.
   */
  start: (input: Input, from: number) => Iterable<Part>
}

/** A task for the thread. */
export interface Order {
  module: string
  name: string
  input: unknown
  from: number
}

/** Message of the thread: a part of a result, or why there are no more. */
export type ThreadMessage = { part: unknown } | { end: 'done' | 'lost' } | { end: 'failed'; error: unknown }

/** CPU time of one part of a result, and of the first with all that comes before it, in milliseconds. */
const limits = { one: 6000, first: 30_000 }

/** Time between two looks at the clock of the CPU, and how long a thread that still runs may use no CPU, in milliseconds. */
const waits = { look: 500, idle: 5000 }

/** TypeScript relates types in depth; its usual stack is too small for some packages. */
const resourceLimits = { stackSizeMb: 64, maxOldGenerationSizeMb: 768 }

interface Thread {
  thread: Worker
  port: MessagePort
  sent: Int32Array
  /** Messages received. */
  received: number
}

/** The thread that waits for the next task: it has the compiler and the libraries in memory. */
let waiting: Thread | undefined

/** Whether a part took too long here. Later tasks begin in the thread. */
let isThreadNeeded = false

/** CPU time that this process has used, with all its threads, in milliseconds. A busy machine makes it pass slower; shared caches make the same work take more of it. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs a task: here, without the start of a thread, up to the first part that takes seconds, and from there in a thread, which is ended when a
 * part takes too long: TypeScript can take hours to relate two recursive types. The thread has a larger stack and a limit of memory, and its time is
 * that of the CPU.
 *
 * @param limit - CPU time of the whole task, in milliseconds.
 * @returns Whether the result is whole, and the CPU time that brought nothing: that of the start, and that since the latest part.
 */
export function runTask<Input, Part>(
  task: Task<Input, Part>,
  input: Input,
  onPart: (part: Part) => void,
  limit: number = Number.POSITIVE_INFINITY,
): { isDone: boolean; wasted: number } {
  if (!existsSync(worker)) {
    // Threads run JavaScript, which tests of the sources do not have.
    for (const part of task.start(input, 0)) onPart(part)
    return { isDone: true, wasted: 0 }
  }
  const end = cpuTime() + limit
  let known = 0
  if (!isThreadNeeded) {
    try {
      const isDone = runInTime(
        task.start(input, 0),
        (part) => {
          onPart(part)
          known++
        },
        () => cpuTime() < end,
      )
      if (isDone !== undefined) return { isDone, wasted: 0 }
    } catch (error) {
      // The stack of the thread is larger.
      if (!isCompilerFault(error)) throw error
    }
    isThreadNeeded = true
  }
  return runInThread({ module: task.module, name: task.name, input, from: known }, onPart, end)
}

/** Runs a task in a thread. One that uses no CPU has died (of memory, for one). */
function runInThread<Part>(
  order: Order,
  onPart: (part: Part) => void,
  end: number,
): { isDone: boolean; wasted: number } {
  const thread = waiting ?? startThread()
  waiting = undefined
  const started = cpuTime()
  let latest = started
  let setup: number | undefined
  let [seen, idle] = [started, 0]
  const lost = () => ({ isDone: false, wasted: (setup ?? 0) + cpuTime() - latest })
  let isAlive = false
  thread.port.postMessage(order)
  try {
    for (;;) {
      const now = cpuTime()
      const left = Math.min(latest + (setup === undefined ? limits.first : limits.one), end) - now
      idle = now - seen < 1 ? idle + waits.look : 0
      if (left <= 0 || idle > waits.idle) return lost()
      seen = cpuTime()
      if (Atomics.wait(thread.sent, 0, thread.received, waits.look) === 'timed-out') continue
      idle = 0
      for (; thread.received < Atomics.load(thread.sent, 0); thread.received++) {
        const { message } = receiveMessageOnPort(thread.port) as { message: ThreadMessage }
        if ('part' in message) {
          onPart(message.part as Part)
          latest = cpuTime()
          setup ??= latest - started
          continue
        }
        thread.received++
        isAlive = true
        if (message.end === 'failed') throw message.error
        return message.end === 'done' ? { isDone: true, wasted: 0 } : lost()
      }
    }
  } finally {
    if (isAlive) waiting = thread
    else endThread(thread)
  }
}

function startThread(): Thread {
  const { port1, port2 } = new MessageChannel()
  const signal = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const workerData: WorkerInput = { port: port2, signal }
  const thread = new Worker(worker, { workerData, transferList: [port2], resourceLimits })
  thread.on('error', () => {})
  thread.unref()
  port1.unref()
  return { thread, port: port1, sent: new Int32Array(signal), received: 0 }
}

function endThread({ thread, port }: Thread): void {
  void thread.terminate()
  port.close()
}
