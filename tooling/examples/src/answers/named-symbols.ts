import ts from 'typescript'
import type { CompiledPart } from '../compile-blocks.ts'
import type { Target } from '../reader/model.ts'
import type { TargetOf } from './targets.ts'

/** An identifier of a block and the symbol that it names. */
export interface NamedSymbol {
  /** Offset in the block. */
  start: number
  length: number
  target: Target
}

/** Finds the identifiers of a part that name exported symbols, or members of these, by the compiler's answer. */
export function namedSymbols({ part, variant, program: { program } }: CompiledPart, targetOf: TargetOf): NamedSymbol[] {
  const file = program.getSourceFile(variant.path)
  if (file === undefined) return []
  const checker = program.getTypeChecker()
  const found: NamedSymbol[] = []
  const visit = (node: ts.Node): void => {
    // Imports are added after the code.
    if (node.pos >= part.code.length) return
    if (ts.isIdentifier(node) && !ts.isJsxClosingElement(node.parent)) {
      const target = targetAt(node)
      const start = node.getStart(file)
      if (target !== undefined) found.push({ start, length: node.end - start, target })
    }
    ts.forEachChild(node, visit)
  }
  const targetAt = (node: ts.Identifier): Target | undefined => {
    const { parent } = node
    const symbol =
      ts.isShorthandPropertyAssignment(parent) && parent.name === node
        ? checker.getShorthandAssignmentValueSymbol(parent)
        : checker.getSymbolAtLocation(node)
    if (symbol === undefined) return undefined
    return targetOf(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  }
  try {
    visit(file)
  } catch (error) {
    // The checker gives up on types that are nested too deeply.
    if (!(error instanceof RangeError)) throw error
  }
  return found
}
