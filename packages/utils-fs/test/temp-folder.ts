import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder on the disk that is new for each test. */
export interface TempFolder {
  /** Its absolute path, without links. */
  readonly path: string
  /** The path of something in it. */
  at(name: string): string
  /** Writes a file and the folders it is in, and returns its path. */
  write(name: string, contents?: string): string
}

/** Gives each test of a file a folder, whose name has spaces and characters that mean something in a URL. */
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

/** Root may read and write everything, so that it cannot see what a program does that is refused something. */
export const isRoot: boolean = process.getuid?.() === 0
