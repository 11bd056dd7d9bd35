/**
 * Colour scheme setting of the user: light, dark, or the system preference. MUI calls it the mode.
 *
 * String literals are accepted too: `'dark'` for `ColorSchemeChoice.Dark`.
 *
 * @example
 * ```tsx
 * import { ColorSchemeChoice, useColorSchemeSelection } from '@signpost/mui-material-theme'
 *
 * export function FollowSystem() {
 *   const { setSelection } = useColorSchemeSelection()
 *   return <button onClick={() => setSelection(ColorSchemeChoice.System)}>As my system</button>
 * }
 * ```
 * @searchAlias mode palettemode night auto
 * @public
 */
export enum ColorSchemeChoice {
  /** Always light. */
  Light = 'light',
  /** Always dark. */
  Dark = 'dark',
  /** Light or dark, following the system preference. */
  System = 'system',
}

/** All choices, in display order. */
export const choices: readonly `${ColorSchemeChoice}`[] = ['light', 'dark', 'system']

/** Whether a value is one of the choices. */
export function isChoice(text: unknown): text is `${ColorSchemeChoice}` {
  return choices.some((choice) => choice === text)
}
