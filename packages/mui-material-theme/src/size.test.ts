import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'

const folder = join(import.meta.dirname, '..')
const external = ['react', 'react/jsx-runtime', '@mui/material/*']

describe('minified and gzipped, without React and MUI', () => {
  test.each([
    ['createMuiTheme', 4500],
    ['tokensToThemeOptions', 4000],
    ['MaterialThemeProvider', 6000],
    ['ColorSchemeSelect', 2000],
    ['createStorageManager', 1500],
    ['useColorSchemeSelection', 200],
    ['DEFAULT_STORAGE_KEYS', 120],
  ])('%s fits in %d bytes', async (name, budget) => {
    const code = await bundle(folder, `export { ${name} } from './src/index.ts'`, external)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })
})
