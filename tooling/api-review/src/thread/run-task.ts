import { existsSync } from 'node:fs'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { isCompilerFault } from '../compiler/fault.ts'
import { runParts, type TaskEnd, type WorkLimits } from './run-parts.ts'

const worker = new URL('./worker.js', import.meta.url)

/** Input of the thread. */
export interface WorkerInput {
  port: MessagePort
  /** Number of messages sent. */
  signal: SharedArrayBuffer
}

/** Work of the compiler that may have no end: a function of a module, whose input and parts of its result are plain data. */
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
  limits: WorkLimits
}

/** Message of the thread: a part of a result, or why there are no more. */
export type ThreadMessage = { part: unknown } | { end: TaskEnd } | { end: 'failed'; error: unknown }

/** How often it is seen whether a thread that still runs uses the CPU, and how long it may not, in milliseconds. */
const waits = { look: 500, idle: 10_000 }

/** TypeScript relates types in depth; its usual stack is too small for some packages. */
const resourceLimits = { stackSizeMb: 64, maxOldGenerationSizeMb: 1536 }

interface Thread {
  thread: Worker
  port: MessagePort
  sent: Int32Array
  /** Messages received. */
  received: number
}

/** The thread that waits for the next task: it has the compiler and the libraries in memory. */
let waiting: Thread | undefined

/**
 * Runs a task: here, without the start of a thread and a second compiler, up to the first part that needs a larger stack, and from there in a
 * thread that has one and a limit of memory. TypeScript can take hours to relate two recursive types: the work of each part and of all is limited.
 */
export function runTask<Input, Part>(
  { module, name, start }: Task<Input, Part>,
  input: Input,
  onPart: (part: Part) => void,
  limits: WorkLimits,
): TaskEnd {
  let known = 0
  const count = (part: Part) => {
    onPart(part)
    known++
  }
  try {
    return runParts(start(input, 0), count, limits)
  } catch (error) {
    // Threads run JavaScript, which tests of the sources do not have.
    if (!isCompilerFault(error) || !existsSync(worker)) throw error
    return runInThread({ module, name, input, from: known, limits }, onPart)
  }
}

/** Runs a task in a thread. One that uses no CPU has died (of memory, for one). */
function runInThread<Part>(order: Order, onPart: (part: Part) => void): TaskEnd {
  const thread = waiting ?? startThread()
  waiting = undefined
  let [seen, idle] = [cpuTime(), 0]
  let isAlive = false
  thread.port.postMessage(order)
  try {
    while (idle < waits.idle) {
      if (Atomics.wait(thread.sent, 0, thread.received, waits.look) === 'timed-out') {
        const now = cpuTime()
        idle = now - seen < 1 ? idle + waits.look : 0
        seen = now
        continue
      }
      idle = 0
      for (; thread.received < Atomics.load(thread.sent, 0); thread.received++) {
        const { message } = receiveMessageOnPort(thread.port) as { message: ThreadMessage }
        if ('part' in message) {
          onPart(message.part as Part)
          continue
        }
        thread.received++
        isAlive = true
        if (message.end === 'failed') throw message.error
        return message.end
      }
    }
    return { reason: 'fault', work: order.limits.one }
  } finally {
    if (isAlive) waiting = thread
    else endThread(thread)
  }
}

/** CPU time that this process has used, with all its threads, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
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
