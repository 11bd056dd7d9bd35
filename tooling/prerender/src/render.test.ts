import { expect, test } from 'vitest'
import { render } from './render.ts'

const page = { path: '/', url: '/', file: 'index.html', kind: 'document' } as const

test('the request of a page that was read is aborted, so that no timer of the app keeps the process alive', async () => {
  let signal: AbortSignal | undefined
  const site = {
    base: '/',
    sitemap: () => Promise.reject(new Error('not asked for')),
    handle: (request: Request) => {
      signal = request.signal
      return Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } }))
    },
  }
  expect(String(await render(site, page, 1000, () => undefined))).toBe('<p>')
  expect(signal?.aborted).toBe(true)
})

test('a file whose text the site has needs no request, and any other one has its answer', async () => {
  const site = {
    base: '/docs/',
    sitemap: () => Promise.reject(new Error('not asked for')),
    handle: (request: Request) => Promise.resolve(new Response(new URL(request.url).pathname)),
    text: (path: string) => (path === '/a.md' ? '# A' : undefined),
  }
  const file = (path: string): Promise<Buffer> =>
    render(site, { path, url: `/docs${path}`, file: path.slice(1), kind: 'file' }, 1000, () => undefined)
  expect(String(await file('/a.md'))).toBe('# A')
  expect(String(await file('/b.md'))).toBe('/docs/b.md')
})
