import { RootMarker } from './root-marker.ts'

const sought: Readonly<Record<RootMarker, string>> = {
  [RootMarker.Git]: 'a repository of Git',
  [RootMarker.Workspaces]: 'a pnpm-workspace.yaml, or a package.json with "workspaces"',
  [RootMarker.Manifest]: 'a package.json',
}

/**
 * No folder had what makes it a root.
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
 * @public
 */
export class RootNotFoundError extends Error {
  /** The name of the class. */
  override readonly name: string = 'RootNotFoundError'

  /** The absolute path that the search began at. */
  readonly from: string

  /** What was looked for. */
  readonly marker: RootMarker

  /**
   * Describes a search without a result; useful outside this package for tests of an error handler.
   *
   * @param from - The absolute path that the search began at.
   * @param marker - What was looked for.
   */
  constructor(from: string, marker: RootMarker) {
    super(`Expected ${sought[marker]} in "${from}" or a folder above it, found none`)
    this.from = from
    this.marker = marker
  }
}
