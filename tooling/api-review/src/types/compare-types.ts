import ts from '#typescript'
import { compareMembers } from './compare-members.ts'
import { compareCalls } from './compare-signatures.ts'
import { compareUnions } from './compare-unions.ts'
import { type Place, report, step, type Walk } from './sites.ts'
import { isMapped, typeArgumentsOf } from '../compiler/type-parameters.ts'
import { withoutSides } from '../compiler/stage.ts'
import { undeclaredSide } from '../parse/undeclared-names.ts'

/**
 * Compares two types part by part and records each difference with its place. Parts with the same name on both sides are
 * recorded as references. For types without parts, assignability in both directions decides.
 */
export function compareTypes(walk: Walk, own: ts.Type, other: ts.Type, place: Place): void {
  if (own === other || isSameParameter(own, other)) return
  const [base, head] = [boundOf(walk, own, other), boundOf(walk, other, own)]
  const isOwn = place.path.length === 0 && walk.own !== undefined && walk.nameOf(base) === walk.own
  if (!isOwn && isReference(walk, base, head, place)) return
  if (isSeen(walk, base, head, place)) return
  const { depth, pairs } = walk.limits
  pairs.left -= 1
  if (pairs.left < -mostLeaves) reportUncompared(walk, place)
  else if (place.path.length > depth || pairs.left < 0) compareLeaves(walk, base, head, { ...place, isLimited: true })
  else compareUnnamed(walk, base, head, place)
}

function isParameter({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.TypeParameter) !== 0
}

/** Whether two type parameters have one name, or one place in the list of their signature. */
function isSameParameter(base: ts.Type, head: ts.Type): boolean {
  if (!isParameter(base) || !isParameter(head)) return false
  const [before, after] = [base, head].map(({ symbol }) => symbol?.declarations?.find(ts.isTypeParameterDeclaration))
  const indexOf = (node: ts.TypeParameterDeclaration | undefined) =>
    node && ts.isFunctionLike(node.parent) ? node.parent.typeParameters?.indexOf(node) : undefined
  return before?.name.text === after?.name.text || (indexOf(before) !== undefined && indexOf(before) === indexOf(after))
}

/** Constraint of a type parameter where the other side has none; other types as they are. */
function boundOf({ checker }: Walk, type: ts.Type, other: ts.Type): ts.Type {
  const hasParameter = other.isUnionOrIntersection() ? other.types.some(isParameter) : isParameter(other)
  return isParameter(type) && !hasParameter ? (checker.getBaseConstraintOfType(type) ?? checker.getUnknownType()) : type
}

/** Number of types compared as a whole once the limit of pairs is used up. */
const mostLeaves = 100

/** Past every limit one finding says that a type may have changed, which is a break. */
function reportUncompared(walk: Walk, place: Place): void {
  if (
    walk.sites.some(
      ({ rule, isLimited, polarity }) => rule === 'type-changed' && isLimited && polarity === place.polarity,
    )
  )
    return
  report(walk, 'type-changed', { ...place, isLimited: true })
}

function isSeen({ seen }: Walk, base: ts.Type, head: ts.Type, place: Place): boolean {
  const { polarity, isMutable, isReadonly, isClassMethod } = place
  const manner = [polarity, isMutable, isReadonly, isClassMethod].join()
  const heads = seen.get(base) ?? new Map<ts.Type, Set<string>>()
  const manners = heads.get(head) ?? new Set()
  seen.set(base, heads.set(head, manners))
  if (manners.has(manner)) return true
  manners.add(manner)
  return false
}

/**
 * Records a reference to a type with the same name on both sides, and compares its arguments. Returns false for other types.
 */
export function isReference(walk: Walk, base: ts.Type, head: ts.Type, place: Place): boolean {
  const name = walk.nameOf(base)
  if (name === undefined || name !== walk.nameOf(head)) return false
  walk.references.push({ name, polarity: place.polarity, base, head })
  const [baseArguments, headArguments] = [argumentsOf(walk, base), argumentsOf(walk, head)]
  const differ = baseArguments.some((type, index) => !isSame(walk, type, headArguments[index]))
  if (differ) compareLeaves(walk, base, head, place)
  return true
}

function argumentsOf({ checker }: Walk, type: ts.Type): readonly ts.Type[] {
  if (type.aliasSymbol) return type.aliasTypeArguments ?? []
  return typeArgumentsOf(checker, type)
}

function isGenericReference(type: ts.Type): type is ts.TypeReference {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
  )
}

function compareUnnamed(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void {
  const { checker } = walk
  const undeclared = undeclaredSide(base, head)
  if (undeclared) return report(walk, undeclared === 'base' ? 'any-removed' : 'any-introduced', place)
  if ((base.flags | head.flags) & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Void | ts.TypeFlags.Never)) {
    compareSpecial(walk, base, head, place)
  } else if (base.isUnion() || head.isUnion()) {
    compareUnions(walk, base, head, place)
  } else if (isGenericReference(base) && isGenericReference(head) && isSameTarget(walk, base, head)) {
    compareArguments(walk, base, head, place)
  } else if (
    hasMembers(walk, base) &&
    hasMembers(walk, head) &&
    !(isOpenMapped(walk, base) && isOpenMapped(walk, head))
  ) {
    compareMembers(walk, base, head, place)
    compareCalls(walk, checker.getSignaturesOfType(base, 0), checker.getSignaturesOfType(head, 0), 'return', place)
    compareCalls(walk, checker.getSignaturesOfType(base, 1), checker.getSignaturesOfType(head, 1), 'construct', place)
  } else {
    compareLeaves(walk, base, head, place)
  }
}

/** `any`, `unknown`, `void` and `never`, for which assignability is not what consumers see. */
function compareSpecial(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void {
  const is = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0
  if (is(base, ts.TypeFlags.Any) && is(head, ts.TypeFlags.Any)) return
  if (is(base, ts.TypeFlags.Unknown) && is(head, ts.TypeFlags.Unknown)) return
  if (is(head, ts.TypeFlags.Never))
    return is(base, ts.TypeFlags.Never) ? undefined : report(walk, 'becomes-never', place)
  if (is(base, ts.TypeFlags.Any)) {
    return report(walk, is(head, ts.TypeFlags.Unknown) ? 'type-widened' : 'any-removed', place)
  }
  if (is(head, ts.TypeFlags.Any))
    return report(walk, is(base, ts.TypeFlags.Unknown) ? 'unknown-became-any' : 'any-introduced', place)
  if (is(base, ts.TypeFlags.Void) && !is(head, ts.TypeFlags.Void | ts.TypeFlags.Unknown))
    return report(walk, 'type-narrowed', place)
  if (is(head, ts.TypeFlags.Void) && !is(base, ts.TypeFlags.Void)) return report(walk, 'type-widened', place)
  compareLeaves(walk, base, head, place)
}

function isSameTarget(walk: Walk, base: ts.TypeReference, head: ts.TypeReference): boolean {
  if (walk.checker.isTupleType(base) && walk.checker.isTupleType(head)) {
    const [one, other] = [base.target as ts.TupleType, head.target as ts.TupleType]
    const flags = (target: ts.TupleType) => `${target.readonly} ${target.elementFlags}`
    return flags(one) === flags(other)
  }
  return base.target === head.target && walk.isShared(base)
}

function compareArguments(walk: Walk, base: ts.TypeReference, head: ts.TypeReference, place: Place): void {
  const others = walk.checker.getTypeArguments(head)
  const isTuple = walk.checker.isTupleType(base)
  const isPromise = base.symbol?.name === 'Promise'
  walk.checker.getTypeArguments(base).forEach((type, index) => {
    const other = others[index]
    if (!other) return
    if (isTuple) compareTypes(walk, type, other, step(place, { kind: 'element', index }))
    else if (isPromise) compareTypes(walk, type, other, step(place, { kind: 'promise' }))
    else if (walk.checker.isArrayType(base))
      compareTypes(walk, type, other, step(place, { kind: 'element', index: 'number' }))
    else if (!isSame(walk, type, other)) compareTypes(walk, type, other, step(place, { kind: 'argument', index }))
  })
  if (isTuple && labelsOf(base) !== labelsOf(head)) report(walk, 'label-renamed', place)
}

/** Compares a list with one that is read-only, or the other way round, by their elements: TypeScript does not relate the type parameters of two signatures. */
function compareLists(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void {
  const [own, other] = [base, head].map((type) => walk.checker.getTypeArguments(type as ts.TypeReference)[0])
  report(walk, head.symbol.name === 'ReadonlyArray' ? 'type-widened' : 'type-narrowed', place)
  compareTypes(walk, own as ts.Type, other as ts.Type, step(place, { kind: 'element', index: 'number' }))
}

/** Whether a type maps the members of a type parameter, of which only the constraint has some. */
function isOpenMapped({ checker }: Walk, type: ts.Type): boolean {
  if (!isMapped(type)) return false
  if (type.aliasSymbol) return type.aliasTypeArguments?.some(isParameter) ?? false
  const constraint = type.symbol.declarations?.find(ts.isMappedTypeNode)?.typeParameter.constraint
  const keys = constraint && checker.getTypeFromTypeNode(constraint)
  return keys !== undefined && (isParameter(keys) || (keys.flags & ts.TypeFlags.Index) !== 0)
}

function labelsOf(tuple: ts.TypeReference): string {
  const labels = (tuple.target as ts.TupleType).labeledElementDeclarations ?? []
  return labels.map((label) => label?.name.getText() ?? '').join()
}

/** Object types of the package, compared member by member. Arrays, tuples and types of other packages are compared as a whole. */
function hasMembers(walk: Walk, type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.every((part) => hasMembers(walk, part))
  if ((type.flags & ts.TypeFlags.Object) === 0) return false
  return !walk.checker.isArrayType(type) && !walk.checker.isTupleType(type) && !walk.isShared(type)
}

/**
 * Compares two types by assignability. Compares their text first: generic types of two modules share no declaration, so
 * TypeScript compares them member by member, which takes minutes for deep ones.
 */
function compareLeaves(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void {
  if (isSameText(walk, base, head)) return
  const { checker } = walk
  const isNarrower = checker.isTypeAssignableTo(head, base)
  const isWider = checker.isTypeAssignableTo(base, head)
  // `object` and `{}` are assignable to each other, and only one of them takes texts; so are an enum and `number`.
  const [wasWide, isWide] = [base, head].map((type) => checker.isTypeAssignableTo(checker.getStringType(), type))
  const [wasEnum, isEnum] = [base, head].map(({ flags }) => (flags & ts.TypeFlags.EnumLike) !== 0)
  if (isNarrower && isWider && wasWide === isWide && wasEnum === isEnum) return
  const areLists = checker.isArrayType(base) && checker.isArrayType(head)
  if (!isNarrower && !isWider && areLists && base.symbol !== head.symbol) return compareLists(walk, base, head, place)
  const isConstant =
    walk.own === undefined &&
    place.path.length === 0 &&
    base.isLiteral() &&
    head.isLiteral() &&
    base.flags & head.flags & ts.TypeFlags.Literal
  const rule = (isWider ? isNarrower && (wasWide || isEnum) : isNarrower)
    ? 'type-narrowed'
    : isWider
      ? isLengthened(walk, base, head)
        ? 'tuple-lengthened'
        : 'type-widened'
      : isConstant
        ? 'constant-changed'
        : 'type-changed'
  report(walk, rule, place)
}

/** Whether a tuple has all elements that it had, and optional ones behind them. */
function isLengthened({ checker }: Walk, base: ts.Type, head: ts.Type): boolean {
  if (!isGenericReference(base) || !isGenericReference(head)) return false
  if (!checker.isTupleType(base) || !checker.isTupleType(head)) return false
  const [before, after] = [base.target as ts.TupleType, head.target as ts.TupleType]
  const count = before.elementFlags.length
  const isAlike = before.elementFlags.every((flags, index) => flags === after.elementFlags[index])
  const [own, others] = [base, head].map((type) => checker.getTypeArguments(type)) as [
    readonly ts.Type[],
    readonly ts.Type[],
  ]
  return (
    isAlike && after.elementFlags.length > count && own.every((type, index) => isSame({ checker }, type, others[index]))
  )
}

/**
 * Whether two types have the same text. Then nothing changed here, because named types are compared separately. TypeScript may
 * still not relate the two: it leaves some conditional types unresolved, and compares private members by declaration.
 */
export function isSameText({ checker }: Pick<Walk, 'checker'>, base: ts.Type, head: ts.Type): boolean {
  return textOf(checker, base) === textOf(checker, head)
}

/** Cached text of types, for all checkers: printing is most of the work of a comparison. */
const texts = new WeakMap<ts.Type, string>()

function textOf(checker: ts.TypeChecker, type: ts.Type): string {
  const known = texts.get(type)
  if (known !== undefined) return known
  const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
  const { origin } = type as ts.Type & { origin?: ts.Type }
  // The text of keys is `keyof M`, whatever members `M` has.
  const text =
    type.isUnion() && origin && origin.flags & ts.TypeFlags.Index
      ? type.types.map((part) => textOf(checker, part)).join(' | ')
      : withoutSides(checker.typeToString(type, undefined, format))
  texts.set(type, text)
  return text
}

/** Whether each of two types is assignable to the other. */
export function isSame({ checker }: Pick<Walk, 'checker'>, base: ts.Type, head: ts.Type | undefined): boolean {
  if (!head) return false
  if ((base.flags & ts.TypeFlags.Any) !== (head.flags & ts.TypeFlags.Any)) return false
  if (base === head || isSameText({ checker }, base, head)) return true
  return checker.isTypeAssignableTo(base, head) && checker.isTypeAssignableTo(head, base)
}
