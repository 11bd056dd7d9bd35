import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import { createTheme } from '@signpost/theme'
import { useEffect, useState, type ReactElement } from 'react'
import {
  ColorSchemeScript,
  ColorSchemeSelect,
  createMuiTheme,
  MaterialThemeProvider,
  useColorSchemeSelection,
} from '../src/index.ts'

declare global {
  var renders: string[]
}

const theme: Theme = createMuiTheme({
  tokens: createTheme({
    primary: { light: '#00687a', dark: '#5fd4ee' },
    background: { default: { light: 'rgb(255 255 255)', dark: 'rgb(17 17 17)' } },
  }),
})

const variants = ['menu', 'toggle', 'segmented'] as const

/** A page for a real browser: the script, the provider, and each variant of the control. */
export function Page({ nonce }: { nonce?: string }): ReactElement {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <>
      <ColorSchemeScript theme={theme} {...(nonce !== undefined && { nonce })} />
      <MaterialThemeProvider theme={theme}>
        {variants.map((variant) => (
          <span key={variant} data-variant={variant}>
            <ColorSchemeSelect variant={variant} />
          </span>
        ))}
        <Paper>Paper</Paper>
        <State />
        {hydrated && <p>hydrated</p>}
      </MaterialThemeProvider>
    </>
  )
}

function State() {
  const { selection, resolved } = useColorSchemeSelection()
  const text = `${selection} ${resolved}`
  if (typeof window !== 'undefined') (globalThis.renders ??= []).push(text)
  return <output>{text}</output>
}
