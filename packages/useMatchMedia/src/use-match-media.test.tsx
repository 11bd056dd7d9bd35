// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { expectTypeOf } from 'expect-type'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeMedia } from '../test/fake-media.ts'
import {
  ColorScheme,
  media,
  type MediaQuery,
  subscribeMedia,
  useMatchMedia,
  useMediaQuery,
  usePrefersColorScheme,
} from './index.ts'

let fake: FakeMedia

// React warns on the console, which fails a test.
beforeEach(() => {
  fake = new FakeMedia()
  vi.stubGlobal('matchMedia', fake.window.matchMedia)
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})

describe('one query', () => {
  test('the first render has the actual result', () => {
    fake.set({ '(hover)': true })
    const seen: boolean[] = []
    renderHook(() => seen.push(useMatchMedia('hover')))
    expect(seen).toEqual([true])
  })

  test('follows changes', () => {
    const { result } = renderHook(() => useMatchMedia(media.minWidth(600)))
    expect(result.current).toBe(false)
    act(() => fake.set({ '(min-width: 600px)': true }))
    expect(result.current).toBe(true)
    act(() => fake.set({ '(min-width: 600px)': false }))
    expect(result.current).toBe(false)
  })

  test('an inline query is opened once, for any number of renders', () => {
    const { rerender, unmount } = renderHook(() => useMatchMedia(['min-width', 600], { initial: false }))
    for (let renders = 1; renders < 4; renders++) rerender()
    expect([fake.asked, fake.added]).toEqual([['(min-width: 600px)'], 1])
    unmount()
    expect(fake.listeners).toEqual({})
  })

  test('many components, and code without React, share one list', () => {
    const One = () => <>{String(useMatchMedia('hover'))}</>
    const { container, rerender } = render(
      <>
        <One />
        <One />
        <One />
      </>,
    )
    const stop = subscribeMedia('(hover)', () => {})
    expect([fake.asked, fake.listeners]).toEqual([['(hover)'], { '(hover)': 4 }])
    act(() => fake.set({ '(hover)': true }))
    expect(container.textContent).toBe('truetruetrue')
    rerender(
      <>
        <One />
      </>,
    )
    stop()
    expect([fake.listeners, fake.asked.length]).toEqual([{ '(hover)': 1 }, 1])
    cleanup()
    expect(fake.listeners).toEqual({})
  })

  test('another query is resolved in the render that uses it, and replaces the subscription', () => {
    fake.set({ '(color)': true })
    const seen: (string | boolean)[][] = []
    const { rerender } = renderHook(({ query }) => seen.push([query, useMatchMedia(query)]), {
      initialProps: { query: 'hover' },
    })
    rerender({ query: 'color' })
    expect(seen.filter(([query, answer]) => answer !== (query === 'color'))).toEqual([])
    expect(fake.listeners).toEqual({ '(color)': 1 })
  })

  test('uses another window when given', () => {
    const frame = new FakeMedia()
    frame.set({ '(hover)': true })
    const { result, rerender } = renderHook(({ window }) => useMatchMedia('hover', { window }), {
      initialProps: { window: undefined as FakeMedia['window'] | undefined },
    })
    expect(result.current).toBe(false)
    rerender({ window: frame.window })
    expect([result.current, fake.listeners, frame.listeners]).toEqual([true, {}, { '(hover)': 1 }])
  })

  test('in StrictMode', () => {
    const { result, unmount } = renderHook(() => useMatchMedia('hover'), { wrapper: StrictMode })
    act(() => fake.set({ '(hover)': true }))
    expect([result.current, fake.listeners]).toEqual([true, { '(hover)': 1 }])
    unmount()
    expect(fake.listeners).toEqual({})
  })

  test('is the default in a window without media queries', () => {
    vi.unstubAllGlobals()
    expect(renderHook(() => useMatchMedia('hover', { initial: true })).result.current).toBe(true)
    // The name of before, until the next major version.
    expect(renderHook(() => useMatchMedia('hover', { defaultValue: true })).result.current).toBe(true)
    expect(renderHook(() => useMatchMedia('hover')).result.current).toBe(false)
  })

  test('is the default on a server and while hydrating, then the actual result, without a mismatch', () => {
    fake.set({ '(color)': true })
    const shown: string[] = []
    const Page = () => {
      const hover = useMatchMedia('hover', { initial: true })
      const { color, print } = useMatchMedia({ color: 'color', print: 'print' }, { initial: { print: true } })
      shown.push(`${hover} ${color} ${print}`)
      return <p>{shown.at(-1)}</p>
    }
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Page />)
    expect([container.textContent, fake.asked]).toEqual(['true false true', []])

    shown.length = 0
    render(<Page />, { container, hydrate: true })
    expect([shown[0], container.textContent]).toEqual(['true false true', 'false true false'])
  })

  test('a failing input is named in the error', () => {
    const Failing = () => <>{useMatchMedia(['min-width', NaN])}</>
    expect(() => renderToString(<Failing />)).toThrow('Expected a finite number from 0, found NaN')
  })
})

describe('a record of queries', () => {
  test('returns results by name', () => {
    fake.set({ '(hover)': true })
    const { result } = renderHook(() => useMatchMedia({ a: 'hover', b: ['min-width', 600], c: '(hover)' }))
    expect(result.current).toEqual({ a: true, b: false, c: true })
    expect(fake.listeners).toEqual({ '(hover)': 2, '(min-width: 600px)': 1 })
  })

  test('keeps its identity until a result changes, and renders only then', () => {
    let renders = 0
    const { result, rerender } = renderHook(() => {
      renders++
      return useMatchMedia({ a: 'hover', b: 'color' })
    })
    const before = result.current
    rerender()
    act(() => fake.set({ '(pointer)': true }))
    expect([result.current === before, renders]).toEqual([true, 2])
    act(() => fake.set({ '(color)': true }))
    expect([result.current, renders]).toEqual([{ a: false, b: true }, 3])
  })

  test('names and queries may change', () => {
    fake.set({ '(hover)': true })
    const { result, rerender } = renderHook(({ queries }) => useMatchMedia(queries), {
      initialProps: { queries: { a: 'hover' } as Record<string, string> },
    })
    rerender({ queries: { b: 'hover', c: 'color' } })
    expect([result.current, fake.listeners]).toEqual([
      { b: true, c: false },
      { '(hover)': 1, '(color)': 1 },
    ])
    rerender({ queries: {} })
    expect([result.current, fake.listeners]).toEqual([{}, {}])
  })

  test('any name is valid', () => {
    fake.set({ '(hover)': true })
    const { result } = renderHook(() =>
      useMatchMedia(JSON.parse('{ "__proto__": "hover", "single": "color" }') as Record<string, string>),
    )
    expect(Object.entries(result.current)).toEqual([
      ['__proto__', true],
      ['single', false],
    ])
  })
})

describe('useMediaQuery', () => {
  const hover = '(hover)' as MediaQuery

  test('uses the text unchanged, is correct at once, and shares the list with useMatchMedia', () => {
    fake.set({ bare: true })
    const seen: boolean[] = []
    const { unmount } = renderHook(() => {
      useMatchMedia('(hover)')
      useMediaQuery(hover)
      seen.push(useMediaQuery('bare' as MediaQuery))
    })
    expect([seen, fake.asked]).toEqual([[true], ['(hover)', 'bare']])
    act(() => fake.set({ bare: false }))
    expect(seen).toEqual([true, false])
    unmount()
    expect(fake.listeners).toEqual({})
  })

  test('subscribes again only for another query or window', () => {
    const frame = new FakeMedia()
    const { rerender } = renderHook(({ query, window }) => useMediaQuery(query, { window }), {
      initialProps: { query: hover, window: fake.window },
    })
    rerender({ query: hover, window: fake.window })
    expect(fake.added).toBe(1)
    rerender({ query: media.orientation('portrait'), window: fake.window })
    expect(fake.listeners).toEqual({ '(orientation: portrait)': 1 })
    rerender({ query: hover, window: frame.window })
    expect([fake.listeners, frame.listeners]).toEqual([{}, { '(hover)': 1 }])
  })

  test('is the default on a server and in a window without media queries', () => {
    const Hover = (options: useMatchMedia.Options) => <p>{String(useMediaQuery(hover, options))}</p>
    expect(
      renderToString(
        <>
          <Hover />
          <Hover initial />
        </>,
      ),
    ).toBe('<p>false</p><p>true</p>')
    expect(fake.asked).toEqual([])
    vi.unstubAllGlobals()
    expect(
      render(
        <>
          <Hover />
          <Hover initial />
        </>,
      ).container.textContent,
    ).toBe('falsetrue')
  })
})

describe('usePrefersColorScheme', () => {
  test('follows the preference', () => {
    const { result } = renderHook(() => usePrefersColorScheme())
    expect(result.current).toBe(ColorScheme.Light)
    act(() => fake.set({ '(prefers-color-scheme: dark)': true }))
    expect(result.current).toBe(ColorScheme.Dark)
  })

  test('is the default on a server', () => {
    const Scheme = (options: usePrefersColorScheme.Options) => <>{usePrefersColorScheme(options)}</>
    expect(renderToString(<Scheme />)).toBe('light')
    expect(renderToString(<Scheme initial={ColorScheme.Dark} />)).toBe('dark')
  })
})

test('types', () => {
  const { result } = renderHook(
    () => [useMatchMedia('hover'), useMatchMedia({ wide: ['min-width', 600], dark: 'print' })] as const,
  )
  expectTypeOf(result.current[0]).toEqualTypeOf<boolean>()
  expectTypeOf(result.current[1]).branded.toEqualTypeOf<{ readonly wide: boolean; readonly dark: boolean }>()
  // @ts-expect-error no query of that name
  void (() => useMatchMedia({ wide: 'hover' }, { initial: { narrow: true } }))
  // @ts-expect-error neither a query nor a feature with its value
  void (() => useMatchMedia(['min-width']))
})
