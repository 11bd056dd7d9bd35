import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { acceptReports } from './accept-reports.ts'
import { compareReports } from './compare-reports.ts'
import { printDifferences } from './print-differences.ts'
import { readReports } from './read-reports.ts'

const usage = `Usage: signpost-api-review <check|update> [--root <dir>]

  check   compare the API reports of the last extraction with api-reports/; exit code 1 when they differ
  update  accept the extracted reports: write them to api-reports/
  --root  the repository; default: that of this tool`

process.exitCode = main(process.argv.slice(2))

function main(argv: string[]): number {
  const parsed = parse(argv)
  if (typeof parsed === 'string') {
    console.error(`${parsed}\n\n${usage}`)
    return 2
  }
  try {
    const { command, root } = parsed
    const reports = readReports(root)
    const differences = compareReports(reports)
    if (command === 'update') {
      acceptReports(root, differences, reports.extracted)
      for (const { name, kind } of differences) console.log(`${kind.padEnd(7)} api-reports/${name}`)
      console.log(`${reports.extracted.size} API reports, ${differences.length} accepted now`)
      return 0
    }
    if (differences.length === 0) {
      console.log(`${reports.extracted.size} API reports, all as committed`)
      return 0
    }
    console.error(printDifferences(differences, process.stderr.isTTY))
    return 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 2
  }
}

function parse(argv: string[]): { command: 'check' | 'update'; root: string } | string {
  try {
    const { positionals, values } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { root: { type: 'string' } },
    })
    const [command, ...rest] = positionals
    if ((command !== 'check' && command !== 'update') || rest.length > 0) {
      return `Found "${positionals.join(' ')}", expected one command: check or update.`
    }
    // This module is in tooling/api-review/src or dist.
    return { command, root: values.root ?? dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))) }
  } catch (error) {
    return (error as Error).message
  }
}
