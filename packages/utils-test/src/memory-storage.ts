import { checkArgument, checkOptions, failure, type ExpectedOption } from '@signpost/utils-primitives'
import { withNamedItems } from './named-items.ts'
import { replace } from './replace.ts'
import type { StorageArea } from './storage-area.ts'
import { StorageFault } from './storage-fault.ts'

/**
 * Options of a {@link MemoryStorage}.
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
  /** The initial items. */
  readonly entries?: Readonly<Record<string, string>> | undefined
  /** The capacity in UTF-16 code units of keys and values together. Defaults to unlimited. */
  readonly quota?: number | undefined
}

/**
 * Another tab's view of a {@link MemoryStorage}. Its changes cause `storage` events in this tab.
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
 * @searchAlias cross window storageevent sync
 * @public
 */
export type OtherTab = Pick<Storage, 'setItem' | 'removeItem' | 'clear'>

/** Checks the options of a storage, in development. */
export function checkStorage(taker: string, options: object, area?: ExpectedOption): void {
  checkOptions(taker, options, {
    entries: [
      'texts by key',
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.values(value as object).every((one) => typeof one === 'string'),
    ],
    quota: { from: 0, unit: 'characters' },
    area,
  })
}

/**
 * A `Storage` in memory that can simulate failures and changes by another tab.
 *
 * @remarks
 * It behaves like that of a browser, including named properties: `storage.theme` and `Object.keys(storage)` access its
 * items. Its methods can be replaced, so that a runner can spy on them. {@link mockStorage} installs one.
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
 * @searchAlias fake localstorage stub quota
 * @public
 */
export class MemoryStorage implements Storage, Disposable {
  /** An item, by its key. */
  [name: string]: unknown

  /**
   * Creates a storage, without installing it.
   *
   * @param options - The initial items, and the capacity.
   */
  constructor(options: MemoryStorageOptions = {}) {
    checkStorage('MemoryStorage', options)
    const { entries = {}, quota = Infinity } = options
    const state: State = { items: new Map(Object.entries(entries)), quota, fault: undefined, restore: undefined }
    const storage = withNamedItems(this, () => [...state.items.keys()])
    states.set(storage, state)
    return storage
  }

  /** The simulated failure; `undefined` while the storage works. */
  get fault(): StorageFault | undefined {
    return stateOf(this).fault
  }

  set fault(fault: StorageFault | undefined) {
    checkArgument(
      'INVALID_FAULT',
      fault,
      `${Object.values(StorageFault).join(' or ')} as fault`,
      () => fault === undefined || Object.values(StorageFault).includes(fault),
      'use StorageFault',
    )
    stateOf(this).fault = fault
  }

  /**
   * Changes the storage like another tab, dispatching `storage` on `window` after each change. Without a window, no
   * event is dispatched. {@link MemoryStorage.fault} and the capacity do not apply.
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
   * Number of items.
   *
   * @throws A `DOMException` when access is denied.
   */
  get length(): number {
    return open(this).items.size
  }

  /**
   * Returns a key by index.
   *
   * @param index - The index, from 0.
   * @returns The key, in the order in which keys were first set; `null` if the index is out of range.
   * @throws A `DOMException` when access is denied.
   */
  key(index: number): string | null {
    return [...open(this).items.keys()][index] ?? null
  }

  /**
   * Reads an item.
   *
   * @param key - The key.
   * @returns The value; `null` if the item does not exist.
   * @throws A `DOMException` when access is denied.
   */
  getItem(key: string): string | null {
    return open(this).items.get(String(key)) ?? null
  }

  /**
   * Writes an item.
   *
   * @param key - The key.
   * @param value - The value, which is converted to a string.
   * @throws A `DOMException` when access is denied or the capacity is exceeded.
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
   * Removes an item, if it exists.
   *
   * @param key - The key.
   * @throws A `DOMException` when access is denied.
   */
  removeItem(key: string): void {
    open(this).items.delete(String(key))
  }

  /**
   * Removes all items.
   *
   * @throws A `DOMException` when access is denied.
   */
  clear(): void {
    open(this).items.clear()
  }

  /**
   * Replaces a storage of the window. While access is denied, reading that property throws, as in browsers.
   *
   * @param area - The storage to replace.
   * @returns The same storage.
   */
  install(area: StorageArea = 'localStorage'): this {
    checkArgument(
      'INVALID_AREA',
      area,
      'localStorage or sessionStorage',
      () => area === 'localStorage' || area === 'sessionStorage',
      'name one of them',
    )
    this.restore()
    const get = (): this => {
      open(this)
      return this
    }
    stateOf(this).restore = replace(globalThis, area, { get, enumerable: true })
    return this
  }

  /** Restores the original storage, or removes it if there was none. No effect if not installed. */
  restore(): void {
    stateOf(this).restore?.()
  }

  /** Same as {@link MemoryStorage.restore}. */
  dispose(): void {
    this.restore()
  }

  /** Same as {@link MemoryStorage.restore}, for `using` declarations. */
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

/** Stored outside of the storages, where every property would be an item. */
const states = new WeakMap<object, State>()

function stateOf(storage: object): State {
  const state = states.get(storage)
  if (!state)
    throw failure('ILLEGAL_INVOCATION', 'Expected a MemoryStorage, found another object: call its methods on itself')
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
  // The constructor only accepts storages of the browser.
  Object.defineProperty(event, 'storageArea', { value: storageArea })
  globalThis.dispatchEvent(event)
}
