import {
  type CommandOptions,
  type OptionValues,
  parseCommandLine,
  type Program,
} from '@signpost/diagnostics/command-line'
import { print, printError } from '@signpost/diagnostics'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describeSystemError } from '@signpost/files'
import { checkBuiltSite } from './check-built-site.ts'
import { checkSummary, printReports } from './print-check.ts'

const options = {
  config: { value: '<file>', help: 'the content manifest; default: .content/manifest.json, if it exists' },
  cache: {
    value: '<file>',
    help: 'keeps the facts of the pages in this file: the next check reads only pages that changed',
  },
  json: { value: '<file>', help: 'writes all findings to this file, as diagnostics' },
  strict: { help: 'exit with 1 for warnings too' },
} as const satisfies CommandOptions

type Values = OptionValues<typeof options>

const program: Program = {
  name: 'signpost-check-site',
  commands: {
    '': {
      operands: '[dir]',
      summary: 'Checks the final HTML of a built site; default: dist.',
      options,
    },
  },
  options: {},
}

/**
 * Returns the exit code: 1 when a check with the severity `throw` has findings.
 *
 * @throws Error when the site cannot be checked; the exit code is then 2.
 */
function main(args: string[]): number {
  const parsed = parseCommandLine<Values>(args, program)
  if (parsed.kind === 'text') {
    print(parsed.text)
    return 0
  }
  if (parsed.kind === 'error') throw new Error(parsed.message)
  const { operands, values } = parsed
  const folder = operands[0] ?? 'dist'
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}; build the site first, or name its folder`)
  const standard = join('.content', 'manifest.json')
  const given = values.config ?? (existsSync(standard) ? standard : undefined)
  const config = given === undefined ? undefined : resolve(given)
  const checked = checkBuiltSite(folder, { config, cache: values.cache })
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify(checked.diagnostics, undefined, 2)}\n`)
  }
  printReports(checked)
  const hasFailed =
    checked.hasFailed || (values.strict === true && checked.reports.some(({ severity }) => severity === 'warn'))
  print(checkSummary(checked, hasFailed))
  return hasFailed ? 1 : 0
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  printError(`[ERROR] ${describeSystemError(error) ?? (error as Error).message}`)
  process.exitCode = 2
}
