import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type History, parseHistory } from '@signpost/api-review/history'
import type { Diagnostic } from '@signpost/diagnostics'
import { SourceError, type SourceRoot } from '@signpost/files'
import type { PackageInput } from './package-source.ts'

/**
 * Path of the file with the recorded changes of a package, from the repository's root: named like its facts. Undefined for a
 * package without facts.
 *
 * @param files - Names of its extracted files.
 */
export function historyFile(files: readonly string[]): string | undefined {
  const facts = files.find((file) => file.endsWith('.facts.json'))
  return facts === undefined ? undefined : `api-reports/history/${facts.slice(0, -'.facts.json'.length)}.json`
}

/**
 * Reads the recorded changes of a package, else those of its published releases; undefined without a file. A broken file becomes a
 * diagnostic.
 */
export function readHistory(
  source: SourceRoot | undefined,
  { root, releaseHistory }: Pick<PackageInput, 'releaseHistory' | 'root'>,
  files: readonly string[],
  diagnostics: Diagnostic[],
): History | undefined {
  const file = historyFile(files)
  if (source === undefined || root === undefined || file === undefined) return undefined
  try {
    return parseHistory(file, source.readText(path.join(root, file)))
  } catch (error) {
    if (error instanceof SourceError && error.code === 'missing') {
      if (releaseHistory === undefined || !existsSync(releaseHistory)) return undefined
      return parseHistory(releaseHistory, readFileSync(releaseHistory, 'utf8'))
    }
    const refused = error instanceof SourceError ? error : undefined
    diagnostics.push({
      code: 'SG-HISTORY-UNREADABLE',
      severity: 'warning',
      file,
      found: refused?.found ?? (error as Error).message,
      expected: refused?.expected ?? 'the timeline that `signpost-api-review history` writes',
      nextStep: refused?.nextStep ?? 'Restore the committed file.',
    })
    return undefined
  }
}
