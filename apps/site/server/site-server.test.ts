import { createHash } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Serving } from './answer.ts'
import { serveRendered } from './answer-ssr.ts'
import { serveStatic } from './answer-static.ts'
import { createSiteServer } from './site-server.ts'
import { get, listen, type Got } from './test/get.ts'
import { securityHeaders } from './test/raw-request.ts'
import { app, page, writeSmallSite, type SmallSite } from './test/small-site.ts'

let site: SmallSite
let folder: string
let serving: Serving
let server: Server
let port: number

async function start(mode: string): Promise<void> {
  serving = mode === 'static' ? serveStatic(folder) : await serveRendered(app, folder)
  server = createSiteServer(serving, { readiness: serving.readiness })
  port = await listen(server)
}

beforeEach(() => {
  site = writeSmallSite()
  folder = site.folder
})

afterEach(async () => {
  serving.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const withoutNonce = (body: Buffer): string => body.toString().replace(/ nonce="[^"]*"/g, '')

describe.each(['static', 'rendered'])('a %s site', (mode) => {
  beforeEach(() => start(mode))

  test('a page is Markdown for clients that prefer it, and caches keep both', async () => {
    const [markdown, html, other, own] = await Promise.all([
      get(port, '/docs/intro', { accept: 'text/markdown, text/html;q=0.8' }),
      get(port, '/docs/intro', { accept: 'text/html, */*;q=0.8' }),
      get(port, '/ro', { accept: 'text/markdown' }),
      get(port, '/docs/intro.md'),
    ])
    expect(markdown).toMatchObject({ status: 200, body: Buffer.from('# Intro\n') })
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(html.headers['content-type']).toContain('text/html')
    for (const { headers } of [markdown, html]) expect(headers.vary).toMatch(/\bAccept$/)
    expect(other.headers['content-type']).toContain('text/html')
    expect(own.body.toString()).toBe('# Intro\n')
  })

  test.each([
    ['/', 200, '<h1>/</h1>'],
    ['/ro', 200, '<h1>/ro</h1>'],
    ['/docs/intro?a=1', 200, '<h1>/docs/intro</h1>'],
    ['/api/a%3Ab', 200, '<h1>/api/a:b</h1>'],
    ['/nope', 404, '<h1>not found, 404.html</h1>'],
    ['/ro/nope', 404, '<h1>not found, ro/404.html</h1>'],
    ['/404', 404, '<h1>not found, 404.html</h1>'],
    ['/_root.data', 200, '["_root"]'],
    ['/docs.data', 200, '["docs"]'],
    ['/api/a%3Ab.data', 200, '["api/a=3ab"]'],
    ['/nope.data', 404, '[{}]'],
    ['/assets/gone.js', 404, 'Not found'],
    ['/sitemap.xml', 200, '<urlset/>'],
    ['/_site.json', 404, 'Not found'],
    ['/_files.json', 404, 'Not found'],
    ['/.git/config', 404, 'not found'],
    ['/docs/intro.html.br', 404, 'not found'],
    ['/healthz', 200, '{"status":"ok"}'],
    ['/readyz', 200, '{"status":"ready","documents":4}'],
  ])('%s answers %i', async (path, status, text) => {
    const { status: found, body } = await get(port, path)
    expect([found, body.toString()]).toEqual([status, expect.stringContaining(text)])
  })

  test('redirects to the clean address with the query', async () => {
    for (const [from, status, to] of [
      ['/docs/intro.html?x=1', 308, '/docs/intro?x=1'],
      ['/ro/', 308, '/ro'],
      ['/docs?x=1', 302, '/docs/intro?x=1'],
    ] as const) {
      const { status: found, headers } = await get(port, from)
      expect([from, found, headers.location]).toEqual([from, status, to])
    }
  })

  test('R10 every response has the security headers', async () => {
    const asset = await get(port, '/assets/app-abc.js')
    const responses: [string, Got][] = [
      ['asset', asset],
      ['not modified', await get(port, '/assets/app-abc.js', { 'if-none-match': String(asset.headers.etag) })],
      ['post', await get(port, '/', {}, 'POST')],
    ]
    for (const path of ['/', '/nope', '/docs', '/docs/intro.data', '/sitemap.xml', '/healthz', '/%'])
      responses.push([path, await get(port, path)])
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const broken = vi.spyOn(serving, 'answer').mockRejectedValueOnce(new Error('broken'))
    responses.push(['failure', await get(port, '/')])
    for (const spy of [log, broken]) spy.mockRestore()
    for (const [name, { headers }] of responses) {
      for (const [header, value] of securityHeaders) expect(headers[header], `${header} of ${name}`).toContain(value)
      expect(headers, name).not.toHaveProperty('x-powered-by')
      expect(headers, name).not.toHaveProperty('strict-transport-security')
    }
    expect(responses.map(([, { status }]) => status)).toEqual([200, 304, 405, 200, 404, 302, 200, 200, 200, 404, 500])
    const secure = await get(port, '/', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=/)
  })

  test('R11 R12 allows its own inline script by header', async () => {
    const { headers, body } = await get(port, '/')
    const policy = String(headers['content-security-policy'])
    const nonce = /nonce="([^"]+)"/.exec(body.toString())?.[1]
    const hash = `'sha256-${createHash('sha256').update('start()').digest('base64')}'`
    expect(policy).toContain(
      mode === 'static' ? `script-src 'self' ${hash};` : `script-src 'nonce-${nonce}' 'strict-dynamic';`,
    )
  })

  test('refuses to change anything', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get(port, '/', {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })

  test('R73 HEAD has the headers of GET and no body', async () => {
    for (const path of ['/docs/intro.data', '/assets/app-abc.js', '/sitemap.xml']) {
      const [full, head] = [await get(port, path), await get(port, path, {}, 'HEAD')]
      for (const { headers } of [full, head])
        for (const name of ['date', 'x-request-id']) Reflect.deleteProperty(headers, name)
      expect(head.headers).toEqual(full.headers)
      expect(head.body.length).toBe(0)
    }
  })

  test('R50 compresses as the reader asks', async () => {
    const plain = await get(port, '/docs/intro')
    const brotli = await get(port, '/docs/intro', { 'accept-encoding': 'gzip, br' })
    const gzip = await get(port, '/docs/intro', { 'accept-encoding': 'gzip, br;q=0' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(withoutNonce(brotliDecompressSync(brotli.body))).toBe(withoutNonce(plain.body))
    expect(withoutNonce(gunzipSync(gzip.body))).toBe(withoutNonce(plain.body))
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toMatch(/^Accept-Encoding\b/)
  })

  test('R73 assets are kept for ever, errors never, data of the router is marked', async () => {
    expect((await get(port, '/assets/app-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(port, '/nope')).headers['cache-control']).toBe('no-store')
    expect((await get(port, '/assets/gone.js')).headers['cache-control']).toBe('no-store')
    const { headers } = await get(port, '/docs/intro.data')
    expect(headers['content-type']).toMatch(/^text\/x-script/)
    expect(headers['x-remix-response']).toBe('yes')
  })

  test('R71 the probes are answered without the site, kept by nobody and no page of it', async () => {
    const asked = vi.spyOn(serving, 'answer').mockRejectedValue(new Error('a probe read the site'))
    for (const path of ['/healthz', '/readyz']) {
      const { status, headers } = await get(port, path)
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        200,
        'no-store',
        'application/json; charset=utf-8',
      ])
      expect([...serving.index().documents, ...serving.index().files]).not.toContain(path)
    }
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  test('R74 answers everybody the same, whatever Host and forwarded host they send', async () => {
    const poisoned = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      cookie: 'lng=ro; theme=dark',
      'accept-language': 'ro',
    }
    const [mine, his] = [await get(port, '/docs/intro'), await get(port, '/docs/intro', poisoned)]
    expect(withoutNonce(his.body)).toBe(withoutNonce(mine.body))
    expect((await get(port, '/docs/intro/', poisoned)).headers.location).toBe('/docs/intro')
  })

  test('R33 nothing outside the site is ever answered', async () => {
    const up = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '..;', '%c0%ae%c0%ae', '..%5c', '....//']
    const slash = ['/', '%2f', '\\', '%5c', '%252f']
    const targets = up.flatMap((dots) =>
      slash.flatMap((sep) =>
        ['/', '/docs/', '/assets/', '/api/'].map((at) => `${at}${`${dots}${sep}`.repeat(3)}etc${sep}passwd`),
      ),
    )
    targets.push(
      '/%00',
      '/docs/intro%00',
      '/%',
      '/%ff',
      '/__proto__',
      '/constructor.data',
      `/${'a'.repeat(5000)}`,
      '/file:///etc/passwd',
    )
    expect(targets.length).toBeGreaterThan(180)
    for (const target of targets) {
      const { status, body } = await get(port, target)
      expect([target.slice(0, 80), status]).toEqual([target.slice(0, 80), 404])
      expect(body.toString()).not.toContain('root:')
    }
  })

  test('R53 R79 answers what is no request, and 100 kB of headers, in its own words', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('no http\r\n\r\n'))
      socket.on('data', (data) => resolve(data.toString()))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-security-policy: /)
    expect((await get(port, '/', { 'x-long': 'a'.repeat(15_000) })).status).toBe(200)
    expect((await get(port, '/', { 'x-long': 'a'.repeat(100_000) })).status).toBe(431)
  })
})

describe('a static site', () => {
  beforeEach(() => start('static'))

  test('R50 R73 has strong validators, one for each encoding', async () => {
    const plain = await get(port, '/docs/intro')
    const brotli = await get(port, '/docs/intro', { 'accept-encoding': 'br' })
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(brotli.headers.etag).not.toBe(plain.headers.etag)
    const again = await get(port, '/docs/intro', {
      'accept-encoding': 'br',
      'if-none-match': `"x", ${brotli.headers.etag}`,
    })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, brotli.headers.etag])
    expect((await get(port, '/docs/intro', { 'if-none-match': String(brotli.headers.etag) })).status).toBe(200)
  })

  test('R72 serves a new output that takes the place of the old one', async () => {
    const old = `${folder}.old`
    renameSync(folder, old)
    site.writeAll()
    site.write('docs/new.html', page('/docs/new'))
    await expect.poll(async () => (await get(port, '/docs/new')).status).toBe(200)
    rmSync(old, { recursive: true })
  })
})

describe('a rendered site', () => {
  beforeEach(() => start('rendered'))

  test('R11 R73 has the bytes of the static one apart from nonces, which are new each time and kept by nobody', async () => {
    const [first, second] = [await get(port, '/docs/intro'), await get(port, '/docs/intro')]
    expect(withoutNonce(first.body)).toBe(page('/docs/intro'))
    const nonces = [first, second].map(({ body }) => /nonce="([^"]+)"/.exec(body.toString())?.[1] ?? '')
    expect(nonces[0]).not.toBe(nonces[1])
    expect(Buffer.from(nonces[0]!, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    expect(first.headers['cache-control']).toBe('private, no-store')
  })

  test('R79 tells nothing of a failure', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const handle = vi.spyOn(app, 'handle').mockRejectedValueOnce(new Error('/secret/place'))
    const { status, body, headers } = await get(port, '/')
    expect([status, body.toString()]).toEqual([500, 'Something went wrong. Try again later.\n'])
    expect(headers['content-security-policy']).toBeDefined()
    expect(JSON.parse(String(log.mock.calls[0]![0]))).toMatchObject({
      level: 'error',
      message: '/secret/place',
      path: '/',
      id: headers['x-request-id'],
    })
    handle.mockRestore()
  })

  test('R53 answers 503 with Retry-After to more than 100 pages at once, and recovers', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const handle = vi
      .spyOn(app, 'handle')
      .mockImplementation(() => held.then(() => new Response('late', { headers: { 'content-type': 'text/html' } })))
    const waiting = Array.from({ length: 100 }, () => get(port, '/'))
    await expect.poll(() => handle.mock.calls).toHaveLength(100)
    const { status, headers } = await get(port, '/')
    expect([status, headers['retry-after']]).toEqual([503, '1'])
    release()
    expect(new Set((await Promise.all(waiting)).map((response) => response.status))).toEqual(new Set([200]))
    vi.restoreAllMocks()
  })
})
