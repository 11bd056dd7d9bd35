import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Job, Workplace } from './job.ts'
import { lastMade, manifest, manifestFile } from './manifest.ts'
import { planSite } from './plan.ts'
import { callCrew } from './pool.ts'
import { redirectPage } from './redirect-page.ts'
import type { Problem } from './sitemap.ts'
import { draftOf } from './swap.ts'
import { fileWriter } from './write-file.ts'

/** What to prerender and where to. */
export interface PrerenderOptions {
  /** Absolute path of the built app; its `client` is copied when it exists. */
  app: string
  /** Absolute path of the folder to replace. Files in it that Signpost did not write stay. */
  out: string
  /** Whether files in `out` that Signpost did not write are removed too, when it has made the folder. */
  clean?: boolean
  /** Folders that `out` must not hold. */
  keep?: readonly string[]
  /** Called right before `out` is replaced; throws when it may not be any more. */
  confirm?: () => void
  /** Absolute path of the module that exports `openHandler`. */
  server: string
  /** The path under which the site will live; by default the one the site was built with. */
  base?: string
  /** Threads that render; one per core by default, 0 for the calling one. */
  threads?: number
  /** Milliseconds for one answer, 30,000 by default. */
  timeout?: number
  /** Called after every file. */
  onProgress?: (done: number, total: number) => void
}

/** What was written, or why nothing was. */
export interface PrerenderResult {
  /** Whether `out` is the new output; otherwise it is what it was. */
  ok: boolean
  /** Pages and their data, both counted. */
  documents: number
  /** How many of them were taken over from the last output. */
  kept: number
  /** Every file except compressed forms. */
  files: number
  /** In order of path. */
  problems: readonly Problem[]
}

/**
 * Writes every page of a site as files that any static host can serve.
 *
 * Each document is asked for twice, as HTML and as the data that the client router fetches. Files are equal for equal
 * answers. The output is replaced as a whole, and only when nothing failed.
 *
 * @throws Error when the site cannot be opened or does not list its pages, or when the output must not be replaced.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  // React and everything else choose their production form when they are loaded.
  process.env['NODE_ENV'] ??= 'production'
  if (!existsSync(options.server)) {
    const found = relative(process.cwd(), options.server)
    throw new Error(`${found} is missing. Build the site first, or name the module that opens it with --server`)
  }
  const { keep = [], clean = false, confirm = () => undefined } = options
  const draft = await draftOf(options.out, { keep: [options.app, ...keep], clean })
  const target = { folder: draft.folder, ...(lastMade(options.out) ? { previous: options.out } : {}) }
  const { write } = fileWriter(target)
  const place: Workplace = { server: pathToFileURL(options.server).href, target, timeout: options.timeout ?? 30_000 }
  const crew = callCrew(place, options.threads ?? availableParallelism())
  try {
    const site = await crew.survey()
    const base = options.base ?? site.base
    const plan = planSite(site.sitemap, base)
    const problems: Problem[] = [...plan.problems]

    const taken = new Map(plan.renderings.map(({ file, path }) => [file, path]))
    const copies: Extract<Job, { kind: 'copy' }>[] = []
    for (const asset of await assetsOf(join(options.app, 'client'))) {
      const holder = taken.get(asset.file)
      if (holder === undefined) copies.push({ kind: 'copy', ...asset })
      else {
        const message = `would be written to ${asset.file}, which is an asset of the site; rename the asset or the page`
        problems.push({ code: 'same-file', severity: 'error', path: holder, message })
      }
    }
    const made = target.previous === undefined ? new Map<string, string>() : await crew.keep(plan.renderings)
    const kept = made.size
    const renderings = plan.renderings.filter(({ file }) => !made.has(file))
    // The slowest to compress go first, so that no thread is left alone with them.
    const jobs: Job[] = [...copies, ...renderings.map((rendering) => ({ kind: 'render', rendering }) as const)]
    let done = kept
    await crew.run(jobs, (job, outcome) => {
      options.onProgress?.(++done, kept + jobs.length)
      if (outcome.cause !== undefined) problems.push(problemOf(job, outcome.cause))
      if (job.kind === 'render' && outcome.made !== undefined) made.set(job.rendering.file, outcome.made)
    })
    for (const { file, to } of plan.redirects) {
      write(file, Buffer.from(redirectPage(base.slice(0, -1) + to)), 'page')
    }
    write(manifestFile, Buffer.from(manifest(plan, base, made)), 'page')

    problems.sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1))
    const ok = !problems.some(({ severity }) => severity === 'error')
    if (ok) await draft.publish(confirm)
    const documents = plan.renderings.filter(({ kind }) => kind === 'document' || kind === 'data').length
    const files =
      plan.renderings.length +
      copies.filter(({ file }) => !/\.(?:br|gz)$/.test(file)).length +
      plan.redirects.length +
      1
    return { ok, documents, kept, files, problems }
  } finally {
    await crew.dismiss()
    await draft.discard()
  }
}

function problemOf(job: Job, cause: string): Problem {
  if (job.kind === 'copy') return { code: 'render-failed', severity: 'error', path: `/${job.file}`, message: cause }
  const { path, kind, url } = job.rendering
  if (kind === 'redirect-data') {
    const message = `${url} ${cause}: a link to it reloads the page. Let the route's loader redirect as well`
    return { code: 'redirect-data', severity: 'warning', path, message }
  }
  return { code: 'render-failed', severity: 'error', path, message: url === path ? cause : `${url} ${cause}` }
}

/** The files below a folder in stable order, none when it does not exist; Vite's own manifest is not for readers. */
async function assetsOf(folder: string): Promise<{ from: string; file: string; compressed: boolean }[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const from = resolve(entry.parentPath, entry.name)
      return { from, file: relative(folder, from).split(sep).join('/') }
    })
    .filter(({ file }) => !file.startsWith('.vite/'))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const names = new Set(files.map(({ file }) => file))
  return files.map(({ from, file }) => ({ from, file, compressed: names.has(`${file}.br`) || names.has(`${file}.gz`) }))
}
