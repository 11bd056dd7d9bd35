import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkConversion, type ConversionOptions } from './conversion-options.ts'
import { fromFileUrl } from './file-url.ts'
import type { PathInput } from './path-input.ts'
import { toPath } from './to-path.ts'

/**
 * Converts a path to a file URL. {@link toPath} is the inverse.
 *
 * @remarks
 * Characters with a meaning in URLs, such as `#`, `?` and `%`, are escaped. A trailing `/` of a path is kept. A URL
 * keeps its query and fragment.
 *
 * @param input - A path or file URL. A relative path is resolved from `base`, or else from the working directory.
 * @param options - The base of relative paths, and the system.
 * @returns A new `URL` whose scheme is `file:`.
 * @throws {@link UnsupportedUrlError} when `input` is a URL with another scheme, or `base` is a URL without a file
 *   path.
 *
 * @example
 * ```ts
 * import { toUrl } from '@signpost/utils-path'
 *
 * toUrl('/tmp/100% #1.txt', { windows: false }).href // 'file:///tmp/100%25%20%231.txt'
 * toUrl('\\\\server\\share\\a.txt', { windows: true }).href // 'file://server/share/a.txt'
 * toUrl('b/', { base: 'file:///tmp', windows: false }).href // 'file:///tmp/b/'
 * ```
 *
 * @searchAlias pathtofileurl uri href encode
 * @public
 */
export function toUrl(input: PathInput, options: ConversionOptions = {}): URL {
  checkConversion('toUrl', options)
  const { windows = sep === '\\' } = options
  return fromFileUrl(input, (url) => url) ?? pathToFileURL(toPath(input, options), { windows })
}
