import type { ColorScheme } from '@signpost/theme'
import { checkArgument } from '@signpost/utils-primitives'
import { create } from 'storybook/theming/create'
import { checkInput } from './check-input.ts'
import { expandMinimal } from './expand-minimal.ts'
import { isDark } from './is-dark.ts'
import { isMinimalInput } from './is-minimal-input.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { StorybookThemeInput } from './theme-input.ts'

/**
 * Checks a theme input and fills in missing values, from Storybook's theme for `scheme` unless the input determines the
 * base.
 */
export function completeTheme(input: StorybookThemeInput, scheme: ColorScheme = 'light'): StorybookThemeVars {
  checkArgument(
    'INVALID_OPTION',
    input,
    'a theme in an object',
    () => Object.prototype.toString.call(input) === '[object Object]',
    "pass { appBg: '#fff' }",
  )
  if (isMinimalInput(input)) return expandMinimal(input)

  const checked = checkInput(input)
  const background = checked.appBg ?? checked.appContentBg
  const base = checked.base ?? (background === undefined ? scheme : isDark(background) ? 'dark' : 'light')
  return checkInput(create({ ...checked, base }))
}
