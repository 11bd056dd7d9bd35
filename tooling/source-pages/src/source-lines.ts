import type { CodeToken } from '@signpost/markdown'
import type { IdentifierLink } from './link-identifiers.ts'
import { limits } from './limits.ts'
import type { SourceLines, SourceTarget, SourceToken } from './reader/index.ts'

/**
 * Lines of a file from its highlighted tokens and its links.
 *
 * @param starts - Offsets of the lines in the text that the links are about.
 */
export function sourceLines(
  highlighted: readonly (readonly CodeToken[])[],
  starts: readonly number[],
  links: readonly IdentifierLink[],
): SourceLines {
  const targets: SourceTarget[] = []
  const indices = new Map<string, number>()
  const indexOf = (target: SourceTarget): number => {
    const key = JSON.stringify(target)
    const known = indices.get(key)
    if (known !== undefined) return known
    indices.set(key, targets.length)
    return targets.push(target) - 1
  }
  const cut: Record<number, number> = {}
  let next = 0
  const lines = highlighted.map((tokens, index) => {
    const line: SourceToken[] = []
    let at = starts[index] ?? 0
    const end = at + limits.line
    for (const { text, className = '' } of tokens) {
      const stop = Math.min(at + text.length, end)
      let from = at
      for (; next < links.length && links[next]!.start < at + text.length; next++) {
        const link = links[next]!
        // A token of another colour may divide an identifier: such a one has no link.
        if (link.start < from || link.end > stop) continue
        push(line, text.slice(from - at, link.start - at), className)
        line.push([text.slice(link.start - at, link.end - at), className, indexOf(link.target)])
        from = link.end
      }
      if (from < stop) push(line, text.slice(from - at, stop - at), className)
      at += text.length
    }
    if (at > end) cut[index] = at - end
    return line
  })
  return { lines, targets, ...(Object.keys(cut).length > 0 && { cut }) }
}

function push(line: SourceToken[], text: string, className: string): void {
  if (text !== '') line.push(className === '' ? text : [text, className])
}
