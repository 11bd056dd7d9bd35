import { answered, testAnswers } from '@signpost/test-kit/answers'
import { FakeMotion } from '../test/fake-motion.ts'
import { watchMotionPreference } from './index.ts'

let end = new AbortController()

testAnswers('motion', {
  addEventListener: {
    owner: () => (end = new AbortController()).signal,
    use: async () => {
      const motion = new FakeMotion()
      const seen: string[] = []
      watchMotionPreference((preference) => seen.push(preference), { window: motion.window, signal: end.signal })
      motion.reduced = true
      end.abort()
      await answered()
      motion.reduced = false
      return { seen, left: motion.listeners }
    },
    late: { seen: ['reduce'], left: 0 },
    twice: { seen: ['reduce'], left: 0 },
  },
})
