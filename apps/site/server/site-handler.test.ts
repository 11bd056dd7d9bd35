import { createHash } from 'node:crypto'
import type { ServerBuild } from '@remix-run/server-runtime'
import { describe, expect, test } from 'vitest'
import { createHandler } from './site-handler.ts'

/** A small app: the home page shows its nonce, `/broken` fails, and `/_signpost/sitemap.json` answers `sitemap`. */
function appWith(sitemap: unknown): ServerBuild {
  const page = { default: () => null }
  const route = (id: string, path: string, module: object): object => ({ id, path, parentId: 'root', module })
  const routes = {
    root: { id: 'root', path: '', module: { ...page, loader: () => ({ site: 'Docs' }) } },
    home: { ...route('home', '', { ...page, loader: () => ({ title: 'Home' }) }), index: true },
    broken: route('broken', 'broken', {
      ...page,
      loader: () => {
        throw new Error('the disk at /secret/place is gone')
      },
    }),
    sitemap: route('sitemap', '_signpost/sitemap.json', { loader: () => Response.json(sitemap) }),
  }
  const document = (
    _: Request,
    status: number,
    headers: globalThis.Headers,
    __: unknown,
    context: { nonce?: string },
  ): Response => {
    headers.set('content-type', 'text/html; charset=utf-8')
    const nonce = context.nonce === undefined ? '' : ` nonce="${context.nonce}"`
    const scripts = `<script${nonce}>start()</script><script>injected()</script>`
    return new Response(`<html><head></head><body>${scripts}</body></html>`, { status, headers })
  }
  return {
    mode: 'production',
    basename: '/',
    routes,
    entry: { module: { default: document } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild
}

const sitemap = { documents: ['/'], redirects: [], files: ['/sitemap.xml'], notFound: ['/404'] }
const get = (path: string): Request => new Request(`http://localhost${path}`)

describe('createHandler', () => {
  test('answers pages with their policy, equal but for the nonce', async () => {
    const site = createHandler({ build: appWith(sitemap) })
    const [plain, nonced] = await Promise.all([site.handle(get('/')), site.handle(get('/'), { nonce: 'n1' })])
    const text = await plain.text()
    expect(plain.status).toBe(200)
    expect(text).toMatch(/^<html><head><meta http-equiv="Content-Security-Policy" content="[^"]*'sha256-/)
    expect((await nonced.text()).replace(' nonce="n1"', '')).toBe(text)
  })

  test('R40 allows the scripts of the app only, and marks them in no document without a nonce of its own', async () => {
    const text = await (await createHandler({ build: appWith(sitemap) }).handle(get('/'))).text()
    const sha = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(text).toContain(`script-src 'self' ${sha('start()')};`)
    expect(text).toContain('<script>start()</script><script>injected()</script>')
  })

  test('answers data as the client router reads it', async () => {
    const response = await createHandler({ build: appWith(sitemap) }).handle(get('/_root.data'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/x-script')
    expect(response.headers.get('x-remix-response')).toBe('yes')
    expect(await response.text()).toContain('"Home"')
  })

  test('data of a page is without that of the root, which its document has, unless that changes while pages are open', async () => {
    const dataOf = async (withRoot: boolean): Promise<string> =>
      (await createHandler({ build: appWith(sitemap), withRoot }).handle(get('/_root.data'))).text()
    expect(await dataOf(false)).not.toContain('Docs')
    expect(await dataOf(true)).toMatch(/Docs[^]*Home/)
  })

  test('tells an error and hides it from the reader', async () => {
    const errors: unknown[] = []
    const site = createHandler({ build: appWith(sitemap), onError: (error) => errors.push(error) })
    for (const path of ['/broken', '/broken.data']) {
      const response = await site.handle(get(path))
      expect(response.status).toBe(500)
      expect(await response.text()).not.toContain('secret')
    }
    expect(errors.map(String)).toEqual(Array(2).fill('Error: the disk at /secret/place is gone'))
  })

  test('reads the sitemap of the app', async () => {
    expect(await createHandler({ build: appWith(sitemap) }).sitemap()).toEqual({ ...sitemap, findings: [] })
  })

  test.each([
    [null, 'no valid "documents"'],
    [{ ...sitemap, documents: ['docs'] }, 'no valid "documents": a list of paths'],
    [{ ...sitemap, documents: ['//evil.example'] }, 'no valid "documents"'],
    [{ ...sitemap, redirects: [{ from: '/a', to: 'https://evil.example', status: 301 }] }, 'no valid "redirects"'],
    [{ ...sitemap, redirects: [{ from: '/a', to: '/b', status: 200 }] }, 'no valid "redirects"'],
    [{ ...sitemap, notFound: undefined }, 'no valid "notFound"'],
  ])('refuses the sitemap %j', async (value, message) => {
    await expect(createHandler({ build: appWith(value) }).sitemap()).rejects.toThrow(message)
  })
})
