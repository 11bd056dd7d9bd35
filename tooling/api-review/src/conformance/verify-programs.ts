import { compileBoth } from '../roles/compile-both.ts'
import { type CaseProgram, filesOf, type ReviewCase } from './read-cases.ts'

/**
 * Compiles the programs of a case against both sides.
 *
 * @returns A sentence for each program that does not do what its kind says.
 */
export function verifyPrograms(item: ReviewCase, options: Record<string, unknown>): string[] {
  const isAlone = ({ code }: CaseProgram) => isGlobal(item) || augments(code)
  const alone = item.programs.filter(isAlone).map((program) => [program])
  const together = item.programs.filter((program) => !isAlone(program))
  return [...alone, together].flatMap((programs) => verifyGroup(item, programs, options))
}

function verifyGroup(item: ReviewCase, programs: CaseProgram[], options: Record<string, unknown>): string[] {
  const modules = { base: 'lib', head: 'lib' }
  const consumers = programs.map(({ code }) => ({ text: withImport(code), modules }))
  const compile = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) => {
    const sides = { base: new Map<string, string>(), before, after, modules: new Map<string, string>() }
    return [...compileBoth(consumers, sides, { ...options, ...item.compilerOptions })]
  }
  const [base, head] = [filesOf(item.before), filesOf(item.after)]
  const none = new Map([['lib.d.ts', 'export {}']])
  const isAlone = isGlobal(item) || programs.some(({ code }) => augments(code))
  const together = isAlone ? compile(base, none) : compile(base, head)
  const others = isAlone ? compile(head, none).map(({ before }) => before) : together.map(({ after }) => after)
  const compiled = together.map(({ before }, index) => ({ before, after: others[index] as typeof before }))
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
  return /(?:from |require\()'\.\/lib'|^\/\/\/ <reference/.test(code)
    ? code
    : `import * as L from './lib'
${code}
export {}
`
}

/** Whether a side declares globals, which would merge with those of the other side. */
function isGlobal({ before, after }: ReviewCase): boolean {
  return [before, after].some(
    (text) =>
      augments(text) ||
      /\bexport as namespace\b/.test(text) ||
      [...filesOf(text).values()].some((file) => !/^(?:export|import)\b|[;}]\s*(?:export|import)\b/m.test(file)),
  )
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
