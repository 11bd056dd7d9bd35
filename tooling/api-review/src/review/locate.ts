import ts from '#typescript'
import { parseDeclarations, partsOf } from '../history/declarations.ts'

/** Where a symbol is declared in a report. */
export interface Located {
  /** Line of the first declaration, from 1. */
  line: number
  /** Text of its declarations without white space, a container's members left out. */
  text: string
}

/** Symbols of one report by their dotted path. */
export interface Locator {
  /** Finds a symbol, or else its nearest container. */
  find: (symbol: string) => Located | undefined
  /** Whether the report declares or exports the symbol or its container: others belong to packages whose types it mentions. */
  declares: (symbol: string) => boolean
}

/**
 * Creates the search over one report.
 *
 * @param declarations - Declarations of the report.
 */
export function createLocator(declarations: string): Locator {
  const { nearest, declares } = parseDeclarations(declarations)
  const exportsAll = /^export \* from/m.test(declarations)
  return {
    find: (symbol) => {
      const found = nearest(segmentsOf(symbol))
      const [first] = found
      if (!first) return undefined
      const { line } = first.getSourceFile().getLineAndCharacterOfPosition(statementOf(first).getStart())
      return { line: line + 1, text: found.map(ownText).join('\n') }
    },
    declares: (symbol) => {
      const [first] = segmentsOf(symbol)
      return first === undefined || declares(first) || exportsAll
    },
  }
}

/** Dots within quotes or brackets are part of a name: `A."x.y"`, `A.[Symbol.iterator]`. */
function segmentsOf(symbol: string): string[] {
  return symbol.match(/(?:"[^"]*"|'[^']*'|\[[^\]]*\]|[^.])+/g) ?? []
}

/** A declaration with the keyword of a variable. */
function statementOf(node: ts.Node): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node
}

/** Named members of a container have their own findings: a change of one must not change the text of the others. */
function ownText(declared: ts.Node): string {
  const node = statementOf(declared)
  const named = ts.isModuleDeclaration(node)
    ? node.body
      ? [node.body]
      : []
    : partsOf(declared).filter((part) => (part as { name?: ts.Node }).name !== undefined)
  let text = ''
  let position = node.getStart()
  for (const part of named) {
    text += node.getSourceFile().text.slice(position, part.getStart())
    position = part.getEnd()
  }
  return (text + node.getSourceFile().text.slice(position, node.getEnd()))
    .replace(/^[^\S\n]*\/\/.*$/gm, '')
    .replace(/[\s;,]+/g, '')
}
