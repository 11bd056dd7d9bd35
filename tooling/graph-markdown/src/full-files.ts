/** Largest file with several pages, in bytes. */
export const mostBytes = 1_000_000

/**
 * Joins the Markdown of pages into one text. Pages that do not fit are left out, and the text says how many.
 *
 * @param most - Largest text in bytes.
 */
export function joinedPages(pages: readonly string[], most: number = mostBytes): string {
  const room = most - 100
  let bytes = 0
  const fitting = pages.findIndex((page) => {
    bytes += Buffer.byteLength(page) + 1
    return bytes > room
  })
  if (fitting === -1) return pages.join('\n')
  const left = pages.length - fitting
  return [
    ...pages.slice(0, fitting),
    `${left} more ${left === 1 ? 'page does' : 'pages do'} not fit into this file.\n`,
  ].join('\n')
}

/**
 * Divides pages into files by their sizes, without making them.
 *
 * @param sizeOf - Size of a page; the sum over a file stays below `most`, unless one page alone is larger.
 */
export function dividedPages<Page>(pages: readonly Page[], sizeOf: (page: Page) => number, most: number): Page[][] {
  const files: Page[][] = []
  let size = 0
  for (const page of pages) {
    const own = sizeOf(page)
    if (files.length === 0 || (size > 0 && size + own > most)) {
      files.push([])
      size = 0
    }
    files.at(-1)!.push(page)
    size += own
  }
  return files
}
