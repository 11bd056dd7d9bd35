import {
  type CommandOptions,
  type OptionValues,
  parseCommandLine,
  type Program,
} from '@signpost/diagnostics/command-line'

/** The parsed command line. */
export interface Command {
  action: 'extract' | 'serve'
  /** As given; the current folder by default. */
  packageDirs: string[]
  /** As given; absent for each package's own `.api`. */
  out?: string
  /** As given; absent for the workspace around each package. */
  root?: string
  /** As given; absent to extract even when nothing has changed. */
  cache?: string
  strict: boolean
}

const options = {
  out: {
    value: '<dir>',
    help: 'write there instead of <packageDir>/.api; with several packages to <dir>/<slug> for each',
  },
  root: {
    value: '<dir>',
    help: 'the repository: no file outside it is read, except in a node_modules above it; default: the workspace around the package, or the package alone',
  },
  cache: {
    value: '<dir>',
    help: 'record there what each extraction read and wrote. One that would read and write the same is skipped',
  },
  strict: { help: 'exit with 1 when a package has a diagnostic of severity "error"' },
  serve: {
    help: 'answer messages of the process that forked this one: {"id": 1, "packageDir": "...", "root": "...", "out": "...", "live": "newer"}',
  },
} as const satisfies CommandOptions

type Values = OptionValues<typeof options>

const program: Program = {
  name: 'signpost-api-extract',
  commands: {
    '': {
      operands: '[packageDir...]',
      summary:
        'Writes a doc model, an API report and the facts of every entry point of a package: a folder with a package.json and declarations; default: the current one.',
      options,
    },
  },
  options: {},
}

/** Parses the arguments; returns the text of `--help`, or an error message when they are invalid. */
export function parseArguments(args: readonly string[]): Command | { help: string } | string {
  const parsed = parseCommandLine<Values>(args, program)
  if (parsed.kind === 'text') return { help: `${parsed.text}\n` }
  if (parsed.kind === 'error') return parsed.message
  const { operands, values } = parsed
  const { serve = false, strict = false, ...folders } = values
  const empty = Object.entries(folders).find(([, folder]) => folder === '')
  if (empty) return `--${empty[0]} needs a folder`
  if (serve && operands.length > 0) return '--serve takes packages from its requests'
  const packageDirs = operands.length === 0 ? ['.'] : [...operands]
  return { action: serve ? 'serve' : 'extract', packageDirs, strict, ...folders }
}
