// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, StrictMode, type ReactNode, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchUnhandled } from '../test/record.ts'
import { Observable, ObservableMap, ValueSubject, batch, computed, type Readable } from './index.ts'
import { useReadable } from './react.ts'

watchUnhandled()

// React warns on the console, for a snapshot that is not stable and for markup that differs.
beforeEach(() => void vi.spyOn(console, 'error'))
afterEach(() => {
  cleanup()
  const { calls } = vi.mocked(console.error).mock
  vi.restoreAllMocks()
  expect(calls).toEqual([])
})

function Show({ source, initial }: { source: Readable<unknown>; initial?: unknown }) {
  return <p>{String(useReadable(source, initial === undefined ? {} : { initial }))}</p>
}

const text = (): string | null => document.body.textContent

test.each([false, true])('shows each value and releases the source, strict: %s', (strict) => {
  const source = new ValueSubject(1)
  const twice = computed((get) => get(source) * 2)
  const renders = vi.fn()
  function Counted() {
    renders()
    return <Show source={twice} />
  }
  const { unmount } = render(strict ? <StrictMode children={<Counted />} /> : <Counted />)
  expect(text()).toBe('2')
  expect(source.observerCount).toBe(1)
  act(() =>
    batch(() => {
      source.set(5)
      source.set(2)
    }),
  )
  expect(text()).toBe('4')
  unmount()
  expect(source.observerCount).toBe(0)
})

test('follows another readable', () => {
  const [a, b] = [new ValueSubject('a'), new ValueSubject('b')]
  const { rerender } = render(<Show source={a} />)
  rerender(<Show source={b} />)
  act(() => b.set('b2'))
  expect([text(), a.observerCount, b.observerCount]).toEqual(['b2', 0, 1])
})

test('a mutated collection and a foreign readable are shown', () => {
  const map = new ObservableMap<string, number>()
  function Size() {
    return <i>{useReadable(map).size}</i>
  }
  const inner = new ValueSubject('foreign')
  const foreign: Readable<string> = {
    get value() {
      return inner.value
    },
    subscribe: (observer, options) => inner.subscribe(observer, options),
  }
  render([<Size key={1} />, <Show key={2} source={foreign} />])
  expect(text()).toBe('0foreign')
  act(() => {
    map.set('x', 1)
    inner.set('other')
  })
  expect(text()).toBe('1other')
})

test('two components never show different values, also when one renders later', async () => {
  const source = new ValueSubject(0)
  const seen: string[] = []
  let more = (_on: boolean): void => {}
  function Both() {
    const [on, set] = useState(false)
    more = set
    const [a, b] = [useReadable(source), useReadable(source)]
    seen.push(`${a}${b}`)
    return (
      <>
        {a}
        {on && <Show source={source} />}
      </>
    )
  }
  render(<Both />)
  await act(async () => {
    startTransition(() => more(true))
    source.set(1)
  })
  expect(text()).toBe('11')
  expect(seen.filter((pair) => pair[0] !== pair[1])).toEqual([])
})

test('an error reaches a boundary, which can render the next value', () => {
  class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
    override state: { error?: unknown } = {}
    static getDerivedStateFromError = (error: unknown) => ({ error })
    override render() {
      return this.state.error ? (
        <button onClick={() => this.setState({ error: undefined })}>{String(this.state.error)}</button>
      ) : (
        this.props.children
      )
    }
  }
  const source = new ValueSubject(0)
  const value = computed((get) => {
    if (get(source) === 1) throw new Error('one')
    return get(source)
  })
  vi.mocked(console.error).mockImplementation(() => {})
  render(<Boundary children={<Show source={value} />} />)
  act(() => source.set(1))
  expect(text()).toBe('Error: one')
  act(() => source.set(2))
  act(() => screen.getByRole('button').click())
  expect(text()).toBe('2')
  vi.mocked(console.error).mockClear()
})

test('renders on a server, and hydrates its markup with the initial value', async () => {
  const source = new ValueSubject('server')
  expect(renderToString(<Show source={source} />)).toBe('<p>server</p>')
  expect(renderToString(<Show source={source} initial="first" />)).toBe('<p>first</p>')
  expect(source.observerCount).toBe(0)
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = '<p>first</p>'
  source.set('client')
  const mounted = await act(async () => hydrateRoot(root, <Show source={source} initial="first" />))
  expect(root.innerHTML).toBe('<p>client</p>')
  act(() => mounted.unmount())
  root.remove()
})

test('a source that ends keeps its last value', () => {
  const source = new ValueSubject('last')
  render(<Show source={source} />)
  act(() => source.complete())
  expect(text()).toBe('last')
  expect(Observable.from(source)).toBe(source)
})
