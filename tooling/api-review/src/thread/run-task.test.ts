import { threadId } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { runTask as runTaskOfSources, Task } from './run-task.ts'

// Threads run the built code.
const { runTask } = (await import('../../dist/thread/run-task.js' as string)) as { runTask: typeof runTaskOfSources }

const module = new URL('../../test/thread-tasks.js', import.meta.url).href
const tasks = (await import(module)) as Record<string, Task<unknown, unknown>['start']>

function runNamed(name: string, input: unknown, limit?: number): { parts: unknown[]; isDone: boolean } {
  const parts: unknown[] = []
  const start = tasks[name] as Task<unknown, unknown>['start']
  const { isDone } = runTask({ module, name, start }, input, (part) => parts.push(part), limit)
  return { parts, isDone }
}

test('passes on each part of a result', () => {
  expect(runNamed('count', 3)).toEqual({ parts: [1, 2, 3], isDone: true })
})

test('runs a task here, and later ones in a thread when a part takes too long', () => {
  expect(runNamed('place', 0)).toEqual({ parts: [threadId], isDone: true })
  expect(runNamed('hang', 0, 5000)).toEqual({ parts: ['before'], isDone: false })
  const { parts } = runNamed('place', 0)
  expect(parts).toEqual([expect.any(Number)])
  expect(parts).not.toEqual([threadId])
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
