import { compileBoth } from '../roles/compile-both.ts'
import type { CaseProgram, ReviewCase } from './read-cases.ts'

/**
 * Compiles the programs of a case against both sides.
 *
 * @returns A sentence for each program that does not do what its kind says.
 */
export function verifyPrograms(item: ReviewCase, options: Record<string, unknown>): string[] {
  const alone = item.programs.filter(({ code }) => augments(code)).map((program) => [program])
  const together = item.programs.filter(({ code }) => !augments(code))
  return [...alone, together].flatMap((programs) => verifyGroup(item, programs, options))
}

function verifyGroup(item: ReviewCase, programs: CaseProgram[], options: Record<string, unknown>): string[] {
  const sides = {
    base: new Map<string, string>(),
    before: new Map([['lib.d.ts', item.before]]),
    after: new Map([['lib.d.ts', item.after]]),
    modules: new Map<string, string>(),
  }
  const consumers = programs.map(({ code }) => ({ text: withImport(code), modules: { base: 'lib', head: 'lib' } }))
  const compiled = [...compileBoth(consumers, sides, { ...options, ...item.compilerOptions })]
  return programs.flatMap((program, index) => {
    const both = compiled[index] as (typeof compiled)[number]
    const [before, after] = [both.before, both.after].map(({ errors }) => errors.map(({ code }) => `TS${code}`))
    return before && after && holds(program, before, after)
      ? []
      : [
          `${item.id}: program "${program.code}" (${program.kind}) gives ${list(before)} before and ${list(after)} after`,
        ]
  })
}

/** Whether code changes declarations of the library, so that it must be compiled alone. */
function augments(code: string): boolean {
  return /\bdeclare (module|global)\b/.test(code)
}

function withImport(code: string): string {
  return code.includes("from './lib'") ? code : `import * as L from './lib'\n${code}\nexport {}\n`
}

function holds({ kind, expectCodes }: CaseProgram, before: string[], after: string[]): boolean {
  const isExpected = (codes: string[]) =>
    codes.length > 0 && (!expectCodes || codes.some((code) => expectCodes.includes(code)))
  if (kind === 'ok') return before.length === 0 && after.length === 0
  if (kind === 'gain') return isExpected(before) && after.length === 0
  return before.length === 0 && isExpected(after)
}

function list(codes: string[] = []): string {
  return codes.length === 0 ? 'no error' : codes.join(', ')
}
