import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CheckedSite } from '@signpost/check-site'
import { checkSummary, printReports } from '@signpost/check-site/print'
import { formatDiagnostic, print, printError, type Diagnostic } from '@signpost/diagnostics'
import { claimOutput, describeSystemError, programFingerprint } from '@signpost/files'
import { contentOf } from '../steps/kept-result.ts'
import { dataEnvironment, siteFolder, workspaceOf, type Places } from '../steps/places.ts'
import { failStep, StepError } from '../steps/step-error.ts'
import type { Steps } from '../steps/steps.ts'
import { runUnlessUnchanged } from '../steps/unchanged-step.ts'

/** Written pages. */
export interface WrittenPages {
  /** Whether the check failed. The pages then replace only a site whose own check failed, unless they are forced to. */
  hasFailedCheck: boolean
  check: CheckedSite
  /** Findings about single pages. */
  diagnostics: readonly Diagnostic[]
}

/**
 * Writes all pages of a site and checks them, and prints what was found.
 *
 * @param app - Folder of the built app.
 */
export async function writePages(
  places: Places,
  { out, force }: { out: string; force: boolean },
  app: string,
  steps: Steps,
): Promise<WrittenPages> {
  const { result, isReused } = await runUnlessUnchanged<WrittenPages>(places, {
    name: 'prerender',
    inputs: () => [
      programFingerprint(workspaceOf('prerender')),
      programFingerprint(workspaceOf('check-site')),
      [app, out, force],
      process.env['NODE_ENV'],
      contentOf(app),
      contentOf(places.content),
      readFileSync(join(places.graph, 'manifest.json'), 'utf8'),
      existsSync(places.examples) ? contentOf(places.examples) : '',
      listOf(places.sources, 'manifest.json'),
      // The releases that the site shows.
      listOf(places.releases, 'list.json'),
    ],
    output: [out],
    run: (isUntouched) =>
      prerenderAndCheck(places, { out, force, isUntouched }, app, steps).catch((error: unknown) =>
        failStep('prerender', error, describeSystemError(error)),
      ),
  })
  if (isReused) {
    printReports(result.check)
    for (const one of result.diagnostics) printError(formatDiagnostic(one))
  }
  return result
}

/** Text of a list, whose entries change with their contents; empty without one. */
function listOf(folder: string, name: string): string {
  const file = join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

async function prerenderAndCheck(
  places: Places,
  options: { out: string; force: boolean; isUntouched: boolean },
  app: string,
  steps: Steps,
): Promise<WrittenPages> {
  const started = performance.now()
  const { prerender, problemsOf, progressOn, summaryOf } = await import('@signpost/prerender')
  let check: CheckedSite | undefined
  const result = await prerender({
    ...options,
    app,
    server: join(app, 'serve', 'open-handler.js'),
    env: dataEnvironment(places),
    keep: [siteFolder],
    ...(steps.app && { loaded: steps.app }),
    confirm: claimOutput(options.out).confirm,
    onProgress: progressOn(process.stderr.isTTY ? process.stderr : undefined),
    check: async (folder) => {
      const files = {
        config: join(places.content, 'manifest.json'),
        cache: join(places.cache, 'steps', 'page-facts'),
        published: options.out,
      }
      check = await steps.check
        .run('checkBuiltSite', folder, files)
        .catch((error: unknown) => failStep('link check', error, describeSystemError(error)))
      printReports(check)
      print(checkSummary(check, check.hasFailed))
      return !check.hasFailed
    },
  })
  const shown = relative(process.cwd(), options.out) || '.'
  for (const line of problemsOf(result, shown)) printError(line)
  if (!result.ok) throw new StepError('prerender', 'The errors are above.')
  const seconds = (performance.now() - started) / 1000
  if (result.isPublished) for (const line of summaryOf(result, shown, seconds)) print(line)
  return { hasFailedCheck: result.hasFailedCheck, check: check!, diagnostics: result.diagnostics }
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
