import { existsSync as existsNative } from 'node:fs'
import { access } from 'node:fs/promises'
import { toPath, type PathInput } from '@signpost/utils-path'

/**
 * Whether a path leads to something: a file, a folder or anything else.
 *
 * @remarks
 * What was there may be gone when the answer arrives. To read a file that may be missing, read it and handle the
 * {@link FsError} whose code is `ENOENT`.
 *
 * @param path - A path or file URL. Symbolic links are followed.
 * @returns `false` also for a link whose target is missing, and when the system does not let the program look.
 * @throws `UnsupportedUrlError` of `@signpost/utils-path` when `path` is a URL that names no path.
 *
 * @example
 * ```ts
 * import { exists } from '@signpost/utils-fs'
 *
 * if (!(await exists('tsconfig.json'))) console.log('This is no TypeScript project.')
 * ```
 *
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
 * Whether a path leads to something, found out without a promise. {@link exists} does not keep the program waiting.
 *
 * @param path - A path or file URL. Symbolic links are followed.
 * @returns `false` also for a link whose target is missing, and when the system does not let the program look.
 * @throws `UnsupportedUrlError` of `@signpost/utils-path` when `path` is a URL that names no path.
 *
 * @example
 * ```ts
 * import { existsSync } from '@signpost/utils-fs'
 *
 * const isPnpm = existsSync('pnpm-workspace.yaml')
 * ```
 *
 * @public
 */
export function existsSync(path: PathInput): boolean {
  return existsNative(toPath(path))
}
