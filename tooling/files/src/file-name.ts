import { createHash } from 'node:crypto'

/** Characters that Windows refuses in a file name, and the one that starts our own escapes. */
// eslint-disable-next-line no-control-regex -- control characters are among those refused
const unsafe = /[\u0000-\u001f<>:"/\\|?*=\u007f]/g
/** Names that Windows keeps for devices, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
/** File systems allow 255 bytes; endings such as `.facts.json` and those of temporary files have to fit too. */
const longest = 200
/** Most bytes of a name that is given an address: the site's escapes have to fit, too. */
const longestAddress = 180

/**
 * File name for one segment of a path, different for different segments: `a:b` becomes `a=3ab`.
 *
 * @param segment - Any text but the empty one, `.` and `..`, decoded.
 * @returns A name of at most 200 bytes that Linux, macOS and Windows accept. Names of ordinary segments are unchanged.
 */
export function safeName(segment: string): string {
  const escaped = segment
    .replace(unsafe, escapeCharacter)
    .replace(device, (name) => escapeCharacter(name[0]!) + name.slice(1))
    .replace(/[. ]$/, escapeCharacter)
  return shortened(escaped, longest, '==')
}

/**
 * Segment of an address for a name that somebody chose, such as that of a package. The file of its page has the same name.
 *
 * Names may become equal: whoever gives addresses out has to tell them apart, whatever their case.
 *
 * @returns Letters, digits, `.`, `_`, `~` and `-` only, at most 180 bytes, and no {@link isDeviceName}. Empty when no such character is in the name.
 */
export function addressName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._~-]+/gu, '-')
    .replace(/^[.-]+|\.+$/g, '')
    .replace(device, '_$&')
  return shortened(safe, longestAddress, '~')
}

/** Whether Windows keeps a name for a device, whatever its ending: `aux`, `Con.d`. */
export function isDeviceName(name: string): boolean {
  return device.test(name)
}

/**
 * Name of the folder for what is known by a text, such as the path of a package: readable, and unique where case does not count.
 *
 * @returns At most 60 bytes: `packages-core-1f0c6d5e8a9b7c3d`.
 */
export function folderName(text: string): string {
  const readable = text
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-40)
  return `${readable === '' ? '' : `${readable}-`}${digestOf(text)}`
}

function escapeCharacter(character: string): string {
  return [...Buffer.from(character)].map((byte) => `=${byte.toString(16).padStart(2, '0')}`).join('')
}

/** The beginning of a name that is too long, and a digest of all of it. */
function shortened(name: string, most: number, separator: string): string {
  const bytes = Buffer.from(name)
  if (bytes.length <= most) return name
  const end = `${separator}${digestOf(name)}`
  return (
    bytes
      .subarray(0, most - end.length)
      .toString()
      .replace(/\uFFFD+$/, '') + end
  )
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
