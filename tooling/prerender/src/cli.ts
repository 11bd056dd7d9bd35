import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { print, printError } from '@signpost/diagnostics'
import { checkOutput, claimOutput, describeSystemError, optimizeLate } from '@signpost/files'
import { placeApp } from './place-app.ts'
import { prerender, type PrerenderOptions } from './prerender.ts'
import { problemsOf, progressOn, summaryOf } from './summary.ts'

const usage = `Usage: signpost-prerender [--site <dir>] [--app <dir>] [--out <dir>] [--server <module>] [--base <path>] [--threads <n>] [--clean]
       signpost-prerender --place <dir> [--app <dir>] [--base <path>]

Writes all pages of a built site as static files.

  --site     the site; default: the current folder
  --app      the built app; default: build in the site
  --out      the folder to replace; default: dist in the site. It must be absent, empty or an earlier output; files that
             Signpost did not write are kept
  --clean    remove those files too
  --server   the module that exports openHandler; default: serve/open-handler.js in the app
  --base     the path under which the site will be served; default: the one it was built with
  --threads  rendering threads; default: one per core
  --progress show progress as one line on standard error; default on a terminal. Otherwise each 5,000 files are a line
  --place    only write the app that was built to this folder to --app, with the base URL of --base or the variable
             SIGNPOST_BASE_URL, else /, and compress its assets`

/** Arguments of {@link placeApp}. */
interface Placement {
  template: string
  app: string
  base: string
}

/** Parses the command line; returns the error message or the help text if there is nothing to run. */
function optionsOf(argv: string[]): (PrerenderOptions & { progress: boolean }) | Placement | string {
  const options = {
    site: { type: 'string', default: '.' },
    app: { type: 'string', default: 'build' },
    out: { type: 'string' },
    server: { type: 'string' },
    base: { type: 'string' },
    threads: { type: 'string' },
    clean: { type: 'boolean', default: false },
    progress: { type: 'boolean', default: process.stderr.isTTY },
    place: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    const { values } = parseArgs({ args: argv, options })
    if (values.help) return usage
    const site = resolve(values.site)
    const { threads, place } = values
    const base = values.base ?? (place === undefined ? undefined : (process.env['SIGNPOST_BASE_URL'] ?? '/'))
    if (base !== undefined && !/^\/(?:(?!\.{1,2}\/)[^/?#\\\s]+\/)*$/.test(base))
      return `The base URL is "${base}"; a path such as / or /site/ was expected.`
    if (threads !== undefined && !/^\d+$/.test(threads))
      return `--threads is "${threads}"; a whole number was expected.`
    const app = resolve(site, values.app)
    if (place !== undefined && base !== undefined) return { template: resolve(site, place), app, base }
    return {
      app,
      out: resolve(site, values.out ?? 'dist'),
      keep: [site],
      clean: values.clean,
      progress: values.progress,
      server: values.server === undefined ? resolve(app, 'serve/open-handler.js') : resolve(site, values.server),
      ...(base === undefined ? {} : { base }),
      ...(threads === undefined ? {} : { threads: Number(threads) }),
    }
  } catch (error) {
    return `${(error as Error).message}\n\n${usage}`
  }
}

async function main(argv: string[]): Promise<number> {
  const options = optionsOf(argv)
  if (typeof options === 'string') {
    const isHelp = options === usage
    process[isHelp ? 'stdout' : 'stderr'].write(`${options}\n`)
    return isHelp ? 0 : 1
  }
  if ('template' in options) {
    placeApp(options.template, options.app, options.base)
    return 0
  }
  const start = performance.now()
  // Before the claim: a refused build must not stop a running one.
  checkOutput(options.out, options)
  const { confirm } = claimOutput(options.out)
  const result = await prerender({
    ...options,
    confirm,
    onProgress: progressOn(options.progress ? process.stderr : undefined),
  })
  const seconds = (performance.now() - start) / 1000
  const out = relative(process.cwd(), options.out) || '.'
  for (const line of problemsOf(result, out)) printError(line)
  if (!result.ok) return 1
  for (const line of summaryOf(result, out, seconds)) print(line)
  return 0
}

try {
  optimizeLate()
  // A draft of the output is removed at the exit.
  process.on('SIGINT', () => process.exit(130))
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  printError(`[ERROR] ${describeSystemError(error) ?? (error as Error).message}`)
  process.exitCode = 1
}
