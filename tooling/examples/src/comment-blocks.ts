import ts from '#typescript'
import type { FoundBlocks } from './block.ts'
import { findFences, type BlockOrigin, type TextLine } from './fences.ts'
import { noMarks } from './info-string.ts'
import { parses } from './syntax.ts'

/** Blocks of a source's doc comments. */
export interface CommentBlocks extends FoundBlocks {
  /** Start of each doc comment with blocks, by its group. */
  starts: ReadonlyMap<string, number>
}

/**
 * Finds the blocks of the doc comments in a source: fenced ones, and the code of an `@example` that has no fence.
 *
 * @param source - Parsed with its doc comments.
 * @param file - Absolute path.
 */
export function commentBlocks(source: ts.SourceFile, file: string): CommentBlocks {
  const found: FoundBlocks = { blocks: [], problems: [], unlabelled: 0 }
  const starts = new Map<string, number>()
  const seen = new Set<number>()
  const visit = (node: ts.Node, outer: readonly string[], around: Owner): void => {
    const comments = (node as { jsDoc?: ts.JSDoc[] }).jsDoc ?? []
    let own = outer
    const owner = ownerOf(node, around)
    for (const { pos, end } of comments) {
      const group = `${file}:${pos}`
      own = [...own, group]
      if (seen.has(pos)) continue
      seen.add(pos)
      const before = found.blocks.length
      const isOfModule = /@(?:packageDocumentation|module)\b/.test(source.text.slice(pos, end))
      addComment(found, linesOf(source, pos, end), {
        file,
        group,
        outer,
        ...(owner !== undefined && !isOfModule && { owner: owner.name }),
      })
      if (found.blocks.length > before) starts.set(group, pos)
    }
    // Type positions have no comments of their own that matter, but members do: every node is visited.
    ts.forEachChild(node, (child) => visit(child, own, owner))
  }
  visit(source, [], undefined)
  return { ...found, starts }
}

/** The declaration at the top of a file or a namespace that a node is in. */
type Owner = { name: string; isNamespace: boolean } | undefined

function ownerOf(node: ts.Node, around: Owner): Owner {
  if (around !== undefined && !around.isNamespace) return around
  const prefix = around === undefined ? '' : `${around.name}.`
  if (ts.isVariableStatement(node)) {
    const [first] = node.declarationList.declarations
    return first !== undefined && ts.isIdentifier(first.name)
      ? { name: prefix + first.name.text, isNamespace: false }
      : around
  }
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node)
  )
    return node.name === undefined
      ? around
      : { name: prefix + node.name.text, isNamespace: ts.isModuleDeclaration(node) }
  return around
}

/** Lines of a comment without its stars. */
function linesOf(source: ts.SourceFile, pos: number, end: number): TextLine[] {
  const text = source.text.slice(pos, end).replace(/\*+\/$/, '')
  const start = source.getLineAndCharacterOfPosition(pos)
  return text.split(/\r\n|\r|\n/).map((line, index) => {
    const margin = (index === 0 ? /^\/\*\*/ : /^[ \t]*\*?/).exec(line)?.[0].length ?? 0
    // One blank after the star is no indentation.
    const cut = line[margin] === ' ' ? margin + 1 : margin
    return {
      text: line.slice(cut),
      place: { line: start.line + 1 + index, column: (index === 0 ? start.character : 0) + cut + 1 },
    }
  })
}

function addComment(found: FoundBlocks, lines: readonly TextLine[], origin: BlockOrigin): void {
  const fenced = findFences(lines, origin)
  found.blocks.push(...fenced.blocks)
  found.problems.push(...fenced.problems)
  found.unlabelled += fenced.unlabelled
  for (const section of exampleSections(lines)) {
    if (section.some(({ text }) => /^\s*(?:>\s*)*(?:`{3,}|~{3,})/.test(text))) continue
    const code = trimmed(section)
    const text = code.map((line) => line.text).join('\n')
    if (!looksLikeCode(text)) continue
    found.blocks.push({
      ...origin,
      place: code[0]!.place,
      language: 'tsx',
      isUnlabelled: true,
      info: '',
      marks: noMarks,
      code: text,
      lines: code.map(({ place }) => place),
    })
  }
}

/** Lines after each `@example`, up to the next tag. A caption is no code. */
function exampleSections(lines: readonly TextLine[]): TextLine[][] {
  const sections: TextLine[][] = []
  let current: TextLine[] | undefined
  for (const { text, place } of lines) {
    const tag = /^\s*@(?<name>\w+)/.exec(text)
    if (tag === null) {
      current?.push({ text, place })
      continue
    }
    current = tag.groups!['name'] === 'example' ? [] : undefined
    if (current === undefined) continue
    sections.push(current)
    const cut = tag[0].length
    const rest = text.slice(cut).replace(/^\s*<caption>.*?<\/caption>/, (caption) => ' '.repeat(caption.length))
    current.push({ text: rest, place: { line: place.line, column: place.column + cut } })
  }
  return sections
}

function trimmed(section: readonly TextLine[]): TextLine[] {
  const isFull = ({ text }: TextLine): boolean => text.trim() !== ''
  const last = section.findLastIndex(isFull)
  return section.slice(Math.max(0, section.findIndex(isFull)), last + 1)
}

/** Whether a text without a fence is code: it has something that prose has not, and parses. */
function looksLikeCode(text: string): boolean {
  return /[=;{(]|=>|^import /m.test(text) && parses(text, 'tsx')
}
