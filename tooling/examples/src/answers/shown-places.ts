import { shownCode } from '@signpost/markdown/shown-code'
import type { Block } from '../block.ts'
import { plainCode, type PlainCode } from '../reader/block-key.ts'

/** A block as pages show it, and the places of its characters there. */
export interface ShownBlock {
  /** Whether it is shown with all its code, without lines that set it up. */
  isWhole: boolean
  code: string
  plain: PlainCode
  /** Line and column, from 0 in the plain code, of an offset in the block; undefined in a line that is not shown. */
  placeOf(offset: number): { line: number; column: number } | undefined
}

/** Reads how pages show a block. */
export function shownBlock({ code, info }: Pick<Block, 'code' | 'info'>): ShownBlock {
  const shown = shownCode(code, info)
  const plain = plainCode(shown.code)
  const written = code.split('\n')
  const kept = shown.code.split('\n')
  const lineOf = new Map<number, number>()
  // Left out are lines at the start, and comments that are unlike all lines that stay: from the end, equal lines are the same.
  let at = kept.length - 1
  for (let line = written.length - 1; line >= 0 && at >= 0; line--)
    if (written[line] === kept[at]) lineOf.set(line, at--)
  const starts = [0]
  for (const line of written) starts.push(starts.at(-1)! + line.length + 1)
  return {
    isWhole: !code.includes('---cut---'),
    code: shown.code,
    plain,
    placeOf(offset) {
      const line = starts.findLastIndex((start) => start <= offset)
      const shownLine = lineOf.get(line)
      const column = offset - starts[line]! - plain.indent
      if (shownLine === undefined || column < 0) return undefined
      const plainLine = shownLine - plain.before
      return plainLine < 0 || plainLine >= plain.lines.length ? undefined : { line: plainLine, column }
    },
  }
}
