import { vi } from 'vitest'

// Modules of the app keep what they have read of a site: each file of tests has its own. Libraries are shared.
vi.resetModules()
