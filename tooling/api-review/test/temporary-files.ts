import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** Files of one test, in a folder that is removed after it. */
export interface TemporaryFiles {
  readonly root: string
  /** Writes a file and returns its path. */
  write: (file: string, text: string) => string
}

/** Creates a new folder before each test of the calling file. */
export function temporaryFiles(): TemporaryFiles {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'api-review-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))
  return {
    get root() {
      return root
    },
    write(file, text) {
      const path = join(root, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      return path
    },
  }
}
