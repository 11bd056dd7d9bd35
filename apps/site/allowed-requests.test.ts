import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createServer as createViteServer, type Connect, type InlineConfig } from 'vite'
import { allowedHostsOf, allowedRequests, allowHosts, refuseOtherSites } from './allowed-requests.ts'

/** Sends a request to a middleware; a request that it passes on is answered with 204. */
async function ask(middleware: Connect.NextHandleFunction, headers: IncomingHttpHeaders): Promise<number | undefined> {
  const server = createServer((incoming, response) =>
    middleware(incoming, response, () => response.writeHead(204).end()),
  )
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return statusOf((server.address() as AddressInfo).port, '/', headers)
}

async function statusOf(port: number, path: string, headers: IncomingHttpHeaders): Promise<number | undefined> {
  const sent = request({ port, host: '127.0.0.1', path, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

describe('allowHosts', () => {
  const names = ['docs.test', '.example.test']

  test.each([
    'localhost',
    'localhost:5173',
    'app.localhost',
    '127.0.0.1:80',
    '192.168.1.2',
    '[::1]:5173',
    'docs.test',
    'DOCS.test:1',
    'example.test',
    'a.example.test',
  ])('%s is answered', async (host) => {
    expect(await ask(allowHosts({ names }), { host })).toBe(204)
  })

  test.each([
    'evil.com',
    'localhost.evil.com',
    '127.0.0.1.evil.com',
    'a.docs.test',
    'badexample.test',
    '[evil]:1',
    '::1',
    'localhost:80@evil.com',
    ' ',
  ])('%s is not', async (host) => {
    expect(await ask(allowHosts({ names }), { host })).toBe(403)
  })

  test('every host is answered where the configuration says so', async () => {
    expect(await ask(allowHosts({ names: true }), { host: 'evil.com' })).toBe(204)
  })
})

test('the hosts are those that Vite allows', () => {
  const of = (server: object) => allowedHostsOf({ server } as Parameters<typeof allowedHostsOf>[0]).names
  expect(of({ allowedHosts: ['a'], host: '0.0.0.0', hmr: { host: 'b' }, origin: 'https://c:1' })).toEqual([
    'a',
    '0.0.0.0',
    'b',
    'c',
  ])
  expect(of({ allowedHosts: [], host: true, hmr: false, origin: 'no url' })).toEqual([])
  expect(of({ allowedHosts: true })).toBe(true)
})

describe('refuseOtherSites', () => {
  const host = 'localhost:5173'

  test.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:5173' },
  ])('%j is answered', async (headers) => {
    expect(await ask(refuseOtherSites, { host, ...headers })).toBe(204)
  })

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:5173' },
    { origin: 'http://localhost:3000' },
    { origin: 'https://evil.com' },
    { origin: 'null' },
  ])('%j is not', async (headers) => {
    expect(await ask(refuseOtherSites, { host, ...headers })).toBe(403)
  })
})

test('R74 the check of hosts comes before every endpoint of a plugin', async () => {
  const early = {
    name: 'early',
    configureServer: ({ middlewares }: { middlewares: Connect.Server }) =>
      void middlewares.use((_, response) => response.writeHead(204).end()),
  }
  const config: InlineConfig = {
    configFile: false,
    root: fileURLToPath(new URL('server/test', import.meta.url)),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  }
  const server = await createViteServer({
    ...config,
    optimizeDeps: { noDiscovery: true },
    plugins: [allowedRequests(), early],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const { port } = server.httpServer!.address() as AddressInfo
  expect(await statusOf(port, '/_signpost/findings', { host: 'evil.com' })).toBe(403)
  expect(await statusOf(port, '/workbench/', { host: 'evil.com' })).toBe(403)
  expect(await statusOf(port, '/_signpost/findings', { host: `localhost:${port}` })).toBe(204)
})
