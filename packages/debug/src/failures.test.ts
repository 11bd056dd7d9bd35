import { testFailures } from '@signpost/test-kit/failures'
import { afterEach, beforeEach, vi } from 'vitest'
import { environmentRules } from './environment.ts'
import { createDebug, disable, enable } from './index.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  enable('app')
})
afterEach(() => void disable())

const reporter = { write: (): void => undefined }
const page = { localStorage: { getItem: (): string => 'app' } }
const clock = { now: (): number => 0 }

/** A program logs and goes on. */
const log = (): unknown => {
  const debug = createDebug('app', { reporter: { write: () => reporter.write() }, now: () => clock.now() })
  debug('one')
  debug(() => 'two')
  return 'went on'
}

const faults = { throws: { returns: 'went on' }, vanishes: { returns: 'went on' } }

testFailures('a logger', {
  'a reporter': {
    owner: () => reporter,
    method: 'write',
    use: log,
    faults: { ...faults, 'is slow': { returns: 'went on' }, rejects: { returns: 'went on' } },
  },
  // A page whose storage is blocked.
  'rules of a page': {
    owner: () => page.localStorage,
    method: 'getItem',
    use: () => {
      vi.stubGlobal('document', {})
      vi.stubGlobal('localStorage', page.localStorage)
      vi.stubEnv('DEBUG', '')
      const rules = environmentRules()
      vi.unstubAllGlobals()
      vi.unstubAllEnvs()
      return rules
    },
    error: () => new DOMException('denied', 'SecurityError'),
    faults: { throws: { returns: '' }, vanishes: { returns: '' } },
  },
  'a clock': { owner: () => clock, method: 'now', use: log, faults },
})
