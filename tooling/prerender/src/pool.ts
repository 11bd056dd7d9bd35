import { Worker } from 'node:worker_threads'
import { outOfMemory } from '@signpost/files'
import { isCompressible } from './compress.ts'
import { pageOf, type Rendering } from './plan.ts'
import { openRenderer, type Job, type Outcome, type RendererOptions, type SiteDescription } from './renderer.ts'
import type { Report, Request } from './worker.ts'

/** Pages that one thread renders at once: while one waits for its streams, another one renders. */
const concurrency = 8

/** Pages or images for which another thread is worth its start: loading the site takes as long as a hundred pages. */
const pagesPerThread = 100

/** With the usual nursery of 16 MB, garbage of pages in progress is copied again and again. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }

/** Called once for each job, in any order. */
export type OnDone = (job: Job, outcome: Outcome) => void

/**
 * Threads that each load the site. They are threads, not forked processes, because they cannot outlive the build, and a
 * `process.exit()` or an exhausted heap still ends only one of them.
 */
export interface RenderPool {
  /** Base and paths of the site. Rejects when it cannot be loaded or listed. */
  describe: () => Promise<SiteDescription>
  /**
   * Reuses files of the previous output whose fingerprints are unchanged. Rejects when a thread ends meanwhile.
   *
   * @returns Fingerprints of the reused files by name.
   */
  reuse: (renderings: readonly Rendering[]) => Promise<Map<string, string>>
  /** Runs all jobs. A job that ends its thread fails alone; a new thread runs the others. Rejects when the disk is full. */
  run: (jobs: readonly Job[], onDone: OnDone) => Promise<void>
  /** Ends the threads. */
  close: () => Promise<void>
}

/** A thread that loads the app before its data is there. */
export interface LoadedApp {
  end(): Promise<void>
}

/**
 * Starts a thread for {@link renderPool}.
 *
 * @param app.server - URL of the module that opens the site.
 * @param app.env - Environment of its threads.
 */
export function loadApp(app: AppModule): LoadedApp {
  return new RenderThread(app)
}

/** Module that opens the site, and the environment of its threads. */
export type AppModule = Pick<RendererOptions, 'server' | 'env'>

/**
 * Starts a thread that loads the site, and further ones for many jobs.
 *
 * @param threads - How many at most; 0 renders on the calling thread.
 * @param loaded - The first thread, if it has been started.
 */
export function renderPool(options: RendererOptions, threads: number, loaded?: LoadedApp): RenderPool {
  if (threads === 0) return callingThread(options)
  const pool = [(loaded as RenderThread | undefined) ?? new RenderThread(options)]
  pool[0]!.open(options)
  const grow = (count: number): void => {
    while (pool.length < Math.min(count, threads)) pool.push(openThread(options))
  }
  return {
    describe: () => pool[0]!.describe(),
    reuse: async (renderings) => new Map(await pool[0]!.reuse(renderings)),
    run: async (jobs, onDone) => {
      grow(Math.ceil(jobs.filter(takesTime).length / pagesPerThread))
      const waiting = [...jobs].reverse()
      const failed = new AbortController()
      const work = async (thread: RenderThread): Promise<void> => {
        try {
          await runAll(thread, waiting, options, onDone, failed.signal)
        } catch (error) {
          failed.abort()
          throw error
        }
      }
      await Promise.all(pool.map(work))
    },
    close: async () => {
      await Promise.all(pool.map((thread) => thread.end()))
    },
  }
}

function openThread(options: RendererOptions): RenderThread {
  const thread = new RenderThread(options)
  thread.open(options)
  return thread
}

function callingThread(options: RendererOptions): RenderPool {
  // React and other libraries read it when they are loaded.
  process.env['NODE_ENV'] ??= 'production'
  const renderer = openRenderer(options)
  return {
    describe: async () => (await renderer).describe(),
    reuse: async (renderings) => (await renderer).reuse(renderings),
    run: async (jobs, onDone) => {
      const { run } = await renderer
      for (const job of jobs) onDone(job, await run(job))
    },
    close: () => Promise.resolve(),
  }
}

/** Runs waiting jobs on one thread, and on a new one each time it ends, until none is left or another thread has `failed`. */
async function runAll(
  first: RenderThread,
  waiting: Job[],
  options: RendererOptions,
  onDone: OnDone,
  failed: AbortSignal,
): Promise<void> {
  let thread: RenderThread | undefined = first
  while (waiting.length > 0) {
    const suspects = (await (thread ?? openThread(options)).run(waiting, concurrency, onDone)).jobs
    thread = undefined
    // One of the concurrent jobs ended the thread. Run one by one, it ends its thread again and fails.
    while (suspects.length > 0 && !failed.aborted) {
      const { jobs, cause } = await openThread(options).run(suspects, 1, onDone)
      for (const culprit of jobs)
        onDone(culprit, { failure: { found: 'the end of the rendering thread', expected: 'an answer', hidden: cause } })
    }
  }
}

/** One thread, from its start to its end. */
class RenderThread {
  readonly #worker: Worker
  readonly #ended: Promise<string>
  #onReport: (report: Report) => void = () => undefined

  constructor({ server, env }: AppModule) {
    this.#worker = new Worker(new URL('../dist/worker.js', import.meta.url), {
      workerData: server,
      env: { NODE_ENV: 'production', ...process.env, ...env },
      execArgv: [],
      resourceLimits,
    })
    // Before the draft is removed, so that no thread writes into it again.
    const stop = (): void => void this.#worker.terminate()
    process.prependListener('exit', stop)
    this.#worker.once('exit', () => process.off('exit', stop))
    this.#worker.on('message', (report: Report) => this.#onReport(report))
    this.#ended = new Promise((resolve) => {
      this.#worker.on('error', (error) => resolve(causeOf(error)))
      this.#worker.on('exit', () => resolve('it left by process.exit()'))
    })
  }

  open(options: RendererOptions): void {
    this.#send({ kind: 'open', options })
  }

  async describe(): Promise<SiteDescription> {
    return (await this.#request({ kind: 'describe' }, 'description')).site
  }

  async reuse(renderings: readonly Rendering[]): Promise<ReadonlyMap<string, string>> {
    return (await this.#request({ kind: 'reuse', renderings }, 'reused')).fingerprints
  }

  /** Sends a request while no other is pending. Rejects when the thread ends or cannot load the site. */
  #request<Kind extends Report['kind']>(request: Request, kind: Kind): Promise<Extract<Report, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      this.#onReport = (report) => {
        if (report.kind === kind) resolve(report as Extract<Report, { kind: Kind }>)
        else if (report.kind === 'unusable') reject(new Error(report.cause))
      }
      void this.#ended.then((cause) => reject(new Error(cause)))
      this.#send(request)
    })
  }

  /**
   * Runs jobs until none is waiting or the thread ends.
   *
   * @returns Jobs that were running when the thread ended, and the cause of its end.
   */
  async run(waiting: Job[], atOnce: number, onDone: OnDone): Promise<{ jobs: Job[]; cause: string }> {
    const running = new Map<number, Job[]>()
    let lastId = 0
    const fill = (): void => {
      while (running.size < atOnce && waiting.length > 0) {
        const jobs = [waiting.pop()!]
        // The document of a page, its data and its files share their inputs, so one thread renders all.
        if (atOnce > 1) while (isSamePage(jobs[0]!, waiting.at(-1))) jobs.push(waiting.pop()!)
        running.set(++lastId, jobs)
        this.#send({ kind: 'jobs', id: lastId, jobs })
      }
    }
    const unusable = new Promise<never>((_, reject) => {
      this.#onReport = (report) => {
        if (report.kind === 'unusable') {
          waiting.length = 0
          reject(new Error(report.cause))
        } else if (report.kind === 'done') {
          for (const [at, job] of running.get(report.id)!.entries()) onDone(job, report.outcomes[at]!)
          running.delete(report.id)
          fill()
          if (running.size === 0) void this.end()
        }
      }
    })
    fill()
    try {
      const cause = await Promise.race([this.#ended, unusable])
      return { jobs: [...running.values()].flat(), cause }
    } finally {
      await this.end()
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #send(request: Request): void {
    this.#worker.postMessage(request)
  }
}

/** Whether a job renders a page or draws an image: data and texts take little beside them, and assets are only copied. */
function takesTime(job: Job): boolean {
  if (job.kind === 'copy') return false
  const { kind, file } = job.rendering
  return kind === 'document' || (kind === 'file' && !isCompressible(file))
}

function isSamePage(one: Job, other: Job | undefined): boolean {
  return one.kind === 'render' && other?.kind === 'render' && pageOf(one.rendering) === pageOf(other.rendering)
}

/** Why a thread ended. The stack of an out-of-memory error does not show the site's code, so it is left out. */
function causeOf(error: NodeJS.ErrnoException): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `it ${outOfMemory()}` : (error.stack ?? error.message)
}
