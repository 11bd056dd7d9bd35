// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { expectTypeOf } from 'expect-type'
import { createStore, Provider, useAtom, useSetAtom, type WritableAtom } from 'jotai'
import { atomWithStorage, RESET } from 'jotai/utils'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atomWithQuery, codecs, MemoryLocationAdapter, queryStorage } from './index.ts'

const written = () => new Promise<void>((done) => queueMicrotask(done))

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
})

function Counter({ atom, label }: { atom: atomWithQuery.Atom<number>; label: string }) {
  const [count, setCount] = useAtom(atom)
  return (
    <button aria-label={label} onClick={() => setCount((before) => before + 1)}>
      {count}
    </button>
  )
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const shown = (name: string) => screen.getByRole('button', { name }).textContent

describe('in React', () => {
  test('components of two providers follow each other and the URL', async () => {
    history.replaceState(null, '', '?n=5')
    const atom = atomWithQuery('n', 0)
    render(
      <StrictMode>
        <Counter atom={atom} label="a" />
        <Provider>
          <Counter atom={atom} label="b" />
        </Provider>
      </StrictMode>,
    )
    expect([shown('a'), shown('b')]).toEqual(['5', '5'])
    await press('a')
    await press('b')
    expect([shown('a'), shown('b'), location.search]).toEqual(['7', '7', '?n=7'])
  })

  test('an update of an unused atom starts from the URL', async () => {
    history.replaceState(null, '', '?n=5')
    const atom = atomWithQuery('n', 0)
    function Next() {
      const setCount = useSetAtom(atom)
      return <button aria-label="next" onClick={() => setCount((before) => before + 1)} />
    }
    render(<Next />)
    await press('next')
    await press('next')
    expect(location.search).toBe('?n=7')
  })

  test('hydrates with the initial value, then shows the query', async () => {
    const atom = atomWithQuery('n', 0)
    const counter = <Counter atom={atom} label="n" />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(counter)
    expect(container.textContent).toBe('0')
    history.replaceState(null, '', '?n=5')
    const root = await act(async () => hydrateRoot(container, counter))
    expect(container.textContent).toBe('5')
    act(() => root.unmount())
    container.remove()
  })

  test('getOnInit shows the query in the first render', () => {
    history.replaceState(null, '', '?n=5')
    const atom = atomWithQuery('n', 0, { getOnInit: true })
    expect(renderToString(<Counter atom={atom} label="n" />)).toContain('>5<')
  })
})

describe('an update', () => {
  const adapter = new MemoryLocationAdapter()
  const atom = atomWithQuery('n', 1, { adapter })

  test('may be RESET, or a function that returns it', async () => {
    const store = createStore()
    const updates: atomWithQuery.Update<number>[] = [RESET, () => RESET]
    for (const update of updates) {
      store.set(atom, 5)
      await written()
      expect(adapter.read().get('n')).toBe('5')
      store.set(atom, update)
      await written()
      expect([store.get(atom), adapter.read().get('n')]).toEqual([1, null])
    }
  })

  test('functional updates accumulate within a task', async () => {
    const store = createStore()
    store.set(atom, (before) => before + 1)
    store.set(atom, (before) => before + 1)
    await written()
    expect(adapter.read().get('n')).toBe('3')
  })
})

describe('the types', () => {
  test('follow from the initial value or the codec', () => {
    expectTypeOf(atomWithQuery('k', '')).toEqualTypeOf<atomWithQuery.Atom<string>>()
    expectTypeOf(atomWithQuery('k', 1, { history: 'push' })).toEqualTypeOf<atomWithQuery.Atom<number>>()
    expectTypeOf(atomWithQuery('k', true)).toEqualTypeOf<atomWithQuery.Atom<boolean>>()
    expectTypeOf(atomWithQuery('k', [], codecs.list(codecs.number))).toEqualTypeOf<atomWithQuery.Atom<number[]>>()
    expectTypeOf(atomWithQuery('k', 'a', codecs.enumOf(['a', 'b']))).toEqualTypeOf<atomWithQuery.Atom<'a' | 'b'>>()
    expectTypeOf(atomWithQuery<Date | null>('k', null, { codec: codecs.isoDate })).toEqualTypeOf<
      atomWithQuery.Atom<Date | null>
    >()
    expectTypeOf<atomWithQuery.Atom<number>>().toEqualTypeOf<
      WritableAtom<number, [update: number | typeof RESET | ((previous: number) => number | typeof RESET)], void>
    >()
  })

  test('are those of atomWithStorage', () => {
    expectTypeOf(atomWithStorage('k', 1, queryStorage(codecs.number))).toEqualTypeOf<atomWithQuery.Atom<number>>()
  })

  test('other values need a codec', () => {
    // @ts-expect-error: JSON needs an explicit codec
    expect(() => atomWithQuery('k', { a: 1 })).toThrow(TypeError)
    // @ts-expect-error: a codec of other values
    atomWithQuery('k', 1, codecs.isoDate)
  })
})
