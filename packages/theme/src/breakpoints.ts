import { checkArgument, failure } from '@signpost/utils-primitives'

/**
 * Media queries for named widths. See {@link breakpoints}.
 *
 * @typeParam N - The names of the widths.
 *
 * @example
 * ```ts
 * import { type Breakpoints, breakpoints } from '@signpost/theme'
 *
 * const at: Breakpoints<'tablet' | 'wide'> = breakpoints({ tablet: 700, wide: 1600 })
 *
 * const rules = { [`@media ${at.down('tablet')}`]: { nav: { display: 'none' } } }
 * ```
 * @public
 */
export interface Breakpoints<N extends string> {
  /** The names, narrowest first. */
  readonly names: readonly N[]
  /** The start of each range, in pixels. */
  readonly widths: Readonly<Record<N, number>>
  /** Query for the given width and above. The opposite of {@link Breakpoints.down}. */
  up(name: N): string
  /** Query below the given width. */
  down(name: N): string
  /**
   * Query from one width to below another.
   *
   * @throws RangeError when `from` is not narrower than `to`.
   */
  between(from: N, to: N): string
  /** Query from the given width to below the next one. The last range has no upper limit. */
  only(name: N): string
  /** Name of the range that contains a width in pixels; `undefined` below the first. */
  nameAt(width: number): N | undefined
}

/**
 * Creates media queries for named widths, without gaps or overlaps.
 *
 * @typeParam N - The names.
 * @param widths - The start of each range in pixels, in any order.
 * @returns Functions that create queries, without `@media`.
 * @throws RangeError when a width is negative or not finite, or two are equal.
 *
 * @example
 * ```ts
 * import { breakpoints } from '@signpost/theme'
 *
 * const at = breakpoints({ mobile: 0, tablet: 700, screen: 1000 })
 *
 * at.up('tablet') // '(width >= 700px)'
 * at.down('tablet') // '(width < 700px)'
 * at.only('tablet') // '(700px <= width < 1000px)'
 * ```
 * @searchAlias responsive screen size mobile tablet desktop viewport
 * @public
 */
export function breakpoints<N extends string>(widths: Readonly<Record<N, number>>): Breakpoints<N> {
  checkArgument(
    'INVALID_BREAKPOINT',
    widths,
    'widths by name',
    () =>
      Object.prototype.toString.call(widths) === '[object Object]' &&
      Object.values(widths).every((width) => typeof width === 'number'),
    'pass { wide: 900 }',
  )
  const begins = Object.freeze({ ...widths })
  const entries = (Object.entries(begins) as [N, number][]).sort(([, one], [, other]) => one - other)
  for (const [index, [name, width]] of entries.entries()) {
    if (!Number.isFinite(width) || width < 0) {
      throw failure(
        'INVALID_BREAKPOINT',
        `Expected "${name}" to begin at a width in pixels, found ${width}: change it`,
        RangeError,
      )
    }
    const [before, start] = entries[index - 1] ?? []
    if (start === width) {
      throw failure(
        'INVALID_BREAKPOINT',
        `Expected different widths, found ${width} pixels as "${before}" and "${name}": change it`,
        RangeError,
      )
    }
  }
  const names = entries.map(([name]) => name)
  const beginOf = (name: N): number => {
    checkArgument('UNKNOWN_BREAKPOINT', name, 'the name of a width', () => typeof name === 'string', 'use one of names')
    if (!names.includes(name)) {
      throw failure(
        'UNKNOWN_BREAKPOINT',
        `Expected the name of a width, found "${name}": use one of ${names.join(', ')}`,
        RangeError,
      )
    }
    return begins[name]
  }

  const up = (name: N): string => `(width >= ${beginOf(name)}px)`
  const down = (name: N): string => `(width < ${beginOf(name)}px)`
  const between = (from: N, to: N): string => {
    const [start, end] = [beginOf(from), beginOf(to)]
    if (start >= end) {
      throw failure(
        'INVALID_BREAKPOINT',
        `Expected "${from}" to begin before "${to}", found ${start} and ${end} pixels: change it`,
        RangeError,
      )
    }
    return `(${start}px <= width < ${end}px)`
  }
  const only = (name: N): string => {
    beginOf(name)
    const next = names[names.indexOf(name) + 1]
    return next === undefined ? up(name) : between(name, next)
  }
  const nameAt = (width: number): N | undefined => names.findLast((name) => begins[name] <= width)
  return { names, widths: begins, up, down, between, only, nameAt }
}
