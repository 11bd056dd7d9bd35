import ts from '#typescript'
import type { BlockLanguage } from '../block.ts'
import { parseText } from '../syntax.ts'

/** A comment that says what a statement prints, or the value that it has. */
export interface Expectation {
  kind: 'prints' | 'value'
  /** Index of the statement at the top of the block. */
  statement: number
  text: string
  /** A comment after a call of the console without a word that says so, such as `// 5`. It may be a remark. */
  isBare?: true
  /** Offsets of the text in the block. */
  start: number
  end: number
}

/** A block that can be run and compared. */
export interface RunnableBlock {
  /** Code that reports its statements and values. */
  code: string
  expectations: readonly Expectation[]
}

/** Whether comments below a statement are about what comes next. */
function isDeclaration(statement: ts.Statement): boolean {
  return ts.isDeclarationStatement(statement) || ts.isImportDeclaration(statement)
}

/** `// => 5`, `// prints: 5`; blanks around the text are no part of it. */
const comment = /^\/\/\s*(?:(?<value>=>|→)|(?<prints>prints?:|logs:|output:))[ \t]*(?<text>.*?)\s*$/i

/**
 * Reads what a block says of itself.
 *
 * @returns Undefined for a block that neither says what it prints or what values are, nor asserts: running it would show nothing.
 */
export function readExpectations(code: string, language: BlockLanguage): RunnableBlock | undefined {
  const file = parseText(code, language)
  const expectations: Expectation[] = []
  const insertions: { at: number; text: string }[] = []
  let ended = 0
  file.statements.forEach((statement, index) => {
    const start = statement.getStart(file)
    const lineEnd = endOfLine(code, statement.end)
    const next = file.statements[index + 1]
    // Several statements on a line: the comment is about the last one.
    const isLast = next === undefined || next.getStart(file) > lineEnd
    const bare = { from: /\bconsole\b/.test(statement.getText(file)) ? statement.end : Infinity, to: lineEnd }
    const to = !isLast ? statement.end : isDeclaration(statement) ? lineEnd : (next?.getStart(file) ?? code.length)
    const own = commentsIn(code, Math.max(ended, statement.pos), to, file, bare)
    ended = to
    if (ts.isImportDeclaration(statement)) return
    const valued = valueOf(statement)
    insertions.push({ at: start, text: `;__signpost.at(${index});` })
    for (const one of own) {
      const isPrinted = one.kind === 'prints' || valued === undefined
      const expectation: Expectation = { ...one, kind: isPrinted ? 'prints' : 'value', statement: index }
      // A value is that of the whole statement: its comment comes after it.
      if (one.kind === 'value' && one.start < statement.end) continue
      expectations.push(expectation)
      if (isPrinted || valued === undefined) continue
      const call = `__signpost.value(${expectations.length - 1}, `
      const wanted = `, ${JSON.stringify(one.text)})`
      if (valued.kind === 'name') insertions.push({ at: statement.end, text: `;${call}${valued.name}${wanted};` })
      else insertions.push({ at: valued.start, text: `${call}(` }, { at: valued.end, text: `)${wanted}` })
    }
  })
  const asserts = /(?:^|[^.\w])assert\b/.test(code) || /['"](?:node:)?assert(?:\/strict)?['"]/.test(code)
  if (expectations.length === 0 && !asserts) return undefined
  return { code: inserted(code, insertions), expectations }
}

type Valued = { kind: 'name'; name: string } | { kind: 'expression'; start: number; end: number }

/** The value that a comment after a statement is about; undefined for a call of the console, which prints. */
function valueOf(statement: ts.Statement): Valued | undefined {
  if (ts.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations.at(-1)?.name
    return name !== undefined && ts.isIdentifier(name) ? { kind: 'name', name: name.text } : undefined
  }
  if (!ts.isExpressionStatement(statement)) return undefined
  const { expression } = statement
  if (ts.isCallExpression(expression) && /^console\b/.test(expression.expression.getText())) return undefined
  return { kind: 'expression', start: expression.getStart(), end: expression.end }
}

/**
 * Comments with an expectation between two offsets, none of them in a text.
 *
 * @param bare - Offsets between which any comment is one.
 */
function commentsIn(
  code: string,
  from: number,
  to: number,
  file: ts.SourceFile,
  bare: { from: number; to: number },
): Omit<Expectation, 'statement'>[] {
  const found: Omit<Expectation, 'statement'>[] = []
  /** End of the last line of a text of several lines, which `// prints:` without a text begins. */
  let listedTo = Infinity
  for (const { index } of code.slice(from, to).matchAll(/\/\//g)) {
    const at = from + index
    if (found.some(({ end }) => at < end) || isInText(file, at)) continue
    const line = code.slice(at, endOfLine(code, at))
    const said = comment.exec(line)?.groups
    const isListed = said === undefined && /^\r?\n[ \t]*$/.test(code.slice(listedTo, at))
    const isBare = said === undefined && !isListed && at >= bare.from && at < bare.to
    const { value, text } = said ?? (isBare || isListed ? { value: undefined, text: line.slice(2).trim() } : {})
    const begins = said?.['prints'] !== undefined && text === ''
    listedTo = begins || isListed ? at + line.trimEnd().length : Infinity
    if (text === undefined || text === '') continue
    const start = at + line.lastIndexOf(text)
    found.push({
      kind: value === undefined ? 'prints' : 'value',
      text,
      start,
      end: start + text.length,
      ...(isBare && { isBare: true }),
    })
  }
  return found
}

/** Whether an offset is in a string, a template, a regular expression or text of JSX. */
function isInText(file: ts.SourceFile, offset: number): boolean {
  const visit = (node: ts.Node): boolean => {
    if (offset < node.getStart(file) || offset >= node.end) return false
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isRegularExpressionLiteral(node))
      return true
    if (ts.isJsxText(node)) return true
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false
  }
  return ts.forEachChild(file, (child) => visit(child) || undefined) ?? false
}

function endOfLine(code: string, offset: number): number {
  const end = code.indexOf('\n', offset)
  return end < 0 ? code.length : end
}

function inserted(code: string, insertions: readonly { at: number; text: string }[]): string {
  let text = ''
  let at = 0
  for (const one of [...insertions].sort((a, b) => a.at - b.at)) {
    text += code.slice(at, one.at) + one.text
    at = one.at
  }
  return text + code.slice(at)
}
