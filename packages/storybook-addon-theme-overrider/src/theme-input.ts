import type { StorybookThemeVars } from './storybook-theme-vars.ts'

/**
 * A theme given by six values, from which {@link expandMinimal} derives the rest.
 *
 * Colours are hexadecimal, `rgb()`, `hsl()`, `oklch()`, `oklab()`, `black`, `white` or `transparent`.
 *
 * @example
 * ```ts
 * import type { MinimalInput } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const night: MinimalInput = {
 *   font: 'Inter, sans-serif',
 *   color: '#eee',
 *   pageBackground: '#111',
 *   baseBackground: '#181818',
 *   secondaryBackground: '#252525',
 *   border: 'rgb(255 255 255 / 15%)',
 * }
 * ```
 * @searchAlias brand primary simple shorthand
 * @public
 */
export interface MinimalInput {
  /** CSS font family of text. */
  readonly font: string
  /** Text colour. */
  readonly color: string
  /** Background of the sidebar and stories, opaque. Its brightness determines the base. */
  readonly pageBackground: string
  /** Background of docs, panels and the toolbar, opaque. */
  readonly baseBackground: string
  /** Background of buttons and switches, opaque. */
  readonly secondaryBackground: string
  /** Colour of lines. */
  readonly border: string
  /** Colour of links and selection. Defaults to a blue that is readable on `baseBackground`. */
  readonly accent?: string
  /** CSS font family of code. Defaults to that of the system. */
  readonly codeFont?: string
}

/**
 * A theme given by Storybook's own keys. Missing values come from Storybook's theme for the base.
 *
 * Unless given, the base is `dark` when `appBg`, or else `appContentBg`, is dark. Colours have the formats of
 * {@link MinimalInput}.
 *
 * @example
 * ```ts
 * import type { FullInput } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const input: FullInput = { base: 'dark', colorSecondary: 'oklch(70% 0.1 190)', brandTitle: 'Ours' }
 * ```
 * @public
 */
export type FullInput = { readonly [K in keyof StorybookThemeVars]?: StorybookThemeVars[K] }

/**
 * A theme input: six values, or values by Storybook's own keys. Its keys determine the kind.
 *
 * @example
 * ```ts
 * import { isMinimalInput, type StorybookThemeInput } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const fontOf = (input: StorybookThemeInput) => (isMinimalInput(input) ? input.font : input.fontBase)
 * ```
 * @public
 */
export type StorybookThemeInput = MinimalInput | FullInput
