/**
 * What a reader can choose: a light page, a dark one, or whatever the system prefers. MUI calls it the mode.
 *
 * Where one is expected, its text will do: `'dark'` for `ColorSchemeChoice.Dark`.
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
 * @public
 */
export enum ColorSchemeChoice {
  /** Always light. */
  Light = 'light',
  /** Always dark. */
  Dark = 'dark',
  /** Light or dark, as the system prefers at the time. */
  System = 'system',
}

/** All choices, in the order in which they are offered. */
export const choices: readonly `${ColorSchemeChoice}`[] = ['light', 'dark', 'system']

/** Whether a text is one of the choices. */
export function isChoice(text: unknown): text is `${ColorSchemeChoice}` {
  return choices.some((choice) => choice === text)
}
