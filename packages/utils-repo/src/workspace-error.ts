/**
 * Code of a {@link WorkspaceError}.
 *
 * @remarks
 * `DUPLICATE_NAME`: two packages have the same name. `CYCLE`: packages to be sorted have circular dependencies.
 * `UNKNOWN_PACKAGE`: no package has the given name. `INVALID_CONFIG`: `pnpm-workspace.yaml` is not valid YAML, or its
 * `packages` is not a list of globs.
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
 * A problem with the packages of a repository or their declaration.
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
 * @searchAlias duplicate circular cycle
 * @public
 */
export class WorkspaceError extends Error {
  /** The name of the class. */
  override readonly name: string = 'WorkspaceError'

  /** The kind of problem. */
  readonly code: WorkspaceErrorCode

  /** The names of the affected packages; empty if the problem does not concern packages. */
  readonly packages: readonly string[]

  /**
   * Creates an error. Outside of this package, useful for tests of an error handler.
   *
   * @param code - The kind of problem.
   * @param message - A description, with the expected and the found value.
   * @param options - The affected packages, and the original error.
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
