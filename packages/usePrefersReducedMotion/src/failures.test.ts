import { testFailures } from '@signpost/test-kit/failures'
import type { MediaWindow } from '@signpost/use-match-media'
import { getMotionPreference, MotionPreference, watchMotionPreference } from './index.ts'

let listeners: (() => void)[] = []
const add = (listener: () => void): void => void listeners.push(listener)
const remove = (listener: () => void): void => {
  listeners = listeners.filter((one) => one !== listener)
}
const list = {
  media: '',
  matches: true,
  addEventListener: (_type: string, listener: () => void) => add(listener),
  removeEventListener: (_type: string, listener: () => void) => remove(listener),
  addListener: add,
  removeListener: remove,
}
const page = { matchMedia: () => list } as unknown as MediaWindow
const watcher = { call: (): void => undefined }

/** Watches, changes once and ends; then the seen preferences and the listeners that are left. */
function watch(): unknown {
  listeners = []
  const seen: MotionPreference[] = []
  const end = new AbortController()
  watchMotionPreference(
    (preference) => {
      seen.push(preference)
      watcher.call()
    },
    { window: page, signal: end.signal },
  )
  for (const listener of [...listeners]) {
    try {
      listener()
    } catch {
      // The runtime reports errors of listeners.
    }
  }
  end.abort()
  return { seen, left: listeners.length }
}
const whole = { returns: { seen: [MotionPreference.Reduce], left: 0 } }

testFailures('motion', {
  'a window without matchMedia': {
    owner: () => page,
    method: 'matchMedia',
    use: () => [getMotionPreference(page), watch()],
    faults: { vanishes: { returns: [MotionPreference.Reduce, { seen: [], left: 0 }] } },
  },
  // Safari before version 14.
  'a list without events': {
    owner: () => list,
    method: 'addEventListener',
    use: watch,
    faults: { vanishes: whole },
  },
  'a listener': {
    owner: () => watcher,
    method: 'call',
    use: watch,
    faults: { throws: whole, vanishes: whole, 'is slow': whole },
  },
})
