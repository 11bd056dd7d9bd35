import fc from 'fast-check'

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
const length = fc.integer({ min: 0, max: 40 }).map((size) => `${size}px`)
const shorthand = fc.array(length, { minLength: 1, maxLength: 4 }).map((values) => values.join(' '))
const line = fc.constantFrom('solid', 'dashed', 'dotted', 'double')

const values: Record<string, fc.Arbitrary<string>> = {
  margin: shorthand,
  padding: shorthand,
  inset: shorthand,
  borderWidth: shorthand,
  borderRadius: shorthand,
  borderStyle: fc.array(line, { minLength: 1, maxLength: 4 }).map((styles) => styles.join(' ')),
  width: length,
  maxHeight: length,
  overflowX: fc.constantFrom('auto', 'scroll', 'hidden'),
  overscrollBehavior: fc.constantFrom('contain', 'contain none', 'auto contain'),
  float: fc.constantFrom('left', 'right', 'none'),
  clear: fc.constantFrom('left', 'right', 'both'),
  textAlign: fc.constantFrom('left', 'right', 'center'),
  marginInline: length,
  paddingInlineEnd: length,
}
for (const side of sides) {
  values[side.toLowerCase()] = length
  for (const box of ['margin', 'padding', 'scrollMargin', 'scrollPadding']) values[box + side] = length
  values[`border${side}`] = fc.tuple(length, line).map((parts) => parts.join(' '))
  values[`border${side}Width`] = length
}
for (const corner of ['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight']) values[`border${corner}Radius`] = length

/** Declarations in any order, in camel case, some of them important. */
export const styles: fc.Arbitrary<[property: string, value: string][]> = fc
  .shuffledSubarray(Object.keys(values), { minLength: 1, maxLength: 5 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .tuple(fc.constant(name), values[name]!, fc.boolean())
          .map(([property, value, important]): [string, string] => [
            property,
            important ? `${value} !important` : value,
          ]),
      ),
    ),
  )
