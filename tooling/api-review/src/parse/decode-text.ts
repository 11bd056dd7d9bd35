/** Thrown for bytes that are no text. */
export class TextError extends Error {
  override readonly name = 'TextError'
}

/**
 * Decodes a text as TypeScript does: UTF-8, or UTF-16 with a byte order mark, which is dropped. TypeScript replaces what it cannot
 * decode and reads what is left; here it is refused. Lines end with `\n`, so that files that differ in that alone are equal.
 *
 * @param name - The file, for messages.
 * @throws TextError for bytes that are neither, and for NUL, which no text has.
 */
export function decodeText(name: string, bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  const place = (index: number) => `${name}:${text.slice(0, index).split('\n').length}`
  const nul = text.indexOf('\0')
  if (nul >= 0) {
    throw new TextError(
      `${place(nul)}: found a NUL byte, expected UTF-8, or UTF-16 with a byte order mark. Save the file as UTF-8.`,
    )
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    const invalid = place(Math.max(0, text.indexOf('\uFFFD')))
    throw new TextError(
      `${invalid}: found bytes that are not ${encoding.toUpperCase()}, expected text. Save the file as UTF-8.`,
    )
  }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
