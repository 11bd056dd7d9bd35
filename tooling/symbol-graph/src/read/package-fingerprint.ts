import { createHash } from 'node:crypto'
import { closeSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { type SourceRoot } from '@signpost/files'
import { manifestFiles } from '@signpost/files/manifests'
import { listFolder, type PackageInput, readmeIn, sourceOf } from './package-source.ts'
import { blocksOf } from './read-blocks.ts'
import { historyFile } from './read-history.ts'

/** Extracted files of a package, as they were read. */
export interface ReadFiles {
  /** Names, file numbers, sizes and modification times. Each extraction writes new files. */
  stamps: string
  /** Hash of their names and contents. */
  digest: string
}

/** Fingerprint of everything that {@link readPackage} reads: contents, names and paths of the files. */
export function fingerprintOf(input: PackageInput, extracted: ReadFiles): string {
  const { folder, apiFolder, repoPath } = input
  const source = sourceOf(input)
  const hash = createHash('sha256')
  hash.update(JSON.stringify([repoPath, path.relative(folder, apiFolder)]))
  const readme = readmeIn(folder)
  for (const name of [...manifestFiles, ...(readme === undefined ? [] : [readme])]) {
    hash.update(JSON.stringify([name, sourceDigest(source, path.join(folder, name))]))
  }
  const recorded = historyFile(listFolder(apiFolder))
  if (recorded !== undefined && input.root !== undefined) {
    hash.update(JSON.stringify([recorded, sourceDigest(source, path.join(input.root, recorded))]))
  }
  if (input.releaseHistory !== undefined) hash.update(JSON.stringify([digestOf(input.releaseHistory)]))
  return hash.update(extracted.digest).digest('base64url')
}

/**
 * Hashes the extracted files of a package.
 *
 * @param known - Of an earlier build: files with the same stamps are not read again.
 */
export function readExtracted({ apiFolder }: PackageInput, known?: ReadFiles): ReadFiles {
  const names = listFolder(apiFolder).filter((name) => /\.(?:api|facts)\.json$/u.test(name))
  const stamps = JSON.stringify(names.map((name) => [name, stampOf(path.join(apiFolder, name))]))
  if (stamps === known?.stamps) return known
  const hash = createHash('sha256')
  for (const name of names) hash.update(JSON.stringify([name, digestOf(path.join(apiFolder, name))]))
  return { stamps, digest: hash.digest('base64url') }
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return `${found?.ino} ${found?.size} ${found?.mtimeMs}`
}

/** Hash of an author's file, or the reason why it is not read. */
function sourceDigest(source: SourceRoot | undefined, file: string): string | null {
  try {
    return source === undefined ? null : createHash('sha256').update(source.read(file)).digest('base64url')
  } catch (error) {
    return (error as Error).message
  }
}

/** Hash of a file, which is read in blocks; null when it cannot be read. */
function digestOf(file: string): string | null {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const hash = createHash('sha256')
      for (const block of blocksOf(descriptor)) hash.update(block)
      return hash.digest('base64url')
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return null
  }
}
