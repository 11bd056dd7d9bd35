import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { History } from './history.ts'
import { parseHistory, printHistory } from './history-file.ts'

/** Folder of the timelines, below the repository. */
export const historyFolder = 'api-reports/history'
/** Folder of each package's reports as of its last release. */
export const releasedFolder = 'api-reports/released'

/** Files to write by path below the repository; undefined for one to remove. */
export type FileChanges = ReadonlyMap<string, string | undefined>

/** Reads the reports of a folder by file name; empty without the folder. */
export function readReportFiles(folder: string): Map<string, string> {
  return readTexts(folder, '.api.md')
}

/**
 * Reads the timelines of a repository by slug; undefined when it has none yet.
 *
 * @throws Error when a file is not a history.
 */
export function readHistories(root: string): Map<string, History> | undefined {
  const folder = join(root, historyFolder)
  if (!existsSync(folder)) return undefined
  const texts = readTexts(folder, '.json')
  return new Map(
    [...texts].map(([name, text]) => [basename(name, '.json'), parseHistory(`${historyFolder}/${name}`, text)]),
  )
}

function readTexts(folder: string, ending: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : []
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')]))
}

/** Files of timelines. */
export function historyFiles(histories: ReadonlyMap<string, History>): Map<string, string> {
  return new Map([...histories].map(([slug, history]) => [`${historyFolder}/${slug}.json`, printHistory(history)]))
}

/** Those files that differ from the ones on disk. */
export function differing(root: string, files: FileChanges): Map<string, string | undefined> {
  const onDisk = (file: string): string | undefined =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
  return new Map([...files].filter(([file, text]) => onDisk(file) !== text))
}

/** Writes and removes files. */
export function writeFiles(root: string, files: FileChanges): void {
  for (const [file, text] of files) {
    const path = join(root, file)
    if (text === undefined) {
      rmSync(path)
    } else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
}
