// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { MotionConfig, MotionPreference } from '@signpost/use-prefers-reduced-motion'
import { createRef, StrictMode, useRef, useState, type ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from '../test/fake-browser.ts'
import { MovingMeshBackground, RendererState, useMesh, type MeshRenderer } from './index.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect([browser.observers.size, browser.frames.size]).toEqual([0, 0])
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.unstubAllGlobals()
})

function show(): void {
  act(() => {
    browser.resize(800, 600)
    browser.cross(true)
  })
}

test('is a canvas with the given attributes, none of the options, and hidden from assistive technology', () => {
  const { container } = render(
    <MovingMeshBackground className="mesh" id="m" spacing={90} color="red" seed={7} paused />,
  )
  expect(container.innerHTML).toBe('<canvas aria-hidden="true" class="mesh" id="m"></canvas>')
})

test('moves, stands still while paused, and ends with the component', () => {
  const handle = createRef<MovingMeshBackground.Handle>()
  const { rerender, unmount } = render(<MovingMeshBackground handleRef={handle} />)
  show()
  const kept = handle.current!
  expect(kept.state).toBe(RendererState.Running)
  rerender(<MovingMeshBackground handleRef={handle} paused />)
  expect([kept.state, browser.frames.size]).toEqual([RendererState.Idle, 0])
  rerender(<MovingMeshBackground handleRef={handle} />)
  expect([handle.current === kept, kept.state]).toEqual([true, RendererState.Running])
  unmount()
  expect([handle.current, kept.state]).toEqual([null, RendererState.Disposed])
})

test('draws one picture under reduced motion', () => {
  render(
    <MotionConfig preference={MotionPreference.Reduce}>
      <MovingMeshBackground />
    </MotionConfig>,
  )
  show()
  expect([browser.takeFrames(), browser.frames.size]).toEqual([1, 0])
})

test('draws one picture for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  render(<MovingMeshBackground />)
  show()
  expect([browser.takeFrames(), browser.frames.size]).toEqual([1, 0])
})

test('options may change in each render, and a removed option gets its default again', () => {
  const { rerender } = render(<MovingMeshBackground color="red" paused seed={7} />)
  show()
  expect(browser.fills.at(-1)).toBe('red')
  rerender(<MovingMeshBackground color="blue" paused seed={7} />)
  expect(browser.fills.at(-1)).toBe('blue')
  browser.take()
  rerender(<MovingMeshBackground color="blue" paused seed={7} title="mesh" />)
  expect(browser.takeFrames()).toBe(0)
  rerender(<MovingMeshBackground paused seed={7} />)
  expect(browser.takeFrames()).toBe(1)
  expect(browser.fills.at(-1)).toBe(getComputedStyle(document.querySelector('canvas')!).color)
})

test('a style of the caller leaves the colour variable alone', () => {
  const style = { opacity: 0.5, '--mesh-color': 'teal' } as object
  const { container } = render(<MovingMeshBackground {...{ style }} />)
  show()
  expect([browser.fills.at(-1), container.querySelector('canvas')!.style.opacity]).toEqual(['teal', '0.5'])
})

test('gives the element to the ref, and clears it on unmount', () => {
  const ref = createRef<HTMLCanvasElement>()
  const { container, unmount } = render(<MovingMeshBackground canvasRef={ref} />)
  expect(ref.current).toBe(container.querySelector('canvas'))
  unmount()
  expect(ref.current).toBeNull()
})

test('in strict mode one renderer is left', () => {
  const handle = createRef<MovingMeshBackground.Handle>()
  render(
    <StrictMode>
      <MovingMeshBackground handleRef={handle} />
    </StrictMode>,
  )
  show()
  expect([handle.current!.state, browser.frames.size, browser.observers.size]).toEqual([RendererState.Running, 1, 2])
})

test('writes no style, and nothing breaks where a canvas has no context', () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
  const { container, unmount } = render(<MovingMeshBackground />)
  expect(container.querySelector('[style]')).toBeNull()
  unmount()
})

test('useMesh follows a canvas that appears later, is replaced and removed', () => {
  const made: (MeshRenderer | null)[] = []
  let show!: (canvas: string) => void
  function Page(): ReactElement {
    const [shown, setShown] = useState('')
    const ref = useRef<HTMLCanvasElement>(null)
    made.push(useMesh(ref))
    show = setShown
    return <>{shown && <canvas key={shown} ref={ref} />}</>
  }
  render(<Page />)
  expect(made.at(-1)).toBeNull()
  act(() => show('first'))
  const first = made.at(-1)!
  expect(first.state).toBe(RendererState.Paused)
  act(() => show('second'))
  const second = made.at(-1)!
  expect([first.state, second.state, browser.observers.size]).toEqual([RendererState.Disposed, RendererState.Paused, 2])
  act(() => show(''))
  expect([made.at(-1), second.state]).toEqual([null, RendererState.Disposed])
})
