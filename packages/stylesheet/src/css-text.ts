import type { Branded } from '@signpost/types'
import { printNumber } from './property.ts'
import { mergeBlock, printTree } from './rule-tree.ts'
import type { StyleBlock } from './style-rules.ts'

/**
 * Text that is CSS, as opposed to any other string: made by {@link css}, {@link serialize} or {@link toDeclarations}.
 *
 * The mark exists for the compiler alone.
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
 * @public
 */
export type CssText = Branded<string, 'CssText'>

/**
 * CSS as a template literal, which editors highlight.
 *
 * A string is not taken as a value, except a reference to a custom property, because it could be anything; numbers are
 * printed as they are, without a unit.
 *
 * @param strings - The literal parts, as written, with their backslashes.
 * @param values - The values between them. Objects are printed as {@link toDeclarations} does, nested rules included.
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
 * @public
 */
export function css(
  strings: TemplateStringsArray,
  ...values: (CssText | `var(--${string})` | number | StyleBlock)[]
): CssText {
  const printed = values.map((value) => {
    if (typeof value === 'number') return printNumber(value)
    return typeof value === 'object' ? printTree(mergeBlock(new Map(), value)) : value
  })
  return String.raw(strings, ...printed) as CssText
}
