import { expect, test } from 'vitest'
import type { Job } from './jobs.ts'
import type { runJobs as runJobsOfSources } from './run-jobs.ts'

const files = (type: string) => new Map([['lib.d.ts', `export declare const a: ${type}`]])
const sides = { base: files('1'), before: files('1'), after: files('2'), modules: new Map() }
const modules = { base: 'lib', head: 'lib' }

function job(code: string): Job {
  return {
    text: `import * as L from './lib'\n${code}\nexport {}\n`,
    modules,
    program: { symbol: 'a', use: 'read', code, entry: '.', modules },
  }
}

// Threads run the built code.
const { runJobs } = (await import('../../dist/roles/run-jobs.js' as string)) as { runJobs: typeof runJobsOfSources }

test('compiles files in order', () => {
  const results = runJobs(
    [job('const value: 1 = L.a'), job('const value: number = L.a')],
    sides,
    {},
    { left: 10_000, isStopped: false },
  )
  expect(results.map((result) => result?.breaks?.map(({ error }) => error))).toEqual([
    ["TS2322: Type '2' is not assignable to type '1'."],
    [],
  ])
})
