import { posix, sep, win32 } from 'node:path'
import type { ConversionOptions } from './conversion-options.ts'
import { pathOf } from './file-url.ts'
import type { PathInput } from './path-input.ts'

/**
 * The path of a file, for functions that take no URL. {@link toUrl} is the inverse.
 *
 * @remarks
 * Of a URL, escapes are decoded, and the query and the fragment are left out. The path is one of the system, with `\` on
 * Windows; {@link normalize} gives one with `/`. A path is returned as it is, unless it is relative and there is a `base`:
 * then it is made absolute, and a separator at its end is kept.
 *
 * @param input - A path or file URL.
 * @param options - What a relative path starts from, and the system.
 * @returns A path. It is relative only when `input` is a relative path and there is no `base`.
 * @throws {@link UnsupportedUrlError} when `input` or `base` is a URL with a scheme other than `file:`, or one that
 *   names no path of the system: a host that is not this one (except on Windows, where it is a server), no drive on
 *   Windows, an escaped `/`.
 *
 * @example
 * ```ts
 * import { toPath } from '@signpost/utils-path'
 *
 * toPath('file:///tmp/100%25.txt', { windows: false }) // '/tmp/100%.txt'
 * toPath('file:///C:/a%20b.txt', { windows: true }) // 'C:\\a b.txt'
 * toPath('b.txt', { base: '/tmp/a', windows: false }) // '/tmp/a/b.txt'
 * ```
 *
 * @public
 */
export function toPath(input: PathInput, options: ConversionOptions = {}): string {
  const { base, windows = sep === '\\' } = options
  const path = pathOf(input, windows)
  if (base === undefined) return path

  const system = windows ? win32 : posix
  const absolute = system.resolve(pathOf(base, windows), path)
  const isFolder = windows ? /[\\/]$/.test(path) : path.endsWith('/')
  return isFolder && !absolute.endsWith(system.sep) ? absolute + system.sep : absolute
}
