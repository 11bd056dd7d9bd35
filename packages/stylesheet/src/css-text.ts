import { checkArgument } from '@signpost/utils-primitives'
import type { Branded } from '@signpost/types'
import { printNumber } from './property.ts'
import { mergeBlock, printTree } from './rule-tree.ts'
import type { StyleBlock } from './style-rules.ts'

/**
 * A string that is known to be CSS, created by {@link css}, {@link serialize} or {@link toDeclarations}.
 *
 * The brand exists only at compile time.
 *
 * @example
 * ```ts
 * import { createStylesheet, css, type CssText } from '@signpost/stylesheet'
 *
 * const text: CssText = css`p { margin: 0 }`
 * createStylesheet(text)
 * // @ts-expect-error It may come from anywhere.
 * const unchecked: CssText = 'p { margin: 0 }'
 * ```
 * @searchAlias trusted safe cssresult
 * @public
 */
export type CssText = Branded<string, 'CssText'>

/**
 * Template tag for CSS, which editors highlight.
 *
 * Plain strings are rejected as values, except references to custom properties, because they could be anything. Numbers
 * are printed without a unit.
 *
 * @param strings - The literal parts, with their backslashes.
 * @param values - The interpolated values. Objects are printed as by {@link toDeclarations}, including nested rules.
 * @returns The text.
 * @throws RangeError when a number, alone or in an object, is not finite.
 *
 * @example
 * ```ts
 * import { createStylesheet, css } from '@signpost/stylesheet'
 *
 * const focus = { outline: '2px solid', outlineOffset: 2 }
 *
 * createStylesheet(css`
 *   a:focus-visible { ${focus} }
 *   html { font-size: ${18}px; color: ${'var(--text)'} }
 * `)
 * ```
 * @searchAlias lit emotion styled literal interpolate
 * @public
 */
export function css(
  strings: TemplateStringsArray,
  ...values: (CssText | `var(--${string})` | number | StyleBlock)[]
): CssText {
  checkArgument(
    'INVALID_TEMPLATE',
    values,
    'a template with texts, numbers and styles',
    () =>
      Array.isArray(strings) &&
      'raw' in strings &&
      values.every((value) => ['string', 'number'].includes(typeof value) || Object(value) === value),
    'write css`...`',
  )
  const printed = values.map((value) => {
    if (typeof value === 'number') return printNumber(value, '')
    return typeof value === 'object' ? printTree(mergeBlock(new Map(), value)) : value
  })
  return String.raw(strings, ...printed) as CssText
}
