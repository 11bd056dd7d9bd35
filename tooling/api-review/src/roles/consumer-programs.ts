import ts from '#typescript'
import { anyUses } from './any-uses.ts'
import { argumentLists } from './argument-lists.ts'
import { addCalls } from './calls.ts'
import { addDerivedClasses, addHeirsOf } from './classes.ts'
import { type ConsumerProgram, ProgramList } from './consumer-program.ts'
import { addMembers } from './members.ts'
import { addNamedType } from './named-types.ts'
import { receivedUses, symbolUses } from './received-uses.ts'
import { plainName, withAccess } from '../compiler/member-names.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Writes what consumers of an export may have written: they read and write it, call it, name it, derive from it. Nothing here
 * checks whether a program is right; one that does not compile against the base is dropped later.
 *
 * @param path - Dotted path of the export: `Shapes.Circle`; `export=` for what a module is assigned.
 */
export function consumerPrograms(around: Surroundings, symbol: ts.Symbol, path: string): ConsumerProgram[] {
  const programs = new ProgramList()
  if (symbol.flags & ts.SymbolFlags.Value) addValue(around, programs, symbol, path)
  if (symbol.flags & ts.SymbolFlags.Type) addNamedType(around, programs, symbol, path)
  return programs.programs.map((program) => ({ ...program, code: withAccess(program.code, path) }))
}

function addValue(around: Surroundings, programs: ProgramList, symbol: ts.Symbol, path: string): void {
  const type = around.checker.getTypeOfSymbolAtLocation(symbol, around.consumer)
  // An enum is assignable to no copy of itself.
  if (symbol.flags & ts.SymbolFlags.Enum) return addEnum(around, programs, type, path)
  const [head, base] = [`L.${path}`, `B.${path}`]
  // Members of a namespace are exports with programs of their own.
  const isNamespace =
    symbol.flags & ts.SymbolFlags.ValueModule && !(symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class))
  // A class that names its own type is assignable to no copy of itself: `define<T extends typeof Element>(this: T)`.
  const isOfItself =
    symbol.flags & ts.SymbolFlags.Class &&
    symbol.declarations?.some((node) => new RegExp(`\\btypeof ${symbol.name}\\b`).test(node.getText()))
  if (!isNamespace && !isOfItself) programs.add(path, 'read', `const value: typeof ${base} = ${head}`)
  programs.add(path, 'read', `${head}.toString()`)
  for (const uses of [anyUses, receivedUses])
    for (const use of uses(around, type, head)) programs.add(path, 'read', use)
  // Possible for a variable of a namespace, and for members of what a module is assigned.
  if (symbol.flags & ts.SymbolFlags.Variable) programs.add(path, 'write', `${head} = null! as typeof ${base}`)
  if (type.flags & ts.TypeFlags.UniqueESSymbol) programs.add(path, 'read', `const value: symbol = ${head}`)
  if (isNamespace) addAlias(around, programs, symbol, path)
  for (const use of symbolUses(type, head)) programs.add(path, 'narrow', use)
  addMembers(around, programs, type, { symbol: path, head, base, type: `typeof ${base}` })
  addCalls(around, programs, type, { symbol: path, head, base, isMember: false })
  if (symbol.flags & ts.SymbolFlags.Class) addDerivedClasses(around, programs, symbol, path)
  else addHeirsOf(around, programs, type, path)
  for (const signature of type.getCallSignatures().slice(0, 1))
    addHeirsOf(
      around,
      programs,
      signature.getReturnType(),
      path,
      `${path}(${(argumentLists(around, signature)[0] ?? []).join(', ')})`,
    )
  if (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class) && /^[\w$]+$/.test(path))
    programs.add(
      path,
      'merge',
      `declare module './lib' { namespace ${path} { const ownMember: number } }\nL.${path}.ownMember`,
    )
}

/** Another name for a value of a namespace, which no object gives. */
function addAlias({ checker }: Surroundings, programs: ProgramList, symbol: ts.Symbol, path: string): void {
  const member = checker
    .getExportsOfModule(symbol)
    .find(({ name, flags }) => flags & ts.SymbolFlags.Value && /^[A-Za-z_$][\w$]*$/.test(name))
  if (member) programs.add(path, 'alias', `import member = L.${path}.${member.name}\nexport const other = member`)
}

function addEnum({ checker }: Surroundings, programs: ProgramList, type: ts.Type, path: string): void {
  const members = checker.getPropertiesOfType(type)
  for (const member of members) {
    const name = plainName(member.name)
    const symbol = `${path}.${name}`
    const access = `L.${path}[${JSON.stringify(name)}]`
    if (/^[A-Za-z_$][\w$]*$/.test(name))
      programs.add(symbol, 'name', `declare const member: L.${path}.${name}\nexport const other = member`)
    const node = member.valueDeclaration
    const value = node && ts.isEnumMember(node) ? checker.getConstantValue(node) : undefined
    if (typeof value === 'string')
      programs.add(symbol, 'read', `const text: ${JSON.stringify(value)} = \`\${${access}}\``)
    if (typeof value === 'number') programs.add(symbol, 'read', `const number: ${value} = ${access}`)
  }
  const cases = members.map(({ name }) => `case L.${path}[${JSON.stringify(plainName(name))}]: break`).join('; ')
  programs.add(
    path,
    'match',
    `declare const value: L.${path}\nswitch (value) { ${cases}; default: { const rest: never = value } }`,
  )
}
