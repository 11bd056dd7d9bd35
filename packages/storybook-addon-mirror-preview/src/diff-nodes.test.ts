import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { styleNode } from '../test/nodes.ts'
import { applyPatches, diffNodes, type MirrorNode, MirrorTarget } from './index.ts'

const [a, b, c, x] = [styleNode('a', 'one'), styleNode('b', 'two', { media: 'print' }), styleNode('c'), styleNode('x')]

describe('diffNodes', () => {
  test.each<[string, MirrorNode[], MirrorNode[], unknown[]]>([
    ['nothing', [a, b], [{ ...a }, { ...b, attributes: { ...b.attributes } }], []],
    ['an addition at the end', [a], [a, b], [{ kind: 'upsert', node: b, after: 'a' }]],
    ['an addition at the front', [a, b], [x, a, b], [{ kind: 'upsert', node: x, after: null }]],
    ['an addition between', [a, b], [a, x, b], [{ kind: 'upsert', node: x, after: 'a' }]],
    [
      'another text',
      [a, b],
      [{ ...a, text: 'new' }, b],
      [{ kind: 'upsert', node: { ...a, text: 'new' }, after: null }],
    ],
    [
      'another attribute',
      [b],
      [{ ...b, attributes: { media: 'screen' } }],
      [{ kind: 'upsert', node: { ...b, attributes: { media: 'screen' } }, after: null }],
    ],
    [
      'one attribute less',
      [b],
      [{ ...b, attributes: {} }],
      [{ kind: 'upsert', node: { ...b, attributes: {} }, after: null }],
    ],
    [
      'one for another',
      [b],
      [{ ...b, attributes: { type: 'print' } }],
      [{ kind: 'upsert', node: { ...b, attributes: { type: 'print' } }, after: null }],
    ],
    ['another element', [a], [{ ...a, tag: 'link' }], [{ kind: 'upsert', node: { ...a, tag: 'link' }, after: null }]],
    [
      'another target',
      [a],
      [{ ...a, target: MirrorTarget.Root }],
      [{ kind: 'upsert', node: { ...a, target: MirrorTarget.Root }, after: null }],
    ],
    ['a removal', [a, b, c], [a, c], [{ kind: 'remove', id: 'b' }]],
    [
      'a removal and an addition',
      [a, b],
      [a, x],
      [
        { kind: 'remove', id: 'b' },
        { kind: 'upsert', node: x, after: 'a' },
      ],
    ],
    ['the last becomes the first', [a, b, c], [c, a, b], [{ kind: 'upsert', node: c, after: null }]],
  ])('%s', (_, prev, next, patches) => {
    expect(diffNodes(prev, next)).toEqual(patches)
    expect(applyPatches(prev, patches as ReturnType<typeof diffNodes>)).toEqual(next)
  })

  const node = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__', 'constructor', ''),
    target: fc.constantFrom(MirrorTarget.Head, MirrorTarget.Root),
    tag: fc.constantFrom('style', 'link'),
    attributes: fc.dictionary(fc.constantFrom('media', 'type', 'constructor'), fc.constantFrom('', 'x')),
    text: fc.constantFrom('', 'one', 'two'),
  })
  const list = fc.uniqueArray(node, { selector: ({ id }) => id })

  test('its patches lead from any list to any other, and the lists stay as they are', () => {
    fc.assert(
      fc.property(list, list, (prev, next) => {
        const before = structuredClone([prev, next])
        const patches = diffNodes(prev, next)
        expect(applyPatches(prev, patches)).toEqual(next)
        expect([prev, next]).toEqual(before)
        expect(patches.length).toBeLessThanOrEqual(prev.length + next.length)
      }),
    )
  })
})

describe('applyPatches', () => {
  test('ignores unknown nodes', () => {
    expect(
      applyPatches(
        [a],
        [
          { kind: 'remove', id: 'gone' },
          { kind: 'upsert', node: b, after: 'gone' },
        ],
      ),
    ).toEqual([a, b])
  })
})
