import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder on the disk that is new for each test. */
export interface TempRepo {
  /** Its absolute path, without links. */
  readonly path: string
  /** The path of something in it. */
  at(name: string): string
  /** Writes files and the folders they are in; what is no text, as JSON. */
  write(files: Readonly<Record<string, unknown>>): void
  /** Runs Git in it, apart from the settings of whoever runs the tests. */
  git(...args: string[]): string
}

/** Gives each test of a file a folder, whose name has spaces and characters that mean something in a URL or a glob. */
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

/** A program of the repository's own `node_modules`, with the arguments that make Node.js run it. */
export const pnpm: readonly string[] = [join(import.meta.dirname, '../../../node_modules/pnpm/bin/pnpm.cjs')]
