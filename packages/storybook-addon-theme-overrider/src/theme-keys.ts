import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { MinimalInput } from './theme-input.ts'

/** Type of the value of a key. */
export type ValueKind = 'base' | 'color' | 'length' | 'text'

/** Keys of a minimal theme, and whether they are required. */
export const minimalKeys: Readonly<
  Record<keyof MinimalInput, { readonly kind: ValueKind; readonly isRequired: boolean }>
> = {
  font: { kind: 'text', isRequired: true },
  color: { kind: 'color', isRequired: true },
  pageBackground: { kind: 'color', isRequired: true },
  baseBackground: { kind: 'color', isRequired: true },
  secondaryBackground: { kind: 'color', isRequired: true },
  border: { kind: 'color', isRequired: true },
  accent: { kind: 'color', isRequired: false },
  codeFont: { kind: 'text', isRequired: false },
}

/** Keys of a Storybook theme. */
export const themeKeys: Readonly<Record<keyof StorybookThemeVars, ValueKind>> = {
  base: 'base',
  colorPrimary: 'color',
  colorSecondary: 'color',
  appBg: 'color',
  appContentBg: 'color',
  appHoverBg: 'color',
  appPreviewBg: 'color',
  appBorderColor: 'color',
  appBorderRadius: 'length',
  fontBase: 'text',
  fontCode: 'text',
  textColor: 'color',
  textInverseColor: 'color',
  textMutedColor: 'color',
  barTextColor: 'color',
  barHoverColor: 'color',
  barSelectedColor: 'color',
  barBg: 'color',
  buttonBg: 'color',
  buttonBorder: 'color',
  booleanBg: 'color',
  booleanSelectedBg: 'color',
  inputBg: 'color',
  inputBorder: 'color',
  inputTextColor: 'color',
  inputBorderRadius: 'length',
  brandTitle: 'text',
  brandUrl: 'text',
  brandImage: 'text',
  brandTarget: 'text',
  gridCellSize: 'length',
}
