import type { CssText } from './css-text.ts'
import { mergeBlock, mergeInput, printTree } from './rule-tree.ts'
import type { StyleBlock, StyleInput } from './style-rules.ts'

/**
 * Prints rules as CSS.
 *
 * @param input - The rules. They are not changed.
 * @returns The text, on one line. Empty rules are omitted.
 * @throws RangeError when a number is not finite.
 *
 * @example
 * ```ts
 * import { serialize } from '@signpost/stylesheet'
 *
 * serialize({ 'nav a': { marginTop: 4, '&:hover': { color: 'red' } } })
 * // 'nav a{margin-top:4px;&:hover{color:red;}}'
 * ```
 * @see {@link Stylesheet} for rules that change
 * @searchAlias stringify tostring convert compile
 * @public
 */
export function serialize(input: StyleInput): CssText {
  return printTree(mergeInput(new Map(), input)) as CssText
}

/**
 * Prints declarations as CSS, for example for a `style` attribute.
 *
 * @param style - The declarations, and nested rules.
 * @returns The text, with a semicolon after each declaration. Escape it for use in an HTML attribute.
 * @throws RangeError when a number is not finite.
 *
 * @example
 * ```ts
 * import { toDeclarations } from '@signpost/stylesheet'
 *
 * toDeclarations({ marginTop: 4, lineHeight: 1.5, WebkitLineClamp: 2, '--gap': 1 })
 * // 'margin-top:4px;line-height:1.5;-webkit-line-clamp:2;--gap:1;'
 * ```
 * @searchAlias inline csstext object string convert
 * @public
 */
export function toDeclarations(style: StyleBlock): CssText {
  return printTree(mergeBlock(new Map(), style)) as CssText
}
