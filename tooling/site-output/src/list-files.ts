import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files below a folder in code-unit order, relative to it and with `/`. Links are none.
 *
 * @throws Error of the file system when the folder cannot be read.
 */
export function listFiles(folder: string): string[] {
  const files: string[] = []
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.isFile()) files.push(below + entry.name)
      else if (entry.isDirectory()) visit(`${below}${entry.name}/`)
    }
  }
  visit('')
  return files.sort()
}

/** Whether a name is that of a compressed form: `app.js.br`, `app.js.gz`. */
export function isCompressedForm(file: string): boolean {
  return /\.(?:br|gz)$/.test(file)
}
