import { writeFileSync } from 'node:fs'
import { basename, relative, sep } from 'node:path'
import { formatDiagnostic, print, printable, printCommand, printError, type Diagnostic } from '@signpost/diagnostics'
import type * as Examples from '@signpost/examples'
import type { PackageExamples } from '@signpost/examples'
import { optimizeLate } from '@signpost/files'
import { findPackages, type FoundPackage } from '@signpost/files/find-packages'
import { annotation } from './annotation.ts'
import { printOutside } from '../packages/outside-packages.ts'
import { docsInputs, packageInputs } from '@signpost/examples/inputs'
import { baselineOf, compareWithBaseline, readBaseline } from './examples-baseline.ts'
import { publicPackages } from '../packages/select-packages.ts'
import { stepThread } from '../steps/step-thread.ts'
import { UsageError } from '../steps/usage-error.ts'

/** Options of `signpost examples`. */
export interface ExamplesOptions {
  root: string
  /** Folder of hand-written docs; absent for that of the root. */
  content?: string
  /** Name or folder of the only package to check. */
  only?: string
  /** File for the result as JSON. */
  json?: string
  /** File of known failures. */
  baseline?: string
  /** Whether to print workflow commands of GitHub, which show findings at their lines. */
  annotations?: boolean
  /** Runs examples that say what they print. */
  run?: { update: boolean }
}

/** Result of a check of examples, for `--json`. */
export interface ExamplesResult {
  packages: PackageExamples[]
  /** Failures that the baseline does not list, and all where there is none. */
  failures: Diagnostic[]
}

/**
 * Type-checks the examples of a repository: of its packages, and of its docs.
 *
 * @returns The exit code: 1 for an example that fails and is not in the baseline.
 * @throws RootError when the root has no packages.
 * @throws {@link UsageError} when `only` names no package, or the baseline cannot be read.
 */
export async function examples(options: ExamplesOptions): Promise<number> {
  const { root } = options
  optimizeLate()
  const workspace = findPackages(root)
  printOutside(workspace.outside)
  const inputs = [
    ...packageInputs(root, chooseOnly(workspace.packages, options.only), workspace.packages),
    ...(options.only === undefined ? docsInputs(root, options.content, workspace.packages) : []),
  ]
  const thread = stepThread<Pick<typeof Examples, 'checkAllExamples' | 'runExamples'>>('examples', '@signpost/examples')
  const packages: PackageExamples[] = []
  let [ran, updated] = [0, 0]
  const start = performance.now()
  try {
    if (options.run === undefined) packages.push(...(await thread.run('checkAllExamples', inputs)))
    else
      for (const input of inputs) {
        const { examples: found, ...counts } = await thread.run('runExamples', input, options.run)
        packages.push(found)
        ran += counts.ran
        updated += counts.updated
      }
  } finally {
    thread.close()
  }
  if (options.run !== undefined) print(ranLine(ran, updated))
  return report(packages, options, (performance.now() - start) / 1000)
}

/** The packages to check: public ones, those with an `api:extract` script, or the one that is named. */
function chooseOnly(found: readonly FoundPackage[], only: string | undefined): readonly FoundPackage[] {
  if (only === undefined) {
    const open = new Set(publicPackages(found))
    return found.filter((one) => open.has(one) || one.manifest.scripts?.['api:extract'] !== undefined)
  }
  const path = only.replace(/^\.\//, '').replace(/\/$/, '')
  const chosen = found.filter((one) => one.manifest.name === only || one.path === path)
  if (chosen.length > 0) return chosen
  const names = found.map(({ manifest: { name }, path: at }) => name ?? at)
  throw new UsageError(`Found --package ${only}, expected one of: ${names.join(', ')}.`)
}

function report(packages: PackageExamples[], options: ExamplesOptions, seconds: number): number {
  const { root, baseline, json } = options
  const all = packages.flatMap((one) => one.findings)
  const failing = all.filter(({ severity }) => severity === 'error')
  const checkedFiles = new Set(packages.flatMap(({ blocks }) => blocks.map(({ file }) => file)))
  const known = baseline === undefined ? undefined : readBaseline(baseline)
  const current = baselineOf(failing, packages)
  const isFirst = baseline !== undefined && known === undefined
  const isWhole = options.only === undefined
  const compared = compareWithBaseline(
    current,
    isFirst ? current.map(({ entry }) => entry) : (known ?? []),
    isWhole ? undefined : checkedFiles,
  )
  const failures = current.filter((_, index) => compared.isNew[index]).map(({ finding }) => finding)
  const shown = [...all.filter(({ severity }) => severity !== 'error'), ...failures]
  for (const one of shown) {
    if (options.annotations === true) printCommand(annotation(one))
    if (one.severity === 'error') printError(formatDiagnostic(one))
    else print(formatDiagnostic(one))
  }
  if (baseline !== undefined && (isFirst || compared.fixed > 0))
    writeFileSync(baseline, `${JSON.stringify(compared.entries, undefined, 2)}\n`)
  for (const line of summary(packages, seconds)) print(line)
  if (isFirst) print(`Wrote the ${current.length} failures of now to ${shownPath(root, baseline)}.`)
  else if (baseline !== undefined)
    print(
      `${current.length - failures.length} known failures in ${shownPath(root, baseline)}, ${failures.length} new, ${compared.fixed} fixed and removed.`,
    )
  const result: ExamplesResult = { packages, failures }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(result, undefined, 2)}\n`)
  return failures.length > 0 ? 1 : 0
}

function shownPath(root: string, file: string): string {
  const path = relative(root, file).split(sep).join('/')
  return path.startsWith('..') ? basename(file) : path
}

/** Line about the examples that were run. */
function ranLine(ran: number, updated: number): string {
  const written =
    updated === 0 ? '' : `; wrote what they print into ${updated} ${updated === 1 ? 'comment' : 'comments'}`
  return `${ran} examples ran and were compared with their comments${written}.`
}

/** Lines of the printed summary: a line for each package with examples, and one for all. */
function summary(packages: readonly PackageExamples[], seconds: number): string[] {
  const isAlike = (name: string): boolean => packages.filter((one) => one.name === name).length > 1
  const lines = packages.flatMap(({ name, path, blocks }) =>
    blocks.length === 0 ? [] : [`  ${printable(isAlike(name) ? `${name} (${path})` : name)}: ${counted(blocks)}`],
  )
  const all = packages.flatMap(({ blocks }) => blocks)
  const unlabelled = packages.reduce((sum, one) => sum + one.unlabelled, 0)
  const [first] = packages
  const speed = seconds > 0 ? `, ${Math.round(all.length / seconds)} blocks per second` : ''
  return [
    ...lines,
    `${all.length} examples: ${all.length === 0 ? 'none' : counted(all)}${unlabelled > 0 ? `; ${unlabelled} blocks without a language` : ''}` +
      `${first === undefined ? '' : ` (TypeScript ${first.typescript}${speed})`}.`,
  ]
}

const words: readonly (readonly [outcome: string, words: string])[] = [
  ['checked', 'checked'],
  ['failing', 'failing'],
  ['fails', 'with the error that they show'],
  ['incomplete', 'checked in part'],
  ['fragment', 'marked as fragments'],
  ['listing', 'listings'],
  ['elided', 'shortened'],
  ['diff', 'diffs'],
  ['shell', 'for a shell'],
  ['data', 'data'],
  ['empty', 'empty'],
  ['too-large', 'too large'],
]

function counted(blocks: readonly { outcome: string }[]): string {
  const counts = new Map<string, number>()
  for (const { outcome } of blocks) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  return words.flatMap(([outcome, text]) => (counts.has(outcome) ? [`${counts.get(outcome)} ${text}`] : [])).join(', ')
}
