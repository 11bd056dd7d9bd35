import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isOutput, namesAnswer, type ReadLog } from '@signpost/files'

/** Folders without declarations of the package. */
const skipped = new Set(['node_modules', '.git', '.turbo', '.api'])

/**
 * Lists every file below a folder, relative to it, with `/`, by code unit. Links are not followed, so that no file
 * outside the folder is listed. An unreadable folder counts as empty, and a built site has no files of the package.
 *
 * @param log - Records each folder.
 */
export function listFiles(dir: string, log?: ReadLog): string[] {
  const files: string[] = []
  const visit = (folder: string, prefix: string): void => {
    let entries
    try {
      log?.add('names', folder, namesAnswer(folder))
      entries = readdirSync(folder, { withFileTypes: true })
    } catch {
      log?.add('names', folder, '')
      return
    }
    for (const entry of entries) {
      const isSearched = entry.isDirectory() && !skipped.has(entry.name) && !isOutput(join(folder, entry.name))
      if (isSearched) visit(join(folder, entry.name), `${prefix}${entry.name}/`)
      else if (entry.isFile()) files.push(`${prefix}${entry.name}`)
    }
  }
  visit(dir, '')
  return files.sort((a, b) => (a < b ? -1 : 1))
}
