import { describe, expect, test } from 'vitest'
import type { HastNode } from './index.ts'
import { compactText, createMarkdown, tokenClasses } from './index.ts'

const markdown = await createMarkdown()

/** A code block's properties, text, and the numbers of its highlighted lines. */
function block(source: string): { properties: unknown; text: string; highlighted: number[] } {
  const pre = markdown.render(source).content.find((node) => Array.isArray(node) && node[0] === 'pre')
  if (!Array.isArray(pre)) throw new Error('there is no code block')
  const [, properties, code] = pre as unknown as [string, unknown, HastNode[]]
  const lines = code.slice(2).filter((node) => node !== '\n') as unknown as [string, { className: string[] }][]
  return {
    properties,
    text: compactText([code as unknown as HastNode]),
    highlighted: lines.flatMap((line, index) => (line[1].className.includes('highlighted') ? [index + 1] : [])),
  }
}

describe('fence (R2.105)', () => {
  test.each([
    ['```\na\n```', { dataLanguage: 'text' }],
    ['```TS\na\n```', { dataLanguage: 'ts' }],
    ['```klingon\na\n```', { dataLanguage: 'klingon' }],
    ['```constructor\na\n```', { dataLanguage: 'constructor' }],
    ['    a', { dataLanguage: 'text' }],
    ['```ts\na', { dataLanguage: 'ts' }],
    ['```ts title="src/a b.ts"\na\n```', { dataLanguage: 'ts', dataTitle: 'src/a b.ts' }],
    ["```ts title='{1}'\na\n```", { dataLanguage: 'ts', dataTitle: '{1}' }],
    ['```ts showLineNumbers\na\n```', { dataLanguage: 'ts', dataShowLineNumbers: 1 }],
    ['```ts showLineNumbers=5 other\na\n```', { dataLanguage: 'ts', dataShowLineNumbers: 5 }],
    ['```ts rendered\na\n```', { dataLanguage: 'ts', dataRendered: true }],
    ['<div>\n\n```ts title="a"\na\n```\n\n</div>', null],
  ])('%j', (source, properties) => {
    if (properties === null) expect(JSON.stringify(markdown.render(source).content)).toContain('"dataTitle":"a"')
    else expect(block(source)).toMatchObject({ properties: { className: ['code'], ...properties }, text: 'a' })
  })
})

describe('highlighted lines (R2.106)', () => {
  test.each([
    ['```ts {2}\na\nb\nc\n```', 'a\nb\nc', [2]],
    ['```ts {1,3-4}\na\nb\nc\nd\n```', 'a\nb\nc\nd', [1, 3, 4]],
    ['```ts {0,x,9-99999999999}\na\n```', 'a', []],
    ['```ts\na\n// highlight-next-line\nb\n```', 'a\nb', [2]],
    ['```sh\n# highlight-start\na\nb\n# highlight-end\nc\n```', 'a\nb\nc', [1, 2]],
    ['```css\n/* highlight-next-line */\na\n```', 'a', [1]],
    ['```html\n<!-- highlight-next-line -->\na\n```', 'a', [1]],
    ['```tsx\n{/* highlight-next-line */}\na\n```', 'a', [1]],
    ['```ts\n// highlight-start\na\nb\n```', 'a\nb', [1, 2]],
    ['```ts\na // highlight-next-line\nb\n```', 'a // highlight-next-line\nb', []],
    ['```ts {1}\n// highlight-next-line\na\n```', '// highlight-next-line\na', [1]],
  ])('%j', (source, text, highlighted) => {
    expect(block(source)).toMatchObject({ text, highlighted })
  })
})

test.each([
  ['```ts showLineNumbers\na\nb\n```', [1, 2]],
  ['```ts showLineNumbers=5\na\n// highlight-next-line\nb\n```', [5, 6]],
  ['```ts\na\n```', []],
])('R2.107 lines are numbered where that is asked for: %j', (source, numbers) => {
  const found = JSON.stringify(markdown.render(source).content).matchAll(/"dataLine":(\d+)/g)
  expect(Array.from(found, ([, number]) => Number(number))).toEqual(numbers)
})

describe('tokens', () => {
  test.each([
    ['ts', "const a: Foo<string> = f('b', 1) // c", 'keyword constant type string function comment'],
    ['tsx', '<A b={1} />', 'property constant'],
    ['js', 'return null', 'keyword constant'],
    ['jsx', '<a href="b" />', 'property string'],
    ['json', '{ "a": 1 }', 'property constant'],
    ['jsonc', '// a', 'comment'],
    ['bash', 'npm install "a"', 'function string'],
    ['sh', '# a', 'comment'],
    ['shell', 'echo "a"', 'string'],
    ['css', 'a { color: red }', 'constant'],
    ['html', '<a href="b">', 'property string'],
    ['diff', '+a\n-b', 'inserted deleted'],
    ['yaml', 'a: "b"', 'property string'],
    ['md', '[a](https://b.test)', 'link'],
  ])('%s: %s', (language, code, classes) => {
    const found = new Set(JSON.stringify(markdown.highlight(code, language)).match(/(?<="tok-)[a-z]+/g))
    expect(classes.split(' ').filter((name) => !found.has(name))).toEqual([])
    expect([...found].filter((name) => !tokenClasses.includes(`tok-${name}`))).toEqual([])
    expect(compactText(markdown.highlight(code, language))).toBe(code)
  })

  test('joins neighbours of one class and leaves plain code bare', () => {
    expect(markdown.highlight('a + b', 'ts')).toEqual([
      ['span', { className: ['line'] }, 'a ', ['span', { className: ['tok-keyword'] }, '+'], ' b'],
    ])
  })

  test('leaves a language it does not know plain', () => {
    expect(markdown.highlight('let a\nlet b', 'klingon')).toEqual([
      ['span', { className: ['line'] }, 'let a'],
      '\n',
      ['span', { className: ['line'] }, 'let b'],
    ])
  })
})
