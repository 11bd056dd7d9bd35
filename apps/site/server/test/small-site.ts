import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { withoutNonce, withPagePolicy } from '../content-security-policy.ts'
import type { SiteHandler, Sitemap } from '@signpost/site-output'

const filler = '<p>The quick brown fox jumps over the lazy dog.</p>'.repeat(40)

/** A page that says its path, large enough to be compressed. Without a nonce its script is allowed by its hash. */
export function page(path: string, nonce?: string): string {
  const own = nonce ?? 'n1'
  const html = withPagePolicy(
    `<html><head></head><body><h1>${path}</h1><script nonce="${own}">start()</script>${filler}</body></html>`,
    own,
  )
  return nonce === undefined ? withoutNonce(html, own) : html
}

/** Sitemap of the small site. */
export const sitemap: Sitemap = {
  documents: ['/', '/ro', '/docs/intro', '/api/a%3Ab'],
  redirects: [{ from: '/docs', to: '/docs/intro', status: 302 }],
  files: ['/sitemap.xml', '/docs/intro.md'],
  notFound: ['/404', '/ro/404'],
}

/** A folder of the site's files. */
export interface SmallSite {
  folder: string
  /** Writes a file with its compressed forms. */
  write: (file: string, text: string) => void
  /** Writes all files of the site. */
  writeAll: () => void
}

/** Writes a prerendered site, as small as can be, into a new temporary folder. */
export function writeSmallSite(): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  const write = (file: string, text: string): void => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    if (text.length < 100) return
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
  const writeAll = (): void => {
    const files = {
      'index.html': '/',
      'ro/index.html': '/ro',
      'docs/intro.html': '/docs/intro',
      'api/a=3ab.html': '/api/a:b',
    }
    for (const [file, path] of Object.entries(files)) write(file, page(path))
    for (const file of ['404.html', 'ro/404.html']) write(file, page(`not found, ${file}`))
    for (const file of ['_root', 'ro', 'docs/intro', 'docs', 'api/a=3ab']) write(`${file}.data`, `["${file}"]`)
    write('docs.html', '<html lang="en"><title>moved</title>')
    write('sitemap.xml', '<urlset/>')
    write('docs/intro.md', '# Intro\n')
    write('_files.json', '{}')
    write('.git/config', '[core]')
    write('assets/app-abc.js', 'start()\n'.repeat(100))
    const { redirects, notFound } = sitemap
    write(
      '_site.json',
      JSON.stringify({ version: 1, base: '/', redirects, notFound, renamed: [['/api/a:b', 'api/a=3ab.html']] }),
    )
  }
  writeAll()
  return { folder, write, writeAll }
}

/** The same site, rendered on request. */
export const app: Required<SiteHandler> = {
  base: '/',
  sitemap: () => Promise.resolve(sitemap),
  version: () => undefined,
  text: () => undefined,
  refresh: () => false,
  handle: (request, { nonce } = {}) => {
    const path = decodeURIComponent(new URL(request.url).pathname)
    if (path === '/sitemap.xml')
      return Promise.resolve(new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } }))
    if (path.endsWith('.md'))
      return Promise.resolve(new Response('# Intro\n', { headers: { 'content-type': 'text/markdown; charset=utf-8' } }))
    if (path.endsWith('.data')) {
      const headers = { 'content-type': 'text/x-script', 'x-remix-response': 'yes' }
      return Promise.resolve(new Response(`["${path.slice(1, -5).replace(':', '=3a')}"]`, { headers }))
    }
    const missing = /(?:^|\/)404$/.test(path)
    const text = page(missing ? `not found, ${path.slice(1)}.html` : path, nonce)
    return Promise.resolve(
      new Response(text, { status: missing ? 404 : 200, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    )
  },
}
