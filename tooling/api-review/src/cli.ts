import { printableLines, printError } from '@signpost/diagnostics'
import { optimizeLate } from '@signpost/files'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseCommandLine } from '@signpost/diagnostics/command-line'
import { acceptReports } from './accept-reports.ts'
import { compareReports } from './compare-reports.ts'
import { accept } from './accept.ts'
import { reviewCommands } from './commands.ts'
import { readCases } from './conformance/read-cases.ts'
import { printResults, runCases } from './conformance/run-cases.ts'
import { verifyPrograms } from './conformance/verify-programs.ts'
import { compareLabels, findingsSchema } from './diff.ts'
import { explain } from './explain.ts'
import { overall } from './findings.ts'
import { runHistory } from './history/run-history.ts'
import { printDifferences } from './print-differences.ts'
import { sideName } from './output/verdict-line.ts'
import { printFindings } from './print-findings.ts'
import { readReports } from './read-reports.ts'
import { usualBase } from './review/git.ts'
import { runReview } from './run-review.ts'

/** Values of the options of all commands. */
interface Values {
  root?: string
  json?: boolean
  base?: string
  since?: string
  filter?: string[]
  format?: string[]
  changesets?: boolean
  reason?: string
  until?: string
  release?: boolean
  'from-git'?: boolean
  check?: boolean
}

/** Values with their defaults. */
interface Settings extends Values {
  root: string
  base: string
  filter: string[]
  format: string[]
  changesets: boolean
}

const runs: Readonly<Record<string, (operands: readonly string[], settings: Settings) => number>> = {
  check: (_, { root }) => check(root),
  update: (_, { root }) => update(root),
  diff: ([base = '', head = ''], { json = false }) => runDiff(base, head, json),
  review: (_, settings) => runReview(settings, print),
  accept: ([finding = ''], settings) => print(printableLines(accept(finding, settings))),
  explain: ([rule = '']) => print(explain(rule)),
  conformance: ([file = '']) => conformance(file),
  history: (_, settings) => history(settings),
}

/** This module is in tooling/api-review/src or dist. */
const ownRepository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/**
 * Runs a command and prints its result, errors included.
 *
 * @param argv - Arguments after the name of the program.
 * @returns The exit code.
 */
export function run(argv: readonly string[]): number {
  const parsed = parseCommandLine<Values>(argv, { name: 'signpost-api-review', commands: reviewCommands, options: {} })
  if (parsed.kind === 'text') return print(parsed.text)
  if (parsed.kind === 'error') {
    printError(parsed.message)
    return 2
  }
  const { command, operands, values } = parsed
  optimizeLate()
  try {
    const root = values.root ?? ownRepository
    if (values.base !== undefined && values.since !== undefined)
      throw new Error('Found --base and --since, expected one of them: both name the commit to compare with.')
    const base = values.base ?? values.since ?? usualBase(root)
    const settings = { format: [], filter: [], changesets: false, ...values, root, base }
    return runs[command]!(operands, settings)
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return 2
  }
}

function check(root: string): number {
  const reports = readReports(root)
  const differences = compareReports(reports)
  if (differences.length === 0) return print(`${reports.extracted.size} API reports, all as committed`)
  console.error(printDifferences(differences, process.stderr.isTTY, 'npm run api:update'))
  return 1
}

function update(root: string): number {
  const reports = readReports(root)
  const differences = compareReports(reports)
  acceptReports(root, differences, reports.extracted)
  for (const { name, kind } of differences) print(printableLines(`${kind.padEnd(7)} api-reports/${name}`))
  return print(`${reports.extracted.size} API reports, ${differences.length} accepted now`)
}

function runDiff(base: string, head: string, json: boolean): number {
  const { findings, problems, notes, coverage, sides } = compareLabels(base, head)
  const noted = notes.length > 0 && { notes }
  const verdict = overall(findings)
  print(
    json
      ? printableLines(
          JSON.stringify({ schema: findingsSchema, verdict, coverage, findings, problems, ...noted }, null, 2),
        )
      : printFindings(
          { findings, base: sideName(sides.base), head: sideName(sides.head), notes, coverage },
          process.stdout.isTTY,
        ),
  )
  const isEmpty = coverage.exports === 0 && findings.length === 0
  const unknown = isEmpty ? [nothingCompared(base)] : []
  for (const problem of [...problems, ...unknown]) printError(problem)
  if (problems.length + unknown.length > 0) return 2
  return verdict.pragmatic === 'major' ? 1 : 0
}

function nothingCompared(base: string): string {
  return `${base}: nothing was compared, because no entry point exports or declares anything. Read both versions.`
}

function conformance(file: string): number {
  const cases = readCases(file)
  const untrue = cases.cases.flatMap((item) => verifyPrograms(item, cases.compilerOptions))
  for (const line of untrue) printError(line)
  const results = runCases(cases)
  print(printableLines(printResults(results)))
  return untrue.length === 0 && results.every(({ isExact }) => isExact) ? 0 : 1
}

function history({ root, release = false, check = false, 'from-git': fromGit = false }: Settings): number {
  const { lines, exitCode } = runHistory(root, { release, check, fromGit })
  print(printableLines(lines.join('\n')))
  return exitCode
}

/** Prints a text whose lines are escaped already: the formats of a review contain commands of CI systems and colours. */
function print(text: string): 0 {
  console.log(text)
  return 0
}
