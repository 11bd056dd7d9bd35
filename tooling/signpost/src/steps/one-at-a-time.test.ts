import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('work that is asked for while it is done is done once more, afterwards', async () => {
  const ends: (() => void)[] = []
  const again = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)))
  again()
  await nextTurn()
  again()
  again()
  await nextTurn()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await nextTurn()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await nextTurn()
  expect(ends).toHaveLength(2)
  again()
  await nextTurn()
  expect(ends).toHaveLength(3)
})
