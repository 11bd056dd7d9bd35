import { dirname, join } from 'node:path'
import ts from '#typescript'
import type { GuardedSystem } from './guarded-system.ts'
import { isInstalled } from './package-files.ts'
import type { Resolution, Resolver } from './resolver.ts'

/** Specifier by which one example imports from another. */
export const earlierPrefix = 'signpost-example:'

/** Last parsed version of each file that is no example, by settings and path; shared by all programs of the process. */
const declarations = new Map<string, { file: ts.SourceFile; text: string }>()

/** Inputs of a program. */
export interface ProgramInput {
  /** Text of each example by absolute path of a file that does not exist. */
  files: ReadonlyMap<string, string>
  folder: string
  options: ts.CompilerOptions
  sys: GuardedSystem
  /** Resolver for the imports of a file. */
  resolverOf(file: string): Resolver
  cache: ts.ModuleResolutionCache
  /** Parsed examples, which programs with equal options share. */
  parsed: Map<string, ts.SourceFile>
}

/** A program over examples. */
export interface ExampleProgram {
  program: ts.Program
  /** Imports of an example that lead to no file, by specifier. */
  unresolved(file: string): ReadonlyMap<string, Resolution>
  /** Files that a file imports or refers to. */
  named(file: string): ReadonlySet<string>
  /** Files of the `types` in the options, which all examples see. */
  ambient: readonly string[]
}

/** Creates a program of examples that are files only in memory. */
export function createExampleProgram(input: ProgramInput): ExampleProgram {
  const { files, folder, options, sys, resolverOf, cache, parsed } = input
  const settings = ts.createDocumentRegistry().getKeyForCompilationSettings(options)
  const libraries = dirname(ts.getDefaultLibFilePath(options)).replaceAll('\\', '/')
  const failures = new Map<string, Map<string, Resolution>>()
  const named = new Map<string, Set<string>>()
  const note = (from: string, to: string): void => {
    const known = named.get(from) ?? new Set()
    named.set(from, known.add(to))
  }
  const inferred = join(folder, '__signpost_types.ts')
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
      if (text !== undefined) {
        const example = parsed.get(name) ?? ts.createSourceFile(name, text, how)
        parsed.set(name, example)
        return example
      }
      const content = sys.readFile(name)
      if (content === undefined) return undefined
      const key = `${settings}\0${name}`
      const known = declarations.get(key)
      if (known?.text === content) return known.file
      const reading = typeof how === 'object' ? how : { languageVersion: how }
      const file = ts.createSourceFile(name, content, { ...reading, jsDocParsingMode: ts.JSDocParsingMode.ParseNone })
      declarations.set(key, { file, text: content })
      return file
    },
    getModuleResolutionCache: () => cache,
    resolveModuleNameLiterals: (literals, containingFile, _, how, source) =>
      literals.map((literal) => {
        const { text } = literal
        const isExample = files.has(containingFile)
        const resolvedTo = (file: string, isExternal: boolean): ts.ResolvedModuleWithFailedLookupLocations => {
          note(containingFile, file)
          return { resolvedModule: moduleAt(file, isExternal) }
        }
        if (isExample && text.startsWith(earlierPrefix)) return resolvedTo(text.slice(earlierPrefix.length), false)
        // Readers have files of their own where an installed package has others.
        const isReaders = isExample && /^\.\.?(?:\/|$)/.test(text) && isInstalled(containingFile)
        const isRequired = ts.getModeForUsageLocation(source, literal, how) === ts.ModuleKind.CommonJS
        const found: Resolution = isReaders
          ? { kind: 'own' }
          : resolverOf(containingFile).resolve(text, containingFile, isRequired)
        if (found.kind === 'found') return resolvedTo(found.file, found.file.includes('/node_modules/'))
        // The compiler adds it to each file that may have JSX, and reports it where there is some.
        if (isExample && !/\/jsx-(?:dev-)?runtime$/.test(text)) {
          const own = failures.get(containingFile) ?? new Map<string, Resolution>()
          failures.set(containingFile, own.set(text, found))
        }
        return { resolvedModule: undefined }
      }),
    resolveTypeReferenceDirectiveReferences: (references, containingFile, redirected, how, source) =>
      references.map((one) => {
        const [name, mode] = typeof one === 'string' ? [one, undefined] : [one.fileName, one.resolutionMode]
        const found = ts.resolveTypeReferenceDirective(name, containingFile, how, sys, redirected, undefined, mode)
        const file = found.resolvedTypeReferenceDirective?.resolvedFileName
        if (file !== undefined) note(source === undefined ? inferred : containingFile, file)
        return found
      }),
  }
  const program = ts.createProgram({ rootNames: [...files.keys()], options, host })
  const none: ReadonlyMap<string, Resolution> = new Map()
  return {
    program,
    unresolved: (file) => failures.get(file) ?? none,
    named(file) {
      const source = program.getSourceFile(file)
      for (const { fileName } of source?.referencedFiles ?? []) note(file, join(dirname(file), fileName))
      return named.get(file) ?? new Set()
    },
    ambient: [...(named.get(inferred) ?? [])],
  }
}

function moduleAt(file: string, isExternalLibraryImport: boolean): ts.ResolvedModuleFull {
  const extension = /\.d\.[cm]?ts$|\.[^.]+$/.exec(file)?.[0] ?? ts.Extension.Ts
  return { resolvedFileName: file, extension, isExternalLibraryImport }
}
