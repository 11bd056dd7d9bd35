import { createStore } from 'jotai/vanilla'
import { atomWithStorage, RESET } from 'jotai/vanilla/utils'
import { expectTypeOf } from 'expect-type'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  atomWithQuery,
  type CodecError,
  codecs,
  HistoryMode,
  MemoryLocationAdapter,
  queryStorage,
  type QueryStorage,
} from './index.ts'

const written = () => new Promise<void>((done) => queueMicrotask(done))
const noop = () => {}

/** A store with an in-memory history and a list of failures. */
function setUp(query = '') {
  const adapter = new MemoryLocationAdapter(query)
  const failures: [key: string, text: string | undefined][] = []
  const onError = (error: CodecError, key: string) => failures.push([key, error.text])
  const ends: (() => void)[] = []
  const mount = (atom: Parameters<ReturnType<typeof createStore>['sub']>[0], store = createStore()) => {
    ends.push(store.sub(atom, noop))
    return store
  }
  return { adapter, failures, onError, mount, store: createStore(), ends }
}

describe('queryStorage under atomWithStorage', () => {
  test('reads when the atom is mounted, and at once with getOnInit', () => {
    const { adapter, mount, store } = setUp('page=3')
    const storage = queryStorage({ codec: codecs.number, adapter })
    const page = atomWithStorage('page', 1, storage)
    expect(store.get(page)).toBe(1)
    mount(page, store)
    expect(store.get(page)).toBe(3)
    expect(createStore().get(atomWithStorage('page', 1, storage, { getOnInit: true }))).toBe(3)
  })

  test('writes, and RESET removes the parameter', async () => {
    const { adapter, mount } = setUp('other=x')
    const page = atomWithStorage('page', 1, queryStorage({ codec: codecs.number, adapter }))
    const store = mount(page)
    store.set(page, 2)
    await written()
    expect(adapter.entries).toEqual(['other=x&page=2'])
    store.set(page, RESET)
    expect(store.get(page)).toBe(1)
    await written()
    expect(adapter.entries).toEqual(['other=x'])
  })

  test('one storage serves many keys', async () => {
    const { adapter, mount } = setUp('a=1&b=2')
    const storage = queryStorage({ codec: codecs.number, adapter })
    const [a, b] = [atomWithStorage('a', 0, storage), atomWithStorage('b', 0, storage)]
    const store = mount(b, mount(a))
    expect([store.get(a), store.get(b)]).toEqual([1, 2])
  })

  test('the value is the initial one when the parameter is removed', () => {
    const { adapter, mount } = setUp('page=3')
    const page = atomWithStorage('page', 1, queryStorage({ codec: codecs.number, adapter }))
    const store = mount(page)
    adapter.commit(new URLSearchParams(), HistoryMode.Push)
    expect(store.get(page)).toBe(1)
    adapter.go(-1)
    expect(store.get(page)).toBe(3)
  })

  test('a text that cannot be decoded gives the initial value, and is reported once', () => {
    const { adapter, failures, mount, onError } = setUp('page=x')
    const page = atomWithStorage('page', 1, queryStorage({ codec: codecs.number, adapter, onError }))
    const store = mount(page)
    mount(page)
    expect([store.get(page), failures]).toEqual([1, [['page', 'x']]])
    adapter.commit(new URLSearchParams('page=2'), HistoryMode.Push)
    expect(store.get(page)).toBe(2)
    adapter.commit(new URLSearchParams('page=y'), HistoryMode.Push)
    expect([store.get(page), failures]).toEqual([
      1,
      [
        ['page', 'x'],
        ['page', 'y'],
      ],
    ])
  })

  test('a failure without onError goes to console.warn', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(noop)
    const { adapter, mount } = setUp('page=x')
    mount(atomWithStorage('page', 1, queryStorage({ codec: codecs.number, adapter })))
    expect(warn.mock.calls).toEqual([['URL parameter "page":', expect.objectContaining({ text: 'x' })]])
  })

  test('an error thrown by a codec is the cause of a CodecError', () => {
    const { adapter, mount } = setUp('k=x')
    const cause = new Error('mine')
    const errors: CodecError[] = []
    const codec = {
      encode: String,
      decode: () => {
        throw cause
      },
    }
    mount(atomWithStorage('k', 1, queryStorage({ codec, adapter, onError: (error) => errors.push(error) })))
    expect(errors).toEqual([expect.objectContaining({ name: 'CodecError', text: 'x', cause })])
  })

  test('a value that cannot be encoded is reported, kept by the atom, and not written', async () => {
    const { adapter, failures, mount, onError } = setUp('n=1')
    const n = atomWithStorage('n', 0, queryStorage({ codec: codecs.number, adapter, onError }))
    const store = mount(n)
    store.set(n, NaN)
    await written()
    expect([store.get(n), failures, adapter.entries]).toEqual([NaN, [['n', undefined]], ['n=1']])
  })

  test('a value keeps its identity while its text is the same', async () => {
    const { adapter, mount } = setUp()
    const box = atomWithStorage('box', { a: 0 }, queryStorage({ codec: codecs.json<{ a: number }>(), adapter }))
    const [one, two] = [mount(box), mount(box)]
    const value = { a: 1 }
    one.set(box, value)
    await written()
    expect([one.get(box) === value, two.get(box) === value]).toEqual([true, true])
    adapter.commit(new URLSearchParams('box={"a":1}&more=1'), HistoryMode.Push)
    expect(one.get(box)).toBe(value)
  })

  test('two atoms of one parameter follow each other, also in two stores', async () => {
    const { adapter, mount } = setUp()
    const [a, b] = [
      atomWithQuery('q', '', { adapter }),
      atomWithStorage('q', '', queryStorage({ codec: codecs.string, adapter })),
    ]
    const [one, two] = [mount(a), mount(b)]
    one.set(a, 'x')
    await written()
    expect(two.get(b)).toBe('x')
    two.set(b, 'y')
    await written()
    expect(one.get(a)).toBe('y')
  })

  test('the last unsubscription removes all listeners', () => {
    const { adapter } = setUp()
    const subscribe = vi.spyOn(adapter, 'subscribe')
    const end = vi.fn()
    subscribe.mockReturnValue(end)
    const storage = queryStorage({ codec: codecs.string, adapter })
    const ends = [storage.subscribe('a', noop, ''), storage.subscribe('b', noop, '')]
    expect(subscribe).toHaveBeenCalledTimes(1)
    ends[0]!()
    expect(end).not.toHaveBeenCalled()
    ends[1]!()
    expect(end).toHaveBeenCalledTimes(1)
  })

  test('the types', () => {
    expectTypeOf(queryStorage(codecs.number)).toEqualTypeOf<QueryStorage<number>>()
    // @ts-expect-error: the codec is not one of texts
    atomWithStorage('k', '', queryStorage(codecs.number))
  })
})

describe('defaults', () => {
  test('are left out of the URL, whatever object they are', async () => {
    const { adapter, mount } = setUp('tags=a')
    const tags = atomWithStorage<string[]>('tags', ['x'], queryStorage({ codec: codecs.list(codecs.string), adapter }))
    const store = mount(tags)
    store.set(tags, ['x'])
    await written()
    expect([adapter.entries, store.get(tags)]).toEqual([[''], ['x']])
  })

  test('stay in the URL on request', async () => {
    const { adapter, mount } = setUp()
    const page = atomWithQuery('page', 1, { adapter, clearOnDefault: false })
    mount(page).set(page, 1)
    await written()
    expect(adapter.entries).toEqual(['page=1'])
  })

  test('are known to atomWithQuery before it is mounted', async () => {
    const { adapter, store } = setUp('page=2')
    store.set(atomWithQuery('page', 1, { adapter }), 1)
    await written()
    expect(adapter.entries).toEqual([''])
  })

  test('need not be supported by the codec', async () => {
    const { adapter, failures, mount, onError } = setUp('n=1')
    const n = atomWithQuery<number | null>('n', null, { codec: codecs.number, adapter, onError })
    const store = mount(n)
    store.set(n, 2)
    await written()
    expect(adapter.entries).toEqual(['n=2'])
    store.set(n, null)
    await written()
    expect([adapter.entries, store.get(n), failures]).toEqual([[''], null, []])
  })
})

describe('the history', () => {
  test('two atoms, written in one task, make one entry', async () => {
    const { adapter, mount } = setUp('a=0')
    const [a, b] = [atomWithQuery('a', 0, { adapter, history: 'push' }), atomWithQuery('b', 0, { adapter })]
    const store = mount(b, mount(a))
    store.set(a, 1)
    store.set(a, 2)
    store.set(b, 3)
    expect(adapter.entries).toEqual(['a=0'])
    await written()
    expect(adapter.entries).toEqual(['a=0', 'a=2&b=3'])
    store.set(b, 4)
    await written()
    expect(adapter.entries).toEqual(['a=0', 'a=2&b=4'])
  })

  test('a write that changes nothing makes none', async () => {
    const { adapter, mount } = setUp('a=1')
    const commit = vi.spyOn(adapter, 'commit')
    const a = atomWithQuery('a', 0, { adapter, history: HistoryMode.Push })
    const store = mount(a)
    store.set(a, 1)
    await written()
    store.set(a, 2)
    store.set(a, 1)
    await written()
    expect(commit).not.toHaveBeenCalled()
  })

  test('back and forward update the atom, and a new entry ends the way forward', async () => {
    const { adapter, mount } = setUp()
    const page = atomWithQuery('page', 1, { adapter, history: HistoryMode.Push })
    const store = mount(page)
    for (const next of [2, 3]) {
      store.set(page, next)
      await written()
    }
    adapter.go(-1)
    expect(store.get(page)).toBe(2)
    adapter.go(-9)
    expect(store.get(page)).toBe(1)
    adapter.go(1)
    expect(store.get(page)).toBe(2)
    store.set(page, 7)
    await written()
    expect(adapter.entries).toEqual(['', 'page=2', 'page=7'])
  })

  test('a replacement keeps the way forward', () => {
    const { adapter } = setUp('a')
    adapter.commit(new URLSearchParams('b'), HistoryMode.Push)
    adapter.go(-1)
    adapter.commit(new URLSearchParams('c'), HistoryMode.Replace)
    expect(adapter.entries).toEqual(['c=', 'b='])
  })

  test('going back does not restore a write', async () => {
    const { adapter, store } = setUp()
    const page = atomWithQuery('page', 1, { adapter, history: 'push' })
    store.set(page, 2)
    await written()
    adapter.go(-1)
    store.sub(page, noop)
    expect(store.get(page)).toBe(1)
  })
})

describe('throttled', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the first write is not delayed, later ones are committed together, and atoms update at once', async () => {
    const { adapter, mount } = setUp()
    const commit = vi.spyOn(adapter, 'commit')
    const q = atomWithQuery('q', '', { adapter, throttleMs: 100 })
    const [store, other] = [mount(q), mount(q)]
    for (const text of ['a', 'ab', 'abc']) {
      store.set(q, text)
      await written()
      expect(other.get(q)).toBe(text)
    }
    expect(adapter.entries).toEqual(['q=a'])
    vi.advanceTimersByTime(99)
    expect(adapter.entries).toEqual(['q=a'])
    vi.advanceTimersByTime(1)
    expect([adapter.entries, commit.mock.calls.length]).toEqual([['q=abc'], 2])
    vi.advanceTimersByTime(1000)
    expect(commit).toHaveBeenCalledTimes(2)
  })

  test('an immediate write includes waiting ones', async () => {
    const { adapter, mount } = setUp()
    const [slow, fast] = [
      atomWithQuery('slow', '', { adapter, throttleMs: 100 }),
      atomWithQuery('fast', '', { adapter }),
    ]
    const store = mount(fast, mount(slow))
    for (const text of ['a', 'b']) {
      store.set(slow, text)
      await written()
    }
    store.set(fast, 'x')
    await written()
    expect([adapter.entries, vi.getTimerCount()]).toEqual([['slow=b&fast=x'], 0])
  })

  test('an external change overrides a waiting write of the same parameter, and keeps the others', async () => {
    const { adapter, mount } = setUp('q=1&p=1')
    adapter.commit(new URLSearchParams('q=2&p=1'), HistoryMode.Push)
    const [q, p] = [
      atomWithQuery('q', '', { adapter, throttleMs: 100 }),
      atomWithQuery('p', '', { adapter, throttleMs: 100 }),
    ]
    const store = mount(p, mount(q))
    store.set(q, '3')
    await written()
    store.set(q, '4')
    store.set(p, '2')
    await written()
    adapter.go(-1)
    expect([store.get(q), store.get(p)]).toEqual(['1', '2'])
    vi.advanceTimersByTime(100)
    expect(adapter.entries).toEqual(['q=1&p=2', 'q=3&p=1'])
  })
})
