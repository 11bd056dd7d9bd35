import { connect } from 'node:net'
import fc from 'fast-check'
import { isLong } from './long.ts'
import { expect, test } from './site.ts'

/** The same requests in every run; another seed makes other requests. */
const seed = Number(process.env['SIGNPOST_SEED'] ?? 20260)
const requests = isLong ? 1_500 : 500

/** Strings with a meaning to servers, and random text. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '//',
      '/.',
      '/..',
      '%2e%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%',
      '%E0%A4%A',
      '?',
      '#',
      ';',
      ':',
      '@',
      '~',
      '.data',
      '.html',
      '.br',
      'index',
    ],
  ),
  fc.constantFrom(
    ...[
      'ro',
      'en',
      'docs',
      'api',
      'observable',
      'class',
      'Observable',
      'assets',
      'search',
      'intro',
      '404',
      '_site.json',
      '_root',
      '__proto__',
      'constructor',
    ],
  ),
  fc.constantFrom(
    ...['etc/passwd', 'package.json', 'evil.example', 'http://evil.example', 'é', '\u0301', '\u202e', 'a'.repeat(300)],
  ),
  fc.string({ maxLength: 8 }),
)
const path = fc.array(piece, { maxLength: 7 }).map((pieces) => `/${pieces.join('')}`.replace(/[\r\n ]/g, ''))
const target = fc.oneof(
  { weight: 8, arbitrary: path },
  { weight: 1, arbitrary: fc.constantFrom('*', 'http://evil.example/', 'evil.example:443', '') },
)
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'get', 'PROPFIND'),
)
const header = fc.oneof(
  fc.constantFrom(
    'Accept-Encoding: br;q=x, *;q=0',
    'Accept-Encoding: identity;q=0',
    'If-None-Match: "',
    'If-None-Match: *',
    'Range: bytes=0-1,5-',
    'Cookie: a',
  ),
  fc.constantFrom(
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'Origin: null',
    'Referer: http://evil.example/',
    'Content-Length: 0',
    'Expect: x',
  ),
  fc.constantFrom(
    'Accept: application/json',
    'Accept-Language: ro',
    'X-Remix-Redirect: http://evil.example',
    'Host: evil.example',
    `X-Long: ${'x'.repeat(4_000)}`,
  ),
)
const request = fc.record({ method, target, headers: fc.array(header, { maxLength: 3 }) })

/** A stack trace, a path on the disk, or content of files outside the site. */
const leak = /\bat [^\n]+:\d+:\d+\)?\n|node_modules|root:x:0|"private": true|file:\/\//

/** Sends bytes and returns the whole response until the server closes the connection. */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    // The server may answer and close before it has read the whole request.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    )
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
    socket.write(text)
  })
}

test('R33 R79 random requests are answered without an error of the server, a leak or a way out', async ({ site }) => {
  const wrong: string[] = []
  const sent = fc.sample(request, { numRuns: requests, seed })
  const check = async ({ method, target, headers }: (typeof sent)[number]): Promise<void> => {
    const text = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${headers.map((line) => `${line}\r\n`).join('')}Connection: close\r\n\r\n`
    const answer = await send(site.port, Buffer.from(text).toString('latin1'))
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]
    const location = /^location: (.*)\r$/im.exec(answer)?.[1]
    const isBroken =
      status === undefined ||
      /^5(?!01|03)/.test(status) ||
      leak.test(answer) ||
      (location !== undefined && !/^\/(?![/\\])/.test(location))
    if (isBroken) wrong.push(`${JSON.stringify(text.slice(0, 300))} -> ${status} ${location ?? ''}`)
  }
  for (let at = 0; at < sent.length; at += 20) await Promise.all(sent.slice(at, at + 20).map(check))
  expect(wrong.slice(0, 10), `seed ${seed}`).toEqual([])
})
