import type { Steps } from './steps.ts'
import { parseArgs } from 'node:util'

interface Option {
  type: 'string' | 'boolean'
  /** Value and meaning, as `--help` prints them; a line break starts a new line. */
  help: string
  /** Name of the value, such as `<dir>`; absent for a flag. */
  value?: string
}

/** Values of options; those that were not given are absent. */
export interface Values {
  root?: string
  out?: string
  base?: string
  url?: string
  config?: string
  content?: string
  cache?: string
  port?: string
  host?: string
  untrusted?: boolean
  http?: boolean
  mcp?: string
  json?: string
  strict?: boolean
  force?: boolean
  yes?: boolean
  'dry-run'?: boolean
  from?: string
  review?: boolean
  deploy?: string
}

/** Name of an option. */
export type OptionName = keyof Values

/** Every option, with the commands' meaning of it. */
const options: Readonly<Record<OptionName, Option>> = {
  root: {
    type: 'string',
    value: '<dir>',
    help: 'the repository: a pnpm, npm, yarn, Lerna or Rush workspace, a package, or a folder of packages; default: here',
  },
  out: {
    type: 'string',
    value: '<dir>',
    help: 'where the pages are written; default: <root>/site. Files that Signpost did not write are kept',
  },
  base: { type: 'string', value: '<path>', help: 'base URL, such as /docs/; default: baseUrl of the configuration' },
  url: {
    type: 'string',
    value: '<address>',
    help: 'protocol and host of the published site, such as https://docs.example.com; default: url of the configuration',
  },
  config: {
    type: 'string',
    value: '<file>',
    help: "the site's configuration; default: <root>/site.config.{ts,mts,js,mjs,json}, if there is one",
  },
  content: {
    type: 'string',
    value: '<dir>',
    help: 'hand-written docs; default: <root>/content/docs, else the README as introduction',
  },
  cache: {
    type: 'string',
    value: '<dir>',
    help: "intermediate data; default: a folder by the root's path in XDG_CACHE_HOME/signpost, else ~/.cache/signpost",
  },
  port: { type: 'string', value: '<n>', help: 'default: the variable PORT, else 3000' },
  host: { type: 'string', value: '<name>', help: 'default: localhost' },
  untrusted: {
    type: 'boolean',
    help: 'run no code of the root and no Git: its configuration must be site.config.json, and adds no scripts or styles',
  },
  mcp: {
    type: 'string',
    value: '<editors>',
    help: 'write the entry of `signpost mcp` for editors: claude, cursor, vscode, several with commas',
  },
  http: { type: 'boolean', help: 'over HTTP on this machine instead of standard input and output' },
  json: { type: 'string', value: '<file>', help: 'write the result as JSON, too' },
  strict: {
    type: 'boolean',
    help: 'fail when a package could not be documented in full, or a doc comment has a dead link',
  },
  force: { type: 'boolean', help: 'replace an earlier site also when a link on a page is broken' },
  yes: { type: 'boolean', help: 'write without asking' },
  'dry-run': { type: 'boolean', help: 'print what would be written, and write nothing' },
  from: { type: 'string', value: '<tool>', help: 'typedoc: take over the settings of typedoc.json' },
  review: { type: 'boolean', help: 'write a workflow that reviews the API of pull requests' },
  deploy: {
    type: 'string',
    value: '<host>',
    help: 'write what deployment needs: github-pages, cloudflare, netlify, static or docker',
  },
}

/** A command as it was called. */
export interface Invocation {
  /** Arguments after the command's name that are no options. */
  operands: readonly string[]
  values: Values
  /** Where the steps of a build run; absent for threads and processes of it. */
  steps?: Steps
}

/** A command of `signpost`. */
export interface Command {
  /** Operands as `--help` prints them, such as `<name>`; absent when there are none. */
  operands?: string
  /** A correct call, for the message about wrong operands. */
  example?: string
  /** Least and most number of operands; default: none. */
  count?: readonly [least: number, most: number]
  summary: string
  options: readonly OptionName[]
  /** Whether another program parses the arguments: `run` gets all of them, with the command, as operands. */
  isForwarded?: true
  /** Exit codes: 0 for success, 1 for findings or a failed step, 2 for a wrong command line. */
  run: (invocation: Invocation) => Promise<number>
}

/** Commands by name; a name may have two words. */
export type Commands = Readonly<Record<string, Command>>

/** Result of {@link parseCommandLine}: a call, the text of `--help`, or an error message. */
export type ParsedCommandLine =
  | { kind: 'call'; command: Command; invocation: Invocation }
  | { kind: 'help'; text: string }
  | { kind: 'error'; message: string }

/** Parses the arguments of `signpost`. */
export function parseCommandLine(argv: readonly string[], commands: Commands): ParsedCommandLine {
  const forwarded = Object.hasOwn(commands, argv[0] ?? '') ? commands[argv[0]!] : undefined
  if (forwarded?.isForwarded) return { kind: 'call', command: forwarded, invocation: { operands: argv, values: {} } }
  const words = argv.filter((word) => !word.startsWith('-'))
  if (argv.includes('--help')) return { kind: 'help', text: usage(commands, nameOf(words, commands)) }
  try {
    const { positionals, values } = parseArgs({ args: [...argv], allowPositionals: true, options })
    const name = nameOf(positionals, commands)
    const found = positionals.join(' ')
    if (name === undefined) {
      return wrong(`Found "${found}", expected one command: ${Object.keys(commands).join(', ')}.`)
    }
    const command = commands[name]!
    const operands = positionals.slice(name.split(' ').length)
    const [least, most] = command.count ?? [0, 0]
    if (operands.length < least || operands.length > most) {
      return wrong(`Found "${found}", expected ${command.example ?? `${name} without other words`}.`)
    }
    const other = Object.keys(values).find((option) => !(command.options as readonly string[]).includes(option))
    if (other !== undefined) {
      return wrong(
        `Found --${other}, expected options of ${name}: ${command.options.map((one) => `--${one}`).join(', ')}.`,
      )
    }
    return { kind: 'call', command, invocation: { operands, values: values as Values } }
  } catch (error) {
    return wrong((error as Error).message)
  }
}

function wrong(message: string): ParsedCommandLine {
  return { kind: 'error', message: `${message}\nRun \`signpost --help\` for all commands and options.` }
}

/** Name of the command that the words begin with. */
function nameOf(words: readonly string[], commands: Commands): string | undefined {
  return [words.slice(0, 2).join(' '), words[0] ?? ''].find((name) => Object.hasOwn(commands, name))
}

/** Text of `--help`: of one command, or of all. */
function usage(commands: Commands, only?: string): string {
  const shown = only === undefined ? Object.entries(commands) : [[only, commands[only]!] as const]
  const names = (Object.keys(options) as OptionName[]).filter((name) =>
    shown.some(([, command]) => command.options.includes(name)),
  )
  return [
    only === undefined
      ? 'Usage: signpost <command> [options]\n'
      : `Usage: signpost ${[only, commands[only]!.operands].filter(Boolean).join(' ')} [options]\n`,
    ...shown.map(([name, { operands, summary }]) =>
      row(only === undefined ? [name, operands].filter(Boolean).join(' ') : '', summary),
    ),
    '',
    ...names.map((name) => {
      const { help, value }: Option = options[name]
      return row(`--${name}${value === undefined ? '' : ` ${value}`}`, help)
    }),
    '\nExit codes: 0 for success, 1 for findings or a step that failed, 2 for a wrong command line.',
  ].join('\n')
}

function row(left: string, right: string): string {
  return left === '' ? `  ${right}` : `  ${left.padEnd(20)}  ${right}`
}
