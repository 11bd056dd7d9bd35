import { describe, expect, test } from 'vitest'
import type { DraftSymbol } from '../draft/draft.ts'
import type { Kind } from '@signpost/graph-model/model'
import { pageKeys } from './page-keys.ts'

function symbol(id: string, kinds: Kind[], more: Partial<DraftSymbol> = {}): DraftSymbol {
  const name = id.slice(id.indexOf('!') + 1)
  return {
    id,
    name,
    displayName: name,
    entry: '.',
    localName: name,
    facets: kinds.map((kind) => ({ kind, signatures: [], members: [], heritage: [] })),
    children: [],
    exportedAs: [],
    formerNames: [],
    identity: id,
    modelNames: [],
    ...more,
  }
}

function addresses(...symbols: DraftSymbol[]): Record<string, string> {
  return Object.fromEntries([...pageKeys('core', symbols).pages].map(([id, { kind, name }]) => [id, `${kind}/${name}`]))
}

describe('pageKeys', () => {
  test('qualifies a name by its entry point when `.` has the same name', () => {
    expect(addresses(symbol('core/node!C', ['class'], { entry: './node' }), symbol('core!C', ['class']))).toEqual({
      'core!C': 'class/C',
      'core/node!C': 'class/node.C',
    })
  })

  test.each(['aux', 'Con'])('%s, a device name of Windows, gets a valid file name', (name) => {
    const device = symbol(`core!${name}`, ['variable'])
    const address = addresses(device, symbol('core!other', ['variable']))[device.id]
    expect(address).toMatch(new RegExp(`^variable/${name}~[\\da-f]{6}$`))
    expect(addresses(device)[device.id]).toBe(address)
  })

  test('names that differ only in case fit a case-insensitive file system', () => {
    const found = addresses(
      symbol('core!foo', ['class']),
      symbol('core!Foo', ['class']),
      symbol('core!FOO', ['function']),
    )
    expect(found).toEqual({
      'core!FOO': 'function/FOO',
      'core!Foo': 'class/Foo',
      'core!foo': expect.stringMatching(/^class\/foo~[\da-f]{6}$/u),
    })
  })

  test('adding a symbol keeps all other addresses', () => {
    const some = [symbol('core!A', ['class', 'interface']), symbol('core!b', ['function'])]
    const more = addresses(...some, symbol('core!C', ['class']))
    expect(more).toMatchObject(addresses(...some))
  })

  test('secondary facets and former names redirect to the page unless another page has the address', () => {
    const { redirects } = pageKeys('core', [
      symbol('core!Box', ['class', 'interface', 'namespace']),
      symbol('core!box', ['namespace']),
      symbol('core!default', ['class'], { name: 'Widget', formerNames: ['default'] }),
    ])
    expect(
      redirects.map(({ from, to, facet }) => [`${from.kind}/${from.name}`, `${to.kind}/${to.name}`, facet]),
    ).toEqual([
      ['interface/Box', 'class/Box', 'interface'],
      ['class/default', 'class/Widget', undefined],
    ])
  })

  test('composed and decomposed letters get normalized, distinct addresses', () => {
    expect(addresses(symbol('core!\u00e9', ['variable']), symbol('core!e\u0301', ['variable']))).toEqual({
      'core!\u00e9': expect.stringMatching(/^variable\/\u00e9(?:~[\da-f]{6})?$/u),
      'core!e\u0301': expect.stringMatching(/^variable\/\u00e9(?:~[\da-f]{6})?$/u),
    })
  })
})
