import { existsSync as existsNative } from 'node:fs'
import { access } from 'node:fs/promises'
import { toPath, type PathInput } from '@signpost/utils-path'

/**
 * Checks whether a path exists, as a file, a folder or anything else.
 *
 * @remarks
 * The result may be outdated by the time you use it. To read a file that may be missing, read it and handle the
 * {@link FsError} with code `ENOENT`.
 *
 * @param path - A path or file URL. Symbolic links are followed.
 * @returns Whether the path exists. `false` for a broken link, and when access is denied.
 * @throws `UnsupportedUrlError` of `@signpost/utils-path` when `path` is not a file URL.
 *
 * @example
 * ```ts
 * import { exists } from '@signpost/utils-fs'
 *
 * if (!(await exists('tsconfig.json'))) console.log('This is no TypeScript project.')
 * ```
 *
 * @searchAlias pathexists access stat present available
 * @public
 */
export async function exists(path: PathInput): Promise<boolean> {
  const file = toPath(path)
  return access(file).then(
    () => true,
    () => false,
  )
}

/**
 * Checks synchronously whether a path exists. Prefer {@link exists}, which does not block.
 *
 * @param path - A path or file URL. Symbolic links are followed.
 * @returns Whether the path exists. `false` for a broken link, and when access is denied.
 * @throws `UnsupportedUrlError` of `@signpost/utils-path` when `path` is not a file URL.
 *
 * @example
 * ```ts
 * import { existsSync } from '@signpost/utils-fs'
 *
 * const isPnpm = existsSync('pnpm-workspace.yaml')
 * ```
 *
 * @searchAlias pathexistssync accesssync statsync
 * @public
 */
export function existsSync(path: PathInput): boolean {
  return existsNative(toPath(path))
}
