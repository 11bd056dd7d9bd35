// @vitest-environment jsdom
import { answered, testAnswers } from '@signpost/test-kit/answers'
import { createStorageStore } from './index.ts'

/** Another tab writes, the listener ends, and another tab writes again: the values that it saw, and the last one. */
async function follow(): Promise<unknown> {
  localStorage.clear()
  const store = createStorageStore('answers', 0)
  const seen: number[] = []
  const end = store.subscribe(() => seen.push(store.get()))
  const write = (value: number): void => {
    localStorage.setItem('answers', String(value))
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'answers', newValue: String(value), storageArea: localStorage }),
    )
  }
  write(1)
  await answered()
  store.set(2)
  await answered()
  end()
  write(3)
  await answered()
  return { seen, last: store.get() }
}

const whole = { seen: [1, 2], last: 3 }

testAnswers('a store', {
  addEventListener: { owner: () => window, use: follow, late: whole, twice: whole },
})
