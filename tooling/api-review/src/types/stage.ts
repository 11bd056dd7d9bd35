import ts from '#typescript'
import type { Side } from '../parse/side.ts'
import { eraseFiles, opaqueTypes } from './erase.ts'
import { findTypeParameters } from './type-parameters.ts'
import { genericFunctions } from './generic-functions.ts'
import { createProgram, parseFile, readOptions } from './program.ts'

/** A program with both sides: as written (`/review/base`), or erased for comparison (`/review/erased/base`). */
export interface Stage {
  program: ts.Program
  checker: ts.TypeChecker
  file: (path: string) => ts.SourceFile
}

/** A type of both sides to compare, as text: `L.A<$T0>` and `R.A<$T0>`. */
export interface TypePair {
  key: string
  base: string
  head: string
  /** Key of the pair that this one samples with other type arguments. */
  of?: string
  /** Type of the base as consumers write it, if other than `base`. */
  access?: string
}

const sides = ['base', 'head'] as const

/**
 * Creates a program with both sides as written.
 *
 * @param consumers - Files beside the folders of both sides, by path.
 */
export function createSurfaceStage(
  base: Side,
  head: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string>,
  consumers: ReadonlyMap<string, string> = new Map(),
): Stage {
  const files = new Map([...writtenFiles(base, head, stubs), ...consumers])
  return stageOf(files, [...rootsOf(base, head, '/review'), ...consumers.keys()], options)
}

/**
 * Creates the program. `pairs` are written to one file per entry point and read back by {@link pairTypes}.
 *
 * @param shared - Files of the head that only re-export the base's.
 */
export function createStage(
  base: Side,
  head: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string>,
  entryPairs: ReadonlyMap<string, readonly TypePair[]>,
  shared: ReadonlySet<string>,
): Stage {
  const files = writtenFiles(base, head, stubs).set('/review/erased/opaque.d.ts', opaqueTypes)
  const parsed = { base: parseSide('base', base), head: parseSide('head', head) }
  const specifier = (file: ts.SourceFile) =>
    moduleOf(file.fileName.replace(/^\/review\/(base|head)\//, '/review/erased/base/'))
  const whole = new Map(
    [...parsed.head].map(([path, file]) => [path, (shared.has(path) && parsed.base.get(path)) || file]),
  )
  const generic = new Set([...entryPairs.values()].flat().flatMap(({ access, of }) => (access && of ? [of] : [])))
  const finders = { base: findTypeParameters(parsed.base), head: findTypeParameters(whole) }
  for (const side of sides) {
    for (const [path, text] of eraseFiles(parsed[side], finders, specifier)) {
      const own = genericFunctions(parsed[side].get(path) as ts.SourceFile, generic)
      files.set(`/review/erased/${side}/${path}`, text + own)
    }
  }
  for (const [entry, pairs] of entryPairs) {
    files.set(pairsFile(entry), pairsText(base.entries.get(entry) as string, head.entries.get(entry) as string, pairs))
  }
  const roots = [
    '/review/erased/opaque.d.ts',
    ...rootsOf(base, head, '/review/erased'),
    ...[...entryPairs.keys()].map(pairsFile),
  ]
  return stageOf(files, roots, options)
}

function writtenFiles(base: Side, head: Side, stubs: ReadonlyMap<string, string>): Map<string, string> {
  const files = new Map<string, string>()
  for (const [path, text] of stubs) files.set(`/review/node_modules/${path}`, text)
  for (const [path, text] of base.files) files.set(`/review/base/${path}`, text)
  for (const [path, text] of head.files) files.set(`/review/head/${path}`, text)
  return files
}

function rootsOf(base: Side, head: Side, folder: string): string[] {
  const roots = (side: Side, name: string) => [...side.entries.values()].map((path) => `${folder}/${name}/${path}`)
  return [...roots(base, 'base'), ...roots(head, 'head')]
}

function stageOf(
  files: ReadonlyMap<string, string>,
  roots: readonly string[],
  options: Record<string, unknown>,
): Stage {
  const program = createProgram(files, roots, {
    ...readOptions(options),
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
  })
  return { program, checker: program.getTypeChecker(), file: (path) => program.getSourceFile(path) as ts.SourceFile }
}

/** Types of the pairs of an entry point, by key. */
export function pairTypes(
  { checker, file }: Stage,
  entry: string,
  pairs: readonly TypePair[],
): Map<string, [ts.Type, ts.Type]> {
  const aliases = new Map(
    file(pairsFile(entry))
      .statements.filter(ts.isTypeAliasDeclaration)
      .map(({ name, type }) => [name.text, type]),
  )
  return new Map(
    pairs.map(({ key }, index) => {
      const [base, head] = [baseAlias(index), headAlias(index)].map((name) => {
        const type = aliases.get(name)
        if (!type) throw new Error(`${key} of ${entry} cannot be written as a type. Please report its declaration.`)
        return checker.getTypeFromTypeNode(type)
      })
      return [key, [base, head] as [ts.Type, ts.Type]]
    }),
  )
}

/** File whose scope has the names of both sides: `L` is the base, `R` the head. */
export function pairsFile(entry: string): string {
  return `${pairsPrefix}${encodeURIComponent(entry)}.ts`
}

const pairsPrefix = '/review/erased/pairs-'

function pairsText(base: string, head: string, pairs: readonly TypePair[]): string {
  const lines = pairs.map(
    (pair, index) => `type ${baseAlias(index)} = ${pair.base}\ntype ${headAlias(index)} = ${pair.head}`,
  )
  return [
    `import type * as L from './base/${moduleOf(base)}'`,
    `import type * as R from './head/${moduleOf(head)}'`,
    ...lines,
  ].join('\n')
}

const baseAlias = (index: number): string => `$base${index}`
const headAlias = (index: number): string => `$head${index}`

/** Whether TypeScript named a type after an alias of {@link pairsText}, such as an interface with default arguments. */
export function isPairAlias({ name, declarations = [] }: ts.Symbol): boolean {
  return (
    /^\$(?:base|head)\d+$/.test(name) &&
    declarations.some((node) => node.getSourceFile().fileName.startsWith(pairsPrefix))
  )
}

/** Text of a type without the sides of the aliases that {@link isPairAlias} recognises. */
export function withoutSides(text: string): string {
  return text.replace(/\$(?:base|head)(\d+)(?![\w$])/g, '$pair$1')
}

/** Module specifier of a declaration file. */
export function moduleOf(path: string): string {
  return path.replace(/\.d\.([mc]?)ts$/, (_, kind) => (kind ? `.${kind}js` : ''))
}

function parseSide(side: 'base' | 'head', { files }: Side): Map<string, ts.SourceFile> {
  return new Map([...files].map(([path, text]) => [path, parseFile(`/review/${side}/${path}`, text)]))
}
