/** Size that Markdown may have. Past it, parsers need minutes or their whole stack, and no person wrote it by hand. */
export const limits = {
  characters: { most: 500_000, unit: 'characters' },
  lines: { most: 20_000, unit: 'lines' },
  depth: { most: 40, unit: 'quotes, lists and footnotes, one in another, on a line' },
  indentation: { most: 160, unit: 'columns of white space before a quote, a list item or a footnote' },
  items: { most: 5_000, unit: 'list items' },
  quotes: { most: 2_000, unit: 'quotes and footnotes' },
  lazyLines: { most: 1_000, unit: 'lines that continue a quote or a list item without its marker or indentation' },
  underlines: { most: 500, unit: 'lines of - or = below text' },
  brackets: { most: 100, unit: 'open brackets in a paragraph' },
  delimiterRun: { most: 200, unit: 'equal delimiters in a row' },
  delimiters: { most: 1_000, unit: 'delimiters (* _ ~ ]) in a paragraph' },
  openComments: { most: 20, unit: 'comments without an end in a paragraph' },
  cells: { most: 100_000, unit: 'table cells' },
  repeated: { most: 10_000_000, unit: 'characters when references repeat the longest definition' },
  elements: { most: 300, unit: 'HTML elements, one in another' },
} as const

/** Name of a limit. */
export type LimitName = keyof typeof limits

/** Highest value measured for a limit, and the first line over it, counted from 1. */
export interface Peak {
  value: number
  line: number
}

/** Exceeded limit, in the words of a diagnostic. */
export interface Excess {
  found: string
  expected: string
  /** Counted from 1. */
  line: number
}

/** Collects the values of one limit. */
export function createPeak(name: LimitName): Peak & { reach(value: number, line: number): void } {
  const { most } = limits[name]
  return {
    value: 0,
    line: 1,
    reach(value, line) {
      if (this.value <= most && value > most) this.line = line
      this.value = Math.max(this.value, value)
    },
  }
}

/** The excess of a value over its limit; undefined within it. */
export function excessOf(name: LimitName, { value, line }: Peak): Excess | undefined {
  const { most, unit } = limits[name]
  return value > most ? { found: `${value} ${unit}`, expected: `at most ${most}`, line } : undefined
}
