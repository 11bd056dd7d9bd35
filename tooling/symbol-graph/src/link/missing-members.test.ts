import { expect, test } from 'vitest'
import { memberKey } from './bases.ts'
import type { IndexedSymbol } from './graph-index.ts'
import { missingMembers } from './missing-members.ts'

/** A class of which the compiler counts so many members. */
function symbolOf(memberCount: number): IndexedSymbol {
  const draft = { name: 'Box', facets: [{ kind: 'class', signatures: [], members: [], heritage: [], memberCount }] }
  return { draft, package: { draft: { source: { repoPath: 'packages/core' } } } } as unknown as IndexedSymbol
}

test('members that the compiler finds and the page lacks are counted and named; nameless ones do not count', () => {
  const keys = new Set([
    ...(['constructor', 'index'] as const).map((kind) => memberKey({ name: kind, kind, isStatic: false })),
    memberKey({ name: ':status', kind: 'property', isStatic: false }),
    memberKey({ name: 'of', kind: 'method', isStatic: true }),
  ])
  expect(missingMembers(symbolOf(2), keys)).toEqual([])
  expect(missingMembers(symbolOf(5), keys)).toMatchObject([
    { code: 'SG-MEMBERS-MISSING', file: 'packages/core/package.json', found: '3 of 5 members of Box on no page' },
  ])
})
