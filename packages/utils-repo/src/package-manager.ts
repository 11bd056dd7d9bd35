/**
 * The programs that install the packages of a repository.
 *
 * @example
 * ```ts
 * import { detectPackageManager, PackageManager } from '@signpost/utils-repo'
 *
 * const isPnpm = (await detectPackageManager('.')) === PackageManager.Pnpm
 * ```
 *
 * @public
 */
export enum PackageManager {
  /** npm, which comes with Node.js. */
  Npm = 'npm',
  /** Yarn, of any version. */
  Yarn = 'yarn',
  /** pnpm, whose workspaces are in `pnpm-workspace.yaml`. */
  Pnpm = 'pnpm',
  /** Bun. */
  Bun = 'bun',
}
