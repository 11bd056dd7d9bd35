/**
 * File utilities for Node.js: read, validate, find and write files, with error positions in JSON, schemas, atomic
 * writes, and safe directory walks.
 *
 * {@link (readJson:1) | readJson} reads JSON, reports the position of a syntax error and validates the value with a
 * schema; {@link writeJson} replaces a file atomically. {@link findUp} searches ancestor folders, {@link walk}
 * descendants. Every system failure is an {@link FsError} with the path. All paths may be file URLs.
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
