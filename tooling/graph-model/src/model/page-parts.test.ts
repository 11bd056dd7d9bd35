import { expect, test } from 'vitest'
import type { GroupedMember } from './member-groups.ts'
import type { Flag, MemberKind } from './model.ts'
import { pageParts, parsePart, partNames, relationPages } from './page-parts.ts'

function member(kind: MemberKind, overloads = 1, flags: readonly Flag[] = []): GroupedMember {
  return { kind, signatures: Array.from({ length: overloads }, () => ({ flags })) }
}

/** Pages of the members of one facet, in source order. */
function pagesOf(members: readonly GroupedMember[], children = 0): (number | undefined)[] {
  const parts = pageParts([{ members }], children)
  return [...members.map((one) => parts.members.get(one)), ...parts.children]
}

function many(count: number, kind: MemberKind, overloads?: number): GroupedMember[] {
  return Array.from({ length: count }, () => member(kind, overloads))
}

test('a page has 100 signatures or 500 rows', () => {
  expect(pagesOf(many(100, 'method')).at(-1)).toBe(1)
  expect(pagesOf(many(101, 'method')).slice(-2)).toEqual([1, 2])
  expect(pagesOf(many(501, 'enumMember')).slice(-2)).toEqual([1, 2])
  expect(pagesOf(many(30, 'method', 7)).slice(13, 16)).toEqual([1, 2, 2])
  expect(pagesOf([], 1001).slice(499, 501)).toEqual([1, 2])
  expect(pagesOf(many(99, 'method'), 7).slice(-3)).toEqual([1, 2, 2])
})

test('a symbol without members, and a member larger than a page, have one page', () => {
  expect(pageParts([], 0).count).toBe(1)
  expect(pageParts([{ members: many(1, 'method', 700) }], 0).count).toBe(1)
})

test('pages follow the order of the groups, not that of the source', () => {
  const members = [member('method', 1, ['static']), ...many(99, 'method'), member('property')]
  const pages = pagesOf(members)
  expect([pages[0], pages[1], pages.at(-1)]).toEqual([2, 1, 1])
})

test('facets share the pages', () => {
  const [first, second] = [many(80, 'method'), many(80, 'property')]
  const parts = pageParts([{ members: first }, { members: second }], 0)
  expect([parts.count, parts.members.get(second[19]!), parts.members.get(second[20]!)]).toEqual([2, 1, 2])
})

test('relations have pages of their own when one of them has more than 20 targets', () => {
  const refs = (count: number): { refs: unknown[] } => ({ refs: Array.from({ length: count }) })
  expect([
    relationPages([refs(20), refs(20)]),
    relationPages([refs(21)]),
    relationPages([refs(1), refs(1000)]),
  ]).toEqual([0, 1, 2])
})

test('every name of a page leads back to it, and no other name does', () => {
  const names = partNames(3, 2)
  expect(names).toEqual(['2', '3', 'relations', 'relations-2'])
  expect(names.map(parsePart)).toEqual([
    { of: 'members', number: 2 },
    { of: 'members', number: 3 },
    { of: 'relations', number: 1 },
    { of: 'relations', number: 2 },
  ])
  for (const name of [
    '',
    '0',
    '1',
    '02',
    '2.0',
    '-2',
    '1e3',
    'x',
    'Infinity',
    'relations-1',
    'relations-02',
    'relations2',
    'relations-2-2',
    'relations-',
    '__proto__',
  ]) {
    expect(parsePart(name), name).toBeUndefined()
  }
})
