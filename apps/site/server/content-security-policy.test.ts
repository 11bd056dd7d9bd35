import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { headerPolicy, noncePolicy, withoutNonce, withPagePolicy } from './content-security-policy.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptSources = (html: string): string | undefined => /script-src ([^;]*)/.exec(headerPolicy(html))?.[1]

describe('withPagePolicy', () => {
  test('fills the element that the document renders, and adds no other', () => {
    const html =
      '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content=""/><script nonce="n1">go()</script></head>'
    const result = withPagePolicy(html, 'n1')
    expect(result.match(/<meta/g)).toHaveLength(2)
    expect(result).toContain(`content="default-src 'none'; script-src 'self' ${hash('go()')}; `)
  })

  test.each([
    [[], null],
    [["'self'"], "frame-src 'self'"],
    [['https://stories.example'], 'frame-src https://stories.example'],
  ])('frames the pages of %j only', (frame, directive) => {
    const html = withPagePolicy('<head></head>', 'n1', { script: [], connect: [], frame })
    expect(/frame-src [^;"]*/.exec(html)?.[0] ?? null).toBe(directive)
  })

  test('puts the element after the encoding where there is none', () => {
    expect(withPagePolicy('<html><head lang="en"><meta charset="utf-8"><title>x</title></head>', 'n1')).toMatch(
      /<head lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><title>/,
    )
  })

  test.each([
    ['<script nonce="n1">a()</script><script nonce="n1">b()</script><script nonce="n1">a()</script>', ['a()', 'b()']],
    ['<script nonce="n1" type="module">a()</script>', ['a()']],
    ['<script data-id="x" nonce="n1" async="">a()</script>', ['a()']],
    ['<script type="importmap" nonce="n1">{}</script>', ['{}']],
    ['<script type="application/ld+json" nonce="n1">{}</script>', []],
    ['<script src="/a.js" nonce="n1"></script>', []],
    ['<script nonce="n1">\'<script>\' + $& + `\n`</script>', ["'<script>' + $& + `\n`"]],
  ])('allows the inline scripts of the app: %s', (scripts, texts) => {
    expect(scriptSources(withPagePolicy(`<head></head><body>${scripts}`, 'n1'))).toBe(
      ["'self'", ...texts.map(hash)].join(' '),
    )
  })

  test.each([
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="n2">evil()</script>',
    '<script nonce=n1x>evil()</script>',
    '<script data-nonce="n2" type="module">evil()</script>',
    '<SCRIPT>evil()</SCRIPT>',
    '<script\n>evil()</script >',
    '<svg><script>evil()</script></svg>',
    '<script>evil()</script><script nonce="n2">evil()</script>',
  ])('R40 allows no inline script that the app did not make: %s', (injected) => {
    const html = `<head><script nonce="n1">app()</script></head><body>${injected}<script nonce="n1">app()</script>`
    expect(scriptSources(withPagePolicy(html, 'n1'))).toBe(`'self' ${hash('app()')}`)
  })

  test('allows the given origins, and a page with a nonce only to send to them', () => {
    const html = withPagePolicy('<head></head>', 'n1', {
      script: ['https://a.test'],
      connect: ['https://a.test', 'https://b.test'],
    })
    expect(scriptSources(html)).toBe("'self' https://a.test")
    expect(headerPolicy(html)).toContain("; connect-src 'self' https://a.test https://b.test;")
    expect(noncePolicy('abc', html)).toContain("; script-src 'nonce-abc' 'strict-dynamic'; ")
    expect(noncePolicy('abc', html)).toContain("; connect-src 'self' https://a.test https://b.test;")
  })

  test('does not depend on the nonce', () => {
    const page = (nonce: string): string =>
      withoutNonce(withPagePolicy(`<head></head><script nonce="${nonce}">a()</script>`, nonce), nonce)
    expect(page('n1')).toBe(page('n2'))
    expect(page('n1')).toContain('<script>a()</script>')
  })
})

test('a header forbids framing, which the element cannot', () => {
  expect(headerPolicy(withPagePolicy('<head></head>', 'n1'))).toMatch(/; frame-ancestors 'none'$/)
  expect(headerPolicy('<p>no policy')).toContain("script-src 'self';")
  expect(noncePolicy('abc', '')).toContain("script-src 'nonce-abc' 'strict-dynamic';")
  for (const policy of [headerPolicy(''), noncePolicy('abc', '')]) expect(policy).not.toContain('unsafe')
})
