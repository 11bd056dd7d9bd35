/**
 * Makes CSS safe between `<style>` and `</style>` in HTML, where entities mean nothing.
 *
 * @param text - CSS.
 * @returns CSS with the same meaning, in which no `</style` ends the element.
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
