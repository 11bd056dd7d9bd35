import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder on disk, new for each test. */
export interface TempRepo {
  /** The absolute path, without links. */
  readonly path: string
  /** Path of an entry. */
  at(name: string): string
  /** Writes files, creating their folders. Values that are not text are written as JSON. */
  write(files: Readonly<Record<string, unknown>>): void
  /** Runs Git in it, without the settings of the user. */
  git(...args: string[]): string
}

/** Creates a folder for each test of a file, whose name has spaces and characters with a meaning in URLs or globs. */
export function useTempRepo(): TempRepo {
  let path: string
  beforeEach(() => {
    path = mkdtempSync(join(realpathSync(tmpdir()), 'utils repo #1 100% (é) '))
  })
  afterEach(() => rmSync(path, { recursive: true }))
  const at = (name: string): string => join(path, name)
  return {
    get path() {
      return path
    },
    at,
    write(files) {
      for (const [name, contents] of Object.entries(files)) {
        mkdirSync(dirname(at(name)), { recursive: true })
        writeFileSync(at(name), typeof contents === 'string' ? contents : JSON.stringify(contents))
      }
    },
    git(...args) {
      const { PATH } = process.env
      const env = { PATH, HOME: path, GIT_CONFIG_NOSYSTEM: '1', GIT_CEILING_DIRECTORIES: dirname(path) }
      const user = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main']
      return execFileSync('git', [...user, ...args], { cwd: path, env, encoding: 'utf8', stdio: 'pipe' })
    },
  }
}

/** A program in the repository's `node_modules`, as arguments for Node.js. */
export const pnpm: readonly string[] = [join(import.meta.dirname, '../../../node_modules/pnpm/bin/pnpm.cjs')]
