import { dirname, join, relative } from 'node:path'
import { ExtractorConfig } from '@microsoft/api-extractor'
import type { IConfigFile } from '@microsoft/api-extractor'
import type { TSDocConfigFile as TSDocConfig } from '@microsoft/tsdoc-config'
import { entriesOf, type Manifest } from '../package/manifest.ts'
import { packageOf } from '../package/node-modules.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { workspaceMembers } from '../program/workspace-members.ts'
import { compiler, ownFolder, resolveFrom, TSDocConfigFile } from '../typescript.ts'
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
    (path, text) => withFoundBase(path, path === own ? withRequired(path, text) : text, sources),
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

/**
 * Text of an `api-extractor.json` that extends a file of another member of the repository, with the path of that file in place of the
 * name, which only an install resolves.
 */
function withFoundBase(path: string, text: string, sources: SourceFiles): string {
  if (!path.endsWith('.json')) return text
  const { config } = compiler.parseConfigFileTextToJson(path, text) as { config?: unknown }
  const name = entriesOf(config).get('extends')
  if (typeof name !== 'string' || /^[./]/.test(name) || resolveFrom(dirname(path), name) !== undefined) return text
  const member = workspaceMembers(sources).get(packageOf(name))
  if (member === undefined) return text
  const file = join(member, name.slice(packageOf(name).length))
  const base = relative(dirname(path), sources.exists(file) ? file : `${file}.json`)
  return JSON.stringify({ ...(config as object), extends: base.startsWith('.') ? base : `./${base}` })
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
