import { join } from 'node:path'
import { SourceError, type SourceRoot } from '@signpost/files'
import ts from '#typescript'
import type { Block, FoundBlocks, TextProblem } from './block.ts'
import { commentBlocks } from './comment-blocks.ts'
import type { ExportedNames } from './exported-names.ts'
import * as findings from './findings.ts'
import { markdownBlocks } from './markdown-blocks.ts'
import { isInstalled, markdownFiles, mostFiles, sourcesIn } from './package-files.ts'
import type { Reporter } from './reporter.ts'
import { entrySpecifiers } from './resolver.ts'
import type { Unit } from './unit.ts'

/** Reads the files with examples. */
export class TextReader {
  constructor(
    readonly root: SourceRoot,
    readonly report: Reporter,
  ) {}

  /** Text of a file; absent for one that is refused, which is a finding. */
  read(file: string): string | undefined {
    try {
      return this.root.readText(file)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      this.report.add(findings.unreadable(this.report.at(file, { line: 1, column: 1 }).file, error))
      return undefined
    }
  }
}

/** Blocks of a package, and problems of the texts around them. */
export interface Collected {
  blocks: Block[]
  problems: TextProblem[]
  unlabelled: number
  /** Parsed sources by path: those with blocks. */
  sources: ReadonlyMap<string, ts.SourceFile>
}

/** Collects the blocks of a package, or of docs. */
export function collect(unit: Unit, names: ExportedNames, texts: TextReader): Collected {
  const { input, folder, inner } = unit
  const sources = new Map<string, ts.SourceFile>()
  const all: Collected = { blocks: [], problems: [], unlabelled: 0, sources }
  const add = ({ blocks, problems, unlabelled }: FoundBlocks): void => {
    for (const one of blocks) all.blocks.push(one)
    for (const one of problems) all.problems.push(one)
    all.unlabelled += unlabelled
  }
  const markdown = input.docs ?? markdownFiles(folder, inner)
  const commented = input.docs !== undefined ? [] : commentFiles(unit, names)
  for (const file of markdown.slice(0, mostFiles)) {
    const text = texts.read(file)
    if (text !== undefined) add(markdownBlocks(file, text))
  }
  for (const file of commented.slice(0, mostFiles)) {
    const text = texts.read(file)
    if (text === undefined || !/```|~~~|@example/.test(text)) continue
    try {
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false)
      add(commentBlocks(source, file))
      sources.set(file, source)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      texts.report.add(findings.tooDeep(texts.report.at(file, { line: 1, column: 1 }).file))
    }
  }
  const left = Math.max(0, markdown.length - mostFiles) + Math.max(0, commented.length - mostFiles)
  if (left > 0) texts.report.add(findings.tooManyFiles(texts.report.path, left))
  return all
}

/** Files with doc comments: sources; declarations that the entry points reach, where a package is installed or has no sources. */
function commentFiles({ folder, inner, documented, resolver }: Unit, names: ExportedNames): string[] {
  const sources = isInstalled(folder) ? [] : sourcesIn(folder, inner)
  if (sources.length > 0) return sources
  const reached = [...names.files].filter(
    (file) =>
      file.startsWith(`${folder}/`) &&
      !file.slice(folder.length).includes('/node_modules/') &&
      !file.includes('__signpost_'),
  )
  const entries =
    documented === undefined
      ? []
      : entrySpecifiers(documented).map((one) => resolver.resolve(one, join(folder, 'x.ts')))
  const files = new Set([...reached, ...entries.flatMap((one) => (one.kind === 'found' ? [one.file] : []))])
  return [...files].filter((file) => !file.endsWith('.json')).sort()
}
