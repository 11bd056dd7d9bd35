import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders without declarations of the package. */
const skipped = new Set(['node_modules', '.git', '.turbo', '.api'])

/**
 * Lists every file below a folder, relative to it, with `/`, by code unit. Links are not followed, so that no file
 * outside the folder is listed. An unreadable folder counts as empty.
 */
export function listFiles(dir: string): string[] {
  const files: string[] = []
  const visit = (folder: string, prefix: string): void => {
    let entries
    try {
      entries = readdirSync(folder, { withFileTypes: true })
    } catch {
      return
    }
    for (const entry of entries) {
      if (entry.isDirectory() && !skipped.has(entry.name)) visit(join(folder, entry.name), `${prefix}${entry.name}/`)
      else if (entry.isFile()) files.push(`${prefix}${entry.name}`)
    }
  }
  visit(dir, '')
  return files.sort((a, b) => (a < b ? -1 : 1))
}
