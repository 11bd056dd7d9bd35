import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { openGraph, type Member, type Signature } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import { buildGraph } from '../src/index.ts'
import { extractInto, temporaryFolder } from './extract-case.ts'

/** Text of the line of each member's signature, by `Symbol.member`. */
async function linesOf(caseName: string): Promise<Record<string, string[]>> {
  const root = temporaryFolder()
  try {
    const out = path.join(root, 'graph')
    await buildGraph({ packages: [extractInto(root, caseName)], out })
    const graph = openGraph(out)
    const pages = graph.package('core')!.symbols.map(({ id }) => graph.byId(id)!)
    const lines: Record<string, string[]> = {}
    for (const { displayName, facets } of pages) {
      for (const { signatures, members } of facets) {
        const file = signatures.find(({ source }) => source)?.source?.file
        const text = ({ source, sourceLine }: Signature): string => {
          const [from, line] = source ? [source.file, source.line] : [file, sourceLine]
          if (from === undefined || line === undefined) return 'unknown'
          return readFileSync(path.join(root, from), 'utf8').split('\n')[line - 1]!.trim()
        }
        for (const member of members) lines[keyOf(displayName, member)] = member.signatures.map(text)
      }
    }
    return lines
  } finally {
    rmSync(root, { recursive: true })
  }
}

function keyOf(symbol: string, { name, signatures: [first] }: Member): string {
  return `${symbol}${first!.flags.includes('static') ? '.' : '#'}${name}`
}

test.each([
  'accessor-pairs',
  'class-and-interface',
  'discriminated-union',
  'enums',
  'interface-twice',
  'odd-members',
  'overloads',
  'parameter-properties',
  'visibility',
])(
  'members of %s have the lines of their declarations',
  async (caseName) => {
    expect(await linesOf(caseName)).toMatchSnapshot()
  },
  60_000,
)
