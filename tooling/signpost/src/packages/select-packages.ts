import { didYouMean, type Diagnostic } from '@signpost/diagnostics'
import { matchesPackage } from '@signpost/files'
import { RootError, type FoundPackage } from '@signpost/files/find-packages'

/** `packages` of a site's configuration: names, and patterns such as `@acme/*`. */
export interface PackageSelection {
  /** Null for all. */
  include: readonly string[] | null
  exclude: readonly string[]
  /** Patterns of `exports` to expand, by package. */
  entryPoints: Readonly<Record<string, readonly string[]>>
  /** Name of the configuration file, for messages. */
  file: string
}

/** A package to document. */
export interface SelectedPackage extends FoundPackage {
  /** Patterns of its `exports` that the configuration chooses to expand; absent when there are none. */
  entryPoints?: readonly string[]
}

/** A package that is not documented, and the reason. */
export interface LeftOut {
  package: FoundPackage
  reason: string
}

/** Packages to document, those that are left out, and entries of the configuration that match none. */
export interface SelectedPackages {
  packages: SelectedPackage[]
  excluded: LeftOut[]
  diagnostics: Diagnostic[]
}

/**
 * Packages that are published; where none of these can be imported, those that can be are public too. One without a name cannot be
 * published; one whose manifest is unreadable may be.
 */
export function publicPackages(found: readonly FoundPackage[]): FoundPackage[] {
  const readable = found.filter((one) => one.isUnreadable !== true)
  const published = readable.filter(({ manifest }) => manifest.private !== true && manifest.name !== undefined)
  const open = new Set(published.some(isImportable) ? published : [...published, ...readable.filter(isImportable)])
  return found.filter((one) => one.isUnreadable === true || open.has(one))
}

/** Whether a manifest names an entry point. */
export function isImportable({ manifest: { exports, main, types, typings } }: FoundPackage): boolean {
  return (exports ?? main ?? types ?? typings) !== undefined
}

/** Whether a script shows that the repository documents a package. */
function isDeclared({ manifest }: FoundPackage): boolean {
  return manifest.scripts?.['api:extract'] !== undefined
}

/** The reason that a configuration leaves a package out; undefined when it does not. */
function reasonIn(selection: PackageSelection | undefined, one: FoundPackage): string | undefined {
  if (selection === undefined) return undefined
  const { include, exclude } = selection
  if (exclude.some((entry) => matches(entry, one))) return 'excluded by the configuration'
  const isIncluded = include === null || include.some((entry) => matches(entry, one))
  return isIncluded ? undefined : 'not included by the configuration'
}

/** Packages with API reports: those with an `api:extract` script and public ones, without those that the configuration leaves out. */
export function reportedPackages(
  found: readonly FoundPackage[],
  selection?: PackageSelection,
): Pick<SelectedPackages, 'excluded'> & { packages: FoundPackage[] } {
  const open = new Set(publicPackages(found))
  const all = found.filter((one) => isDeclared(one) || open.has(one))
  const excluded = all.flatMap((one): LeftOut[] => {
    const reason = reasonIn(selection, one)
    return reason === undefined ? [] : [{ package: one, reason }]
  })
  const left = new Set(excluded.map((one) => one.package))
  return { packages: all.filter((one) => !left.has(one)), excluded }
}

/**
 * Selects the packages to document: those that the configuration includes; else all, but private ones without an `api:extract`
 * script where any package has one. Those that it excludes are left out.
 *
 * @throws RootError when no package is left.
 */
export function selectPackages(found: readonly FoundPackage[], selection?: PackageSelection): SelectedPackages {
  const open = new Set(publicPackages(found))
  const hasDeclared = found.some(isDeclared)
  const isUsual = (one: FoundPackage): boolean => !hasDeclared || open.has(one) || isDeclared(one)
  const packages: FoundPackage[] = []
  const excluded: LeftOut[] = []
  for (const one of found) {
    const usual = (selection?.include ?? null) !== null || isUsual(one)
    const reason = reasonIn(selection, one) ?? (usual ? undefined : 'private, without an api:extract script')
    if (reason === undefined) packages.push(one)
    // Apps are no packages that anyone would miss.
    else if (open.has(one) || isDeclared(one) || isImportable(one)) excluded.push({ package: one, reason })
  }
  if (selection === undefined) return { packages, excluded, diagnostics: [] }

  const { include, exclude, entryPoints, file } = selection
  const entries = { include: include ?? [], exclude, entryPoints: Object.keys(entryPoints) }
  const diagnostics = Object.entries(entries).flatMap(([key, written]) =>
    written
      .filter((entry) => !found.some((one) => matches(entry, one)))
      .map((entry) => unmatched(key, entry, found, file)),
  )
  if (packages.length === 0) {
    const [first] = diagnostics
    throw new RootError(
      file,
      `a selection that leaves out all ${found.length} packages`,
      'at least one package to document',
      first === undefined ? 'Correct "include" and "exclude".' : `${first.found} matches no package. ${first.nextStep}`,
    )
  }
  return { packages: packages.map((one) => withEntryPoints(one, entryPoints)), excluded, diagnostics }
}

function withEntryPoints(found: FoundPackage, entryPoints: PackageSelection['entryPoints']): SelectedPackage {
  const patterns = Object.entries(entryPoints).flatMap(([entry, list]) => (matches(entry, found) ? list : []))
  return patterns.length === 0 ? found : { ...found, entryPoints: patterns }
}

/** Whether an entry is the name or the folder of a package, or a pattern for one. */
function matches(entry: string, { manifest: { name }, path }: FoundPackage): boolean {
  return matchesPackage(entry, { name, path })
}

function unmatched(key: string, entry: string, found: readonly FoundPackage[], file: string): Diagnostic {
  const near = didYouMean(
    entry,
    found.map(({ manifest: { name }, path }) => name ?? path),
  )
  return {
    code: 'SP-UNKNOWN-PACKAGE',
    severity: 'warning',
    file,
    found: `"${entry}" in packages.${key}`,
    expected: 'the name of a package of the repository, or a pattern that matches one',
    nextStep: `Correct or remove the entry.${near}`,
  }
}
