import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkOutput, claimOutput, describeSystemError, SupersededError } from '@signpost/files'
import { precompress } from './precompress.ts'
import { prerender, type PrerenderOptions } from './prerender.ts'
import type { Problem } from './sitemap.ts'

const usage = `Usage: signpost-prerender [--site <dir>] [--app <dir>] [--out <dir>] [--server <module>] [--base <path>] [--threads <n>] [--clean]
       signpost-prerender --compress <dir>

Writes every page of a built site as static files.

  --site     the site; by default the current folder
  --app      the built app; by default build in the site
  --out      the folder to replace; by default dist in the site. It is absent, empty or an earlier output, and files in it
             that are not from an earlier output stay
  --clean    those are removed too
  --server   the module that exports openHandler; by default serve/open-handler.js in the app
  --base     the path under which the site will live; by default the one it was built with
  --threads  threads that render; by default one per core
  --progress counts files on standard error, as it does on a terminal
  --compress only writes the compressed forms of a folder's files beside them, for a built app's assets`

/** The options of the command line, or what is wrong with it. */
function optionsOf(argv: string[]): (PrerenderOptions & { progress: boolean }) | { compress: string } | string {
  const options = {
    site: { type: 'string', default: '.' },
    app: { type: 'string', default: 'build' },
    out: { type: 'string' },
    server: { type: 'string' },
    base: { type: 'string' },
    threads: { type: 'string' },
    clean: { type: 'boolean', default: false },
    progress: { type: 'boolean', default: process.stderr.isTTY },
    compress: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    const { values } = parseArgs({ args: argv, options })
    if (values.help) return usage
    if (values.compress !== undefined) return { compress: resolve(values.compress) }
    const site = resolve(values.site)
    const { base, threads } = values
    if (base !== undefined && !/^\/(?:[^/?#]+\/)*$/.test(base))
      return `--base is "${base}"; a path such as / or /site/ was expected.`
    if (threads !== undefined && !/^\d+$/.test(threads))
      return `--threads is "${threads}"; a whole number was expected.`
    const app = resolve(site, values.app)
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

function print({ severity, path, message }: Problem): void {
  process.stderr.write(`${severity === 'error' ? '[ERROR]' : '[WARNING]'} ${path} ${message}\n`)
}

async function main(argv: string[]): Promise<number> {
  const options = optionsOf(argv)
  if (typeof options === 'string') {
    const asked = options === usage
    process[asked ? 'stdout' : 'stderr'].write(`${options}\n`)
    return asked ? 0 : 1
  }
  if ('compress' in options) {
    process.stdout.write(`Compressed ${precompress(options.compress)} files.\n`)
    return 0
  }
  const start = performance.now()
  // Before the claim: what is refused must not stop a build that is not.
  checkOutput(options.out, options)
  const { confirm } = claimOutput(options.out)
  const result = await prerender({
    ...options,
    confirm,
    ...(options.progress
      ? {
          onProgress: (done, total) =>
            process.stderr.write(done === total ? '\r\u001b[K' : `\r${done} of ${total} files`),
        }
      : {}),
  })
  const seconds = (performance.now() - start) / 1000
  const out = relative(process.cwd(), options.out) || '.'
  result.problems.forEach(print)
  if (!result.ok) {
    const failed = result.problems.filter(({ severity }) => severity === 'error').length
    process.stderr.write(`${failed} of ${result.files} files could not be made; ${out} is unchanged.\n`)
    return 1
  }
  process.stdout.write(
    `Prerendered ${result.documents - result.kept} documents and took over ${result.kept} (${result.files} files) to ${out} in ${seconds.toFixed(1)} s.\n`,
  )
  return 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  // The command that passed its claim on says this itself.
  const isSaid = error instanceof SupersededError && process.env['SIGNPOST_CLAIM'] !== undefined
  if (!isSaid) process.stderr.write(`[ERROR] ${describeSystemError(error) ?? (error as Error).message}\n`)
  process.exitCode = 1
}
