import { join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { openCacheFolder } from '@signpost/files'
import { devPlaces } from './steps/places.ts'
import type { ReportTotals } from './site/report.ts'
import { outFor, placesFor, sourcesFor, type SiteOptions } from './site/site-options.ts'

/** Result of a build. */
export interface SiteReport {
  /** Whether `signpost build` would exit with 0. */
  ok: boolean
  /** Folder of the pages. */
  out: string
  /** Counts of packages and findings. */
  totals: ReportTotals
  /** Findings about the root. */
  diagnostics: readonly Diagnostic[]
  /** One entry per package, with its findings. Files are relative to the root. */
  packages: readonly {
    name: string
    path: string
    undocumented?: string
    /** Path of its page below the base URL. */
    address?: string
    diagnostics: readonly Diagnostic[]
  }[]
  /** Findings in the hand-written docs. */
  docs: readonly Diagnostic[]
  /** Findings of the link check. */
  pages: readonly Diagnostic[]
  /** Milliseconds of each step. */
  durations: Readonly<Record<string, number>>
}

/**
 * Documents a repository and writes its site as static files, like `signpost build`. Progress is printed.
 *
 * @throws Error when a step fails as a whole; its message names the file and the next step.
 */
export function build(options: SiteOptions = {}): Promise<SiteReport> {
  return buildTo(outFor(options), options)
}

/** Builds into the cache and reports what `signpost check` fails for. */
export function check(options: Omit<SiteOptions, 'out' | 'strict' | 'force'> = {}): Promise<SiteReport> {
  return buildTo(join(placesFor(options).cache, 'check'), { ...options, strict: true, force: true })
}

async function buildTo(out: string, options: SiteOptions): Promise<SiteReport> {
  const { build } = await import('./site/build.ts')
  const { strict = false, force = false } = options
  const { code, data } = await build(placesFor(options), { ...sourcesFor(options), out, strict, force })
  return { ok: code === 0, out, ...data }
}

/** Options of {@link dev}. */
export interface DevelopmentOptions extends Omit<SiteOptions, 'out' | 'strict' | 'force'> {
  /** 0 for a free one; default: 3000. */
  port?: number
  /** Default: localhost. */
  host?: string
}

/**
 * Serves the site and updates it when sources change, like `signpost dev`.
 *
 * @returns The exit code of the server, when it ends.
 */
export async function dev({ port = 3000, host = 'localhost', ...options }: DevelopmentOptions = {}): Promise<number> {
  const { dev } = await import('./dev/dev.ts')
  const places = placesFor(options)
  openCacheFolder(places.cache)
  return dev(devPlaces(places), { ...sourcesFor(options), port, host })
}
