import type { TokenPath, TokenTree } from '@signpost/theme'

/**
 * A value of MUI's theme that a token can provide.
 *
 * @example
 * ```ts
 * import type { ThemeSlot } from '@signpost/mui-material-theme'
 *
 * const slots: ThemeSlot[] = ['primary.main', 'background.paper', 'spacing']
 * ```
 * @searchAlias palette typography spacing key path
 * @public
 */
export type ThemeSlot =
  | `${'primary' | 'secondary' | 'error' | 'warning' | 'info' | 'success'}.${'main' | 'light' | 'dark' | 'contrastText'}`
  | `background.${'default' | 'paper'}`
  | `text.${'primary' | 'secondary' | 'disabled'}`
  | `action.${'active' | 'hover' | 'selected' | 'focus' | 'disabled' | 'disabledBackground'}`
  | `common.${'black' | 'white'}`
  | 'divider'
  | 'spacing'
  | 'fontFamily'
  | 'borderRadius'

/**
 * Tokens by {@link ThemeSlot}, for tokens whose names do not match a slot.
 *
 * @typeParam T - The token tree, whose paths are checked.
 *
 * @example
 * ```ts
 * import type { TokenNames } from '@signpost/mui-material-theme'
 *
 * type Tokens = { paper: { light: string; dark: string }; ink: { light: string; dark: string } }
 *
 * const names: TokenNames<Tokens> = { 'background.default': 'paper', 'text.primary': 'ink' }
 * ```
 * @searchAlias mapping rename alias
 * @public
 */
export type TokenNames<T extends TokenTree = TokenTree> = { readonly [S in ThemeSlot]?: TokenPath<T> | undefined }

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const

/** Colours of the palette, and the token names recognised for each besides that of the slot. */
export const paletteSlots: readonly (readonly [slot: ThemeSlot, ...aliases: string[]])[] = [
  ...colors.flatMap((color) => [
    [`${color}.main`, `${color}.base`, color] as const,
    [`${color}.light`] as const,
    [`${color}.dark`] as const,
    [`${color}.contrastText`, `${color}.contrast`, `${color}.onBase`] as const,
  ]),
  ['background.default', 'background.page', 'background'],
  ['background.paper', 'background.surface'],
  ['text.primary', 'text'],
  ['text.secondary'],
  ['text.disabled'],
  ['action.active'],
  ['action.hover'],
  ['action.selected'],
  ['action.focus'],
  ['action.disabled'],
  ['action.disabledBackground'],
  ['common.black'],
  ['common.white'],
  ['divider'],
]
