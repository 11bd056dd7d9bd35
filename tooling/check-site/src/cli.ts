import { printableLines, printError } from '@signpost/diagnostics'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeSystemError } from '@signpost/files'
import { checkPage } from './check-page.ts'
import { checkSite } from './check-site.ts'
import { readConfiguration } from './configuration.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { codeOf, type Check } from './findings.ts'
import { report } from './report.ts'

const usage = `Usage: signpost-check-site [<dir>] [--config <file>] [--cache <file>] [--published <dir>] [--json <file>] [--strict]
       signpost-check-site --page <address> [--base <path>] [--config <file>] [--json <file>] [--strict]

Checks the final HTML of a built site; default <dir>: dist. With --page, checks one page of a running server.

  --page     the URL of a page, such as the dev server's http://localhost:3000/docs/intro
  --base     the base URL of that site; default: /
  --config   the content manifest; default: .content/manifest.json, if it exists
  --cache    keeps the facts of the pages in this file: the next check reads only pages that changed
  --published  the folder to which the checked one will be moved, by which --cache finds its pages again
  --json     writes all findings to this file, as diagnostics
  --strict   exit with 1 for warnings too`

/** Order of the report. */
const order: readonly Check[] = [
  'faults',
  'brokenLinks',
  'brokenAnchors',
  'brokenMarkdownLinks',
  'duplicateRoutes',
  'markup',
]

const prefixes = { log: '', warn: '[WARNING] ', throw: '[ERROR] ' } as const
const colours = { log: '', warn: '\u001b[33m', throw: '\u001b[31m' } as const

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
    published: text,
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
  const config = values.config ?? (existsSync(standard) ? standard : undefined)
  const { severities, content } = readConfiguration(config === undefined ? undefined : resolve(config))

  const start = performance.now()
  const { findings, pages } =
    values.page === undefined
      ? checkSite(folder, content, values.cache, values.published)
      : { findings: await checkPage(values.page, values.base ?? '/', content), pages: 1 }
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify(diagnosticsOf(findings, severities), undefined, 2)}\n`)
  }
  let hasFailed = false
  for (const check of order) {
    const severity = severities[check]
    const found = report(check, findings)
    if (severity === 'ignore' || found === '') continue
    const colour = process.stderr.isTTY ? colours[severity] : ''
    process.stderr.write(
      `${colour}${prefixes[severity]}${colour === '' ? '' : '\u001b[0m'}${printableLines(found)}\n(${codeOf[check]})\n\n`,
    )
    if (severity === 'throw' || (severity === 'warn' && values.strict)) hasFailed = true
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(
    `Checked ${pages} ${pages === 1 ? 'page' : 'pages'} in ${seconds} s: ${hasFailed ? 'failed' : 'passed'}.\n`,
  )
  return hasFailed ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  printError(`[ERROR] ${describeSystemError(error) ?? (error as Error).message}`)
  process.exitCode = 2
}
