import { dirname } from 'node:path'
import type ts from 'typescript'
import type { PackageFolder } from '../package/package-folder.ts'
import { isDeclaration } from './find-entry-points.ts'
import type { SourceFileCache } from './source-file-cache.ts'
import { compiler } from '../typescript.ts'
import { declarationsOf, literalResolver } from './workspace-modules.ts'

/** Inputs of a program over a package's declarations. */
export interface DeclarationProgramInput {
  folder: PackageFolder
  /** Absolute declaration files, one per entry point. */
  rootNames: readonly string[]
  options: ts.CompilerOptions
  /** See `layoutOptions`; absent for declarations on disk. */
  layout?: ts.CompilerOptions | undefined
  /** Absolute declaration files of the package's own entry points, by specifier: `@acme/core/testing`. */
  ownModules: ReadonlyMap<string, string>
  cache: SourceFileCache
  /** An earlier program of the same package, whose unchanged files are reused. */
  oldProgram?: ts.Program | undefined
  /** Text that replaces files on disk, by absolute file name. */
  overlay?: ReadonlyMap<string, string> | undefined
}

/**
 * Creates one program for all entry points of a package, for API Extractor and the facts.
 *
 * A file is external when another package owns it. The compiler's own rule, `node_modules` in the path, would make every
 * file of a published package external.
 */
export function createDeclarationProgram(input: DeclarationProgramInput): ts.Program {
  const { folder, rootNames, options, oldProgram } = input
  const host = declarationHost(input)
  const program = compiler.createProgram({ rootNames, options, host, ...(oldProgram ? { oldProgram } : {}) })
  program.isSourceFileFromExternalLibrary = (file) =>
    !folder.owns(file.fileName) && !program.isSourceFileDefaultLibrary(file)
  return program
}

function declarationHost({
  folder,
  options,
  layout,
  ownModules,
  cache,
  overlay,
}: DeclarationProgramInput): ts.CompilerHost {
  const { sys } = folder.sources
  const settings = compiler.createDocumentRegistry().getKeyForCompilationSettings(options)
  const getCanonicalFileName = (name: string): string => (sys.useCaseSensitiveFileNames ? name : name.toLowerCase())
  const resolutions = compiler.createModuleResolutionCache(folder.dir, getCanonicalFileName, options)
  const libraries = dirname(compiler.getDefaultLibFilePath(options))
  const resolve = literalResolver(folder.sources, resolutions, () => host)

  const host: ts.CompilerHost = {
    ...sys,
    fileExists: (name) => overlay?.has(name) === true || (sys.fileExists(name) && !hasDeclarations(name)),
    getCanonicalFileName,
    getCurrentDirectory: () => folder.dir,
    getDefaultLibFileName: () => compiler.getDefaultLibFilePath(options),
    getDefaultLibLocation: () => libraries,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => sys.useCaseSensitiveFileNames,
    writeFile: () => undefined,
    getModuleResolutionCache: () => resolutions,
    getSourceFile(name, how) {
      const parsing = typeof how === 'object' ? how : { languageVersion: how }
      const text = overlay?.get(name)
      if (text !== undefined) return compiler.createSourceFile(name, text, parsing)
      // API Extractor copies only the package's own comments; those of libraries are half of the parsing time.
      const isLibrary = dirname(name) === libraries || (name.includes('/node_modules/') && !folder.owns(name))
      const reading = isLibrary ? { ...parsing, jsDocParsingMode: compiler.JSDocParsingMode.ParseNone } : parsing
      return cache.get(name, reading, settings, folder.sources)
    },
    resolveModuleNameLiterals: (literals, containingFile, redirected, resolveOptions, containing) =>
      literals.map((literal) => {
        const result = resolve(literal, containingFile, redirected, resolveOptions, containing)
        const resolveOther = literal.text.startsWith('#') ? resolveSubpath : resolveAsBundler
        const resolvedModule = result.resolvedModule ?? resolveOther(literal.text, containingFile, resolveOptions)
        const own = ownModules.get(literal.text)
        // The package that imports itself is this folder, also when another copy is installed, and never its sources.
        if (own !== undefined && (resolvedModule === undefined || !isOwnDeclaration(resolvedModule.resolvedFileName))) {
          return { resolvedModule: { resolvedFileName: own, extension: compiler.Extension.Dts } }
        }
        if (!resolvedModule) return result
        const isExternalLibraryImport = !folder.owns(resolvedModule.resolvedFileName)
        return { ...result, resolvedModule: { ...resolvedModule, isExternalLibraryImport } }
      }),
  }
  return host

  function isOwnDeclaration(file: string): boolean {
    return folder.owns(file) && isDeclaration(file)
  }

  /** Resolves `./x` in a file of the package, which Node rejects in an ECMAScript module; see `AX-NO-EXTENSION`. */
  function resolveAsBundler(
    specifier: string,
    containingFile: string,
    resolveOptions: ts.CompilerOptions,
  ): ts.ResolvedModuleFull | undefined {
    if (!/^\.{1,2}(?:\/|$)/.test(specifier) || !folder.owns(containingFile)) return undefined
    const { ESNext } = compiler.ModuleKind
    const bundled = {
      ...resolveOptions,
      module: ESNext,
      moduleResolution: compiler.ModuleResolutionKind.Bundler,
    }
    return compiler.resolveModuleName(specifier, containingFile, bundled, host).resolvedModule
  }

  /** Resolves `#x`, for which `imports` of package.json name a source, to the declarations made from that. */
  function resolveSubpath(
    specifier: string,
    containingFile: string,
    resolveOptions: ts.CompilerOptions,
  ): ts.ResolvedModuleFull | undefined {
    const settings = { ...resolveOptions, ...layout }
    const source = compiler.resolveModuleName(specifier, containingFile, settings, sys).resolvedModule
    const resolvedFileName = source && declarationsOf(source.resolvedFileName, folder.sources)
    return resolvedFileName === undefined ? undefined : { resolvedFileName, extension: compiler.Extension.Dts }
  }

  /** Resolution would prefer a source beside its declarations, and API Extractor reads declarations. */
  function hasDeclarations(name: string): boolean {
    if (!/\.[cm]?[jt]sx?$/.test(name) || /\.d\.[cm]?ts$/.test(name)) return false
    return sys.fileExists(name.replace(/\.([cm]?)[jt]sx?$/, '.d.$1ts'))
  }
}
