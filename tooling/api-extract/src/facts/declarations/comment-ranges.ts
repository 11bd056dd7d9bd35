import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

const anyComment = /\/\*[^]*?\*\/|\/\/[^\r\n]*/gu

/** Comments of a text between two places, outside of the ranges that are left out. */
export function commentsOutside(
  text: string,
  { pos, end }: ts.TextRange,
  left: readonly ts.TextRange[],
): ts.TextRange[] {
  const found: ts.TextRange[] = []
  let from = pos
  for (const one of [...left.toSorted((a, b) => a.pos - b.pos), { pos: end, end }]) {
    for (const { 0: comment, index } of text.slice(from, Math.max(from, one.pos)).matchAll(anyComment))
      found.push({ pos: from + index, end: from + index + comment.length })
    from = Math.max(from, one.end)
  }
  return found
}

/** Comments inside a node, in order. A `/*` in a string or template is no comment. */
export function commentsIn(
  node: ts.Node,
  start: number,
  file: ts.SourceFile,
  end: number = node.getEnd(),
): ts.TextRange[] {
  const slash = file.text.indexOf('/', start)
  if (slash < 0 || slash >= end) return []
  const texts: ts.TextRange[] = []
  const visit = (child: ts.Node): void => {
    if (child.pos >= end) return
    if (isText(child)) texts.push({ pos: child.getStart(file), end: child.end })
    else compiler.forEachChild(child, visit)
  }
  visit(node)
  return commentsOutside(file.text, { pos: start, end }, texts)
}

/** The tokens that may have `/**` in them. */
export function isText(node: ts.Node): boolean {
  return (
    compiler.isStringLiteralLike(node) ||
    compiler.isTemplateHead(node) ||
    compiler.isTemplateMiddleOrTemplateTail(node) ||
    compiler.isRegularExpressionLiteral(node) ||
    compiler.isJsxText(node)
  )
}
