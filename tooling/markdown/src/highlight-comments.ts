/** Code without its highlighting comments, and the lines that they mark, counted from 1. */
export interface CommentedCode {
  code: string
  highlighted: ReadonlySet<number>
}

/** A comment on a line of its own, in the style of any highlighted language. */
const comment =
  /^(?:\/\/|#|\/\*|<!--|\{\/\*)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\}|\*\/|-->)?$/

/**
 * Takes `highlight-next-line`, `highlight-start` and `highlight-end` out of code. A start without an end reaches to the
 * last line; an end without a start is only taken out.
 */
export function readHighlightComments(code: string): CommentedCode {
  if (!code.includes('highlight-')) return { code, highlighted: new Set() }
  const kept: string[] = []
  const highlighted = new Set<number>()
  let open = false
  let next = false
  for (const line of code.split('\n')) {
    const command = comment.exec(line.trim())?.[1]
    if (command === undefined) {
      kept.push(line)
      if (open || next) highlighted.add(kept.length)
      next = false
    } else if (command === 'highlight-next-line') next = true
    else open = command === 'highlight-start'
  }
  return { code: kept.join('\n'), highlighted }
}
