import { relative, sep } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import type { SourceRoot } from '@signpost/files'
import type { Block } from './block.ts'
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
  if (start > block.code.length) return report.at(block.file, block.place)
  const before = block.code.slice(0, start).split('\n')
  const line = block.lines[before.length - 1] ?? block.place
  return report.at(block.file, { line: line.line, column: line.column + before.at(-1)!.length })
}
