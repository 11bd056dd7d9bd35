import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic } from '@signpost/diagnostics'
import { workers } from '@signpost/files'
import { isCompressedForm, listFiles, manifestFile, manifestText, pagePath, type Shard } from '@signpost/site-output'
import { manifestOf, previousFingerprints } from './manifest.ts'
import { planSite, sameFile, type Plan, type Rendering } from './plan.ts'
import { renderPool, type LoadedApp } from './pool.ts'
import { publishChecked, type Published, type PublishOptions } from './publish-checked.ts'
import { redirectPage } from './redirect-page.ts'
import type { Failure, Job, RendererOptions } from './renderer.ts'
import { filesOfShard } from './shard.ts'
import { draftOf } from './swap.ts'
import { fileWriter } from './write-file.ts'

/** Options of {@link prerender}. */
export interface PrerenderOptions extends PublishOptions {
  /** Absolute path of the built app; its `client` folder is copied if it exists. */
  app: string
  /** Whether to remove also files that Signpost did not write, if it created `out`. */
  clean?: boolean
  /** Whether the files of the previous output are as it was written: they are then reused without being read. */
  isUntouched?: boolean
  /** Folders that `out` must not contain. */
  keep?: readonly string[]
  /** Folder for the replaced output, which makes the next build cheaper: see {@link draftOf}. */
  spare?: string
  /** Absolute path of the module that exports `openHandler`. */
  server: string
  /** Variables by which the site finds its data, for its threads. */
  env?: Readonly<Record<string, string>>
  /** Thread that has loaded the site by {@link loadApp}; default: it is started. */
  loaded?: LoadedApp
  /** Path under which the site will be served; default: the one it was built with. */
  base?: string
  /** Rendering threads; by default as many as there are `workers`. 0 renders on the calling thread. */
  threads?: number
  /** Milliseconds for one response; default: 30,000. */
  timeout?: number
  /** Which part of the files to write; default: all. The first part has those that are not rendered. */
  shard?: Shard
  /** Called after each file. */
  onProgress?: (done: number, total: number) => void
}

/** Result of {@link prerender}: counts of the new output, and problems. */
export interface PrerenderResult extends Published {
  /** Whether all files could be written. */
  ok: boolean
  /** Pages and their data, each counted. */
  documents: number
  /** Documents whose files were reused from the previous output. */
  reused: number
  /** Files, without compressed forms. */
  files: number
  /** Decoded paths of pages of the previous output that are neither pages nor redirects now, sorted. */
  gone: readonly string[]
  /** In order of path, which is the file of each. */
  diagnostics: readonly Diagnostic[]
}

/**
 * Writes all pages of a site as files for any static host.
 *
 * A page has a document and the data that the client router fetches, which the site gives with the document or is asked for.
 * Equal responses give equal files. The output is replaced as a whole, and only if nothing failed; after a failed check also if
 * there is none to lose: no earlier output, or one whose own check failed.
 *
 * @throws Error when the site cannot be opened or listed, or the output must not be replaced.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  if (!existsSync(options.server)) {
    const found = relative(process.cwd(), options.server)
    throw new Error(`${found} is missing. Build the site first, or name the module that opens it with --server`)
  }
  const { keep = [], clean = false, shard } = options
  const kind = shard === undefined ? 'site' : 'shard'
  const draft = await draftOf(options.out, { kind, keep: [options.app, ...keep], clean }, options.spare)
  const previous = previousFingerprints(options.out)
  const target = { folder: draft.folder, ...(previous ? { previous: options.out } : {}) }
  const { write, remove } = fileWriter(target)
  const server = pathToFileURL(options.server).href
  const { timeout = 30_000, isUntouched = false } = options
  const { env = {}, loaded, threads = workers() } = options
  const renderer: RendererOptions = { server, env, target, isUntouched, timeout }
  const pool = renderPool(renderer, threads, loaded)
  try {
    const site = await pool.describe()
    const base = options.base ?? site.base
    const plan = planSite(site.sitemap, base)
    const diagnostics: Diagnostic[] = [...plan.diagnostics]

    const wanted = shard === undefined ? plan.renderings : filesOfShard(plan.renderings, shard)
    const isFirst = shard === undefined || shard.index === 1
    const taken = new Map(plan.renderings.map(({ file, path }) => [file, path]))
    const copies: Extract<Job, { kind: 'copy' }>[] = []
    for (const asset of assetsOf(join(options.app, 'client'))) {
      const holder = taken.get(asset.file)
      if (holder === undefined) {
        if (isFirst) copies.push({ kind: 'copy', ...asset })
      } else diagnostics.push(sameFile(holder, asset.file, 'an asset of the site'))
    }
    const redirects = isFirst ? plan.redirects : []
    draft.prune(new Set([...wanted, ...copies, ...redirects].map(({ file }) => file).concat(manifestFile)))
    const fingerprints = target.previous === undefined ? new Map<string, string>() : await pool.reuse(wanted)
    const isDocument = ({ kind }: Rendering): boolean => kind === 'document' || kind === 'data'
    const documents = wanted.filter(isDocument)
    const reused = documents.filter(({ file }) => fingerprints.has(file)).length
    const renderings = wanted.filter(({ file }) => !fingerprints.has(file))
    // Assets are the slowest to compress, so they go first: all threads then end at about the same time.
    const jobs: Job[] = [...copies, ...renderings.map((rendering) => ({ kind: 'render', rendering }) as const)]
    const total = fingerprints.size + jobs.length
    let done = fingerprints.size
    await pool.run(jobs, (job, outcome) => {
      options.onProgress?.(++done, total)
      if (outcome.failure !== undefined) {
        const failed = failedJob(job, outcome.failure)
        diagnostics.push(failed)
        // The output may do without it, and the draft may have that of an earlier one.
        if (failed.severity !== 'error' && job.kind === 'render') remove(job.rendering.file)
      }
      if (job.kind === 'render' && outcome.fingerprint !== undefined) {
        fingerprints.set(job.rendering.file, outcome.fingerprint)
      }
    })
    for (const { file, to } of redirects) {
      write(file, Buffer.from(redirectPage(base.slice(0, -1) + to)), 'page')
    }
    write(manifestFile, Buffer.from(manifestText(manifestOf(plan, base, fingerprints, shard))), 'page')

    diagnostics.sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1))
    const ok = !diagnostics.some(({ severity }) => severity === 'error')
    // The threads have the app in memory, which the check needs.
    await pool.close()
    const published = ok ? await publishChecked(draft, options) : { hasFailedCheck: false, isPublished: false }
    const files = wanted.length + copies.filter(({ file }) => !isCompressedForm(file)).length + redirects.length + 1
    const gone = gonePages([...(previous?.keys() ?? [])], plan)
    return { ok, ...published, documents: documents.length, reused, files, gone, diagnostics }
  } finally {
    await pool.close()
    await draft.discard()
  }
}

function gonePages(previous: readonly string[], { renderings, redirects }: Plan): string[] {
  const files = new Set([...renderings, ...redirects].map(({ file }) => file))
  return previous
    .filter((file) => file.endsWith('.html') && !files.has(file))
    .map(pagePath)
    .sort()
}

function failedJob(job: Job, { found, expected, hidden }: Failure): Diagnostic {
  const path = job.kind === 'copy' ? `/${job.file}` : job.rendering.path
  const url = job.kind === 'copy' ? path : job.rendering.url
  const isRedirect = job.kind === 'render' && job.rendering.kind === 'redirect-data'
  const nextStep = isRedirect
    ? "Redirect in the route's loader as well: a link to it reloads the page."
    : 'Correct the cause and build again.'
  return {
    code: isRedirect ? 'redirect-data' : 'render-failed',
    severity: isRedirect ? 'warning' : 'error',
    file: path,
    found: url === path ? found : `${found} for ${url}`,
    expected,
    nextStep: hidden === '' ? nextStep : `${nextStep} Cause: ${hidden}`,
  }
}

/** Files below a folder, without Vite's manifest; empty when the folder does not exist. */
function assetsOf(folder: string): { from: string; file: string; compressed: boolean }[] {
  if (!existsSync(folder)) return []
  const files = listFiles(folder).filter((file) => !file.startsWith('.vite/'))
  const names = new Set(files)
  return files.map((file) => ({
    from: join(folder, file),
    file,
    compressed: names.has(`${file}.br`) || names.has(`${file}.gz`),
  }))
}
