import { testFailures } from '@signpost/test-kit/failures'
import { mergeRefs } from './index.ts'

const callback = { call: (_instance: object | null): (() => void) | undefined => undefined }

/** Attaches and detaches an element through three refs, of which the second may fail. */
function use(): unknown {
  const element = {}
  const [first, last] = [{ current: null as object | null }, { current: null as object | null }]
  const merged = mergeRefs<object>(first, (instance) => callback.call(instance), last)
  const errors: string[] = []
  const seen = [element, null].map((instance) => {
    try {
      merged(instance)
    } catch (error) {
      errors.push((error as Error).name)
    }
    return [first.current === instance, last.current === instance]
  })
  return { seen, errors }
}

const all = [
  [true, true],
  [true, true],
]

testFailures('merged refs', {
  'a callback beside others': {
    owner: () => callback,
    method: 'call',
    use,
    faults: {
      throws: { returns: { seen: all, errors: ['Error', 'Error'] } },
      vanishes: { returns: { seen: all, errors: ['TypeError', 'TypeError'] } },
    },
  },
})
