import { posix } from 'node:path'
import ts from '#typescript'
import { createProgram, readOptions } from './program.ts'

/** A program with both sides, `/review/base` and `/review/head`. */
export interface Stage {
  program: ts.Program
  checker: ts.TypeChecker
  file: (path: string) => ts.SourceFile
}

/** Declaration files of a side, and the entry points among them. */
export interface Declarations {
  /** Text of each file by relative path with `/`. */
  files: ReadonlyMap<string, string>
  /** Path of each entry point's file by its name: `.`, `./core`, or the name of a report. */
  entries: ReadonlyMap<string, string>
}

/** A type of both sides to compare, as text: `L.A<$T0>` and `R.A<$T0>`. */
export interface TypePair {
  key: string
  base: string
  head: string
}

/**
 * Creates a program with both sides.
 *
 * @param others - Files beside the folders of both sides, by path.
 */
export function createStage(
  base: Declarations,
  head: Declarations,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): Stage {
  const files = new Map([...writtenFiles(base, head, stubs), ...others])
  const roots = (side: Declarations, name: string) =>
    [...side.entries.values()].map((path) => `/review/${name}/${path}`)
  const program = createProgram(files, [...roots(base, 'base'), ...roots(head, 'head'), ...others.keys()], {
    ...readOptions(options),
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
  })
  return { program, checker: program.getTypeChecker(), file: (path) => program.getSourceFile(path) as ts.SourceFile }
}

/** Files that pair the types of both sides, one per entry point, read back by {@link pairTypes}. */
export function pairFiles(
  base: Declarations,
  head: Declarations,
  entryPairs: ReadonlyMap<string, readonly TypePair[]>,
): Map<string, string> {
  const texts = [...entryPairs].map(([entry, pairs]): [string, string] => [
    pairsFile(entry),
    pairsText(base.entries.get(entry) as string, head.entries.get(entry) as string, pairs),
  ])
  return new Map([['/review/opaque.d.ts', opaqueTypes], ...texts])
}

/** Declares `$T0`, `$T1`, ...: one opaque type per position of a type parameter, shared by both sides. */
const opaqueTypes = Array.from(
  { length: 10 },
  (_, index) => `interface $T${index} { readonly ' $T${index}': ${index} }\n`,
).join('')

function writtenFiles(base: Declarations, head: Declarations, stubs: ReadonlyMap<string, string>): Map<string, string> {
  const files = new Map<string, string>()
  for (const [path, text] of stubs) files.set(`/review/node_modules/${path}`, text)
  for (const [path, text] of base.files) files.set(`/review/base/${path}`, text)
  for (const [path, text] of head.files) files.set(`/review/head/${path}`, text)
  return files
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
function pairsFile(entry: string): string {
  return `${pairsPrefix}${encodeURIComponent(entry)}.ts`
}

const pairsPrefix = '/review/pairs-'

function pairsText(base: string, head: string, pairs: readonly TypePair[]): string {
  const lines = pairs.map(
    (pair, index) => `type ${baseAlias(index)} = ${pair.base}\ntype ${headAlias(index)} = ${pair.head}`,
  )
  return [
    `import L = require('./base/${moduleOf(base)}')`,
    `import R = require('./head/${moduleOf(head)}')`,
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

/** Whether a node is of one of the sides, not of a library or of a stand-in. */
export function isOfSide(node: ts.Node): boolean {
  return /^\/review\/(?:base|head)\//.test(node.getSourceFile().fileName)
}

/** Module specifier of a declaration file. */
export function moduleOf(path: string): string {
  return path.replace(/\.d\.([mc]?)ts$/, (_, kind) => (kind ? `.${kind}js` : ''))
}

/** Specifier by which a file imports another one. */
export function relativeModule(from: string, to: string): string {
  const specifier = posix.relative(posix.dirname(posix.join('/', from)), posix.join('/', to))
  return moduleOf(specifier.startsWith('.') ? specifier : `./${specifier}`)
}

/** Declaration file of a module specifier that {@link moduleOf} made. */
export function fileOf(module: string): string {
  const [, path = module, kind = ''] = /^(.*)\.([mc])js$/.exec(module) ?? []
  return `${path}.d.${kind}ts`
}
