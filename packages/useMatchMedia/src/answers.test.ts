import { answered, testAnswers } from '@signpost/test-kit/answers'
import { subscribeMedia, type MediaWindow } from './index.ts'

const list = Object.assign(new EventTarget(), { media: 'print', matches: false })
const page = { matchMedia: () => list } as unknown as MediaWindow

testAnswers('media queries', {
  addEventListener: {
    owner: () => list,
    use: async () => {
      const seen: boolean[] = []
      const turn = (matches: boolean): void => {
        list.matches = matches
        list.dispatchEvent(new Event('change'))
      }
      const end = subscribeMedia('print', ({ matches }) => seen.push(matches), page)
      turn(true)
      await answered()
      end()
      turn(false)
      await answered()
      return seen
    },
    late: [true],
    twice: [true, true],
  },
})
