import { checkJson } from '@signpost/utils-primitives'

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  $: '\\u0024',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Serialises a value as JSON for a `<script>` element.
 *
 * Characters that could end the element, open a comment, form an entity in XHTML or end a line in old JavaScript are
 * written as `\u` escapes, which does not change the value. So is `$`, because many tools insert text with
 * `String.prototype.replace`, where `$'`, as in the selector `[href$='.css']`, means the rest of the page.
 *
 * @param value - Any value that JSON supports.
 * @returns JSON, which is also valid JavaScript.
 * @throws TypeError when JSON would lose a part of it: `undefined`, `NaN`, a function, a map, a `bigint`, or a circular
 *   structure.
 *
 * @example
 * ```ts
 * import { escapeInlineJson } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const html = `<script type="application/json">${escapeInlineJson({ text: '</script>' })}</script>`
 * // <script type="application/json">{"text":"\u003c/script\u003e"}</script>
 * ```
 * @searchAlias xss safe stringify embed injection
 * @public
 */
export function escapeInlineJson(value: unknown): string {
  checkJson(value)
  return JSON.stringify(value).replaceAll(/[<>&$\u2028\u2029]/g, (character) => escapes[character]!)
}
