import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { formatDiagnostic, print, printError, type Diagnostic } from '@signpost/diagnostics'
import { listedFiles } from '@signpost/files'
import { claimedBuild } from './claimed-build.ts'
import { belowMinimum, coverageLines, packageCoverage } from './coverage.ts'
import { docsSources, documentRoot, type DocumentOptions } from './document.ts'
import { printExamples } from '../examples/examples-step.ts'
import { lostSymbols, symbolCounts } from './lost-symbols.ts'
import type { Places } from '../steps/places.ts'
import { report, type ReportData } from './report.ts'
import { stepTimes } from '../steps/step-times.ts'
import { startSteps, type Steps } from '../steps/steps.ts'
import type { ShardNumber } from './shard.ts'
import { appFor, printWhere, writePages } from './write-pages.ts'

/** Options of a build. */
export interface BuildOptions extends DocumentOptions {
  /** Folder of the site. */
  out: string
  /** Whether the build fails if a package could not be documented in full, or a link in a doc comment of its own leads nowhere. */
  strict: boolean
  /** Whether an earlier site is replaced also when the link check fails. */
  force: boolean
  /** Which part of the pages to write, for `join`; default: all. Links of a part are not checked. */
  shard?: ShardNumber
  /** Whether the pages of the last build are taken where they are fresh: they are checked, and not served. */
  isCheck?: true
  /** Whether all warnings and notes are printed, also where there are many. */
  details?: boolean
  /** File for the report as JSON. */
  json?: string
  /** Whether a public package without any documentation leaves the exit code as it is, because the site is served next. */
  isServed?: true
}

/** Result of a build. */
export interface BuiltSite {
  /** Exit code. */
  code: number
  data: ReportData
}

/**
 * Documents a root and writes its site as static files. One with a broken link replaces no earlier site without, unless `force`.
 *
 * @param steps - Where the steps run; by default in threads and processes of this build.
 * @returns The exit code: 1 for a broken link, for a public package without any documentation, where nothing is documented, and
 *   for a package with an error that has lost symbols of the last build;
 *   with `strict` also for a package that is not documented in full or has dead links in its doc comments; otherwise 0.
 * @throws {@link StepError} when a step fails as a whole.
 * @throws `OutputError` when writing the site or the cache could lose files.
 * @throws `SupersededError` when a newer build of the same cache or output starts meanwhile.
 */
export async function build(places: Places, options: BuildOptions, steps: Steps = startSteps()): Promise<BuiltSite> {
  const kind = options.shard === undefined ? 'site' : 'shard'
  return claimedBuild(places, { ...options, kind }, steps, (out) => writeSite(places, { ...options, out }, steps))
}

async function writeSite(places: Places, options: BuildOptions, steps: Steps): Promise<BuiltSite> {
  const { out } = options
  const isFirst = listedFiles(out) === undefined
  const before = symbolCounts(places)
  let app: Promise<string> | undefined
  const loadApp = (baseUrl: string): void => {
    app ??= appFor(baseUrl, places)
    // An app that cannot be placed or loaded fails where it is used.
    void app.then((folder) => steps.loadApp(folder, places)).catch(() => undefined)
  }
  const { extractions, baseUrl, off, docsFindings, answered, narrowed, coverage, durations, ...root } =
    await documentRoot(places, options, steps, loadApp)
  if (narrowed?.chosen === 0) {
    print(`None of ${narrowed.all} packages is to be documented: none has changed. The site stays as it is.`)
    return { code: 0, data: { ...report([], off, root).data, docs: docsFindings, pages: [], durations } }
  }
  const { timed, durations: ofPages } = stepTimes()
  const { hasFailedCheck, check, folder } = await timed('pages', async () =>
    writePages(places, options, await (app ?? appFor(baseUrl, places)), steps),
  )

  const summary = report(extractions, off, { ...root, details: options.details ?? false })
  if (narrowed !== undefined)
    print(`Limited to ${narrowed.chosen} of ${narrowed.all} packages; the others have no pages.`)
  print(summary.text)
  if (answered !== undefined) printExamples(answered)
  if (folder !== out)
    print(`The site in ${relative(process.cwd(), folder) || '.'} is fresh: no page was written again.`)
  else if (options.shard === undefined) printWhere(options.out, out, hasFailedCheck)
  else
    print(
      `Shard ${options.shard.index} of ${options.shard.count} is in ${options.out}: \`signpost join\` makes a site of all.`,
    )
  const data: ReportData = {
    ...summary.data,
    docs: docsFindings,
    pages: check?.diagnostics ?? [],
    durations: { ...durations, ...ofPages },
  }
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(data, undefined, 2)}\n`)
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
  let low: Diagnostic[] = []
  if (options.strict) {
    const covered = packageCoverage(places)
    if (covered.length > 0) print(['Coverage', ...coverageLines(covered)].join('\n'))
    if (coverage !== undefined) low = belowMinimum(covered, coverage)
    for (const one of low) printError(formatDiagnostic(one))
  }
  const hasFailures = options.strict && failed + deadLinks + low.length > 0
  return { code: hasFailedCheck || fewer.length > 0 || isLost || hasFailures ? 1 : 0, data }
}

function notDocumented(names: readonly string[]): string {
  const few = names.length > 5 ? [...names.slice(0, 5), `and ${names.length - 5} more`] : names
  return (
    `${names.length} public ${names.length === 1 ? 'package has' : 'packages have'} no documentation: ${few.join(', ')}.\n` +
    'Correct what the report says of them, or name them in packages.exclude of the configuration.'
  )
}
