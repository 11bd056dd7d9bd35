import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder on disk, new for each test. */
export interface TempFolder {
  /** The absolute path, without links. */
  readonly path: string
  /** Path of an entry. */
  at(name: string): string
  /** Writes a file, creating its folders, and returns its path. */
  write(name: string, contents?: string): string
}

/** Creates a folder for each test of a file, whose name has spaces and characters with a meaning in URLs. */
export function useTempFolder(): TempFolder {
  let path: string
  beforeEach(() => {
    path = mkdtempSync(join(realpathSync(tmpdir()), 'utils fs #1 100% é '))
  })
  afterEach(() => {
    if (existsSync(path)) rmSync(path, { recursive: true })
  })
  const at = (name: string): string => join(path, name)
  return {
    get path() {
      return path
    },
    at,
    write(name, contents = '') {
      mkdirSync(dirname(at(name)), { recursive: true })
      writeFileSync(at(name), contents)
      return at(name)
    },
  }
}

/** As root nothing is denied, so skip the permission tests. */
export const isRoot: boolean = process.getuid?.() === 0
