import { expect, test } from 'vitest'
import { certainCode } from './certain-code.ts'

/** The lines of a text that are code in every reading. */
function codeOf(source: string): string {
  const lines = source.split('\n')
  const code = certainCode(lines)
  return lines.filter((_, index) => code[index]).join('\n')
}

test.each([
  ['a\n```ts\nb\n```\nc', '```ts\nb\n```'],
  ['```\na', '```\na'],
  ['```\n    ```\na\n```\nb', '```\n    ```\na\n```'],
  ['````\n```\n`````\na', '````\n```\n`````'],
  ['~~~\n```\n~~~\na', '~~~\n```\n~~~'],
  ['``` `a`\nb', ''],
  ['- a\n  ```\n\nb', ''],
  ['> ```\na', ''],
  ['<div>\n```\n</div>\n\na', ''],
  ['<div>\n\n```\na\n```\n\n</div>', '```\na\n```'],
  ['<!--\n```\n\n-->\na', ''],
  ['<!-- a -->\n```\nb\n```', '```\nb\n```'],
  ['<pre>\n```\n\n</pre>\na', ''],
  ['a\n<b>\n```\n\n```\nc', ''],
])('%j', (source, code) => {
  expect(codeOf(source)).toBe(code)
})
