import { expect, test } from 'vitest'
import type { runTask as runTaskOfSources } from './run-task.ts'

// Threads run the built code.
const { runTask } = (await import('../../dist/thread/run-task.js' as string)) as { runTask: typeof runTaskOfSources }

const module = new URL('../../test/thread-tasks.js', import.meta.url).href

function runNamed(name: string, input: unknown, limit?: number): { parts: unknown[]; isDone: boolean } {
  const parts: unknown[] = []
  const task = { module, name, run: () => expect.fail('runs in this thread') }
  const { isDone } = runTask(task, input, (part: unknown) => parts.push(part), limit)
  return { parts, isDone }
}

test('passes on each part of a result', () => {
  expect(runNamed('count', 3)).toEqual({ parts: [1, 2, 3], isDone: true })
})

test('gives up a task at its limit, with the parts that it had, and runs the next one', () => {
  expect(runNamed('hang', 0, 2000)).toEqual({ parts: ['before'], isDone: false })
  expect(runNamed('count', 1)).toEqual({ parts: [1], isDone: true })
})

test('gives up a task that is too deep for the stack', () => {
  expect(runNamed('nest', 0)).toEqual({ parts: [], isDone: false })
  expect(runNamed('count', 1)).toEqual({ parts: [1], isDone: true })
})

test('gives up a task in which the compiler fails', () => {
  expect(runNamed('failInCompiler', 0)).toEqual({ parts: [], isDone: false })
  expect(runNamed('count', 1)).toEqual({ parts: [1], isDone: true })
})

test('throws what a task throws', () => {
  expect(() => runNamed('fail', 0)).toThrow('no types')
  expect(runNamed('count', 1)).toEqual({ parts: [1], isDone: true })
})
