import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackArchive } from '@signpost/files'
import { readPackageFolder } from './package-folder.ts'
import type { Side } from './side.ts'

/**
 * Reads a packed package.
 *
 * @throws Error when the archive cannot be unpacked, or what is in it is no package.
 */
export function unpackTarball(file: string, label: string = file): Side {
  const folder = mkdtempSync(join(tmpdir(), 'api-review-'))
  try {
    return readPackageFolder(join(folder, unpackArchive(file, folder, label)), label)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
