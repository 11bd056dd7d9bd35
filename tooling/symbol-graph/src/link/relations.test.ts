import { expect, test } from 'vitest'
import type { DraftMember } from '../draft/draft.ts'
import type { Edge } from './edges.ts'
import type { IndexedSymbol } from './graph-index.ts'
import { targetId } from './refs.ts'
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

test('what is said of a member is not said of its class, and the other side names the member', () => {
  const [box, lid, hinge] = [symbol('box'), symbol('lid'), symbol('hinge')]
  const member = { name: 'toLid', kind: 'method', isStatic: false } as unknown as DraftMember
  const call = { name: '', kind: 'call', isStatic: false } as unknown as DraftMember
  const of = (kind: Edge['kind'], one: DraftMember = member): Edge => ({
    kind,
    from: { symbol: box, member: one, anchor: 'x' },
    to: lid,
  })
  const edges = [...(['replacedBy', 'throws', 'inheritsDoc', 'returns'] as const).map((kind) => of(kind))]
  const relations = gatherRelations([...edges, of('accepts', call), { ...of('returns'), to: hinge }])
  expect(relations(box).map(({ kind, targets }) => `${kind} ${targets.length}`)).toEqual(['accepts 1', 'references 2'])
  expect(
    relations(lid).map(
      ({ kind, targets }) => `${kind} ${targets.map((one) => 'symbol' in one && targetId(one)).join()}`,
    ),
  ).toEqual(['acceptedBy box#', 'replaces box#toLid', 'returnedBy box#toLid', 'thrownBy box#toLid'])
})
