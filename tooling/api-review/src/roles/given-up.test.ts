import { expect, test } from 'vitest'
import ts from '#typescript'
import { isGivenUp } from './given-up.ts'

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
