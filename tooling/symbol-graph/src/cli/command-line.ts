import { parseCommandLine, type Program } from '@signpost/diagnostics/command-line'

const graph = { value: '<dir>', help: 'the graph; default: .graph' }

const program: Program = {
  name: 'signpost-symbol-graph',
  commands: {
    build: {
      operands: '[packages...]',
      summary: 'doc models and facts to a graph',
      options: {
        root: {
          value: '<dir>',
          help: 'the repository; default: the workspace around the current folder. Its signpost.links.json says where other packages are documented',
        },
        packages: {
          value: '<dir>',
          help: 'packages to document; default: those of the workspace that have a folder .api',
          isList: true,
        },
        list: { value: '<file>', help: 'the same as JSON: [{"folder": "...", "apiFolder": "..."}]' },
        site: { value: '<dir>', help: 'where .graph is written; default: the current folder' },
        out: { value: '<dir>', help: 'the folder of the graph itself' },
        diagnostics: {
          value: '<file>',
          help: 'where everything that was found is written, as JSON: [{"package": "packages/core", "code": "...", ...}]',
        },
        strict: { help: 'exit with 1 when there is a diagnostic of severity "error"' },
      },
    },
    show: {
      operands: '<id>',
      example: 'one id, for example core!Box',
      summary: 'print one symbol: core!Box',
      options: { graph, json: { help: 'as JSON' } },
    },
    check: {
      summary: 'print what builds found; with --strict, exit with 1 for errors and for links that lead nowhere',
      options: {
        graph,
        config: { value: '<file>', help: 'the content manifest, which lists diagnostics that are switched off' },
        strict: { help: 'exit with 1 for errors and for links that lead nowhere' },
      },
    },
  },
  options: {},
}

/** Values of the options. */
interface Values {
  root?: string
  packages?: string[]
  list?: string
  site?: string
  out?: string
  diagnostics?: string
  graph?: string
  config?: string
  strict?: boolean
  json?: boolean
}

/** Valid command line. */
export type Command =
  | { action: 'help'; text: string }
  | {
      action: 'build'
      root?: string
      packages: readonly string[]
      list?: string
      out?: string
      site?: string
      diagnostics?: string
      strict: boolean
    }
  | { action: 'show'; id: string; graph: string; json: boolean }
  | { action: 'check'; graph: string; strict: boolean; config?: string }

/** Parses the arguments; returns an error message for invalid ones. */
export function parseCommand(args: readonly string[]): Command | string {
  const parsed = parseCommandLine<Values>(args, program)
  if (parsed.kind === 'text') return { action: 'help', text: `${parsed.text}\n` }
  if (parsed.kind === 'error') return parsed.message
  const { command, operands, values } = parsed
  const { strict = false, json = false, graph = '.graph', config, packages, ...places } = values
  if (command === 'show') return { action: 'show', id: operands[0]!, graph, json }
  if (command === 'check') return { action: 'check', graph, strict, ...(config !== undefined && { config }) }
  if (operands.length > 0 && packages === undefined) return `build takes no argument "${operands[0]!}"`
  return { action: 'build', packages: [...(packages ?? []), ...operands], strict, ...places }
}
