// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { afterEach, beforeEach, expect, vi } from 'vitest'
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

/** A renderer that is started, of a size and on screen, with two listeners of frames of which the first may fail. */
function run(): { frames: number; states: RendererState[]; errors: unknown[] } {
  const errors: unknown[] = []
  vi.stubGlobal('queueMicrotask', (report: () => void) => {
    try {
      report()
    } catch (error) {
      errors.push((error as Error).message)
    }
  })
  const canvas = document.body.appendChild(document.createElement('canvas'))
  const renderer = new MeshRenderer(canvas, { seed: 7 })
  browser.resize(800, 600)
  browser.cross(true)
  let frames = 0
  renderer.on('frame', () => listener.call())
  renderer.on('frame', () => frames++)
  renderer.start()
  browser.frame(0)
  const states = [renderer.state]
  renderer.dispose()
  return { frames, states: [...states, renderer.state], errors }
}

const listener = { call: (): void => undefined }
const whole = { frames: 1, states: [RendererState.Running, RendererState.Disposed] }

testFailures('a mesh', {
  'a listener beside another': {
    owner: () => listener,
    method: 'call',
    use: run,
    faults: {
      throws: { returns: { ...whole, errors: ['broken'] } },
      vanishes: { returns: { ...whole, errors: [expect.stringContaining('not a function')] } },
      'is slow': { returns: { ...whole, errors: [] } },
    },
  },
  'a canvas without a context': {
    owner: () => HTMLCanvasElement.prototype,
    method: 'getContext',
    use: () => {
      const none = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
      const { frames, errors } = run()
      none.mockRestore()
      return { frames, errors }
    },
    faults: { 'is slow': { returns: { frames: 0, errors: [] } } },
  },
  // The mesh is still.
  'frames of the page': {
    owner: () => globalThis,
    method: 'requestAnimationFrame',
    use: run,
    faults: { vanishes: { returns: { frames: 0, states: [RendererState.Paused, RendererState.Disposed] } } },
  },
  'style of the canvas': {
    owner: () => listener,
    method: 'call',
    use: () => {
      vi.stubGlobal('getComputedStyle', () => null)
      return run()
    },
    faults: { 'is slow': { returns: whole } },
  },
  // Without an observer of sizes the caller resizes.
  'an observer of sizes': {
    owner: () => globalThis,
    method: 'ResizeObserver',
    use: run,
    faults: { vanishes: { returns: { frames: 0, errors: [] } } },
  },
  'an observer of crossings': {
    owner: () => globalThis,
    method: 'IntersectionObserver',
    use: run,
    faults: { vanishes: { returns: { ...whole, errors: [] } } },
  },
  'an observer of attributes': {
    owner: () => globalThis,
    method: 'MutationObserver',
    // A document has one; without it nothing of a failed renderer is left.
    use: () => {
      try {
        return run()
      } catch (error) {
        return { error: (error as Error).name, observers: browser.observers.size }
      }
    },
    faults: { vanishes: { returns: { error: 'TypeError', observers: 0 } } },
  },
  'queries of media': {
    owner: () => globalThis,
    method: 'matchMedia',
    use: run,
    faults: { vanishes: { returns: { ...whole, errors: [] } }, throws: { code: 'CANVAS_FAILED' } },
    after: () => expect(browser.observers.size).toBe(0),
  },
  'a canvas that cannot be opened': {
    owner: () => HTMLCanvasElement.prototype,
    method: 'getContext',
    use: run,
    faults: { throws: { code: 'CANVAS_FAILED' } },
  },
  // A mock with some of the methods would fail in each frame.
  'a context that lacks methods': {
    owner: () => listener,
    method: 'call',
    use: () => {
      const partial = { canvas: {}, scale: () => undefined } as unknown as CanvasRenderingContext2D
      const mock = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(partial)
      try {
        return run()
      } finally {
        mock.mockRestore()
      }
    },
    faults: { 'is slow': { code: 'INVALID_CANVAS' } },
  },
})
