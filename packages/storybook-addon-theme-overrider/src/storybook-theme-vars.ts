/**
 * A complete Storybook theme, in the form that `create()` takes and returns.
 *
 * Colours are `#rrggbb` or `#rrggbbaa`: Storybook derives other colours from them, which is not possible with custom
 * properties.
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
 * @searchAlias themevars variables branding
 * @public
 */
export interface StorybookThemeVars {
  /** Storybook's own theme for values that are not listed here, such as the colours of code. */
  readonly base: 'light' | 'dark'
  /** Accent colour. */
  readonly colorPrimary: string
  /** Colour of links, selection and focus. Background of the selected sidebar item. */
  readonly colorSecondary: string
  /** Background of the sidebar and the window. */
  readonly appBg: string
  /** Background of docs pages and panels. */
  readonly appContentBg: string
  /** Background of hovered items. */
  readonly appHoverBg: string
  /** Background of stories. */
  readonly appPreviewBg: string
  /** Colour of lines between areas. */
  readonly appBorderColor: string
  /** Corner radius of areas, in pixels. */
  readonly appBorderRadius: number
  /** CSS font family of text. */
  readonly fontBase: string
  /** CSS font family of code. */
  readonly fontCode: string
  /** Text colour. */
  readonly textColor: string
  /** Text colour on the inverse background. */
  readonly textInverseColor: string
  /** Colour of muted text. */
  readonly textMutedColor: string
  /** Colour of text and icons in the toolbar. */
  readonly barTextColor: string
  /** Their colour when hovered. */
  readonly barHoverColor: string
  /** Their colour when selected. */
  readonly barSelectedColor: string
  /** Background of the toolbar. */
  readonly barBg: string
  /** Background of buttons. */
  readonly buttonBg: string
  /** Border colour of buttons. */
  readonly buttonBorder: string
  /** Background of switches. */
  readonly booleanBg: string
  /** Background of the selected half of a switch. */
  readonly booleanSelectedBg: string
  /** Background of form controls. */
  readonly inputBg: string
  /** Border colour of form controls. */
  readonly inputBorder: string
  /** Text colour of form controls. */
  readonly inputTextColor: string
  /** Corner radius of form controls, in pixels. */
  readonly inputBorderRadius: number
  /** Title at the top of the sidebar. May contain HTML. */
  readonly brandTitle?: string
  /** Link of the title. */
  readonly brandUrl?: string
  /** URL of an image that replaces the title. */
  readonly brandImage?: string
  /** `target` of the link. */
  readonly brandTarget?: string
  /** Cell size of the grid behind stories, in pixels. */
  readonly gridCellSize?: number
}
