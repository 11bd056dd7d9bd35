import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { sourceLines } from './source-lines.ts'

const target = { page: { slug: 'core', kind: 'class', name: 'Box' } } as const

test('a link is a piece of its token, with its colour', () => {
  const tokens = [[{ text: 'class Box', className: 'tok-type' }, { text: ' {' }], [], [{ text: 'Box' }]]
  const links = [6, 13].map((start) => ({ start, end: start + 3, target }))
  expect(sourceLines(tokens, [0, 12, 13], links)).toEqual({
    lines: [[['class ', 'tok-type'], ['Box', 'tok-type', 0], ' {'], [], [['Box', '', 0]]],
    targets: [target],
  })
})

test('the end of a very long line is left out, with the links in it', () => {
  const text = 'x'.repeat(limits.line + 5)
  const links = [{ start: limits.line - 1, end: limits.line + 2, target }]
  const { lines, targets, cut } = sourceLines([[{ text }]], [0], links)
  expect(lines).toEqual([['x'.repeat(limits.line)]])
  expect(targets).toEqual([])
  expect(cut).toEqual({ 0: 5 })
})

test('a link across two tokens is left out, and the next one stays', () => {
  const links = [
    { start: 1, end: 3, target },
    { start: 4, end: 5, target },
  ]
  expect(sourceLines([[{ text: 'ab' }, { text: 'c d' }]], [0], links).lines).toEqual([['ab', 'c ', ['d', '', 0]]])
})
