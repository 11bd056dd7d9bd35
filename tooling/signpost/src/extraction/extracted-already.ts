import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { answering, areUnchanged, digest, openSourceRoot, programFingerprint, writeFilesIn } from '@signpost/files'
import type { FinishedExtraction } from './kept-extraction.ts'
import { workspaceOf } from '../steps/places.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'

/** Record of an extraction in the folder of its doc models. It is the same in every checkout, so that a cache can restore it. */
interface Record {
  key: string
  /** Digest by name of each file. */
  files: { [name: string]: string }
  result: FinishedExtraction
}

const recordName = 'extraction.json'
/** Doc models of large packages are larger than any file that an author writes. */
const mostBytes = 2 ** 30
/** Stands for the root in paths of a record. */
const rootMark = '<root>'

/** Folder of the doc models that `signpost extract` writes for a package. */
export function ownApiFolder({ directory }: SelectedPackage): string {
  return join(directory, '.api')
}

/** Result of a package's `signpost extract`; undefined without one, or when something that it read or wrote has changed. */
export function readExtracted(found: SelectedPackage): Pick<FinishedExtraction, 'findings' | 'comments'> | undefined {
  const folder = ownApiFolder(found)
  try {
    const text = openSourceRoot(folder).readText(join(folder, recordName))
    const { key, files, result } = JSON.parse(text.replaceAll(rootMark, escapedRoot(found))) as Record
    if (key !== keyOf(found) || JSON.stringify(files) !== JSON.stringify(digests(folder))) return undefined
    const { reads, toolFolders, ...rest } = result
    return areUnchanged(reads, answering(openSourceRoot(found.root, toolFolders))) ? rest : undefined
  } catch {
    // There is none, or it is damaged or of another version: the package is extracted again.
    return undefined
  }
}

/** Writes the record of an extraction to the folder of its doc models. */
export function writeExtracted(found: SelectedPackage, result: FinishedExtraction): void {
  const folder = ownApiFolder(found)
  const record: Record = { key: keyOf(found), files: digests(folder), result }
  const text = `${JSON.stringify(record).replaceAll(escapedRoot(found), rootMark)}\n`
  writeFilesIn(folder, new Map([[recordName, text]]))
}

function keyOf({ path, entryPoints = [] }: SelectedPackage): string {
  return digest(JSON.stringify([programFingerprint(workspaceOf('api-extract')), path, entryPoints]))
}

function digests(folder: string): Record['files'] {
  const source = openSourceRoot(folder)
  const names = readdirSync(folder).filter((name) => /\.(?:api\.json|api\.md|facts\.json)$/.test(name))
  return Object.fromEntries(names.sort().map((name) => [name, digest(source.read(join(folder, name), mostBytes))]))
}

/** Real path of the root as it is in JSON. */
function escapedRoot({ root }: SelectedPackage): string {
  return JSON.stringify(realpathSync.native(root)).slice(1, -1)
}
