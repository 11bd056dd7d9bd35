import { checkArgument } from '@signpost/utils-primitives'
import type { PackageManifest } from '@signpost/types'
import { DEPENDENCY_KINDS, type DependencyKind } from './dependency-kind.ts'

/**
 * A dependency in a `package.json`.
 *
 * @example
 * ```ts
 * import type { DependencyEntry } from '@signpost/utils-repo'
 *
 * const isLocal = ({ specifier }: DependencyEntry): boolean => specifier.startsWith('workspace:')
 * ```
 *
 * @public
 */
export interface DependencyEntry {
  /** The name under which the dependency is imported. */
  readonly name: string
  /** The requested version: a range (`^1.2.0`), a tag, a URL, or a protocol of a package manager (`workspace:*`). */
  readonly specifier: string
  /** The field that contains it. */
  readonly kind: DependencyKind
}

/**
 * Lists the dependencies in a `package.json`, of all kinds or of some.
 *
 * @param manifest - The contents of the `package.json`.
 * @param kinds - The fields to read. Defaults to all. The entries are in this order.
 * @returns The entries, in the order of the file for each kind. A name in several fields has an entry for each.
 *
 * @example
 * ```ts
 * import { dependencyEntries } from '@signpost/utils-repo'
 *
 * dependencyEntries({ dependencies: { yaml: '^2.0.0' }, devDependencies: { vitest: '4.1.12' } }, ['dependencies'])
 * // [{ name: 'yaml', specifier: '^2.0.0', kind: 'dependencies' }]
 * ```
 *
 * @searchAlias devdependencies peerdependencies iterate
 * @public
 */
export function dependencyEntries(
  manifest: PackageManifest,
  kinds: readonly DependencyKind[] = DEPENDENCY_KINDS,
): DependencyEntry[] {
  checkArgument(
    'INVALID_MANIFEST',
    manifest,
    'the contents of a package.json',
    () => Object(manifest) === manifest,
    'read it with readManifest',
  )
  checkArgument(
    'INVALID_KINDS',
    kinds,
    'fields of a package.json in an array',
    () => Array.isArray(kinds) && kinds.every((kind) => DEPENDENCY_KINDS.includes(kind)),
    'pass some of DEPENDENCY_KINDS',
  )
  return kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, specifier]) => ({ name, specifier, kind })),
  )
}
