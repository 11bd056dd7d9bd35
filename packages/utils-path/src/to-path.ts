import { posix, sep, win32 } from 'node:path'
import { checkConversion, type ConversionOptions } from './conversion-options.ts'
import { pathOf } from './file-url.ts'
import type { PathInput } from './path-input.ts'

/**
 * Converts a file URL to a path, for functions that do not accept URLs. {@link toUrl} is the inverse.
 *
 * @remarks
 * Escapes in a URL are decoded; its query and fragment are dropped. The result is a system path, with `\` on Windows;
 * use {@link normalize} for `/`. A path is returned unchanged, unless `base` is set: then it is made absolute, and a
 * trailing separator is kept.
 *
 * @param input - A path or file URL.
 * @param options - The base of relative paths, and the system.
 * @returns A path. It is relative only if `input` is a relative path and `base` is absent.
 * @throws {@link UnsupportedUrlError} when `input` or `base` is a URL with a scheme other than `file:`, or has no path
 *   on the system: a remote host (except on Windows, where it is a server), no drive on Windows, an escaped `/`.
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
 * @searchAlias fileurltopath uri filename decode
 * @public
 */
export function toPath(input: PathInput, options: ConversionOptions = {}): string {
  checkConversion('toPath', options)
  const { base, windows = sep === '\\' } = options
  const path = pathOf(input, windows)
  if (base === undefined) return path

  const system = windows ? win32 : posix
  const absolute = system.resolve(pathOf(base, windows), path)
  const isFolder = windows ? /[\\/]$/.test(path) : path.endsWith('/')
  return isFolder && !absolute.endsWith(system.sep) ? absolute + system.sep : absolute
}
