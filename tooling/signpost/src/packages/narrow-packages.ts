import { didYouMean } from '@signpost/diagnostics'
import { changedFiles, matchesPackage } from '@signpost/files'
import type { FoundPackage } from '@signpost/files/find-packages'
import { UsageError } from '../steps/usage-error.ts'

/** Packages that a command is limited to. */
export interface Narrowing {
  /** Names, folders or patterns; absent for all. */
  filter?: readonly string[]
  /** Commit: only packages that changed since, and those that depend on them; absent for all. */
  since?: string
}

/**
 * Packages of a repository that a command is limited to.
 *
 * @param found - All packages.
 * @returns Undefined without a limit.
 * @throws {@link UsageError} when a filter matches no package, or the commit cannot be read.
 */
export function narrowedPackages(
  root: string,
  found: readonly FoundPackage[],
  { filter = [], since }: Narrowing,
): ReadonlySet<FoundPackage> | undefined {
  if (filter.length === 0 && since === undefined) return undefined
  const chosen = filter.length === 0 ? found : filter.flatMap((entry) => matching(entry, found))
  const changed = since === undefined ? undefined : changedPackages(root, found, since)
  return new Set(chosen.filter((one) => changed?.has(one) ?? true))
}

function matching(entry: string, found: readonly FoundPackage[]): FoundPackage[] {
  const matched = found.filter((one) => matchesPackage(entry, { name: one.manifest.name, path: one.path }))
  if (matched.length > 0) return matched
  const near = didYouMean(
    entry,
    found.map(({ manifest: { name }, path }) => name ?? path),
  )
  throw new UsageError(`Found --filter "${entry}", expected the name, the folder or a pattern of a package.${near}`)
}

/** Packages with a changed file, and those that depend on them, directly or not. */
function changedPackages(root: string, found: readonly FoundPackage[], since: string): ReadonlySet<FoundPackage> {
  const changed = new Set(changedFilesOf(root, since).flatMap((file) => ownerOf(file, found) ?? []))
  for (;;) {
    const names = new Set([...changed].flatMap(({ manifest }) => manifest.name ?? []))
    const more = found.filter((one) => !changed.has(one) && dependenciesOf(one).some((name) => names.has(name)))
    if (more.length === 0) return changed
    for (const one of more) changed.add(one)
  }
}

function changedFilesOf(root: string, since: string): string[] {
  try {
    return changedFiles(root, since)
  } catch (error) {
    throw new UsageError(`Found --since "${since}": ${(error as Error).message}`)
  }
}

/** The package whose folder a file is in; the innermost one. */
function ownerOf(file: string, found: readonly FoundPackage[]): FoundPackage | undefined {
  return found
    .filter(({ path }) => path === '' || file.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]
}

function dependenciesOf({ manifest }: FoundPackage): string[] {
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies })
}
