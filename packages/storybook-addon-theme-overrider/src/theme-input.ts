import type { StorybookThemeVars } from './storybook-theme-vars.ts'

/**
 * A theme in six values, of which {@link expandMinimal} makes all others.
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
 * @public
 */
export interface MinimalInput {
  /** The typeface of text, a list in CSS. */
  readonly font: string
  /** The colour of text. */
  readonly color: string
  /** Behind the sidebar and behind stories, opaque. Whether it is dark decides about the base. */
  readonly pageBackground: string
  /** Behind docs, panels and the toolbar, opaque. */
  readonly baseBackground: string
  /** Behind buttons and switches, opaque. */
  readonly secondaryBackground: string
  /** Lines. */
  readonly border: string
  /** Links, and what is chosen. By default a blue that can be read on `baseBackground`. */
  readonly accent?: string
  /** The typeface of code, a list in CSS. By default that of the system. */
  readonly codeFont?: string
}

/**
 * A theme by the names that Storybook has for its values. What is left out is as in Storybook's own theme for the base.
 *
 * The base is `dark` when `appBg`, or else `appContentBg`, is dark, unless it is told. Colours are written as in a
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
 * A theme as it is written: in six values, or by the names of Storybook. Which one it is follows from its keys.
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
