import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../link/content-hash.ts'
import type { ManifestPackage } from '../reader/model.ts'
import type { NamePackage } from './name-symbol.ts'

/** What was written of a package. */
export interface WrittenPackage {
  entry: ManifestPackage
  /** Size of its files in bytes. */
  bytes: number
  /** Id and content hash of every page, by id. */
  slices: readonly (readonly [id: string, hash: string])[]
  /** What is to be found of it. */
  names: NamePackage
}

/** The files of a package. */
export function filesOf({ files }: ManifestPackage): string[] {
  return Object.values(files).filter((file) => file !== null)
}

/** True when a file is there and has the content that it is named by: `core/index.<hash>.json`. */
export function isWhole(directory: string, file: string): boolean {
  try {
    return file.includes(`.${contentHash(readFileSync(path.join(directory, file)))}.`)
  } catch {
    return false
  }
}
