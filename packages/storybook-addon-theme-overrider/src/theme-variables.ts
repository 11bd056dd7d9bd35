import { variables, type CssValue, type CssVariableName } from '@signpost/stylesheet/core'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import { themeKeys } from './theme-keys.ts'

/** Custom properties for the values of a theme, without those that are not CSS. */
export function themeVariables(theme: StorybookThemeVars): Record<CssVariableName, CssValue> {
  const values = Object.entries(themeKeys).flatMap(([key, kind]) => {
    const value = theme[key as keyof StorybookThemeVars]
    const isCss = value !== undefined && kind !== 'base' && !key.startsWith('brand')
    return isCss ? [[key, kind === 'length' ? `${value}px` : value] as const] : []
  })
  return variables(Object.fromEntries(values), 'storybook')
}
