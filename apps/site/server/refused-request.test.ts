import { connect } from 'node:net'
import type { Server } from 'node:http'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Serving } from './answer.ts'
import { serveStatic } from './answer-static.ts'
import { createSiteServer } from './site-server.ts'
import { get, listen } from './test/get.ts'
import { securityHeaders, sendRaw } from './test/raw-request.ts'
import { writeSmallSite, type SmallSite } from './test/small-site.ts'

let site: SmallSite
let serving: Serving
let server: Server
let port: number

beforeAll(async () => {
  site = writeSmallSite()
  serving = serveStatic(site.folder)
  server = createSiteServer(serving, { readiness: serving.readiness, limits: { headers: 1000, check: 20 } })
  port = await listen(server)
})

afterAll(() => {
  serving.close()
  server.closeAllConnections()
  server.close()
  rmSync(site.folder, { recursive: true })
})

const host = 'Host: localhost\r\n'
const end = 'Connection: close\r\n\r\n'

test.each<[name: string, request: string, status: number]>([
  ['no Host', `GET / HTTP/1.1\r\n${end}`, 400],
  ['two Hosts', `GET / HTTP/1.1\r\n${host}${host}${end}`, 400],
  ['two Hosts in different case', `GET / HTTP/1.1\r\n${host}HOST: other\r\n${end}`, 400],
  ['a Host that is none', `GET / HTTP/1.1\r\nHost: a b/c\r\n${end}`, 400],
  ['a Host with a user', `GET / HTTP/1.1\r\nHost: me@localhost\r\n${end}`, 400],
  ['an expectation', `GET / HTTP/1.1\r\n${host}Expect: bogus\r\n${end}`, 417],
  ['an expectation without a Host', `GET / HTTP/1.1\r\nExpect: bogus\r\n${end}`, 400],
  ['a tunnel', `CONNECT example.org:443 HTTP/1.1\r\n${host}\r\n`, 405],
  ['an upgrade', `GET / HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`, 200],
  ['HTTP/1.0 without a Host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['HTTP/1.0 with two Hosts', `GET / HTTP/1.0\r\n${host}${host}\r\n`, 400],
  ['a Host with a port', `GET / HTTP/1.1\r\nHost: [::1]:3000\r\n${end}`, 200],
  ['an absolute target', `GET http://other.example/ HTTP/1.1\r\n${host}${end}`, 200],
  ['a method of ours on another resource', `OPTIONS * HTTP/1.1\r\n${host}${end}`, 405],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}${end}`, 405],
  ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
  ['a version to come', `GET / HTTP/3.0\r\n${host}\r\n`, 400],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00', 400],
  ['headers that do not end', `GET / HTTP/1.1\r\n${host}`, 408],
  ['100 kB of headers', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  // Request smuggling: what two programs on the way could read as different requests.
  [
    'length and chunks',
    `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  ['a length that is none', `POST / HTTP/1.1\r\n${host}Content-Length: +1\r\n\r\na`, 400],
  ['chunks that are none', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`, 400],
  ['chunked before another coding', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n`, 400],
  ['a space before the colon', `GET / HTTP/1.1\r\n${host}Content-Length : 1\r\n\r\na`, 400],
  ['a folded header', `GET / HTTP/1.1\r\n${host}X: a\r\n b: c\r\n\r\n`, 400],
  ['a bare line feed', `GET / HTTP/1.1\n${host}\n\n`, 400],
  ['a control character', `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`, 400],
])('R10 R79 %s', async (_, request, status) => {
  const { status: found, text } = await sendRaw(port, request)
  expect(found, text).toBe(status)
  const head = text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase()
  for (const [name, value] of securityHeaders) {
    const line = head.split('\r\n').find((candidate) => candidate.startsWith(`${name}: `))
    expect(line, `${name} in ${head}`).toContain(value)
  }
  expect(head).not.toMatch(/x-powered-by|\bat \S+:\d+/)
})

test('a client that is waited for before it sends its body gets the answer instead', async () => {
  const { text } = await sendRaw(
    port,
    `POST / HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc`,
  )
  expect(text).toMatch(/HTTP\/1\.1 405 Method Not Allowed/)
})

test('a client that resets its connection, and one that resets a refused one, leave the server as it was', async () => {
  for (const text of [`GET / HTTP/1.1\r\n${host}`, `CONNECT a:1 HTTP/1.1\r\n${host}\r\n`, 'no HTTP\r\n\r\n']) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, () => socket.resetAndDestroy()))
      socket.on('close', () => resolve())
    })
  }
  expect((await get(port, '/')).status).toBe(200)
})
