import { readFileSync } from 'node:fs'
import { allowClosedOutput, printableLines, printError, type SwitchedOff } from '@signpost/diagnostics'
import { describeSystemError } from '@signpost/files'
import { parseCommand } from './cli/command-line.ts'
import { formatSymbol } from './cli/format-symbol.ts'
import { runBuild } from './cli/run-build.ts'
import { runCheck } from './cli/run-check.ts'
import { type Graph, openGraph } from '@signpost/graph-model'
import { openNames } from '@signpost/name-search'

allowClosedOutput()
process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<number> {
  const command = parseCommand(args)
  if (typeof command === 'string') {
    printError(command)
    return 2
  }
  try {
    switch (command.action) {
      case 'help':
        process.stdout.write(command.text)
        return 0
      case 'build':
        return await runBuild(command)
      case 'show':
        return show(command.graph, command.id, command.json)
      case 'check': {
        const { text, exitCode } = runCheck(command.graph, command.strict, readOff(command.config))
        process.stdout.write(printableLines(text))
        return exitCode
      }
    }
  } catch (error) {
    printError(describeSystemError(error) ?? (error instanceof Error ? error.message : String(error)))
    return 1
  }
}

/** Diagnostics that a content manifest switches off; undefined without a manifest or an entry. */
function readOff(manifest: string | undefined): SwitchedOff | undefined {
  return manifest === undefined ? undefined : (JSON.parse(readFileSync(manifest, 'utf8')) as { off?: SwitchedOff }).off
}

function show(directory: string, id: string, json: boolean): number {
  const graph = openGraph(directory)
  const symbol = graph.byId(id)
  if (symbol === undefined) {
    const near = nearIds(graph, id)
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
    printError(`The graph in ${directory} has no symbol "${id}".${hint}`)
    return 1
  }
  process.stdout.write(printableLines(json ? `${JSON.stringify(symbol, undefined, 2)}\n` : formatSymbol(symbol)))
  return 0
}

/** Ids of pages with names similar to that in an id. */
function nearIds(graph: Graph, id: string): string[] {
  const names = graph.namesFile()
  if (names === undefined) return []
  const { hits } = openNames(names.bytes).search(id.slice(id.indexOf('!') + 1), { limit: 5 })
  const pages = hits.map(({ page }) => graph.symbol(page))
  return [...new Set(pages.flatMap((page) => (page !== undefined && 'id' in page ? [page.id] : [])))]
}
