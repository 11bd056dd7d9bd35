/** Limits of source pages: counts, so that a page is the same on each machine. */
export const limits: Readonly<Record<'bytes' | 'lines' | 'highlighted' | 'line', number>> = {
  /** A larger file has a page that says so, without lines. */
  bytes: 2 ** 20,
  /** So does a file of more lines. */
  lines: 20_000,
  /** Characters of a file that is highlighted and linked; the lines of a longer one are plain text. */
  highlighted: 200_000,
  /** Characters of a line. The rest of a longer one, of minified code or data, is left out. */
  line: 2_000,
}
