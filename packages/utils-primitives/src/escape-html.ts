import { checkArgument } from './check-options.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Escapes text for HTML: for the content of an element, or a quoted attribute value.
 *
 * @remarks
 * This is not sufficient inside `<script>` or `<style>`, for unquoted attributes, or for attributes that contain a URL.
 *
 * @param text - Plain text. Text that is already escaped is escaped again.
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
 * @searchAlias xss entities encode special characters
 * @public
 */
export function escapeHtml(text: string): string {
  checkArgument('INVALID_TEXT', text, 'a text', () => typeof text === 'string', 'convert it first')
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!)
}
