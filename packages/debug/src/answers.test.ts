import { answered, testAnswers } from '@signpost/test-kit/answers'
import { Observable } from '@signpost/observable'
import { disable, enable, rules } from './index.ts'

testAnswers('rules', {
  subscribe: {
    owner: () => Observable.prototype,
    use: async () => {
      disable()
      const seen: number[] = []
      const subscription = rules.subscribe((now) => seen.push(now.length))
      enable('app')
      await answered()
      disable()
      subscription.unsubscribe()
      return seen
    },
    late: [0, 1, 0],
    twice: [0, 0, 1, 1, 0, 0],
  },
})
