import { checkOptions, failure, checkArgument } from '@signpost/utils-primitives'
import { pathOf } from '../file-url.ts'
import type { JoinOptions, JoinParts } from '../join-options.ts'
import type { PathInput, PosixPath } from '../path-input.ts'
import { UnsupportedUrlError } from '../unsupported-url-error.ts'
import { isWindows, slashed, type System } from './system.ts'

/**
 * Windows treats `a:b` as a drive or a file stream, ignores dots and spaces at the end of a name, and opens a device for
 * `CON` or `nul.txt` in any folder.
 *
 * @see {@link https://learn.microsoft.com/windows/win32/fileio/naming-a-file | Naming files}
 */
const outsideWindows = /:|.[. ](\\|$)|(^|\\)(con(in\$|out\$)?|prn|aux|nul|(com|lpt)[\d¹²³]) *([.\\]|$)/i

export function joinOn(system: System, base: PathInput, parts: JoinParts): URL | PosixPath {
  checkArgument(
    'INVALID_PATH',
    base,
    'a path or a URL',
    () => typeof base === 'string' || (Object(base) === base && 'href' in (base as object)),
    'pass a text',
  )
  const options = parts.at(-1) as JoinOptions | string | undefined
  checkArgument(
    'INVALID_PATH',
    parts,
    'texts to join, and then options',
    () => parts.slice(0, -1).every((part) => typeof part === 'string'),
    'convert the parts first',
  )
  checkOptions('join', options === undefined || typeof options === 'string' ? {} : options, { within: 'boolean' })
  // Joined to the current folder, so that a leading `/` or drive of a part has no effect.
  const rest = system.join('.', ...(parts as (string | JoinOptions)[]).filter((part) => typeof part === 'string'))
  const outside = isWindows(system) ? outsideWindows : /^\.\.(\/|$)/
  if ((options as JoinOptions | undefined)?.within && outside.test(rest)) {
    throw failure('OUTSIDE', `Expected a path within "${base}", found "${rest}": stay in it`, RangeError)
  }
  return typeof base === 'string'
    ? slashed(system, system.join(pathOf(base, isWindows(system)), rest))
    : joinUrl(base, slashed(system, rest))
}

function joinUrl(base: URL, rest: string): URL {
  if (!URL.canParse('.', base)) throw new UnsupportedUrlError(base, 'a URL with a path')
  const folder = new URL(base)
  folder.pathname = folder.pathname.replace(/\/?$/, '/')
  // The URL parser escapes the rest, but trims control characters and spaces.
  return new URL(`./${rest.replace(/[ \p{Cc}%\\?#]/gu, encodeURIComponent)}`, folder)
}
