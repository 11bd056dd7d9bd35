import ts from '#typescript'
import type { BlockLanguage } from './block.ts'
import { shorteningComments } from './shortening.ts'
import { separated } from './sibling-elements.ts'
import { parses, parseText, syntaxErrors } from './syntax.ts'

/** Reason that a block is not compiled. */
export type Omission = 'listing' | 'elided' | 'diff' | 'shell' | 'data' | 'empty'

/** A block as it is compiled, or the reason that it is not. */
export type BlockShape =
  | { kind: 'module'; file: ts.SourceFile; language: BlockLanguage; isShortened: boolean }
  | { kind: 'omitted'; reason: Omission }
  | { kind: 'broken'; file: ts.SourceFile; errors: readonly ts.DiagnosticWithLocation[] }

/**
 * Decides how a block is read. One with syntax errors in its own language is tried in others, and recognised as a listing of
 * signatures, a text with `...`, a diff, commands of a shell, or data; else its errors are the author's.
 *
 * @param exported - Names that the package exports: a block that only declares these again is a listing of its API.
 */
export function blockShape(code: string, language: BlockLanguage, exported: ReadonlySet<string>): BlockShape {
  if (code.trim() === '') return { kind: 'omitted', reason: 'empty' }
  const others: readonly BlockLanguage[] =
    language === 'js' ? ['js', 'tsx', 'ts'] : language === 'ts' ? ['ts', 'tsx'] : ['tsx', 'ts']
  for (const one of others) {
    const file = separated(parseText(code, one), one)
    if (syntaxErrors(file).length > 0) continue
    if (isEmpty(file)) return { kind: 'omitted', reason: 'empty' }
    if (isListing(file, exported)) return { kind: 'omitted', reason: 'listing' }
    if (isLabelledBlock(file)) return { kind: 'omitted', reason: 'data' }
    return { kind: 'module', file, language: one, isShortened: shorteningComments(file.text).length > 0 }
  }
  const reason = brokenReason(code, language)
  if (reason !== undefined) return { kind: 'omitted', reason }
  const file = parseText(code, language)
  return { kind: 'broken', file, errors: syntaxErrors(file) }
}

/** A member with its type, which is parsed as a label and a name: `name: string`. */
function isLabelledType(statement: ts.Statement): boolean {
  if (!ts.isLabeledStatement(statement)) return false
  const { statement: labelled } = statement
  return ts.isExpressionStatement(labelled) && parses(`type T = ${labelled.getText()}`, 'ts')
}

/** Blocks of labels, which are objects that are shown without a variable: `{ depth: 3, label: 'a' }`. */
function isLabelledBlock({ statements }: ts.SourceFile): boolean {
  return statements.every(
    (one) => ts.isBlock(one) && one.statements.length > 0 && one.statements.every(ts.isLabeledStatement),
  )
}

function isEmpty(file: ts.SourceFile): boolean {
  return file.statements.length === 0
}

/** Whether a module declares without defining: functions without bodies, `declare`, or types that the package exports. */
function isListing({ statements }: ts.SourceFile, exported: ReadonlySet<string>): boolean {
  let hasSignature = false
  if (statements.every(isLabelledType)) return true
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) continue
    if (ts.isFunctionDeclaration(statement)) {
      if (statement.body !== undefined) return false
      hasSignature = true
    } else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      hasSignature ||= exported.has(statement.name.text)
    } else if (isDeclared(statement) && !isAugmentation(statement)) hasSignature = true
    else if (isUndefined(statement)) hasSignature = true
    else return false
  }
  return hasSignature && !hasOverloadedBody(statements)
}

/**
 * Whether a module only declares: it compiles whatever it is about, so that a mark on it is no mistake. Nothing in it is imported, called
 * or given a value.
 */
export function isDeclarationOnly({ statements }: ts.SourceFile): boolean {
  return statements.every(
    (one) =>
      ts.isInterfaceDeclaration(one) ||
      ts.isTypeAliasDeclaration(one) ||
      ts.isEnumDeclaration(one) ||
      ts.isModuleDeclaration(one) ||
      ts.isClassDeclaration(one) ||
      ts.isFunctionDeclaration(one) ||
      (ts.isExpressionStatement(one) && ts.isLiteralExpression(one.expression)) ||
      isDeclared(one) ||
      isUndefined(one),
  )
}

/** A class whose members have neither bodies nor values, or a constant without a value. */
function isUndefined(statement: ts.Statement): boolean {
  if (ts.isVariableStatement(statement)) {
    const { flags, declarations } = statement.declarationList
    return (flags & ts.NodeFlags.Const) !== 0 && declarations.every(({ initializer }) => initializer === undefined)
  }
  if (!ts.isClassDeclaration(statement) || statement.members.length === 0) return false
  return statement.members.every(
    (member) =>
      (ts.isPropertyDeclaration(member) && member.initializer === undefined) ||
      ts.isIndexSignatureDeclaration(member) ||
      ((ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member) || ts.isAccessor(member)) &&
        member.body === undefined),
  )
}

function isDeclared(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
}

function isAugmentation(statement: ts.Statement): boolean {
  return (
    ts.isModuleDeclaration(statement) &&
    (!ts.isIdentifier(statement.name) || (statement.flags & ts.NodeFlags.GlobalAugmentation) !== 0)
  )
}

function hasOverloadedBody(statements: readonly ts.Statement[]): boolean {
  return statements.some((one) => ts.isFunctionDeclaration(one) && one.body !== undefined)
}

/** Text without what strings and comments hold, so that a mark in them means nothing. */
function withoutTexts(code: string): string {
  return code.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[^]*?\*\//g, '""')
}

function brokenReason(code: string, language: BlockLanguage): Omission | undefined {
  const plain = withoutTexts(code)
  const lines = code.split('\n').filter((line) => line.trim() !== '')
  if (/\.{3}(?=\s*(?:[)\]},;>|]|\n|$))|…/.test(plain) || standIn.test(code)) return 'elided'
  if (
    lines.some((line) => /^(?:@@ |\+{3} |-{3} )/.test(line)) ||
    (lines.some((line) => /^[+-]\s/.test(line)) &&
      lines.every((line) => /^[ \t+-]|^\S/.test(line)) &&
      parses(newSide(lines), language))
  )
    return 'diff'
  if (
    lines.some((line) =>
      /^\s*(?:[$>%]\s+\S|(?:npm|npx|pnpm|yarn|bun|bunx|deno|node|git|cd|curl|sudo)\s+[\w@./-])/.test(line),
    )
  )
    return 'shell'
  // Tables, and trees of files below the name of a folder.
  if (isData(code) || /^\s*\|/.test(code) || /^\s*[┌├│┼─└┏┃━╔║═╭╰]/m.test(plain)) return 'data'
  // Decorators without what they decorate.
  if (/^\s*@\w/.test(plain) && parses(`${code}\nclass Decorated {}`, language)) return 'elided'
  return isSignature(code) || isNotation(plain) ? 'listing' : undefined
}

/** `name(keys[], key?): Type;` and the like, a line. */
const signatureLine = /^\s*(?:new\s+)?[\w$.#]+\s*(?:<.*>)?\(.*\)\s*:\s*[^=]+$/

/** Whether a text has the notation of manuals: `read(path[, options])`, or only lines such as `anyOf(keys[]): Collection`. */
function isNotation(plain: string): boolean {
  const lines = plain.split('\n').filter((line) => !/^(?:\s|"")*$/.test(line))
  return /[\w)\]"]\s*\[\s*,\s*\w/.test(plain) || (lines.length > 0 && lines.every((line) => signatureLine.test(line)))
}

/** The new side of a diff. */
function newSide(lines: readonly string[]): string {
  return lines
    .filter((line) => !line.startsWith('-'))
    .map((line) => line.replace(/^\+/, ' '))
    .join('\n')
}

/**
 * Code that is left to the reader: a comment in place of a value or in parentheses, `{ user: /* a user *‍/ }`, or `<your API key>` as a
 * value.
 */
const standIn =
  /[:=]\s*(?:\/\*(?:(?!\*\/)[^])*\*\/\s*)+[,;)\]}]|\(\s*(?:\/\/[^\n]*\n\s*|\/\*(?:(?!\*\/)[^])*\*\/\s*)+\)|[:=(,]\s*<[A-Za-z]\w*(?: [\w'-]+)+>/

function isData(code: string): boolean {
  // A printed value of a class.
  const printed = /^\s*[A-Z][\w$]*(?:\(\d+\))?\s+(?=[[{])/.exec(code)?.[0].length ?? 0
  if (printed > 0 && parses(`type Printed = ${code.slice(printed)}`, 'ts')) return true
  // Objects one below the other.
  const listed = code.replaceAll(/\}((?:\s*\/\/[^\n]*\n)*\s*)(?=\{)/g, '},$1')
  if (/^\s*\{/.test(withoutTexts(code).replaceAll('""', ' ')) && parses(`([${listed}\n])`, 'ts')) return true
  // Members of an object literal without its braces.
  if (/^\s*(?:\/\/[^\n]*\n\s*)*['"\w$-]+\s*:/.test(code) && parses(`({\n${code}\n})`, 'ts')) return true
  return (
    /^\s*[[{]/.test(withoutTexts(code).replaceAll('""', ' ')) && parses(`(${code.trim().replace(/[;,]$/, '')}\n)`, 'ts')
  )
}

/** Whether a text is the signature of a member, a function or a type, or several. */
function isSignature(code: string): boolean {
  const text = code.trim()
  const methods = text.replaceAll(/^(\s*)(?:(?:export|async|default|static|abstract)\s+)*function\s+/gm, '$1')
  const dotted = text.replaceAll(/^(\s*)(?:new\s+)?[\w$]+(?:(?:\.|#|::)[\w$]+)+(?=\s*[(<:?])/gm, '$1member')
  const constructed = dotted.replaceAll(/^(\s*)new\s+[\w$]+(?=\s*[(<])/gm, '$1member')
  return (
    [text, methods, constructed].some((one) => isMemberList(one)) ||
    parses(`type Listing = ${text}`, 'ts') ||
    parses(`declare ${text}`, 'ts')
  )
}

/** Whether a text is a list of members without bodies and values. */
function isMemberList(text: string): boolean {
  if (parses(`interface Listing {\n${text}\n}`, 'ts')) return true
  const file = parseText(`declare class Listing {\n${text}\n}`, 'ts')
  const [only] = file.statements
  if (syntaxErrors(file).length > 0 || only === undefined || !ts.isClassDeclaration(only)) return false
  return only.members.every((member) => !ts.isPropertyDeclaration(member) || member.initializer === undefined)
}
