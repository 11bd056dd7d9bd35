import type { FoundPackage } from '@signpost/files/find-packages'

/**
 * Selects the packages to document: those with an `api:extract` script if any has one, else all.
 *
 * The scripts of a repository that runs the extraction itself show its public packages.
 */
export function selectPackages(packages: readonly FoundPackage[]): FoundPackage[] {
  const declared = packages.filter(({ manifest }) => manifest.scripts?.['api:extract'] !== undefined)
  return declared.length > 0 ? declared : [...packages]
}
