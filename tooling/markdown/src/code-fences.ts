const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/

/**
 * Returns for each line of Markdown whether it is in a fenced code block, its fences included. Only fences outside
 * of lists and quotes are seen; a fence that is never closed reaches to the end, as in CommonMark.
 */
export function fencedLines(lines: readonly string[]): boolean[] {
  let open: string | undefined
  return lines.map((line) => {
    const marker = fence.exec(line)?.[1]
    if (open === undefined) {
      open = marker
      return marker !== undefined
    }
    const text = line.trim()
    if (text.length >= open.length && text === open[0]!.repeat(text.length)) open = undefined
    return true
  })
}
