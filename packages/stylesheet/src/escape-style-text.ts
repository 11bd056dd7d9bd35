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
 * @public
 */
export function escapeStyleText(text: string): string {
  return text.replace(/<(?=\/style)/gi, '<\\')
}
