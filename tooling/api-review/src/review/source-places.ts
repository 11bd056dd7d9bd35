import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readText } from '../parse/read-text.ts'
import type { Report } from './report.ts'

/** A line of a file of the repository. */
export interface Place {
  /** Relative to the repository, with `/`. */
  file: string
  /** From 1. */
  line: number
}

/** Part of `.api/<slug>.facts.json` that is read here. */
interface Facts {
  entryPoints?: {
    report?: string
    exports?: { name: string; declarations: { source?: { file: string; line: number } }[] }[]
  }[]
}

/**
 * Reads where the exports of a package are declared in its sources, from the facts of its last extraction.
 *
 * @param path - Folder of the package, relative to the repository.
 * @param texts - Committed reports by file name: an extraction that wrote another text is out of date and not used.
 * @returns Places by file name of the report and exported name; empty without an extraction.
 */
export function readSourcePlaces(
  root: string,
  path: string,
  texts: ReadonlyMap<string, string>,
): Map<Report['file'], Map<string, Place>> {
  const folder = join(root, path, '.api')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.facts.json')) : []
  const places = new Map<string, Map<string, Place>>()
  for (const { report, exports = [] } of names.flatMap((name) => readFacts(join(folder, name)).entryPoints ?? [])) {
    if (report === undefined || !isCurrent(join(folder, report), texts.get(report))) continue
    const known = new Map<string, Place>()
    for (const { name, declarations } of exports) {
      const source = declarations.find((declaration) => declaration.source !== undefined)?.source
      const file = source && posix.join(path, source.file)
      if (file !== undefined && !file.startsWith('../')) known.set(name, { file, line: source?.line ?? 1 })
    }
    places.set(report, known)
  }
  return places
}

/** Facts are a convenience: without readable ones the findings have the lines of their reports. */
function readFacts(file: string): Facts {
  try {
    return JSON.parse(readText(file)) as Facts
  } catch {
    return {}
  }
}

function isCurrent(extracted: string, committed: string | undefined): boolean {
  const normal = (text: string) => text.replaceAll('\r\n', '\n')
  return committed !== undefined && existsSync(extracted) && normal(readText(extracted)) === normal(committed)
}
