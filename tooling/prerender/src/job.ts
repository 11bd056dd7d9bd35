import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastMade, madeFrom } from './manifest.ts'
import type { Rendering } from './plan.ts'
import { render } from './render.ts'
import type { HandlerModule, OnError, SiteHandler, Sitemap } from './sitemap.ts'
import { fileWriter, type Target } from './write-file.ts'

/** One file to write: an answer of the site, or a copy of a file that exists, which may have its compressed forms beside it. */
export type Job =
  | { kind: 'render'; rendering: Rendering }
  | { kind: 'copy'; from: string; file: string; compressed: boolean }

/** What every thread needs to do jobs. */
export interface Workplace {
  /** URL of the module that opens the site. */
  server: string
  target: Target
  /** Milliseconds for one answer. */
  timeout: number
}

/** How a job ended: with the cause when it failed; `made` is what the next build has to know of the file, if anything. */
export interface Outcome {
  cause?: string
  made?: string
}

/** What a site says of itself. */
export interface Survey {
  base: string
  sitemap: Sitemap
}

/** A site that is loaded. */
export interface Workshop {
  /** Rejects, with every cause there is, when the site does not list its pages. */
  survey: () => Promise<Survey>
  /**
   * Takes over what the last output has of these and is still made from the same.
   *
   * @returns What the next build has to know of each file that was taken over.
   */
  keep: (renderings: readonly Rendering[]) => Map<string, string>
  /** Does a job. Several may be under way at once. */
  work: (job: Job) => Promise<Outcome>
}

/**
 * Loads the site.
 *
 * @throws Error when the module cannot be loaded or exports no `openHandler`.
 */
export async function openWorkshop(place: Workplace): Promise<Workshop> {
  const site = await openSite(place.server)
  const writer = fileWriter(place.target)
  const { previous } = place.target
  const before = previous === undefined ? undefined : lastMade(previous)
  /** Runs an action; `fail` gets its error's message and those of the errors that the answer hid. */
  const observed = async <T>(action: (onError: OnError) => Promise<T>, fail: (cause: string) => T): Promise<T> => {
    const hidden: string[] = []
    try {
      return await action((error) => hidden.push(describe(error)))
    } catch (error) {
      return fail([(error as Error).message, ...hidden].join('\n'))
    }
  }
  /** A page that cannot tell what it is made from is rendered, and then says what is wrong with it. */
  const versionOf = (path: string, kind: Rendering['kind']): string | undefined => {
    if (kind !== 'document' && kind !== 'data') return undefined
    try {
      return site.version?.(path)
    } catch {
      return undefined
    }
  }
  return {
    survey: () =>
      observed(
        async (onError) => ({ base: site.base, sitemap: await site.sitemap({ onError }) }),
        (cause) => {
          throw new Error(cause)
        },
      ),
    keep(renderings) {
      const kept = new Map<string, string>()
      // The document of a page and its data come one after the other.
      let last: { path: string; version: string | undefined } | undefined
      for (const { path, file, kind } of renderings) {
        const known = before?.get(file)
        if (known === undefined) continue
        if (last?.path !== path) last = { path, version: versionOf(path, kind) }
        const bytes = last.version === undefined ? undefined : bytesOf(join(previous!, file))
        if (bytes === undefined || known !== madeFrom(last.version!, bytes)) continue
        writer.keep(file)
        kept.set(file, known)
      }
      return kept
    },
    work: (job) =>
      observed<Outcome>(
        async (onError) => {
          if (job.kind === 'copy') {
            writer.write(job.file, readFileSync(job.from), job.compressed ? 'none' : 'asset')
            return {}
          }
          const { rendering } = job
          const bytes = await render(site, rendering, place.timeout, onError)
          writer.write(rendering.file, bytes, 'page')
          const version = versionOf(rendering.path, rendering.kind)
          return version === undefined ? {} : { made: madeFrom(version, bytes) }
        },
        (cause) => ({ cause }),
      ),
  }
}

/**
 * Loads the module that answers for the site.
 *
 * @param server - Its URL.
 * @throws Error when it exports no `openHandler`.
 */
async function openSite(server: string): Promise<SiteHandler> {
  const { openHandler } = (await import(server)) as Partial<HandlerModule>
  if (typeof openHandler !== 'function') {
    throw new Error(`${server} exports no function "openHandler"; give a module that does with --server`)
  }
  return openHandler()
}

/** The bytes of a file; nothing when it cannot be read. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function describe(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message
  // The router throws what it answers: an object with a status, whose `data` says why.
  if (typeof error !== 'object' || error === null) return String(error)
  const { status, statusText, data } = error as { status?: unknown; statusText?: unknown; data?: unknown }
  const parts = [status, statusText, data].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && part !== ''),
  )
  return parts.length > 0 ? parts.join(' ') : JSON.stringify(error)
}
