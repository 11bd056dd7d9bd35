/**
 * Package managers.
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
  /** npm, which is included in Node.js. */
  Npm = 'npm',
  /** Yarn, of any version. */
  Yarn = 'yarn',
  /** pnpm, whose workspaces are in `pnpm-workspace.yaml`. */
  Pnpm = 'pnpm',
  /** Bun. */
  Bun = 'bun',
}
