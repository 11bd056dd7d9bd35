import { checkArgument } from '@signpost/utils-primitives'
import { fileURLToPath } from 'node:url'
import type { PathInput } from './path-input.ts'
import { UnsupportedUrlError } from './unsupported-url-error.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/** Text that is parsed as a URL. At least two letters, because `C://` is a path. */
const URL_TEXT = /^(file:|[a-z][a-z\d+.-]+:\/\/)/i

/** Whether a text would be parsed as a URL rather than a path. */
export function readsAsUrl(text: string): boolean {
  return URL_TEXT.test(text)
}

/**
 * Checks whether an input is a file URL: a `URL` whose scheme is `file:`, or a string that begins with `file:/`.
 *
 * @remarks
 * It does not check that the URL is valid or that the file exists. A `URL` of another realm, such as a `vm` context, is
 * accepted. A string such as `file:a.txt` is not: there are no relative file URLs.
 *
 * @param input - A path or URL.
 * @returns Whether it is a file URL.
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
 * @searchAlias uri protocol local
 * @public
 */
export function isFileUrl(input: PathInput): boolean {
  checkPath(input)
  // `test` converts a URL to a string.
  return /^file:[\\/]/i.test(input as string)
}

/**
 * Applies `convert` to a file URL, as a `URL` of this realm; returns `undefined` for a path.
 *
 * @throws {@link UnsupportedUrlError} for any other URL, and when `convert` throws.
 */
export function fromFileUrl<T>(input: PathInput, convert: (url: URL) => T): T | undefined {
  if (typeof input === 'string' && !readsAsUrl(input)) return undefined
  // Not for a path, because Node.js reads its environment slowly.
  checkPath(input)
  let cause: unknown
  try {
    if (isFileUrl(input)) return convert(new URL(input))
  } catch (error) {
    cause = error
  }
  throw new UnsupportedUrlError(input, 'a path or a file URL', cause as Error | undefined)
}

/** Returns a path unchanged, or the path of a file URL. */
export function pathOf(input: PathInput, windows: boolean): string {
  return fromFileUrl(input, (url) => fileURLToPath(url, { windows })) ?? (input as string)
}

function checkPath(input: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkArgument(
      'INVALID_PATH',
      input,
      'a path or a URL',
      () => typeof input === 'string' || (Object(input) === input && 'href' in (input as object)),
      'pass a text',
    )
  }
}
