import { fork, type ChildProcess } from 'node:child_process'
import { limitReached } from '@signpost/files'
import { howEnded, longest, withoutReport } from './how-ended.ts'

/** Answer of a worker. Its other fields depend on the program. */
export interface WorkerAnswer {
  id: number
  /** False when the request failed; `error` is the reason. */
  ok: boolean
  error?: string
  [field: string]: unknown
}

/** A Node program that answers requests by `answerRequests` of `@signpost/files`. */
export interface ForkedWorker {
  /** Starts the program before it is needed. */
  load(): void
  /**
   * Sends a request and waits for its answer. Starts the program if it is not running.
   *
   * @throws {@link KilledError} when the program is killed before the answer.
   * @throws Error when the program ends, or the limit passes, before the answer.
   */
  request(message: Readonly<Record<string, unknown>>): Promise<WorkerAnswer>
  /** Ends the program. */
  close(): void
}

/** A program that the system has killed, as it does when memory is short. */
export class KilledError extends Error {
  override readonly name = 'KilledError'
}

/** Options of {@link forkWorker}. */
export interface WorkerOptions {
  /** Milliseconds of processor time for one answer, which other programs do not change. */
  limit: number
  /** Options of Node. */
  execArgv?: readonly string[]
}

/** Milliseconds in which the last words of an ended worker are read. */
const grace = 500

/**
 * Creates a worker; the first request starts its program. The program ends with this process, because its channel closes.
 *
 * @param file - Program.
 * @param args - Its arguments.
 */
export function forkWorker(
  file: string,
  args: readonly string[],
  { limit, execArgv = [] }: WorkerOptions,
): ForkedWorker {
  let child: ChildProcess | undefined
  let lastId = 0
  const waiting = new Map<number, { resolve: (answer: WorkerAnswer) => void; reject: (error: Error) => void }>()

  const fail = (error: Error): void => {
    child = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const start = (): ChildProcess => {
    const started = fork(file, args, { execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let errors = ''
    started.stderr!.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-longest)
    })
    started.on('error', fail)
    // A program that the worker started may hold its standard error open, and `close` waits for that.
    started.on('exit', () => setTimeout(() => started.stderr!.destroy(), grace).unref())
    started.on('close', (code, signal) => {
      if (child !== started) return
      const how = howEnded({ code, signal, errors }, execArgv) ?? `ended with exit code ${code}.`
      const message = `The worker ${how} ${withoutReport(errors).trim().slice(-4_000)}`.trim()
      fail(signal === 'SIGKILL' && !errors.includes(limitReached) ? new KilledError(message) : new Error(message))
    })
    started.on('message', (answer: WorkerAnswer) => {
      const entry = waiting.get(answer.id)
      if (!entry) return
      waiting.delete(answer.id)
      entry.resolve(answer)
    })
    return started
  }

  return {
    load() {
      child ??= start()
    },
    request(message) {
      child ??= start()
      const worker = child
      const id = ++lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        // A program that ends meanwhile is reported by `close`.
        worker.send({ ...message, id, limit }, () => undefined)
      })
    },
    close() {
      const worker = child
      child = undefined
      waiting.clear()
      worker?.kill()
    },
  }
}
