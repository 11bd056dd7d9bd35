import { printableLines, printError } from '@signpost/diagnostics'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { acceptReports } from './accept-reports.ts'
import { compareReports } from './compare-reports.ts'
import { accept } from './policy/accept.ts'
import { formats } from './output/formats.ts'
import { printResults } from './conformance/print-results.ts'
import { readCases } from './conformance/read-cases.ts'
import { runCases } from './conformance/run-cases.ts'
import { verifyPrograms } from './conformance/verify-programs.ts'
import { compareLabels, findingsSchema } from './diff.ts'
import { explain } from './explain.ts'
import { overall } from './findings.ts'
import { runHistory } from './history/run-history.ts'
import { printDifferences } from './print-differences.ts'
import { sideName } from './output/verdict-line.ts'
import { printFindings } from './print-findings.ts'
import { readReports } from './read-reports.ts'
import { runReview } from './review/run-review.ts'

const usage = `Usage: signpost-api-review <command> [options]

  check [--root <dir>]          compare the API reports of the last extraction with api-reports/; exit code 1 when they differ
  update [--root <dir>]         accept the extracted reports: write them to api-reports/
  diff <base> <head> [--json]   what changed and whom it breaks; exit code 1 when the pragmatic verdict is major
                                a side: .d.ts, .api.md, a folder, a .tgz or npm:<name>@<version>
  review [--base <ref>]         the committed reports of all packages against those of a commit (default: main)
                                exit code 1 when a break is not accepted
    --format <format>[=<file>]  repeatable: ${Object.keys(formats).join(', ')}; default: terminal
    --changesets                exit code 1 also when a changeset is too small
    --allow-stale               of \`signpost review\`, \`accept\` and \`history\`: the committed reports as they are, even if older
                                than the sources; without it exit code 2
  accept <finding> --reason <text> [--until <day>] [--base <ref>]
                                accept a break that \`review\` found: write it to api-reports/accepted.json
  explain <rule>                what a rule means
  conformance <cases.json>      review every case of a file; exit code 1 when one fails
  history                       write what changed since the last release to api-reports/history/
    --release                   ... as the versions of the packages' manifests
    --from-git                  ... all of it, from the releases in git's history
    --check                     write nothing; exit code 1 when a file is out of date

  --root  the repository; default: that of this tool`

/** Options of all commands. */
interface Settings {
  root: string
  json: boolean
  base: string
  format: string[]
  changesets: boolean
  'allow-stale': boolean
  reason?: string | undefined
  until?: string | undefined
  release: boolean
  'from-git': boolean
  check: boolean
}

interface Command {
  operands: number
  run: (operands: string[], settings: Settings) => number
}

const commands: Readonly<Record<string, Command>> = {
  check: { operands: 0, run: (_, { root }) => check(root) },
  update: { operands: 0, run: (_, { root }) => update(root) },
  diff: { operands: 2, run: ([base = '', head = ''], { json }) => runDiff(base, head, json) },
  review: { operands: 0, run: (_, settings) => runReview(settings, print) },
  accept: { operands: 1, run: ([finding = ''], settings) => print(printableLines(accept(finding, settings))) },
  explain: { operands: 1, run: ([rule = '']) => print(explain(rule)) },
  conformance: { operands: 1, run: ([file = '']) => conformance(file) },
  history: { operands: 0, run: (_, settings) => history(settings) },
}

process.exitCode = main(process.argv.slice(2))

function main(argv: string[]): number {
  if (argv.includes('--help')) return print(usage)
  const parsed = parse(argv)
  if (typeof parsed === 'string') {
    printError(`${parsed}\n\n${usage}`)
    return 2
  }
  try {
    return parsed.command.run(parsed.operands, parsed.settings)
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
  const { findings, problems, coverage, sides } = compareLabels(base, head)
  const verdict = overall(findings)
  print(
    json
      ? printableLines(JSON.stringify({ schema: findingsSchema, verdict, coverage, findings, problems }, null, 2))
      : printFindings(
          { findings, base: sideName(sides.base), head: sideName(sides.head), coverage },
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

function history({ root, release, check, 'from-git': fromGit }: Settings): number {
  const { lines, exitCode } = runHistory(root, { release, check, fromGit })
  print(printableLines(lines.join('\n')))
  return exitCode
}

/** Prints a text whose lines are escaped already: the formats of a review contain commands of CI systems and colours. */
function print(text: string): 0 {
  console.log(text)
  return 0
}

function parse(argv: string[]): { command: Command; operands: string[]; settings: Settings } | string {
  try {
    const { positionals, values } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        root: { type: 'string' },
        json: { type: 'boolean', default: false },
        base: { type: 'string', default: 'main' },
        format: { type: 'string', multiple: true, default: [] },
        changesets: { type: 'boolean', default: false },
        // This program extracts nothing, so it has nothing to compare with.
        'allow-stale': { type: 'boolean', default: false },
        reason: { type: 'string' },
        until: { type: 'string' },
        release: { type: 'boolean', default: false },
        'from-git': { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    })
    const [name = '', ...operands] = positionals
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command?.operands !== operands.length) {
      return `Found "${positionals.join(' ')}", expected one command: ${Object.keys(commands).join(', ')}, with its operands.`
    }
    // This module is in tooling/api-review/src or dist.
    const root = values.root ?? dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
    return { command, operands, settings: { ...values, root } }
  } catch (error) {
    return (error as Error).message
  }
}
