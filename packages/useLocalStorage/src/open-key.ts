import type { StorageCodec } from './storage-codec.ts'
import { StorageError } from './storage-error.ts'
import type { StorageFailure } from './storage-failure.ts'
import type { StorageOptions } from './storage-options.ts'

/** One key of a storage as functions that need no `this`; `StorageStore` is the same as a class. */
export interface OpenKey<T> {
  key: string
  /** The value while nothing usable is stored. Always the same object. */
  initial: () => T
  /** The present value: the same object for as long as the stored text is the same. */
  get: () => T
  /** Stores a value and tells every open key of the window. */
  set: (next: T | ((previous: T) => T)) => void
  /** Removes the key and tells every open key of the window. */
  remove: () => void
  /** Calls `listener` after each change of the value, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
  /**
   * Reports the failures that wait, and from now on each one as soon as the state is in order again. They wait as long
   * as no handler was given, and those of `initial` and `get` until the next call, because React calls these while
   * it renders.
   */
  report: (handler?: (failure: StorageError) => void) => void
}

/**
 * What every open key of the window is told after a write. It carries the text, because that may not have reached the
 * storage: a theme still changes in all of a page whose storage is blocked.
 */
interface Write {
  key: string
  /** Absent when the value could not be encoded. */
  raw: string | null | undefined
  /** Open keys with the same source share what could not be stored. */
  source: unknown
}

const write = 'signpost:storage'

// A page that comes back from the back/forward cache got no `storage` event while it was away.
const sources = ['storage', 'pageshow', write]

// A server has no window to hear other tabs through, but a store has subscribers there all the same.
const bus: EventTarget = globalThis.window ?? new EventTarget()

const json: StorageCodec<never> = { encode: JSON.stringify, decode: (raw) => JSON.parse(raw) as never }

const settle = <T, A extends unknown[]>(value: T | ((...args: A) => T), ...args: A) =>
  typeof value === 'function' ? (value as (...args: A) => T)(...args) : value

/**
 * Opens one key of a storage. Nothing is read, and the window is not listened to, before it is asked for.
 *
 * Two texts are kept apart: the one last seen in the storage, which tells whether anybody changed it, and the one the
 * value stands for, which differs from it after a write that failed. Failures are named by the enum's values, so that
 * its object is bundled only where a program uses it.
 *
 * @param area - The storage where the options name none. One function for all, so that open keys recognise each other
 *   where the storage itself cannot be named.
 */
export function openKey<T>(
  key: string,
  initial: T | (() => T),
  options: StorageOptions<T>,
  area: () => Storage,
): OpenKey<T> {
  const { codec = json, storage = area, sync = true, validate } = options
  // Who does not follow the others is no source of theirs either: what it cannot store is its own.
  const source = sync ? storage : {}
  const failures: StorageError[] = []
  let handle: ((failure: StorageError) => void) | undefined
  let seen: string | null | undefined
  let raw: string | null | undefined
  let value: T

  const first = () => (initial = settle(initial))

  const fail = (reason: `${StorageFailure}`, cause?: unknown) =>
    failures.push(new StorageError(reason as StorageFailure, key, cause))

  const report = (handler = handle) => {
    handle = handler
    if (handler) failures.splice(0).forEach((failure) => handler(failure))
  }

  const read = () => {
    try {
      return storage().getItem(key)
    } catch (cause) {
      if (seen === undefined) fail('unavailable', cause)
      return seen ?? null
    }
  }

  /** Makes `text` what the value stands for. The same text keeps the same object. */
  const take = (text: string | null) => {
    if (text === raw) return
    if (text !== null) {
      let reason: `${StorageFailure}` = 'parse'
      try {
        value = codec.decode(text)
        reason = 'invalid'
        if (!validate || validate(value)) {
          raw = text
          return
        }
        fail(reason)
      } catch (cause) {
        fail(reason, cause)
      }
    }
    value = first()
    raw = text
  }

  const get = () => {
    if (sync || seen === undefined) {
      const text = read()
      if (text !== seen) {
        take(text)
        seen = text
      }
    }
    return value
  }

  const put = (next: T, remove?: boolean) => {
    value = next
    raw = undefined
    try {
      raw = remove ? null : (codec.encode(next) ?? null)
      if (raw === null) {
        value = first()
        storage().removeItem(key)
      } else {
        storage().setItem(key, raw)
      }
    } catch (cause) {
      // QuotaExceededError, in Firefox NS_ERROR_DOM_QUOTA_REACHED.
      const full = /quota/i.test(String(cause))
      fail(raw === undefined ? 'invalid' : full ? 'quota' : 'unavailable', cause)
    }
    seen = read()
    bus.dispatchEvent(Object.assign(new Event(write), { key, raw, source } satisfies Write))
    report()
  }

  return {
    key,
    initial: first,
    get,
    set: (next) => put(settle(next, get())),
    remove: () => put(value, true),
    report,
    subscribe(listener) {
      let told = get()
      const follow = (event: Event) => {
        const { key: changed, raw: text, source: by } = event as Event & Partial<Write>
        if ((changed ?? key) !== key) return
        if (text !== undefined && by === source) {
          take(text)
          seen = read()
        } else {
          get()
        }
        if (!Object.is(told, value)) {
          told = value
          listener()
        }
        report()
      }
      sources.forEach((type) => bus.addEventListener(type, follow))
      return () => sources.forEach((type) => bus.removeEventListener(type, follow))
    },
  }
}
