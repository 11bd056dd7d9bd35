/** Options written after a fence's language. */
export interface FenceMeta {
  title?: string
  /** Line numbers to highlight, counted from 1; absent when no range is given. */
  highlighted?: ReadonlySet<number>
  /** Number of the first line; absent when lines are not numbered. */
  firstLine?: number
  /** The doc comment in the code is shown below it as readers will see it. */
  rendered?: true
}

/** Ranges longer than this in all are a slip of the keyboard. */
const longestRange = 10_000

/**
 * Reads a fence's meta string: `title="a.ts" {1,4-6} showLineNumbers=5 rendered`. Anything else in it is left alone.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta)
  const rest = title ? meta.replace(title[0], ' ') : meta
  const ranges = /\{([\d,\s-]+)\}/.exec(rest)
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d{1,6}))?(?=\s|$)/.exec(rest)
  return {
    ...(title && { title: title[1] ?? title[2] ?? '' }),
    ...(ranges && { highlighted: parseRanges(ranges[1]!) }),
    ...(numbers && { firstLine: Number(numbers[1] ?? 1) }),
    ...(/(?:^|\s)rendered(?=\s|$)/.test(rest) && { rendered: true as const }),
  }
}

function parseRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>()
  let budget = longestRange
  for (const part of text.split(',')) {
    const range = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part)
    if (!range) continue
    const from = Number(range[1])
    const to = Math.min(Number(range[2] ?? from), from + budget)
    for (let line = from; line <= to; line++) lines.add(line)
    budget -= Math.max(0, to - from)
  }
  return lines
}
