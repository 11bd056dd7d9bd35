import { once } from 'node:events'
import { connect } from 'node:net'
import { get } from '../server/test/get.ts'
import { expect, test } from './site.ts'

const folders = [
  '/',
  '/ro/',
  '/docs/',
  '/api/',
  '/api/observable/',
  '/api/observable/class/',
  '/assets/',
  '/_signpost/',
]

/** Spellings of "one folder up" and of an early end of a name. */
const climbs = [
  '../..',
  '..%2f..',
  '..%2F..%2F..',
  '%2e%2e/%2e%2e',
  '%2e%2e%2f%2e%2e',
  '..%5c..',
  '..\\..',
  '%252e%252e%252f..',
  '..%252f..',
  '....//....',
  '..;/..',
  '%c0%ae%c0%ae',
  '%ff%fe',
  '%u002e%u002e',
  '.%00./',
  '%00',
]
const targets = ['etc/passwd', 'package.json', '.env']

/** Strings that no response may contain: stack traces, paths on the disk, or content of the files above. */
const leak = /\bat [^\n]+:\d+:\d+|node_modules|root:x:|"private": true|file:\/\//

test('R33 climbing out of the site leads nowhere', async ({ site }) => {
  const paths = folders.flatMap((folder) =>
    climbs.flatMap((climb) => targets.map((target) => `${folder}${climb}/${target}`)),
  )
  const wrong: string[] = []
  for (const path of paths) {
    const { status, body } = await get(site.port, path)
    if (![400, 404].includes(status) || leak.test(body.toString())) wrong.push(`${status} ${path}`)
  }
  expect(paths.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'then',
  'toString',
  'hasOwnProperty',
  '%E0%A4%A',
  '%',
  '%00',
  '~',
  '~1~~',
  ' ',
].map((name) => name.replace(' ', '%20'))
const long = 'a'.repeat(5_000)

test('names with a meaning to programs are ordinary missing pages', async ({ site }) => {
  const places = [
    '/$',
    '/ro/$',
    '/docs/$',
    '/api/$',
    '/api/$/class/Observable',
    '/api/observable/$/Observable',
    '/api/observable/class/$',
  ]
  const wrong: string[] = []
  for (const place of places) {
    for (const name of [...names, long, `${long}/${long}`]) {
      for (const ending of ['', '.html', '.data', '?x=%E0%A4%A']) {
        const path = place.replace('$', () => name) + ending
        const { status, body } = await get(site.port, path)
        if (![400, 404, 414, 431].includes(status) || leak.test(body.toString()))
          wrong.push(`${status} ${path.slice(0, 80)}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('no address leads to another host', async ({ site }) => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '/%2f%2fevil.example/',
    '/\\evil.example/',
    '/%5cevil.example',
    '//evil.example/index.html',
    '/.//evil.example/',
    '/ro//evil.example/',
    'http://evil.example/docs/intro/',
  ]) {
    const { headers } = await get(site.port, path)
    expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
  }
  const { headers, body } = await get(site.port, '/docs/intro/', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  })
  expect(headers.location).toBe('/docs/intro')
  expect(body.toString()).not.toContain('evil.example')
})

test('a malformed request is refused, and the next one is answered', async ({ site }) => {
  for (const line of ['GET /\0 HTTP/1.1', 'GET /a b HTTP/1.1', 'nonsense', `GET /${'a'.repeat(20_000)} HTTP/1.1`]) {
    const socket = connect(site.port, '127.0.0.1')
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    await once(socket, 'close')
    expect(answer, line.slice(0, 40)).toMatch(/^HTTP\/1\.1 4\d\d /)
  }
  expect((await get(site.port, '/')).status).toBe(200)
})
