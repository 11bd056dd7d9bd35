// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { expectTypeOf } from 'expect-type'
import { StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inOtherTab } from '../test/other-tab.ts'
import { outOfRoom } from '../test/storages.ts'
import { createStorageStore, type StorageError, useLocalStorage, useSessionStorage } from './index.ts'

// React and this package warn on the console, which fails a test.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
})

const hooks = [
  { hook: useLocalStorage, storage: () => localStorage, name: 'useLocalStorage' },
  { hook: useSessionStorage, storage: () => sessionStorage, name: 'useSessionStorage' },
]

describe.each(hooks)('$name', ({ hook, storage }) => {
  test('starts with the initial value and stores new ones', () => {
    const { result } = renderHook(() => hook('k', 0))
    expect(result.current[0]).toBe(0)
    expect(storage().getItem('k')).toBeNull()
    act(() => result.current[1](1))
    expect(result.current[0]).toBe(1)
    expect(storage().getItem('k')).toBe('1')
  })

  test('starts with the stored value', () => {
    storage().setItem('k', '5')
    expect(renderHook(() => hook('k', 0)).result.current[0]).toBe(5)
  })

  test('without an initial value it is undefined until something is set', () => {
    const { result } = renderHook(() => hook<string>('k'))
    expect(result.current[0]).toBeUndefined()
    act(() => result.current[1]('a'))
    expect(result.current[0]).toBe('a')
    act(() => result.current[1](undefined))
    expect([result.current[0], storage().getItem('k')]).toEqual([undefined, null])
  })

  test('an inline object as initial value does not render forever', () => {
    storage().setItem('k', '{"a":1}')
    let renders = 0
    const { result } = renderHook(() => {
      renders++
      return hook('k', { a: 0 }, { onError: () => {} })
    })
    expect(result.current[0]).toEqual({ a: 1 })
    expect(renders).toBeLessThanOrEqual(2)
  })

  test('the value and both functions keep their identity', () => {
    storage().setItem('k', '[1]')
    const { result, rerender } = renderHook(() => hook<number[]>('k', []))
    const before = [...result.current]
    rerender()
    expect(result.current.map((part, index) => part === before[index])).toEqual([true, true, true])
  })

  test('functional updates accumulate', () => {
    const { result } = renderHook(() => hook('k', 0))
    act(() => {
      result.current[1]((n) => n + 1)
      result.current[1]((n) => n + 1)
    })
    expect(result.current[0]).toBe(2)
  })

  test('remove restores the initial value', () => {
    const { result } = renderHook(() => hook('k', 'initial'))
    act(() => result.current[1]('other'))
    act(() => result.current[2]())
    expect([result.current[0], storage().getItem('k')]).toEqual(['initial', null])
  })

  test('a change of the key reads the new one', () => {
    storage().setItem('a', '1')
    storage().setItem('b', '2')
    const seen: (string | number)[][] = []
    const { result, rerender } = renderHook(
      ({ name }) => {
        const state = hook(name, 0)
        seen.push([name, state[0]])
        return state
      },
      { initialProps: { name: 'a' } },
    )
    rerender({ name: 'b' })
    expect(result.current[0]).toBe(2)
    act(() => result.current[1](3))
    expect([storage().getItem('a'), storage().getItem('b')]).toEqual(['1', '3'])
    rerender({ name: 'c' })
    expect(result.current[0]).toBe(0)
    rerender({ name: 'a' })
    expect(result.current[0]).toBe(1)
  })

  test('two components of a page follow each other, and a store outside of React', () => {
    function Count({ label }: { label: string }) {
      const [count, setCount] = hook('k', 0)
      return (
        <button aria-label={label} onClick={() => setCount((n) => n + 1)}>
          {count}
        </button>
      )
    }
    render(
      <>
        <Count label="first" />
        <Count label="second" />
      </>,
    )
    act(() => screen.getByRole('button', { name: 'first' }).click())
    act(() => screen.getByRole('button', { name: 'second' }).click())
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['2', '2'])

    act(() => createStorageStore('k', 0, { storage }).set(9))
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['9', '9'])
  })

  test('in StrictMode', () => {
    storage().setItem('k', '1')
    const { result, unmount } = renderHook(() => hook('k', { never: true } as object | number), { wrapper: StrictMode })
    expect(result.current[0]).toBe(1)
    act(() => result.current[1]((n) => (n as number) + 1))
    expect([result.current[0], storage().getItem('k')]).toEqual([2, '2'])
    unmount()
    act(() => result.current[1](3))
    expect(storage().getItem('k')).toBe('3')
  })

  test('renders the initial value on a server, hydrates with it, then shows the stored value', () => {
    storage().setItem('k', '"stored"')
    const getItem = vi.spyOn(Storage.prototype, 'getItem')
    const shown: string[] = []
    function Page() {
      const [value] = hook('k', () => 'initial')
      shown.push(value)
      return <p>{value}</p>
    }
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Page />)
    expect(container.textContent).toBe('initial')
    expect(getItem).not.toHaveBeenCalled()

    shown.length = 0
    render(<Page />, { container: document.body.appendChild(container), hydrate: true })
    expect([shown[0], shown.at(-1), container.textContent]).toEqual(['initial', 'stored', 'stored'])
  })
})

describe('another tab', () => {
  test('sets, removes and clears', () => {
    const { result } = renderHook(() => useLocalStorage('k', 'initial'))
    act(() => inOtherTab('k', '"theirs"'))
    expect(result.current[0]).toBe('theirs')
    act(() => inOtherTab('k'))
    expect(result.current[0]).toBe('initial')
    act(() => inOtherTab('k', '"again"'))
    act(() => inOtherTab(null))
    expect(result.current[0]).toBe('initial')
  })

  test('is ignored with sync: false', () => {
    const { result, rerender } = renderHook(() => useLocalStorage('k', 'initial', { sync: false }))
    act(() => inOtherTab('k', '"theirs"'))
    rerender()
    expect(result.current[0]).toBe('initial')
  })

  test('does not render components of other keys', () => {
    let renders = 0
    renderHook(() => {
      renders++
      return useLocalStorage('k', 0)
    })
    const before = renders
    act(() => inOtherTab('other', '1'))
    expect(renders).toBe(before)
  })
})

describe('failures', () => {
  test('a full storage keeps the value in all components and reports once', () => {
    const reasons: string[] = []
    const onError = ({ reason }: StorageError) => reasons.push(reason)
    const { result } = renderHook(() => [useLocalStorage('k', 0, { onError }), useLocalStorage('k', 0)] as const)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => outOfRoom())
    act(() => result.current[0][1](1))
    expect([result.current[0][0], result.current[1][0], reasons]).toEqual([1, 1, ['quota']])
  })

  test('corrupt text is reported after rendering, so that the handler may set state', () => {
    localStorage.setItem('k', '{')
    const { result } = renderHook(() => {
      const [reason, setReason] = useState<string>()
      const [value] = useLocalStorage('k', 'initial', { onError: (error) => setReason(error.reason) })
      return [value, reason]
    })
    expect(result.current).toEqual(['initial', 'parse'])
  })

  test('each failure reaches the handler of the latest render, once', () => {
    const seen: string[] = []
    const { rerender } = renderHook(
      ({ name }) =>
        useLocalStorage('k', 0, {
          validate: (value): value is number => typeof value === 'number',
          onError: ({ reason }) => seen.push(`${name}: ${reason}`),
        }),
      { initialProps: { name: 'first' }, wrapper: StrictMode },
    )
    rerender({ name: 'second' })
    act(() => inOtherTab('k', '"text"'))
    act(() => inOtherTab('k', '{'))
    rerender({ name: 'third' })
    expect(seen).toEqual(['second: invalid', 'second: parse'])
  })

  test('without a handler they go to the console', () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    localStorage.setItem('k', '{')
    renderHook(() => useLocalStorage('k', 0))
    expect(warn.mock.calls.map(([error]) => (error as StorageError).reason)).toEqual(['parse'])
    warn.mockClear()
  })
})

test('types', () => {
  const { result } = renderHook(() => ({
    number: useLocalStorage('a', 0),
    lazy: useLocalStorage('b', () => ['x']),
    none: useLocalStorage<Date>('c'),
    session: useSessionStorage('d', true),
  }))
  const { number, lazy, none, session } = result.current
  expectTypeOf(number).toEqualTypeOf<useLocalStorage.Result<number>>()
  expectTypeOf(lazy).toEqualTypeOf<useLocalStorage.Result<string[]>>()
  expectTypeOf(none).toEqualTypeOf<useLocalStorage.Result<Date | undefined>>()
  expectTypeOf(session).toEqualTypeOf<useLocalStorage.Result<boolean>>()
  // @ts-expect-error a number is not a string
  void (() => number[1]('1'))
  // @ts-expect-error the guard has another type than the value
  void (() => useLocalStorage('e', 0, { validate: (value): value is string => typeof value === 'string' }))
})
