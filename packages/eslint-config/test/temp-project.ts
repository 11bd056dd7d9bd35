import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder of files that is deleted on disposal. */
export interface TempProject extends Disposable {
  readonly path: string
}

/**
 * Writes files into a new folder.
 *
 * @param files - Contents by path; values that are not strings are written as JSON.
 */
export function tempProject(files: Readonly<Record<string, unknown>>): TempProject {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'eslint-config-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
