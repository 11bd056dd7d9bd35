import { ThemeFamily, type ThemeFamilyOptions } from './theme-family.ts'
import type { Theme } from './theme.ts'
import type { TokenPatch, TokenTree } from './token-tree.ts'

/**
 * Creates a {@link ThemeFamily} from a theme and the changes of its variants.
 *
 * @typeParam T - The token tree.
 * @typeParam N - The names of the variants.
 * @param base - The theme. The family uses its options.
 * @param variants - The changed tokens of each variant, by name.
 * @param options - See {@link ThemeFamilyOptions}.
 * @returns The family.
 * @throws RangeError when a variant changes a token that does not exist.
 * @throws TypeError when a value has the wrong kind for its token or group.
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
 * @searchAlias brands skins multi white label
 * @public
 */
export function createThemeFamily<T extends TokenTree, N extends string>(
  base: Theme<T>,
  variants: { readonly [K in N]: TokenPatch<T> },
  options?: ThemeFamilyOptions,
): ThemeFamily<T, N> {
  return new ThemeFamily(base, variants, options)
}
