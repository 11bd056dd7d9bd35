import { testFailures } from '@signpost/test-kit/failures'
import { afterEach, beforeEach, vi } from 'vitest'
import { createDebug, disable, enable } from './index.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  enable('app')
})
afterEach(() => void disable())

const reporter = { write: (): void => undefined }
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
    faults: { ...faults, 'is slow': { returns: 'went on' } },
  },
  'a clock': { owner: () => clock, method: 'now', use: log, faults },
})
