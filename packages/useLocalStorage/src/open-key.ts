import { checkAnswer, checkListener, checkOptions } from './check-options.ts'
import { encodeJson } from './encode-json.ts'
import type { StorageCodec } from './storage-codec.ts'
import { StorageError } from './storage-error.ts'
import type { StorageFailure } from './storage-failure.ts'
import type { StorageOptions } from './storage-options.ts'

/** A storage key as functions without `this`. `StorageStore` is the corresponding class. */
export interface OpenKey<T> {
  key: string
  /** The value when no valid value is stored. Always the same object. */
  initial: () => T
  /** The current value. The same stored text gives the same object. */
  get: () => T
  /** Stores a value and notifies every open key of the window. */
  set: (next: T | ((previous: T) => T)) => void
  /** Removes the key and notifies every open key of the window. */
  remove: () => void
  /** Calls `listener` after each change of the value. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /**
   * Reports pending failures, and later ones as soon as the state is consistent. Failures stay pending until a handler
   * is set; those of `initial` and `get` until the next call, because React calls these during rendering.
   */
  report: (handler?: (failure: StorageError) => void) => void
}

/**
 * Notification of every open key of the window after a write. It has the text, which may not be in the storage: if
 * storage is blocked, a theme still changes on the whole page.
 */
interface Write {
  key: string
  /** Absent when the value could not be encoded. */
  raw: string | null | undefined
  /** Open keys with the same source share values that could not be stored. */
  source: unknown
}

const write = 'signpost:storage'

// A page restored from the back/forward cache received no `storage` events while it was cached.
const sources = ['storage', 'pageshow', write]

// On a server there is no window with events of other tabs, but stores still notify each other.
const bus: EventTarget = globalThis.window ?? new EventTarget()

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

const json: StorageCodec<never> = {
  encode: encodeJson,
  decode: (raw) => JSON.parse(raw) as never,
}

const settle = <T, A extends unknown[]>(value: T | ((...args: A) => T), ...args: A) =>
  typeof value === 'function' ? (value as (...args: A) => T)(...args) : value

/**
 * Opens a storage key. It neither reads nor listens before first use.
 *
 * Two texts are tracked: the last one seen in the storage, to detect changes by others, and the text of the current
 * value, which differs from it after a failed write. Failures are enum values as literals, so that the enum is bundled
 * only if the program uses it.
 *
 * @param area - The default storage. A shared constant function, so that open keys recognise each other even if the
 *   storage is not accessible.
 */
export function openKey<T>(
  key: string,
  initial: T | (() => T),
  options: StorageOptions<T>,
  area: () => Storage,
): OpenKey<T> {
  checkOptions(key, options)
  const { codec = json, storage = area, sync = true, validate } = options

  /** Takes a valid value, or the result of its schema. Reports any other. */
  const accept = (next: T) => {
    try {
      if (typeof validate === 'object') {
        const result = validate['~standard'].validate(next) as { value?: T }
        if (!('value' in result)) {
          // Of a schema that answers later: its error would be uncaught.
          Promise.resolve(result).catch(() => {})
          throw undefined
        }
        next = result.value as T
      } else if (validate) {
        const isValid: unknown = validate(next)
        if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkAnswer(isValid)
        if (!isValid) throw undefined
      }
      value = next
      return true
    } catch (cause) {
      fail('invalid', cause)
      return undefined
    }
  }

  // A key with `sync: false` is a separate source: values that it cannot store are not shared.
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
      // A storage of one's own may answer `undefined`.
      const text = storage().getItem(key) ?? null
      if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkAnswer(text)
      return text
    } catch (cause) {
      if (seen === undefined) fail('unavailable', cause)
      return seen ?? null
    }
  }

  /** Sets the value to that of `text`. The same text keeps the same object. */
  const take = (text: string | null) => {
    if (text === raw) return
    if (text !== null) {
      try {
        const decoded = codec.decode(text)
        if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkAnswer(decoded)
        if (accept(decoded)) {
          raw = text
          return
        }
      } catch (cause) {
        fail('parse', cause)
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
    // `undefined` removes the key.
    if (remove || next === undefined) value = next
    else if (!accept(next)) {
      report()
      return
    }
    next = value
    raw = undefined
    try {
      const text = remove ? null : (codec.encode(next) ?? null)
      if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkAnswer(text)
      // A storage would keep anything else, such as a promise, as a text that means nothing.
      if (text !== null && typeof text !== 'string') throw undefined
      raw = text
      if (raw === null) value = first()
      const done: unknown = raw === null ? storage().removeItem(key) : storage().setItem(key, raw)
      if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkAnswer(done)
    } catch (cause) {
      // QuotaExceededError; in Firefox NS_ERROR_DOM_QUOTA_REACHED.
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
      checkListener(listener)
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
      return () => {
        sources.forEach((type) => bus.removeEventListener(type, follow))
        // The platform may still call it.
        listener = () => {}
      }
    },
  }
}
