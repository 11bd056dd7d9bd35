// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readOptions } from './inline-options.ts'
import type { OverriderOptions } from './overrider-options.ts'
import { managerHead, previewHead } from './preset.ts'
import { resolveOptions } from './resolve-options.ts'

const hostile: OverriderOptions = {
  light: { brandTitle: '</script><script>throw new Error("escaped")</script>' },
  dark: { fontBase: `<!-- <script> $' $& &lt; ]]>` },
  css: { [`a[href$='</SCRIPT>']`]: { content: '"\\2028"' } },
}

test('options round-trip through a page, whatever their text', () => {
  const page = '<head>TOKEN</head>'.replace('TOKEN', managerHead('<meta name="theirs">', hostile))
  const parsed = new DOMParser().parseFromString(page, 'text/html')
  expect(readOptions(parsed)).toEqual(resolveOptions(hostile))
  expect([...parsed.head.children].map(({ tagName }) => tagName)).toEqual(['META', 'SCRIPT'])
  expect(parsed.body.childNodes).toHaveLength(0)
})

test('a page without the addon has no options', () => {
  expect(readOptions(new DOMParser().parseFromString('<p>', 'text/html'))).toBeUndefined()
})

test('the preview gets what the manager gets, and keeps what others add', () => {
  expect(previewHead('<meta>', hostile)).toBe(managerHead('<meta>', hostile))
  expect(previewHead(undefined, hostile)).not.toContain('undefined')
})

test('invalid options fail the build', () => {
  expect(() => managerHead('', { light: {}, dark: { appBg: 'paper' } })).toThrow('(theme "dark")')
})
