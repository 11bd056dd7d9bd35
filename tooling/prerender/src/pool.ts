import { Worker } from 'node:worker_threads'
import { outOfMemory } from '@signpost/files'
import { openWorkshop, type Job, type Outcome, type Survey, type Workplace } from './job.ts'
import type { Rendering } from './plan.ts'
import type { Report, Task } from './worker.ts'

/** Jobs under way in one thread: while one waits for its streams, another one is rendered. */
const mostAtOnce = 8

/** Called once for each job, in any order. */
export type OnDone = (job: Job, outcome: Outcome) => void

/** Threads that each load the site. */
export interface Crew {
  /** What the site says of itself. Rejects when it cannot be loaded or does not say. */
  survey: () => Promise<Survey>
  /** Takes over what the last output has of these and is still made from the same; rejects when a thread dies of it. */
  keep: (renderings: readonly Rendering[]) => Promise<Map<string, string>>
  /**
   * Does all jobs.
   *
   * A thread that dies takes only the job that killed it; another one goes on with the rest.
   */
  run: (jobs: readonly Job[], onDone: OnDone) => Promise<void>
  /** Ends the threads. */
  dismiss: () => Promise<void>
}

/**
 * Begins to load the site on several threads at once.
 *
 * @param threads - How many; 0 works on the calling thread.
 */
export function callCrew(place: Workplace, threads: number): Crew {
  if (threads === 0) return crewOfNone(place)
  const ready = Array.from({ length: threads }, () => new Thread(place))
  return {
    survey: () => ready[0]!.survey(),
    keep: async (renderings) => {
      const share = Math.ceil(renderings.length / ready.length)
      const kept = await Promise.all(
        ready.map((thread, index) => thread.keep(renderings.slice(index * share, (index + 1) * share))),
      )
      return new Map(kept.flatMap((made) => [...made]))
    },
    run: async (jobs, onDone) => {
      const waiting = [...jobs].reverse()
      await Promise.all(ready.map((thread) => runLane(thread, waiting, place, onDone)))
    },
    dismiss: async () => {
      await Promise.all(ready.map((thread) => thread.end()))
    },
  }
}

function crewOfNone(place: Workplace): Crew {
  const workshop = openWorkshop(place)
  return {
    survey: async () => (await workshop).survey(),
    keep: async (renderings) => (await workshop).keep(renderings),
    run: async (jobs, onDone) => {
      const { work } = await workshop
      for (const job of jobs) onDone(job, await work(job))
    },
    dismiss: () => Promise.resolve(),
  }
}

/** Keeps one thread at work until nothing waits. */
async function runLane(first: Thread, waiting: Job[], place: Workplace, onDone: OnDone): Promise<void> {
  let thread: Thread | undefined = first
  while (waiting.length > 0) {
    const suspects = (await (thread ?? new Thread(place)).run(waiting, mostAtOnce, onDone)).jobs
    thread = undefined
    // One of those that were under way killed the thread: one after the other shows which.
    while (suspects.length > 0) {
      const { jobs, cause } = await new Thread(place).run(suspects, 1, onDone)
      for (const culprit of jobs) onDone(culprit, { cause: `ended the thread that rendered it: ${cause}` })
    }
  }
}

/** One thread, from its start to its end. */
class Thread {
  readonly #worker: Worker
  readonly #ended: Promise<string>
  #onReport: (report: Report) => void = () => undefined

  constructor(place: Workplace) {
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: place })
    this.#worker.on('message', (report: Report) => this.#onReport(report))
    this.#ended = new Promise((resolve) => {
      this.#worker.on('error', (error) => resolve(causeOf(error)))
      this.#worker.on('exit', () => resolve('it left by process.exit()'))
    })
  }

  async survey(): Promise<Survey> {
    return (await this.#ask({ kind: 'survey' }, 'survey')).survey
  }

  async keep(renderings: readonly Rendering[]): Promise<ReadonlyMap<string, string>> {
    return (await this.#ask({ kind: 'keep', renderings }, 'kept')).made
  }

  /** Asks for one thing while nothing else is under way; rejects when the thread dies or cannot load the site. */
  #ask<Kind extends Report['kind']>(task: Task, kind: Kind): Promise<Extract<Report, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      this.#onReport = (report) => {
        if (report.kind === kind) resolve(report as Extract<Report, { kind: Kind }>)
        else if (report.kind === 'unusable') reject(new Error(report.cause))
      }
      void this.#ended.then((cause) => reject(new Error(cause)))
      this.#give(task)
    })
  }

  /** Does jobs until nothing waits or the thread dies; returns the jobs that were under way then, and why it died. */
  async run(waiting: Job[], atOnce: number, onDone: OnDone): Promise<{ jobs: Job[]; cause: string }> {
    const underWay = new Map<number, Job>()
    let given = 0
    const give = (): void => {
      while (underWay.size < atOnce && waiting.length > 0) {
        const id = given++
        const job = waiting.pop()!
        underWay.set(id, job)
        this.#give({ kind: 'job', id, job })
      }
    }
    const unusable = new Promise<never>((_, reject) => {
      this.#onReport = (report) => {
        if (report.kind === 'unusable') {
          waiting.length = 0
          reject(new Error(report.cause))
        } else if (report.kind === 'done') {
          onDone(underWay.get(report.id)!, report.outcome)
          underWay.delete(report.id)
          give()
          if (underWay.size === 0) void this.end()
        }
      }
    })
    give()
    try {
      const cause = await Promise.race([this.#ended, unusable])
      return { jobs: [...underWay.values()], cause }
    } finally {
      await this.end()
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #give(task: Task): void {
    this.#worker.postMessage(task)
  }
}

/** Why a thread died. The stack of an error is in the site's code; that of memory that ran out is not. */
function causeOf(error: NodeJS.ErrnoException): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `it ${outOfMemory()}` : (error.stack ?? error.message)
}
