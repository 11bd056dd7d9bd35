import ts from '#typescript'
import { parseText } from '../compiler/parse-text.ts'

/** Reason why a file cannot be compared. */
export interface Fault {
  /** From 1. */
  line: number
  /** Sentences that follow the place: what was found, what was expected and the next step. */
  message: string
}

/** Limit of nodes in each other. TypeScript and this tool walk types by recursion; hand-written ones have about 20. */
const deepest = 400

/** Step of a branch in a chain of conditions, which takes less of the stack: tables of types are written so. */
const branchStep = 0.4

/** Finds a syntax error in declarations, or a type too deep to be walked by recursion. */
export function findFault(text: string): Fault | undefined {
  let file: ts.SourceFile
  try {
    file = parseText(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return tooDeep(text, deepBracket(text))
  }
  return syntaxError(file) ?? deepNode(file)
}

function syntaxError(file: ts.SourceFile): Fault | undefined {
  // Public only through a program, which takes as long as the parser.
  const [first] = (file as ts.SourceFile & { parseDiagnostics: readonly ts.DiagnosticWithLocation[] }).parseDiagnostics
  if (first === undefined) return undefined
  const line = file.getLineAndCharacterOfPosition(first.start).line
  const found = file.text.split(/\r?\n/)[line]?.trim() ?? ''
  const reason = ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '')
  return {
    line: line + 1,
    message:
      `found ${JSON.stringify(shortened(found))}, expected declarations that TypeScript ${ts.version} can parse ` +
      `(TS${first.code}: ${reason}). Build the package again, or use this tool with the TypeScript that wrote the file.`,
  }
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

/** Place of a node that is nested too deeply, and the declaration that has it. */
interface Deep {
  position: number
  symbol: string
}

function deepNode(file: ts.SourceFile): Fault | undefined {
  const stack: { node: ts.Node; depth: number; owner: ts.Node }[] = []
  for (const statement of file.statements) stack.push({ node: statement, depth: 1, owner: statement })
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, depth, owner } = next
    if (depth > deepest) {
      const named = ts.isVariableStatement(owner) ? owner.declarationList.declarations[0] : owner
      const name = (named as ts.NamedDeclaration | undefined)?.name
      return tooDeep(file.text, { position: node.pos, symbol: name?.getText(file) ?? 'a declaration' })
    }
    ts.forEachChild(node, (child) => {
      const isBranch = ts.isConditionalTypeNode(node) && node.falseType === child
      stack.push({ node: child, depth: depth + (isBranch ? branchStep : 1), owner })
    })
  }
  return undefined
}

function tooDeep(text: string, { position, symbol }: Deep): Fault {
  return {
    line: text.slice(0, position).split('\n').length,
    message:
      `found a type in ${symbol} that is nested more than ${deepest} levels deep, expected fewer. ` +
      'Give parts of it names: a name starts a new count.',
  }
}

const declaring = new Set([
  ts.SyntaxKind.ClassKeyword,
  ts.SyntaxKind.ConstKeyword,
  ts.SyntaxKind.EnumKeyword,
  ts.SyntaxKind.FunctionKeyword,
  ts.SyntaxKind.InterfaceKeyword,
  ts.SyntaxKind.LetKeyword,
  ts.SyntaxKind.NamespaceKeyword,
  ts.SyntaxKind.TypeKeyword,
  ts.SyntaxKind.VarKeyword,
])

/** Deepest bracket of a text that is too deep to be parsed, and the declaration around it, by its tokens. */
function deepBracket(text: string): Deep {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, text)
  let deep: Deep = { position: 0, symbol: 'a declaration' }
  let [depth, most, symbol] = [0, 0, deep.symbol]
  let previous: ts.SyntaxKind | undefined
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (depth === 0 && previous !== undefined && declaring.has(previous) && scanner.isIdentifier())
      symbol = scanner.getTokenText()
    if (opening.has(kind)) depth++
    if (closing.has(kind)) depth = Math.max(0, depth - 1)
    if (depth > most) {
      most = depth
      deep = { position: scanner.getTokenStart(), symbol }
    }
    previous = kind
  }
  return deep
}

const opening = new Set([
  ts.SyntaxKind.OpenBraceToken,
  ts.SyntaxKind.OpenParenToken,
  ts.SyntaxKind.OpenBracketToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.TemplateHead,
])

const closing = new Set([
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.GreaterThanToken,
])
