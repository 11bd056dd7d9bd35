import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../parse/decode-text.ts'

/** Folder of the committed reports, relative to the repository. */
export const reportsFolder = 'api-reports'

/**
 * Reads the files of `api-reports/` in the working tree. Those of the last extraction are not read: a review must not depend
 * on a build, and `check` compares both.
 *
 * @returns Texts by file name, in code-unit order; empty when there is no such folder.
 * @throws Error when a file of ours is a link or not UTF-8.
 */
export function readHeadFolder(root: string): Map<string, string> {
  const folder = join(root, reportsFolder)
  const names = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder).sort() : []
  const texts = new Map<string, string>()
  for (const name of names.filter((name) => /\.(?:md|json)$/.test(name))) {
    const path = join(folder, name)
    if (!lstatSync(path).isFile()) throw new Error(`${reportsFolder}/${name} is not a file, expected an API report.`)
    texts.set(name, decodeText(`${reportsFolder}/${name}`, readFileSync(path)))
  }
  return texts
}
