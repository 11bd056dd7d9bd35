import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  answering,
  areUnchanged,
  digest,
  folderName,
  openCacheFolder,
  openSourceRoot,
  programFingerprint,
  type Reads,
} from '@signpost/files'
import { workspaceRoot } from '@signpost/files/manifests'
import type { Diagnostic } from '../facts.ts'

/** Summary of an extraction, as the command prints it. */
export interface ExtractionSummary {
  name: string
  entryPoints: number
  exports: number
  diagnostics: Diagnostic[]
}

/** Everything that decides whether an extraction would end in the same way again. */
interface ExtractionRecord {
  /** Fingerprint of the program, and the folders of the request. */
  key: string
  /** Folders outside the root that the extraction may read, such as that of the compiler. */
  toolFolders: readonly string[]
  reads: Reads
  /** Fingerprint of the files in the output folder. */
  output: string
  summary: ExtractionSummary
}

/** Folders and slug of an extraction, as the command line names them. */
interface ExtractionPlaces {
  packageDir: string
  out: string | undefined
  root: string | undefined
  slug: string | undefined
}

/** The last extraction of a package into a folder. */
export interface LastExtraction {
  /** Its summary; undefined when anything that it read or wrote has changed. */
  unchanged(): ExtractionSummary | undefined
  /**
   * Records an extraction. One that cannot be recorded runs again.
   *
   * @param confirm - Throws when a newer build may have replaced the output.
   */
  record(summary: ExtractionSummary, reads: Reads, toolFolders: readonly string[], confirm: () => void): void
}

/**
 * Opens the record of the last extraction of a package. It loads neither the compiler nor API Extractor.
 *
 * The record is checked against the contents of all files, never against their times: Turborepo restores older outputs, and
 * Git older sources.
 *
 * @throws OutputError when the cache folder has files of something else.
 */
export function lastExtraction(
  cache: string,
  { packageDir, out = join(packageDir, '.api'), root = workspaceRoot(packageDir), slug }: ExtractionPlaces,
): LastExtraction {
  // An extraction lists the package, so its own folder must not be new to the next one.
  mkdirSync(out, { recursive: true })
  const file = join(openCacheFolder(cache), `extraction-${folderName(basename(packageDir))}.json`)
  const key = digest(JSON.stringify([programFingerprint(ownFolder, code), realpathSync(packageDir), root, out, slug]))
  return {
    unchanged() {
      try {
        const record = JSON.parse(readFileSync(file, 'utf8')) as ExtractionRecord
        if (record.key !== key || record.output !== contentOf(out)) return undefined
        const source = openSourceRoot(root, record.toolFolders)
        return areUnchanged(record.reads, answering(source)) ? record.summary : undefined
      } catch {
        // There is no record, or it is damaged, or something cannot be read: the extraction reports what.
        return undefined
      }
    },
    record(summary, reads, toolFolders, confirm) {
      const record: ExtractionRecord = { key, toolFolders, reads, output: contentOf(out), summary }
      confirm()
      try {
        writeFileSync(file, JSON.stringify(record))
      } catch {
        // The next extraction runs.
      }
    },
  }
}

/** `dist`, or `src` in tests. */
const code = basename(dirname(dirname(fileURLToPath(import.meta.url))))
const ownFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Fingerprint of the names and contents of the files in a folder. */
function contentOf(folder: string): string {
  // A pipe would hold the reader up, so whatever is no file has no record.
  const other = readdirSync(folder, { withFileTypes: true }).find((entry) => !entry.isFile())
  if (other !== undefined) return `not a file: ${other.name}`
  const files = readdirSync(folder).sort()
  return digest(JSON.stringify(files.map((name) => [name, digest(readFileSync(join(folder, name)))])))
}
