import { readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Serving } from './answer.ts'
import { serveRendered } from './answer-ssr.ts'
import { serveStatic } from './answer-static.ts'
import { dataHealth } from './data-health.ts'
import type { SiteHandler } from '@signpost/site-output'
import { createSiteServer } from './site-server.ts'
import { get, listen } from './test/get.ts'
import { app, page, sitemap, writeSmallSite, type SmallSite } from './test/small-site.ts'

let site: SmallSite
let serving: Serving
let server: Server
let port: number
let printed: string[]

beforeEach(() => {
  site = writeSmallSite()
  printed = []
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterEach(async () => {
  serving.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(site.folder, { recursive: true, force: true })
})

const health = () => dataHealth((line) => printed.push(line))

async function start(mode: Serving): Promise<void> {
  serving = mode
  server = createSiteServer(serving, { readiness: serving.readiness })
  port = await listen(server)
}

const statusOf = async (path: string): Promise<number> => (await get(port, path)).status

const becomes = (path: string, status: number): Promise<void> => expect.poll(() => statusOf(path)).toBe(status)

const reason = async (): Promise<unknown> =>
  (JSON.parse((await get(port, '/readyz')).body.toString()) as { reason?: string }).reason

describe('R72 R79 a rendered site', () => {
  class GraphFormatError extends Error {
    override readonly name = 'GraphFormatError'
  }
  const broken = new GraphFormatError(
    '/srv/secret/.graph/manifest.json: found no such file; expected a graph. Build it first.',
  )

  /** The app, whose graph is broken as long as `isBroken` says so of a path; `null` stands for the list of pages. */
  function withGraph(isBroken: (path: string | null) => boolean): Required<SiteHandler> {
    return {
      ...app,
      sitemap: ({ onError } = {}) => {
        if (!isBroken(null)) return Promise.resolve(sitemap)
        onError?.(broken)
        return Promise.reject(new Error('The app answered 500'))
      },
      handle: (request, options) => {
        if (!isBroken(new URL(request.url).pathname)) return app.handle(request, options)
        options?.onError?.(broken)
        return Promise.resolve(new Response('crashed', { status: 500, headers: { 'content-type': 'text/html' } }))
      },
    }
  }

  test('starts without a graph, says why to the operator alone, and serves when there is one', async () => {
    let isBroken = true
    await start(
      await serveRendered(
        withGraph(() => isBroken),
        site.folder,
        health(),
      ),
    )
    expect(await statusOf('/readyz')).toBe(503)
    expect(await reason()).toBe('The symbol graph cannot be read.')
    expect(await statusOf('/healthz')).toBe(200)
    const { status, headers, body } = await get(port, '/docs/intro')
    expect([status, headers['retry-after'], body.toString()]).toEqual([
      503,
      '5',
      'The site is not ready. Try again in a few seconds.\n',
    ])
    expect(await statusOf('/assets/app-abc.js')).toBe(200)
    isBroken = false
    await becomes('/readyz', 200)
    expect(await statusOf('/docs/intro')).toBe(200)
    expect(printed).toEqual([
      `The symbol graph cannot be read. ${broken.message}`,
      'The data of the site can be read again.',
    ])
  })

  test('is not ready from the read of a broken file on, serves what it can, and recovers', async () => {
    let isBroken = false
    await start(
      await serveRendered(
        withGraph((path) => isBroken && path === '/api/a%3Ab'),
        site.folder,
        health(),
      ),
    )
    expect([await statusOf('/readyz'), await statusOf('/api/a%3Ab')]).toEqual([200, 200])
    isBroken = true
    const failed = await get(port, '/api/a%3Ab')
    expect([failed.status, failed.body.toString(), failed.headers['cache-control']]).toEqual([
      500,
      'crashed',
      'no-store',
    ])
    expect([await statusOf('/readyz'), await statusOf('/docs/intro')]).toEqual([503, 200])
    expect(await reason()).toBe('The symbol graph cannot be read.')
    isBroken = false
    await becomes('/readyz', 200)
  })

  test('is not ready when the graph on disk is gone, before anybody asks for a page', async () => {
    let isBroken = false
    const refresh = (): boolean => {
      if (isBroken) throw broken
      return false
    }
    await start(await serveRendered({ ...app, refresh }, site.folder, health()))
    expect(await statusOf('/readyz')).toBe(200)
    isBroken = true
    await becomes('/readyz', 503)
    isBroken = false
    await becomes('/readyz', 200)
  })

  test('serves the pages of another graph that took the place of the first', async () => {
    let documents = sitemap.documents
    let isReplaced = false
    const refresh = (): boolean => isReplaced && !(isReplaced = false)
    await start(
      await serveRendered(
        { ...app, refresh, sitemap: () => Promise.resolve({ ...sitemap, documents }) },
        site.folder,
        health(),
      ),
    )
    expect(await statusOf('/docs/new')).toBe(404)
    documents = [...documents, '/docs/new']
    isReplaced = true
    await becomes('/docs/new', 200)
    expect(printed).toEqual([])
  })

  test('stays ready when a page fails for another reason than its data', async () => {
    const handle: Required<SiteHandler>['handle'] = (_, options) => {
      options?.onError?.(new TypeError('no such property'))
      return Promise.resolve(new Response('crashed', { status: 500, headers: { 'content-type': 'text/html' } }))
    }
    await start(await serveRendered({ ...app, handle }, site.folder, health()))
    expect([await statusOf('/'), await statusOf('/readyz')]).toEqual([500, 200])
  })
})

describe('R72 R79 a static site', () => {
  test('starts without its folder, and serves it when it is there', async () => {
    const away = `${site.folder}.away`
    renameSync(site.folder, away)
    await start(serveStatic(site.folder, health()))
    expect([await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/')]).toEqual([503, 200, 503])
    expect(await reason()).toBe('The list of the files of the site cannot be read.')
    renameSync(away, site.folder)
    await becomes('/readyz', 200)
    expect(await statusOf('/')).toBe(200)
    expect(printed).toHaveLength(2)
  })

  test('keeps serving what it has read while a new output is broken', async () => {
    await start(serveStatic(site.folder, health()))
    expect(await statusOf('/')).toBe(200)
    renameSync(site.folder, `${site.folder}.old`)
    site.writeAll()
    writeFileSync(join(site.folder, '_site.json'), '{')
    expect([await statusOf('/'), await statusOf('/readyz')]).toEqual([200, 200])
    rmSync(`${site.folder}.old`, { recursive: true })
  })

  test('is not ready from the read of a missing file on, tells nothing of it, and recovers', async () => {
    await start(serveStatic(site.folder, health()))
    const file = join(site.folder, 'docs', 'intro.html')
    rmSync(file)
    const { status, body } = await get(port, '/docs/intro')
    expect([status, body.toString()]).toEqual([500, 'Something went wrong. Try again later.\n'])
    expect([await statusOf('/readyz'), await statusOf('/')]).toEqual([503, 200])
    expect(await reason()).toBe('A file of the site cannot be read.')
    site.write('docs/intro.html', page('/docs/intro'))
    await becomes('/readyz', 200)
    expect(await statusOf('/docs/intro')).toBe(200)
  })

  test('a file that is only in the old output is answered from the new one, between two looks at the folder', async () => {
    await start(serveStatic(site.folder, health()))
    const old = `${site.folder}.old`
    renameSync(site.folder, old)
    site.writeAll()
    rmSync(join(site.folder, 'docs', 'intro.html'))
    expect([await statusOf('/docs/intro'), await statusOf('/'), await statusOf('/readyz')]).toEqual([404, 200, 200])
    rmSync(old, { recursive: true })
  })

  test('is not ready and serves nothing after its folder was removed, and recovers', async () => {
    await start(serveStatic(site.folder, health()))
    expect(await statusOf('/')).toBe(200)
    rmSync(site.folder, { recursive: true })
    await becomes('/readyz', 503)
    expect([await statusOf('/'), await statusOf('/healthz')]).toEqual([503, 200])
    site.writeAll()
    await becomes('/readyz', 200)
    expect(await statusOf('/')).toBe(200)
  })

  test('is not ready after its folder was emptied', async () => {
    await start(serveStatic(site.folder, health()))
    for (const name of readdirSync(site.folder)) rmSync(join(site.folder, name), { recursive: true })
    await becomes('/readyz', 503)
    site.writeAll()
    await becomes('/', 200)
  })

  test('serves a site that was written over the former one', async () => {
    await start(serveStatic(site.folder, health()))
    site.write('docs/new.html', page('/docs/new'))
    expect(await statusOf('/docs/new')).toBe(404)
    site.writeAll()
    await becomes('/docs/new', 200)
  })

  test.each([
    ['br', 'br, gzip', 'gzip'],
    ['gz', 'gzip', undefined],
  ])(
    'serves another form of a page whose .%s file ends too early, and prints it once',
    async (form, accepted, used) => {
      truncateSync(join(site.folder, `index.html.${form}`), 20)
      await start(serveStatic(site.folder, health()))
      for (let count = 0; count < 2; count++) {
        const { status, headers, body } = await get(port, '/', { 'accept-encoding': accepted })
        const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
        expect([status, headers['content-encoding'], text.toString()]).toEqual([200, used, page('/')])
      }
      expect(printed).toEqual([expect.stringContaining(`index.html.${form}`)])
      expect(await statusOf('/readyz')).toBe(200)
    },
  )

  test('does not serve a page that differs from its compressed forms', async () => {
    truncateSync(join(site.folder, 'index.html'), 20)
    await start(serveStatic(site.folder, health()))
    expect([await statusOf('/'), await statusOf('/readyz'), await statusOf('/ro')]).toEqual([500, 503, 200])
  })
})
