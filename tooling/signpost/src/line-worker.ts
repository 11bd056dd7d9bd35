import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { howEnded, longest, withoutReport } from './how-ended.ts'

/** An answer of a worker; which other fields it has depends on the program. */
export interface WorkerAnswer {
  id: number
  ok: boolean
  [field: string]: unknown
}

/** A program that answers one JSON line on its standard output to each JSON line on its standard input. */
export interface LineWorker {
  /**
   * Sends a request and waits for its answer. A worker that has ended is started again first.
   *
   * @throws {@link Error} when the program ends or stays silent for longer than the limit before it has answered.
   */
  ask(request: Readonly<Record<string, unknown>>): Promise<WorkerAnswer>
  /** Ends the program. */
  close(): void
}

/**
 * Starts a program as a worker, at its first request.
 *
 * @param command - The program and its arguments; never run through a shell.
 * @param limit - How long an answer may take, in milliseconds.
 */
export function lineWorker(command: readonly [string, ...string[]], limit: number): LineWorker {
  let child: ChildProcess | undefined
  let lastId = 0
  const waiting = new Map<
    number,
    { resolve: (answer: WorkerAnswer) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
  >()

  const fail = (error: Error): void => {
    child = undefined
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    waiting.clear()
  }

  const start = (): ChildProcess => {
    const [program, ...args] = command
    const started = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    let errors = ''
    started.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-longest)
    })
    started.on('error', fail)
    started.on('close', (code, signal) => {
      if (child !== started) return
      const how = howEnded({ code, signal, errors }, args) ?? `ended with exit code ${code}.`
      fail(new Error(`The worker ${how} ${withoutReport(errors).trim().slice(-4_000)}`.trim()))
    })
    // A request that is still being written when the program ends fails by 'close' above.
    started.stdin.on('error', () => undefined)
    createInterface({ input: started.stdout }).on('line', (line) => {
      const answer = JSON.parse(line) as WorkerAnswer
      const entry = waiting.get(answer.id)
      if (!entry) return
      waiting.delete(answer.id)
      clearTimeout(entry.timer)
      entry.resolve(answer)
    })
    return started
  }

  return {
    ask(request) {
      child ??= start()
      const worker = child
      const id = ++lastId
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          worker.kill('SIGKILL')
          fail(new Error(`The worker gave no answer in ${limit / 1000} seconds.`))
        }, limit)
        waiting.set(id, { resolve, reject, timer })
        worker.stdin?.write(`${JSON.stringify({ ...request, id })}\n`)
      })
    },
    close() {
      const worker = child
      child = undefined
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
      worker?.stdin?.end()
      worker?.kill()
    },
  }
}
