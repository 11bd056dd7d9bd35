/** The version that this package writes and reads. */
export const formatVersion = '2.0'

/** Content on disk that is missing, damaged or of an unsupported format. */
export class ContentFormatError extends Error {
  override readonly name = 'ContentFormatError'

  constructor(
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    options?: ErrorOptions,
  ) {
    super(`${file}: found ${found}, expected ${expected}. Run \`content:build\` again.`, options)
  }
}
