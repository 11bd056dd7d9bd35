import { threadId } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { TaskEnd, WorkLimits } from './run-parts.ts'
import type { runTask as runTaskOfSources, Task } from './run-task.ts'

// Threads run the built code.
const { runTask } = (await import('../../dist/thread/run-task.js' as string)) as { runTask: typeof runTaskOfSources }

const module = new URL('../../test/thread-tasks.js', import.meta.url).href
const tasks = (await import(module)) as Record<string, Task<unknown, unknown>['start']>
const unlimited: WorkLimits = { one: 1e6, all: 1e6 }

function runNamed(name: string, input: unknown, limits = unlimited): { parts: unknown[]; end: TaskEnd } {
  const parts: unknown[] = []
  const start = tasks[name] as Task<unknown, unknown>['start']
  const end = runTask({ module, name, start }, input, (part) => parts.push(part), limits)
  return { parts, end }
}

test('passes on each part of a result', () => {
  expect(runNamed('count', 3)).toMatchObject({ parts: [1, 2, 3], end: { reason: 'done' } })
})

test('runs a task here, and one that is too deep for the stack in a thread, from the part that is', () => {
  expect(runNamed('place', 0)).toMatchObject({ parts: [threadId], end: { reason: 'done' } })
  const { parts } = runNamed('deepen', 100_000)
  expect(parts).toEqual(['before', [100_000, expect.any(Number)]])
  expect(parts).not.toEqual(['before', [100_000, threadId]])
  expect(runNamed('place', 0)).toMatchObject({ parts: [threadId], end: { reason: 'done' } })
})

test('stops a task at a part that takes too much work, with the parts that it had', () => {
  const { parts, end } = runNamed('make', [10, 3000, 10], { one: 2000, all: 1e6 })
  expect(parts).toEqual([10])
  expect(end.reason).toBe('limit')
  expect(end.work).toBeGreaterThan(2000)
})

test('stops a task after the part with which all of its work is done', () => {
  const { parts, end } = runNamed('make', [1000, 1000, 1000], { one: 2000, all: 2000 })
  expect(parts).toEqual([1000, 1000])
  expect(end.reason).toBe('limit')
})

test('gives up a task that is too deep for any stack, and runs the next one', () => {
  expect(runNamed('nest', 0)).toMatchObject({ parts: [], end: { reason: 'fault' } })
  expect(runNamed('count', 1)).toMatchObject({ parts: [1], end: { reason: 'done' } })
})

test('gives up a task in which the compiler fails', () => {
  expect(runNamed('failInCompiler', 0)).toMatchObject({ parts: [], end: { reason: 'fault' } })
  expect(runNamed('count', 1)).toMatchObject({ parts: [1], end: { reason: 'done' } })
})

test('throws what a task throws', () => {
  expect(() => runNamed('fail', 0)).toThrow('no types')
  expect(runNamed('count', 1)).toMatchObject({ parts: [1], end: { reason: 'done' } })
})
