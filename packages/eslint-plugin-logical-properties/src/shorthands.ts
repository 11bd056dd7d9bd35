import type { BoxValue } from './parse-box-value.ts'

/** Expands a shorthand of several values to logical declarations, as pairs of property and value in order. */
export type Expand = (value: BoxValue) => readonly (readonly [property: string, value: string])[]

/** Corners in the order of the values of `border-radius`. */
const corners = ['StartStart', 'StartEnd', 'EndEnd', 'EndStart'] as const

/** Expands the sides of a box: two values give two axes, three an axis and two edges, four give four edges. */
function sides(prefix: string, suffix = ''): Expand {
  return ({ parts: [top = '', right = '', bottom, left], vertical }) => {
    if (vertical.length > 0 || !right) return []
    const named = (side: string, value: string) => [`${prefix}${side}${suffix}`, value] as const
    const block = bottom === undefined ? [named('Block', top)] : [named('BlockStart', top)]
    const inline = left === undefined ? [named('Inline', right)] : [named('InlineEnd', right)]
    if (bottom === undefined) return [...block, ...inline]
    if (left === undefined) return [...block, ...inline, named('BlockEnd', bottom)]
    return [...block, ...inline, named('BlockEnd', bottom), named('InlineStart', left)]
  }
}

/** Expands the corners of a box. Radii that are equal at all corners do not depend on direction. */
const radii: Expand = ({ parts, vertical }) => {
  if (parts.length === 1 && vertical.length <= 1) return []
  const spread = ([first = '', second = first, third = first, fourth = second]: readonly string[]) => [
    first,
    second,
    third,
    fourth,
  ]
  const [across, down] = [spread(parts), spread(vertical)]
  return corners.map((corner, i) => [`border${corner}Radius`, [across[i], down[i]].filter(Boolean).join(' ')])
}

/** Expands two values, the horizontal one first. */
function axes(prefix: string): Expand {
  return ({ parts: [x = '', y = ''], vertical, parts }) =>
    parts.length === 2 && vertical.length === 0
      ? [
          [`${prefix}Inline`, x],
          [`${prefix}Block`, y],
        ]
      : []
}

/** Shorthands whose values are in the order of physical sides. `border` is not one: it sets all sides equally. */
export const shorthands: Readonly<Record<string, Expand>> = {
  margin: sides('margin'),
  padding: sides('padding'),
  scrollMargin: sides('scrollMargin'),
  scrollPadding: sides('scrollPadding'),
  inset: sides('inset'),
  borderWidth: sides('border', 'Width'),
  borderStyle: sides('border', 'Style'),
  borderColor: sides('border', 'Color'),
  borderRadius: radii,
  overflow: axes('overflow'),
  overscrollBehavior: axes('overscrollBehavior'),
}

const floats = { left: 'inline-start', right: 'inline-end' }
const alignments = { left: 'start', right: 'end' }

/** Logical keywords by physical ones, per property. */
export const keywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  float: floats,
  clear: floats,
  textAlign: alignments,
  textAlignLast: alignments,
  resize: { horizontal: 'inline', vertical: 'block' },
  scrollSnapType: { x: 'inline', y: 'block' },
}
