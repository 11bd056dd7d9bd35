import type { Theme } from '@mui/material/styles'

/** What is set on the root of the page for a scheme, with `%s` for its name. */
export type SchemeMark = { readonly class: string } | { readonly attribute: string; readonly value: string }

/** The schemes of a theme, whose types MUI keeps behind an augmentation. */
export interface ThemeSchemes {
  readonly colorSchemes?: Readonly<Record<string, unknown>> | undefined
  readonly colorSchemeSelector?: string | undefined
}

/**
 * How a page is marked with its scheme.
 *
 * @returns `undefined` when it is not: the theme has less than two schemes, or follows the system by itself.
 * @throws TypeError when the selector is none that MUI can set.
 */
export function schemeMark(theme: Theme): SchemeMark | undefined {
  const { colorSchemeSelector: selector } = theme as ThemeSchemes
  if (!selector || selector === 'media' || schemesOf(theme).length < 2) return undefined
  if (selector === 'class') return { class: '%s' }
  if (selector === 'data') return { attribute: 'data-%s', value: '' }
  if (/^data-[^%]+$/.test(selector)) return { attribute: selector, value: '%s' }
  const { name, attribute, value } =
    /^(?:\.(?<name>[\w-]*%s[\w-]*)|\[(?<attribute>[\w%-]+)(?:=["']?(?<value>[^"'\]]*)["']?)?\])$/.exec(selector)
      ?.groups ?? {}
  if (name) return { class: name }
  if (attribute) return { attribute, value: value ?? '' }
  throw new TypeError(
    `"${selector}" cannot be set on a page: use an attribute such as data-color-scheme, or a class such as .scheme-%s`,
  )
}

/** The names of the schemes that a theme has. */
export function schemesOf(theme: Theme): string[] {
  return Object.entries((theme as ThemeSchemes).colorSchemes ?? {}).flatMap(([name, scheme]) => (scheme ? [name] : []))
}
