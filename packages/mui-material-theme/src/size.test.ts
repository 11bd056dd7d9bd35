import { join } from 'node:path'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe } from 'vitest'

const folder = join(import.meta.dirname, '..')
const external = ['react', 'react/jsx-runtime', '@mui/material/*']

describe('minified and gzipped, without React and MUI', () => {
  testSizes(
    folder,
    {
      createMuiTheme: 6850,
      tokensToThemeOptions: 6375,
      MaterialThemeProvider: 8730,
      ColorSchemeSelect: 2000,
      createStorageManager: 1770,
      useColorSchemeSelection: 200,
      DEFAULT_STORAGE_KEYS: 120,
    },
    external,
  )
})
