import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atomWithQuery, type CodecError, codecs, MemoryLocationAdapter, queryStorage } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = new Error('too many')
const written = () => vi.advanceTimersByTimeAsync(0)

/** A location that refuses the next writes. */
class Refusing extends MemoryLocationAdapter {
  left = 0
  attempts = 0
  later = false
  override commit(...args: Parameters<MemoryLocationAdapter['commit']>): void {
    this.attempts++
    if (this.left-- <= 0) super.commit(...args)
    else if (this.later) return Promise.reject(refusal) as never
    else throw refusal
  }
}

function setUp(later: boolean) {
  const adapter = Object.assign(new Refusing('other=x'), { later })
  const failures: [key: string, text: string | undefined, cause: unknown][] = []
  const onError = (error: CodecError, key: string) => failures.push([key, error.text, error.cause])
  const page = atomWithQuery('page', 1, { adapter, onError, history: 'push' })
  const store = createStore()
  const end = store.sub(page, () => {})
  return { adapter, failures, onError, page, store, end }
}

describe.each([
  ['throws', false],
  ['rejects', true],
])('a location that %s', (_name, later) => {
  test('is reported, and asked again until it accepts, with the same history mode', async () => {
    const { adapter, failures, page, store } = setUp(later)
    adapter.left = 2
    store.set(page, 2)
    await written()
    expect(failures).toEqual([['page', '2', refusal]])
    expect([store.get(page), adapter.entries]).toEqual([2, ['other=x']])
    await vi.advanceTimersByTimeAsync(3000)
    expect(failures.length).toBe(2)
    expect(adapter.entries).toEqual(['other=x', 'other=x&page=2'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('for good is asked six times; the value stays, and the next write includes it', async () => {
    const { adapter, failures, onError, page, store } = setUp(later)
    adapter.left = 6
    store.set(page, 2)
    await vi.runAllTimersAsync()
    expect([adapter.attempts, failures.length, store.get(page)]).toEqual([6, 6, 2])
    store.set(atomWithQuery('q', '', { adapter, onError }), 'a')
    await written()
    expect(adapter.entries.at(-1)).toBe('other=x&page=2&q=a')
  })

  test('is not asked again for another page, nor for a value that was set elsewhere', async () => {
    const { adapter, failures, page, store } = setUp(later)
    adapter.left = 1
    store.set(page, 2)
    await written()
    vi.spyOn(adapter, 'path').mockReturnValue('/other')
    await vi.runAllTimersAsync()
    expect([adapter.entries, failures.length]).toEqual([['other=x'], 1])
  })

  test('reports each parameter, removed ones too, to its own storage', async () => {
    const { adapter, failures, page, store } = setUp(later)
    const tags: unknown[] = []
    const tag = atomWithQuery('other', '', { adapter, onError: ({ text }, key) => tags.push([key, text]) })
    adapter.left = 1
    store.set(page, 2)
    store.set(tag, '')
    await written()
    expect([failures.map(([key]) => key), tags]).toEqual([['page'], [['other', '']]])
  })
})

test.each<[object, RegExp]>([
  [{ codec: undefined }, /^Expected a codec, found none: /],
  [{ codec: {} }, /^Expected codec to be a codec with encode and decode/],
  [{ codec: codecs.list }, /^Expected codec to be a codec with encode and decode/],
  [{ history: 'pusch' }, /^Expected history to be "push" or "replace", found "pusch": /],
  [{ history: null }, /^Expected history to be "push" or "replace", found null: /],
  [{ throttleMs: NaN }, /^Expected throttleMs to be a number of milliseconds from 0 to 2147483647, found NaN: /],
  [{ throttleMs: -1 }, /found -1: /],
  [{ throttleMs: 2 ** 31 }, /found 2147483648: /],
  [{ throttleMs: '5s' }, /found "5s": /],
])('a storage refuses %o', (options, message) => {
  expect(() => queryStorage({ codec: codecs.string, ...options } as queryStorage.Options<string>)).toThrow(message)
})

test.each([0, 2 ** 31 - 1])('a storage accepts a throttle of %d ms', (throttleMs) => {
  expect(() => queryStorage({ codec: codecs.string, throttleMs })).not.toThrow()
})

test('the codec of an atom follows only from a text, a number or a boolean', () => {
  for (const initial of [null, undefined, [], {}]) {
    expect(() => atomWithQuery('a', initial as unknown as string)).toThrow(
      'Expected a codec for the initial value of "a", found none: see codecs',
    )
  }
})
