import { createMarkdown, tokenClasses } from '@signpost/markdown'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeContent, decodeNodes } from '../reader/decode-hast.ts'
import { decodeTokens, sliceTokens } from '../reader/decode-tokens.ts'
import type { Token } from '../reader/model.ts'
import { encodeContent, encodeNodes } from './encode-hast.ts'
import { encodeTokens } from './encode-tokens.ts'
import { codeClasses } from '../reader/code-classes.ts'

const markdown = await createMarkdown()

const words = fc.string({
  minLength: 1,
  maxLength: 6,
  unit: fc.constantFrom('a', '1', '@', ';', '#', ' ', '(', '😀'),
})
const styled: fc.Arbitrary<Token> = fc
  .tuple(
    words,
    fc.oneof(fc.constant(null), fc.nat(30), fc.constantFrom('#T', '#map.U')),
    fc.constantFrom('k', 't', 'p'),
  )
  .map(([text, target, style]) => [text, target, style] as Token)
const line = fc.array(fc.oneof(styled, fc.constantFrom<Token>(1, 0, -1)), { maxLength: 8 })

describe('tokens', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(line, (tokens) => {
        const { text, code } = encodeTokens(tokens)
        expect(decodeTokens(text, code)).toEqual(tokens)
      }),
    )
  })

  test('plain text at the end needs no code', () => {
    expect(encodeTokens([['a', null, 'd'], ': x'])).toEqual({ text: 'a: x', code: '1d' })
    expect(encodeTokens(['abc'])).toEqual({ text: 'abc', code: '' })
    expect(decodeTokens('abc', '')).toEqual(['abc'])
  })

  test('a part has the text between its ends and no half of a group', () => {
    const tokens: Token[] = [['f', null, 'd'], '(', 1, 'a: ', ['Box', 3, 't'], '<string>,', 0, 'b: 1', -1, ')']
    expect(sliceTokens(tokens, [5, 16])).toEqual([['Box', 3, 't'], '<string>'])
    expect(sliceTokens(tokens, [2, 22])).toEqual(['a: ', ['Box', 3, 't'], '<string>,', ' ', 'b: 1'])
  })
})

describe('content', () => {
  test.for([
    'Words.',
    'Words with `code` and **more**.',
    'Two\n\nparagraphs.',
    '```ts\nconst a = "b" // c\n\nexport {}\n```',
    '```ts title="x.ts" {1}\nconst a = 1\n```',
    '```\nplain\n```',
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done',
  ])('comes back as it was: %j', (source) => {
    const nodes = markdown.render(source).content
    expect(decodeContent(encodeContent(nodes))).toEqual(nodes)
    expect(decodeNodes(encodeNodes(nodes))).toEqual(nodes)
  })

  test('is short for the usual', () => {
    expect(encodeContent([])).toBeUndefined()
    expect(encodeContent([['p', 0, 'Words.']])).toBe('Words.')
    expect(encodeContent([['p', 0, 'A ', ['a', { dataRef: 2 }, 'link'], ['code', 0, 'x']]])).toBe('A `@2 link``x`')
  })
})

test('every class that code is highlighted with has a letter', () => {
  expect(codeClasses).toEqual(tokenClasses)
})
