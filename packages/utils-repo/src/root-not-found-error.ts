import { RootMarker } from './root-marker.ts'

const sought: Readonly<Record<RootMarker, string>> = {
  [RootMarker.Git]: 'a repository of Git',
  [RootMarker.Workspaces]: 'a pnpm-workspace.yaml, or a package.json with "workspaces"',
  [RootMarker.Manifest]: 'a package.json',
}

/**
 * Thrown when no folder has the marker of a root.
 *
 * @example
 * ```ts
 * import { findRoot, RootMarker, RootNotFoundError } from '@signpost/utils-repo'
 *
 * const root = await findRoot('.', { marker: RootMarker.Git }).catch((error: unknown) => {
 *   if (!(error instanceof RootNotFoundError)) throw error
 *   return error.from
 * })
 * ```
 *
 * @searchAlias missing outside project
 * @public
 */
export class RootNotFoundError extends Error {
  /** The name of the class. */
  override readonly name: string = 'RootNotFoundError'

  /** The code, as in other errors of this package. */
  readonly code = 'ROOT_NOT_FOUND' as const

  /** The absolute path where the search started. */
  readonly from: string

  /** The marker. */
  readonly marker: RootMarker

  /**
   * Creates an error. Outside of this package, useful for tests of an error handler.
   *
   * @param from - The absolute path where the search started.
   * @param marker - The marker.
   */
  constructor(from: string, marker: RootMarker) {
    super(`Expected ${sought[marker]} in "${from}" or a folder above it, found none: pass a folder within it`)
    this.from = from
    this.marker = marker
  }
}
