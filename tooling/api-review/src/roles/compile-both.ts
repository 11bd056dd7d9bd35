import ts from '#typescript'
import { createProgram, readOptions } from '../compiler/program.ts'

/** Libraries to compile against: texts of the files by path. */
export interface Sides {
  /** Files of the base as `B`; none when no program needs them. */
  base: ReadonlyMap<string, string>
  /** Files of the base as `L`. */
  before: ReadonlyMap<string, string>
  /** Files of the head as `L`. */
  after: ReadonlyMap<string, string>
  /** Files of the head where the base names them, because it lacks their declarations. */
  head?: ReadonlyMap<string, string>
  /** Modules of dependencies by path relative to `node_modules`. */
  modules: ReadonlyMap<string, string>
}

/** Paths of the module that a consumer imports, without `.d.ts`. */
export interface Modules {
  base: string
  head: string
}

/** File of a consumer, and the module that it imports as `./lib`. */
export interface Consumer {
  text: string
  modules: Modules
  /** Module of another entry point, that it imports as `./lib#./core`. */
  moduleOf?: (entry: string) => Modules
}

/** A consumer as it was compiled against one side. */
export interface CompiledFile {
  checker: ts.TypeChecker
  file: ts.SourceFile
  errors: readonly ts.Diagnostic[]
}

/** A consumer as it was compiled against both sides. */
export interface CompiledBoth {
  before: CompiledFile
  after: CompiledFile
}

/** Consumers of one program: the types that it keeps take gigabytes when thousands of consumers share it. */
const consumersOfProgram = 200

/**
 * Compiles consumers against both sides, in programs of several. `./lib` is the library.
 *
 * @returns Both compilations of each consumer, in the order of `consumers`; each is made when it is asked for.
 */
export function* compileBoth(
  consumers: readonly Consumer[],
  sides: Sides,
  options: Record<string, unknown>,
): Generator<CompiledBoth, void, undefined> {
  const libraries = libraryFiles(sides)
  for (let start = 0; start < consumers.length; start += consumersOfProgram)
    yield* compileTogether(consumers.slice(start, start + consumersOfProgram), libraries, options)
}

/** Files of both sides by path. */
function libraryFiles(sides: Sides): Map<string, string> {
  const files = new Map<string, string>()
  const add = (folder: string, texts: ReadonlyMap<string, string>) => {
    for (const [path, text] of texts) files.set(`/review/${folder}/${path}`, text)
  }
  add('node_modules', sides.modules)
  add('base', sides.base)
  add('head', sides.head ?? new Map())
  add('before', sides.before)
  add('after', sides.after)
  return files
}

function* compileTogether(
  consumers: readonly Consumer[],
  libraries: ReadonlyMap<string, string>,
  options: Record<string, unknown>,
): Generator<CompiledBoth, void, undefined> {
  const files = new Map(libraries)
  const pathOf = (side: 'before' | 'after', index: number) =>
    `/review/${side}/consumer-${index}.${options['jsx'] === undefined ? 'ts' : 'tsx'}`
  const roots = (['before', 'after'] as const).flatMap((side) =>
    consumers.map(({ text, modules, moduleOf }, index) => {
      const written = text.replaceAll(/'\.\/lib(?:#([^']*))?'/g, (_, entry?: string) => {
        const { base, head } = (entry !== undefined && moduleOf?.(entry)) || modules
        return `'./${side === 'before' ? base : head}'`
      })
      files.set(pathOf(side, index), written)
      return pathOf(side, index)
    }),
  )
  // What another entry point adds to the one that a consumer imports is there too: both sides are listed with it.
  const augmenting = [...libraries].filter(([path, text]) => addsToOwnFile(path, text, libraries))
  const program = createProgram(files, [...roots, ...augmenting.map(([path]) => path)], readOptions(options))
  for (const index of consumers.keys())
    yield { before: compiled(program, pathOf('before', index)), after: compiled(program, pathOf('after', index)) }
}

/** Whether a file of a side adds to another one of it: `declare module './core'`, or the name of the package itself. */
function addsToOwnFile(path: string, text: string, libraries: ReadonlyMap<string, string>): boolean {
  const [folder] = /^\/review\/(?:base|before|after)\//.exec(path) ?? []
  if (folder === undefined) return false
  return [...text.matchAll(/\bmodule\s*(['"])(.*?)\1/g)].some(([, , name = '']) => {
    const own = `${folder}node_modules/${name}`
    return /^\.{1,2}(?:\/|$)/.test(name) || libraries.has(`${own}.d.ts`) || libraries.has(`${own}/index.d.ts`)
  })
}

/** A file that is checked when its errors are asked for: who meets none on one side does not ask for the other. */
function compiled(program: ts.Program, path: string): CompiledFile {
  const file = program.getSourceFile(path) as ts.SourceFile
  let errors: readonly ts.Diagnostic[] | undefined
  return {
    checker: program.getTypeChecker(),
    file,
    get errors() {
      errors ??= errorsOf(program, file)
      return errors
    },
  }
}

function errorsOf(program: ts.Program, file: ts.SourceFile): ts.Diagnostic[] {
  const syntactic = program.getSyntacticDiagnostics(file)
  const all = syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(file)
  return all.filter(({ category }) => category === ts.DiagnosticCategory.Error)
}

/** Import of a whole library: what it is assigned by `export =`, or its exports. */
export function importText(name: string, specifier: string, library: string): string {
  // Where what is assigned has a member `default`, that is what a default import names.
  const isAssigned = /(?:^|[;\s])export\s*=/.test(library) && !/\bas\s+default\b/.test(library)
  return isAssigned ? `import ${name} from '${specifier}'` : `import * as ${name} from '${specifier}'`
}

/** Code and first sentence of an error: `TS2322: Type 'string' is not assignable to type 'number'.` */
export function sentenceOf({ code, messageText }: ts.Diagnostic): string {
  const text = typeof messageText === 'string' ? messageText : messageText.messageText
  const plain = text
    .replaceAll(/typeof import\("\/review\/[^"]*"\)/g, 'typeof L')
    .replaceAll(/"\/review\/(?!node_modules)[^"]*"/g, 'L')
    .replaceAll(/import\("\/review\/[^"]*"\)\.?/g, '')
  return `TS${code}: ${plain}`
}
