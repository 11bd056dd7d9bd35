/**
 * A complete theme of Storybook, as its `create()` takes and returns one.
 *
 * Colours are `#rrggbb` or `#rrggbbaa`: Storybook computes others of them, and cannot do so with custom properties.
 *
 * @example
 * ```ts
 * import { createStorybookTheme, type StorybookThemeVars } from '@signpost/storybook-addon-theme-overrider'
 *
 * const theme: StorybookThemeVars = createStorybookTheme({ appBg: '#111' })
 *
 * theme.base // 'dark'
 * ```
 * @see {@link https://storybook.js.org/docs/configure/user-interface/theming | theming in Storybook}
 * @public
 */
export interface StorybookThemeVars {
  /** Which of Storybook's own themes has the values that are not here, such as the colours of code. */
  readonly base: 'light' | 'dark'
  /** An accent. */
  readonly colorPrimary: string
  /** Links, and what is chosen or has the focus. In the sidebar it is behind the chosen line. */
  readonly colorSecondary: string
  /** Behind the sidebar and everything else. */
  readonly appBg: string
  /** Behind docs pages and panels. */
  readonly appContentBg: string
  /** Behind what the pointer is on. */
  readonly appHoverBg: string
  /** Behind stories. */
  readonly appPreviewBg: string
  /** Lines between areas. */
  readonly appBorderColor: string
  /** Corners of areas, in pixels. */
  readonly appBorderRadius: number
  /** The typeface of text, a list in CSS. */
  readonly fontBase: string
  /** The typeface of code, a list in CSS. */
  readonly fontCode: string
  /** Text. */
  readonly textColor: string
  /** Text on the inverse of the background. */
  readonly textInverseColor: string
  /** Text of less weight. */
  readonly textMutedColor: string
  /** Text and icons of the toolbar. */
  readonly barTextColor: string
  /** Those that the pointer is on. */
  readonly barHoverColor: string
  /** Those that are chosen. */
  readonly barSelectedColor: string
  /** Behind the toolbar. */
  readonly barBg: string
  /** Behind the label of a button. */
  readonly buttonBg: string
  /** The line around a button. */
  readonly buttonBorder: string
  /** Behind a switch. */
  readonly booleanBg: string
  /** The chosen half of a switch. */
  readonly booleanSelectedBg: string
  /** Behind the text of a form control. */
  readonly inputBg: string
  /** The line around a form control. */
  readonly inputBorder: string
  /** The text of a form control. */
  readonly inputTextColor: string
  /** Corners of a form control, in pixels. */
  readonly inputBorderRadius: number
  /** The name at the top of the sidebar, which may be HTML. */
  readonly brandTitle?: string
  /** Where it leads. */
  readonly brandUrl?: string
  /** The address of an image in its place. */
  readonly brandImage?: string
  /** The `target` of the link. */
  readonly brandTarget?: string
  /** The cells of the grid behind stories, in pixels. */
  readonly gridCellSize?: number
}
