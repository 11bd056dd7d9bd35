import type { SymbolPage, Token } from '@signpost/graph-model'
import { expect, test, vi } from 'vitest'
import { graphOf } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

const inner = `export declare namespace Shapes {
  /** A node. */
  interface Node { size: number }
  namespace deep { type Leaf = 1 }
}
`
const index = `import { Shapes as Inner } from './inner.js'
export declare namespace Shapes {
  type Node = Inner.Node
  type Leaf = Inner.deep.Leaf
}
`

/** Targets of the tokens of a page, by their text. */
function targets({ facets, refs }: SymbolPage): Record<string, string> {
  const tokens: readonly Token[] = facets.flatMap(({ signatures }) => signatures.flatMap(({ line }) => line.tokens))
  return Object.fromEntries(
    tokens.flatMap((token) =>
      typeof token === 'object' && typeof token[1] === 'number' ? [[token[0], refs[token[1]]!.id]] : [],
    ),
  )
}

test.for<[string, Record<string, unknown>, string, string]>([
  [
    'another entry point exports',
    { '.': './index.d.ts', './inner': './inner.d.ts' },
    'core/inner!Shapes.Node',
    'core/inner!Shapes.deep.Leaf',
  ],
  ['no entry point exports', { '.': './index.d.ts' }, 'core!~Shapes.Node', 'core!~Shapes.deep.Leaf'],
])('types of a namespace imported by another name that %s are links', async ([, exports, node, leaf]) => {
  const graph = await graphOf({ core: { manifest: { exports }, files: { 'index.d.ts': index, 'inner.d.ts': inner } } })
  expect(targets(graph.byId('core!Shapes.Node')!)).toEqual({ 'Inner.Node': node })
  expect(targets(graph.byId('core!Shapes.Leaf')!)).toEqual({ 'Inner.deep.Leaf': leaf })
})
