import { mergeConfig } from 'vitest/config'
import shared from '../../vitest.shared.js'

// Its modules keep what they have read of a site: each file of tests has its own.
export default mergeConfig(shared, {
  test: { isolate: true, include: ['*.test.ts', 'app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
})
