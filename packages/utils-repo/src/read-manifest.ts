import { join } from 'node:path'
import type { PackageManifest } from '@signpost/types'
import { toPath, type PathInput } from '@signpost/utils-path'
import { run, runNow } from './disk/program.ts'
import { manifest } from './disk/steps.ts'

/**
 * Reads the `package.json` of a folder, and validates its name, workspaces and dependencies.
 *
 * @param dir - The folder, a path or file URL.
 * @returns The contents of the file. Fields that are not validated may be anything.
 * @throws `FsError` of `@signpost/utils-fs` when the file cannot be read, with code `ENOENT` when it does not exist.
 * @throws `JsonParseError` of `@signpost/utils-fs`, with line and column, when the file is not valid JSON.
 * @throws `JsonSchemaError` of `@signpost/utils-fs` when a validated field is invalid.
 *
 * @example
 * ```ts
 * import { readManifest } from '@signpost/utils-repo'
 *
 * const { name = 'unnamed', version = '0.0.0' } = await readManifest('packages/core')
 * ```
 *
 * @searchAlias readpkg load npm metadata readpackagejson
 * @public
 */
export async function readManifest(dir: PathInput): Promise<PackageManifest> {
  return run(manifest(join(toPath(dir), 'package.json')))
}

/**
 * Synchronously reads the `package.json` of a folder. See {@link readManifest}.
 *
 * @param dir - The folder, a path or file URL.
 * @returns The contents of the file. Fields that are not validated may be anything.
 * @throws `FsError` of `@signpost/utils-fs` when the file cannot be read, with code `ENOENT` when it does not exist.
 * @throws `JsonParseError` of `@signpost/utils-fs`, with line and column, when the file is not valid JSON.
 * @throws `JsonSchemaError` of `@signpost/utils-fs` when a validated field is invalid.
 *
 * @example
 * ```ts
 * import { readManifestSync } from '@signpost/utils-repo'
 *
 * const { version } = readManifestSync('.')
 * ```
 *
 * @searchAlias readpkgsync load npm blocking
 * @public
 */
export function readManifestSync(dir: PathInput): PackageManifest {
  return runNow(manifest(join(toPath(dir), 'package.json')))
}
