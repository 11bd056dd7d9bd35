// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanAddress } from './clean-address.ts'

test.each([
  ['/docs/intro.html', '/docs/intro', '/docs/intro'],
  ['/docs/intro.html?x=1#setup', '/docs/intro', '/docs/intro?x=1#setup'],
  ['/docs/intro/index.html', '/docs/intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro', '/docs/intro'],
  ['/index.html', '/', '/'],
  ['/site/index.html', '/site/', '/site/'],
  ['/ro.html', '/ro', '/ro'],
  ['/docs/intro', '/docs/intro', '/docs/intro'],
  ['/api/x/class/a.html', '/api/x/class/a.html', '/api/x/class/a.html'],
  ['/other.html', '/docs/intro', '/other.html'],
  ['/other.html', undefined, '/other.html'],
])('R2.10 R2.11 %s, whose document is %s, becomes %s', (visited, own, expected) => {
  document.head.innerHTML = own === undefined ? '' : `<link rel="canonical" href="https://docs.example${own}">`
  history.replaceState(null, '', visited)
  cleanAddress()
  expect(location.pathname + location.search + location.hash).toBe(expected)
})
