import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ExtractorConfig } from '@microsoft/api-extractor'
import type { IConfigFile } from '@microsoft/api-extractor'
import type { TSDocConfigFile as TSDocConfig } from '@microsoft/tsdoc-config'
import { checkTsdocFiles, withGuardedReads } from './guarded-reads.ts'
import type { Manifest } from '../package/manifest.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { ownFolder, TSDocConfigFile } from '../typescript.ts'

/** The parts of a package's configuration that do not depend on the entry point. */
export interface PackageConfig {
  config: IConfigFile
  tsdoc: TSDocConfig
}

/**
 * Reads a package's `api-extractor.json` and `tsdoc.json`, or takes the shared ones where it has none.
 *
 * Without an `api-extractor.json` nobody has promised release tags, so their absence is not reported.
 *
 * @throws Error when a file of the package's own is not valid or may not be read; `fallback` gives the shared ones.
 */
export function readPackageConfig(packageDir: string, sources: SourceFiles, fallback = false): PackageConfig {
  const own = join(packageDir, 'api-extractor.json')
  const hasOwn = !fallback && exists(own)
  const config = withGuardedReads(sources, undefined, () =>
    ExtractorConfig.loadFile(hasOwn ? own : join(ownFolder, 'base.json')),
  )
  if (!hasOwn && config.messages?.extractorMessageReporting) {
    config.messages.extractorMessageReporting['ae-missing-release-tag'] = { logLevel: 'none' as never }
  }
  const ownTsdoc = join(packageDir, 'tsdoc.json')
  const tsdocFile = !fallback && exists(ownTsdoc) ? ownTsdoc : join(ownFolder, 'tsdoc.json')
  checkTsdocFiles(tsdocFile, sources)
  const tsdoc = TSDocConfigFile.loadFile(tsdocFile)
  if (tsdoc.hasErrors) throw new Error(tsdoc.getErrorSummary())
  return { config, tsdoc }
}

/** A link that leads nowhere is there: its reader says so. */
function exists(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined
}

/** Where one run of API Extractor reads and writes. */
export interface RunInput {
  packageDir: string
  sources: SourceFiles
  manifest: Manifest
  /** Absolute declaration file of the entry point. */
  types: string
  /** A folder that is thrown away afterwards. */
  tempDir: string
  /** Whether the doc model has the unexported types that signatures use. */
  includeForgottenExports: boolean
}

/** Names of the two files that a run leaves in its folder. */
export const runFiles: { docModel: string; report: string } = { docModel: 'run.api.json', report: 'run.api.md' }

/**
 * One entry point's configuration: the package's own for messages and forgotten exports, ours for everything that
 * decides what is written and where.
 */
export function prepareRun({ config, tsdoc }: PackageConfig, input: RunInput): ExtractorConfig {
  const { packageDir, manifest, types, tempDir, includeForgottenExports } = input
  return ExtractorConfig.prepare({
    configObject: {
      ...config,
      projectFolder: packageDir,
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
    packageJsonFullPath: join(packageDir, 'package.json'),
    packageJson: { name: manifest.name, version: manifest.version },
    tsdocConfigFile: tsdoc,
  })
}
