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
import { checkBuiltSite, checkServedPage } from './check-built-site.ts'
import { checkSummary, printReports } from './print-check.ts'

const options = {
  page: {
    value: '<address>',
    help: "the URL of a page, such as the dev server's http://localhost:3000/docs/intro",
  },
  base: { value: '<path>', help: 'the base URL of that site; default: /' },
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
      summary:
        'Checks the final HTML of a built site; default: dist. With --page, checks one page of a running server.',
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
async function main(args: string[]): Promise<number> {
  const parsed = parseCommandLine<Values>(args, program)
  if (parsed.kind === 'text') {
    print(parsed.text)
    return 0
  }
  if (parsed.kind === 'error') throw new Error(parsed.message)
  const { operands, values } = parsed
  const folder = operands[0] ?? 'dist'
  if (values.page === undefined && !existsSync(folder))
    throw new Error(`There is no folder ${folder}; build the site first, or name its folder`)
  const standard = join('.content', 'manifest.json')
  const given = values.config ?? (existsSync(standard) ? standard : undefined)
  const config = given === undefined ? undefined : resolve(given)
  const checked =
    values.page === undefined
      ? checkBuiltSite(folder, { config, cache: values.cache })
      : await checkServedPage(values.page, values.base ?? '/', config)
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
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  printError(`[ERROR] ${describeSystemError(error) ?? (error as Error).message}`)
  process.exitCode = 2
}
