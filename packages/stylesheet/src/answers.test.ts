// @vitest-environment jsdom
import { answered, testAnswers, uncaughtIn } from '@signpost/test-kit/answers'
import { createStylesheet } from './index.ts'

testAnswers('a stylesheet', {
  // It reports the error of a listener.
  queueMicrotask: {
    owner: () => globalThis,
    use: () =>
      uncaughtIn(async () => {
        const sheet = createStylesheet()
        sheet.subscribe(() => {
          throw new Error('broken')
        })
        sheet.set('a', { color: 'red' })
        await answered()
      }),
    late: ['broken'],
    twice: ['broken'],
  },
})
