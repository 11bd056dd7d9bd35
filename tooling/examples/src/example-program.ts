import { dirname } from 'node:path'
import ts from 'typescript'
import type { GuardedSystem } from './guarded-system.ts'
import type { Resolution, Resolver } from './resolver.ts'

/** Specifier by which one example imports from another. */
export const earlierPrefix = 'signpost-example:'

/** Last parsed version of each file that is no example, by settings and path; shared by all programs of the process. */
const parsed = new Map<string, { file: ts.SourceFile; text: string }>()

/** Inputs of a program. */
export interface ProgramInput {
  /** Text of each example by absolute path of a file that does not exist. */
  files: ReadonlyMap<string, string>
  folder: string
  options: ts.CompilerOptions
  sys: GuardedSystem
  resolver: Resolver
  oldProgram?: ts.Program
}

/** A program over examples. */
export interface ExampleProgram {
  program: ts.Program
  /** Imports of an example that lead to no file, by specifier. */
  unresolved(file: string): ReadonlyMap<string, Resolution>
}

/** Creates a program of examples that are files only in memory. */
export function createExampleProgram({
  files,
  folder,
  options,
  sys,
  resolver,
  oldProgram,
}: ProgramInput): ExampleProgram {
  const settings = ts.createDocumentRegistry().getKeyForCompilationSettings(options)
  const libraries = dirname(ts.getDefaultLibFilePath(options)).replaceAll('\\', '/')
  const failures = new Map<string, Map<string, Resolution>>()
  const host: ts.CompilerHost = {
    ...sys,
    fileExists: (name) => files.has(name) || sys.fileExists(name),
    readFile: (name) => files.get(name) ?? sys.readFile(name),
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: () => ts.getDefaultLibFilePath(options),
    getDefaultLibLocation: () => libraries,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
    getSourceFile(name, how) {
      const text = files.get(name)
      if (text !== undefined) return ts.createSourceFile(name, text, how)
      const content = sys.readFile(name)
      if (content === undefined) return undefined
      const key = `${settings}\0${name}`
      const known = parsed.get(key)
      if (known?.text === content) return known.file
      const reading = typeof how === 'object' ? how : { languageVersion: how }
      const file = ts.createSourceFile(name, content, { ...reading, jsDocParsingMode: ts.JSDocParsingMode.ParseNone })
      parsed.set(key, { file, text: content })
      return file
    },
    getModuleResolutionCache: () => resolver.cache,
    resolveModuleNameLiterals: (literals, containingFile) =>
      literals.map(({ text }) => {
        const isExample = files.has(containingFile)
        if (isExample && text.startsWith(earlierPrefix))
          return { resolvedModule: moduleAt(text.slice(earlierPrefix.length), false) }
        const found = resolver.resolve(text, containingFile)
        if (found.kind === 'found')
          return { resolvedModule: moduleAt(found.file, found.file.includes('/node_modules/')) }
        // The compiler adds it to each file that may have JSX, and reports it where there is some.
        if (isExample && !/\/jsx-(?:dev-)?runtime$/.test(text)) {
          const own = failures.get(containingFile) ?? new Map<string, Resolution>()
          failures.set(containingFile, own.set(text, found))
        }
        return { resolvedModule: undefined }
      }),
  }
  const program = ts.createProgram({
    rootNames: [...files.keys()],
    options,
    host,
    ...(oldProgram !== undefined && { oldProgram }),
  })
  const none: ReadonlyMap<string, Resolution> = new Map()
  return { program, unresolved: (file) => failures.get(file) ?? none }
}

function moduleAt(file: string, isExternalLibraryImport: boolean): ts.ResolvedModuleFull {
  const extension = /\.d\.[cm]?ts$|\.[^.]+$/.exec(file)?.[0] ?? ts.Extension.Ts
  return { resolvedFileName: file, extension, isExternalLibraryImport }
}
