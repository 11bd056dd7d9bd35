const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  $: '\\u0024',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Writes a value as JSON that may stand in a `<script>` element.
 *
 * Characters that would end the element, open a comment, be an entity in XHTML or end a line of an old JavaScript are written as
 * `\u` escapes, which means the same value. So is `$`, since many tools insert text by `String.prototype.replace`, to which `$'`,
 * as in the selector `[href$='.css']`, means the rest of the page.
 *
 * @param value - What JSON can express.
 * @returns JSON text, which is JavaScript too.
 * @throws TypeError when `value` has no JSON: `undefined`, a function, a symbol, a `bigint`, or an object within itself.
 *
 * @example
 * ```ts
 * import { escapeInlineJson } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const html = `<script type="application/json">${escapeInlineJson({ text: '</script>' })}</script>`
 * // <script type="application/json">{"text":"\u003c/script\u003e"}</script>
 * ```
 * @public
 */
export function escapeInlineJson(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined
  if (json === undefined) throw new TypeError(`There is no JSON of type ${typeof value}`)
  return json.replaceAll(/[<>&$\u2028\u2029]/g, (character) => escapes[character]!)
}
