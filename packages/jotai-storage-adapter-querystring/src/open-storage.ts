import { checkArgument, checkOptions, failure, isPromiseLike } from '@signpost/utils-primitives'
import { BrowserLocationAdapter } from './browser-location-adapter.ts'
import { checkWhole } from './check-whole.ts'
import { CodecError } from './codec-error.ts'
import type { LocationAdapter } from './location-adapter.ts'
import type { QueryStorage } from './query-storage-type.ts'
import type { queryStorage } from './query-storage.ts'
import { shareQuery } from './shared-query.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/** Last text seen for a key. */
interface Seen<T> {
  text: string
  /** Absent when the text could not be decoded. */
  value?: T
}

let page: LocationAdapter | undefined

/**
 * Creates the storage behind `queryStorage` and `atomWithQuery`.
 *
 * @param initials - Default values that are known before Jotai passes them.
 */
export function openStorage<T>(
  taker: string,
  options: queryStorage.Options<T>,
  initials: Map<string, T> = new Map<string, T>(),
): QueryStorage<T> {
  checkOptions(taker, options, {
    codec: [
      'a codec with encode and decode, one of codecs',
      (value) =>
        ['encode', 'decode'].every((name) => typeof Object(value)[name] === 'function') &&
        ['undefined', 'function'].includes(typeof Object(value).join),
    ],
    history: { oneOf: ['push', 'replace'] },
    clearOnDefault: 'boolean',
    throttleMs: { from: 0, to: 2147483647, unit: 'milliseconds' },
    adapter: [
      'an adapter with read, commit and subscribe',
      (value) => ['read', 'commit', 'subscribe'].every((name) => typeof Object(value)[name] === 'function'),
    ],
    onError: 'function',
  })
  const { codec, history = 'replace', clearOnDefault = true, throttleMs = 0, adapter, onError } = options
  // Without it, writes would fail where no caller can catch it.
  if (!codec?.encode || !codec.decode) throw failure('INVALID_OPTION', 'Expected a codec, found none: see codecs')
  const query = shareQuery(adapter ?? (page ??= new BrowserLocationAdapter()))
  const seen = new Map<string, Seen<T>>()

  const fail = (cause: unknown, key: string, text?: string) => {
    const error =
      cause instanceof CodecError ? cause : new CodecError('Expected a working codec and adapter', { text, cause })
    if (onError) onError(error, key)
    else console.warn(`URL parameter "${key}":`, error)
  }

  /** Runs code of others, of which errors are reported. */
  const attempt = <R>(key: string, run: () => R, text?: string) => {
    try {
      return run()
    } catch (cause) {
      fail(cause, key, text)
      return undefined
    }
  }

  const read = (key: string, text: string | null, initial: T): T => {
    if (text === null) return initial
    let now = seen.get(key)
    if (now?.text !== text) {
      now = { text }
      seen.set(key, now)
      if (!codec.join && query.get(key).length > 1) {
        fail(new CodecError('Expected one parameter, not several', { text }), key)
      }
      const next = now
      attempt(
        key,
        () => {
          const value = codec.decode(text)
          checkArgument('INVALID_CODEC', value, 'a value at once', () => !isPromiseLike(value), 'use another codec')
          next.value = value
        },
        text,
      )
    }
    return 'value' in now ? (now.value as T) : initial
  }

  /** The text of the default of a key. The codec need not support an initial value. */
  const defaultText = (key: string) => {
    try {
      return initials.has(key) ? codec.encode(initials.get(key) as T) : null
    } catch {
      return null
    }
  }

  const refused = (cause: unknown, key: string, text: string | null) =>
    fail(new CodecError('Expected a write to succeed', { text: text ?? '', cause }), key)

  const write = (key: string, text: string | null) => query.set(key, text, history, throttleMs, refused)

  const textOf = (key: string): string | null =>
    attempt(key, () => {
      const texts = query.get(key)
      return (texts.length > 1 && codec.join?.(texts)) || texts[0]
    }) ?? null

  return {
    getItem(key, initial) {
      checkKey(key)
      initials.set(key, initial)
      return read(key, textOf(key), initial)
    },
    setItem(key, value) {
      checkKey(key)
      attempt(key, () => {
        if (clearOnDefault && initials.has(key) && Object.is(value, initials.get(key))) return write(key, null)
        const text = codec.encode(value)
        checkWhole(text)
        if (clearOnDefault && text === defaultText(key)) return write(key, null)
        seen.set(key, { text, value })
        write(key, text)
      })
    },
    removeItem(key) {
      checkKey(key)
      attempt(key, () => write(key, null))
    },
    subscribe(key, callback, initial) {
      checkKey(key)
      initials.set(key, initial)
      let told = textOf(key)
      const end = attempt(key, () =>
        query.subscribe(() => {
          const text = textOf(key)
          if (text === told) return
          told = text
          callback(read(key, text, initial))
        }),
      )
      return () => attempt(key, () => end?.())
    },
  }
}

function checkKey(key: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkArgument('INVALID_KEY', key, 'the name of a parameter', () => typeof key === 'string', "pass 'page'")
  }
}
