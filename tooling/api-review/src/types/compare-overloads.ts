import ts from '#typescript'
import { compareSignatures, isFree, isRest } from './compare-signatures.ts'
import { compareTypes, isSame, isSameText } from './compare-types.ts'
import { type Place, report, step, type Walk } from './sites.ts'

/**
 * Compares overloads as callers see them: each signature of either side becomes a call, which both sides resolve in the order of
 * their overloads. A call that no longer finds an overload, or finds one with another return type, is a difference.
 */
export function compareOverloads(
  walk: Walk,
  base: readonly ts.Signature[],
  head: readonly ts.Signature[],
  kind: 'return' | 'construct',
  place: Place,
): void {
  if (base.length === head.length && base.every((signature, index) => isSameDeclaration(signature, head[index]))) {
    // Calls are resolved alike; what they name is still to be found.
    for (const [index, signature] of base.entries())
      compareSignatures(walk, signature, head[index] as ts.Signature, kind, place)
    return
  }
  const [before, after] = [sortedByLiterals(walk, base), sortedByLiterals(walk, head)]
  const lost = before.flatMap((signature) => {
    const call = callsOf(walk, signature).find((types) => !resolve(walk, after, types))
    return call ? [{ signature, call }] : []
  })
  const unmatched = after.filter((signature) => !base.some((other) => isSameSignature(walk, other, signature)))
  for (const [index, { signature, call }] of lost.entries()) {
    const successor = lost.length === unmatched.length ? unmatched[index] : undefined
    if (successor) compareSignatures(walk, signature, successor, kind, place)
    else
      report(walk, 'overload-removed', place, {
        base: undefined,
        head: undefined,
        call,
        name: kind,
      })
  }
  compareResolution(walk, before, after, place, kind)
  if (lost.length > 0) return
  if (unmatched.length > 0) {
    report(walk, 'overload-added', place, { base: undefined, head: undefined })
  } else if (base.some((signature, index) => head[index] && !isSameSignature(walk, signature, head[index]))) {
    report(walk, 'overloads-reordered', place, { base: undefined, head: undefined })
  }
}

function isSameDeclaration(base: ts.Signature, head: ts.Signature | undefined): boolean {
  return base.declaration !== undefined && base.declaration.getText() === head?.declaration?.getText()
}

function compareResolution(
  walk: Walk,
  base: ts.Signature[],
  head: ts.Signature[],
  place: Place,
  kind: 'return' | 'construct',
): void {
  for (const signature of [...base, ...head]) {
    const call = callOf(walk, signature)
    const [before, after] = [resolve(walk, base, call), resolve(walk, head, call)]
    if (!before || !after) continue
    const inner: Walk = { ...walk, sites: [], references: [], seen: new Map() }
    compareSignatures(inner, before.signature, after.signature, kind, place)
    walk.references.push(...inner.references)
    const returns: Walk = { ...walk, sites: [], references: [], seen: new Map() }
    const types = { base: returnOf(before), head: returnOf(after), call, name: kind }
    compareTypes(returns, types.base, types.head, step(place, { kind }))
    if (returns.sites.length === 0) continue
    if (walk.checker.isTypeAssignableTo(types.head, types.base)) walk.sites.push(...returns.sites)
    else report(walk, 'overload-changed', place, types)
  }
}

/** TypeScript tries overloads with a literal-typed parameter first. */
function sortedByLiterals(walk: Walk, signatures: readonly ts.Signature[]): ts.Signature[] {
  const isSpecialised = (signature: ts.Signature) =>
    signature.parameters.some((parameter) => walk.checker.getTypeOfSymbol(parameter).isLiteral())
  return [...signatures.filter(isSpecialised), ...signatures.filter((signature) => !isSpecialised(signature))]
}

/** Argument types of a call with all parameters except the rest parameter. */
function callOf({ checker }: Walk, signature: ts.Signature): ts.Type[] {
  return signature.parameters
    .filter((parameter) => !isRest(parameter))
    .map((parameter) => checker.getTypeOfSymbol(parameter))
}

/** Calls of a signature: without the rest parameter, with one argument for it, and with the required arguments only. */
function callsOf(walk: Walk, signature: ts.Signature): ts.Type[][] {
  const full = callOf(walk, signature)
  const last = signature.parameters.at(-1)
  const rest =
    last && isRest(last) && walk.checker.getIndexTypeOfType(walk.checker.getTypeOfSymbol(last), ts.IndexKind.Number)
  const required = signature.parameters.findIndex(isFree)
  return [full, ...(rest ? [[...full, rest]] : []), ...(required < 0 ? [] : [full.slice(0, required)])]
}

/** An overload that a call finds, with the types that are inferred for its type parameters. */
interface Resolution {
  signature: ts.Signature
  inferred: ReadonlyMap<string, ts.Type>
}

function resolve(walk: Walk, signatures: readonly ts.Signature[], call: readonly ts.Type[]): Resolution | undefined {
  for (const signature of signatures) {
    const inferred = new Map<string, ts.Type>()
    if (accepts(walk, signature, call, inferred)) return { signature, inferred }
  }
  return undefined
}

/** Type of a call; an inferred type parameter is replaced where it is the whole type. */
function returnOf({ signature, inferred }: Resolution): ts.Type {
  const type = signature.getReturnType()
  return inferred.get(bareTypeParameter(signature.declaration?.type)?.name ?? '') ?? type
}

function accepts(
  walk: Walk,
  { parameters }: ts.Signature,
  call: readonly ts.Type[],
  inferred: Map<string, ts.Type>,
): boolean {
  const { checker } = walk
  const last = parameters.at(-1)
  const rest =
    last && isRest(last) ? checker.getIndexTypeOfType(checker.getTypeOfSymbol(last), ts.IndexKind.Number) : undefined
  const fixed = rest ? parameters.slice(0, -1) : parameters
  if (call.length > fixed.length && !rest) return false
  if (fixed.slice(call.length).some((parameter) => !isFree(parameter))) return false
  return call.every((type, index) => {
    const parameter = fixed[index]
    const accepted = parameter ? checker.getTypeOfSymbol(parameter) : (rest as ts.Type)
    if (isCounterpart(walk, type, accepted) || checker.isTypeAssignableTo(type, accepted)) return true
    const bare = parameter && bareTypeParameter(typeNodeOf(parameter))
    if (!bare) return false
    const known = inferred.get(bare.name)
    if (known) return checker.isTypeAssignableTo(type, known)
    inferred.set(bare.name, type)
    return !bare.constraint || checker.isTypeAssignableTo(type, checker.getTypeFromTypeNode(bare.constraint))
  })
}

/**
 * Type parameter of a signature that is a whole type, so that calls infer it: `$T0` or `(Constraint) & $T0`
 * in erased declarations. A type parameter of a class still has its own name there.
 */
function bareTypeParameter(type: ts.Node | undefined): { name: string; constraint?: ts.TypeNode } | undefined {
  const text = type?.getText() ?? ''
  if (/^\$T\d$/.test(text)) return { name: text }
  const inner = type && ts.isParenthesizedTypeNode(type) ? type.type : type
  if (!inner || !ts.isIntersectionTypeNode(inner)) return undefined
  const [constraint, opaque] = inner.types
  const name = opaque?.getText() ?? ''
  return constraint && inner.types.length === 2 && /^\$T\d$/.test(name) ? { name, constraint } : undefined
}

function typeNodeOf({ valueDeclaration }: ts.Symbol): ts.TypeNode | undefined {
  return valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration.type : undefined
}

/** Whether two types are written with the same names; changes of a named type are found where it is declared. */
function isCounterpart({ checker }: Walk, base: ts.Type, head: ts.Type): boolean {
  return isSameText({ checker }, base, head)
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
