/**
 * A field of `package.json` that contains dependencies.
 *
 * @example
 * ```ts
 * import { dependencyEntries, readManifest, type DependencyKind } from '@signpost/utils-repo'
 *
 * const shipped: DependencyKind[] = ['dependencies', 'optionalDependencies']
 * const entries = dependencyEntries(await readManifest('.'), shipped)
 * ```
 *
 * @searchAlias devdependencies peer optional
 * @public
 */
export type DependencyKind = 'dependencies' | 'devDependencies' | 'peerDependencies' | 'optionalDependencies'

/**
 * Every {@link DependencyKind}, in the order of {@link dependencyEntries}.
 *
 * @example
 * ```ts
 * import { DEPENDENCY_KINDS } from '@signpost/utils-repo'
 *
 * const buildOnly = DEPENDENCY_KINDS.filter((kind) => kind === 'devDependencies')
 * ```
 *
 * @searchAlias devdependencies peerdependencies optionaldependencies fields
 * @public
 */
export const DEPENDENCY_KINDS: readonly DependencyKind[] = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
]
