// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inDocument } from '#app/document/index.ts'
import { captureFrame, readFrame } from './page-frame.ts'

test.each([
  ['/docs/intro', '/docs/intro', undefined],
  ['/docs/intro.html', '/docs/intro', undefined],
  ['/docs/intro/', '/docs/intro', undefined],
  ['/site/', '/site/', undefined],
  ['/site', '/site/', undefined],
  ['/api/core@1.2.0/class/Box', '/api/core/class/Box', '/api/core/class/Box'],
  ['/api/core@1.2.0/class/Box', undefined, undefined],
])('R10.3 the page at %s with the canonical address %s is shown by search engines at %s', (path, canonical, other) => {
  document.head.innerHTML =
    canonical === undefined ? '' : `<link rel="canonical" href="https://docs.example${canonical}">`
  history.replaceState(null, '', path)
  captureFrame(document)
  expect(readFrame(inDocument).head.canonical).toBe(other)
})
