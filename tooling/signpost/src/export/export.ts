import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDiagnostics, print, printable, printError } from '@signpost/diagnostics'
import { checkOutput, claimOutput, folderName, openCacheFolder, outputPath } from '@signpost/files'
import { draftOf } from '@signpost/prerender'
import { configuredPackages, type ConfigurationOptions } from '../reports/configured-packages.ts'
import { extractPackages, reasonWithoutApi, type Extraction } from '../extraction/extract-packages.ts'
import { keptExtractions } from '../extraction/kept-extraction.ts'
import type { Places } from '../steps/places.ts'
import { progress } from '../steps/progress.ts'
import { runTool } from '../steps/run-tool.ts'
import { StepError } from '../steps/step-error.ts'
import { startSteps, type Steps } from '../steps/steps.ts'
import { type DocModel, fileNameOf, namedBySpecifier, sharedFiles, unscoped } from './doc-model.ts'
import { findDocumenter } from './find-documenter.ts'

/** Formats that API Documenter writes: Markdown pages, or YAML for DocFX. */
export const exportFormats = ['markdown', 'yaml'] as const

/** Format of an export. */
export type ExportFormat = (typeof exportFormats)[number]

/** A doc model with its name in the export. */
interface NamedModel {
  specifier: string
  model: DocModel
}

/**
 * Writes the doc models of all packages as Markdown or YAML, by `@microsoft/api-documenter`. The output is replaced as a whole.
 *
 * @param out - The folder: absent, empty or an earlier export.
 * @param steps - Where packages are extracted; by default in processes of this command.
 * @returns The exit code: 1 when an entry point has no doc model, or replaces another one.
 * @throws StepError when API Documenter is not installed, or fails; `OutputError` when files could be lost.
 */
export async function exportDocs(
  places: Places,
  format: ExportFormat,
  out: string,
  options: ConfigurationOptions,
  steps: Steps = startSteps(),
): Promise<number> {
  const { root, cache } = places
  const program = findDocumenter(root, options.untrusted === true)
  const { packages, excluded } = await configuredPackages(options)
  openCacheFolder(outputPath(root, cache))
  const rules = { kind: 'export', keep: [...packages.map(({ directory }) => directory), root, cache] } as const
  const target = checkOutput(outputPath(root, out), rules)
  const claim = claimOutput(target)
  const bar = progress('Extracting', packages.length, process.stdout)
  const kept = keptExtractions(cache, options.untrusted !== true)
  const extractions = await extractPackages(packages, steps, cache, bar, kept).finally(() => steps.close())
  bar.end()

  const documented = extractions.filter((one) => reasonWithoutApi(one) === undefined)
  const { models, missing } = modelsOf(documented)
  const problems = [...missing, ...sharedPackageFiles(models)]
  const shared = sharedItemFiles(models)
  if (models.length === 0) throw new StepError('export', [...missing, 'Found no doc model, expected one.'].join('\n'))

  const draft = await draftOf(target, rules)
  const input = join(cache, `export-${process.pid}`)
  let unresolved = 0
  try {
    rmSync(input, { recursive: true, force: true })
    mkdirSync(input, { recursive: true })
    for (const { specifier, model } of models) {
      writeFileSync(join(input, `${folderName(specifier)}.api.json`), JSON.stringify(model))
    }
    const { code, output, ended } = await runTool([program, format, '-i', input, '-o', draft.folder], {
      env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    if (code !== 0 || ended !== undefined)
      throw new StepError('export', `API Documenter ${ended ?? `ended with ${code}.`}\n${output}`)
    if (readdirSync(draft.folder).length === 0) throw new StepError('export', 'API Documenter wrote no file.')
    unresolved = output.match(/^.*Unable to resolve reference/gm)?.length ?? 0
    await draft.publish(() => claim.confirm())
  } finally {
    rmSync(input, { recursive: true, force: true })
    await draft.discard()
  }

  for (const problem of [...problems, ...(shared === undefined ? [] : [shared])]) printError(printable(problem))
  const left = excluded.length === 0 ? '' : `, ${excluded.length} left out by the configuration`
  const dead = unresolved === 0 ? '' : `, ${unresolved} links of doc comments without a target`
  print(
    `${models.length} entry points of ${documented.length} packages as ${format} in ${printable(out)}${left}${dead}`,
  )
  return problems.length === 0 ? 0 : 1
}

/** Doc models by module specifier, and what has none. */
function modelsOf(extractions: readonly Extraction[]): { models: NamedModel[]; missing: string[] } {
  const models: NamedModel[] = []
  const missing: string[] = []
  for (const { package: found, apiFolder, findings } of extractions) {
    const name = found.manifest.name ?? found.path
    const facts = existsSync(apiFolder)
      ? readdirSync(apiFolder).find((file) => file.endsWith('.facts.json'))
      : undefined
    if (facts === undefined) {
      missing.push(`${name}: found nothing to export. ${formatDiagnostics(findings).join('\n')}`)
      continue
    }
    const { entryPoints } = JSON.parse(readFileSync(join(apiFolder, facts), 'utf8')) as {
      entryPoints: readonly { specifier: string; docModel?: string }[]
    }
    for (const { specifier, docModel } of entryPoints) {
      if (docModel === undefined) {
        missing.push(`${specifier}: API Extractor could not make a doc model, so the export lacks this entry point.`)
        continue
      }
      const model = JSON.parse(readFileSync(join(apiFolder, docModel), 'utf8')) as DocModel
      models.push({ specifier, model: namedBySpecifier(model, specifier) })
    }
  }
  return { models, missing }
}

/** Entry points whose files have the same names, such as `@acme/core` and `@other/core`. */
function sharedPackageFiles(models: readonly NamedModel[]): string[] {
  const groups = new Map<string, NamedModel[]>()
  for (const one of models) {
    const file = fileNameOf(unscoped(one.specifier))
    groups.set(file, [...(groups.get(file) ?? []), one])
  }
  return [...groups].flatMap(([file, group]) =>
    group.length < 2
      ? []
      : [
          `${group.map(({ specifier }) => specifier).join(', ')}: found one file name, ${file}, for all of them, expected one each. ` +
            'API Documenter keeps the last one only; leave the others out with packages.exclude of the configuration.',
        ],
  )
}

/** Sentence about items whose page another one replaces; absent when there are none. */
function sharedItemFiles(models: readonly NamedModel[]): string | undefined {
  const groups = models.flatMap(({ specifier, model }) =>
    sharedFiles(model).map((names) => `${names.join(' and ')} (${specifier})`),
  )
  if (groups.length === 0) return undefined
  const shown = groups.slice(0, 3).join('; ')
  return (
    `${groups.length} ${groups.length === 1 ? 'file is' : 'files are'} of several items, of which API Documenter keeps the last: ` +
    `${shown}${groups.length > 3 ? '; ...' : ''}. \`signpost build\` has a page for each.`
  )
}
