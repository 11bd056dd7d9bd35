import shared from '@signpost/test-kit/vitest'
import { mergeConfig } from 'vitest/config'

// Its modules keep what they have read of a site: each file of tests has its own.
export default mergeConfig(shared, {
  test: { isolate: true, include: ['*.test.ts', 'app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
})
