import { basename, dirname } from 'node:path'
import { openSourceRoot } from '@signpost/files'
import { reportedPackages, type LeftOut, type PackageSelection } from '../packages/select-packages.ts'
import { findPackages, type FoundPackage } from '@signpost/files/find-packages'
import { printOutside } from '../packages/outside-packages.ts'
import { sourcesFor } from '../site/site-options.ts'
import { StepError } from '../steps/step-error.ts'
import { leftOutOfWorkspace } from '../packages/workspace-findings.ts'

/** Where the configuration of a repository is, and whether it may be run. */
export interface ConfigurationOptions {
  root: string
  config?: string
  untrusted?: boolean
}

/**
 * Packages of a repository with API reports, and those that are left out.
 *
 * @throws RootError when the root has no packages.
 * @throws StepError when the configuration cannot be used.
 */
export async function configuredPackages(
  options: ConfigurationOptions,
): Promise<{ packages: FoundPackage[]; excluded: LeftOut[] }> {
  const workspace = findPackages(options.root)
  printOutside(workspace.outside)
  const { packages, excluded } = reportedPackages(workspace.packages, await selectionIn(options))
  return { packages, excluded: [...excluded, ...leftOutOfWorkspace(workspace)] }
}

async function selectionIn(options: ConfigurationOptions): Promise<PackageSelection | undefined> {
  const { config, untrusted = false } = sourcesFor(options)
  const { findSiteConfig, loadSiteConfig, SiteConfigError } = await import('@signpost/docs-content')
  const file = config ?? findSiteConfig(options.root, untrusted)
  if (file === undefined) return undefined
  try {
    const { packages } = await loadSiteConfig(file, openSourceRoot(dirname(file)), !untrusted)
    return { ...packages, file: basename(file) }
  } catch (error) {
    throw error instanceof SiteConfigError ? new StepError('configuration', error.message) : error
  }
}
