import { expect, test } from 'vitest'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { shownOutside, shownUnknown } from './shown-reference.ts'

test.each([
  ['Token$1', 'ext:lib!Token', 'Token'],
  ['__Client', 'ext:lib!Client', 'Client'],
  ['Request_2', 'ext:typescript!Request', 'Request'],
  ["import('lib').Token", 'ext:lib!Token', 'Token'],
  ["typeof import('lib').read", 'ext:lib!read', 'typeof read'],
  ['lib.Token$1', 'ext:lib!Token', 'lib.Token'],
  ['Odd$1', 'ext:lib!Odd$1', 'Odd$1'],
  ['Lib$2', 'ext:lib!default', 'Lib'],
  ['Renamed', 'ext:lib!Token', 'Renamed'],
  ['$1', 'ext:lib!Token', '$1'],
  ["Token['a']", 'ext:lib!Token', "Token['a']"],
])('%s of %s is shown as %s', (text, id, expected) => {
  expect(shownOutside(text, { id, name: '' })).toBe(expected)
})

test.each([
  ['Point$1', 'Point'],
  ['typeof Point$1', 'typeof Point'],
  ['Kept$1', 'Kept$1'],
  ['$1', '$1'],
  ['Point', 'Point'],
])('%s, which leads nowhere, is shown as %s', (text, expected) => {
  const exported = {} as IndexedSymbol
  const index = { named: (_: unknown, __: unknown, name: string) => (name === 'Kept$1' ? exported : undefined) }
  expect(shownUnknown(text, {} as IndexedSymbol['package'], index as unknown as GraphIndex)).toBe(expected)
})
