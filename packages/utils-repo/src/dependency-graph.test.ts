import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DependencyGraph, WorkspaceError, type DependencyKind } from './index.ts'

/** A graph of packages with their dependencies: `'b'` for run time, `'dev:b'`, `'peer:b'` or `'optional:b'`. */
function graphOf(packages: Readonly<Record<string, readonly string[]>>): DependencyGraph {
  return new DependencyGraph(
    Object.entries(packages).map(([name, dependencies]) => {
      const manifest: Partial<Record<DependencyKind, Record<string, string>>> = {}
      for (const dependency of dependencies) {
        const [, prefix, target = ''] = /^(?:(dev|peer|optional):)?(.+)$/.exec(dependency) ?? []
        const kind = prefix ? (`${prefix}Dependencies` as DependencyKind) : 'dependencies'
        manifest[kind] = { ...manifest[kind], [target]: 'workspace:*' }
      }
      return { name, manifest }
    }),
  )
}

const diamond = graphOf({ d: ['c', 'b', 'react'], c: ['dev:a'], b: ['a'], a: [], alone: [] })

describe('dependenciesOf and dependentsOf', () => {
  test('give direct neighbours, without external packages', () => {
    expect(diamond.dependenciesOf('d')).toEqual(['b', 'c'])
    expect(diamond.dependentsOf('a')).toEqual(['b', 'c'])
    expect(diamond.dependenciesOf('alone')).toEqual([])
    expect(diamond.dependentsOf('d')).toEqual([])
  })

  test('include transitive ones on request', () => {
    expect(diamond.dependenciesOf('d', { transitive: true })).toEqual(['a', 'b', 'c'])
    expect(diamond.dependentsOf('a', { transitive: true })).toEqual(['b', 'c', 'd'])
  })

  test('include only the given kinds, on the whole path', () => {
    const kinds: DependencyKind[] = ['dependencies']
    expect(diamond.dependentsOf('a', { kinds })).toEqual(['b'])
    expect(diamond.dependentsOf('a', { kinds: ['devDependencies'] })).toEqual(['c'])
    expect(diamond.dependentsOf('a', { kinds: ['devDependencies'], transitive: true })).toEqual(['c'])
    expect(diamond.dependenciesOf('d', { kinds: [] })).toEqual([])
    const graph = graphOf({ a: ['b', 'dev:b'], b: ['peer:c', 'optional:a'], c: [] })
    expect(graph.dependenciesOf('a')).toEqual(['b'])
    expect(graph.dependenciesOf('b', { kinds: ['peerDependencies'] })).toEqual(['c'])
    expect(graph.dependenciesOf('b', { kinds: ['optionalDependencies'] })).toEqual(['a'])
  })

  test('end in a cycle, without the package itself', () => {
    const circle = graphOf({ a: ['b'], b: ['c'], c: ['a', 'c'] })
    expect(circle.dependenciesOf('a', { transitive: true })).toEqual(['b', 'c'])
    expect(circle.dependentsOf('a', { transitive: true })).toEqual(['b', 'c'])
  })

  test('reject an unknown name', () => {
    for (const ask of [() => diamond.dependenciesOf('react'), () => diamond.dependentsOf('react')]) {
      expect(ask).toThrow(WorkspaceError)
      expect(ask).toThrow('Expected the name of a package, found "react"')
    }
  })
})

test('two packages with the same name are rejected', () => {
  const twice = [1, 2].map(() => ({ name: 'a', manifest: {} }))
  expect(() => new DependencyGraph(twice)).toThrow(expect.objectContaining({ code: 'DUPLICATE_NAME', packages: ['a'] }))
})

test.each([
  ['workspace:*', 'core'],
  ['workspace:^1.0.0', 'core'],
  ['workspace:../core', 'core'],
  ['^1.0.0', 'core'],
  ['*', 'core'],
  ['', 'core'],
  ['latest', 'core'],
  ['catalog:', 'core'],
  ['link:../core', 'core'],
  ['file:../core', 'core'],
  ['portal:../core', 'core'],
  ['workspace:other@*', 'other'],
  ['workspace:@acme/scoped@^', '@acme/scoped'],
  ['workspace:missing@*', undefined],
  ['npm:core@1.0.0', undefined],
  ['npm:other@1.0.0', undefined],
  ['jsr:@acme/core@1', undefined],
  ['https://example.com/core.tgz', undefined],
  ['git+ssh://git@github.com/acme/core.git', undefined],
  ['git@github.com:acme/core.git', undefined],
  ['github:acme/core', undefined],
])('core: %j leads to %s', (specifier, expected) => {
  const others = ['core', 'other', '@acme/scoped'].map((name) => ({ name, manifest: {} }))
  const graph = new DependencyGraph([{ name: 'app', manifest: { dependencies: { core: specifier } } }, ...others])
  expect(graph.dependenciesOf('app')).toEqual(expected === undefined ? [] : [expected])
})

describe('topological', () => {
  test('sorts each package after its dependencies, whatever the order of the input', () => {
    const packages = { d: ['c', 'b'], c: ['dev:a'], b: ['peer:a'], a: [], '@x/e': ['optional:d'], alone: [] }
    const order = graphOf(packages).topological()
    expect([...order].sort()).toEqual(Object.keys(packages).sort())
    for (const [name, dependencies] of Object.entries(packages)) {
      for (const dependency of dependencies) {
        expect(order.indexOf(dependency.replace(/.*:/, '')), `${dependency} of ${name}`).toBeLessThan(
          order.indexOf(name),
        )
      }
    }
    expect(graphOf(Object.fromEntries(Object.entries(packages).reverse())).topological()).toEqual(order)
  })

  test('rejects a cycle with its names, unless its kinds are excluded', () => {
    const graph = graphOf({ a: ['b'], b: ['dev:c'], c: ['a'] })
    const error = expect.objectContaining({ code: 'CYCLE', packages: ['a', 'b', 'c'], name: 'WorkspaceError' })
    expect(() => graph.topological()).toThrow(error)
    expect(() => graph.topological()).toThrow('Expected packages without a cycle, found "a" -> "b" -> "c" -> "a"')
    expect(graph.topological({ kinds: ['dependencies'] })).toEqual(['b', 'a', 'c'])
  })
})

describe('cycles', () => {
  test('is empty where there is none', () => {
    expect(diamond.cycles()).toEqual([])
    expect(graphOf({}).cycles()).toEqual([])
  })

  test('finds every group, each with its shortest cycle from the first name', () => {
    const graph = graphOf({
      z: ['y'],
      y: ['z', 'a'],
      // Through all of them, or only back and forth.
      a: ['b', 'd'],
      b: ['c'],
      c: ['d'],
      d: ['a'],
      self: ['self'],
      app: ['a', 'z'],
    })
    expect(graph.cycles()).toEqual([['a', 'd'], ['self'], ['y', 'z']])
  })

  test('returns names that each depend on the next', () => {
    const graph = graphOf({ c: ['a'], a: ['e'], e: ['b'], b: ['c'] })
    expect(graph.cycles()).toEqual([['a', 'e', 'b', 'c']])
  })

  test('includes only the given kinds', () => {
    const graph = graphOf({ core: ['dev:test'], test: ['core'] })
    expect(graph.cycles()).toEqual([['core', 'test']])
    expect(graph.cycles({ kinds: ['dependencies'] })).toEqual([])
  })

  test('does not overflow the stack on a long path', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `p${index}`)
    const chain = Object.fromEntries(names.map((name, index) => [name, names.slice(index + 1, index + 2)]))
    expect(graphOf(chain).topological()).toEqual([...names].reverse())
    expect(graphOf({ ...chain, p19999: ['p0'] }).cycles()).toEqual([names])
  })
})

describe('toDot', () => {
  test('prints packages and edges, styled by kind', () => {
    const graph = graphOf({ b: ['a', 'dev:c'], a: ['dev:c', 'peer:d'], c: ['optional:d'], d: [] })
    expect(graph.toDot().split('\n')).toEqual([
      'digraph {',
      '  "a";',
      '  "b";',
      '  "c";',
      '  "d";',
      '  "a" -> "c" [style=dashed];',
      '  "a" -> "d" [style=dotted];',
      '  "b" -> "a";',
      '  "b" -> "c" [style=dashed];',
      '  "c" -> "d";',
      '}',
      '',
    ])
    expect(graph.toDot({ kinds: ['peerDependencies'] })).toContain(
      '{\n  "a";\n  "b";\n  "c";\n  "d";\n  "a" -> "d" [style=dotted];\n}',
    )
  })

  test('styles an edge by the included kinds', () => {
    const graph = graphOf({ a: ['b', 'dev:b'], b: [] })
    expect(graph.toDot()).toContain('"a" -> "b";')
    expect(graph.toDot({ kinds: ['devDependencies'] })).toContain('"a" -> "b" [style=dashed];')
  })

  test('escapes names', () => {
    expect(graphOf({ 'a"\\b': [] }).toDot()).toContain('  "a\\"\\\\b";')
  })
})

test('a package that depends on itself has an order, and hides no other cycle', () => {
  const graph = (edges: Record<string, string[]>): DependencyGraph =>
    new DependencyGraph(
      Object.entries(edges).map(([name, targets]) => ({
        name,
        manifest: { dependencies: Object.fromEntries(targets.map((target) => [target, '*'])) },
      })),
    )
  expect(graph({ a: ['a', 'b'], b: [] }).topological()).toEqual(['b', 'a'])
  expect(graph({ a: ['a', 'b'], b: ['a'] }).cycles()).toEqual([['a'], ['a', 'b']])
  expect(() => graph({ a: ['a', 'b'], b: ['a'] }).topological()).toThrow('"a" -> "b" -> "a"')
})

/** Names and their dependencies, among seven packages. */
const edges = fc.dictionary(fc.constantFrom(...'abcdefg'), fc.uniqueArray(fc.constantFrom(...'abcdefg')))

test('an order has each package once, after its dependencies; without one there is a cycle', () => {
  fc.assert(
    fc.property(edges, (given) => {
      const packages = Object.entries(given).map(([name, targets]) => ({
        name,
        manifest: { dependencies: Object.fromEntries(targets.map((target) => [target, '*'])) },
      }))
      const graph = new DependencyGraph(packages)
      const cycles = graph.cycles()
      for (const cycle of cycles) {
        cycle.forEach((name, i) => expect(graph.dependenciesOf(name)).toContain(cycle[(i + 1) % cycle.length]))
      }
      if (cycles.some(({ length }) => length > 1)) {
        expect(() => graph.topological()).toThrow(/cycle/)
        return
      }
      const order = graph.topological()
      expect([...order].sort()).toEqual([...graph.names])
      for (const name of order) {
        for (const target of graph.dependenciesOf(name)) {
          if (target !== name) expect(order.indexOf(target)).toBeLessThan(order.indexOf(name))
        }
        for (const source of graph.dependentsOf(name, { transitive: true })) {
          expect(graph.dependenciesOf(source, { transitive: true })).toContain(name)
        }
      }
    }),
    { numRuns: 300 },
  )
})
