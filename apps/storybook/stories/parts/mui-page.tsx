import {
  createMuiTheme,
  MaterialThemeProvider,
  type ColorSchemeChoice,
  type StorageManager,
} from '@signpost/mui-material-theme'
import { createTheme } from '@signpost/theme'
import { websiteTokens } from '@signpost/website-theme'
import { useMemo, type ReactElement, type ReactNode } from 'react'

/** Marks the scheme of MUI alone: that of the workbench is on `data-theme`. */
export const MUI_ATTRIBUTE = 'data-mui-scheme'

const theme = createMuiTheme({
  tokens: createTheme(websiteTokens, { attribute: MUI_ATTRIBUTE }),
  tokenOptions: {
    names: {
      'primary.main': 'accent',
      'secondary.main': 'kind.function',
      'error.main': 'kind.namespace',
      'warning.main': 'warn',
      'info.main': 'kind.class',
      'success.main': 'kind.type',
      'background.default': 'paper',
      'background.paper': 'raised',
      'text.primary': 'ink',
      'text.secondary': 'inkSoft',
      divider: 'line',
      fontFamily: 'sans',
    },
  },
  shape: { borderRadius: 6 },
})

/** Keeps a choice for as long as the story is shown. */
function createMemory(initial: string): StorageManager {
  let kept = initial
  return () => ({
    get: () => kept,
    set: (text) => {
      kept = text
    },
    subscribe: () => () => undefined,
  })
}

/** MUI in the scheme that the toolbar has. */
export function MuiPage({
  scheme,
  children,
}: {
  readonly scheme: `${ColorSchemeChoice}`
  readonly children: ReactNode
}): ReactElement {
  const memory = useMemo(() => createMemory(scheme), [scheme])
  return (
    <MaterialThemeProvider key={scheme} theme={theme} storageManager={memory} defaultMode={scheme} baseline={false}>
      {children}
    </MaterialThemeProvider>
  )
}
