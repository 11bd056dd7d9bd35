import { expect, test } from 'vitest'
import { portableText } from './portable-text.ts'

test.each([
  ['in /home/me/core/types/a.d.ts:1:2', 'in types/a.d.ts:1:2'],
  ['at "/home/me/node_modules/.pnpm/x@1/node_modules/x/index.d.ts"', 'at "node_modules/x/index.d.ts"'],
  ['no /home/other/file.ts here', 'no file.ts here'],
  ['at file:///home/other/file.ts:1', 'at file.ts:1'],
  ['at file:///home/me/core/a.d.ts', 'at a.d.ts'],
  ['the folder /home/me/core.', 'the folder ..'],
  ['the folder "/home/me/core"', 'the folder "."'],
  ['see https://api-extractor.com/pages/messages/', 'see https://api-extractor.com/pages/messages/'],
  ["from './a/b' and src/c.ts", "from './a/b' and src/c.ts"],
])('%s', (text, expected) => {
  expect(portableText(text, '/home/me/core')).toBe(expected)
})

test.each([
  ["in /home/me's (1) root/core/a.d.ts", 'in a.d.ts'],
  ["in /home/me's (1) root/ui/a.d.ts", 'in ui/a.d.ts'],
  ['in "/home/me\'s (1) root"', 'in "."'],
])('%s, in a root with spaces and quotes', (text, expected) => {
  expect(portableText(text, "/home/me's (1) root/core", "/home/me's (1) root")).toBe(expected)
})

test('a short root is not looked for within other paths', () => {
  expect(portableText('src/app/a.ts and /app/b.ts', '/app')).toBe('src/app/a.ts and b.ts')
})
