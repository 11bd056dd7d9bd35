import { describe, expect, test } from 'vitest'
import { route, type Decision } from './route.ts'
import { siteIndex } from './site-index.ts'

const sitemap = {
  documents: [
    '/',
    '/ro',
    '/docs/intro',
    '/ro/docs/intro',
    '/api/observable',
    '/api/e%CC%81',
    '/api/a%20b',
    '/api/x/then',
    '/real.html',
    '/twins/A',
    '/twins/a',
    '/ro/api/core/class/Box',
    '/api/core/interface/Twice',
    '/api/core/type/twice',
    '/api/core/class/Two',
    '/api/core/namespace/Two',
  ],
  redirects: [
    { from: '/docs', to: '/docs/intro', status: 302 },
    { from: '/api/observable/interface/Box', to: '/api/observable/class/Box#interface', status: 308 },
  ],
  files: [
    '/sitemap.xml',
    '/api/core/class/Box.md',
    '/api/core/class/Box.json',
    '/api/observable/class/Box.md',
    '/docs/intro.md',
  ],
  notFound: ['/404', '/ro/404'],
}
const site = siteIndex(sitemap, '/', ['/assets/a.js', '/favicon.svg'])

const document = (path: string): Decision => ({ kind: 'document', path })
const data = (path: string): Decision => ({ kind: 'data', path })
const redirect = (location: string, status = 308): Decision => ({ kind: 'redirect', status, location })
const missing = (page = '/404', as: 'page' | 'sentence' | 'data' = 'page'): Decision => ({
  kind: 'not-found',
  page,
  as,
})

describe('route', () => {
  test('a path is not guessed when several pages differ from it by letter case only', () => {
    expect(route('GET', '/twins/a', site)).toEqual(document('/twins/a'))
    expect(route('GET', '/TWINS/a', site)).toEqual(missing())
  })

  test.each<[target: string, decision: Decision]>([
    ['/ro/api/core/Box?a=1', redirect('/ro/api/core/class/Box?a=1', 302)],
    ['/ro/api/core/box', redirect('/ro/api/core/class/Box', 302)],
    ['/api/core/Twice', redirect('/api/core/interface/Twice', 302)],
    ['/api/core/twice', redirect('/api/core/type/twice', 302)],
    ['/api/core/TWICE', missing()],
    ['/api/core/Two', missing()],
  ])('%s without a kind leads to the only symbol of the name', (target, decision) => {
    expect(route('GET', target, site)).toEqual(decision)
  })

  test.each<[target: string, decision: Decision]>([
    ['/ro/api/core/Box.md', redirect('/api/core/class/Box.md', 302)],
    ['/ro/api/core/class/Box.json?a=1', redirect('/api/core/class/Box.json?a=1', 302)],
    ['/ro/api/core/box.json', redirect('/api/core/class/Box.json', 302)],
    ['/api/observable/interface/Box.md', redirect('/api/observable/class/Box.md', 302)],
    ['/docs.md', redirect('/docs/intro.md', 302)],
    ['/docs/Intro.md', redirect('/docs/intro.md', 302)],
    ['/docs/Intro.json', missing('/404', 'sentence')],
    ['/ro/docs/intro.md', missing('/ro/404', 'sentence')],
    ['/api/core/TWICE.md', missing('/404', 'sentence')],
  ])('%s for programs leads where its page is, or is a sentence', (target, decision) => {
    expect(route('GET', target, site)).toEqual(decision)
  })

  test.each<[target: string, decision: Decision]>([
    ['/', document('/')],
    ['/?a=1', document('/')],
    ['/ro', document('/ro')],
    ['/docs/intro?a=1', document('/docs/intro')],
    [`/docs/intro?${'a'.repeat(5000)}`, document('/docs/intro')],
    [`/docs/intro?q=${'a'.repeat(5000)}`, { kind: 'document', path: '/docs/intro', query: 'a'.repeat(5000) }],
    ['/docs/%69ntro', document('/docs/intro')],
    ['/api/a%20b', document('/api/a b')],
    ['/api/%C3%A9', document('/api/\u00e9')],
    ['/api/x/then', document('/api/x/then')],
    ['/real.html', document('/real.html')],
    ['http://evil.example/docs/intro', document('/docs/intro')],
    ['/_root.data', data('/')],
    ['/_root.data?_routes=root', data('/')],
    ['/ro.data', data('/ro')],
    ['/docs/intro.data', data('/docs/intro')],
    ['/docs.data', data('/docs')],
    ['/assets/a.js', { kind: 'file', path: '/assets/a.js' }],
    ['/sitemap.xml', { kind: 'file', path: '/sitemap.xml' }],
    ['/healthz', { kind: 'health' }],
    ['/readyz', { kind: 'readiness' }],
  ])('%s is answered', (target, decision) => {
    expect(route('GET', target, site)).toEqual(decision)
  })

  test.each<[target: string, decision: Decision]>([
    ['/index.html', redirect('/')],
    ['/index.html?x=1', redirect('/?x=1')],
    ['/docs/intro.html', redirect('/docs/intro')],
    ['/docs/intro/index.html', redirect('/docs/intro')],
    ['/docs/intro/?a=1', redirect('/docs/intro?a=1')],
    ['/ro/', redirect('/ro')],
    ['/ro/index.html', redirect('/ro')],
    ['/ro.html', redirect('/ro')],
    ['/api/observable.html?x=1', redirect('/api/observable?x=1')],
    ['/api/a%20b/', redirect('/api/a%20b')],
    ['/api/e%CC%81', redirect('/api/%C3%A9')],
    ['/docs', redirect('/docs/intro', 302)],
    ['/docs/', redirect('/docs/intro', 302)],
    ['/docs.html?q=1', redirect('/docs/intro?q=1', 302)],
    ['/api/observable/interface/Box?q=1', redirect('/api/observable/class/Box?q=1#interface')],
    ['/docs/intro.html?next=//evil.example', redirect('/docs/intro?next=//evil.example')],
    ['/docs/intro/?\u00e9', redirect('/docs/intro?%C3%A9')],
    ['/docs/Intro?a=1', redirect('/docs/intro?a=1', 302)],
    ['/API/Observable', redirect('/api/observable', 302)],
    ['/RO/docs/intro/', redirect('/ro/docs/intro', 302)],
  ])('%s redirects in one step', (target, decision) => {
    expect(route('GET', target, site)).toEqual(decision)
  })

  test.each<[target: string, decision: Decision]>([
    ['/nope', missing()],
    ['/docs/nope.html', missing()],
    ['/404', missing()],
    ['/404.html', missing()],
    ['/ro/404', missing('/ro/404')],
    ['/ro/nope', missing('/ro/404')],
    ['/romania', missing()],
    ['/ro/nope.data', missing('/ro/404', 'data')],
    ['/assets/gone.js', missing('/404', 'sentence')],
    ['/_signpost/sitemap.json', missing('/404', 'sentence')],
    ['/sitemap.xml/', missing()],
    ['/__proto__', missing()],
    ['/constructor', missing()],
    ['//evil.example', missing()],
    ['//evil.example/index.html', missing()],
    ['/%2f/evil.example/', missing()],
    ['/%5cevil.example/', missing()],
    ['/\\evil.example/', missing()],
    ['/.//docs/intro', missing()],
    ['/docs/../docs/intro', missing()],
    ['/..%2f..%2fetc%2fpasswd', missing()],
    ['/%2e%2e/%2e%2e/etc/passwd', missing()],
    ['/%252e%252e/etc/passwd', missing()],
    ['/docs/intro%00.html', missing()],
    ['/%E0%A4%A', missing()],
    ['/%', missing()],
    ['*', missing()],
    ['javascript:alert(1)', missing()],
    [`/${'a'.repeat(5000)}`, missing()],
  ])('%s is not found', (target, decision) => {
    expect(route('GET', target, site)).toEqual(decision)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get'])('%s is not allowed', (method) => {
    expect(route(method, '/', site)).toEqual({ kind: 'method-not-allowed' })
  })

  test.each<[target: string, decision: Decision]>([
    ['/site/', document('/')],
    ['/site', document('/')],
    ['/site/docs/intro', document('/docs/intro')],
    ['/site/docs/intro/', redirect('/site/docs/intro')],
    ['/site/docs', redirect('/site/docs/intro', 302)],
    ['/site.data', data('/')],
    ['/site/ro.data', data('/ro')],
    ['/site/assets/a.js', { kind: 'file', path: '/assets/a.js' }],
    ['/site/ro/nope', missing('/ro/404')],
    ['/docs/intro', missing()],
    ['/', missing()],
  ])('%s under the base /site/', (target, decision) => {
    expect(route('GET', target, siteIndex(sitemap, '/site/', ['/assets/a.js']))).toEqual(decision)
  })

  test('never redirects to another host, whatever is asked for', () => {
    const pieces = [
      '/',
      '//',
      '/%2f',
      '\\',
      '%5c',
      'evil.example',
      'docs',
      'intro',
      '.html',
      '/index.html',
      '?',
      '#',
      '@',
      '%00',
      '..',
    ]
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces) {
          const decision = route('GET', `/${a}${b}${c}`, site)
          if (decision.kind === 'redirect') expect(decision.location).toMatch(/^\/(?![/\\])/)
        }
  })
})
