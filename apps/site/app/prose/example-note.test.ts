import type { HastNode } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import { withNote } from './example-note.ts'

const line = (...children: HastNode[]): HastNode => ['span', { className: ['line'] }, ...children]
const block: HastNode = [
  'pre',
  { className: ['code'], dataLanguage: 'ts' },
  ['code', 0, line('const a = ', ['span', { className: ['tok-function'] }, 'add(b']), '\n', line('sum')],
]

test('identifiers of a checked block become links in the tokens of their line', () => {
  const codes: string[] = []
  const noted = withNote(block, (code) => {
    codes.push(code)
    return {
      checked: 'Checked with a 1.0.0',
      links: [
        { line: 0, column: 10, length: 3, href: '/add' },
        { line: 0, column: 14, length: 1, href: '/b' },
        { line: 1, column: 0, length: 3, href: '/sum' },
        // Over the border of two tokens, and out of the line.
        { line: 0, column: 8, length: 4, href: '/no' },
        { line: 1, column: 2, length: 9, href: '/no' },
      ],
    }
  })
  expect(codes).toEqual(['const a = add(b\nsum'])
  expect(noted).toEqual([
    'pre',
    { className: ['code'], dataLanguage: 'ts', dataChecked: 'Checked with a 1.0.0' },
    [
      'code',
      0,
      line('const a = ', [
        'span',
        { className: ['tok-function'] },
        ['a', { dataSymbol: '/add' }, 'add'],
        '(',
        ['a', { dataSymbol: '/b' }, 'b'],
      ]),
      '\n',
      line(['a', { dataSymbol: '/sum' }, 'sum']),
    ],
  ])
})

test('names with types are marked, and are no stops of the keyboard', () => {
  const type = 'const a: number'
  const noted = withNote(block, () => ({
    links: [{ line: 0, column: 10, length: 3, href: '/add' }],
    types: [
      { line: 0, column: 6, length: 1, type },
      { line: 1, column: 0, length: 3, type },
    ],
  }))
  expect(noted.slice(2)).toEqual([
    [
      'code',
      0,
      line('const ', ['span', { dataType: type }, 'a'], ' = ', [
        'span',
        { className: ['tok-function'] },
        ['a', { dataSymbol: '/add' }, 'add'],
        '(b',
      ]),
      '\n',
      line(['span', { dataType: type }, 'sum']),
    ],
  ])
})

test('a block without an answer, and what is no block, stay as they are', () => {
  expect(withNote(block, () => undefined)).toBe(block)
  const plain: HastNode = ['pre', 0, 'text']
  expect(withNote(plain, () => ({ checked: 'no', links: [] }))).toBe(plain)
})

test('a block that fails has the findings for its author', () => {
  const failures = 'README.md:3:5: found TS2304: Cannot find name x, expected a name'
  const noted = withNote(block, () => ({ failures, links: [] }))
  expect(noted.slice(0, 2)).toEqual(['pre', { className: ['code'], dataLanguage: 'ts', dataFailures: failures }])
})
