import { afterAll, vi } from 'vitest'

// Modules of the app keep what they have read of a site: each file of tests has its own. Libraries are shared.
vi.resetModules()

// So is what is global: a `location` of one file's tests would be that of the next.
afterAll(() => {
  vi.unstubAllGlobals()
})
