import { relative, resolve } from 'node:path'
import { print, printError } from '@signpost/diagnostics'
import {
  type CommandOptions,
  type OptionValues,
  parseCommandLine,
  type Program,
} from '@signpost/diagnostics/command-line'
import { checkOutput, claimOutput, describeSystemError, optimizeLate } from '@signpost/files'
import { placeApp } from './place-app.ts'
import { prerender, type PrerenderOptions } from './prerender.ts'
import { problemsOf, progressOn, summaryOf } from './summary.ts'

const options = {
  site: { value: '<dir>', help: 'the site; default: the current folder' },
  app: { value: '<dir>', help: 'the built app; default: build in the site' },
  out: {
    value: '<dir>',
    help: 'the folder to replace; default: dist in the site. It must be absent, empty or an earlier output; files that Signpost did not write are kept',
  },
  clean: { help: 'remove those files too' },
  server: {
    value: '<module>',
    help: 'the module that exports openHandler; default: serve/open-handler.js in the app',
  },
  base: {
    value: '<path>',
    help: 'the path under which the site will be served; default: the one it was built with',
  },
  threads: { value: '<n>', help: 'rendering threads; default: one per core' },
  progress: {
    help: 'show progress as one line on standard error; default on a terminal. Otherwise each 5,000 files are a line',
  },
  place: {
    value: '<dir>',
    help: 'only write the app that was built to this folder to --app, with the base URL of --base or the variable SIGNPOST_BASE_URL, else /, and compress its assets',
  },
} as const satisfies CommandOptions

type Values = OptionValues<typeof options>

const program: Program = {
  name: 'signpost-prerender',
  commands: {
    '': {
      summary: 'Writes all pages of a built site as static files.',
      options,
    },
  },
  options: {},
}

/** Arguments of {@link placeApp}. */
interface Placement {
  template: string
  app: string
  base: string
}

type Options = PrerenderOptions & { progress: boolean }

/** Options with their defaults; returns the error message where a value cannot be used. */
function optionsOf(values: Values): Options | Placement | string {
  const { threads, place, site: folder = '.', app: built = 'build' } = values
  const site = resolve(folder)
  const base = values.base ?? (place === undefined ? undefined : (process.env['SIGNPOST_BASE_URL'] ?? '/'))
  if (base !== undefined && !/^\/(?:(?!\.{1,2}\/)[^/?#\\\s]+\/)*$/.test(base))
    return `The base URL is "${base}"; a path such as / or /site/ was expected.`
  if (threads !== undefined && !/^\d+$/.test(threads)) return `--threads is "${threads}"; a whole number was expected.`
  const app = resolve(site, built)
  if (place !== undefined && base !== undefined) return { template: resolve(site, place), app, base }
  return {
    app,
    out: resolve(site, values.out ?? 'dist'),
    keep: [site],
    clean: values.clean ?? false,
    progress: values.progress ?? process.stderr.isTTY,
    server: values.server === undefined ? resolve(app, 'serve/open-handler.js') : resolve(site, values.server),
    ...(base === undefined ? {} : { base }),
    ...(threads === undefined ? {} : { threads: Number(threads) }),
  }
}

async function main(argv: string[]): Promise<number> {
  const parsed = parseCommandLine<Values>(argv, program)
  if (parsed.kind === 'text') {
    print(parsed.text)
    return 0
  }
  const options = parsed.kind === 'error' ? parsed.message : optionsOf(parsed.values)
  if (typeof options === 'string') {
    printError(options)
    return 1
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
