import type { Steps } from '../steps/steps.ts'
import {
  type CommandDefinition,
  type OptionValues,
  parseCommandLine as parse,
} from '@signpost/diagnostics/command-line'

/** Every option, with the commands' meaning of it. */
export const options = {
  root: {
    value: '<dir>',
    help: 'the repository: a pnpm, npm, yarn, Lerna, Rush or Deno workspace, a package, or a folder of packages; default: here',
  },
  out: {
    value: '<dir>',
    help: 'where the pages are written; default: <root>/site. Files that Signpost did not write are kept',
  },
  base: { value: '<path>', help: 'base URL, such as /docs/; default: baseUrl of the configuration' },
  url: {
    value: '<address>',
    help: 'address of the published site, such as https://docs.example.com; a path in it is the base URL; default: url of the configuration',
  },
  config: {
    value: '<file>',
    help: "the site's configuration; default: <root>/site.config.{ts,mts,js,mjs,json}, if there is one",
  },
  content: {
    value: '<dir>',
    help: 'hand-written docs; default: <root>/content/docs, else the README as introduction',
  },
  cache: {
    value: '<dir>',
    help: "intermediate data; default: a folder by the root's path in XDG_CACHE_HOME/signpost, else ~/.cache/signpost",
  },
  port: { value: '<n>', help: 'port of the server; default: the variable PORT, else 3000' },
  host: { value: '<name>', help: 'host name of the server; default: localhost' },
  untrusted: {
    help: 'run no code of the root and no Git: its configuration must be site.config.json, and adds no scripts or styles',
  },
  mcp: {
    value: '<editors>',
    help: 'write the entry of `signpost mcp` for editors: claude, cursor, vscode, several with commas',
  },
  http: { help: 'over HTTP on this machine instead of standard input and output' },
  json: { value: '<file>', help: 'write the result as JSON, too' },
  strict: {
    help: 'fail when a package could not be documented in full, or a doc comment has a dead link',
  },
  shard: {
    value: '<n/count>',
    help: 'write only this part of the pages, such as 2/8, for `signpost join`; other machines write the others',
  },
  force: { help: 'replace an earlier site also when a link on a page is broken' },
  yes: { help: 'write without asking' },
  'dry-run': { help: 'print what would be written, and write nothing' },
  from: { value: '<tool>', help: 'typedoc: take over the settings of typedoc.json' },
  review: { help: 'write a workflow that reviews the API of pull requests' },
  remove: { help: 'take back what `init` wrote: scripts, tasks, unedited files and .api folders' },
  deploy: {
    value: '<host>',
    help: 'write what deployment needs: github-pages, cloudflare, netlify, static or docker',
  },
  examples: { help: 'type-check the examples, too' },
  package: { value: '<name>', help: 'only this package, by its name or its folder' },
  baseline: {
    value: '<file>',
    help: 'known failures, which do not fail; written when it does not exist, and without fixed ones afterwards',
  },
  details: {
    help: 'print all warnings and notes, also where there are more than 20; without it one line for each code',
  },
  filter: {
    value: '<package>',
    help: 'only these packages, by name, folder or a pattern such as @acme/*; several by repeating',
    isList: true,
  },
  since: {
    value: '<ref>',
    help: 'only packages that changed since the last commit shared with a branch, a tag or a commit, uncommitted edits included, and packages that depend on them',
  },
  annotations: { help: 'print findings as annotations of GitHub, too' },
  run: { help: 'run examples that say what they print, each in a process without a network, and compare' },
  update: { help: 'with --run: write what examples print into comments that say something else' },
} as const

/** Name of an option. */
export type OptionName = keyof typeof options

/** Values of options; those that were not given are absent. */
export type Values = OptionValues<typeof options>

/** A command as it was called. */
export interface Invocation {
  /** Arguments after the command's name that are no options. */
  operands: readonly string[]
  values: Values
  /** All arguments as they were given, for programs that parse them again. */
  argv?: readonly string[]
  /** Where the steps of a build run; absent for threads and processes of it. */
  steps?: Steps
}

/** A command of `signpost`. */
export interface Command extends CommandDefinition<OptionName> {
  /** Exit codes: 0 for success, 1 for findings or a failed step, 2 for a wrong command line. */
  run: (invocation: Invocation) => Promise<number>
}

/** Commands by name; a name may have two words. */
export type Commands = Readonly<Record<string, Command>>

/** Result of {@link parseCommandLine}: a call, a text to print (`--help`, `--version`), or an error message. */
export type ParsedCommandLine =
  | { kind: 'call'; command: Command; invocation: Invocation }
  | { kind: 'text'; text: string }
  | { kind: 'error'; message: string }

/** Parses the arguments of `signpost`. */
export function parseCommandLine(argv: readonly string[], commands: Commands, version?: string): ParsedCommandLine {
  const notes = 'Exit codes: 0 for success, 1 for findings or a step that failed, 2 for a wrong command line.'
  const parsed = parse<Values>(argv, {
    name: 'signpost',
    ...(version !== undefined && { version }),
    commands,
    options,
    notes,
  })
  if (parsed.kind !== 'call') return parsed
  const { command, operands, values } = parsed
  return { kind: 'call', command: commands[command]!, invocation: { operands, values, argv } }
}
