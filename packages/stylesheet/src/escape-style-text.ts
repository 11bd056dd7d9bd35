import { checkArgument } from '@signpost/utils-primitives'
/**
 * Escapes CSS for use between `<style>` and `</style>` in HTML, where entities are not decoded.
 *
 * @param text - CSS.
 * @returns Equivalent CSS without `</style`.
 *
 * @example
 * ```ts
 * import { escapeStyleText } from '@signpost/stylesheet'
 *
 * escapeStyleText('p::after { content: "</style>" }') // 'p::after { content: "<\\/style>" }'
 * ```
 * @searchAlias xss injection ssr inline safe
 * @public
 */
export function escapeStyleText(text: string): string {
  checkArgument('INVALID_TEXT', text, 'a text', () => typeof text === 'string', 'convert it first')
  return text.replace(/<(?=\/style)/gi, '<\\')
}
