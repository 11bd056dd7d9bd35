// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MemoryStorage } from './memory-storage.ts'
import { mockStorage, type MockStorageOptions } from './mock-storage.ts'
import { spy } from './spy.ts'
import { StorageFault } from './storage-fault.ts'

function installed(options?: MockStorageOptions): MemoryStorage {
  const storage = mockStorage(options)
  onTestFinished(() => storage.restore())
  return storage
}

/** Error of a call. */
function thrownBy(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  return undefined
}

/** Observations of a storage, for comparison with that of jsdom. */
function observe(storage: Storage): unknown[] {
  const seen: unknown[] = [storage.length, storage.getItem('theme'), storage.key(0)]
  storage.setItem('theme', 'dark')
  storage.setItem('n', 1 as never)
  storage['named'] = 'yes'
  seen.push(storage.length, storage.key(1), storage.key(3), storage.getItem('named'), storage['n'], storage['none'])
  seen.push(
    'theme' in storage,
    'none' in storage,
    'getItem' in storage,
    Object.hasOwn(storage, 'theme'),
    typeof storage.getItem,
  )
  seen.push(Object.keys(storage), Object.entries(storage), JSON.stringify(storage), { ...storage })
  seen.push(delete storage['named'], storage.getItem('named'), delete storage['none'])
  storage.setItem('getItem', 'an item')
  storage.setItem('__proto__', 'another')
  seen.push(typeof storage.getItem, storage.getItem('getItem'), storage.getItem('__proto__'), storage.length)
  storage.setItem('theme', 'light')
  seen.push(storage.key(0), storage['theme'])
  storage.removeItem('theme')
  storage.removeItem('theme')
  seen.push(storage.length, storage.getItem('theme'))
  storage.clear()
  seen.push(storage.length, Object.keys(storage))
  return seen
}

describe('MemoryStorage', () => {
  test('behaves like the storage of jsdom', () => {
    localStorage.clear()
    expect(observe(new MemoryStorage())).toEqual(observe(localStorage))
  })

  test('keeps its own items only', () => {
    const storage = new MemoryStorage({ entries: { theme: 'dark' } })
    expect(new MemoryStorage().length).toBe(0)
    expect([storage.length, storage['theme'], storage['constructor']]).toEqual([1, 'dark', MemoryStorage])
    expect(() => MemoryStorage.prototype.getItem.call({} as MemoryStorage, 'theme')).toThrow(TypeError)
  })

  test('simulates a full storage: only setItem throws QuotaExceededError', () => {
    const storage = new MemoryStorage({ entries: { theme: 'dark' } })
    storage.fault = StorageFault.Quota
    expect(storage.fault).toBe('QuotaExceededError')
    for (const write of [() => storage.setItem('theme', ''), () => (storage['theme'] = '')]) {
      expect(thrownBy(write)).toBeInstanceOf(DOMException)
      expect(thrownBy(write)).toMatchObject({ name: 'QuotaExceededError', code: 22 })
    }
    expect(storage.getItem('theme')).toBe('dark')
    storage.removeItem('theme')
    storage.fault = undefined
    storage.setItem('theme', 'light')
    expect(storage.getItem('theme')).toBe('light')
  })

  test('is full when keys and values exceed its quota', () => {
    const storage = new MemoryStorage({ quota: 6 })
    storage.setItem('ab', '1234')
    expect(thrownBy(() => storage.setItem('c', ''))).toMatchObject({ name: 'QuotaExceededError' })
    expect(storage.getItem('c')).toBeNull()
    storage.setItem('ab', '123')
    storage.setItem('c', '')
    expect(storage.length).toBe(2)
  })

  test('simulates denied access', () => {
    const storage = new MemoryStorage({ entries: { theme: 'dark' } })
    storage.fault = StorageFault.Security
    const accesses = [
      () => storage.length,
      () => storage.key(0),
      () => storage.getItem('theme'),
      () => storage.setItem('theme', 'light'),
      () => storage.removeItem('theme'),
      () => storage.clear(),
      () => storage['theme'],
    ]
    for (const access of accesses)
      expect(thrownBy(access), String(access)).toMatchObject({ name: 'SecurityError', code: 18 })
    storage.fault = undefined
    expect(storage.getItem('theme')).toBe('dark')
  })

  test('lets a runner spy on its methods', () => {
    const storage = new MemoryStorage()
    const setItem = vi.spyOn(storage, 'setItem')
    storage.setItem('theme', 'dark')
    expect(setItem).toHaveBeenCalledExactlyOnceWith('theme', 'dark')
    storage.getItem = () => 'replaced'
    expect([storage.getItem('x'), storage.length]).toEqual(['replaced', 1])
  })
})

describe('mockStorage', () => {
  test.each(['localStorage', 'sessionStorage'] as const)('replaces %s, and restores it', (area) => {
    const before = globalThis[area]
    before.clear()
    {
      using storage = mockStorage({ area, entries: { theme: 'dark' } })
      expect(globalThis[area]).toBe(storage)
      expect(window[area].getItem('theme')).toBe('dark')
      globalThis[area].setItem('theme', 'light')
      expect(storage.getItem('theme')).toBe('light')
    }
    expect(globalThis[area]).toBe(before)
    expect(before.length).toBe(0)
  })

  test('can be installed again, elsewhere', () => {
    const [local, session] = [globalThis.localStorage, globalThis.sessionStorage]
    const storage = installed()
    storage.install('sessionStorage')
    expect([globalThis.localStorage, globalThis.sessionStorage]).toEqual([local, storage])
    storage.restore()
    storage.restore()
    expect(globalThis.sessionStorage).toBe(session)
  })

  test('throws where browsers do, at the property of the window', () => {
    const storage = installed()
    storage.fault = StorageFault.Security
    expect(thrownBy(() => window.localStorage)).toMatchObject({ name: 'SecurityError' })
  })

  test('dispatches events only for changes of another tab', () => {
    const storage = installed({ entries: { theme: 'dark' } })
    const onStorage = spy()
    window.addEventListener('storage', onStorage)
    onTestFinished(() => window.removeEventListener('storage', onStorage))

    storage.setItem('theme', 'light')
    storage.otherTab.setItem('theme', 'light')
    storage.otherTab.removeItem('none')
    expect(onStorage.calls).toEqual([])

    storage.fault = StorageFault.Security
    storage.otherTab.setItem('theme', 'dark')
    storage.fault = undefined
    storage.otherTab.setItem('n', '1')
    storage.otherTab.removeItem('n')
    storage.otherTab.clear()
    storage.otherTab.clear()
    const always = { type: 'storage', storageArea: storage, url: location.href }
    expect(onStorage.calls).toMatchObject([
      [{ ...always, key: 'theme', oldValue: 'light', newValue: 'dark' }],
      [{ ...always, key: 'n', oldValue: null, newValue: '1' }],
      [{ ...always, key: 'n', oldValue: '1', newValue: null }],
      [{ ...always, key: null, oldValue: null, newValue: null }],
    ])
    expect(onStorage.calls.every(([event]) => event instanceof StorageEvent && event.storageArea === storage)).toBe(
      true,
    )
    expect(storage.length).toBe(0)
  })
})
