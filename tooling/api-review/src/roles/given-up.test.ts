import { expect, test } from 'vitest'
import ts from '#typescript'
import { isGivenUp } from './given-up.ts'
import { type Job, resultsOf } from './jobs.ts'
import type { CompiledBoth } from './compile-both.ts'

/** Errors of a program in which two types are nested as deep. */
function errorsAt(depth: number): readonly ts.Diagnostic[] {
  const levels = Array.from({ length: depth }, (_, at) => at)
  const typeOf = (name: string, end: string) =>
    levels.map((at) => `interface ${name}${at} { a: ${at === depth - 1 ? end : `${name}${at + 1}`} }`).join('\n')
  const text = `${typeOf('B', 'string')}\n${typeOf('L', 'number')}\ndeclare const now: L0\nexport const was: B0 = now`
  const host = ts.createCompilerHost({})
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    name === '/a.ts' ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : read(name, ...rest)
  const program = ts.createProgram(['/a.ts'], { strict: true, types: [], lib: ['lib.es5.d.ts'] }, host)
  return program.getSemanticDiagnostics(program.getSourceFile('/a.ts'))
}

test('a comparison of two versions that the compiler gave up is no proof', () => {
  const code = 'const was: B.Node = null! as L.Node'
  const [shallow, deep] = [errorsAt(3), errorsAt(400)]
  expect(shallow).toHaveLength(1)
  expect(isGivenUp(code, shallow)).toBe(false)
  expect(deep.length).toBeGreaterThan(0)
  expect(isGivenUp(code, deep)).toBe(true)
  // A consumer who has only the new version meets the limit, too.
  expect(isGivenUp('const was: string = L.node', deep)).toBe(false)
  expect(isGivenUp(code, [])).toBe(false)
})

/** A compilation with these errors against the base and the head. */
function compiled(before: readonly ts.Diagnostic[], after: readonly ts.Diagnostic[]): CompiledBoth {
  const file = ts.createSourceFile('/a.ts', '', ts.ScriptTarget.ES2022)
  const checker = ts.createProgram([], {}).getTypeChecker()
  return { before: { checker, file, errors: before }, after: { checker, file, errors: after } }
}

test('comparisons after one that was given up are made again, alone', () => {
  const [shallow, deep] = [errorsAt(3), errorsAt(400)]
  const modules = { base: 'lib', head: 'lib' }
  const jobOf = (code: string): Job => ({
    text: code,
    modules,
    program: { symbol: 'Node', use: 'read', code, entry: '.', modules },
  })
  const [both, own] = [jobOf('const value: B.Node = null! as L.Node'), jobOf('const value: 1 = L.node')]
  const alone: Job[] = []
  const run = (jobs: readonly Job[], results: readonly CompiledBoth[], again: CompiledBoth) =>
    [...resultsOf(jobs, results, 0, (job) => (alone.push(job), again))].map(({ result }) => result.breaks?.length)
  const fine = compiled([], [])
  const broken = compiled([], shallow)
  expect(run([both, both], [broken, broken], fine)).toEqual([1, 1])
  expect(alone).toEqual([])
  expect(run([both, both, own], [compiled([], deep), broken, broken], fine)).toEqual([undefined, 0, 1])
  expect(run([both, both], [compiled([], deep), broken], compiled([], deep))).toEqual([undefined, undefined])
  // What does not compile against the base is no program, unless the compiler gave up there.
  expect(run([both, both], [compiled(deep, shallow), compiled(shallow, shallow)], broken)).toEqual([undefined, 1])
  expect(alone).toHaveLength(3)
  expect(run([both, both], [compiled(shallow, shallow), compiled([], deep)], fine)).toEqual([0, undefined])
})
