import { failure } from '@signpost/utils-primitives'
import type { Theme } from '@mui/material/styles'

/** Class or attribute that marks the root of the page with a scheme. `%s` is the name of the scheme. */
export type SchemeMark = { readonly class: string } | { readonly attribute: string; readonly value: string }

/** The schemes of a theme. MUI types them only with an augmentation. */
export interface ThemeSchemes {
  readonly colorSchemes?: Readonly<Record<string, unknown>> | undefined
  readonly colorSchemeSelector?: string | undefined
}

/**
 * Returns the mark that a theme uses for its schemes.
 *
 * @returns `undefined` if there is none: the theme has fewer than two schemes, or uses media queries.
 * @throws TypeError when the selector is neither an attribute nor a class.
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
  throw failure(
    'INVALID_SELECTOR',
    `Expected a selector that can be set on a page, found "${selector}": use an attribute such as data-color-scheme, or a class such as .scheme-%s`,
  )
}

/** Names of the schemes of a theme. */
export function schemesOf(theme: Theme): string[] {
  return Object.entries((theme as ThemeSchemes).colorSchemes ?? {}).flatMap(([name, scheme]) => (scheme ? [name] : []))
}
