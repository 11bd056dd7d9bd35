import type { Theme } from '@mui/material/styles'
import { checkOptions } from '@signpost/utils-primitives'
import { useSyncExternalStore, type ReactElement } from 'react'
import type { ColorSchemeChoice } from './color-scheme-choice.ts'
import { defaultTheme } from './create-mui-theme.ts'
import { printInitScript } from './init-script.ts'
import { schemeMark, schemesOf } from './scheme-selector.ts'
import { DEFAULT_STORAGE_KEYS, type StorageKeys } from './storage-keys.ts'

/**
 * A script that sets the chosen colour scheme before the first paint.
 *
 * Render it on the server, before the content. It reads the attribute or class from the theme, so it always agrees with
 * the stylesheet. It also works where storage is blocked. After hydration and in client-rendered pages, it renders
 * nothing.
 *
 * @param props - See {@link (ColorSchemeScript:namespace).Props | ColorSchemeScript.Props}; use the same values as for
 *   the provider.
 * @returns The element, or `null` if there is nothing to set: with a single scheme, or a theme that follows the system
 *   by media queries.
 * @throws TypeError when the `colorSchemeSelector` of the theme is neither an attribute nor a class.
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
 * @searchAlias initcolorschemescript flash flicker fouc dark mode
 * @public
 */
export function ColorSchemeScript(props: ColorSchemeScript.Props): ReactElement | null {
  checkOptions('ColorSchemeScript', props, {
    theme: ['a theme of MUI', (value) => typeof value === 'object' && value !== null && 'palette' in value],
    defaultMode: { oneOf: ['light', 'dark', 'system'] },
    storageKeys: [
      'texts as mode and colorScheme',
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(value).every(
          ([name, text]) =>
            ['mode', 'colorScheme'].includes(name) && (text === undefined || (typeof text === 'string' && text !== '')),
        ),
    ],
    nonce: 'string',
  })
  const { theme = defaultTheme(), defaultMode = 'system', storageKeys, nonce } = props
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
  // eslint-disable-next-line no-restricted-syntax -- the text is escaped, so that it cannot end the script
  return <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}

const never = () => () => {}

/**
 * Types of the component.
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
    /** The theme, the same as that of the provider. Defaults to the result of `createMuiTheme()`. */
    readonly theme?: Theme | undefined
    /** The choice when none is stored. Defaults to `system`. */
    readonly defaultMode?: `${ColorSchemeChoice}` | undefined
    /** Keys of the choice in `localStorage`. Defaults to {@link DEFAULT_STORAGE_KEYS}. */
    readonly storageKeys?: Partial<StorageKeys> | undefined
    /** The nonce required by the content security policy of the page. */
    readonly nonce?: string | undefined
  }
}
