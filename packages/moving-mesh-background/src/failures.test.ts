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
})
