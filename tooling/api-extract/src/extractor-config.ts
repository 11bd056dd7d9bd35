import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ExtractorConfig } from '@microsoft/api-extractor'
import type { IConfigFile } from '@microsoft/api-extractor'
import type { TSDocConfigFile as TSDocConfig } from '@microsoft/tsdoc-config'
import type { Manifest } from './manifest.ts'
import { TSDocConfigFile } from './typescript.ts'

/** Ships with the tool: every package here extends it, and a package without a configuration gets it. */
const ownFolder = dirname(dirname(fileURLToPath(import.meta.url)))

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
 * @throws Error when a file of the package's own is not valid; `fallback` gives the shared ones.
 */
export function readPackageConfig(packageDir: string, fallback = false): PackageConfig {
  const own = join(packageDir, 'api-extractor.json')
  const hasOwn = !fallback && existsSync(own)
  const config = ExtractorConfig.loadFile(hasOwn ? own : join(ownFolder, 'base.json'))
  if (!hasOwn && config.messages?.extractorMessageReporting) {
    config.messages.extractorMessageReporting['ae-missing-release-tag'] = { logLevel: 'none' as never }
  }
  const ownTsdoc = join(packageDir, 'tsdoc.json')
  const tsdoc = TSDocConfigFile.loadFile(!fallback && existsSync(ownTsdoc) ? ownTsdoc : join(ownFolder, 'tsdoc.json'))
  if (tsdoc.hasErrors) throw new Error(tsdoc.getErrorSummary())
  return { config, tsdoc }
}

/** Where one run of API Extractor reads and writes. */
export interface RunInput {
  packageDir: string
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
