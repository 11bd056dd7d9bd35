import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatDiagnostic, print, printable, printError } from '@signpost/diagnostics'
import { checkOutput, claimOutput, describeSystemError, optimizeLate, SupersededError } from '@signpost/files'
import { placeApp } from './place-app.ts'
import { prerender, type PrerenderOptions } from './prerender.ts'

const usage = `Usage: signpost-prerender [--site <dir>] [--app <dir>] [--out <dir>] [--server <module>] [--base <path>] [--threads <n>] [--clean] [--untouched]
                          [--force] [-- <check> <argument>...]
       signpost-prerender --place <dir> [--app <dir>] [--base <path>]

Writes all pages of a built site as static files.

  --site     the site; default: the current folder
  --app      the built app; default: build in the site
  --out      the folder to replace; default: dist in the site. It must be absent, empty or an earlier output; files that
             Signpost did not write are kept
  --clean    remove those files too
  --untouched  the files of the earlier output are as Signpost wrote them: a page is reused without reading it
  --force    replace an earlier output also if the check fails
  --server   the module that exports openHandler; default: serve/open-handler.js in the app
  --base     the path under which the site will be served; default: the one it was built with
  --threads  rendering threads; default: one per core
  --progress show progress as one line on standard error; default on a terminal. Otherwise each 5,000 files are a line
  --place    only write the app that was built to this folder to --app, with the base URL of --base or the variable
             SIGNPOST_BASE_URL, else /, and compress its assets
  --         a program of Node that checks the new output before it replaces the earlier one. It gets the folder as first
             argument, then the others. After its exit code 1 an earlier output stays, unless its own check failed, and this
             program ends with exit code 3`

/** Files between two lines of progress where none is redrawn. */
const linesEvery = 5_000

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
    untouched: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    progress: { type: 'boolean', default: process.stderr.isTTY },
    place: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    const end = argv.indexOf('--')
    const { values } = parseArgs({ args: end === -1 ? argv : argv.slice(0, end), options })
    const [checker, ...checkArguments] = end === -1 ? [] : argv.slice(end + 1)
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
      isUntouched: values.untouched,
      force: values.force,
      ...(checker !== undefined && {
        check: (folder: string) => runCheck([resolve(checker), folder, ...checkArguments]),
      }),
      progress: values.progress,
      server: values.server === undefined ? resolve(app, 'serve/open-handler.js') : resolve(site, values.server),
      ...(base === undefined ? {} : { base }),
      ...(threads === undefined ? {} : { threads: Number(threads) }),
    }
  } catch (error) {
    return `${(error as Error).message}\n\n${usage}`
  }
}

/** End of a check that has neither passed nor failed; it has printed why, unless a signal ended it. */
class CheckError extends Error {
  override readonly name = 'CheckError'

  constructor(
    code: number | null,
    readonly signal: NodeJS.Signals | null,
  ) {
    super(`The check ended with ${signal ?? `exit code ${code}`}: the earlier output is unchanged.`)
  }
}

/**
 * Runs a program that checks an output.
 *
 * @returns Whether it passed.
 * @throws {@link CheckError} when the program could not check it.
 */
function runCheck(args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0 || code === 1) resolve(code === 0)
      else reject(new CheckError(code, signal))
    })
  })
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
    onProgress: (done, total) => {
      if (options.progress) process.stderr.write(done === total ? '\r\u001b[K' : `\r${done} of ${total} files`)
      else if (done % linesEvery === 0 && done < total) process.stdout.write(`${done} of ${total} files\n`)
    },
  })
  const seconds = (performance.now() - start) / 1000
  const out = relative(process.cwd(), options.out) || '.'
  for (const diagnostic of result.diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`)
  if (!result.ok) {
    const failed = result.diagnostics.filter(({ severity }) => severity === 'error').length
    process.stderr.write(`${failed} of ${result.files} files could not be written; ${out} is unchanged.\n`)
    return 1
  }
  if (!result.isPublished) {
    // The command that started this program says it with its own next steps.
    if (process.env['SIGNPOST_CLAIM'] === undefined)
      printError(`${out} is unchanged: it has the site before, whose check passed.`)
    return 3
  }
  if (result.gone.length > 0) print(listGone(result.gone))
  process.stdout.write(
    `Prerendered ${result.documents - result.reused} documents and reused ${result.reused} (${result.files} files) to ${out} in ${seconds.toFixed(1)} s.\n`,
  )
  return result.hasFailedCheck ? 3 : 0
}

/** Most addresses of pages that are printed; the others are counted. */
const mostGone = 20

function listGone(paths: readonly string[]): string {
  const [head, verb] = paths.length === 1 ? ['1 page', 'is'] : [`${paths.length} pages`, 'are']
  const more = paths.length > mostGone ? [`  and ${paths.length - mostGone} more`] : []
  return [
    `${head} of the previous output ${verb} gone, without a redirect:`,
    ...paths.slice(0, mostGone).map((path) => `  ${printable(path)}`),
    ...more,
  ].join('\n')
}

try {
  optimizeLate()
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  // The command that started this program prints this message itself.
  const isPrinted = error instanceof SupersededError && process.env['SIGNPOST_CLAIM'] !== undefined
  if (!isPrinted) printError(`[ERROR] ${describeSystemError(error) ?? (error as Error).message}`)
  process.exitCode = 1
  // How the check ended, for the command that started this program.
  if (error instanceof CheckError && error.signal !== null) process.kill(process.pid, error.signal)
}
