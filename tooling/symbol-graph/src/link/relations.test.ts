import { expect, test } from 'vitest'
import type { Edge } from './edges.ts'
import type { IndexedSymbol } from './graph-index.ts'
import { gatherRelations } from './relations.ts'

function symbol(id: string, isUnexported = false): IndexedSymbol {
  return { draft: { id, isUnexported }, package: {} } as unknown as IndexedSymbol
}

/** Names of the symbols that extend one. */
function extenders(one: IndexedSymbol, edges: readonly Edge[]): string[] {
  const found = gatherRelations(edges)(one).find(({ kind }) => kind === 'extendedBy')
  return (found?.targets ?? []).map((target) => ('symbol' in target ? target.symbol.draft.id : target.id)).sort()
}

const extending = (from: IndexedSymbol, to: IndexedSymbol): Edge => ({ kind: 'extends', from: { symbol: from }, to })

test('a symbol is extended by those that extend it through others, each once, also in a circle', () => {
  const [base, left, right, leaf] = ['base', 'left', 'right', 'leaf'].map((id) => symbol(id)) as [
    IndexedSymbol,
    IndexedSymbol,
    IndexedSymbol,
    IndexedSymbol,
  ]
  const edges = [extending(left, base), extending(right, base), extending(leaf, left), extending(leaf, right)]
  expect(extenders(base, edges)).toEqual(['leaf', 'left', 'right'])
  expect(extenders(left, edges)).toEqual(['leaf'])
  expect(extenders(base, [...edges, extending(base, leaf)])).toEqual(['leaf', 'left', 'right'])
})

test('an unexported symbol is extended by those that name it only', () => {
  const [base, middle, leaf] = [symbol('base', true), symbol('middle'), symbol('leaf')]
  expect(extenders(base, [extending(middle, base), extending(leaf, middle)])).toEqual(['middle'])
})
