import ts from '#typescript'
import { compareOverloads } from './compare-overloads.ts'
import { compareTypes } from './compare-types.ts'
import { type Place, report, step, type Walk } from './sites.ts'

/** Compares the call or construct signatures of two types. */
export function compareCalls(
  walk: Walk,
  base: readonly ts.Signature[],
  head: readonly ts.Signature[],
  kind: 'return' | 'construct',
  place: Place,
): void {
  const [one, other] = [base[0], head[0]]
  if (!one || !other) {
    if (one) report(walk, 'signature-removed', place)
    if (other) report(walk, 'signature-added', place)
  } else if (base.length === 1 && head.length === 1) {
    compareSignatures(walk, one, other, kind, place)
  } else {
    compareOverloads(walk, base, head, kind, place)
  }
}

/** Compares one signature with its successor: parameters flip who provides, the return does not. */
export function compareSignatures(
  walk: Walk,
  base: ts.Signature,
  head: ts.Signature,
  kind: 'return' | 'construct',
  place: Place,
): void {
  const flipped: Place = { ...place, polarity: place.polarity === 1 ? -1 : 1, isMutable: false, isReadonly: false }
  compareArity(walk, base, head, place)
  const count = Math.min(base.parameters.length, head.parameters.length)
  for (let index = 0; index < count; index++) compareParameter(walk, base, head, index, place, flipped)
  compareThis(walk, base, head, place)
  comparePredicates(walk, base, head, place)
  const isAssertion = [base, head].some(
    (signature) => walk.checker.getTypePredicateOfSignature(signature)?.kind === ts.TypePredicateKind.AssertsIdentifier,
  )
  if (!isAssertion) compareTypes(walk, base.getReturnType(), head.getReturnType(), step(place, { kind }))
}

function declarationOf(parameter: ts.Symbol): ts.ParameterDeclaration | undefined {
  return parameter.valueDeclaration && ts.isParameter(parameter.valueDeclaration)
    ? parameter.valueDeclaration
    : undefined
}

/** Whether a parameter is a rest parameter. */
export function isRest(parameter: ts.Symbol): boolean {
  return declarationOf(parameter)?.dotDotDotToken !== undefined
}

/** Whether callers may leave a parameter out. */
export function isFree(parameter: ts.Symbol): boolean {
  return isRest(parameter) || declarationOf(parameter)?.questionToken !== undefined
}

function compareArity(walk: Walk, base: ts.Signature, head: ts.Signature, place: Place): void {
  const [before, after] = [base.parameters, head.parameters]
  const last = before.at(-1)
  const isOpen = last !== undefined && isRest(last)
  for (const parameter of before.slice(after.length)) {
    const isCovered = after.at(-1) !== undefined && isRest(after.at(-1) as ts.Symbol)
    if (!isCovered) report(walk, 'parameter-removed', place, { name: parameter.name })
  }
  for (const parameter of after.slice(before.length)) {
    const rule = isFree(parameter) || isOpen ? 'optional-parameter-added' : 'parameter-added'
    report(walk, rule, place, { name: parameter.name })
  }
}

function compareParameter(
  walk: Walk,
  base: ts.Signature,
  head: ts.Signature,
  index: number,
  place: Place,
  flipped: Place,
): void {
  const [before, after] = [base.parameters[index] as ts.Symbol, head.parameters[index] as ts.Symbol]
  const [own, other] = [typeOf(walk, before), typeOf(walk, after)]
  const { name } = before
  const inner = step(flipped, { kind: 'parameter', index })
  if (isRest(before) !== isRest(after)) {
    const isOpened = isRest(after) && walk.checker.isTypeAssignableTo(elementOf(walk, before), elementOf(walk, after))
    if (isOpened) report(walk, 'type-widened', inner, { name })
    else report(walk, 'type-changed', place, { name })
    return
  }
  if (!isFree(before) && isFree(after)) report(walk, 'parameter-made-optional', place, { name })
  if (isFree(before) && !isFree(after)) report(walk, 'parameter-made-required', place, { name })
  if (isRest(before)) return compareTypes(walk, own, other, inner)
  const strip = (type: ts.Type) => (isFree(before) !== isFree(after) ? walk.checker.getNonNullableType(type) : type)
  compareTypes(walk, strip(own), strip(other), inner)
}

function elementOf(walk: Walk, parameter: ts.Symbol): ts.Type {
  const type = typeOf(walk, parameter)
  return (isRest(parameter) && walk.checker.getIndexTypeOfType(type, ts.IndexKind.Number)) || type
}

function typeOf({ checker }: Walk, parameter: ts.Symbol): ts.Type {
  return checker.getTypeOfSymbol(parameter)
}

function compareThis(walk: Walk, base: ts.Signature, head: ts.Signature, place: Place): void {
  const [before, after] = [thisOf(walk, base), thisOf(walk, head)]
  if (before && after) {
    const polarity = place.polarity === 1 ? -1 : 1
    compareTypes(walk, before, after, step(place, { kind: 'member' }, { polarity }))
  } else if (after) report(walk, isAnyReceiver(after) ? 'rewritten' : 'this-added', place)
  else if (before) report(walk, 'this-removed', place)
}

/** Whether calls need no receiver: with `this: void` a function only says that it reads none. */
function isAnyReceiver({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Void | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0
}

function thisOf({ checker }: Walk, signature: ts.Signature): ts.Type | undefined {
  const first = signature.declaration?.parameters[0]
  const isThis = first && ts.isParameter(first) && first.name.getText() === 'this'
  return isThis && first.type ? checker.getTypeFromTypeNode(first.type) : undefined
}

function comparePredicates(walk: Walk, base: ts.Signature, head: ts.Signature, place: Place): void {
  const [before, after] = [base, head].map((signature) => walk.checker.getTypePredicateOfSignature(signature))
  if (before && !after) report(walk, 'predicate-removed', place)
  else if (!before && after) report(walk, 'predicate-added', place)
  else if (before?.kind !== after?.kind || before?.parameterIndex !== after?.parameterIndex)
    report(walk, 'predicate-changed', place)
  else if (before?.type && after?.type) {
    const inner: Walk = { ...walk, sites: [], references: [], seen: new Map() }
    compareTypes(inner, before.type, after.type, place)
    if (inner.sites.length > 0) report(walk, 'predicate-changed', place)
    walk.references.push(...inner.references)
  }
}
