import { join } from 'node:path'
import { ExtractorConfig } from '@microsoft/api-extractor'
import type { IConfigFile } from '@microsoft/api-extractor'
import type { TSDocConfigFile as TSDocConfig } from '@microsoft/tsdoc-config'
import type { Manifest } from '../package/manifest.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler, ownFolder, TSDocConfigFile } from '../typescript.ts'
import { checkTsdocFiles, withGuardedReads } from './guarded-reads.ts'

/** The part of a package's configuration that all entry points share. */
export interface PackageConfig {
  config: IConfigFile
  tsdoc: TSDocConfig
}

/**
 * Reads a package's `api-extractor.json` and `tsdoc.json`; the shared files of this tool replace those that it lacks.
 *
 * Without an `api-extractor.json` a missing release tag is not reported, because the package never promised one.
 *
 * @param fallback - Ignores the package's own files.
 * @throws Error when a file of the package is invalid or may not be read.
 */
export function readPackageConfig({ dir, sources }: PackageFolder, fallback = false): PackageConfig {
  // A broken link exists, so that reading it fails with the reason.
  const own = join(dir, 'api-extractor.json')
  const hasOwn = !fallback && sources.exists(own)
  const config = withGuardedReads(
    sources,
    undefined,
    () => ExtractorConfig.loadFile(hasOwn ? own : join(ownFolder, 'base.json')),
    (path, text) => (path === own ? withRequired(path, text) : text),
  )
  if (!hasOwn && config.messages?.extractorMessageReporting) {
    config.messages.extractorMessageReporting['ae-missing-release-tag'] = { logLevel: 'none' as never }
  }
  const ownTsdoc = join(dir, 'tsdoc.json')
  const tsdocFile = !fallback && sources.exists(ownTsdoc) ? ownTsdoc : join(ownFolder, 'tsdoc.json')
  checkTsdocFiles(tsdocFile, sources)
  const tsdoc = TSDocConfigFile.loadFile(tsdocFile)
  if (tsdoc.hasErrors) throw new Error(tsdoc.getErrorSummary())
  return { config, tsdoc }
}

/**
 * Text of an `api-extractor.json` with the keys that API Extractor requires and a run replaces, so that a file with one setting is
 * enough. A text that is no object stays as it is, for API Extractor to say what is wrong.
 */
function withRequired(path: string, text: string): string {
  const { config, error } = compiler.parseConfigFileTextToJson(path, text) as { config?: unknown; error?: unknown }
  if (error !== undefined || typeof config !== 'object' || config === null || Array.isArray(config)) return text
  const fields = config as Record<string, unknown>
  const sections = ['apiReport', 'docModel', 'dtsRollup'].map((key) => {
    const section = fields[key]
    const isSection = section === undefined || (typeof section === 'object' && section !== null)
    return [key, isSection ? { enabled: false, ...section } : section] as const
  })
  return JSON.stringify({
    mainEntryPointFilePath: '<projectFolder>/index.d.ts',
    ...fields,
    ...Object.fromEntries(sections),
  })
}

/** One run of API Extractor on one entry point. */
export interface RunInput {
  folder: PackageFolder
  manifest: Manifest
  /** Key of the entry point in `exports`, for diagnostics. */
  key: string
  /** Absolute declaration file of the entry point. */
  types: string
  /** Output folder of the run; the caller deletes it. */
  tempDir: string
  /** Whether the doc model has the unexported types that signatures use. */
  includeForgottenExports: boolean
}

/** Names of the output files of a run in its `tempDir`. */
export const runFiles: { docModel: string; report: string } = { docModel: 'run.api.json', report: 'run.api.md' }

/**
 * Configuration of one run: messages and forgotten exports as the package configures them, fixed values for everything
 * that decides which files are written and where.
 */
export function prepareRun({ config, tsdoc }: PackageConfig, input: RunInput): ExtractorConfig {
  const { folder, manifest, types, tempDir, includeForgottenExports } = input
  return ExtractorConfig.prepare({
    configObject: {
      ...config,
      projectFolder: folder.dir,
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: {}, skipLibCheck: true },
      newlineKind: 'lf',
      enumMemberOrder: 'preserve' as never,
      testMode: false,
      apiReport: {
        enabled: true,
        reportFileName: runFiles.report,
        reportFolder: tempDir,
        reportTempFolder: join(tempDir, 'raw'),
        includeForgottenExports: config.apiReport?.includeForgottenExports ?? false,
      },
      docModel: {
        enabled: true,
        apiJsonFilePath: join(tempDir, runFiles.docModel),
        includeForgottenExports,
        releaseTagsToTrim: [],
        ...(config.docModel?.projectFolderUrl ? { projectFolderUrl: config.docModel.projectFolderUrl } : {}),
      },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder.dir, 'package.json'),
    packageJson: { name: manifest.name, version: manifest.version },
    tsdocConfigFile: tsdoc,
  })
}
