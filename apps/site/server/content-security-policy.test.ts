import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { headerPolicy, noncePolicy, withPagePolicy } from './content-security-policy.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptSources = (html: string): string | undefined => /script-src ([^;]*)/.exec(headerPolicy(html))?.[1]

describe('withPagePolicy', () => {
  test('fills the element that the document renders, and adds no other', () => {
    const html =
      '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content=""/><script>go()</script></head>'
    const result = withPagePolicy(html)
    expect(result.match(/<meta/g)).toHaveLength(2)
    expect(result).toContain(`content="default-src 'none'; script-src 'self' ${hash('go()')}; `)
  })

  test('puts the element after the encoding where there is none', () => {
    expect(withPagePolicy('<html><head lang="en"><meta charset="utf-8"><title>x</title></head>')).toMatch(
      /<head lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><title>/,
    )
  })

  test.each([
    ['<script>a()</script><script>b()</script><script>a()</script>', ["'self'", hash('a()'), hash('b()')]],
    ['<script nonce="abc" type="module">a()</script>', ["'self'", hash('a()')]],
    ['<script type="importmap">{}</script>', ["'self'", hash('{}')]],
    ['<script type="application/ld+json">{}</script>', ["'self'"]],
    ['<script src="/a.js"></script>', ["'self'"]],
    ["<script>'<script>' + $& + `\n`</script>", ["'self'", hash("'<script>' + $& + `\n`")]],
  ])('%s', (scripts, sources) => {
    expect(scriptSources(withPagePolicy(`<head></head><body>${scripts}`))).toBe(sources.join(' '))
  })

  test('allows the given origins, and a page with a nonce only to send to them', () => {
    const html = withPagePolicy('<head></head>', {
      script: ['https://a.test'],
      connect: ['https://a.test', 'https://b.test'],
    })
    expect(scriptSources(html)).toBe("'self' https://a.test")
    expect(headerPolicy(html)).toContain("; connect-src 'self' https://a.test https://b.test;")
    expect(noncePolicy('abc', html)).toContain("; script-src 'nonce-abc' 'strict-dynamic'; ")
    expect(noncePolicy('abc', html)).toContain("; connect-src 'self' https://a.test https://b.test;")
  })

  test('does not depend on the nonce', () => {
    const page = (nonce: string): string => withPagePolicy(`<head></head><script nonce="${nonce}">a()</script>`)
    expect(page('n1').replace('n1', '')).toBe(page('n2').replace('n2', ''))
  })
})

test('a header forbids framing, which the element cannot', () => {
  expect(headerPolicy(withPagePolicy('<head></head>'))).toMatch(/; frame-ancestors 'none'$/)
  expect(headerPolicy('<p>no policy')).toContain("script-src 'self';")
  expect(noncePolicy('abc', '')).toContain("script-src 'nonce-abc' 'strict-dynamic';")
  for (const policy of [headerPolicy(''), noncePolicy('abc', '')]) expect(policy).not.toContain('unsafe')
})
