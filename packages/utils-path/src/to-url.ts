import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConversionOptions } from './conversion-options.ts'
import { fromFileUrl } from './file-url.ts'
import type { PathInput } from './path-input.ts'
import { toPath } from './to-path.ts'

/**
 * The URL of a file. {@link toPath} is the inverse.
 *
 * @remarks
 * Whatever a URL gives a meaning to, such as `#`, `?` and `%`, is escaped. A `/` at the end of a path is kept. A URL keeps
 * its query and its fragment.
 *
 * @param input - A path or file URL. A relative path starts from `base`, or else from the working directory.
 * @param options - What a relative path starts from, and the system.
 * @returns A new `URL` whose scheme is `file:`.
 * @throws {@link UnsupportedUrlError} when `input` is a URL with another scheme, or `base` is one without a path.
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
 * @public
 */
export function toUrl(input: PathInput, options: ConversionOptions = {}): URL {
  const { windows = sep === '\\' } = options
  return fromFileUrl(input, (url) => url) ?? pathToFileURL(toPath(input, options), { windows })
}
