import { describe, expect, test } from 'vitest'
import { planSite } from './plan.ts'
import type { Sitemap } from '@signpost/site-output'

const empty: Sitemap = { documents: [], redirects: [], files: [], notFound: ['/404', '/ro/404'] }

describe('planSite', () => {
  test('asks for every document as a page and as data', () => {
    const { renderings, diagnostics } = planSite({ ...empty, documents: ['/', '/ro'] }, '/')
    expect(diagnostics).toEqual([])
    expect(renderings.map(({ url, file }) => [url, file])).toEqual([
      ['/', 'index.html'],
      ['/_root.data', '_root.data'],
      ['/ro', 'ro/index.html'],
      ['/ro.data', 'ro.data'],
      ['/404', '404.html'],
      ['/ro/404', 'ro/404.html'],
    ])
  })

  test('puts the base before what it asks for, not before files', () => {
    const { renderings } = planSite({ ...empty, documents: ['/', '/docs/intro'], notFound: [] }, '/site/')
    expect(renderings.map(({ url, file }) => [url, file])).toEqual([
      ['/site/', 'index.html'],
      ['/site.data', '_root.data'],
      ['/site/docs/intro', 'docs/intro.html'],
      ['/site/docs/intro.data', 'docs/intro.data'],
    ])
  })

  test('asks for the files of a page after it', () => {
    const files = ['/robots.txt', '/docs/a.md', '/docs/a.json', '/docs/c.md']
    const { renderings } = planSite({ ...empty, documents: ['/docs/a', '/docs/b'], files, notFound: [] }, '/')
    expect(renderings.map(({ file }) => file)).toEqual([
      ...['docs/a.html', 'docs/a.data', 'docs/a.md', 'docs/a.json', 'docs/b.html', 'docs/b.data'],
      ...['robots.txt', 'docs/c.md'],
    ])
  })

  test('lists the pages whose file is not their path', () => {
    expect(planSite({ ...empty, files: ['/docs/nul.md', '/docs/b.md'] }, '/').renamed).toEqual([
      ['/docs/nul.md', expect.stringMatching(/^docs\/(?!nul\.md$)/)],
    ])
    expect(planSite({ ...empty, documents: ['/api/a%3Ab', '/api/b'] }, '/').renamed).toEqual([
      ['/api/a:b', 'api/a=3ab.html'],
    ])
  })

  test('names two paths that would be one file', () => {
    const { diagnostics } = planSite({ ...empty, documents: ['/', '/index', '/api/%C3%A9', '/api/e%CC%81'] }, '/')
    expect(diagnostics.map(({ code, file, found }) => [code, file, found])).toEqual([
      ['same-file', '/index', 'the file index.html, which is also that of /'],
      ['same-file', '/api/e%CC%81', 'the file api/é.html, which is also that of /api/%C3%A9'],
    ])
  })

  test('warns of names that differ in letter case only', () => {
    const { diagnostics } = planSite({ ...empty, documents: ['/api/foo', '/api/Foo'] }, '/')
    expect(diagnostics).toMatchObject([
      {
        code: 'case-twin',
        severity: 'warning',
        file: '/api/Foo',
        found: '/api/foo, which differs in letter case only',
      },
    ])
  })

  test('reports every malformed path and plans the rest', () => {
    const { diagnostics, renderings } = planSite(
      { ...empty, documents: ['/%E0%A4%A', '/ok', '/a/../b'], notFound: [] },
      '/',
    )
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['bad-path', '/%E0%A4%A'],
      ['bad-path', '/a/../b'],
    ])
    expect(renderings.map(({ file }) => file)).toEqual(['ok.html', 'ok.data'])
  })
})
