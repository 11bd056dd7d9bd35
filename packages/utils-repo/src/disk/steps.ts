import { readFileSync, realpathSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import type { JsonValue, PackageManifest } from '@signpost/types'
import {
  exists,
  existsSync,
  findUp,
  findUpSync,
  FsError,
  readJson,
  readJsonSync,
  type FindUpSyncOptions,
} from '@signpost/utils-fs'
import { glob, globSync, type GlobOptions } from 'tinyglobby'
import { manifestSchema } from '../manifest-schema.ts'
import { step, type Program } from './program.ts'

/** Finds the nearest of several names, from a folder upwards. */
export function find(names: readonly string[], options: FindUpSyncOptions): Program<string | undefined> {
  return step(
    () => findUpSync(names, options),
    (signal) => findUp(names, { ...options, signal }),
  )
}

/** Whether a path exists. */
export function isThere(path: string): Program<boolean> {
  return step(
    () => existsSync(path),
    () => exists(path),
  )
}

/** Contents of a file; `undefined` if it does not exist or is a folder. */
export function text(path: string): Program<string | undefined> {
  return step(
    () => {
      try {
        return readFileSync(path, 'utf8')
      } catch (error) {
        return absent(path, error)
      }
    },
    (signal) => readFile(path, { encoding: 'utf8', signal }).catch((error: unknown) => absent(path, error)),
  )
}

/** Contents of a JSON file. */
export function json(path: string): Program<JsonValue> {
  return step(
    () => readJsonSync(path),
    (signal) => readJson(path, { signal }),
  )
}

/** Validated contents of a `package.json`. */
export function manifest(path: string): Program<PackageManifest> {
  return step(
    () => readJsonSync(path, { schema: manifestSchema }),
    (signal) => readJson(path, { schema: manifestSchema, signal }),
  )
}

/** Files that match globs. */
export function matches(
  globs: readonly string[],
  options: Omit<GlobOptions, 'patterns' | 'signal'>,
): Program<string[]> {
  return step(
    () => globSync(globs, options),
    (signal) => glob(globs, signal ? { ...options, signal } : options),
  )
}

/** Path with symbolic links resolved. */
export function real(path: string): Program<string> {
  return step(
    () => realpathSync(path),
    () => realpath(path),
  )
}

function absent(path: string, error: unknown): undefined {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return undefined
  throw new FsError(code, path, `Could not read "${path}": ${message}`, { cause: error })
}
