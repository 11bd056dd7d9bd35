import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openSourceRoot } from '@signpost/files'
import { readTexts } from '../read-texts.ts'
import type { History } from './history.ts'
import { parseHistory, printHistory } from './history-file.ts'

/** Folder of the timelines, below the repository. */
export const historyFolder = 'api-reports/history'
/** Folder of each package's reports as of its last release. */
export const releasedFolder = 'api-reports/released'

/** Files to write by path below the repository; undefined for one to remove. */
export type FileChanges = ReadonlyMap<string, string | undefined>

/** Reads the reports of a folder of the repository by file name; empty without the folder. */
export function readReportFiles(root: string, folder: string): Map<string, string> {
  return readTexts(root, folder, '.api.md')
}

/**
 * Reads the timelines of a repository by slug; undefined when it has none yet.
 *
 * @throws Error when a file is not a history.
 */
export function readHistories(root: string): Map<string, History> | undefined {
  if (!existsSync(join(root, historyFolder))) return undefined
  const texts = readTexts(root, historyFolder, '.json')
  return new Map(
    [...texts].map(([name, text]) => [basename(name, '.json'), parseHistory(`${historyFolder}/${name}`, text)]),
  )
}

/** Files of timelines. */
export function historyFiles(histories: ReadonlyMap<string, History>): Map<string, string> {
  return new Map([...histories].map(([slug, history]) => [`${historyFolder}/${slug}.json`, printHistory(history)]))
}

/** Those files that differ from the ones on disk. */
export function differing(root: string, files: FileChanges): Map<string, string | undefined> {
  const source = openSourceRoot(root)
  const onDisk = (file: string): string | undefined =>
    existsSync(join(root, file)) ? source.readText(join(root, file)) : undefined
  return new Map([...files].filter(([file, text]) => onDisk(file) !== text))
}
