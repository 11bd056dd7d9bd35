import type ts from '#typescript'
import { compareSignatures, isFree, isRest } from './compare-signatures.ts'
import { isSame } from './compare-types.ts'
import { type Place, report, type Walk } from './sites.ts'

/**
 * Compares lists of overloads: those that only one side has are compared in order, when both sides have as many; else they were
 * removed or added. Which overload a call finds is shown by the programs of consumers.
 */
export function compareOverloads(
  walk: Walk,
  base: readonly ts.Signature[],
  head: readonly ts.Signature[],
  kind: 'return' | 'construct',
  place: Place,
): void {
  const [before, after] = [distinct(walk, base), distinct(walk, head)]
  const gone = [...before]
  const added = after.filter((signature) => {
    const index = gone.findIndex((other) => isSameSignature(walk, other, signature))
    // Equal text; what the signature names is still to be found.
    if (index >= 0) compareSignatures(walk, gone.splice(index, 1)[0] as ts.Signature, signature, kind, place)
    return index < 0
  })
  if (gone.length === added.length) {
    for (const [index, signature] of gone.entries())
      compareSignatures(walk, signature, added[index] as ts.Signature, kind, place)
    const isMoved = before.some((signature, index) => after[index] && !isSameSignature(walk, signature, after[index]))
    if (gone.length === 0 && isMoved) report(walk, 'overloads-reordered', place)
    return
  }
  if (gone.length > 0) report(walk, 'overload-removed', place)
  if (added.length > 0) report(walk, 'overload-added', place)
}

/** Overloads without those that repeat an earlier one. */
function distinct(walk: Walk, signatures: readonly ts.Signature[]): ts.Signature[] {
  return signatures.filter(
    (signature, index) => !signatures.slice(0, index).some((other) => isSameSignature(walk, other, signature)),
  )
}

function isSameSignature(walk: Walk, base: ts.Signature, head: ts.Signature): boolean {
  const [before, after] = [base.parameters, head.parameters]
  if (before.length !== after.length || !isSame(walk, base.getReturnType(), head.getReturnType())) return false
  return before.every((parameter, index) => {
    const other = after[index] as ts.Symbol
    const types = [parameter, other].map((symbol) => walk.checker.getTypeOfSymbol(symbol)) as [ts.Type, ts.Type]
    return isFree(parameter) === isFree(other) && isRest(parameter) === isRest(other) && isSame(walk, ...types)
  })
}
