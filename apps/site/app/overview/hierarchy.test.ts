import type { IndexEntry, Kind, Ref } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import type { ListedSymbol } from './catalogue.server.ts'
import { type TreeNode, treesOf, treeSize } from './hierarchy.ts'

function refTo(id: string): Ref {
  return { id, text: id.replace(/^.*!/u, ''), summary: '', deprecated: false }
}

/** Symbol `slug!Name`, with the ids of its bases. */
function symbol(
  id: string,
  kind: Kind,
  extended: readonly string[] = [],
  implemented: readonly string[] = [],
): ListedSymbol {
  const [slug, name] = id.split('!') as [string, string]
  const entry: IndexEntry = {
    id,
    kind,
    name,
    facets: [kind],
    release: 'public',
    deprecated: false,
    summary: '',
    overloads: 1,
    alias: false,
  }
  return { slug, entry, extends: extended.map(refTo), implements: implemented.map(refTo) }
}

/** Lines of trees, indented by their depth; `^` marks those shown before. */
function lines(nodes: readonly TreeNode[], depth = 0): string[] {
  return nodes.flatMap(({ name, children, isRepeated }) => [
    `${' '.repeat(depth)}${name}${isRepeated ? '^' : ''}`,
    ...lines(children, depth + 1),
  ])
}

test('classes are under their bases, across packages, and under bases that no package documents', () => {
  const { roots, alone } = treesOf(
    [
      symbol('a!Base', 'class', ['ext:typescript!Error']),
      symbol('b!Derived', 'class', ['a!Base']),
      symbol('a!Alone', 'class'),
      symbol('a!size', 'function'),
    ],
    'class',
  )
  expect(lines(roots)).toEqual(['Error', ' Base', '  Derived'])
  expect([alone, roots.map(treeSize)]).toEqual([1, [3]])
})

test('an interface with two bases is under both, and what is derived from it under the first only', () => {
  const { roots } = treesOf(
    [
      symbol('a!A', 'interface'),
      symbol('a!B', 'interface'),
      symbol('a!Both', 'interface', ['a!A', 'a!B']),
      symbol('a!Box', 'class', [], ['a!Both']),
    ],
    'interface',
  )
  expect(lines(roots)).toEqual(['A', ' Both', '  Box', 'B', ' Both^'])
})

test('a base of another kind is a root', () => {
  expect(lines(treesOf([symbol('a!Mixin', 'variable'), symbol('a!Box', 'class', ['a!Mixin'])], 'class').roots)).toEqual(
    ['Mixin', ' Box'],
  )
})

test('types in a circle are shown once', () => {
  const { roots, alone } = treesOf(
    [symbol('a!A', 'interface', ['a!B']), symbol('a!B', 'interface', ['a!A'])],
    'interface',
  )
  expect([lines(roots), alone]).toEqual([['A', ' B', '  A^'], 0])
})
