import { join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { answering, areUnchanged, folderName, openSourceRoot, programFingerprint, type Reads } from '@signpost/files'
import type { FoundPackage } from '@signpost/files/find-packages'
import { keep, readKept, stampsOf } from './kept-result.ts'
import { workspaceOf } from './places.ts'
import type { SelectedPackage } from './select-packages.ts'

/** Finished extraction: its findings, and what decides whether it would end the same way again. */
export interface FinishedExtraction {
  findings: Diagnostic[]
  reads: Reads
  /** Folders outside the root that extraction may read, such as that of the compiler. */
  toolFolders: readonly string[]
}

/** Findings of extractions, kept between builds. */
export interface KeptExtractions {
  /** Findings of a package's last extraction; undefined when something that it read or wrote has changed. */
  read(found: SelectedPackage, apiFolder: string): Diagnostic[] | undefined
  write(found: SelectedPackage, apiFolder: string, finished: FinishedExtraction): void
}

/** Opens the kept extractions of a cache. */
export function keptExtractions(cache: string): KeptExtractions {
  const fileOf = ({ path }: FoundPackage): string => join(cache, 'steps', 'extraction', `${folderName(path)}.json`)
  const keyOf = ({ root, directory, entryPoints = [] }: SelectedPackage): string =>
    JSON.stringify([programFingerprint(workspaceOf('api-extract')), root, directory, entryPoints])
  /** Answers of the file system are the same for all packages of a root. */
  let answer: ReturnType<typeof answering> | undefined
  return {
    read(found, apiFolder) {
      const kept = readKept<FinishedExtraction>(fileOf(found))
      if (kept?.key !== keyOf(found) || kept.output !== stampsOf(apiFolder)) return undefined
      const { findings, reads, toolFolders } = kept.result
      try {
        answer ??= answering(openSourceRoot(found.root, toolFolders))
        return areUnchanged(reads, answer) ? findings : undefined
      } catch {
        return undefined
      }
    },
    write(found, apiFolder, result) {
      keep(fileOf(found), { key: keyOf(found), output: stampsOf(apiFolder), result })
    },
  }
}
