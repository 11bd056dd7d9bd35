// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inOtherTab } from '../test/other-tab.ts'
import { blocked, memoryStorage, outOfRoom } from '../test/storages.ts'
import {
  createStorageStore as open,
  StorageError,
  StorageFailure,
  StorageStore,
  type StorageCodec,
  textCodec,
} from './index.ts'

const opened: { dispose(): void }[] = []

const createStorageStore = ((...arguments_: Parameters<typeof open<unknown>>) => {
  const store = open<unknown>(...arguments_)
  opened.push(store)
  return store
}) as typeof open

afterEach(() => {
  opened.splice(0).forEach((store) => store.dispose())
  localStorage.clear()
  sessionStorage.clear()
})

/** Collects failures as `reason: name of the cause`. */
function failures() {
  const seen: string[] = []
  const onError = (error: StorageError) => {
    seen.push(`${error.reason}: ${error.cause === undefined ? 'no cause' : (error.cause as Error).name}`)
  }
  return { seen, onError }
}

describe('a Standard Schema', () => {
  /** A schema that trims texts of at most three letters. */
  const short = {
    '~standard': {
      validate: (value: unknown) => {
        const text = String(value).trim()
        return text.length <= 3 ? { value: text } : { issues: [{ message: 'too long' }] }
      },
    },
  }
  const later = { '~standard': { validate: async () => ({ value: 'later' }) } }

  test('gives the value that is read and written', () => {
    localStorage.setItem('k', '" ab "')
    const store = createStorageStore('k', 'initial', { validate: short })
    expect(store.get()).toBe('ab')
    store.set(' c ')
    expect([store.get(), localStorage.getItem('k')]).toEqual(['c', '"c"'])
  })

  test.each([short, later])('refuses a value as a guard does', (validate) => {
    localStorage.setItem('k', '"long text"')
    const { seen, onError } = failures()
    const store = createStorageStore('k', 'initial', { validate, onError })
    expect(store.get()).toBe('initial')
    store.set('also long')
    expect([store.get(), localStorage.getItem('k')]).toEqual(['initial', '"long text"'])
    expect(seen).toEqual(['invalid: no cause', 'invalid: no cause'])
  })
})

describe('get', () => {
  test.each([
    ['nothing stored', null, 'initial'],
    ['JSON', '"stored"', 'stored'],
    ['null', 'null', null],
    ['an empty text', '', 'initial'],
    ['half of a JSON text', '{"a":', 'initial'],
    ['text of another library', 'stored', 'initial'],
    ['the word undefined', 'undefined', 'initial'],
  ])('%s', (_name, text, expected) => {
    if (text !== null) localStorage.setItem('k', text)
    const store = createStorageStore<string | null>('k', 'initial', { onError: () => {} })
    expect(store.get()).toBe(expected)
  })

  test.each(['__proto__', 'constructor', 'then', 'length', '', 'ключ 🗝'])('any text is a key: %j', (key) => {
    const store = createStorageStore(key, 0)
    store.set(1)
    expect([store.key, store.get(), localStorage.getItem(key)]).toEqual([key, 1, '1'])
  })

  test('returns the same object until the text changes', () => {
    localStorage.setItem('k', '[1]')
    const store = createStorageStore<number[]>('k', [])
    const before = store.get()
    localStorage.setItem('k', '[1]')
    expect(store.get()).toBe(before)
    localStorage.setItem('k', '[2]')
    expect(store.get()).toEqual([2])
  })

  test('computes the initial value once, and only when needed', () => {
    const make = vi.fn(() => ({}))
    localStorage.setItem('k', '{}')
    const store = createStorageStore('k', make)
    store.get()
    expect(make).not.toHaveBeenCalled()
    store.remove()
    expect(store.get()).toBe(store.initial)
    expect(make).toHaveBeenCalledOnce()
  })

  test('an initial function that throws is called again', () => {
    const make = vi
      .fn()
      .mockImplementationOnce(() => outOfRoom())
      .mockReturnValue(5)
    localStorage.setItem('k', '{')
    const store = createStorageStore<number>('k', make, { onError: () => {} })
    expect(() => store.get()).toThrow()
    expect(store.get()).toBe(5)
  })

  test('is undefined while nothing is stored under a key without an initial value', () => {
    const store = createStorageStore<string>('k')
    expect(store.get()).toBeUndefined()
    store.set('a')
    expect(store.get()).toBe('a')
  })
})

describe('set and remove', () => {
  test('functional updates accumulate', () => {
    const store = createStorageStore('k', 0)
    store.set((n) => n + 1)
    store.set((n) => n + 1)
    expect(localStorage.getItem('k')).toBe('2')
  })

  test('a functional update starts from the value of another tab, even before its event arrives', () => {
    const store = createStorageStore('k', 0)
    store.set(1)
    localStorage.setItem('k', '10')
    store.set((n) => n + 1)
    expect(store.get()).toBe(11)
  })

  test('keeps the object that was set', () => {
    const value = { a: 1 }
    const store = createStorageStore('k', {})
    store.set(value)
    expect(store.get()).toBe(value)
    store.subscribe(() => {})
    const other = { a: 2 }
    store.set(other)
    expect(store.get()).toBe(other)
  })

  test('undefined removes the key, as does a codec that returns undefined', () => {
    const store = createStorageStore<string>('k')
    store.set('a')
    store.set(undefined)
    expect([store.get(), localStorage.getItem('k')]).toEqual([undefined, null])

    const codec: StorageCodec<string> = { encode: (text) => text || undefined, decode: (raw) => raw }
    const filter = createStorageStore('k', 'all', { codec })
    filter.set('new')
    expect(localStorage.getItem('k')).toBe('new')
    filter.set('')
    expect([filter.get(), localStorage.getItem('k')]).toEqual(['all', null])
  })

  test('remove restores the initial value', () => {
    const store = createStorageStore('k', 'initial')
    store.set('other')
    store.remove()
    expect([store.get(), localStorage.getItem('k')]).toEqual(['initial', null])
  })
})

describe('subscribe', () => {
  test('notifies of changes made here, by another store and in another tab, once each', () => {
    const store = createStorageStore('k', 0)
    const told: number[] = []
    store.subscribe(() => told.push(store.get()))

    store.set(1)
    createStorageStore('k', 0).set(2)
    inOtherTab('k', '3')
    inOtherTab('k')
    store.set(4)
    inOtherTab(null)
    expect(told).toEqual([1, 2, 3, 0, 4, 0])
  })

  test('ignores other keys, equal texts and sessionStorage', () => {
    localStorage.setItem('k', '1')
    const store = createStorageStore('k', 0)
    const listener = vi.fn()
    store.subscribe(listener)
    inOtherTab('other', '2')
    inOtherTab('k', '1')
    createStorageStore('k', 0, { storage: () => sessionStorage }).set(5)
    expect(listener).not.toHaveBeenCalled()
    expect(store.get()).toBe(1)
  })

  test('notifies of a change that get() has already found', () => {
    const store = createStorageStore('k', 0)
    const listener = vi.fn()
    store.subscribe(listener)
    localStorage.setItem('k', '1')
    store.get()
    inOtherTab('k', '1')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('notifies when another tab undoes a change of another store', () => {
    localStorage.setItem('k', '1')
    const store = createStorageStore('k', 0)
    const listener = vi.fn()
    store.subscribe(listener)
    createStorageStore('k', 0).set(2)
    inOtherTab('k', '1')
    expect([listener.mock.calls.length, store.get()]).toEqual([2, 1])
  })

  test('reads again when the page returns from the back/forward cache', () => {
    const store = createStorageStore('k', 0)
    const listener = vi.fn()
    store.subscribe(listener)
    localStorage.setItem('k', '1')
    window.dispatchEvent(new Event('pageshow'))
    expect(listener).toHaveBeenCalledOnce()
  })

  test('one function subscribed twice is called twice and unsubscribed twice', () => {
    const store = createStorageStore('k', 0)
    const listener = vi.fn()
    const ends = [store.subscribe(listener), store.subscribe(listener)]
    store.set(1)
    expect(listener).toHaveBeenCalledTimes(2)
    ends[0]!()
    ends[0]!()
    store.set(2)
    expect(listener).toHaveBeenCalledTimes(3)
    ends[1]!()
    store.set(3)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('a listener that throws is reported and stops neither set nor the others', () => {
    const reported: unknown[] = []
    const report = (event: ErrorEvent) => {
      event.preventDefault()
      reported.push(event.error)
    }
    window.addEventListener('error', report)
    const store = createStorageStore('k', 0)
    const listener = vi.fn()
    const oops = new Error('oops')
    store.subscribe(() => {
      throw oops
    })
    store.subscribe(listener)
    store.set(1)
    store.dispose()
    window.removeEventListener('error', report)
    expect(listener).toHaveBeenCalledOnce()
    expect(reported).toEqual([oops])
  })

  test('listens to the window only while it has subscribers', () => {
    const add = vi.spyOn(window, 'addEventListener')
    const remove = vi.spyOn(window, 'removeEventListener')
    const store = createStorageStore('k', 0)
    store.set(1)
    expect(add).not.toHaveBeenCalled()
    store.subscribe(() => {})()
    expect(add).toHaveBeenCalled()
    expect(remove.mock.calls).toEqual(add.mock.calls)
  })

  test('destroy ends every subscription; the store itself stays usable', () => {
    const store = createStorageStore('k', 0)
    const listener = vi.fn()
    const end = store.subscribe(listener)
    store.subscribe(listener)
    store.dispose()
    store.dispose()
    end()
    store.set(1)
    inOtherTab('k', '2')
    expect(listener).not.toHaveBeenCalled()
    expect(store.get()).toBe(2)

    store.subscribe(listener)
    store.set(3)
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('sync: false', () => {
  test('reads once and ignores other changes', () => {
    localStorage.setItem('k', '1')
    const store = createStorageStore('k', 0, { sync: false })
    const told: number[] = []
    store.subscribe(() => told.push(store.get()))
    inOtherTab('k', '2')
    createStorageStore('k', 0).set(3)
    createStorageStore('k', 0, { sync: false }).set(4)
    expect(store.get()).toBe(1)
    store.set((n) => n + 1)
    expect([told, localStorage.getItem('k')]).toEqual([[2], '2'])
  })

  test('other stores follow its writes', () => {
    const follower = createStorageStore('k', 0)
    const listener = vi.fn()
    follower.subscribe(listener)
    createStorageStore('k', 0, { sync: false }).set(1)
    expect([listener.mock.calls.length, follower.get()]).toEqual([1, 1])
  })
})

describe('failures', () => {
  test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])('%s keeps the value in memory', (name) => {
    const storage = memoryStorage([['k', '"stored"']])
    storage.setItem = () => outOfRoom(name)
    const { seen, onError } = failures()
    const store = createStorageStore('k', '', { storage: () => storage, onError })
    store.set('kept')
    expect([store.get(), storage.getItem('k'), seen]).toEqual(['kept', '"stored"', [`quota: ${name}`]])
  })

  test('the quota of a real localStorage', () => {
    const { seen, onError } = failures()
    const text = 'x'.repeat(6_000_000)
    const store = createStorageStore('k', '', { onError })
    store.set(text)
    expect([store.get() === text, seen]).toEqual([true, ['quota: QuotaExceededError']])
  })

  test('a value that could not be stored reaches the other stores of the page, and vice versa', () => {
    localStorage.setItem('k', '"light"')
    const [a, b] = [createStorageStore('k', ''), createStorageStore('k', '', { onError: () => {} })]
    a.subscribe(() => {})
    b.subscribe(() => {})
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => outOfRoom())
    b.set('darker')
    expect([a.get(), b.get()]).toEqual(['darker', 'darker'])
    b.set('light')
    expect([a.get(), b.get()]).toEqual(['light', 'light'])
  })

  test('a value that could not be stored is replaced by one of another tab', () => {
    const store = createStorageStore('k', 'initial', { onError: () => {} })
    store.subscribe(() => {})
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => outOfRoom())
    store.set('kept')
    inOtherTab('other', '1')
    expect(store.get()).toBe('kept')
    inOtherTab('k', '"theirs"')
    expect(store.get()).toBe('theirs')
  })

  test.each([
    ['a storage that cannot be named', () => blocked()],
    ['a storage that is null, as in some web views', () => null as unknown as Storage],
  ])('%s is reported once by reading, and by every write', (_name, storage) => {
    const { seen, onError } = failures()
    const store = createStorageStore('k', 0, { storage, onError })
    expect([store.get(), store.get(), seen.length]).toEqual([0, 0, 1])
    store.set(1)
    store.set((n) => n + 1)
    expect([store.get(), seen.length]).toEqual([2, 3])
    store.remove()
    expect([store.get(), seen.length]).toEqual([0, 4])
    expect(new Set(seen.map((failure) => failure.split(':')[0]))).toEqual(new Set(['unavailable']))
  })

  test('a storage that becomes unavailable keeps the last value', () => {
    const storage = memoryStorage([['k', '1']])
    const store = createStorageStore('k', 0, { storage: () => storage, onError: () => {} })
    store.get()
    storage.getItem = () => blocked()
    expect(store.get()).toBe(1)
  })

  test('each unreadable text is reported once', () => {
    const { seen, onError } = failures()
    const store = createStorageStore('k', 0, { onError })
    store.subscribe(() => {})
    inOtherTab('k', '{')
    store.get()
    expect(seen).toEqual(['parse: SyntaxError'])
    inOtherTab('k', '[')
    expect([store.get(), seen.length]).toEqual([0, 2])
  })

  test('a value that validate rejects, and one for which it throws', () => {
    const { seen, onError } = failures()
    const validate = (value: unknown): value is number => {
      if (value === null) throw new TypeError('null')
      return typeof value === 'number'
    }
    const store = createStorageStore('k', 7, { validate, onError })
    localStorage.setItem('k', '"text"')
    expect(store.get()).toBe(7)
    localStorage.setItem('k', 'null')
    expect(store.get()).toBe(7)
    localStorage.setItem('k', '8')
    expect(store.get()).toBe(8)
    expect(seen).toEqual(['invalid: no cause', 'invalid: TypeError'])
  })

  test('a value that cannot be encoded is kept in memory, whatever the names of its properties', () => {
    const { seen, onError } = failures()
    const store = createStorageStore<object>('k', {}, { onError })
    const told = vi.fn()
    store.subscribe(told)
    const quota: Record<string, unknown> = {}
    quota['quota'] = quota
    store.set(quota)
    expect(store.get()).toBe(quota)
    expect([seen, told.mock.calls.length, localStorage.length]).toEqual([['invalid: TypeError'], 1, 0])
  })

  test('the handler may remove an unreadable value', () => {
    localStorage.setItem('k', '{')
    const store: StorageStore<number> = new StorageStore('k', 3, { onError: () => store.remove() })
    expect([store.get(), localStorage.getItem('k')]).toEqual([3, null])
  })

  test('a handler that throws leaves the store consistent', () => {
    const store = createStorageStore('k', 0, {
      onError(error) {
        throw error
      },
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => outOfRoom())
    expect(() => store.set(1)).toThrow(StorageError)
    expect(store.get()).toBe(1)
  })

  test('without a handler failures go to the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('k', '{')
    createStorageStore('k', 0).get()
    expect(warn.mock.calls).toEqual([[expect.any(StorageError)]])
  })

  test('an error has the key and the reason', () => {
    const cause = new Error('why')
    const error = new StorageError(StorageFailure.Quota, 'theme', cause)
    expect(error).toBeInstanceOf(Error)
    expect({ ...error, message: error.message, cause: error.cause }).toEqual({
      name: 'StorageError',
      reason: 'quota',
      key: 'theme',
      code: 'STORAGE_QUOTA',
      message: 'Expected the storage key "theme" to work, found quota: see the cause',
      cause,
    })
  })
})

test('a codec stores values that JSON does not support', () => {
  const codec: StorageCodec<ReadonlySet<string>> = {
    encode: (tags) => [...tags].join(' '),
    decode: (raw) => new Set(raw.split(' ')),
  }
  createStorageStore('k', new Set<string>(), { codec }).set(new Set(['new', 'sale']))
  expect(localStorage.getItem('k')).toBe('new sale')
  expect(createStorageStore<ReadonlySet<string>>('k', new Set(), { codec }).get()).toEqual(new Set(['new', 'sale']))
})

test('a value that validate rejects is not set, and reported', () => {
  const { seen, onError } = failures()
  const validate = (value: unknown): value is number => typeof value === 'number' && value > 0
  const store = createStorageStore('validated', 1, { validate, onError })
  store.set(5)
  store.set(-1)
  expect(store.get()).toBe(5)
  expect(seen).toEqual(['invalid: no cause'])
})

test('a key of other code that is plain text is read and written as it is', () => {
  const { seen, onError } = failures()
  localStorage.setItem('k', 'dark')
  const store = open<string>('k', 'light', { codec: textCodec, onError })
  opened.push(store)
  expect(store.get()).toBe('dark')
  store.set('')
  expect([store.get(), localStorage.getItem('k'), seen]).toEqual(['', '', []])
})

describe("a storage or a codec of one's own", () => {
  const later = (): never => Promise.reject(new Error('not seen')) as never

  test('may answer undefined for a key that it does not have', () => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key), setItem() {}, removeItem() {} } as unknown as Storage
    expect(createStorageStore('missing', 'initial', { storage: () => storage }).get()).toBe('initial')
  })

  test.each([
    ['getItem', 'unavailable: TypeError'],
    ['setItem', 'unavailable: TypeError'],
    ['removeItem', 'unavailable: TypeError'],
  ])('whose %s answers later is reported, and ends no program', async (method, failure) => {
    const { seen, onError } = failures()
    const storage = { getItem: () => null, setItem() {}, removeItem() {}, [method]: later } as unknown as Storage
    const store = createStorageStore('later', 'initial', { storage: () => storage, onError })
    expect(store.get()).toBe('initial')
    store.set('set')
    expect(store.get()).toBe('set')
    store.remove()
    expect([store.get(), new Set(seen)]).toEqual(['initial', new Set([failure])])
  })

  test('a schema that fails later ends no program', () => {
    const { seen, onError } = failures()
    const store = createStorageStore('k', 1, { validate: { '~standard': { validate: later } }, onError })
    store.set(2)
    expect([store.get(), seen]).toEqual([1, ['invalid: no cause']])
  })

  test.each<[string, (value: unknown) => unknown]>([
    ['an object', (value) => ({ value })],
    ['a number', Number],
  ])('a codec that writes %s writes nothing', (_, encode) => {
    const { seen, onError } = failures()
    localStorage.setItem('k', '1')
    const codec = { encode, decode: Number } as StorageCodec<unknown>
    createStorageStore('k', 0, { codec, onError }).set(2)
    expect([localStorage.getItem('k'), seen]).toEqual(['1', ['invalid: no cause']])
  })
})
