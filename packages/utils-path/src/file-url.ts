import { fileURLToPath } from 'node:url'
import type { PathInput } from './path-input.ts'
import { UnsupportedUrlError } from './unsupported-url-error.ts'

/** A text that is meant as a URL. Two letters at least, for `C://` is a path. */
const URL_TEXT = /^(file:|[a-z][a-z\d+.-]+:\/\/)/i

/** Whether a text would be taken for a URL, not for a path. */
export function readsAsUrl(text: string): boolean {
  return URL_TEXT.test(text)
}

/**
 * Whether something is a file URL: a `URL` whose scheme is `file:`, or a text that begins with `file:/`.
 *
 * @remarks
 * Says nothing about a file being there, nor about the URL being valid. A `URL` of another realm, such as a `vm` context,
 * counts. A text such as `file:a.txt` does not: there are no relative file URLs.
 *
 * @param input - A path or URL.
 * @returns `true` for a file URL.
 *
 * @example
 * ```ts
 * import { isFileUrl } from '@signpost/utils-path'
 *
 * isFileUrl('file:///tmp/a.txt') // true
 * isFileUrl(new URL('https://example.com/')) // false
 * isFileUrl('/tmp/a.txt') // false
 * ```
 *
 * @public
 */
export function isFileUrl(input: PathInput): boolean {
  // `test` makes a text of a URL by itself.
  return /^file:[\\/]/i.test(input as string)
}

/**
 * What `convert` makes of a file URL, which it gets as a `URL` of this realm; `undefined` for a path.
 *
 * @throws {@link UnsupportedUrlError} for every other URL, and when `convert` throws.
 */
export function fromFileUrl<T>(input: PathInput, convert: (url: URL) => T): T | undefined {
  if (typeof input === 'string' && !readsAsUrl(input)) return undefined
  let cause: unknown
  try {
    if (isFileUrl(input)) return convert(new URL(input))
  } catch (error) {
    cause = error
  }
  throw new UnsupportedUrlError(input, 'a path or a file URL', cause as Error | undefined)
}

/** The path that was given, or the one of the URL. */
export function pathOf(input: PathInput, windows: boolean): string {
  return fromFileUrl(input, (url) => fileURLToPath(url, { windows })) ?? (input as string)
}
