import { join } from 'node:path'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe } from 'vitest'

const folder = join(import.meta.dirname, '..')
const external = ['react', 'react/jsx-runtime', '@mui/material/*']

describe('minified and gzipped, without React and MUI', () => {
  testSizes(
    folder,
    {
      createMuiTheme: 7240,
      tokensToThemeOptions: 6760,
      MaterialThemeProvider: 9000,
      ColorSchemeSelect: 2000,
      createStorageManager: 1920,
      useColorSchemeSelection: 200,
      DEFAULT_STORAGE_KEYS: 120,
    },
    external,
  )
})
