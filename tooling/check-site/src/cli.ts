import { print, printError } from '@signpost/diagnostics'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeSystemError } from '@signpost/files'
import { checkBuiltSite, checkServedPage } from './check-built-site.ts'
import { checkSummary, printReports } from './print-check.ts'

const usage = `Usage: signpost-check-site [<dir>] [--config <file>] [--cache <file>] [--json <file>] [--strict]
       signpost-check-site --page <address> [--base <path>] [--config <file>] [--json <file>] [--strict]

Checks the final HTML of a built site; default <dir>: dist. With --page, checks one page of a running server.

  --page     the URL of a page, such as the dev server's http://localhost:3000/docs/intro
  --base     the base URL of that site; default: /
  --config   the content manifest; default: .content/manifest.json, if it exists
  --cache    keeps the facts of the pages in this file: the next check reads only pages that changed
  --json     writes all findings to this file, as diagnostics
  --strict   exit with 1 for warnings too`

/**
 * Returns the exit code: 1 when a check with the severity `throw` has findings.
 *
 * @throws Error when the site cannot be checked; the exit code is then 2.
 */
async function main(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const options = {
    config: text,
    cache: text,
    json: text,
    page: text,
    base: text,
    strict: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  const folder = positionals[0] ?? 'dist'
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
