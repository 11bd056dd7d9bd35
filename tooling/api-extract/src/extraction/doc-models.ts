import { join } from 'node:path'
import type ts from 'typescript'
import type { PackageConfig } from '../api-extractor/extractor-config.ts'
import { runApiExtractor } from '../api-extractor/run-api-extractor.ts'
import type { RunResult } from '../api-extractor/run-api-extractor.ts'
import type { EntryPoint } from '../entry-points/entry-points.ts'
import type { Diagnostic, EntryPointFacts } from '../facts.ts'
import type { Manifest } from '../package/manifest.ts'
import type { DeclarationProgramInput } from '../program/declaration-program.ts'
import { createRecovery } from '../recovery/recovery.ts'
import * as problem from './entry-point-problems.ts'
import { type ModelNames, noModelNames, readModelNames } from '../program/model-names.ts'
import { outputStems } from './output-names.ts'

/**
 * Above this number of entry points only the first doc model has the unexported types. In each they would repeat most of
 * the package: 23 MB for every one of the 177 of `effect`.
 */
const fewEntryPoints = 20

/** The entry points of one package and the program to make their doc models from. */
export interface DocModelsInput {
  program: ts.Program
  programInput: Omit<DeclarationProgramInput, 'overlay'>
  manifest: Manifest
  slug: string
  entryPoints: readonly EntryPoint[]
  config: PackageConfig
  /** The caller deletes it. */
  tempDir: string
  /** Diagnostics are appended to it. */
  diagnostics: Diagnostic[]
}

/** File names of a doc model and its API report; absent when API Extractor could not make them. */
export interface DocModel extends Pick<EntryPointFacts, 'docModel' | 'report'> {
  items: ModelNames
}

/** Makes the doc models and API reports of one package. */
export interface DocModels {
  /** Runs API Extractor once for each declaration file: two entry points with the same file share a doc model. */
  of(entryPoint: EntryPoint): DocModel
  /** Text of the doc models and reports so far, by file name. */
  files: Map<string, string>
}

/** Prepares the runs of API Extractor; each exception costs only its own entry point. */
export function createDocModels(input: DocModelsInput): DocModels {
  const { program, programInput, manifest, slug, entryPoints, config, tempDir, diagnostics } = input
  const { folder } = programInput
  const recovery = createRecovery(programInput, program, config)
  const stems = outputStems(
    slug,
    entryPoints.map(({ key }) => key),
  )
  const models = new Map<string, DocModel>()
  const files = new Map<string, string>()
  return {
    files,
    of(entryPoint) {
      const model = models.get(entryPoint.types) ?? make(entryPoint)
      models.set(entryPoint.types, model)
      return model
    },
  }

  function make({ key, types }: EntryPoint): DocModel {
    const { isWhole, ...made } = run(key, types)
    diagnostics.push(...made.diagnostics)
    if (made.docModel === undefined || made.report === undefined) return { items: noModelNames }
    const stem = stems.get(key) ?? slug
    const names = { docModel: `${stem}.api.json`, report: `${stem}.api.md` }
    files.set(names.docModel, made.docModel).set(names.report, made.report)
    return { ...names, items: isWhole ? readModelNames(made.docModel) : noModelNames }
  }

  function run(key: string, types: string): RunResult & { isWhole: boolean } {
    const runInput = {
      folder,
      manifest,
      key,
      types: join(folder.dir, types),
      tempDir: join(tempDir, `${models.size}`),
      includeForgottenExports: key === entryPoints[0]?.key || entryPoints.length <= fewEntryPoints,
    }
    const first = runApiExtractor(config, runInput, program)
    if (first.crash === undefined) return { ...first, isWhole: true }
    const recovered = recovery.run(runInput)
    if (!recovered) return { diagnostics: [problem.crashed(key, types, first.crash)], isWhole: false }
    const { hidden, omitted } = recovered
    const known = hidden.length > 0 && omitted.length === 0 ? [] : [problem.recovered(key, types, first.crash, omitted)]
    return {
      ...recovered,
      diagnostics: [...known, ...hidden.map((one) => problem.hidden(key, one)), ...recovered.diagnostics],
    }
  }
}
