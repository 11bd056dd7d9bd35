/**
 * Default attribute of the chosen scheme: `light`, `dark` or `system`. {@link ThemeOptions.attribute} overrides it.
 *
 * @example
 * ```ts
 * import { DATA_SCHEME_ATTRIBUTE } from '@signpost/theme'
 *
 * export const chosen = () => document.documentElement.getAttribute(DATA_SCHEME_ATTRIBUTE)
 * ```
 * @searchAlias mode html dataset
 * @public
 */
export const DATA_SCHEME_ATTRIBUTE = 'data-color-scheme'

/**
 * Default attribute of the variant of a family. {@link ThemeFamilyOptions.attribute} overrides it.
 *
 * @example
 * ```ts
 * import { DATA_FAMILY_ATTRIBUTE } from '@signpost/theme'
 *
 * export const html = `<html ${DATA_FAMILY_ATTRIBUTE}="docs">`
 * ```
 * @public
 */
export const DATA_FAMILY_ATTRIBUTE = 'data-theme-family'

/** The attribute of an element with its own theme. */
export const DATA_SCOPE_ATTRIBUTE = 'data-theme-scope'

// eslint-disable-next-line no-control-regex
const notPlain = /[\u0000-\u001f"\\\u007f]/g

/** Selector for an attribute value, which may be any text. */
export function attributeSelector(attribute: string, value: string): string {
  const escaped = value.replace(notPlain, (character) => `\\${character.charCodeAt(0).toString(16)} `)
  return `[${attribute}="${escaped}"]`
}
