import type { Ref } from '@signpost/graph-model/model'
import { expect, test } from 'vitest'
import { listMarkdown } from './list-page.ts'

function ref(name: string, more: Partial<Ref> = {}): Ref {
  const page = { slug: 'core', kind: 'class', name } as const
  return { id: `core!${name}`, text: name, page, summary: '', deprecated: false, ...more }
}

const refs = [
  ref('Box', { summary: 'Holds a value.' }),
  ref('Old', { deprecated: true }),
  { id: 'lib!Base', text: 'Base', summary: '', deprecated: false },
]
const links = { ref: ({ page, text }: Ref) => page && `/${text}.md` }

test('the list of all symbols has the kind, the package, the status and the sentence of each', () => {
  const symbols = [
    { ref: 0, package: '@acme/core', kind: 'class', release: 'beta', since: '2.0.0' },
    { ref: 1, package: '@acme/core', kind: 'class', release: 'public', since: null },
  ] as const
  expect(listMarkdown({ kind: 'symbols', symbols, refs }, links)).toBe(
    '# All symbols\n\n- [`Box`](/Box.md) class of `@acme/core`, beta, since 2.0.0: Holds a value.\n' +
      '- [`Old`](/Old.md) class of `@acme/core`, deprecated\n',
  )
})

test('the hierarchy is a list in lists, and leaves out kinds without trees', () => {
  const roots = [{ ref: 2, children: [{ ref: 0, children: [{ ref: 1, children: [] }] }] }]
  const trees = [
    { kind: 'class', roots },
    { kind: 'interface', roots: [] },
  ] as const
  expect(listMarkdown({ kind: 'hierarchy', trees, refs }, links)).toBe(
    '# Hierarchy\n\n## Classes\n\n- `Base`\n  - [`Box`](/Box.md)\n    - [`Old`](/Old.md)\n',
  )
})

test('what is deprecated has its message, its replacements and its users', () => {
  const message = [['p', 0, 'Use ', ['a', { dataRef: 0 }], '.']] as const
  const old = { ref: 1, package: '@acme/core', kind: 'class', message, replacements: [0], users: [2] } as const
  const bare = { ...old, message: [], replacements: [], users: [], version: '3.0.0' }
  expect(listMarkdown({ kind: 'deprecated', items: [old, bare], refs }, links)).toBe(
    '# Deprecated\n\n- [`Old`](/Old.md) of `@acme/core`\n\n  Use [`Box`](/Box.md).\n\n  Replaced by [`Box`](/Box.md)\n\n' +
      '  Used by `Base`\n\n- [`Old`](/Old.md) of `@acme/core`, since 3.0.0\n',
  )
})

test('the coverage leaves out the examples of packages whose examples are not checked', () => {
  const one = { slug: 'core', name: '@acme/core', symbols: 4, documented: 3 }
  const packages = [one, { ...one, name: '@acme/dom', withExample: 2, examples: 5, checked: 4 }]
  expect(listMarkdown({ kind: 'coverage', packages, refs: [] }, links)).toBe(
    '# Coverage of the documentation\n\n- `@acme/core`: 3 of 4 symbols documented\n' +
      '- `@acme/dom`: 3 of 4 symbols documented, 2 with an example, 4 of 5 examples checked\n',
  )
})
