import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { digest } from '@signpost/files'

/** Result of a step, with what it was made from and what it wrote. */
export interface KeptResult<Result> {
  /** Fingerprint of everything that the result depends on. */
  key: string
  /** Stamps of the written files, see {@link stampsOf}. */
  output: string
  result: Result
}

/** Reads a kept result; undefined when there is none or its file is damaged. */
export function readKept<Result>(file: string): KeptResult<Result> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptResult<Result>
  } catch {
    return undefined
  }
}

/** Writes a kept result. One that cannot be written is missing in the next build. */
export function keep<Result>(file: string, kept: KeptResult<Result>): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(kept))
  } catch {
    // The step runs again.
  }
}

/**
 * Fingerprint of files that Signpost wrote: names, sizes and modification times of all files below a folder, or of one file.
 * Contents are not read, because a site has gigabytes; those of authors are always read.
 */
export function stampsOf(...paths: readonly string[]): string {
  const lines: string[] = []
  const visit = (path: string): void => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name))
    else lines.push(`${path} ${stats?.size} ${stats?.mtimeMs}`)
  }
  for (const path of paths) visit(path)
  return digest(lines.sort().join('\n'))
}

/**
 * Fingerprint of the names and contents of all files below a folder, wherever it is.
 *
 * @throws Error for a folder that cannot be read, or with links, which may lead to folders that are not listed here.
 */
export function contentOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const link = entries.find((entry) => entry.isSymbolicLink())
  if (link !== undefined) throw new Error(`${join(link.parentPath, link.name)} is a link`)
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return digest(JSON.stringify(files.sort().map((file) => [relative(folder, file), digest(readFileSync(file))])))
}
