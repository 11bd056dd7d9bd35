import { createHash } from 'node:crypto'

/** Characters that Windows forbids in file names, and `=`, which starts the escapes of `safeName`. */
// eslint-disable-next-line no-control-regex -- control characters are among those refused
const unsafe = /[\u0000-\u001f<>:"/\\|?*=\u007f]/g
/** Names that Windows reserves for devices, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
/** Longest name in bytes. File systems allow 255; endings such as `.facts.json` and of temporary files are added. */
const longest = 200
/** Longest segment of an address in bytes; the escapes of `safeName` are added. */
const longestAddress = 180

/**
 * File name for a segment of a path: `a:b` becomes `a=3ab`. Different segments have different names.
 *
 * @param segment - Decoded; not empty, `.` or `..`.
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
 * Segment of an address for a name such as that of a package. The file of its page has the same name.
 *
 * Different names may get equal segments; the caller has to disambiguate them, ignoring case.
 *
 * @returns Letters, digits, `.`, `_`, `~` and `-` only, at most 180 bytes, and no {@link isDeviceName}. Empty when no such character is in the name.
 */
export function addressName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._~-]+/gu, '-')
    .replace(/^[.-]+|(?<!\.)\.+$/g, '')
    .replace(device, '_$&')
  return shortened(safe, longestAddress, '~')
}

/** Whether Windows reserves a name for a device, with any ending: `aux`, `Con.d`. */
export function isDeviceName(name: string): boolean {
  return device.test(name)
}

/**
 * Folder name for a text such as the path of a package: readable, and unique on file systems that ignore case.
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

/** Cuts a long name and appends a digest of the whole name. */
function shortened(name: string, most: number, separator: string): string {
  const bytes = Buffer.from(name)
  if (bytes.length <= most) return name
  const end = `${separator}${digestOf(name)}`
  return (
    bytes
      .subarray(0, most - end.length)
      .toString()
      .replace(/(?<!\uFFFD)\uFFFD+$/, '') + end
  )
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
