import { expect, test } from 'vitest'
import { markdownBlocks } from './markdown-blocks.ts'

/** Blocks of a text with the position of their first line: `3:5 code`. */
function blocksOf(text: string, file = '/a.md'): string[] {
  return markdownBlocks(file, text).blocks.map(
    ({ code, lines: [first] }) => `${first?.line}:${first?.column} ${code.replaceAll('\n', '|')}`,
  )
}

test.each([
  ['a fence in a list item ends with it', '- a\n  ```ts\n  one\n- b\n\n```ts\ntwo\n```\n', ['3:3 one', '7:1 two']],
  ['a fence in a quote ends with it', '> ```ts\n> one\n\ntext\n\n```ts\ntwo\n```\n', ['2:3 one', '7:1 two']],
  ['a fence beside a list marker', '1. ```ts\n   one\n\n   two\n   ```\n', ['2:4 one||two']],
  [
    'a fence in a list of a list',
    '- a\n\n  10. b\n\n      ```ts\n      one\n        two\n      ```\n',
    ['6:7 one|  two'],
  ],
  [
    'a fence in a list of a quote',
    '> - a\n>   ```ts\n>   one\n>   ```\n> ```ts\n> two\n> ```\n',
    ['3:5 one', '6:3 two'],
  ],
  [
    'lines of a list in another one, and after it',
    '- a\n  - b\n\n  ```ts\n  one\n  ```\n\nc\n\n```ts\ntwo\n```',
    ['5:3 one', '11:1 two'],
  ],
  ['a list marker in a fence is code', '```ts\n- one\n* two\n```\n', ['2:1 - one|* two']],
  ['less indentation in a fence of no list', '   ```ts\none\n two\n   ```\n', ['2:1 one|two']],
  ['a fence in indented code is text', 'a\n\n    ```ts\n    no\n    ```\n\n```ts\nyes\n```\n', ['8:1 yes']],
  ['a fence in front matter is data', '---\na: |\n  ```ts\n  no\n  ```\n---\n\n```ts\nyes\n```\n', ['9:1 yes']],
  ['a rule at the start is no front matter', '---\n\n```ts\nyes\n```\n', ['4:1 yes']],
  ['a fence in `<pre>` is text', '<pre>\n```ts\nno\n```\n</pre>\n\n```ts\nyes\n```\n', ['8:1 yes']],
  ['a fence in a comment', '<!-- a\n```ts\nno\n```\n-->\n<!-- b -->\n```ts\nyes\n```\n', ['8:1 yes']],
  ['rules are no lists', '- - -\n* * *\n\n    ```ts\n    no\n    ```\n', []],
] as const)('%s', (_, text, wanted) => {
  expect(blocksOf(text)).toEqual(wanted)
})

test('MDX has indented components and comments of its own, and no indented code', () => {
  const text = '<Tab>\n    ```ts\n    yes\n    ```\n</Tab>\n\n{/* a\n```ts\nno\n```\n*/}\n{/* b */}\n```ts\nyes\n```\n'
  expect(blocksOf(text, '/a.mdx')).toEqual(['3:5 yes', '14:1 yes'])
})

test('a fence that its list ends is closed, and one that only the text ends is not', () => {
  expect(markdownBlocks('/a.md', '- ```ts\n  one\n\nb\n').problems).toEqual([])
  expect(markdownBlocks('/a.md', '```ts\none\n\nb\n').problems).toMatchObject([
    { kind: 'unclosed', place: { line: 1 } },
  ])
})
