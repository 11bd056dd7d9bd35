import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** Where packages and results are written; ignored by git. */
export const work = join(import.meta.dirname, '.cache')

/** Downloads a published version once. @returns Its tarball. */
export function download(name, version) {
  const folder = join(work, 'tarballs')
  const file = join(folder, `${name.replace('/', '__')}-${version}.tgz`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--', `${name}@${version}`], {
    cwd: folder,
  })
  renameSync(join(folder, packed.toString().trim()), file)
  return file
}
