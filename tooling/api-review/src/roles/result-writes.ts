import ts from '#typescript'
import type { ProgramList } from './consumer-program.ts'
import { keyOf, shownName } from '../compiler/member-names.ts'
import { isForeign, isOfClass, isPublic, type Surroundings, typeText } from './surroundings.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'

/** Properties of one object that are written. */
const mostProperties = 8

/** Adds assignments to the properties of an object of a type that has programs of its own. */
export function addWrites(
  { checker }: Surroundings,
  programs: ProgramList,
  symbol: string,
  type: ts.Type,
  [head, base]: [string, string],
): void {
  for (const member of checker.getPropertiesOfType(type).slice(0, mostProperties)) {
    const key = keyOf(member)
    const isWritten = key && isPublic(member) && (member.flags & ts.SymbolFlags.Method) === 0
    if (isWritten)
      programs.add(`${symbol}.${shownName(member)}`, 'write', `${head}[${key.value}] = ${base}[${key.value}]!`)
  }
}

/** Levels of objects in each other that a result leads to and that no program but a call reaches. */
const mostLevels = 2

/**
 * Adds assignments to the properties of an object type that consumers cannot name: of a result, of the elements of one, or what it promises, and of
 * what they hold, as far as the signature itself says it.
 */
export function addResultWrites(
  around: Surroundings,
  programs: ProgramList,
  symbol: string,
  signature: ts.Signature,
  [head, base]: [string, string],
): void {
  const { checker, consumer } = around
  const isSaid = ({ symbol: own }: ts.Type) =>
    around.isClaimed ||
    own?.declarations?.some((node) => ts.findAncestor(node, (outer) => outer === signature.declaration)) === true
  const write = (type: ts.Type, name: string, [one, other]: [string, string], level: number): void => {
    const isLiteral = ((type.symbol?.flags ?? 0) & ts.SymbolFlags.TypeLiteral) !== 0
    const isHidden = type.isClass() && !typeText(around, type)?.startsWith('B.')
    const isWritten = around.isClaimed || isHidden
    if (!isLiteral && !(isWritten && type.flags & ts.TypeFlags.Object && !isForeign(around, type))) return
    for (const member of checker.getPropertiesOfType(type).slice(0, mostProperties)) {
      const key = keyOf(member)
      // Methods of a class are overridden, and not assigned.
      if (!key || !isPublic(member) || isOfClass(member)) continue
      const [path, places] = [
        `${name}.${shownName(member)}`,
        [`${one}[${key.value}]`, `${other}[${key.value}]!`] as [string, string],
      ]
      programs.add(path, 'write', places.join(' = '))
      const held = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, consumer))
      if (isLiteral && isSaid(held) && level < mostLevels) write(held, path, [`${places[0]}!`, places[1]], level + 1)
    }
  }
  const result = signature.getReturnType()
  const [part] = typeArgumentsOf(checker, result)
  if (part && isSaid(part) && checker.isArrayType(result)) write(part, symbol, [`${head}[0]!`, `${base}[0]!`], 1)
  else if (part && isSaid(part) && result.symbol?.name === 'Promise')
    write(part, symbol, [`(await ${head})`, `(await ${base})`], 1)
  else write(result, symbol, [head, base], 0)
}
