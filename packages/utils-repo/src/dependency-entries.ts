import type { PackageManifest } from '@signpost/types'
import { DEPENDENCY_KINDS, type DependencyKind } from './dependency-kind.ts'

/**
 * One dependency of a `package.json`.
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
  /** The name that the dependency is imported by. */
  readonly name: string
  /** What is asked for: a range (`^1.2.0`), a tag, a URL, or a protocol of a package manager (`workspace:*`). */
  readonly specifier: string
  /** The field that it is in. */
  readonly kind: DependencyKind
}

/**
 * The dependencies of a `package.json`, of all kinds or of some.
 *
 * @param manifest - What is in the `package.json`.
 * @param kinds - The fields to read, all of them by default. The entries come in this order.
 * @returns The entries, those of one kind in the order of the file. A name that is in several fields has an entry for each.
 *
 * @example
 * ```ts
 * import { dependencyEntries } from '@signpost/utils-repo'
 *
 * dependencyEntries({ dependencies: { yaml: '^2.0.0' }, devDependencies: { vitest: '4.1.12' } }, ['dependencies'])
 * // [{ name: 'yaml', specifier: '^2.0.0', kind: 'dependencies' }]
 * ```
 *
 * @public
 */
export function dependencyEntries(
  manifest: PackageManifest,
  kinds: readonly DependencyKind[] = DEPENDENCY_KINDS,
): DependencyEntry[] {
  return kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, specifier]) => ({ name, specifier, kind })),
  )
}
