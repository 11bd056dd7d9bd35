import { realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import type ts from 'typescript'
import { readCompilerOptions } from '../program/compiler-options.ts'
import { createDeclarationProgram } from '../program/declaration-program.ts'
import { moduleComment } from '../facts/declarations/declaration-text.ts'
import type { EntryPoint } from '../entry-points/entry-points.ts'
import * as problem from './entry-point-problems.ts'
import { createFactsReader } from '../facts/facts-reader.ts'
import { readPackageConfig } from '../api-extractor/extractor-config.ts'
import type { PackageConfig } from '../api-extractor/extractor-config.ts'
import type {
  AugmentationFacts,
  Diagnostic,
  EntryPointFacts,
  ExportFacts,
  ModuleNamesFacts,
  UnexportedFacts,
} from '../facts.ts'
import type { Manifest } from '../package/manifest.ts'
import { mendedRuns } from '../mending/mended-runs.ts'
import { outputStems } from './output-names.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { portableText } from '../package/portable-text.ts'
import { preflight } from '../program/preflight.ts'
import type { WarmState } from '../program/source-file-cache.ts'
import { runApiExtractor } from '../api-extractor/run-api-extractor.ts'
import type { RunResult } from '../api-extractor/run-api-extractor.ts'

/**
 * Of a package with more entry points only the first doc model has the types that nobody exports: each of them would
 * repeat most of the package, 23 MB for every one of the 177 of `effect`.
 */
const fewEntryPoints = 20

/** One package and the entry points that were found in it. */
export interface EntryPointsInput {
  folder: PackageFolder
  manifest: Manifest
  slug: string
  entryPoints: readonly EntryPoint[]
  warm: WarmState
  /** Emptied by the caller. */
  tempDir: string
}

/** The facts of each entry point, the files made for them, and what went wrong. */
export interface ExtractedEntryPoints {
  entryPoints: EntryPointFacts[]
  unexported: UnexportedFacts[]
  augmentations: AugmentationFacts[]
  moduleNames: ModuleNamesFacts[]
  files: Map<string, string>
  diagnostics: Diagnostic[]
}

/** Reads all entry points of a package from one program, and runs API Extractor on each, one's crash beside the others. */
export function extractEntryPoints(input: EntryPointsInput): ExtractedEntryPoints {
  const { folder, manifest, slug, warm, tempDir } = input
  const result: ExtractedEntryPoints = {
    entryPoints: [],
    unexported: [],
    augmentations: [],
    moduleNames: [],
    files: new Map(),
    diagnostics: [],
  }
  const { diagnostics } = result
  const entryPoints = input.entryPoints.filter(({ key, types }) => {
    const inside = folder.owns(realpathSync(join(folder.dir, types)))
    if (!inside) diagnostics.push(problem.outside(key, types))
    return inside
  })
  if (entryPoints.length === 0) return result

  const config = packageConfig(folder, diagnostics)
  const rootNames = [...new Set(entryPoints.map(({ types }) => join(folder.dir, types)))]
  const options = readCompilerOptions(folder.dir, manifest, folder.sources)
  const shared = { folder, rootNames, options, cache: warm.cache }
  const program = createDeclarationProgram({ ...shared, oldProgram: warm.program })
  warm.program = program
  diagnostics.push(...preflight(program, folder))

  const mended = mendedRuns(shared, program, config)
  const models = new Map<string, MadeModel>()
  const stems = outputStems(
    slug,
    entryPoints.map(({ key }) => key),
  )
  const modules = entryPoints.map(({ key, types }) => {
    const sourceFile = program.getSourceFile(join(folder.dir, types))
    const specifier = manifest.name + key.slice(1)
    return { key, types, specifier, sourceFile, symbol: exportingSymbol(program, sourceFile, specifier) }
  })
  const facts = createFactsReader(
    program,
    folder,
    modules.flatMap(({ symbol }) => symbol ?? []),
  )
  const augmentations = readList('augmentations', () => facts.augmentations())
  result.augmentations = augmentations

  for (const { key, types, specifier, sourceFile, symbol } of modules) {
    // Two keys that lead to one file share its doc model.
    const isModule = isExternalModule(program, sourceFile)
    const known = models.get(types) ?? (isModule ? run(key, types) : { isWhole: false })
    models.set(types, known)
    const read = readModule(symbol, (exporting) => facts.exports(exporting, !known.isWhole))
    if (read.crash !== undefined)
      diagnostics.push(problem.factsCrashed('export table', types, portable(read.crash), key))
    else if (!isModule) diagnostics.push(problem.notAModule(key, types))
    else if (read.exports.length === 0 && !augments(types)) diagnostics.push(problem.exportsNothing(key, types))
    const { isWhole: _, ...names } = known
    const comment = sourceFile && moduleComment(sourceFile)
    result.entryPoints.push({
      key,
      specifier,
      types,
      ...names,
      ...(comment === undefined ? {} : { moduleComment: comment }),
      exports: read.exports,
    })
  }
  result.unexported = readList('declarations that nothing exports', () => facts.unexported())
  result.moduleNames = readList('names of modules', () => facts.moduleNames())
  return result

  /** What is read of the whole package; nothing when reading it threw. */
  function readList<Item>(what: string, read: () => Item[]): Item[] {
    try {
      return read()
    } catch (error) {
      const [first] = entryPoints as [EntryPoint]
      diagnostics.push(
        problem.factsCrashed(what, first.types, portable(error instanceof Error ? error.message : String(error))),
      )
      return []
    }
  }

  function augments(types: string): boolean {
    return augmentations.some(({ declaration }) => declaration.at.file === posix.normalize(types))
  }

  function portable(text: string): string {
    return portableText(text, folder.dir, folder.sources.root.dir)
  }

  function run(key: string, types: string): MadeModel {
    const at = { packageDir: folder.dir, sources: folder.sources, manifest, types: join(folder.dir, types), key }
    const includeForgottenExports = key === input.entryPoints[0]?.key || input.entryPoints.length <= fewEntryPoints
    const run = { ...at, tempDir: join(tempDir, `${models.size}`), includeForgottenExports }
    const first = runApiExtractor(config, run, program)
    const made = first.crash === undefined ? { ...first, isWhole: true } : runAgain(first.crash)
    diagnostics.push(...made.diagnostics)
    if (made.docModel === undefined || made.report === undefined) return { isWhole: false }
    const stem = stems.get(key) ?? slug
    const names = { docModel: `${stem}.api.json`, report: `${stem}.api.md` }
    result.files.set(names.docModel, made.docModel).set(names.report, made.report)
    return { ...names, isWhole: made.isWhole }

    function runAgain(crash: string): RunResult & { isWhole: boolean } {
      const again = mended.run(run)
      if (!again) return { diagnostics: [problem.crashed(key, types, crash)], isWhole: false }
      const { hidden, omitted } = again
      const known = hidden.length > 0 && omitted.length === 0 ? [] : [problem.recovered(key, types, crash, omitted)]
      return {
        ...again,
        diagnostics: [...known, ...hidden.map((one) => problem.hidden(key, one)), ...again.diagnostics],
      }
    }
  }
}

/** The files of one entry point; `isWhole` when the doc model has every declaration of the package's own. */
interface MadeModel extends Pick<EntryPointFacts, 'docModel' | 'report'> {
  isWhole: boolean
}

/** What the facts say of one module; `crash` when reading them threw. */
interface ReadModule {
  exports: ExportFacts[]
  crash?: string
}

function readModule(symbol: ts.Symbol | undefined, readExports: (symbol: ts.Symbol) => ExportFacts[]): ReadModule {
  try {
    return { exports: symbol ? readExports(symbol) : [] }
  } catch (error) {
    const crash = error instanceof Error ? error.message : String(error)
    return { exports: [], crash }
  }
}

/** The symbol of an entry point's file. Old typings are a script that declares the module by its name. */
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
    return readPackageConfig(folder.dir, folder.sources)
  } catch (error) {
    diagnostics.push(
      problem.badConfig(
        portableText(error instanceof Error ? error.message : String(error), folder.dir, folder.sources.root.dir),
      ),
    )
    return readPackageConfig(folder.dir, folder.sources, true)
  }
}
