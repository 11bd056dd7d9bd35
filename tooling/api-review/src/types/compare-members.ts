import ts from '#typescript'
import { weightOf } from '../match/alike-signatures.ts'
import { type Comparison, type NamePair, pairAlike, pairSimilarNames } from '../match/similar-names.ts'
import { compareTypes, isReference, isSame } from './compare-types.ts'
import { shownName } from '../compiler/member-names.ts'
import { type Place, report, step, type Walk } from './sites.ts'

/** Compares the properties and index signatures of two object types. */
export function compareMembers(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void {
  const { checker } = walk
  const isReferred = referredMembers(walk, base, head, place)
  const visible = (type: ts.Type) =>
    new Map(
      checker
        .getPropertiesOfType(type)
        .filter((symbol) => (symbol.flags & ts.SymbolFlags.Prototype) === 0 && !isReferred(symbol.name))
        .map((symbol) => [shownName(symbol), symbol]),
    )
  const [before, after] = [visible(base), visible(head)]
  const hadIndex = checker.getIndexInfosOfType(base).length > 0
  const renames = findRenames(walk, before, after)
  for (const { from, to, confidence } of renames)
    report(walk, 'renamed', place, { name: shownName(from), renamedTo: shownName(to), confidence })
  const isRenamed = (symbol: ts.Symbol) => renames.some(({ from, to }) => from === symbol || to === symbol)
  for (const [name, symbol] of before) {
    if (isRenamed(symbol)) continue
    const other = after.get(name)
    // A rule about declarations reports another visibility.
    if (other && isProtected(symbol) === isProtected(other)) compareProperty(walk, symbol, other, place)
    else if (!other && !checker.getIndexInfosOfType(head).length) report(walk, 'property-removed', place, { name })
  }
  for (const [name, symbol] of after) {
    if (before.has(name) || isRenamed(symbol)) continue
    const isFree = isOptional(symbol) || hadIndex
    report(walk, isFree ? 'optional-property-added' : 'property-added', place, { name })
  }
  if (isWeak(before) !== isWeak(after) && before.size === 0 && !hasSignatures(walk, base))
    report(walk, 'becomes-weak', place)
  compareIndexes(walk, base, head, place)
}

/**
 * Members of intersections that come from parts with the same name on both sides, such as `Schema` in `Schema & { brand: 'id' }`. They are
 * compared where the part is declared: a method that returns its own type in an intersection has members without end.
 */
function referredMembers(walk: Walk, base: ts.Type, head: ts.Type, place: Place): (name: string) => boolean {
  if (!base.isIntersection() || !head.isIntersection()) return () => false
  const referred = new Set<ts.Type>()
  for (const part of base.types) {
    const other = head.types.find((type) => walk.nameOf(part) !== undefined && walk.nameOf(type) === walk.nameOf(part))
    if (other && isReference(walk, part, other, place)) referred.add(part).add(other)
  }
  const rest = [...base.types, ...head.types].filter((type) => !referred.has(type))
  return (name) => rest.every((type) => walk.checker.getPropertyOfType(type, name) === undefined)
}

type Properties = ReadonlyMap<string, ts.Symbol>

/** Pairs removed properties with added ones of the same type. */
function findRenames(walk: Walk, before: Properties, after: Properties): NamePair<ts.Symbol>[] {
  const onlyIn = (own: Properties, others: Properties) =>
    [...own].filter(([name]) => !others.has(name)).map(([, symbol]) => symbol)
  const comparison: Comparison<ts.Symbol> = {
    nameOf: shownName,
    isAlike: (from, to) =>
      isOptional(from) === isOptional(to) &&
      isReadonly(from) === isReadonly(to) &&
      isProtected(from) === isProtected(to) &&
      isSame(walk, walk.checker.getTypeOfSymbol(from), walk.checker.getTypeOfSymbol(to)),
    weightOf: ({ declarations = [] }) => weightOf(declarations),
  }
  const [gone, fresh] = [onlyIn(before, after), onlyIn(after, before)]
  const similar = pairSimilarNames(gone, fresh, comparison.nameOf, comparison.isAlike)
  return [...similar, ...pairAlike(gone, fresh, similar, comparison)]
}

/** Whether only heirs reach a member. */
export function isProtected({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Protected) !== 0)
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0
}

/** Whether TypeScript refuses objects that have none of these properties (TS2559). */
function isWeak(properties: Properties): boolean {
  return properties.size > 0 && [...properties.values()].every(isOptional)
}

function hasSignatures({ checker }: Walk, type: ts.Type): boolean {
  return (
    checker.getSignaturesOfType(type, 0).length +
      checker.getSignaturesOfType(type, 1).length +
      checker.getIndexInfosOfType(type).length >
    0
  )
}

function compareProperty(walk: Walk, base: ts.Symbol, head: ts.Symbol, place: Place): void {
  const name = shownName(base)
  const inner = step(place, { kind: 'property', name })
  if (!isOptional(base) && isOptional(head)) report(walk, 'property-made-optional', inner, { name })
  if (isOptional(base) && !isOptional(head)) report(walk, 'property-made-required', inner, { name })
  if (!isReadonly(base) && isReadonly(head)) report(walk, 'readonly-added', inner, { name })
  if (isReadonly(base) && !isReadonly(head)) report(walk, 'readonly-removed', inner, { name })
  const isMethod = isMethodSymbol(base) && isMethodSymbol(head)
  compareValues(walk, base, head, {
    ...inner,
    isReadonly: place.isReadonly || (!isMethod && isReadonly(base)),
    isMutable: place.isMutable || (!isMethod && !isReadonly(base)),
    isClassMethod: place.isClassMethod || (isMethod && isOfClass(base)),
  })
}

function compareValues(walk: Walk, base: ts.Symbol, head: ts.Symbol, place: Place): void {
  const { checker } = walk
  const [baseType, headType] = [checker.getTypeOfSymbol(base), checker.getTypeOfSymbol(head)]
  const [baseWrite, headWrite] = [writeTypeOf(walk, base), writeTypeOf(walk, head)]
  const isEitherOptional = isOptional(base) || isOptional(head)
  const strip = (type: ts.Type) => (isEitherOptional ? withoutUndefined(walk, type) : type)
  if (isOptional(base) && isOptional(head) && acceptsUndefined(walk, headType) && !acceptsUndefined(walk, baseType)) {
    report(walk, 'undefined-made-explicit', place, { name: shownName(base) })
  }
  compareTypes(walk, strip(baseType), strip(headType), {
    ...place,
    isMutable: place.isMutable && !(baseWrite || headWrite),
  })
  if (baseWrite || headWrite) {
    const polarity = place.polarity === 1 ? -1 : 1
    compareTypes(walk, baseWrite ?? baseType, headWrite ?? headType, {
      ...place,
      polarity,
      isMutable: false,
      isClassMethod: true,
    })
  }
}

/** Type that a setter accepts, when it is not the getter's. Type parameters of a class are left out: theirs are not shared. */
function writeTypeOf({ checker }: Walk, { declarations = [] }: ts.Symbol): ts.Type | undefined {
  const setter = declarations.find(ts.isSetAccessorDeclaration)
  const parameter = setter?.parameters[0]?.type
  const getter = declarations.find(ts.isGetAccessorDeclaration)
  if (!parameter || !getter?.type || parameter.getText() === getter.type.getText()) return undefined
  return checker.getTypeFromTypeNode(parameter)
}

/** Without the `undefined` of an optional property; `exactOptionalPropertyTypes` gives it a type of its own. */
function withoutUndefined({ checker }: Walk, type: ts.Type): ts.Type {
  if (!type.isUnion()) return type
  const rest = type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0)
  const hasNull = rest.some(({ flags }) => flags & ts.TypeFlags.Null)
  return hasNull ? type : checker.getNonNullableType(type)
}

function acceptsUndefined({ checker }: Walk, type: ts.Type): boolean {
  return type.isUnion() && type.types.includes(checker.getUndefinedType())
}

/** Whether a property cannot be assigned: `readonly`, or a getter alone. */
function isReadonly(symbol: ts.Symbol): boolean {
  const { flags, declarations = [] } = symbol
  if (flags & ts.SymbolFlags.GetAccessor) return (flags & ts.SymbolFlags.SetAccessor) === 0
  // Members of a mapped type have the declarations of those that it maps: `Readonly<Options>`.
  const { getCheckFlags } = ts as unknown as { getCheckFlags: (symbol: ts.Symbol) => number }
  if (getCheckFlags(symbol) & checkFlags.mapped) return (getCheckFlags(symbol) & checkFlags.readonly) !== 0
  return declarations.some(
    (declaration) => (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0,
  )
}

/** Flags of symbols that the checker makes, which are not public. */
const checkFlags = { readonly: 1 << 3, mapped: 1 << 18 }

function isMethodSymbol({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Method) !== 0
}

function isOfClass({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(({ parent }) => ts.isClassDeclaration(parent))
}

function compareIndexes(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void {
  const { checker } = walk
  const [before, after] = [checker.getIndexInfosOfType(base), checker.getIndexInfosOfType(head)]
  for (const { keyType, type } of before) {
    const other =
      after.find((info) => isSameKey(checker, info.keyType, keyType)) ??
      after.find((info) => isWiderKey(checker, info.keyType, keyType))
    if (!other) report(walk, 'index-removed', place)
    else
      compareTypes(
        walk,
        type,
        other.type,
        step(place, { kind: 'element', index: keyType.flags & ts.TypeFlags.Number ? 'number' : 'string' }),
      )
  }
  if (after.some(({ keyType }) => !before.some((info) => isSameKey(checker, info.keyType, keyType)))) {
    report(walk, 'index-added', place)
  }
}

function isSameKey(checker: ts.TypeChecker, one: ts.Type, other: ts.Type): boolean {
  return one === other || checker.typeToString(one) === checker.typeToString(other)
}

/** Whether an index takes all keys of another one: texts take templates and numbers. */
function isWiderKey(checker: ts.TypeChecker, wide: ts.Type, narrow: ts.Type): boolean {
  const isAnyText = (wide.flags & ts.TypeFlags.String) !== 0
  return (isAnyText && (narrow.flags & ts.TypeFlags.Number) !== 0) || checker.isTypeAssignableTo(narrow, wide)
}
