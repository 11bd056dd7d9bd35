import shared from '@signpost/test-kit/vitest'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(shared, {
  test: {
    setupFiles: ['vitest.setup.ts'],
    include: ['*.test.ts', 'app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
  },
})
