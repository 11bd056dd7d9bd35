import { withNamedItems } from './named-items.ts'
import { replace } from './replace.ts'
import type { StorageArea } from './storage-area.ts'
import { StorageFault } from './storage-fault.ts'

/**
 * What a {@link MemoryStorage} holds at first, and how much it can hold.
 *
 * @example
 * ```ts
 * import { MemoryStorage, type MemoryStorageOptions } from '@signpost/utils-test'
 *
 * const options: MemoryStorageOptions = { entries: { theme: 'dark' }, quota: 20 }
 * const storage = new MemoryStorage(options)
 * ```
 *
 * @public
 */
export interface MemoryStorageOptions {
  /** The items that are there at first. */
  readonly entries?: Readonly<Record<string, string>> | undefined
  /** How much fits, in UTF-16 code units of keys and values together; everything by default. */
  readonly quota?: number | undefined
}

/**
 * Another tab's view of a {@link MemoryStorage}: what it does comes to this one as a `storage` event.
 *
 * @example
 * ```ts
 * import { mockStorage, type OtherTab } from '@signpost/utils-test'
 *
 * function signOut(tab: OtherTab): void {
 *   tab.removeItem('session')
 * }
 *
 * using storage = mockStorage({ entries: { session: 'abc' } })
 * window.addEventListener('storage', ({ key, newValue }) => console.log(key, newValue))
 * signOut(storage.otherTab) // session null
 * ```
 *
 * @public
 */
export type OtherTab = Pick<Storage, 'setItem' | 'removeItem' | 'clear'>

/**
 * A `Storage` in memory, which can be made to fail and to change as if by another tab.
 *
 * @remarks
 * It behaves as the one of a browser does, also as an object: `storage.theme` and `Object.keys(storage)` are about its
 * items. Only its methods can be replaced, so that a runner can spy on them. {@link mockStorage} installs one.
 *
 * @example
 * ```ts
 * import { MemoryStorage, StorageFault } from '@signpost/utils-test'
 *
 * const storage = new MemoryStorage({ entries: { theme: 'dark' } })
 * storage.getItem('theme') // 'dark'
 * storage.fault = StorageFault.Quota
 * storage.setItem('theme', 'light') // throws a DOMException, QuotaExceededError
 * ```
 *
 * @public
 */
export class MemoryStorage implements Storage, Disposable {
  /** An item, by its key. */
  [name: string]: unknown

  /**
   * Makes a storage, without installing it.
   *
   * @param options - What is in it, and how much fits.
   */
  constructor(options: MemoryStorageOptions = {}) {
    const { entries = {}, quota = Infinity } = options
    const state: State = { items: new Map(Object.entries(entries)), quota, fault: undefined, restore: undefined }
    const storage = withNamedItems(this, () => [...state.items.keys()])
    states.set(storage, state)
    return storage
  }

  /** How the storage fails from now on; `undefined` while it works. */
  get fault(): StorageFault | undefined {
    return stateOf(this).fault
  }

  set fault(fault: StorageFault | undefined) {
    stateOf(this).fault = fault
  }

  /**
   * Does what another tab would, and dispatches `storage` on `window` when that changes something. Where there is no
   * window, nobody is told. No {@link MemoryStorage.fault} is in its way, and no quota.
   */
  get otherTab(): OtherTab {
    const { items } = stateOf(this)
    const change = (key: string, newValue: string | null): void => {
      const oldValue = items.get(key) ?? null
      if (oldValue === newValue) return
      if (newValue === null) items.delete(key)
      else items.set(key, newValue)
      tell(this, { key, oldValue, newValue })
    }
    return {
      setItem: (key, value) => change(String(key), String(value)),
      removeItem: (key) => change(String(key), null),
      clear: () => {
        if (items.size === 0) return
        items.clear()
        tell(this, { key: null, oldValue: null, newValue: null })
      },
    }
  }

  /**
   * The number of items.
   *
   * @throws A `DOMException` when access is refused.
   */
  get length(): number {
    return open(this).items.size
  }

  /**
   * A key by its number.
   *
   * @param index - The number, from 0.
   * @returns The key, in the order in which they were first set; `null` when there are not so many.
   * @throws A `DOMException` when access is refused.
   */
  key(index: number): string | null {
    return [...open(this).items.keys()][index] ?? null
  }

  /**
   * Reads an item.
   *
   * @param key - Its key.
   * @returns Its value; `null` when there is none.
   * @throws A `DOMException` when access is refused.
   */
  getItem(key: string): string | null {
    return open(this).items.get(String(key)) ?? null
  }

  /**
   * Writes an item.
   *
   * @param key - Its key.
   * @param value - Its value, which becomes a text.
   * @throws A `DOMException` when access is refused or there is no room.
   */
  setItem(key: string, value: string): void {
    const { items, fault, quota } = open(this)
    const next = new Map(items).set(String(key), String(value))
    let size = 0
    for (const [one, text] of next) size += one.length + text.length
    if (fault === StorageFault.Quota || size > quota) {
      throw new DOMException(`Setting the value of '${key}' exceeded the quota.`, StorageFault.Quota)
    }
    items.set(String(key), String(value))
  }

  /**
   * Removes an item, if there is one.
   *
   * @param key - Its key.
   * @throws A `DOMException` when access is refused.
   */
  removeItem(key: string): void {
    open(this).items.delete(String(key))
  }

  /**
   * Removes all items.
   *
   * @throws A `DOMException` when access is refused.
   */
  clear(): void {
    open(this).items.clear()
  }

  /**
   * Takes the place of a storage of the window. While access is refused, reading that property throws, as in browsers.
   *
   * @param area - Which one.
   * @returns The same storage.
   */
  install(area: StorageArea = 'localStorage'): this {
    this.restore()
    const get = (): this => {
      open(this)
      return this
    }
    stateOf(this).restore = replace(globalThis, area, { get, enumerable: true })
    return this
  }

  /** Puts back the storage that was there before, or none. Does nothing when it is not installed. */
  restore(): void {
    stateOf(this).restore?.()
  }

  /** The same as {@link MemoryStorage.restore}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.restore()
  }
}

interface State {
  readonly items: Map<string, string>
  readonly quota: number
  fault: StorageFault | undefined
  restore: (() => void) | undefined
}

/** Beside the storages rather than in them, where every property is an item. */
const states = new WeakMap<object, State>()

function stateOf(storage: object): State {
  const state = states.get(storage)
  if (!state) throw new TypeError('Illegal invocation: expected a MemoryStorage')
  return state
}

function open(storage: object): State {
  const state = stateOf(storage)
  if (state.fault === StorageFault.Security)
    throw new DOMException('Access is denied for this document.', StorageFault.Security)
  return state
}

function tell(storageArea: MemoryStorage, change: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): void {
  if (typeof StorageEvent !== 'function') return
  const event = new StorageEvent('storage', { ...change, url: globalThis.location?.href ?? '' })
  // The constructor takes no storage but the browser's own.
  Object.defineProperty(event, 'storageArea', { value: storageArea })
  globalThis.dispatchEvent(event)
}
