import { color } from '@signpost/theme'
import { checkInput } from './check-input.ts'
import { isDark } from './is-dark.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { MinimalInput } from './theme-input.ts'

/**
 * Derives a complete theme from a few values.
 *
 * Muted text is mixed from the text and its background. It has a contrast of at least 4.5 on both backgrounds if a
 * single colour can.
 *
 * @param input - The values.
 * @returns A theme with every value that Storybook needs, and colours in hexadecimal.
 * @throws TypeError when a key is missing or unknown, or a value is invalid.
 * @throws RangeError when a background is not opaque.
 *
 * @example
 * ```ts
 * import { expandMinimal } from '@signpost/storybook-addon-theme-overrider'
 *
 * const theme = expandMinimal({
 *   font: 'Inter, sans-serif',
 *   color: '#222',
 *   pageBackground: '#fff',
 *   baseBackground: '#fafafa',
 *   secondaryBackground: '#eee',
 *   border: '#0002',
 * })
 *
 * theme.appBg // '#ffffff'
 * ```
 * @see {@link (createStorybookTheme:1) | createStorybookTheme}, which calls it when needed
 * @searchAlias generate palette defaults
 * @public
 */
export function expandMinimal(input: MinimalInput): StorybookThemeVars {
  const { font, color: text, pageBackground, baseBackground, secondaryBackground, border, ...rest } = checkInput(input)
  const accent = rest.accent ?? color.readableOn(baseBackground, '#1469c7')
  const muted = color.readableOn(pageBackground, color.readableOn(baseBackground, color.mix(text, baseBackground, 0.3)))
  return {
    base: isDark(pageBackground) ? 'dark' : 'light',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: pageBackground,
    appContentBg: baseBackground,
    appHoverBg: color.mix(secondaryBackground, accent, 0.15),
    appPreviewBg: pageBackground,
    appBorderColor: border,
    appBorderRadius: 4,
    fontBase: font,
    fontCode: rest.codeFont ?? 'ui-monospace, Menlo, Consolas, monospace',
    textColor: text,
    textInverseColor: baseBackground,
    textMutedColor: muted,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    barBg: baseBackground,
    buttonBg: secondaryBackground,
    buttonBorder: border,
    booleanBg: secondaryBackground,
    booleanSelectedBg: baseBackground,
    inputBg: baseBackground,
    inputBorder: border,
    inputTextColor: text,
    inputBorderRadius: 4,
  }
}
