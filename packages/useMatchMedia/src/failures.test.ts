import { testFailures } from '@signpost/test-kit/failures'
import { readMedia, subscribeMedia, type MediaWindow } from './index.ts'

const list = { media: 'print', matches: true, addEventListener: () => {}, removeEventListener: () => {} }
const page = { matchMedia: () => list } as unknown as MediaWindow

testFailures('media queries', {
  'a window without matchMedia': {
    owner: () => page,
    method: 'matchMedia',
    use: () => [readMedia('print', { window: page }).matches, typeof subscribeMedia('screen', () => {}, page)],
    faults: { vanishes: { returns: [false, 'function'] }, throws: { code: 'MEDIA_FAILED' } },
  },
  'a mock of matchMedia that returns nothing': {
    owner: () => page,
    method: 'matchMedia',
    use: () => {
      Object.assign(page, { matchMedia: () => undefined })
      try {
        return [readMedia('print', { window: page }).matches, typeof subscribeMedia('(width > 2px)', () => {}, page)]
      } finally {
        Object.assign(page, { matchMedia: () => list })
      }
    },
    faults: { throws: { returns: [false, 'function'] } },
  },
  'a list without events of any kind': {
    owner: () => list,
    method: 'addEventListener',
    use: () => {
      subscribeMedia('(width > 3px)', () => {}, page)()
      return true
    },
    faults: { vanishes: { returns: true } },
  },
  'a list without events': {
    owner: () => list,
    method: 'addEventListener',
    use: () => {
      Object.assign(list, { addListener: () => {}, removeListener: () => {} })
      subscribeMedia('(width > 1px)', () => {}, page)()
      return true
    },
    faults: { vanishes: { returns: true } },
  },
})
