import { join, posix } from 'node:path'
import type ts from 'typescript'
import type { Diagnostic } from '../facts.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler, compilerMessage } from '../typescript.ts'
import { layoutOptions, type SourceConfig } from './compiler-options.ts'
import { missingModules } from './missing-modules.ts'
import { isScript } from './plain-script.ts'
import type { EmittedFile, WarmState } from './source-file-cache.ts'
import { isSource, literalResolver, memberConfigs } from './workspace-modules.ts'

/** Sources of a package and how they are read. */
export interface GenerateInput {
  folder: PackageFolder
  /** Sources of the entry points, relative to the package. */
  entries: readonly string[]
  config: SourceConfig
  /** State of the last generation for the same package; updated. */
  warm: WarmState
}

/** Declarations made from sources. */
export interface GeneratedDeclarations {
  /** Text of each declaration file and of its map, by absolute path beside the source. */
  files: Map<string, string>
  /** The package's JavaScript that was read. */
  scripts: ts.SourceFile[]
  diagnostics: Diagnostic[]
}

/** Limit of reported messages of the compiler. */
const mostDiagnostics = 20

/**
 * Makes the declarations of a package from its sources, by its own configuration and in memory.
 *
 * Only the entry points and what they import are read, sources of other packages of the repository included. Types are not checked. A syntax error is an error; a type that the compiler
 * cannot write out, a configuration that extends a missing one, and the like are notes: the declarations have what is known.
 * Under `isolatedDeclarations` those of unchanged sources are reused.
 */
export function generateDeclarations({ folder, entries, config, warm }: GenerateInput): GeneratedDeclarations {
  const { sources, dir } = folder
  const { sys } = sources
  const options = emitOptions(config.options)
  const layout = layoutOptions(config.options)
  const settings = compiler.createDocumentRegistry().getKeyForCompilationSettings(options)
  const resolutions = compiler.createModuleResolutionCache(dir, (name) => name, options)
  const resolve = literalResolver(sources, resolutions, () => host)
  const files = new Map<string, string>()
  const host: ts.CompilerHost = {
    ...compiler.createCompilerHost(options, true),
    ...sys,
    useCaseSensitiveFileNames: () => sys.useCaseSensitiveFileNames,
    getCurrentDirectory: () => dir,
    getNewLine: () => '\n',
    getSourceFile: (name, how) =>
      warm.cache.get(name, typeof how === 'object' ? how : { languageVersion: how }, settings, sources),
    writeFile: () => undefined,
    resolveModuleNameLiterals: (literals, containingFile, redirected, resolveOptions, containing) =>
      literals.map((literal) => {
        const result = resolve(literal, containingFile, redirected, resolveOptions, containing)
        if (result.resolvedModule !== undefined || !literal.text.startsWith('#')) return result
        return compiler.resolveModuleName(literal.text, containingFile, { ...resolveOptions, ...layout }, host)
      }),
  }
  const rootNames = [...entries.map((entry) => join(dir, entry)), ...config.declarations]
  const oldProgram = warm.program ? { oldProgram: warm.program } : {}
  warm.program = compiler.createProgram({ rootNames, options, host, ...oldProgram })
  const program = withMissingModules(warm.program, rootNames, host, dir)

  // Packages that are read from their sources refer to each other's declarations, as built ones do.
  const read = program
    .getSourceFiles()
    .filter(({ fileName }) => isSource(fileName) && (folder.owns(fileName) || !fileName.includes('/node_modules/')))
  const own = read.filter(({ fileName }) => folder.owns(fileName))
  const isStale = sources.isStale?.(dir) === true
  const emitted = (warm.emitted ??= new WeakMap())
  const errors: ts.Diagnostic[] = []
  const notes: ts.Diagnostic[] = [...config.errors]
  const configOf = memberConfigs(sources)
  for (const file of read) {
    const isOwn = folder.owns(file.fileName)
    if (isOwn) errors.push(...program.getSyntacticDiagnostics(file))
    const known = isOwn && config.options.isolatedDeclarations === true ? emitted.get(file) : undefined
    // What `@internal` does in a source is up to the package of the source.
    const { stripInternal } = (isOwn ? config : (configOf(file.fileName) ?? config)).options
    const made = known ?? emitDeclarations(program, file, folder, stripInternal === true)
    emitted.set(file, made)
    for (const [name, text] of made.files) if (isStale || !sys.fileExists(name)) files.set(name, text)
    if (isOwn) notes.push(...made.diagnostics)
  }
  const diagnostics = [
    ...errors.map((message) => ({ ...noteOf(message, folder, config), severity: 'error' as const })),
    ...notes.map((message) => noteOf(message, folder, config)),
  ].slice(0, mostDiagnostics)
  return {
    files,
    scripts: own.filter(({ fileName }) => isScript(fileName)),
    diagnostics,
  }
}

/** A program in which packages that JavaScript imports and that are not installed are declared. */
function withMissingModules(
  program: ts.Program,
  rootNames: readonly string[],
  host: ts.CompilerHost,
  dir: string,
): ts.Program {
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'))
  const text = missingModules(files, (specifier) => checker.getSymbolAtLocation(specifier) === undefined)
  if (text === undefined) return program
  const declared = join(dir, '__signpost_missing.d.ts')
  return compiler.createProgram({
    rootNames: [...rootNames, declared],
    options: program.getCompilerOptions(),
    host: {
      ...host,
      fileExists: (name) => name === declared || host.fileExists(name),
      getSourceFile: (name, how) =>
        name === declared ? compiler.createSourceFile(name, text, how) : host.getSourceFile(name, how),
    },
  })
}

function emitDeclarations(
  program: ts.Program,
  file: ts.SourceFile,
  folder: PackageFolder,
  stripInternal: boolean,
): EmittedFile {
  // The compiler reads it anew for each file.
  program.getCompilerOptions().stripInternal = stripInternal
  const files: [string, string][] = []
  const references = referencesOf(file)
  try {
    const { diagnostics } = (program as DeclarationEmitter).emit(
      file,
      (name, text) => void files.push([posix.normalize(name), withReferences(withImport(text), references)]),
      undefined,
      true,
      undefined,
      true,
    )
    return { files, diagnostics }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`the compiler failed at ${folder.relative(file.fileName)}: ${reason}`, { cause: error })
  }
}

/** Lines of a source such as `/// <reference types="node" />`, which the compiler leaves out of declarations. */
function referencesOf(file: ts.SourceFile): string[] {
  const all = [...file.typeReferenceDirectives, ...file.referencedFiles, ...file.libReferenceDirectives]
  const lines = all.map(({ pos }) => {
    const start = file.text.lastIndexOf('\n', pos) + 1
    const end = file.text.indexOf('\n', pos)
    return file.text.slice(start, end === -1 ? undefined : end).trim()
  })
  return [...new Set(lines)].filter((line) => line.startsWith('///'))
}

/** A declaration file that exports a module again by its name, where the compiler writes a constant without the types and classes of it. */
function withImport(text: string): string {
  return text.replace(
    /^declare const _exports: typeof import\((?<module>"[^"]*")\);(?=\nexport = _exports;$)/mu,
    'import _exports = require($<module>);',
  )
}

/** A declaration file that begins with these lines, or its map moved down by them. */
function withReferences(text: string, references: readonly string[]): string {
  const missing = references.filter((line) => !/\bpreserve\s*=\s*["']true/u.test(line))
  if (missing.length === 0) return text
  if (text.startsWith('{')) return text.replace(/(?<="mappings":")/u, ';'.repeat(missing.length))
  // `#!` is a syntax error in every line but the first one.
  const [, head = '', rest = ''] = /^(#!.*\n)?([\s\S]*)$/u.exec(text) ?? []
  return `${head}${missing.join('\n')}\n${rest}`
}

/** The compiler's emitter with its last parameter, which writes declarations even when a type in them has no name. */
interface DeclarationEmitter {
  emit(
    file: ts.SourceFile,
    writeFile: ts.WriteFileCallback,
    cancellation: undefined,
    emitOnlyDeclarations: true,
    transformers: undefined,
    forceDeclarations: true,
  ): ts.EmitResult
}

function emitOptions(options: ts.CompilerOptions): ts.CompilerOptions {
  const {
    outDir: _outDir,
    declarationDir: _declarationDir,
    outFile: _outFile,
    rootDir: _rootDir,
    tsBuildInfoFile: _tsBuildInfoFile,
    isolatedDeclarations: _isolatedDeclarations,
    noEmit: _noEmit,
    noEmitOnError: _noEmitOnError,
    sourceRoot: _sourceRoot,
    mapRoot: _mapRoot,
    ...others
  } = options
  return {
    ...others,
    allowJs: true,
    composite: false,
    incremental: false,
    declaration: true,
    declarationMap: true,
    emitDeclarationOnly: true,
    noCheck: true,
    skipLibCheck: true,
  }
}

/** Configurations that the command of a framework writes, which others extend. */
const generators: readonly (readonly [string, string])[] = [
  ['.svelte-kit/tsconfig.json', '"svelte-kit sync"'],
  ['.nuxt/tsconfig', '"nuxi prepare"'],
]

function noteOf(
  { file, start, code, messageText }: ts.Diagnostic,
  folder: PackageFolder,
  config: SourceConfig,
): Diagnostic {
  const message = folder.portable(compilerMessage(messageText))
  const command = generators.find(([written]) => message.includes(written))?.[1]
  return {
    code: 'AX-COMPILE',
    severity: 'info',
    file: file && folder.owns(file.fileName) ? folder.relative(file.fileName) : (config.file ?? 'package.json'),
    ...(file && folder.owns(file.fileName) && start !== undefined
      ? { line: file.getLineAndCharacterOfPosition(start).line + 1 }
      : {}),
    found: `TS${code}: ${message}`,
    expected: 'sources without compiler errors',
    nextStep: `${command === undefined ? 'Correct the source or the configuration' : `Run ${command}, which writes it`}. The package is documented as far as the compiler reads it.`,
  }
}
