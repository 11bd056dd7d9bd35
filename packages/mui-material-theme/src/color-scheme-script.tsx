import type { Theme } from '@mui/material/styles'
import { useSyncExternalStore, type ReactElement } from 'react'
import type { ColorSchemeChoice } from './color-scheme-choice.ts'
import { defaultTheme } from './create-mui-theme.ts'
import { printInitScript } from './init-script.ts'
import { schemeMark, schemesOf } from './scheme-selector.ts'
import { DEFAULT_STORAGE_KEYS, type StorageKeys } from './storage-keys.ts'

/**
 * A script that gives the page the scheme which the reader chose, before anything is painted.
 *
 * It belongs on the server's page, before the content. It asks the theme what to set, so that it cannot disagree with the
 * stylesheet. It also works where the storage is blocked. After hydration, and in a page that is rendered by
 * the browser alone, there is no script.
 *
 * @param props - See {@link (ColorSchemeScript:namespace).Props | ColorSchemeScript.Props}; the same as those of the provider.
 * @returns The element, or `null` when there is nothing to set: with one scheme, or one that only follows the system.
 * @throws TypeError when the theme's selector is neither an attribute nor a class.
 *
 * @example
 * ```tsx
 * import { ColorSchemeScript, createMuiTheme, MaterialThemeProvider } from '@signpost/mui-material-theme'
 * import type { ReactNode } from 'react'
 *
 * const theme = createMuiTheme()
 *
 * export function Page({ children, nonce }: { children: ReactNode; nonce: string }) {
 *   return (
 *     <html lang="en" suppressHydrationWarning>
 *       <body>
 *         <ColorSchemeScript theme={theme} nonce={nonce} />
 *         <MaterialThemeProvider theme={theme}>{children}</MaterialThemeProvider>
 *       </body>
 *     </html>
 *   )
 * }
 * ```
 * @public
 */
export function ColorSchemeScript({
  theme = defaultTheme(),
  defaultMode = 'system',
  storageKeys,
  nonce,
}: ColorSchemeScript.Props): ReactElement | null {
  const mark = schemeMark(theme)
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (!mark || !isFromServer) return null

  const script = printInitScript({
    mark,
    schemes: schemesOf(theme),
    mode: defaultMode,
    keys: { ...DEFAULT_STORAGE_KEYS, ...storageKeys },
  })
  // eslint-disable-next-line no-restricted-syntax -- the text is printed for a script, and nothing in it ends one
  return <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}

const never = () => () => {}

/**
 * The types of the component, reachable through its name.
 *
 * @example
 * ```tsx
 * import { ColorSchemeScript } from '@signpost/mui-material-theme'
 *
 * export const scriptFor = (props: ColorSchemeScript.Props) => <ColorSchemeScript {...props} />
 * ```
 * @public
 */
export namespace ColorSchemeScript {
  /**
   * The props of {@link (ColorSchemeScript:function) | ColorSchemeScript}.
   *
   * @example
   * ```tsx
   * import { ColorSchemeScript } from '@signpost/mui-material-theme'
   *
   * const props: ColorSchemeScript.Props = { defaultMode: 'dark', nonce: 'r4nd0m' }
   *
   * export const script = <ColorSchemeScript {...props} />
   * ```
   * @public
   */
  export interface Props {
    /** The theme of the page, as the provider has it. By default the one that `createMuiTheme()` makes. */
    readonly theme?: Theme | undefined
    /** The choice while none is stored, by default `system`. */
    readonly defaultMode?: `${ColorSchemeChoice}` | undefined
    /** Where the choice is stored in `localStorage`. By default {@link DEFAULT_STORAGE_KEYS}. */
    readonly storageKeys?: Partial<StorageKeys> | undefined
    /** The nonce that the page's content security policy asks for. */
    readonly nonce?: string | undefined
  }
}
