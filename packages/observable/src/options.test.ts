import { testOptions } from '@signpost/test-kit/options'
import { ValueSubject, computed, effect } from './index.ts'

const { signal } = new AbortController()
const value = { equals: { valid: [() => true] }, name: { valid: ['', 'total'] } }

testOptions('ValueSubject', (options) => new ValueSubject(1, options), value)
testOptions('computed', (options) => computed(() => 1, options), value)
testOptions('effect', (options) => effect(() => {}, options), {
  name: value.name,
  signal: { valid: [signal], invalid: [{}] },
})
