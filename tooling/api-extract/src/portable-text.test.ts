import { expect, test } from 'vitest'
import { portableText } from './portable-text.ts'

test.each([
  ['in /home/me/core/types/a.d.ts:1:2', 'in types/a.d.ts:1:2'],
  ['at "/home/me/node_modules/.pnpm/x@1/node_modules/x/index.d.ts"', 'at "node_modules/x/index.d.ts"'],
  ['no /home/other/file.ts here', 'no file.ts here'],
  ['see https://api-extractor.com/pages/messages/', 'see https://api-extractor.com/pages/messages/'],
  ["from './a/b' and src/c.ts", "from './a/b' and src/c.ts"],
])('%s', (text, expected) => {
  expect(portableText(text, '/home/me/core')).toBe(expected)
})
