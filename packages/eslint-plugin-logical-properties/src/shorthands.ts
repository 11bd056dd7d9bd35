import type { BoxValue } from './parse-box-value.ts'

/** Writes a shorthand of several values as logical declarations: property and value, in order. */
export type Expand = (value: BoxValue) => readonly (readonly [property: string, value: string])[]

/** The order in which the values of `border-radius` name the corners. */
const corners = ['StartStart', 'StartEnd', 'EndEnd', 'EndStart'] as const

/** The sides of a box: two values make two axes, three make an axis and two edges, four make four edges. */
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

/** The corners of a box. Radii that are the same at all corners are no matter of direction. */
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

/** Two values, the horizontal one first. */
function axes(prefix: string): Expand {
  return ({ parts: [x = '', y = ''], vertical, parts }) =>
    parts.length === 2 && vertical.length === 0
      ? [
          [`${prefix}Inline`, x],
          [`${prefix}Block`, y],
        ]
      : []
}

/** The shorthands whose values go by physical sides. `border` is none of them: it sets the same on all sides. */
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

/** The logical words for physical ones, by property. */
export const keywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  float: floats,
  clear: floats,
  textAlign: alignments,
  textAlignLast: alignments,
  resize: { horizontal: 'inline', vertical: 'block' },
  scrollSnapType: { x: 'inline', y: 'block' },
}
