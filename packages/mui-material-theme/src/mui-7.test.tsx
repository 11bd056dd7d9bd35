// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '@mui/material/version'
import { expect, test, vi } from 'vitest'
import { testComponents } from '../test/provider-suite.tsx'
import { testThemes } from '../test/theme-suite.ts'

vi.mock('@mui/material/version', () => import('mui-material-7/version'))
vi.mock('@mui/material/styles', () => import('mui-material-7/styles'))
vi.mock('@mui/material/Box', () => import('mui-material-7/Box'))
vi.mock('@mui/material/Button', () => import('mui-material-7/Button'))
vi.mock('@mui/material/CssBaseline', () => import('mui-material-7/CssBaseline'))
vi.mock('@mui/material/IconButton', () => import('mui-material-7/IconButton'))
vi.mock('@mui/material/ListItemIcon', () => import('mui-material-7/ListItemIcon'))
vi.mock('@mui/material/ListItemText', () => import('mui-material-7/ListItemText'))
vi.mock('@mui/material/Menu', () => import('mui-material-7/Menu'))
vi.mock('@mui/material/MenuItem', () => import('mui-material-7/MenuItem'))
vi.mock('@mui/material/SvgIcon', () => import('mui-material-7/SvgIcon'))
vi.mock('@mui/material/ToggleButton', () => import('mui-material-7/ToggleButton'))
vi.mock('@mui/material/ToggleButtonGroup', () => import('mui-material-7/ToggleButtonGroup'))

test('all modules imported by the sources are MUI 7', async () => {
  expect(version).toMatch(/^7\./)
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  )
  const texts = sources.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  const imported = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^import (?!type)[^\n]* from '(@mui\/material[^']*)'/gm)].map(([, name]) => name!),
    ),
  )
  expect(imported.size).toBeGreaterThan(8)
  for (const name of imported) {
    const [mocked, real] = (await Promise.all([
      import(name),
      import(name.replace('@mui/material', 'mui-material-7')),
    ])) as Record<string, unknown>[]
    const exported = Object.keys(real!)[0]!
    expect(mocked![exported], name).toBe(real![exported])
  }
})

testThemes()
testComponents()
