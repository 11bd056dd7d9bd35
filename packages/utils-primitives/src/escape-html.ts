const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Escapes a text for HTML: for the content of an element, or a value between quotes of either kind.
 *
 * @remarks
 * That is not enough inside `<script>` or `<style>`, nor for an attribute without quotes or with an address in it.
 *
 * @param text - Plain text. What is escaped already is escaped again.
 * @returns The text with `&`, `<`, `>`, `"` and `'` as character references.
 *
 * @example
 * ```ts
 * import { escapeHtml } from '@signpost/utils-primitives'
 *
 * const title = 'Maps & "sets"'
 * const html = `<h1 title="${escapeHtml(title)}">${escapeHtml(title)}</h1>`
 * ```
 *
 * @public
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!)
}
