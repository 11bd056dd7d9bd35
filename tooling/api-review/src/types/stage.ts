import ts from 'typescript'
import type { Side } from '../parse/side.ts'
import { eraseFiles, opaqueTypes } from './erase.ts'
import { createProgram, readOptions } from './program.ts'

/** One program with both sides: as written (`/review/base`), and erased for comparison (`/review/erased/base`). */
export interface Stage {
  checker: ts.TypeChecker
  file: (path: string) => ts.SourceFile
}

/** A type of both sides to compare, as text: `L.A<$T0>` and `R.A<$T0>`. */
export interface TypePair {
  key: string
  base: string
  head: string
}

const sides = ['base', 'head'] as const

/** Creates the program. `pairs` are written to one file per entry point and read back by {@link pairTypes}. */
export function createStage(
  base: Side,
  head: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string>,
  entryPairs: ReadonlyMap<string, readonly TypePair[]>,
): Stage {
  const files = new Map<string, string>([['/review/erased/opaque.d.ts', opaqueTypes]])
  for (const [path, text] of stubs) files.set(`/review/node_modules/${path}`, text)
  const parsed = { base: parseSide(base), head: parseSide(head) }
  const roots = ['/review/erased/opaque.d.ts']
  for (const side of sides) {
    const own = side === 'base' ? base : head
    for (const [path, text] of own.files) files.set(`/review/${side}/${path}`, text)
    const specifier = (file: ts.SourceFile) => `/review/erased/base/${moduleOf(file.fileName)}`
    for (const [path, text] of eraseFiles(parsed[side], parsed.base, parsed.head, specifier)) {
      files.set(`/review/erased/${side}/${path}`, text)
    }
    for (const path of own.entries.values()) roots.push(`/review/${side}/${path}`, `/review/erased/${side}/${path}`)
  }
  for (const [entry, pairs] of entryPairs) {
    const path = pairsFile(entry)
    files.set(path, pairsText(base.entries.get(entry) as string, head.entries.get(entry) as string, pairs))
    roots.push(path)
  }
  const program = createProgram(files, roots, {
    ...readOptions(options),
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
  })
  return { checker: program.getTypeChecker(), file: (path) => program.getSourceFile(path) as ts.SourceFile }
}

/** Types of the pairs of an entry point, by key. */
export function pairTypes(
  { checker, file }: Stage,
  entry: string,
  pairs: readonly TypePair[],
): Map<string, [ts.Type, ts.Type]> {
  const aliases = file(pairsFile(entry)).statements.filter(ts.isTypeAliasDeclaration)
  return new Map(
    pairs.map(({ key }, index) => {
      const [base, head] = [aliases[2 * index], aliases[2 * index + 1]].map((alias) =>
        checker.getTypeFromTypeNode((alias as ts.TypeAliasDeclaration).type),
      )
      return [key, [base, head] as [ts.Type, ts.Type]]
    }),
  )
}

/** File whose scope has the names of both sides: `L` is the base, `R` the head. */
export function pairsFile(entry: string): string {
  return `/review/erased/pairs-${encodeURIComponent(entry)}.ts`
}

function pairsText(base: string, head: string, pairs: readonly TypePair[]): string {
  const lines = pairs.map((pair, index) => `type B${index} = ${pair.base}\ntype H${index} = ${pair.head}`)
  return [
    `import type * as L from './base/${moduleOf(base)}'`,
    `import type * as R from './head/${moduleOf(head)}'`,
    ...lines,
  ].join('\n')
}

/** Module specifier of a declaration file. */
export function moduleOf(path: string): string {
  return path.replace(/\.d\.([mc]?)ts$/, (_, kind) => (kind ? `.${kind}js` : ''))
}

function parseSide({ files }: Side): Map<string, ts.SourceFile> {
  return new Map(
    [...files].map(([path, text]) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)]),
  )
}
