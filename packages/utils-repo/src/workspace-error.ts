/**
 * What is wrong with the packages of a repository, to branch on.
 *
 * @remarks
 * `DUPLICATE_NAME`: two packages have one name. `CYCLE`: packages that should be put in order depend on each other in a
 * circle. `UNKNOWN_PACKAGE`: there is no package of a name that was given. `INVALID_CONFIG`: `pnpm-workspace.yaml` is not
 * YAML, or its `packages` is not a list of globs.
 *
 * @example
 * ```ts
 * import { Workspace, WorkspaceError, type WorkspaceErrorCode } from '@signpost/utils-repo'
 *
 * const advice: Partial<Record<WorkspaceErrorCode, string>> = { DUPLICATE_NAME: 'Rename one of the packages.' }
 *
 * await Workspace.open().catch((error: unknown) => {
 *   if (error instanceof WorkspaceError) console.error(error.message, advice[error.code])
 * })
 * ```
 *
 * @public
 */
export type WorkspaceErrorCode = 'DUPLICATE_NAME' | 'CYCLE' | 'UNKNOWN_PACKAGE' | 'INVALID_CONFIG'

/**
 * Packages of a repository that do not fit together, or that are declared in a way that cannot be read.
 *
 * @example
 * ```ts
 * import { Workspace, WorkspaceError } from '@signpost/utils-repo'
 *
 * const graph = (await Workspace.open()).graph()
 * try {
 *   graph.topological()
 * } catch (error) {
 *   if (!(error instanceof WorkspaceError)) throw error
 *   console.error(error.code, error.packages.join(' -> '))
 * }
 * ```
 *
 * @public
 */
export class WorkspaceError extends Error {
  /** The name of the class. */
  override readonly name: string = 'WorkspaceError'

  /** What is wrong. */
  readonly code: WorkspaceErrorCode

  /** The names of the packages concerned; empty when it is not about packages. */
  readonly packages: readonly string[]

  /**
   * Describes what is wrong; useful outside this package for tests of an error handler.
   *
   * @param code - What is wrong.
   * @param message - The same for people, with what was expected and what was found.
   * @param options - The packages concerned, and the error that this one explains.
   */
  constructor(
    code: WorkspaceErrorCode,
    message: string,
    options: { readonly packages?: readonly string[]; readonly cause?: unknown } = {},
  ) {
    const { packages = [], cause } = options
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.packages = packages
  }
}
