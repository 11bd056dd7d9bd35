import ts from '#typescript'
import { type CompiledFile, compileBoth, importText, type Modules, sentenceOf, type Sides } from './compile-both.ts'
import type { ConsumerProgram } from './consumer-program.ts'
import { type Candidate, type Relation, relationFile, relationOf } from './relate-exports.ts'
import { wholeText } from './surroundings.ts'
import { opaqueType } from './values.ts'

/** A program of a consumer, and the entry point that it imports. */
export interface EntryProgram extends ConsumerProgram {
  entry: string
  modules: Modules
}

/** A program that compiles against the base and not against the head. */
export interface Break extends EntryProgram {
  /** Compiler's first error against the head. */
  error: string
  /** Program without `B`: expected types as the base has them, written out. Absent when they cannot be. */
  plain?: string
}

/** Compiles programs, and relates the types of exports, against both sides. */
export function findBreaks(
  programs: readonly EntryProgram[],
  candidates: readonly Candidate[],
  sides: Sides,
  options: Record<string, unknown>,
): { breaks: Break[]; relations: Relation[] } {
  const libraryOf = ({ base }: Modules) => sides.base.get(`${base}.d.ts`) ?? ''
  const textOf = ({ code, modules }: EntryProgram) => ({
    text: programText(code, modules, libraryOf(modules)),
    modules,
  })
  // An interface that a consumer merges with has other members for all other programs.
  const [merging, others] = [
    programs.filter(({ use }) => use === 'merge'),
    programs.filter(({ use }) => use !== 'merge'),
  ]
  const files = candidates.map((candidate) => ({
    text: relationFile(candidate, libraryOf(candidate.modules)),
    modules: candidate.modules,
  }))
  const compiled = compileBoth([...files, ...others.map(textOf)], sides, options)
  const merged = merging.length > 0 ? compileBoth(merging.map(textOf), sides, options) : []
  return {
    relations: compiled.slice(0, files.length).map(({ before, after }) => relationOf(before, after)),
    breaks: [
      ...others.flatMap((program, index) => breakOf(program, compiled[files.length + index])),
      ...merging.flatMap((program, index) => breakOf(program, merged[index])),
    ],
  }
}

function programText(code: string, { base }: Modules, library: string): string {
  return [
    importText('L', './lib', library),
    ...(/\bB\b/.test(code) ? [importText('B', `../base/${base}`, library)] : []),
    ...(code.includes('Opaque') ? [opaqueType] : []),
    code,
    'export {}\n',
  ].join('\n')
}

function breakOf(program: EntryProgram, compiled: { before: CompiledFile; after: CompiledFile } | undefined): Break[] {
  const [error] = compiled?.after.errors ?? []
  if (!compiled || !error || compiled.before.errors.length > 0) return []
  const expected = expectationsOf(compiled.before)
  // A program that expects nothing, or anything, proves nothing.
  if ([...expected.values()].some(({ flags }) => flags & (ts.TypeFlags.Never | ts.TypeFlags.Any))) return []
  const plain = plainCode(program.code, compiled.before, expected)
  return [{ ...program, error: sentenceOf(error), ...(plain !== undefined && { plain }) }]
}

/** Names of what a program expects. */
const expectations = new Set(['was', 'result', 'value', 'given'])

function expectationsOf({ checker, file }: CompiledFile): Map<string, ts.Type> {
  const found = new Map<string, ts.Type>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && expectations.has(node.name.text))
      found.set(node.name.text, checker.getTypeAtLocation(node.name))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Longest type that is written out in a program, in characters. */
const longestType = 400

/** Program with the expected types written out, as a consumer would. */
function plainCode(
  code: string,
  { checker, file }: CompiledFile,
  expected: ReadonlyMap<string, ts.Type>,
): string | undefined {
  if (!/\bB\b/.test(code)) return code
  const textOf = (name: string) => {
    const type = expected.get(name)
    const text = type && wholeText(checker, type, file)
    return text === undefined || text.length > longestType || /\bimport\(/.test(text)
      ? undefined
      : text.replaceAll(/\bB\./g, 'L.')
  }
  const result = /^const was = .*\nconst now = (.*)\nconst result: typeof was = now$/.exec(code)
  if (result) {
    const text = textOf('was')
    return text === undefined ? undefined : `const now = ${result[1]}\nconst result: ${text} = now`
  }
  const value = /^const value: (.*) = (.*)$/.exec(code)
  if (!value || /\bB\b/.test(value[2] as string)) return undefined
  const text = textOf('value')
  return text === undefined ? undefined : `const value: ${text} = ${value[2]}`
}
