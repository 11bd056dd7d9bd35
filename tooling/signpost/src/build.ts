import { print, printError } from '@signpost/diagnostics'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import {
  checkOutput,
  claimOutput,
  hasFailed,
  inheritedClaim,
  listedFiles,
  openCacheFolder,
  outputPath,
  programFingerprint,
} from '@signpost/files'
import { docsSources, documentRoot, type DocumentOptions } from './document.ts'
import { findPackages } from '@signpost/files/find-packages'
import { endOnInterrupt } from './interrupt.ts'
import { contentOf } from './kept-result.ts'
import { lostSymbols, symbolCounts } from './lost-symbols.ts'
import { program, siteFolder, workspaceOf, type Places } from './places.ts'
import { report, type ReportData } from './report.ts'
import { runStep } from './run-step.ts'
import { StepError } from './step-error.ts'
import { runUnlessUnchanged } from './unchanged-step.ts'

/** Options of a build. */
export interface BuildOptions extends DocumentOptions {
  /** Folder of the site. */
  out: string
  /** Whether the build fails if a package could not be documented in full, or a link in a doc comment of its own leads nowhere. */
  strict: boolean
  /** Whether an earlier site is replaced also when the link check fails. */
  force: boolean
  /** File for the report as JSON. */
  json?: string
  /** Whether a public package without any documentation leaves the exit code as it is, because the site is served next. */
  isServed?: true
}

/**
 * Documents a root and writes its site as static files. One with a broken link replaces no earlier site without, unless `force`.
 *
 * @returns The exit code: 1 for a broken link, for a public package without any documentation, where nothing is documented, and
 *   for a package with an error that has lost symbols of the last build;
 *   with `strict` also for a package that is not documented in full or has dead links in its doc comments; otherwise 0.
 * @throws {@link StepError} when a step fails as a whole.
 * @throws `OutputError` when writing the site or the cache could lose files.
 * @throws `SupersededError` when a newer build of the same cache or output starts meanwhile.
 */
export async function build(places: Places, options: BuildOptions): Promise<number> {
  const packages = findPackages(places.root).packages.map(({ directory }) => directory)
  openCacheFolder(outputPath(places.root, places.cache))
  const { content = places.root } = docsSources(places, options)
  const out = checkOutput(outputPath(places.root, options.out), {
    keep: [...packages, content, places.root, places.cache],
  })
  // Programs of this build inherit the claim.
  Object.assign(process.env, claimOutput(places.cache, out).env)
  const restore = endOnInterrupt()
  try {
    return await writeSite(places, { ...options, out })
  } catch (error) {
    // If a newer build uses the same folders, it is the cause of any failure.
    inheritedClaim().confirm()
    throw error
  } finally {
    restore()
  }
}

async function writeSite(places: Places, options: BuildOptions): Promise<number> {
  const { out } = options
  const isFirst = listedFiles(out) === undefined
  const before = symbolCounts(places)
  const { extractions, baseUrl, off, docsFindings, ...root } = await documentRoot(places, options)
  const app = await appFor(baseUrl, places)
  const env = dataEnvironment(places)

  const linkFindings = join(places.cache, 'link-findings.json')
  const check = [
    program('check-site'),
    '--config',
    join(places.content, 'manifest.json'),
    '--cache',
    join(places.cache, 'steps', 'page-facts'),
    '--published',
    out,
    '--json',
    linkFindings,
  ]
  const render = (isUntouched: boolean): string[] => [
    program('prerender'),
    '--site',
    siteFolder,
    '--app',
    app,
    '--out',
    out,
    ...(process.stderr.isTTY ? ['--progress'] : []),
    ...(options.force ? ['--force'] : []),
    ...(isUntouched ? ['--untouched'] : []),
    '--',
    ...check,
  ]
  const rendered = await runUnlessUnchanged(
    places,
    {
      name: 'prerender',
      inputs: () => [
        programFingerprint(workspaceOf('prerender')),
        programFingerprint(workspaceOf('check-site')),
        render(false),
        process.env['NODE_ENV'],
        contentOf(app),
        contentOf(places.content),
        readFileSync(join(places.graph, 'manifest.json'), 'utf8'),
      ],
      output: [out, linkFindings],
      run: (isUntouched) => runStep('prerender', render(isUntouched), { cwd: siteFolder, env, show: true }),
    },
    (code) => code === 0 || code === failedCheck,
  )
  printAgain(rendered)
  const hasFailedCheck = rendered.code === failedCheck
  if (rendered.code !== 0 && !hasFailedCheck) throw new StepError('prerender', 'The errors are above.')

  const summary = report(extractions, off, root)
  print(summary.text)
  if (!hasFailedCheck) print(`The site is in ${options.out}`)
  else if (hasFailed(out)) print(`The site is in ${options.out}, with the broken links above.`)
  else
    printError(
      `${options.out} has the site before this build, which has broken links. --force replaces it; --out writes the new one to another folder.`,
    )
  if (options.json !== undefined) {
    const pages = JSON.parse(readFileSync(linkFindings, 'utf8')) as Diagnostic[]
    const data: ReportData = { ...summary.data, docs: docsFindings, pages }
    writeFileSync(options.json, `${JSON.stringify(data, undefined, 2)}\n`)
  }
  const { failed, deadLinks, lost, isEmpty } = summary
  // Docs without an API are a site, too.
  const hasNothing = isEmpty && (failed > 0 || docsSources(places, options).content === undefined)
  if (hasNothing) printError('Found no package with an API, expected at least one.')
  else if (lost.length > 0) printError(notDocumented(lost))
  if (options.strict && deadLinks > 0)
    printError(
      `${deadLinks} ${deadLinks === 1 ? 'link' : 'links'} in doc comments of this repository ${deadLinks === 1 ? 'leads' : 'lead'} nowhere.`,
    )
  const isLost = (hasNothing || lost.length > 0) && options.isServed !== true
  const fewer = isFirst ? [] : lostSymbols(extractions, before, symbolCounts(places))
  for (const sentence of fewer) printError(sentence)
  return hasFailedCheck || fewer.length > 0 || isLost || (options.strict && failed + deadLinks > 0) ? 1 : 0
}

function notDocumented(names: readonly string[]): string {
  const few = names.length > 5 ? [...names.slice(0, 5), `and ${names.length - 5} more`] : names
  return (
    `${names.length} public ${names.length === 1 ? 'package has' : 'packages have'} no documentation: ${few.join(', ')}.\n` +
    'Correct what the report says of them, or name them in packages.exclude of the configuration.'
  )
}

/** Exit code of `prerender` when the link check failed. */
const failedCheck = 3

/** Prints the findings of a step that did not run, but not its progress. */
function printAgain({ isReused, output }: { isReused: boolean; output: string }): void {
  if (isReused) process.stderr.write(output.replaceAll('\r\u001B[K', '').replace(/\r\d+ of \d+ files/g, ''))
}

/** Environment variables by which the app finds a root's data. */
export function dataEnvironment(places: Places): Record<string, string> {
  return { SIGNPOST_GRAPH: places.graph, SIGNPOST_CONTENT: places.content }
}

/**
 * Folder of the app for a base URL. The app of this repository is built for `/`; for another base URL, and where Signpost is
 * installed, a copy with that base URL is in the cache.
 *
 * @throws {@link StepError} when the app is not built.
 */
export async function appFor(baseUrl: string, places: Places): Promise<string> {
  const built = join(siteFolder, 'build')
  if (baseUrl === '/' && existsSync(join(built, 'server', 'index.js'))) return built

  const template = join(built, 'template')
  const app = join(places.cache, 'app')
  const args = [program('prerender'), '--place', template, '--app', app, '--base', baseUrl]
  const placed = await runUnlessUnchanged(places, {
    name: 'app',
    inputs: () => [programFingerprint(workspaceOf('prerender')), args, contentOf(built)],
    output: [app],
    run: async () => {
      const result = await runStep('app', args)
      if (result.code === 0) cpSync(join(built, 'serve'), join(app, 'serve'), { recursive: true })
      return result
    },
  })
  if (placed.code !== 0) throw new StepError('app', placed.output)
  return app
}
