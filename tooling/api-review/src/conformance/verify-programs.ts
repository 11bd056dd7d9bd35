import { augments, type Consumer, compileConsumers } from '../witness/compile-consumers.ts'
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
  const isAlone = programs.some(({ code }) => augments(code))
  const libraries = { base: new Map([['lib.d.ts', item.before]]), head: new Map([['lib.d.ts', item.after]]) }
  const compile = (consumers: Consumer[]) =>
    compileConsumers(consumers, libraries, { ...options, ...item.compilerOptions })
  const consumersOf = (side: 'base' | 'head') => programs.map(({ code }) => ({ code, side, lib: 'lib' }))
  const both = isAlone
    ? [...compile(consumersOf('base')), ...compile(consumersOf('head'))]
    : compile([...consumersOf('base'), ...consumersOf('head')])
  return programs.flatMap((program, index) => {
    const before = both[index] as string[]
    const after = both[index + programs.length] as string[]
    return holds(program, before, after)
      ? []
      : [
          `${item.id}: program "${program.code}" (${program.kind}) gives ${list(before)} before and ${list(after)} after`,
        ]
  })
}

function holds({ kind, expectCodes }: CaseProgram, before: string[], after: string[]): boolean {
  const isExpected = (codes: string[]) =>
    codes.length > 0 && (!expectCodes || codes.some((code) => expectCodes.includes(code)))
  if (kind === 'ok') return before.length === 0 && after.length === 0
  if (kind === 'gain') return isExpected(before) && after.length === 0
  return before.length === 0 && isExpected(after)
}

function list(codes: string[]): string {
  return codes.length === 0 ? 'no error' : codes.join(', ')
}
