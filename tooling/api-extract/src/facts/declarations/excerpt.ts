import type ts from 'typescript'
import { commentsIn } from './comment-ranges.ts'
import type { ExcerptFacts, ExcerptRangeFacts } from '../../facts.ts'
import { exportAssignment } from '../../program/symbols.ts'
import { firstNameOf, isNamePath } from '../../program/names.ts'
import type { Meaning, References } from '../names/reference.ts'
import { compiler } from '../../typescript.ts'

/** An excerpt, and the ranges of requested nodes in it. */
export interface Excerpt {
  pieces: ExcerptFacts
  /** Range of the pieces of a node; empty for an absent node. */
  range(node: ts.Node | undefined): ExcerptRangeFacts
}

/**
 * Splits the text of a declaration into pieces: one for each reference, and boundaries at the start and end of each
 * requested node. Comments are removed.
 *
 * @param nodes - Nodes whose range is requested.
 * @param to - End of the text; defaults to the end of the node.
 */
export function excerptOf(
  node: ts.Node,
  references: References,
  checker: ts.TypeChecker,
  nodes: readonly (ts.Node | undefined)[] = [],
  to: number = node.getEnd(),
): Excerpt {
  const sourceFile = node.getSourceFile()
  const start = node.getStart(sourceFile)
  const named = new Map<number, { end: number; target: string; text?: string; isImported?: true }>()
  const comments = commentsIn(node, start, sourceFile, to)
  const cuts = new Set([start, to])

  const refer = (from: number, name: ts.Node, symbol: ts.Symbol | undefined, meaning: Meaning, text?: string): void => {
    const target = symbol === undefined ? undefined : references.of(symbol, meaning)
    const end = name.getEnd()
    if (target === undefined || end > to) return
    const isImported = namesModule(name) && !references.isOutside(symbol!)
    named.set(from, { end, target, ...(text === undefined ? {} : { text }), ...(isImported ? { isImported } : {}) })
    cuts.add(from).add(end)
  }
  const namesModule = (name: ts.Node): boolean => {
    const first =
      compiler.isQualifiedName(name) || compiler.isPropertyAccessExpression(name) ? firstNameOf(name) : undefined
    const symbol = first && checker.getSymbolAtLocation(first)
    return (
      symbol !== undefined &&
      (symbol.declarations?.some(compiler.isNamespaceImport) === true || isAssigned(references.resolve(symbol)))
    )
  }
  /** Whether a symbol is the `export =` of its module. The compiler has two symbols for one that is augmented. */
  const isAssigned = ({ declarations }: ts.Symbol): boolean => {
    const [first] = declarations ?? []
    const module = first && checker.getSymbolAtLocation(first.getSourceFile())
    const assignment = module && exportAssignment(module)
    return assignment !== undefined && references.resolve(assignment).declarations?.[0] === first
  }
  /** `typeof import("./other")` of the package's own module, under the name of its `export =` or of its file. */
  const referToModule = (node: ts.ImportTypeNode): void => {
    const { argument } = node
    const literal = compiler.isLiteralTypeNode(argument) ? argument.literal : undefined
    const module = literal && checker.getSymbolAtLocation(literal)
    if (module === undefined || references.isOutside(module) || !compiler.isStringLiteral(literal!)) return
    const assignment = exportAssignment(module)
    const name = /(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)(?:\.[cm]?js)?$/u.exec(literal.text)?.groups?.['name']
    if (name === undefined) return
    refer(node.getStart(sourceFile), node, assignment ?? module, 'value', `typeof ${name}`)
  }
  const visit = (child: ts.Node): void => {
    if (child.getStart(sourceFile) >= to || compiler.isJSDoc(child)) return
    if (compiler.isTypeReferenceNode(child)) {
      const { typeName } = child
      refer(typeName.getStart(sourceFile), typeName, checker.getSymbolAtLocation(typeName), 'type')
      child.typeArguments?.forEach(visit)
    } else if (compiler.isTypeQueryNode(child) && compiler.isEntityName(child.exprName)) {
      const { exprName } = child
      refer(exprName.getStart(sourceFile), exprName, checker.getSymbolAtLocation(exprName), 'value')
      child.typeArguments?.forEach(visit)
    } else if (compiler.isExpressionWithTypeArguments(child)) {
      const { expression } = child
      if (isNamePath(expression)) {
        refer(expression.getStart(sourceFile), expression, checker.getSymbolAtLocation(expression), 'type')
      } else visit(expression)
      child.typeArguments?.forEach(visit)
    } else if (compiler.isImportTypeNode(child) && child.qualifier !== undefined) {
      const from = child.getStart(sourceFile)
      const symbol = checker.getSymbolAtLocation(child.qualifier)
      const prefix = child.isTypeOf ? 'typeof ' : ''
      refer(
        from,
        child.qualifier,
        symbol,
        child.isTypeOf ? 'value' : 'type',
        prefix + child.qualifier.getText(sourceFile),
      )
      child.typeArguments?.forEach(visit)
    } else if (compiler.isImportTypeNode(child) && child.isTypeOf) {
      referToModule(child)
    } else if (compiler.isComputedPropertyName(child) && isNamePath(child.expression)) {
      const { expression } = child
      refer(expression.getStart(sourceFile), expression, checker.getSymbolAtLocation(expression), 'value')
    } else if (compiler.isCallExpression(child) && isNamePath(child.expression)) {
      refer(
        child.expression.getStart(sourceFile),
        child.expression,
        checker.getSymbolAtLocation(child.expression),
        'value',
      )
      for (const argument of child.arguments) {
        if (isNamePath(argument)) {
          refer(argument.getStart(sourceFile), argument, checker.getSymbolAtLocation(argument), 'value')
        } else visit(argument)
      }
    } else {
      compiler.forEachChild(child, visit)
    }
  }
  visit(node)
  for (const one of nodes) {
    if (one === undefined || one.getEnd() > to) continue
    cuts.add(one.getStart(sourceFile)).add(one.getEnd())
  }

  const places = [...cuts].filter((cut) => cut >= start && cut <= to).sort((a, b) => a - b)
  const pieces: ExcerptFacts[number][] = []
  const indices = new Map<number, number>()
  for (const [at, from] of places.entries()) {
    indices.set(from, pieces.length)
    const end = places[at + 1]
    if (end === undefined) break
    const name = named.get(from)
    if (name?.end === end) {
      const { text = sourceFile.text.slice(from, end), target, isImported } = name
      pieces.push({ text, target, ...(isImported ? { isImported } : {}) })
    } else pieces.push({ text: withoutRanges(sourceFile.text, from, end, comments) })
  }
  return {
    pieces,
    range(one) {
      if (one === undefined || one.getEnd() > to) return [0, 0]
      return [indices.get(one.getStart(sourceFile))!, indices.get(one.getEnd())!]
    },
  }
}

/** Excerpt of a type, without ranges. */
export function excerptOfType(node: ts.Node, references: References, checker: ts.TypeChecker): ExcerptFacts {
  return excerptOf(node, references, checker).pieces
}

function withoutRanges(text: string, from: number, to: number, ranges: readonly ts.TextRange[]): string {
  let result = ''
  let at = from
  for (const { pos, end } of ranges) {
    if (pos < at || pos >= to) continue
    result += text.slice(at, pos)
    at = Math.min(end, to)
  }
  return result + text.slice(at, to)
}
