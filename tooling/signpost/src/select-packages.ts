import { didYouMean, type Diagnostic } from '@signpost/diagnostics'
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

/** Packages to document, those that the configuration leaves out, and entries of it that match none. */
export interface SelectedPackages {
  packages: SelectedPackage[]
  excluded: FoundPackage[]
  diagnostics: Diagnostic[]
}

/** Packages that are published; where none is, those that others can import. */
export function publicPackages(found: readonly FoundPackage[]): FoundPackage[] {
  const published = found.filter(({ manifest }) => manifest.private !== true)
  if (published.length > 0) return published
  return found.filter(({ manifest: { exports, main, types } }) => (exports ?? main ?? types) !== undefined)
}

/** Packages with an `api:extract` script: a repository that runs the extraction itself shows its public packages so. */
function declaredPackages(found: readonly FoundPackage[]): FoundPackage[] {
  return found.filter(({ manifest }) => manifest.scripts?.['api:extract'] !== undefined)
}

/** Packages with API reports: those with an `api:extract` script if any has one, else the public ones. */
export function reportedPackages(found: readonly FoundPackage[]): FoundPackage[] {
  const declared = declaredPackages(found)
  return declared.length > 0 ? declared : publicPackages(found)
}

/**
 * Selects the packages to document: those that the configuration includes; else those with an `api:extract` script if any has
 * one, else all. Those that it excludes are left out.
 *
 * @throws RootError when no package is left.
 */
export function selectPackages(found: readonly FoundPackage[], selection?: PackageSelection): SelectedPackages {
  const declared = declaredPackages(found)
  const usual = declared.length > 0 ? declared : [...found]
  if (selection === undefined) return { packages: usual, excluded: [], diagnostics: [] }

  const { include, exclude, entryPoints, file } = selection
  const included = include === null ? usual : found.filter((one) => include.some((entry) => matches(entry, one)))
  const packages = included.filter((one) => !exclude.some((entry) => matches(entry, one)))
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
  return {
    packages: packages.map((one) => withEntryPoints(one, entryPoints)),
    excluded: usual.filter((one) => !packages.includes(one)),
    diagnostics,
  }
}

function withEntryPoints(found: FoundPackage, entryPoints: PackageSelection['entryPoints']): SelectedPackage {
  const patterns = Object.entries(entryPoints).flatMap(([entry, list]) => (matches(entry, found) ? list : []))
  return patterns.length === 0 ? found : { ...found, entryPoints: patterns }
}

/** Whether an entry is the name of a package or a pattern for it: `*` stands for any characters but `/`, `**` for any. */
function matches(entry: string, { manifest: { name }, path }: FoundPackage): boolean {
  const pattern = entry
    .split('**')
    .map((part) => part.split('*').map(escaped).join('[^/]*'))
    .join('.*')
  return new RegExp(`^${pattern}$`, 'u').test(name ?? path)
}

function escaped(text: string): string {
  return text.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`)
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
