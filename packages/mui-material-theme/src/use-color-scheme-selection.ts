import { useColorScheme } from '@mui/material/styles'
import type { ColorSchemeChoice } from './color-scheme-choice.ts'

/**
 * The chosen colour scheme, the resulting one, and a setter. See {@link useColorSchemeSelection}.
 *
 * @example
 * ```ts
 * import type { ColorSchemeSelection } from '@signpost/mui-material-theme'
 *
 * export const describe = ({ selection, resolved }: ColorSchemeSelection) =>
 *   selection === 'system' ? `${resolved}, as the system prefers` : selection
 * ```
 * @searchAlias mode setmode state
 * @public
 */
export interface ColorSchemeSelection {
  /** The choice; `undefined` on a server and during hydration, when it is not known. */
  readonly selection: `${ColorSchemeChoice}` | undefined
  /** The current scheme, light or dark; `undefined` while `selection` is. */
  readonly resolved: 'light' | 'dark' | undefined
  /** Whether the choice is known and can be changed. */
  readonly isHydrated: boolean
  /** Changes the choice in all tabs and stores it. Has a stable identity. */
  readonly setSelection: (choice: `${ColorSchemeChoice}`) => void
}

/**
 * Returns the chosen colour scheme and a function to change it. Use it inside a provider.
 *
 * A change renders only components that call this hook again: colours are custom properties.
 *
 * @returns See {@link ColorSchemeSelection}. Outside of a provider it never hydrates, and the setter has no effect.
 *
 * @example
 * ```tsx
 * import { useColorSchemeSelection } from '@signpost/mui-material-theme'
 *
 * export function Lamp() {
 *   const { resolved, isHydrated, setSelection } = useColorSchemeSelection()
 *   return (
 *     <button disabled={!isHydrated} onClick={() => setSelection(resolved === 'dark' ? 'light' : 'dark')}>
 *       Lamp
 *     </button>
 *   )
 * }
 * ```
 * @searchAlias usecolorscheme setmode dark mode toggle switch
 * @public
 */
export function useColorSchemeSelection(): ColorSchemeSelection {
  const { mode, systemMode, setMode } = useColorScheme()
  return {
    selection: mode,
    resolved: mode === 'system' ? systemMode : mode,
    isHydrated: mode !== undefined,
    setSelection: setMode,
  }
}
