import { realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import type ts from 'typescript'
import { readPackageConfig } from '../api-extractor/extractor-config.ts'
import type { PackageConfig } from '../api-extractor/extractor-config.ts'
import type { EntryPoint } from '../entry-points/entry-points.ts'
import type {
  AugmentationFacts,
  Diagnostic,
  EntryPointFacts,
  ExportFacts,
  CommentNamesFacts,
  ModuleNamesFacts,
  UnexportedFacts,
} from '../facts.ts'
import { moduleComment } from '../facts/declarations/declaration-text.ts'
import { joinComments } from '../facts/declarations/join-comments.ts'
import { createFactsReader } from '../facts/facts-reader.ts'
import { specifierOf } from '../package/manifest.ts'
import type { Manifest } from '../package/manifest.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { errorMessage } from '../package/portable-text.ts'
import { readCompilerOptions } from '../program/compiler-options.ts'
import { elidedTypes } from '../program/elided-types.ts'
import { createDeclarationProgram } from '../program/declaration-program.ts'
import { importsWithoutExtension } from '../program/import-extensions.ts'
import { preflight } from '../program/preflight.ts'
import type { WarmState } from '../program/source-file-cache.ts'
import { createDocModels } from './doc-models.ts'
import { ambientModules } from './ambient-modules.ts'
import { noModelNames } from '../program/model-names.ts'
import { moduleFile } from '../program/symbols.ts'
import { compiler } from '../typescript.ts'
import * as problem from './entry-point-problems.ts'
import { withoutInternalPatterns } from './internal-patterns.ts'
import { compareHalves, hasOtherRequireHalf } from './require-half.ts'
import type { RequireHalf } from './require-half.ts'

/** One package and its entry points. */
export interface EntryPointsInput {
  folder: PackageFolder
  manifest: Manifest
  slug: string
  entryPoints: readonly EntryPoint[]
  /** Patterns of `exports` to expand even if they expose the parts of the main entry point. */
  chosen: readonly string[]
  /** Options for declarations that are made from sources; absent for those on disk, whose options are read. */
  options?: ts.CompilerOptions
  /** See `layoutOptions`; absent for declarations on disk. */
  layout?: ts.CompilerOptions
  /** See `ExtractInput`. */
  asWritten: boolean
  onEntryPoint: () => void
  warm: WarmState
  /** The caller deletes it. */
  tempDir: string
}

/** Facts of all entry points, text of their doc models and reports by file name, and diagnostics. */
export interface ExtractedEntryPoints {
  entryPoints: EntryPointFacts[]
  unexported: UnexportedFacts[]
  augmentations: AugmentationFacts[]
  moduleNames: ModuleNamesFacts[]
  commentNames: CommentNamesFacts[]
  files: Map<string, string>
  /** See `Extraction`. */
  comments?: number | undefined
  diagnostics: Diagnostic[]
}

/** Extracts all entry points of a package from one program; an exception in one leaves the others complete. */
export function extractEntryPoints(input: EntryPointsInput): ExtractedEntryPoints {
  const { folder, manifest, slug, warm, tempDir } = input
  const result: ExtractedEntryPoints = {
    entryPoints: [],
    unexported: [],
    augmentations: [],
    moduleNames: [],
    commentNames: [],
    files: new Map(),
    diagnostics: [],
  }
  const { diagnostics } = result
  const entryPoints = input.entryPoints.filter(({ key, types }) => {
    const file = join(folder.dir, types)
    if (folder.sources.generated?.has(file) === true) return true
    const real = realpathSync(file)
    folder.sources.log.add('real', file, real)
    const inside = folder.owns(real)
    if (!inside) diagnostics.push(problem.outside(key, types))
    return inside
  })
  const [first] = entryPoints
  if (first === undefined) return result

  const config = packageConfig(folder, diagnostics)
  const required = new Map(
    entryPoints.flatMap((one) => (hasOtherRequireHalf(one, folder) ? [[one.key, one.requireTypes!] as const] : [])),
  )
  const declared = [...entryPoints.map(({ types }) => types), ...required.values()]
  const rootNames = [...new Set(declared.map((types) => join(folder.dir, types)))]
  const options = input.options ?? readCompilerOptions(folder.dir, manifest, folder.sources)
  const ownModules = new Map(
    entryPoints.map(({ key, types }) => [manifest.name + key.slice(1), join(folder.dir, types)]),
  )
  const programInput = { folder, rootNames, options, layout: input.layout, ownModules, cache: warm.cache }
  const program = createDeclarationProgram({ ...programInput, oldProgram: warm.program })
  warm.program = program
  if (!input.asWritten) diagnostics.push(...preflight(program, folder, manifest), ...elidedTypes(program, folder))
  // A bundler or the compiler adds the extensions to imports of sources.
  if (!input.asWritten && input.options === undefined) diagnostics.push(...importsWithoutExtension(program, folder))

  const documented = withoutInternalPatterns(program, folder, entryPoints, input.chosen)
  diagnostics.push(...documented.internal.map(problem.patternNotExpanded))
  const modules = documented.entryPoints.map((entryPoint) => {
    const sourceFile = program.getSourceFile(join(folder.dir, entryPoint.types))
    const specifier = specifierOf(manifest, entryPoint.key)
    return { entryPoint, specifier, sourceFile, symbol: exportingSymbol(program, sourceFile, specifier) }
  })
  const facts = createFactsReader(
    program,
    folder,
    modules.flatMap(({ symbol }) => symbol ?? []),
    input.asWritten,
  )
  const docModels = createDocModels({
    program,
    programInput,
    manifest,
    slug,
    entryPoints: documented.entryPoints,
    config,
    tempDir,
    diagnostics,
  })
  result.files = docModels.files
  const empty: EntryPoint[] = []

  for (const { entryPoint, specifier, sourceFile, symbol } of modules) {
    const { key, types } = entryPoint
    const isModule = isExternalModule(program, sourceFile)
    const { items, ...names } = isModule && !input.asWritten ? docModels.of(entryPoint) : { items: noModelNames }
    const exports = symbol ? attempt('export table', types, () => facts.exports(symbol, items), key) : []
    if (exports?.length === 0) empty.push(entryPoint)
    const { added, changed } = requireHalf(entryPoint, exports ?? [])
    if (added.length + changed.length > 0) diagnostics.push(problem.halvesDiffer(entryPoint, added, changed))
    diagnostics.push(...problem.nestedTooDeeply(entryPoint, exports ?? []))
    const own = sourceFile && moduleComment(sourceFile)
    const titles = symbol && attempt('titles of exports', types, () => facts.titles(symbol), key)
    const comment = joinComments(own, titles)
    result.entryPoints.push({
      key,
      specifier,
      types,
      ...names,
      ...(comment === undefined ? {} : { moduleComment: comment }),
      exports: [...(exports ?? []), ...added].sort((a, b) => (a.name < b.name ? -1 : 1)),
    })
    input.onEntryPoint()
  }
  const ambient = ambientModules(program, folder, new Set(modules.flatMap(({ symbol }) => symbol ?? [])))
  for (const { name, file, symbol } of ambient.named) {
    const exports = attempt(`exports of the module "${name}"`, file, () => facts.exports(symbol, noModelNames))
    if (exports !== undefined) result.entryPoints.push({ key: `./${name}`, specifier: name, types: file, exports })
  }
  diagnostics.push(...ambient.patterns.map(problem.patternModule))
  result.unexported = attempt('declarations that nothing exports', first.types, () => facts.unexported()) ?? []
  result.augmentations = attempt('augmentations', first.types, () => facts.augmentations()) ?? []
  for (const { key, types } of empty) {
    const { symbol, sourceFile } = modules.find(({ entryPoint }) => entryPoint.key === key)!
    const isModule = symbol !== undefined
    if (loadedBy(sourceFile, isModule).some(augments) || (!isModule && ambient.named.length > 0)) continue
    diagnostics.push(isModule ? problem.exportsNothing(key, types) : problem.notAModule(key, types))
  }
  result.moduleNames = attempt('names of modules', first.types, () => facts.moduleNames()) ?? []
  result.commentNames = attempt('names in comments', first.types, () => facts.commentNames()) ?? []
  const comments = attempt('comments that no page shows', first.types, () => facts.commentBalance())
  diagnostics.push(...(comments?.lost ?? []).map(problem.commentLost))
  diagnostics.push(...problem.notCompared(comments?.uncompared ?? []))
  return { ...result, comments: comments?.read }

  /** Differences of the entry point's declarations for `require`. */
  function requireHalf({ key }: EntryPoint, imported: readonly ExportFacts[]): RequireHalf {
    const types = required.get(key)
    const sourceFile = types === undefined ? undefined : program.getSourceFile(join(folder.dir, types))
    const symbol = sourceFile && program.getTypeChecker().getSymbolAtLocation(sourceFile)
    if (types === undefined || symbol === undefined) return { added: [], changed: [] }
    // Properties of an `export =` are those of the default import.
    const declared = new Set([
      'export=',
      ...program
        .getTypeChecker()
        .getExportsOfModule(symbol)
        .map(({ name }) => name),
    ])
    const compare = (exports: readonly ExportFacts[]): RequireHalf =>
      compareHalves(
        imported,
        exports.filter(({ name }) => declared.has(name)),
      )
    return (
      attempt('exports for "require"', types, () => facts.compared(symbol, compare), key) ?? { added: [], changed: [] }
    )
  }

  /** Reads a part of the facts; an exception is a diagnostic. */
  function attempt<Facts>(part: string, types: string, read: () => Facts, key?: string): Facts | undefined {
    try {
      return read()
    } catch (error) {
      diagnostics.push(problem.factsCrashed(part, types, folder.portable(errorMessage(error)), key))
      return undefined
    }
  }

  function augments({ fileName }: ts.SourceFile): boolean {
    return result.augmentations.some(({ declaration }) => declaration.at.file === folder.relative(fileName))
  }

  /** A module, and the files that an entry point loads for their effects: a script without statements only loads others. */
  function loadedBy(file: ts.SourceFile | undefined, isModule: boolean): ts.SourceFile[] {
    if (file === undefined || (!isModule && file.statements.length > 0)) return []
    const referred = file.referencedFiles.map(({ fileName }) => posix.join(posix.dirname(file.fileName), fileName))
    const imported = file.statements.flatMap((one) =>
      compiler.isImportDeclaration(one) && one.importClause === undefined
        ? (moduleFile(program.getTypeChecker(), one.moduleSpecifier) ?? [])
        : [],
    )
    return [file, ...referred.flatMap((path) => program.getSourceFile(path) ?? []), ...imported]
  }
}

/** The symbol of an entry point's file. Old typings are a script that declares the module by its specifier. */
function exportingSymbol(
  program: ts.Program,
  sourceFile: ts.SourceFile | undefined,
  specifier: string,
): ts.Symbol | undefined {
  const checker = program.getTypeChecker()
  const symbol = sourceFile && checker.getSymbolAtLocation(sourceFile)
  return symbol ?? checker.getAmbientModules().find(({ name }) => name === JSON.stringify(specifier))
}

function isExternalModule(program: ts.Program, sourceFile: ts.SourceFile | undefined): boolean {
  return sourceFile !== undefined && program.getTypeChecker().getSymbolAtLocation(sourceFile) !== undefined
}

function packageConfig(folder: PackageFolder, diagnostics: Diagnostic[]): PackageConfig {
  try {
    return readPackageConfig(folder)
  } catch (error) {
    diagnostics.push(problem.badConfig(folder.portable(errorMessage(error))))
    return readPackageConfig(folder, true)
  }
}
