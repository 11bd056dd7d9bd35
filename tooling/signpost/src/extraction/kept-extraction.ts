import { join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { answering, areUnchanged, folderName, openSourceRoot, programFingerprint, type Reads } from '@signpost/files'
import type { FoundPackage } from '@signpost/files/find-packages'
import { ownApiFolder, readExtracted } from './extracted-already.ts'
import { keep, readKept, stampsOf } from '../steps/kept-result.ts'
import { workspaceOf } from '../steps/places.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'

/** Finished extraction: its findings, and what decides whether it would end the same way again. */
export interface FinishedExtraction {
  findings: Diagnostic[]
  /** See `Extraction`. */
  comments?: number | undefined
  reads: Reads
  /** Folders outside the root that extraction may read, such as that of the compiler. */
  toolFolders: readonly string[]
}

/** Result that is used again. */
interface KnownExtraction extends Pick<FinishedExtraction, 'findings' | 'comments'> {
  /** Folder of the doc models. */
  apiFolder: string
}

/** Results of extractions, kept between builds. */
export interface KeptExtractions {
  /** A package's last extraction; undefined when something that it read or wrote has changed. */
  read(found: SelectedPackage): KnownExtraction | undefined
  /** Answers about files that the results were compared with; undefined before any was. */
  answer(): ReturnType<typeof answering> | undefined
  /** Keeps a result whose doc models are in {@link apiFolderOf}. */
  write(found: SelectedPackage, finished: FinishedExtraction): void
}

/** Folder for the doc models of one package in a root's cache, without other files. */
export function apiFolderOf(cache: string, found: FoundPackage): string {
  return join(cache, 'api', folderName(found.path))
}

/**
 * Opens the kept extractions of a cache. Files are read once: a package that was unchanged stays so for this command.
 *
 * @param isReusing - Whether results of `signpost extract` are used where they are fresh.
 * @param also - Further readable folders, for other steps that share the answers about files.
 */
export function keptExtractions(cache: string, isReusing = false, also: readonly string[] = []): KeptExtractions {
  const fileOf = ({ path }: FoundPackage): string => join(cache, 'steps', 'extraction', `${folderName(path)}.json`)
  const keyOf = ({ root, directory, entryPoints = [] }: SelectedPackage): string =>
    JSON.stringify([programFingerprint(workspaceOf('api-extract')), root, directory, entryPoints])
  /** Answers of the file system are the same for all packages of a root. */
  let answer: ReturnType<typeof answering> | undefined
  const known = new Map<string, KnownExtraction | undefined>()

  const readKnown = (found: SelectedPackage): KnownExtraction | undefined => {
    const extracted = isReusing ? readExtracted(found) : undefined
    if (extracted !== undefined) return { ...extracted, apiFolder: ownApiFolder(found) }
    const apiFolder = apiFolderOf(cache, found)
    const kept = readKept<FinishedExtraction>(fileOf(found))
    if (kept?.key !== keyOf(found) || kept.output !== stampsOf(apiFolder)) return undefined
    const { reads, toolFolders, ...result } = kept.result
    try {
      answer ??= answering(openSourceRoot(found.root, [...toolFolders, ...also]))
      return areUnchanged(reads, answer) ? { ...result, apiFolder } : undefined
    } catch {
      return undefined
    }
  }

  return {
    read(found) {
      const key = keyOf(found)
      if (!known.has(key)) known.set(key, readKnown(found))
      return known.get(key)
    },
    answer: () => answer,
    write(found, result) {
      keep(fileOf(found), { key: keyOf(found), output: stampsOf(apiFolderOf(cache, found)), result })
    },
  }
}
