import { relative, sep } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import type { SourceRoot } from '@signpost/files'
import type { Block, Place } from './block.ts'
import type * as findings from './findings.ts'

/** Collects findings with paths from the root. */
export interface Reporter {
  name: string
  path: string
  all: Diagnostic[]
  add(finding: Diagnostic): void
  at(file: string, place: { line: number; column: number }): findings.At
}

/** Creates a collector for the package in a folder. */
export function reporter(root: SourceRoot, folder: string, name: string | undefined): Reporter {
  const relativeTo = (file: string): string => relative(root.dir, file).split(sep).join('/')
  const all: Diagnostic[] = []
  const path = relativeTo(folder)
  return {
    name: name ?? (path === '' ? 'docs' : path),
    path,
    all,
    add: (finding) => void all.push(finding),
    at: (file, { line, column }) => ({ file: relativeTo(file), line, column }),
  }
}

/** Place of an offset in a block; that of the block for what was added after its code. */
export function placeIn(block: Block, start: number, report: Reporter): findings.At {
  return report.at(block.file, placeInFile(block, start))
}

/** Position in its file of an offset in a block. */
export function placeInFile({ code, lines, place }: Block, start: number): Place {
  if (start > code.length) return place
  const before = code.slice(0, start).split('\n')
  const line = lines[before.length - 1] ?? place
  return { line: line.line, column: line.column + before.at(-1)!.length }
}
