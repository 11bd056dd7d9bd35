import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { declaring } from '../source/typedef-comments.ts'
import { commentsIn } from './comment-ranges.ts'
import { joinComments } from './join-comments.ts'
import { readComment } from './read-comments.ts'

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
  if (compiler.isModuleDeclaration(node)) {
    // The names after the first one in `namespace a.b.c` have no keyword of their own.
    const keyword = compiler.isModuleDeclaration(node.parent) ? 'namespace ' : ''
    return `${keyword}${node.getSourceFile().text.slice(node.getStart(), node.name.end)} {}`
  }
  if (compiler.isMethodSignature(node) || compiler.isMethodDeclaration(node)) {
    return `function ${withoutModifiers(withoutComments(node))}`
  }
  if (compiler.isPropertySignature(node) || compiler.isPropertyDeclaration(node)) {
    return `const ${withoutModifiers(withoutComments(node))}`
  }
  return withoutComments(node)
}

/** Text of a property or method without modifiers and without the mark of an optional one, with its own or another name. */
export function withoutModifiers(text: string, name?: string): string {
  const start =
    /^(?:(?:public|static|abstract|declare|override|readonly)\s+)*(?<own>[\p{ID_Start}$_][\p{ID_Continue}$]*|(?<quote>['"]).*?\k<quote>)\??/u
  return text.replace(start, (_, own: string) => name ?? own)
}

/** The doc comment before a declaration, as written; absent when there is none or it is the module comment. */
export function docComment(node: ts.Declaration): string | undefined {
  const statement = statementOf(node)
  const own =
    (statement === node ? undefined : commentInList(node.getSourceFile(), node.pos)) ?? commentBefore(statement)
  const comment = own !== undefined && isModuleComment(own) ? undefined : own
  return statement === node ? comment : joinComments(comment, typeComment(node))
}

/**
 * The doc comment before a declaration, or before a part of one: a member, a parameter, an element of a tuple. That of a
 * statement with one re-export is of the re-export.
 */
export function commentOf(node: ts.Node): string | undefined {
  if (compiler.isNamespaceExport(node)) return docComment(node.parent)
  if (compiler.isExportSpecifier(node)) {
    const { elements, parent: statement } = node.parent
    return docComment(node) ?? (elements.length === 1 ? docComment(statement) : undefined)
  }
  return isPart(node) ? commentBefore(node) : docComment(node as ts.Declaration)
}

/** Doc comment after a part of a declaration: before the semicolon or comma that ends it, or at the end of its line. */
export function commentAfter(node: ts.Node): string | undefined {
  const file = node.getSourceFile()
  if (endsWithMember(node)) return undefined
  if (compiler.isVariableDeclaration(node) || compiler.isTypeAliasDeclaration(node)) {
    const statement = statementOf(node)
    const isOwn = !compiler.isVariableStatement(statement) || statement.declarationList.declarations.length === 1
    return isOwn ? (commentBeforeEnd(file, node.end) ?? commentAtLineEnd(file, statement.end)) : undefined
  }
  if (!isPart(node)) return undefined
  return (
    (/[;,]$/u.test(node.getText()) ? commentBeforeEnd(file, lastChild(node).end) : undefined) ??
    commentAtLineEnd(file, node.end)
  )
}

/** Whether a comment after a declaration is that of the last member of a union: the members are on several lines. */
function endsWithMember(node: ts.Node): boolean {
  const { type } = node as Partial<ts.PropertySignature>
  return type !== undefined && compiler.isUnionTypeNode(type) && !isOnOneLine(type)
}

export function isOnOneLine(node: ts.Node): boolean {
  return !node.getText().includes('\n')
}

function lastChild(node: ts.Node): ts.Node {
  let last = node
  compiler.forEachChild(node, (child) => void (last = child))
  return last
}

/** Doc comment after a position, and before the mark that ends a member, a parameter or an element. */
function commentBeforeEnd(file: ts.SourceFile, end: number): string | undefined {
  const ranges = compiler.getTrailingCommentRanges(file.text, end)
  const last = ranges?.at(-1)
  return last !== undefined && /^\s*[;,)\]}>]/u.test(file.text.slice(last.end))
    ? lastDocComment(file, ranges, true)
    : undefined
}

function isPart(node: ts.Node): boolean {
  return (
    compiler.isClassElement(node) ||
    compiler.isTypeElement(node) ||
    compiler.isObjectLiteralElementLike(node) ||
    compiler.isEnumMember(node) ||
    compiler.isParameter(node) ||
    compiler.isTypeParameterDeclaration(node) ||
    compiler.isNamedTupleMember(node)
  )
}

/** Doc comment after a position, before the mark that ends a part, or after a comma and at the end of the line. */
export function commentAtLineEnd(file: ts.SourceFile, end: number): string | undefined {
  const { text } = file
  const inside = commentBeforeEnd(file, end)
  if (inside !== undefined) return inside
  const from = end + /^[^\S\r\n]*,?/u.exec(text.slice(end, end + 100))![0].length
  const last = compiler.getTrailingCommentRanges(text, from)?.at(-1)
  if (last === undefined || !/^[^\S\n]*[;,)\]}]*[^\S\n]*(?:\n|\r|$)/u.test(text.slice(last.end))) return undefined
  return lastDocComment(file, [last], true)
}

/**
 * The first comment of a file with `@packageDocumentation` or `@module`, or one with `@fileoverview` or the like at its top that is of
 * no declaration; absent when there is none.
 */
export function moduleComment(sourceFile: ts.SourceFile): string | undefined {
  const positions = [0, ...sourceFile.statements.map((statement) => statement.pos), sourceFile.endOfFileToken.pos]
  for (const position of new Set(positions)) {
    const { text } = sourceFile
    const ranges = docCommentRanges(text, compiler.getLeadingCommentRanges(text, position), true)
    const found = ranges.find(({ pos, end }) => isModuleComment(text.slice(pos, end)))
    if (found !== undefined) return readComment(sourceFile, found)
  }
  const top = docCommentRanges(sourceFile.text, compiler.getLeadingCommentRanges(sourceFile.text, 0), true)
  const overview = top.find(({ pos, end }) => isOverview.test(sourceFile.text.slice(pos, end)))
  const [first] = sourceFile.statements
  const isOfFirst = first !== undefined && !isImportOrExport(first) && overview === top.at(-1)
  return overview === undefined || isOfFirst ? undefined : readComment(sourceFile, overview)
}

const isOverview = /^[\s*/]*@(?:file|fileoverview|overview)\b/mu

function isImportOrExport(node: ts.Node): boolean {
  return compiler.isImportDeclaration(node) || compiler.isExportDeclaration(node)
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
function commentInList(file: ts.SourceFile, position: number): string | undefined {
  return (
    lastDocComment(file, compiler.getLeadingCommentRanges(file.text, position)) ??
    lastDocComment(file, compiler.getTrailingCommentRanges(file.text, position))
  )
}

/** Doc comment above a node inside a declaration or, on the same line, right before it; that of its whole type follows. */
export function commentBefore(node: ts.Node): string | undefined {
  return joinComments(commentAbove(node), typeComment(node))
}

/** Doc comment on a line of its own before the operator in front of a type: before the `?` of a branch. */
export function commentBeforeOperator(type: ts.Node): string | undefined {
  const { parent } = type
  if (!compiler.isConditionalTypeNode(parent) && !compiler.isIntersectionTypeNode(parent)) return undefined
  let before: ts.Node | undefined
  compiler.forEachChild(parent, (child) => void (child.end <= type.pos && (before = child)))
  const file = type.getSourceFile()
  return before && lastDocComment(file, compiler.getLeadingCommentRanges(file.text, before.end), true)
}

/** Doc comment between the name of a declaration and its type: `type Decide = /** ... *\/ () => void`. */
function typeComment(node: ts.Node): string | undefined {
  const isTyped =
    compiler.isTypeAliasDeclaration(node) ||
    compiler.isVariableDeclaration(node) ||
    compiler.isPropertySignature(node) ||
    compiler.isPropertyDeclaration(node) ||
    compiler.isParameter(node)
  const type = isTyped ? node.type : undefined
  // The comment before a union is that of its first member.
  if (type === undefined || compiler.isUnionTypeNode(type) || compiler.isIntersectionTypeNode(type)) return undefined
  return commentAbove(type)
}

function commentAbove(node: ts.Node): string | undefined {
  const file = node.getSourceFile()
  const { text } = file
  const start = node.getStart()
  const beside = (compiler.getTrailingCommentRanges(text, node.pos) ?? []).filter(
    ({ end }) => !text.slice(end, start).includes('\n'),
  )
  const ofType = compiler.isTypeAliasDeclaration(node) || compiler.isInterfaceDeclaration(node)
  const before =
    lastDocComment(file, compiler.getLeadingCommentRanges(text, node.pos), ofType) ??
    lastDocComment(file, beside, ofType)
  const isDecorated = compiler.canHaveDecorators(node) && compiler.getDecorators(node) !== undefined
  if (before !== undefined && !isDecorated) return before
  return joinComments(before, commentAmongModifiers(node))
}

/** Doc comment after one of the modifiers of a declaration: `export /** ... *\/ declare const a: 1`. */
function commentAmongModifiers(node: ts.Node): string | undefined {
  const file = node.getSourceFile()
  const { text } = file
  const modifiers = compiler.canHaveModifiers(node) ? (node.modifiers ?? []) : []
  for (const { end } of modifiers) {
    const ranges = [
      ...(compiler.getTrailingCommentRanges(text, end) ?? []),
      ...(compiler.getLeadingCommentRanges(text, end) ?? []),
    ]
    const comment = lastDocComment(file, ranges)
    if (comment !== undefined) return comment
  }
  return undefined
}

/** Doc comment after the opening brace of a node, such as that of a mapped type's member. */
export function commentInside(node: ts.Node): string | undefined {
  const file = node.getSourceFile()
  const { text } = file
  const inside = node.getStart() + 1
  const beside = compiler.getTrailingCommentRanges(text, inside)
  return lastDocComment(file, compiler.getLeadingCommentRanges(text, inside)) ?? lastDocComment(file, beside)
}

/**
 * Last doc comment among comment ranges, as written. One that has tags only goes on from those right above it: they are joined.
 */
export function lastDocComment(
  file: ts.SourceFile,
  ranges: readonly ts.CommentRange[] | undefined,
  ofType: boolean = false,
): string | undefined {
  const { text } = file
  const all = docCommentRanges(text, ranges, ofType)
  const last = all.pop()
  if (last === undefined) return undefined
  let comment = readComment(file, last)
  for (let next = last, above = all.pop(); above !== undefined; next = above, above = all.pop()) {
    const before = text.slice(above.pos, above.end)
    const isRightAbove = /^[^\S\n]*\n?[^\S\n]*$/u.test(text.slice(above.end, next.pos))
    if (!isRightAbove || !hasTagsOnly(comment) || isModuleComment(before)) break
    comment = joinComments(readComment(file, above), comment) as string
  }
  return comment
}

/**
 * Doc comments among comment ranges. One with `@typedef` or `@callback` is that of the type it declares, as in an editor: not of
 * a value.
 */
function docCommentRanges(
  text: string,
  ranges: readonly ts.CommentRange[] = [],
  ofType: boolean = false,
): ts.CommentRange[] {
  return ranges.filter(({ pos, end }) => {
    const comment = text.slice(pos, end)
    return isDocComment(comment) && (ofType || comment.search(declaring) === -1)
  })
}

function hasTagsOnly(comment: string): boolean {
  return /^\/\*\*+[\s*]*@/u.test(comment)
}

function isDocComment(comment: string): boolean {
  return comment.startsWith('/**') && comment !== '/**/'
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
