import { ThemeFamily, type ThemeFamilyOptions } from './theme-family.ts'
import type { Theme } from './theme.ts'
import type { TokenPatch, TokenTree } from './token-tree.ts'

/**
 * Makes a {@link ThemeFamily} of a theme and what its variants change.
 *
 * @typeParam T - The token tree.
 * @typeParam N - The names of the variants.
 * @param base - The theme. Its options are those of the family.
 * @param variants - What each variant changes, by name.
 * @param options - See {@link ThemeFamilyOptions}.
 * @returns The family.
 * @throws RangeError when the theme has no token that a variant changes.
 * @throws TypeError when a value cannot stand where it does.
 *
 * @example
 * ```ts
 * import { createTheme, createThemeFamily } from '@signpost/theme'
 *
 * const base = createTheme({ accent: { light: '#075', dark: '#5fb' }, link: '{accent}' })
 *
 * export const sections = createThemeFamily(base, {
 *   docs: { accent: { light: '#306', dark: '#c9f' } },
 *   guides: { accent: { light: '#840', dark: '#fc8' } },
 * })
 * ```
 * @public
 */
export function createThemeFamily<T extends TokenTree, N extends string>(
  base: Theme<T>,
  variants: { readonly [K in N]: TokenPatch<T> },
  options?: ThemeFamilyOptions,
): ThemeFamily<T, N> {
  return new ThemeFamily(base, variants, options)
}
