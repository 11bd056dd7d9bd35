// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeBrowser } from '../test/fake-browser.ts'
import { MESH_COLOR_PROPERTY, MeshField, MeshRenderer, RendererState, type RendererEvent } from './index.ts'

let browser: FakeBrowser
let canvas: HTMLCanvasElement
const made: MeshRenderer[] = []

beforeEach(() => {
  browser = new FakeBrowser()
  canvas = document.body.appendChild(document.createElement('canvas'))
})

afterEach(() => {
  for (const renderer of made.splice(0)) renderer.dispose()
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  document.documentElement.removeAttribute('class')
  vi.unstubAllGlobals()
})

/** Creates a renderer that is disposed after the test. */
function create(
  on: HTMLCanvasElement | OffscreenCanvas,
  options?: ConstructorParameters<typeof MeshRenderer>[1],
): MeshRenderer {
  const renderer = new MeshRenderer(on, options)
  made.push(renderer)
  return renderer
}

/** Creates a renderer whose canvas has a size and is on screen. */
function open(options: ConstructorParameters<typeof MeshRenderer>[1] = {}): MeshRenderer {
  const renderer = create(canvas, { seed: 7, ...options })
  browser.resize(800, 600)
  browser.cross(true)
  return renderer
}

const dots = (): unknown[] =>
  browser
    .take()
    .filter(([name]) => name === 'arc')
    .map(([, x, y]) => [x, y])

describe('a still renderer', () => {
  test('draws one frame once it has a size, and requests no animation frame', () => {
    const renderer = create(canvas)
    expect(browser.takeFrames()).toBe(0)
    browser.resize(800, 600)
    browser.cross(true)
    expect([browser.takeFrames(), browser.frames.size, renderer.state]).toEqual([1, 0, RendererState.Idle])
  })

  test('draws again for another size, and nothing without one', () => {
    open()
    browser.take()
    browser.resize(400, 300)
    expect([browser.takeFrames(), canvas.width, canvas.height]).toEqual([1, 400, 300])
    browser.resize(0, 300)
    expect(browser.takeFrames()).toBe(0)
  })

  test('has the pixels of the screen, and follows it to another one and back', () => {
    vi.stubGlobal('devicePixelRatio', 2)
    open()
    expect([canvas.width, canvas.height, browser.take().find(([name]) => name === 'scale')]).toEqual([
      1600,
      1200,
      ['scale', 2, 2],
    ])
    for (const [before, after] of [
      [2, 1.5],
      [1.5, 2],
      [2, 1],
    ] as const) {
      vi.stubGlobal('devicePixelRatio', after)
      browser.fire(`(resolution: ${before}dppx) change`)
      expect([canvas.width, browser.takeFrames()]).toEqual([800 * after, 1])
    }
  })

  test('draws again in a context that was lost and restored', () => {
    vi.stubGlobal('devicePixelRatio', 2)
    const renderer = open()
    browser.take()
    canvas.dispatchEvent(new Event('contextrestored'))
    expect(browser.take().filter(([name]) => name === 'scale')).toEqual([['scale', 2, 2]])
    renderer.dispose()
    canvas.dispatchEvent(new Event('contextrestored'))
    expect(browser.take()).toEqual([])
  })

  test('a canvas that grows with its own pixels has one device pixel per CSS pixel', () => {
    vi.stubGlobal('devicePixelRatio', 2)
    vi.spyOn(canvas, 'clientWidth', 'get').mockImplementation(() => canvas.width)
    open()
    expect([canvas.width, canvas.height]).toEqual([800, 600])
  })
})

describe('the picture', () => {
  test('has each dot as a circle of its own and each line once', () => {
    open({ pointRadius: 3 })
    const calls = browser.take()
    const field = new MeshField({ width: 800, height: 600 }, { seed: 7 })
    const edges = [...field.edges()]
    expect(edges.length).toBeGreaterThan(10)
    expect(calls.filter(([name]) => name === 'lineTo')).toHaveLength(edges.length)
    const arcs = calls.flatMap(([name, ...args], index) => (name === 'arc' ? [[calls[index - 1], args] as const] : []))
    expect(arcs).toHaveLength(field.points.length)
    for (const [before, [x, y, radius]] of arcs) expect(before).toEqual(['moveTo', Number(x) + Number(radius), y])
  })

  test('takes the colour of the option, else of the custom property, else of CSS', () => {
    canvas.style.color = 'rgb(1, 2, 3)'
    const renderer = open()
    expect(browser.fills.at(-1)).toBe('rgb(1, 2, 3)')
    canvas.style.setProperty(MESH_COLOR_PROPERTY, 'teal')
    renderer.update({})
    expect(browser.fills.at(-1)).toBe('teal')
    renderer.update({ color: 'crimson' })
    expect(browser.fills.at(-1)).toBe('crimson')
    renderer.update({ color: undefined })
    expect(browser.fills.at(-1)).toBe('teal')
  })

  test('computes no style for a frame', () => {
    const renderer = open()
    renderer.start()
    const computed = vi.spyOn(globalThis, 'getComputedStyle')
    for (const time of [0, 20, 40]) browser.frame(time)
    expect([browser.takeFrames() > 3, computed.mock.calls]).toEqual([true, []])
  })

  test.each([
    ['(prefers-color-scheme: dark) change', () => browser.fire('(prefers-color-scheme: dark) change')],
    ['transitionend', () => browser.fire('document transitionend')],
    [
      'an attribute of an element around it',
      () => {
        document.documentElement.className = 'dark'
      },
    ],
  ])('takes over another colour after %s, and draws only then', async (_, act) => {
    open()
    browser.take()
    browser.fire('document transitionend')
    expect(browser.takeFrames()).toBe(0)
    document.body.style.color = 'rgb(4, 5, 6)'
    act()
    await expect.poll(() => browser.fills.at(-1)).toBe('rgb(4, 5, 6)')
    expect(browser.takeFrames()).toBe(1)
  })
})

describe('motion', () => {
  test('is the same on a fast screen as on a slow one', () => {
    const renderer = open({ fps: 240 })
    renderer.start()
    for (let time = 0; time <= 500; time += 10) browser.frame(time)
    const fast = dots()
    renderer.dispose()
    const other = open({ fps: 240 })
    other.start()
    for (let time = 0; time <= 500; time += 50) browser.frame(time)
    const slow = dots()
    const count = new MeshField({ width: 800, height: 600 }, { seed: 7 }).points.length
    expect(
      slow
        .slice(-count)
        .flat()
        .map((place) => Number(place).toFixed(6)),
    ).toEqual(
      fast
        .slice(-count)
        .flat()
        .map((place) => Number(place).toFixed(6)),
    )
    expect(slow.slice(-count)).not.toEqual(slow.slice(0, count))
  })

  test('has at most as many frames as requested', () => {
    open({ fps: 30 }).start()
    browser.take()
    for (let frame = 0; frame <= 120; frame++) browser.frame((frame * 1000) / 120)
    expect(Math.abs(browser.takeFrames() - 30)).toBeLessThanOrEqual(2)
  })

  test('has each frame of a screen of the requested rate', () => {
    open({ fps: 60 }).start()
    browser.take()
    for (let frame = 0; frame < 60; frame++) browser.frame((frame * 1000) / 60 + (frame % 3) * 0.3)
    expect(browser.takeFrames()).toBe(60)
  })

  test('starting and stopping over and over leaves at most one requested frame', () => {
    const renderer = open()
    for (let turn = 0; turn < 3; turn++) {
      renderer.start()
      renderer.start()
      expect(browser.frames.size).toBe(1)
      renderer.stop()
      expect(browser.frames.size).toBe(0)
    }
  })

  test('does not jump after a pause', () => {
    const renderer = open({ speed: 100 })
    renderer.start()
    browser.frame(0)
    renderer.stop()
    const before = dots()
    renderer.start()
    browser.frame(1_000_000)
    expect(before.slice(-10)).toEqual(dots().slice(-10))
  })

  test('is paused off screen, in a hidden page and without a size', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    const renderer = create(canvas)
    renderer.start()
    const now = () => [renderer.state, browser.frames.size]
    const paused = [RendererState.Paused, 0]
    const running = [RendererState.Running, 1]
    expect(now()).toEqual(paused)
    browser.cross(true)
    expect(now()).toEqual(paused)
    browser.resize(800, 600)
    expect(now()).toEqual(running)
    browser.cross(false)
    expect(now()).toEqual(paused)
    browser.cross(true)
    expect(now()).toEqual(running)
    hidden.mockReturnValue(true)
    browser.fire('document visibilitychange')
    expect(now()).toEqual(paused)
    hidden.mockReturnValue(false)
    browser.fire('document visibilitychange')
    expect(now()).toEqual(running)
    browser.resize(0, 0)
    expect(now()).toEqual(paused)
  })
})

describe('update', () => {
  test('draws what has changed, and nothing when nothing has', () => {
    const renderer = open()
    browser.take()
    renderer.update({ seed: 7, spacing: 150 })
    expect(browser.takeFrames()).toBe(0)
    renderer.update({ pointRadius: 9 })
    expect(
      browser
        .take()
        .filter(([name]) => name === 'arc')
        .every(([, , , radius]) => radius === 9),
    ).toBe(true)
    renderer.update({ spacing: 60 })
    const dense = dots().length
    renderer.update({ spacing: undefined })
    expect(dense).toBeGreaterThan(dots().length * 2)
  })

  test('another seed is another mesh', () => {
    const renderer = open()
    const before = dots()
    renderer.update({ seed: 8 })
    expect(dots()).not.toEqual(before)
    renderer.update({ seed: 7 })
    expect(dots()).toEqual(before)
  })

  test('changes nothing when it throws', () => {
    const renderer = open()
    browser.take()
    expect(() => renderer.update({ color: 'red', speed: -1 })).toThrow(RangeError)
    renderer.update({})
    expect(browser.takeFrames()).toBe(0)
  })

  test('adds no listener and no observer', () => {
    const renderer = open()
    const before = [browser.listening, browser.observers.size]
    for (const speed of [1, 2, 3]) renderer.update({ speed })
    expect([browser.listening, browser.observers.size]).toEqual(before)
  })
})

describe('dispose', () => {
  test('ends the frames, all listeners and all observers', async () => {
    const renderer = open()
    renderer.start()
    expect([browser.listening, browser.observers.size, browser.frames.size]).toEqual([4, 2, 1])
    renderer.dispose()
    renderer.dispose()
    expect([browser.listening, browser.observers.size, browser.frames.size]).toEqual([0, 0, 0])
    const computed = vi.spyOn(globalThis, 'getComputedStyle')
    const seen = vi.fn()
    const other = new MutationObserver(seen)
    other.observe(document.documentElement, { attributes: true })
    document.documentElement.className = 'dark'
    await expect.poll(() => seen.mock.calls).not.toEqual([])
    other.disconnect()
    expect(computed.mock.calls).toEqual([])
  })

  test('nothing is done after it', () => {
    const renderer = open()
    {
      using used = renderer
      used.start()
    }
    browser.take()
    const { width } = canvas
    renderer.start()
    renderer.renderFrame(5)
    renderer.resize(10, 10)
    renderer.update({ color: 'red' })
    renderer.stop()
    expect([renderer.state, browser.frames.size, browser.take(), canvas.width]).toEqual([
      RendererState.Disposed,
      0,
      [],
      width,
    ])
  })

  test('a listener may dispose of the renderer in the middle of a frame', () => {
    const renderer = open()
    renderer.start()
    renderer.on('frame', () => renderer.dispose())
    browser.frame(0)
    expect([renderer.state, browser.frames.size]).toEqual([RendererState.Disposed, 0])
  })
})

describe('events', () => {
  test('report frames, sizes and states until unsubscribed', () => {
    const heard: string[] = []
    const renderer = create(canvas)
    const stops = (['frame', 'resize', 'state'] satisfies RendererEvent[]).map((event) =>
      renderer.on(event, (told) => heard.push(`${event} ${told === renderer && told.state}`)),
    )
    browser.resize(800, 600)
    browser.cross(true)
    renderer.start()
    browser.frame(0)
    renderer.stop()
    expect(heard).toEqual(['frame idle', 'resize idle', 'state running', 'frame running', 'state idle'])
    for (const stop of stops.slice(0, 2)) stop()
    browser.resize(400, 300)
    renderer.dispose()
    expect(heard.slice(5)).toEqual(['state disposed'])
  })
})

describe('other canvases', () => {
  test('one that is not an element is drawn at the size it is given, and moves at once', () => {
    const context = document.createElement('canvas').getContext('2d')!
    const offscreen = {
      width: 0,
      height: 0,
      getContext: () => Object.assign(context, { canvas: offscreen }),
    } as unknown as OffscreenCanvas
    const renderer = create(offscreen)
    renderer.resize(100, 50, 2)
    expect([offscreen.width, offscreen.height, browser.takeFrames(), browser.fills, browser.listening]).toEqual([
      200,
      100,
      1,
      ['gray'],
      0,
    ])
    renderer.start()
    expect(renderer.state).toBe(RendererState.Running)
    renderer.dispose()
    expect(browser.frames.size).toBe(0)
  })

  test('one without a context stays empty', () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
    const renderer = create(canvas)
    renderer.start()
    renderer.resize(10, 10)
    renderer.renderFrame()
    expect([renderer.state, browser.frames.size, browser.observers.size]).toEqual([RendererState.Paused, 0, 0])
    renderer.dispose()
  })

  test.each([
    ['IntersectionObserver', undefined],
    ['matchMedia', undefined],
    ['matchMedia', () => ({ matches: false })],
  ])('one in an environment whose %s is %o is drawn', (name, value) => {
    vi.stubGlobal(name, value)
    const renderer = create(canvas)
    renderer.start()
    if (name !== 'IntersectionObserver') browser.cross(true)
    browser.resize(100, 50)
    expect(browser.takeFrames()).toBeGreaterThan(0)
    renderer.dispose()
    expect(browser.observers.size).toBe(0)
  })

  test('one in an environment without observers is drawn when it is given a size', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    const renderer = create(canvas)
    renderer.resize(100, 50)
    expect(browser.takeFrames()).toBe(1)
    renderer.dispose()
  })
})
