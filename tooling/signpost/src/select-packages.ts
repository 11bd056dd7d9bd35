import type { FoundPackage } from '@signpost/files/find-packages'

/**
 * Which of a repository's packages are documented: those with an `api:extract` script where any has one, else all.
 *
 * A repository that runs the extraction itself has said by its scripts what its public packages are.
 */
export function selectPackages(packages: readonly FoundPackage[]): FoundPackage[] {
  const declared = packages.filter(({ manifest }) => manifest.scripts?.['api:extract'] !== undefined)
  return declared.length > 0 ? declared : [...packages]
}
