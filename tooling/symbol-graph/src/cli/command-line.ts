import { parseArgs } from 'node:util'

/** Output of `--help`. */
export const usage: string = `Usage:
       signpost-symbol-graph build [--root <dir>] [--packages <dir>...] [--out <dir>]
       signpost-symbol-graph show <id> [--graph <dir>] [--json]
       signpost-symbol-graph check [--graph <dir>] [--config <file>] [--strict]

build         Doc models and facts to a graph.
  --root <dir>          The repository; by default the workspace around the current folder. Its signpost.links.json
                        says where other packages are documented.
  --packages <dir>...   Packages to document; by default those of the workspace that have a folder .api.
  --list <file>         The same as JSON: [{"folder": "...", "apiFolder": "..."}].
  --site <dir>          Where .graph is written; by default the current folder.
  --out <dir>           The folder of the graph itself.
  --diagnostics <file>  Where everything that was found is written, as JSON: [{"package": "packages/core", "code": "...", ...}].
  --strict              Exit with 1 when there is a diagnostic of severity "error".
show          Print one symbol: core!Box.
check         Print what builds found; with --strict, exit with 1 for errors and for links that lead nowhere.
  --config <file>       The content manifest, which lists diagnostics that are switched off.
`

/** Valid command line. */
export type Command =
  | { action: 'help' }
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
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        root: { type: 'string' },
        packages: { type: 'string', multiple: true },
        list: { type: 'string' },
        out: { type: 'string' },
        site: { type: 'string' },
        diagnostics: { type: 'string' },
        graph: { type: 'string' },
        config: { type: 'string' },
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return (error as Error).message
  }
  const { values, positionals } = parsed
  const [action, ...rest] = positionals
  const { root, list, out, site, diagnostics, strict, json } = values
  const graph = values.graph ?? '.graph'
  if (values.help || action === undefined || action === 'help') return { action: 'help' }
  switch (action) {
    case 'build':
      if (rest.length > 0 && values.packages === undefined) return `build takes no argument "${rest[0]!}"`
      return {
        action,
        packages: [...(values.packages ?? []), ...rest],
        strict,
        ...(root === undefined ? {} : { root }),
        ...(list === undefined ? {} : { list }),
        ...(out === undefined ? {} : { out }),
        ...(site === undefined ? {} : { site }),
        ...(diagnostics === undefined ? {} : { diagnostics }),
      }
    case 'show':
      return rest.length === 1 ? { action, id: rest[0]!, graph, json } : 'show takes one id, for example core!Box'
    case 'check':
      return rest.length === 0
        ? { action, graph, strict, ...(values.config === undefined ? {} : { config: values.config }) }
        : `check takes no argument "${rest[0]!}"`
    default:
      return `there is no command "${action}"`
  }
}
