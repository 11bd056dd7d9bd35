import ts from '#typescript'
import type { CompiledPart } from '../compile-blocks.ts'
import type { Target } from '../reader/model.ts'
import { localTypes } from './local-type.ts'
import type { TargetOf } from './targets.ts'

/** An identifier of a block, with the exported symbol that it names, or the type of its own declaration. */
export interface NamedSymbol {
  /** Offset in the block. */
  start: number
  length: number
  named: { target: Target } | { type: string }
}

/**
 * Finds the identifiers of a part that name exported symbols, or members of these, and those that the block or an earlier one
 * declares, by the compiler's answer.
 */
export function namedSymbols({ part, variant, program: { program } }: CompiledPart, targetOf: TargetOf): NamedSymbol[] {
  const file = program.getSourceFile(variant.path)
  if (file === undefined) return []
  const checker = program.getTypeChecker()
  const typeOf = localTypes(checker)
  const found: NamedSymbol[] = []
  const visit = (node: ts.Node): void => {
    // Imports are added after the code.
    if (node.pos >= part.code.length) return
    if (ts.isIdentifier(node) && !ts.isJsxClosingElement(node.parent)) {
      const named = namedAt(node)
      const start = node.getStart(file)
      if (named !== undefined) found.push({ start, length: node.end - start, named })
    }
    ts.forEachChild(node, visit)
  }
  const namedAt = (node: ts.Identifier): NamedSymbol['named'] | undefined => {
    const { parent } = node
    const written =
      ts.isShorthandPropertyAssignment(parent) && parent.name === node
        ? checker.getShorthandAssignmentValueSymbol(parent)
        : checker.getSymbolAtLocation(node)
    if (written === undefined) return undefined
    const symbol = written.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(written) : written
    const target = targetOf(symbol)
    if (target !== undefined) return { target }
    const type = typeOf(symbol, node)
    return type === undefined ? undefined : { type }
  }
  try {
    withoutFiles(program, () => visit(file))
  } catch (error) {
    // The checker gives up on types that are nested too deeply.
    if (!(error instanceof RangeError)) throw error
  }
  return found
}

/**
 * Calls a function while the program lists no files. To write a type whose name is not in scope, the checker searches all of them for a
 * module that exports it, and writes `import("module").Name`; shown types leave the module out anyhow.
 * Without an enclosing declaration it searches nothing either, but then it writes `Timeout` for `NodeJS.Timeout`.
 */
function withoutFiles(program: ts.Program, run: () => void): void {
  const list = program.getSourceFiles
  program.getSourceFiles = () => []
  try {
    run()
  } finally {
    program.getSourceFiles = list
  }
}
