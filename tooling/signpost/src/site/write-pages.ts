import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CheckedSite } from '@signpost/check-site'
import { checkSummary, printReports } from '@signpost/check-site/print'
import { formatDiagnostic, print, printError, type Diagnostic } from '@signpost/diagnostics'
import { claimOutput, describeSystemError, digest, hasFailed, programFingerprint } from '@signpost/files'
import type { Shard } from '@signpost/prerender'
import { contentOf, readKept, stampsOf } from '../steps/kept-result.ts'
import { dataEnvironment, siteFolder, workspaceOf, type Places } from '../steps/places.ts'
import type { ShardNumber } from './shard.ts'
import { failStep, StepError } from '../steps/step-error.ts'
import type { Steps } from '../steps/steps.ts'
import { runUnlessUnchanged, stepFile } from '../steps/unchanged-step.ts'

/** Written pages. */
export interface WrittenPages {
  /** Whether the check failed. The pages then replace only a site whose own check failed, unless they are forced to. */
  hasFailedCheck: boolean
  /** Absent for a shard: its links lead to pages of others. */
  check?: CheckedSite
  /** Findings about single pages. */
  diagnostics: readonly Diagnostic[]
  /** Folder of the pages. */
  folder: string
  /** Digest of everything that the pages and their check depend on, wherever they are. */
  site: string
}

/** Where pages are written. */
interface PagesOptions {
  out: string
  force: boolean
  shard?: ShardNumber
  /** Whether the pages of the last build are taken where they would be written again, for a check. */
  isCheck?: true
}

/**
 * Writes all pages of a site and checks them, and prints what was found.
 *
 * @param app - Folder of the built app.
 */
export async function writePages(
  places: Places,
  { out, force, shard, isCheck }: PagesOptions,
  app: string,
  steps: Steps,
): Promise<WrittenPages> {
  // Of the site, wherever it is built.
  const ofSite = (): unknown => [
    programFingerprint(workspaceOf('prerender')),
    process.env['NODE_ENV'],
    contentOf(app),
    contentOf(places.content),
    readFileSync(join(places.graph, 'manifest.json'), 'utf8'),
    existsSync(places.examples) ? contentOf(places.examples) : '',
    listOf(places.sources, 'manifest.json'),
    // The package that draws images, by its version.
    places.resvg === undefined || places.resvg === '' ? '' : readFileSync(places.resvg, 'utf8'),
    // The releases that the site shows.
    listOf(places.releases, 'list.json'),
  ]
  const checker = programFingerprint(workspaceOf('check-site'))
  const siteOf = (): string => digest(JSON.stringify([ofSite(), checker, app]))
  const fresh = isCheck && lastSite(places, siteOf)
  if (fresh) return printAgain(fresh)
  const { result, isReused } = await runUnlessUnchanged<WrittenPages>(places, {
    name: isCheck ? 'prerender check' : 'prerender',
    inputs: () => [ofSite(), checker, [app, out, force, shard]],
    output: [out],
    run: (isUntouched) =>
      prerenderAndCheck(
        places,
        {
          out,
          force,
          isUntouched,
          ...(shard && { shard: { ...shard, inputs: digest(JSON.stringify(ofSite())) } }),
        },
        app,
        steps,
      )
        .then((written) => ({ ...written, folder: out, site: siteOf() }))
        .catch((error: unknown) => failStep('prerender', error, describeSystemError(error))),
  })
  return isReused ? printAgain(result) : result
}

/** Pages of the last build, where they are as a build would write them now. */
function lastSite({ cache }: Places, siteOf: () => string): WrittenPages | undefined {
  const known = readKept<WrittenPages>(stepFile(cache, 'prerender'))
  const isFresh = known?.result.site === siteOf() && known.output === stampsOf(known.result.folder)
  return isFresh && known.result.check !== undefined ? known.result : undefined
}

/** Prints what was found in pages that are not written again. */
function printAgain(pages: WrittenPages): WrittenPages {
  if (pages.check !== undefined) printReports(pages.check)
  for (const one of pages.diagnostics) printError(formatDiagnostic(one))
  return pages
}

/** Text of a list, whose entries change with their contents; empty without one. */
function listOf(folder: string, name: string): string {
  const file = join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

async function prerenderAndCheck(
  places: Places,
  options: { out: string; force: boolean; isUntouched: boolean; shard?: Shard },
  app: string,
  steps: Steps,
): Promise<Omit<WrittenPages, 'folder' | 'site'>> {
  const started = performance.now()
  const { prerender, problemsOf, progressOn, summaryOf } = await import('@signpost/prerender')
  let check: CheckedSite | undefined
  const result = await prerender({
    ...options,
    app,
    server: join(app, 'serve', 'open-handler.js'),
    env: dataEnvironment(places),
    keep: [siteFolder],
    spare: join(places.cache, 'spare'),
    ...(steps.app && { loaded: steps.app }),
    confirm: claimOutput(options.out).confirm,
    onProgress: progressOn(process.stderr.isTTY ? process.stderr : undefined),
    ...(options.shard === undefined && {
      check: async (folder: string) => {
        check = await checkOf(places, folder, options.out, steps)
        return !check.hasFailed
      },
    }),
  })
  const shown = relative(process.cwd(), options.out) || '.'
  for (const line of problemsOf(result, shown)) printError(line)
  if (!result.ok) throw new StepError('prerender', 'The errors are above.')
  const seconds = (performance.now() - started) / 1000
  if (result.isPublished) for (const line of summaryOf(result, shown, seconds)) print(line)
  return { hasFailedCheck: result.hasFailedCheck, ...(check && { check }), diagnostics: result.diagnostics }
}

/**
 * Checks the links of an unfinished site, and prints what was found.
 *
 * @param published - Folder to which it will be moved.
 */
export async function checkOf(places: Places, folder: string, published: string, steps: Steps): Promise<CheckedSite> {
  const files = {
    config: join(places.content, 'manifest.json'),
    cache: join(places.cache, 'steps', 'page-facts'),
    published,
  }
  const check = await steps.check
    .run('checkBuiltSite', folder, files)
    .catch((error: unknown) => failStep('link check', error, describeSystemError(error)))
  printReports(check)
  print(checkSummary(check, check.hasFailed))
  return check
}

/**
 * Prints where the site is, or that the one before was kept.
 *
 * @param given - Folder as it was named.
 */
export function printWhere(given: string, out: string, hasFailedCheck: boolean): void {
  const here = relative(process.cwd(), given) || '.'
  const shown = here.startsWith('..') ? given : here
  if (!hasFailedCheck) print(`The site is in ${shown}`)
  else if (hasFailed(out)) print(`The site is in ${shown}, with the broken links above.`)
  else
    printError(
      `${shown} has the site before this build, which has broken links. --force replaces it; --out writes the new one to another folder.`,
    )
}

/**
 * Folder of the app for a base URL. The app of this repository is built for `/`; for another base URL, and where Signpost is
 * installed, a copy with that base URL is in the cache.
 *
 * @throws `OutputError` when the app is not built.
 */
export async function appFor(baseUrl: string, places: Places): Promise<string> {
  const built = join(siteFolder, 'build')
  if (baseUrl === '/' && existsSync(join(built, 'server', 'index.js'))) return built

  const app = join(places.cache, 'app')
  await runUnlessUnchanged(places, {
    name: 'app',
    inputs: () => [programFingerprint(workspaceOf('prerender')), baseUrl, contentOf(built)],
    output: [app],
    run: async () => {
      const { placeApp } = await import('@signpost/prerender')
      placeApp(join(built, 'template'), app, baseUrl)
      cpSync(join(built, 'serve'), join(app, 'serve'), { recursive: true })
    },
  })
  return app
}
