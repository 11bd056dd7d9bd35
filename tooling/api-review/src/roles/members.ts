import ts from '#typescript'
import { anyUses } from './any-uses.ts'
import { addHeirsOf } from './classes.ts'
import { callbacksOf } from './callbacks.ts'
import { addCalls } from './calls.ts'
import type { ProgramList } from './consumer-program.ts'
import { givenFunction } from './given-literals.ts'
import { addWrites } from './result-writes.ts'
import { receivedUses, symbolUses } from './received-uses.ts'
import { keyOf, shownName } from '../compiler/member-names.ts'
import { setterValues } from './setter-values.ts'
import { isForeign, isOfClass, isPublic, type Surroundings } from './surroundings.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'
import { literalsOf } from './values.ts'

/** A value whose members are used: its expression and type on both sides. */
export interface Owner {
  symbol: string
  /** Expression on `L`. */
  head: string
  /** The same on `B`. */
  base: string
  /** Its type on `B`. */
  type: string
}

/** Levels of members of members that programs are written for. */
const mostLevels = 3

/** Members of one type that programs are written for; some maps of attributes have hundreds. */
const mostMembers = 1000

/** Adds programs that read, write, delete and call each member, and the members of what it holds. */
export function addMembers(
  around: Surroundings,
  programs: ProgramList,
  type: ts.Type,
  owner: Owner,
  level = 0,
  outer: ReadonlySet<ts.Symbol> = new Set(),
): void {
  const { checker, consumer, isOwn, isTriedElsewhere } = around
  const simple = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never
  if (level > mostLevels || type.flags & simple || isPrimitive(type) || isForeign(around, type)) return
  const isApplied = isInstantiated(around, type)
  const applied = level <= 1 ? appliedMembers(around, type) : new Set()
  for (const member of membersOf(around, type, level).slice(0, mostMembers)) {
    const key = keyOf(member)
    const isInherited = member.declarations !== undefined && !member.declarations.some(isOwn)
    if (!key || member.name === 'prototype' || !isPublic(member) || isExport(member)) continue
    const isRedeclared = around.redeclared?.has(member.name)
    if (isInherited && !applied.has(member.name) && !(isRedeclared && level <= 1)) continue
    const isOther = isApplied || isRedeclared
    if (!isOther && !isInherited && isTriedElsewhere(member)) continue
    const symbol = `${owner.symbol}.${shownName(member)}`
    const expected = `${parenthesised(owner.type)}[${key.type}]`
    const value = `${owner.head}[${key.value}]`
    const own = checker.getTypeOfSymbolAtLocation(member, consumer)
    programs.add(symbol, 'read', `const value: ${expected} = ${value}`)
    for (const uses of [anyUses, receivedUses])
      for (const use of uses(around, own, value)) programs.add(symbol, 'read', use)
    for (const use of symbolUses(own, value)) programs.add(symbol, 'narrow', use)
    for (const signature of checker.getNonNullableType(own).getCallSignatures().slice(0, 1))
      for (const text of callbacksOf(around, signature))
        programs.add(
          symbol,
          isOfClass(member) && !/\babstract\b/.test(member.valueDeclaration?.getText() ?? '') ? 'override' : 'write',
          `const value: ${expected.replaceAll(/\bB\./g, 'L.')} = ${text}`,
        )
    // A spread leaves out the methods of a class.
    if (
      member.valueDeclaration &&
      ts.isPropertyDeclaration(member.valueDeclaration) &&
      own.getCallSignatures().length > 0
    )
      programs.add(symbol, 'detach', `const { ...members } = ${owner.head}\nmembers[${key.value}]`)
    const given = isOfClass(member) ? undefined : givenFunction(checker.getNonNullableType(own))
    for (const name of given?.names ?? []) {
      const [was, now] = [expected, expected.replaceAll(/\bB\./g, 'L.')].map(
        (type) => `const value: NonNullable<${type}>`,
      )
      const inner = `${now} = ${given?.textOf(`const given: typeof was = ${name}`)}`
      programs.add(symbol, 'construct-literal', `${was} = ${given?.textOf(`const was = ${name}; ${inner}`)}`)
    }
    if (isReadonly(member)) programs.add(symbol, 'read', `${value}.toString()`)
    // Methods are overridden rather than assigned.
    const use = member.flags & ts.SymbolFlags.Method ? 'override' : 'write'
    if (!isOfClass(member)) programs.add(symbol, use, `${value} = null! as ${expected}`)
    for (const accepted of setterValues(around, member)) programs.add(symbol, 'write', `${value} = ${accepted}`)
    if (member.flags & ts.SymbolFlags.Optional) {
      programs.add(symbol, 'delete', `delete ${value}`)
      const isLiteral = level > 0 && ((type.symbol?.flags ?? 0) & ts.SymbolFlags.TypeLiteral) !== 0
      for (const least of isLiteral ? literalsOf(around, type).slice(0, 1) : [])
        programs.add(symbol, 'construct-literal', `const value: ${owner.type.replaceAll(/\bB\./g, 'L.')} = ${least}`)
    }
    const held = checker.getNonNullableType(own)
    const [head, base] = [`${value}!`, `${owner.base}[${key.value.replace(/^L\./, 'B.')}]!`]
    addCalls(around, programs, held, {
      symbol,
      head,
      base,
      isMember: true,
      owner: { type: owner.type, key: key.value },
    })
    if (held.symbol && (outer.has(held.symbol) || isTriedElsewhere(held.symbol))) {
      if (around.isClaimed && !isForeign(around, held)) addWrites(around, programs, symbol, held, [head, base])
      continue
    }
    if (/^L\.[\w$.]+$/.test(owner.head)) addHeirsOf(around, programs, held, symbol)
    const path = held.symbol ? new Set([...outer, held.symbol]) : outer
    addMembers(around, programs, held, { symbol, head, base, type: `NonNullable<${expected}>` }, level + 1, path)
  }
  for (const { keyType, type: held } of checker.getIndexInfosOfType(type)) {
    const isNumber = (keyType.flags & ts.TypeFlags.Number) !== 0
    const isString = (keyType.flags & ts.TypeFlags.String) !== 0
    const key = isNumber ? '0' : isString ? "'anyKey'" : `null! as ${checker.typeToString(keyType, consumer)}`
    const expected = `${parenthesised(owner.type)}[${isNumber ? 'number' : isString ? 'string' : checker.typeToString(keyType, consumer)}]`
    programs.add(owner.symbol, 'read', `const value: ${expected} = ${owner.head}[${key}]`)
    if (held.flags & ts.TypeFlags.Any) programs.add(owner.symbol, 'read', `${owner.head}[${key}].anything`)
    programs.add(owner.symbol, 'write', `${owner.head}[${key}] = null! as ${expected}`)
    const [head, base] = [`${owner.head}[${key}]!`, `${owner.base}[${key}]!`]
    addCalls(around, programs, held, { symbol: owner.symbol, head, base, isMember: false })
  }
}

/** Members of a type, with those that all objects or functions have and the other side declares anew: `toString`, `length`. */
function membersOf({ checker, redeclared }: Surroundings, type: ts.Type, level: number): ts.Symbol[] {
  const own = checker.getPropertiesOfType(type)
  const names = new Set(own.map(({ name }) => name))
  const others = level > 1 ? [] : [...(redeclared ?? [])].filter((name) => !names.has(name))
  return [...own, ...others.flatMap((name) => checker.getPropertyOfType(type, name) ?? [])]
}

/** Whether a member is an export of a namespace, which has programs of its own. */
function isExport({ declarations = [] }: ts.Symbol): boolean {
  const isBlock = (node: ts.Node) => ts.isModuleBlock(node) || ts.isClassLike(node) || ts.isTypeNode(node)
  return declarations.some((node) => {
    const block = ts.findAncestor(
      node,
      (outer) => outer !== node && (isBlock(outer) || ts.isInterfaceDeclaration(outer)),
    )
    return block !== undefined && ts.isModuleBlock(block)
  })
}

/** Members of another package's base whose types an own class or interface gives: `on` of `Emitter<Events>`. */
function appliedMembers(around: Surroundings, type: ts.Type): Set<string> {
  const { checker } = around
  if (!type.isClassOrInterface()) return new Set()
  const bases = checker.getBaseTypes(type).filter((base) => isForeign(around, base) && isInstantiated(around, base))
  const members = bases.flatMap((base) => checker.getPropertiesOfType(base))
  return new Set(members.slice(0, mostMembers).map(({ name }) => name))
}

/** Whether only reading shows that a member became `never`. */
function isReadonly({ valueDeclaration, flags }: ts.Symbol): boolean {
  const modifiers = valueDeclaration ? ts.getCombinedModifierFlags(valueDeclaration) : 0
  return (modifiers & ts.ModifierFlags.Readonly) !== 0 || (flags & ts.SymbolFlags.GetAccessor) !== 0
}

/** Whether a type has type arguments of its own: its members differ where the arguments do, though they are declared alike. */
function isInstantiated({ checker }: Surroundings, type: ts.Type): boolean {
  const open = ts.TypeFlags.Any | ts.TypeFlags.TypeParameter
  return typeArgumentsOf(checker, type).some(({ flags }) => (flags & open) === 0)
}

function isPrimitive(type: ts.Type): boolean {
  const primitive =
    ts.TypeFlags.StringLike |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.BigIntLike |
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.ESSymbolLike |
    ts.TypeFlags.Null |
    ts.TypeFlags.Undefined |
    ts.TypeFlags.Void
  return (type.flags & primitive) !== 0
}

function parenthesised(type: string): string {
  return /^(?:NonNullable<|B\.[\w$.]+(?:<[^<>]*>)?$)/.test(type) ? type : `(${type})`
}
