import { describe, expect, test } from 'vitest'
import type { CompactContent, CompactFacet } from '../format.ts'
import { renumberContent, renumberFacet } from './renumber.ts'

const plus = (ref: number): number => ref + 100

describe('content has other numbers of refs', () => {
  test.each<[string, CompactContent, CompactContent]>([
    ['in a paragraph', 'A `@2 box`, `@13 two` and `x`.', 'A `@102 box`, `@113 two` and `x`.'],
    ['of links around elements', [0, ['@', 2, ['em', 'box']]], [0, ['@', 102, ['em', 'box']]]],
    [
      'inside of elements',
      [1, ['ul', ['li', 'A `@2 box`.'], ['li', { className: ['x'] }, 'And `@3 one`.']]],
      [1, ['ul', ['li', 'A `@102 box`.'], ['li', { className: ['x'] }, 'And `@103 one`.']]],
    ],
    [
      'of links with properties',
      [0, ['a', { dataRef: 2, title: 'x' }, 'box']],
      [0, ['a', { dataRef: 102, title: 'x' }, 'box']],
    ],
  ])('%s', (_, content, renumbered) => {
    expect(renumberContent(content, plus)).toEqual(renumbered)
  })

  test.each<CompactContent>([
    'Mail to @2 me.',
    'A `@2` is code, `@x y` too.',
    [1, ['', '`@2 no`']],
    [0, ['`', '@2 no `@3 no`']],
    [1, ['#', 'ts', '// `@2 no`', '5c']],
  ])('and what is no link stays: %j', (content) => expect(renumberContent(content, plus)).toEqual(content))
})

test('a declaration has other numbers of refs wherever it has refs', () => {
  const facet = (box: number): CompactFacet => ({
    k: 4,
    s: [
      {
        t: 'interface Hidden<T> extends Box<T>',
        c: `9k1.6d1.1t#@1;2.7k1.3t@${box};1.1t#@1;`,
        z: ['Box', `3t@${box};`],
        d: { s: `\`@${box} Box\``, i: box },
      },
    ],
    m: [
      {
        n: 'open',
        k: 3,
        s: [
          {
            t: 'open(): Box',
            c: `4d4.3t@${box};`,
            d: {
              r: `\`@${box} r\``,
              x: '',
              e: [['@1', `\`@${box} e\``]],
              t: [`\`@${box} t\``],
              l: [`\`@${box} l\``],
              v: `\`@${box} v\``,
              b: [['@since', `\`@${box} b\``]],
            },
          },
        ],
      },
    ],
  })
  expect(renumberFacet(facet(1), plus)).toEqual(facet(101))
})
