import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHandler, nodeListener } from '../src/index.ts'

const examples = join(import.meta.dirname, 'servers')
const docs = join(import.meta.dirname, '../../../apps/site/content/docs')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'servers-'))
  const long = `<html><head></head>${'text '.repeat(2000)}</html>`
  const files: Record<string, string | Buffer> = {
    'index.html': '<html><head></head>Home</html>',
    '_root.data': '[]',
    'docs/intro.html': long,
    'docs/intro.html.gz': gzipSync(long),
    'docs/intro.data': '[]',
    'docs.html': 'moved',
    '404.html': '<html><head></head>Nothing here</html>',
    '_site.json': JSON.stringify({
      version: 1,
      base: '/docs/',
      redirects: [{ from: '/docs', to: '/docs/intro', status: 302 }],
      notFound: ['/404'],
      renamed: [],
    }),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true })
    writeFileSync(join(folder, 'site', file), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Got {
  status: number | undefined
  headers: Record<string, unknown>
  body: Buffer
}

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe.each(['express', 'hono', 'fastify'])('%s', (name) => {
  const file = join(examples, `${name}.js`)

  test('serves the site of its example beside other routes', async () => {
    const server = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, PORT: '0' } })
    try {
      const base = await new Promise<string>((resolve, reject) => {
        let errors = ''
        server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
        server.stdout.once('data', (chunk: Buffer) =>
          resolve(chunk.toString().trim().replace('localhost', '127.0.0.1')),
        )
        server.once('close', () => reject(new Error(errors)))
      })
      expect(base).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/)

      const page = await get(`${base}docs/intro`, { 'accept-encoding': 'gzip' })
      expect(page.status).toBe(200)
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'x-content-type-options': 'nosniff',
      })
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(page.body).toHaveLength(Number(page.headers['content-length']))
      expect(
        await get(`${base}docs/intro`, { 'if-none-match': String(page.headers['etag']), 'accept-encoding': 'gzip' }),
      ).toMatchObject({ status: 304 })
      const redirect = await get(`${base}docs?a=1`)
      expect([redirect.status, redirect.headers['location']]).toEqual([302, '/docs/docs/intro?a=1'])
      const missing = await get(`${base}none`)
      expect([missing.status, missing.body.toString()]).toEqual([404, '<html><head></head>Nothing here</html>'])
      expect(await get(base, {}, 'POST')).toMatchObject({ status: 405 })
      const head = await get(base, {}, 'HEAD')
      expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '30'])
      expect((await get(new URL('/health', base).href)).body.toString()).toBe('fine')
    } finally {
      server.kill()
    }
  })

  test.each(['en', 'ro'])('the page about deployment in %s has that example', (locale) => {
    expect(readFileSync(join(docs, locale, 'publishing/deploying.md'), 'utf8')).toContain(readFileSync(file, 'utf8'))
  })
})

test('a handler is for the Fetch API, and a folder without a site is an error', async () => {
  const handler = await createHandler({ out: join(folder, 'site') })
  const answer = await handler(new Request('https://docs.example/docs/docs/intro'))
  expect(answer.headers.get('strict-transport-security')).toContain('max-age')
  expect(await answer.text()).toContain('text text')
  handler.close()
  await expect(createHandler({ out: folder })).rejects.toThrow(
    'found no index.html, expected a built site. Run `signpost build',
  )
})

test('a listener passes on addresses outside the base URL', async () => {
  const handler = await createHandler({ out: join(folder, 'site') })
  const passed: string[] = []
  nodeListener(handler)({ url: '/other', headers: {} } as never, {} as never, () => passed.push('/other'))
  expect(passed).toEqual(['/other'])
  handler.close()
})
