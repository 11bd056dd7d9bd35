import { useColorScheme } from '@mui/material/styles'
import type { ColorSchemeChoice } from './color-scheme-choice.ts'

/**
 * The reader's choice, and what comes of it. See {@link useColorSchemeSelection}.
 *
 * @example
 * ```ts
 * import type { ColorSchemeSelection } from '@signpost/mui-material-theme'
 *
 * export const describe = ({ selection, resolved }: ColorSchemeSelection) =>
 *   selection === 'system' ? `${resolved}, as the system prefers` : selection
 * ```
 * @public
 */
export interface ColorSchemeSelection {
  /** What was chosen; `undefined` on a server and while hydrating, when nobody knows. */
  readonly selection: `${ColorSchemeChoice}` | undefined
  /** What the page is, light or dark; `undefined` as long as `selection` is. */
  readonly resolved: 'light' | 'dark' | undefined
  /** Whether the choice is known, and can be changed. */
  readonly isHydrated: boolean
  /** Changes the choice, in all tabs, and stores it. Keeps its identity. */
  readonly setSelection: (choice: `${ColorSchemeChoice}`) => void
}

/**
 * The scheme that the reader chose, and a function to change it, below a provider.
 *
 * A change renders the components that call this hook again, and no others: colours are custom properties.
 *
 * @returns See {@link ColorSchemeSelection}. Outside of a provider it never hydrates, and setting does nothing.
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
