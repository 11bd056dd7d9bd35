import Button from '@mui/material/Button'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

test('importing does nothing, and a server renders all of it without a choice', async () => {
  const before = Object.keys(globalThis).sort()
  const { ColorSchemeScript, ColorSchemeSelect, createStorageManager, MaterialThemeProvider } = await import(
    './index.ts'
  )
  expect(Object.keys(globalThis).sort()).toEqual(before)
  expect(typeof document).toBe('undefined')

  const html = renderToString(
    <>
      <ColorSchemeScript nonce='"><b>' defaultMode="dark" storageKeys={{ mode: '</script><b>' }} />
      <MaterialThemeProvider>
        <Button>Buy</Button>
        <ColorSchemeSelect variant="menu" />
        <ColorSchemeSelect variant="toggle" />
        <ColorSchemeSelect variant="segmented" />
      </MaterialThemeProvider>
    </>,
  )
  expect(html).toMatch(/^<script nonce="&quot;&gt;&lt;b&gt;">/)
  expect(html).not.toContain('<b>')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(5)
  expect(html).not.toContain('aria-checked="true"')
  expect(html).not.toContain('aria-pressed="true"')
  expect(createStorageManager()({ key: 'color-scheme' }).get('dark')).toBeUndefined()
})
