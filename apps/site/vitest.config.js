import { mergeConfig } from 'vitest/config'
import shared from '../../vitest.shared.js'

export default mergeConfig(shared, {
  test: { include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
})
