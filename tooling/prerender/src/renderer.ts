import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFullDisk } from '@signpost/files'
import type { HandlerModule, OnError, SiteHandler, Sitemap } from '@signpost/site-output'
import { fingerprintOf, hasVersion, previousFingerprints } from './manifest.ts'
import type { Rendering } from './plan.ts'
import { render, ResponseError } from './render.ts'
import { fileWriter, type Target } from './write-file.ts'

/** One file to write: a response of the site, or a copy of an asset. `compressed`: its compressed forms are copied as well. */
export type Job =
  | { kind: 'render'; rendering: Rendering }
  | { kind: 'copy'; from: string; file: string; compressed: boolean }

/** Options of a renderer; each thread gets a copy. */
export interface RendererOptions {
  /** URL of the module that opens the site. */
  server: string
  /** Added to the environment of the threads. */
  env?: Readonly<Record<string, string>>
  target: Target
  /** Whether the previous output is as it was written. */
  isUntouched: boolean
  /** Milliseconds for one response. */
  timeout: number
}

/** Reason why a file could not be written. */
export interface Failure {
  found: string
  expected: string
  /** Errors that the response does not show, with their stacks; empty when there are none. */
  hidden: string
}

/** Result of a job: `failure` if it failed, `fingerprint` if the next build may reuse the file. */
export interface Outcome {
  failure?: Failure
  fingerprint?: string
}

/** Failure by an error that is not about the response. */
export function failureOf(message: string): Failure {
  return { found: `an error (${message})`, expected: 'a file written', hidden: '' }
}

/** Base and paths of a site. */
export interface SiteDescription {
  base: string
  sitemap: Sitemap
}

/** A loaded site that writes its files. */
export interface Renderer {
  /** Rejects with all causes when the site cannot list its pages. */
  describe: () => Promise<SiteDescription>
  /**
   * Reuses files of the previous output whose fingerprints are unchanged.
   *
   * @returns Fingerprints of the reused files by name.
   */
  reuse: (renderings: readonly Rendering[]) => Map<string, string>
  /** Writes the file of a job. Several jobs may run at once. Rejects when the disk is full. */
  run: (job: Job) => Promise<Outcome>
}

/**
 * Loads a site.
 *
 * @throws Error when the module cannot be loaded or does not export `openHandler`.
 */
export async function openRenderer({ server, target, isUntouched, timeout }: RendererOptions): Promise<Renderer> {
  const site = await openSite(server)
  const writer = fileWriter(target)
  /** Data that came with the document of a page, until the page's data is written. */
  const given = new Map<string, Uint8Array>()
  const { previous } = target
  const before = previous === undefined ? undefined : previousFingerprints(previous)
  /** Runs an action. On failure, passes `fail` the error and those that the response hid, as text. */
  const observed = async <T>(
    action: (onError: OnError) => Promise<T>,
    fail: (error: Error, hidden: string) => T,
  ): Promise<T> => {
    const hidden: string[] = []
    try {
      return await action((error) => hidden.push(describe(error)))
    } catch (error) {
      return fail(error as Error, hidden.join('\n'))
    }
  }
  /** Returns undefined on an error: the page is rendered then and reports its error. */
  const versionOf = (path: string, kind: Rendering['kind']): string | undefined => {
    if (kind === 'not-found') return undefined
    try {
      return site.version?.(path)
    } catch {
      return undefined
    }
  }
  return {
    describe: () =>
      observed(
        async (onError) => ({ base: site.base, sitemap: await site.sitemap({ onError }) }),
        ({ message }, hidden) => {
          throw new Error(hidden === '' ? message : `${message}\n${hidden}`)
        },
      ),
    reuse(renderings) {
      const reused = new Map<string, string>()
      // The document of a page is followed by its data: one version serves both.
      let last: { path: string; version: string | undefined } | undefined
      for (const { path, file, kind } of renderings) {
        const known = before?.get(file)
        if (known === undefined) continue
        if (last?.path !== path) last = { path, version: versionOf(path, kind) }
        if (last.version === undefined || !hasVersion(known, last.version)) continue
        if (!isUntouched) {
          const bytes = bytesOf(join(previous!, file))
          if (bytes === undefined || known !== fingerprintOf(last.version, bytes)) continue
        }
        writer.reuse(file)
        reused.set(file, known)
      }
      return reused
    },
    run: (job) =>
      observed<Outcome>(
        async (onError) => {
          if (job.kind === 'copy') {
            writer.write(job.file, readFileSync(job.from), job.compressed ? 'none' : 'asset')
            return {}
          }
          const { rendering } = job
          const { path, kind } = rendering
          const known = kind === 'data' ? given.get(path) : undefined
          given.delete(path)
          let data: Uint8Array | undefined
          const onData = kind === 'document' ? (found: Uint8Array) => void (data = found) : undefined
          const bytes = known ? Buffer.from(known) : await render(site, rendering, timeout, onError, onData)
          if (data) given.set(path, data)
          const version = versionOf(path, kind)
          writer.write(rendering.file, bytes, kind === 'file' && !rendering.isOfPage ? 'file' : 'page')
          return version === undefined ? {} : { fingerprint: fingerprintOf(version, bytes) }
        },
        (error, hidden) => {
          // Every other file would fail as well.
          if (isFullDisk(error)) throw error
          const { found, expected } = error instanceof ResponseError ? error : failureOf(error.message)
          return { failure: { found, expected, hidden } }
        },
      ),
  }
}

/**
 * Loads the module that opens the site.
 *
 * @param server - Its URL.
 * @throws Error when it does not export `openHandler`.
 */
async function openSite(server: string): Promise<SiteHandler> {
  const { openHandler } = (await import(server)) as Partial<HandlerModule>
  if (typeof openHandler !== 'function') {
    throw new Error(`${server} exports no function "openHandler"; give a module that does with --server`)
  }
  return openHandler()
}

/** Bytes of a file; undefined when it cannot be read. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function describe(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message
  // The router throws error responses: objects with a status, and the reason in `data`.
  if (typeof error !== 'object' || error === null) return String(error)
  const { status, statusText, data } = error as { status?: unknown; statusText?: unknown; data?: unknown }
  const parts = [status, statusText, data].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && part !== ''),
  )
  return parts.length > 0 ? parts.join(' ') : JSON.stringify(error)
}
