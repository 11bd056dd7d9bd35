import { join } from 'node:path'
import type { PackageManifest } from '@signpost/types'
import { toPath, type PathInput } from '@signpost/utils-path'
import { run, runNow } from './disk/program.ts'
import { manifest } from './disk/steps.ts'

/**
 * Reads the `package.json` of a folder, and checks its name, its workspaces and its dependencies.
 *
 * @param dir - The folder, a path or file URL.
 * @returns What is in the file. Fields that are not checked may be anything.
 * @throws `FsError` of `@signpost/utils-fs` when the file cannot be read; its code is `ENOENT` when there is none.
 * @throws `JsonParseError` of `@signpost/utils-fs`, with line and column, when the file is not JSON.
 * @throws `JsonSchemaError` of `@signpost/utils-fs` when a field that is checked is not what it should be.
 *
 * @example
 * ```ts
 * import { readManifest } from '@signpost/utils-repo'
 *
 * const { name = 'unnamed', version = '0.0.0' } = await readManifest('packages/core')
 * ```
 *
 * @public
 */
export async function readManifest(dir: PathInput): Promise<PackageManifest> {
  return run(manifest(join(toPath(dir), 'package.json')))
}

/**
 * Reads the `package.json` of a folder without a promise. See {@link readManifest}.
 *
 * @param dir - The folder, a path or file URL.
 * @returns What is in the file. Fields that are not checked may be anything.
 * @throws `FsError` of `@signpost/utils-fs` when the file cannot be read; its code is `ENOENT` when there is none.
 * @throws `JsonParseError` of `@signpost/utils-fs`, with line and column, when the file is not JSON.
 * @throws `JsonSchemaError` of `@signpost/utils-fs` when a field that is checked is not what it should be.
 *
 * @example
 * ```ts
 * import { readManifestSync } from '@signpost/utils-repo'
 *
 * const { version } = readManifestSync('.')
 * ```
 *
 * @public
 */
export function readManifestSync(dir: PathInput): PackageManifest {
  return runNow(manifest(join(toPath(dir), 'package.json')))
}
