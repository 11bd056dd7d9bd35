// @vitest-environment jsdom
import { answered, testAnswers } from '@signpost/test-kit/answers'
import { afterEach, beforeEach, vi } from 'vitest'
import { FakeBrowser } from '../test/fake-browser.ts'
import { MeshRenderer, RendererState } from './index.ts'

let browser: FakeBrowser
beforeEach(() => {
  browser = new FakeBrowser()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A mesh that draws three frames and ends: the frames, the last state, and what is left. */
async function run(): Promise<unknown> {
  const renderer = new MeshRenderer(document.body.appendChild(document.createElement('canvas')), { seed: 7 })
  let frames = 0
  renderer.on('frame', () => frames++)
  browser.resize(800, 600)
  browser.cross(true)
  renderer.start()
  await answered()
  const drawn: number[] = []
  for (const time of [0, 100, 200]) {
    frames = 0
    browser.frame(time)
    await answered()
    drawn.push(frames)
  }
  browser.fire('document transitionend')
  browser.resize(400, 300)
  browser.frame(300)
  renderer.dispose()
  frames = 0
  // Late answers come now.
  for (const time of [400, 500]) {
    await answered()
    browser.frame(time)
  }
  return { drawn, after: frames, state: renderer.state, left: browser.frames.size + browser.observers.size }
}

const whole = { drawn: [1, 1, 1], after: 0, state: RendererState.Disposed, left: 0 }
const host = { owner: () => globalThis, use: run, late: whole, twice: whole }

testAnswers('a mesh', {
  // A frame that is called twice draws the same twice, and the next one comes once.
  requestAnimationFrame: { ...host, twice: { ...whole, drawn: [2, 2, 2] } },
  ResizeObserver: host,
  IntersectionObserver: host,
  MutationObserver: host,
  addEventListener: { ...host, owner: () => document },
  // It reports the error of a listener.
  queueMicrotask: {
    owner: () => globalThis,
    use: async () => {
      const reported: unknown[] = []
      const { queueMicrotask } = globalThis
      vi.stubGlobal('queueMicrotask', (callback: () => void) =>
        queueMicrotask(() => {
          try {
            callback()
          } catch (error) {
            reported.push((error as Error).message)
          }
        }),
      )
      const renderer = new MeshRenderer(document.body.appendChild(document.createElement('canvas')))
      renderer.on('state', () => {
        throw new Error('broken')
      })
      renderer.start()
      await answered()
      renderer.dispose()
      await answered()
      return [...new Set(reported)]
    },
    late: ['broken'],
    twice: ['broken'],
  },
})
