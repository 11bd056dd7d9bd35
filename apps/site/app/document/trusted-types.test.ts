import { expect, test } from 'vitest'
import { defaultRules, trustedHtml } from './trusted-types.ts'

test('R14 only texts that cannot become elements, and the element from which React makes scripts, need no policy', () => {
  for (const text of ['', '{"@type":"\\u003cb>"}', '<script></script>'])
    expect(defaultRules.createHTML(text)).toBe(text)
  for (const text of ['<b>', '<script>go()</script>', 'a <img src=x onerror=go()>'])
    expect(defaultRules.createHTML(text)).toBeNull()
})

test('without Trusted Types HTML stays a string', () => {
  expect(trustedHtml('<b>')).toBe('<b>')
})
