/**
 * Files read, checked, found and written in Node.js: JSON with the place of a mistake, schemas, atomic writes, safe walks.
 *
 * {@link (readJson:1) | readJson} reads JSON, shows the place of a mistake and has a schema check the value;
 * {@link writeJson} replaces a file as a whole. {@link findUp} looks in the folders above, {@link walk} in those below.
 * Whatever the system refuses is an {@link FsError} that names the file. Paths may be file URLs everywhere.
 *
 * @example
 * ```ts
 * import { findUp, readJson, writeJson } from '@signpost/utils-fs'
 * import { z } from 'zod'
 *
 * const schema = z.looseObject({ name: z.string(), private: z.boolean().default(false) })
 * const file = await findUp('package.json')
 * if (file !== undefined) {
 *   const manifest = await readJson(file, { schema })
 *   await writeJson(file, { ...manifest, private: true })
 * }
 * ```
 *
 * @packageDocumentation
 */

export { emptyDir, ensureDir } from './dir.ts'
export { EntryKind } from './entry-kind.ts'
export { exists, existsSync } from './exists.ts'
export { findUp, findUpSync } from './find-up.ts'
export type { FindUpOptions, FindUpPredicate, FindUpSyncOptions, FindUpSyncPredicate } from './find-up-options.ts'
export { FsError, type FsErrorCode } from './fs-error.ts'
export { JsonParseError } from './json-parse-error.ts'
export { JsonSchemaError } from './json-schema-error.ts'
export { readJson } from './read-json.ts'
export { readJsonSync } from './read-json-sync.ts'
export { walk } from './walk.ts'
export type { WalkEntry, WalkOptions } from './walk-entry.ts'
export { writeJson } from './write-json.ts'
export type { WriteJsonOptions } from './write-options.ts'
