import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/**
 * Text of a declaration without comments; of a namespace only its head and `{}`.
 *
 * A variable gets the modifiers and the `const`, `let` or `var` of its statement, which may declare others too. Lines keep
 * their indentation relative to the first.
 */
export function declarationText(node: ts.Declaration): string {
  if (compiler.isVariableDeclaration(node)) {
    const statement = statementOf(node)
    const head = compiler.isVariableStatement(statement) ? headOf(statement) : ''
    return `${head}${withoutComments(node)};`
  }
  if (compiler.isModuleDeclaration(node) && node.body) {
    const sourceFile = node.getSourceFile()
    return `${sourceFile.text.slice(node.getStart(sourceFile), node.body.getStart(sourceFile)).trim()} {}`
  }
  if (compiler.isMethodSignature(node) || compiler.isMethodDeclaration(node)) {
    return `function ${withoutModifiers(withoutComments(node))}`
  }
  if (compiler.isPropertySignature(node) || compiler.isPropertyDeclaration(node)) {
    return `const ${withoutModifiers(withoutComments(node))}`
  }
  return withoutComments(node)
}

/** Text of a property or method without modifiers and without the mark of an optional one. */
export function withoutModifiers(text: string): string {
  return text.replace(
    /^(?:(?:public|static|abstract|declare|override|readonly)\s+)*(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)\??/u,
    '$<name>',
  )
}

/** The doc comment before a declaration, as written; absent when there is none or it is the module comment. */
export function docComment(node: ts.Declaration): string | undefined {
  const { text } = node.getSourceFile()
  const statement = statementOf(node)
  const own = (statement === node ? undefined : commentInList(text, node.pos)) ?? commentBefore(statement)
  return own !== undefined && isModuleComment(own) ? undefined : own
}

/** The first comment of a file with `@packageDocumentation` or `@module`; absent when there is none. */
export function moduleComment(sourceFile: ts.SourceFile): string | undefined {
  const positions = [0, ...sourceFile.statements.map((statement) => statement.pos), sourceFile.endOfFileToken.pos]
  for (const position of new Set(positions)) {
    const found = docComments(sourceFile.text, position).find(isModuleComment)
    if (found !== undefined) return found
  }
  return undefined
}

/** The statement that declares a variable, also by a pattern; any other declaration itself. */
export function statementOf(node: ts.Declaration): ts.Node {
  if (compiler.isBindingElement(node)) return statementOf(node.parent.parent)
  if (!compiler.isVariableDeclaration(node)) return node
  const { parent } = node.parent
  return compiler.isVariableStatement(parent) ? parent : node
}

function isModuleComment(comment: string): boolean {
  return /@(packageDocumentation|module)\b/.test(comment)
}

/** Comment between the variables of one statement; one on the line of the comma is a trailing comment of it. */
function commentInList(text: string, position: number): string | undefined {
  return (
    docComments(text, position).at(-1) ??
    docComments(text, position, compiler.getTrailingCommentRanges(text, position)).at(-1)
  )
}

/** Doc comment above a node inside a declaration or, on the same line, right before it. */
export function commentBefore(node: ts.Node): string | undefined {
  const { text } = node.getSourceFile()
  const start = node.getStart()
  const beside = (compiler.getTrailingCommentRanges(text, node.pos) ?? []).filter(
    ({ end }) => !text.slice(end, start).includes('\n'),
  )
  return docComments(text, node.pos).at(-1) ?? docComments(text, node.pos, beside).at(-1)
}

/** Doc comment after the opening brace of a node, such as that of a mapped type's member. */
export function commentInside(node: ts.Node): string | undefined {
  const { text } = node.getSourceFile()
  const inside = node.getStart() + 1
  const beside = compiler.getTrailingCommentRanges(text, inside)
  return docComments(text, inside).at(-1) ?? docComments(text, inside, beside).at(-1)
}

/** Doc comments among the comment ranges at a position, as written; the leading comments by default. */
export function docComments(
  text: string,
  position: number,
  ranges: readonly ts.CommentRange[] | undefined = compiler.getLeadingCommentRanges(text, position),
): string[] {
  return (ranges ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**') && comment !== '/**/')
}

function headOf(statement: ts.VariableStatement): string {
  const { text } = statement.getSourceFile()
  const first = statement.declarationList.declarations[0]
  return first ? text.slice(statement.getStart(), first.getStart()) : ''
}

function withoutComments(node: ts.Node): string {
  const sourceFile = node.getSourceFile()
  const { text } = sourceFile
  const start = node.getStart(sourceFile)
  const column = sourceFile.getLineAndCharacterOfPosition(start).character
  let result = ''
  let from = start
  for (const { pos, end } of commentsIn(node, start, sourceFile)) {
    if (pos < from) continue
    result += text.slice(from, pos)
    from = end
  }
  result += text.slice(from, node.getEnd())
  const indentation = new RegExp(`^[ \\t]{0,${column}}`)
  return result
    .split(/\r?\n/)
    .map((line, at) => (at === 0 ? line : line.replace(indentation, '')).trimEnd())
    .filter((line) => line !== '')
    .join('\n')
}

/** Ranges of the comments inside a node, in order. A `/*` in a string or template is no comment. */
export function commentsIn(
  node: ts.Node,
  start: number,
  sourceFile: ts.SourceFile,
  end: number = node.getEnd(),
): ts.TextRange[] {
  const { text } = sourceFile
  if (!mayHaveComments(text, start, end)) return []
  const ranges: ts.TextRange[] = []
  let from = start
  for (const literal of [...literalsIn(node, sourceFile, end), { start: end, end }]) {
    for (const { 0: comment, index } of text.slice(from, literal.start).matchAll(anyComment)) {
      ranges.push({ pos: from + index, end: from + index + comment.length })
    }
    from = literal.end
  }
  return ranges
}

const anyComment = /\/\*[^]*?\*\/|\/\/[^\r\n]*/gu

function mayHaveComments(text: string, start: number, end: number): boolean {
  const slash = text.indexOf('/', start)
  return slash >= 0 && slash < end
}

/** Ranges of strings and parts of templates, in order: the only tokens that may contain `/*` or `//`. */
function literalsIn(node: ts.Node, sourceFile: ts.SourceFile, end: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  const visit = (child: ts.Node): void => {
    if (child.pos >= end) return
    if (
      compiler.isStringLiteralLike(child) ||
      compiler.isTemplateHead(child) ||
      compiler.isTemplateMiddleOrTemplateTail(child)
    ) {
      found.push({ start: child.getStart(sourceFile), end: child.getEnd() })
    } else compiler.forEachChild(child, visit)
  }
  visit(node)
  return found.sort((a, b) => a.start - b.start)
}
