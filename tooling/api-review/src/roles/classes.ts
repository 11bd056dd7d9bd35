import ts from '#typescript'
import { addCalls } from './calls.ts'
import type { ProgramList } from './consumer-program.ts'
import { declaredName, keyOf, plainName } from '../compiler/member-names.ts'
import { addHeirStatics } from './heirs.ts'
import { isPublic, type Surroundings, typeText } from './surroundings.ts'
import { argumentLists } from './argument-lists.ts'

/** Lists of arguments that a derived class gives to the constructor of its base. */
const mostConstructorCalls = 4

/** Adds programs that derive a class: with its abstract members, its constructor, overrides and inherited members. */
export function addDerivedClasses(around: Surroundings, programs: ProgramList, symbol: ts.Symbol, path: string): void {
  const { checker, consumer } = around
  const instance = checker.getDeclaredTypeOfSymbol(symbol)
  const parameters = (instance as ts.InterfaceType).typeParameters ?? []
  const list = parameters.length > 0 ? `<${parameters.map(() => 'any').join(', ')}>` : ''
  const members = checker.getPropertiesOfType(instance)
  const abstract = members.filter(({ declarations = [] }) =>
    declarations.some((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract),
  )
  const expected = ({ name }: ts.Symbol) => `B.${path}${list}[${JSON.stringify(plainName(name))}]`
  const typed = abstract.map((member) => `${declaredName(member.name)}: ${expected(member)} = null!`).join('; ')
  const untyped = abstract
    .map((member) => {
      const name = declaredName(member.name)
      return member.flags & ts.SymbolFlags.Method
        ? `${name}(...list: any[]): any { return null! }`
        : `${name}: any = null!`
    })
    .join('; ')
  const derived = `class Derived extends L.${path}${list}`
  programs.add(path, 'extend', `${derived} {}`)
  programs.add(path, 'extend', `class Derived extends (L.${path} as typeof B.${path})${list} {}`)
  programs.add(path, 'extend', `${derived} { ${typed} }`)
  programs.add(
    path,
    'extend',
    `${derived} { ${untyped}; own() {} }\nnew Derived(...(null! as ConstructorParameters<typeof B.${path}>))`,
  )
  addHeirStatics(around, programs, symbol, path, `class Heir extends L.${path}${list} { own = 1 as const; ${untyped} }`)
  for (const signature of constructorsOf(checker, symbol)) {
    for (const values of argumentLists(around, signature).slice(0, mostConstructorCalls)) {
      programs.add(path, 'extend', `${derived} { ${untyped}; constructor() { super(${values.join(', ')}) } }`)
      // Without a constructor of its own, a derived class has that of its base.
      programs.add(path, 'extend', `${derived} { ${untyped} }\nnew Derived(${values.join(', ')})`)
    }
  }
  for (const member of members) {
    const node = member.valueDeclaration ?? member.declarations?.[0]
    const key = keyOf(member)
    const isPrivate = node && ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private
    if (
      !node ||
      !key ||
      isPrivate ||
      member.name.startsWith('__#') ||
      member.name.startsWith('__@') ||
      around.isTriedElsewhere(member)
    )
      continue
    const isProtected = !isPublic(member)
    const type = isProtected
      ? (typeText(around, checker.getTypeOfSymbolAtLocation(member, consumer)) ?? 'any')
      : expected(member)
    addOverrides(around, programs, member, { path, list, type, isProtected })
  }
}

function constructorsOf(checker: ts.TypeChecker, { declarations = [] }: ts.Symbol): ts.Signature[] {
  return declarations
    .flatMap((node) => (ts.isClassDeclaration(node) ? node.members.filter(ts.isConstructorDeclaration) : []))
    .flatMap((node) => checker.getSignatureFromDeclaration(node) ?? [])
}

/** A member of a class, with its type as code. */
interface Inherited {
  path: string
  list: string
  type: string
  isProtected: boolean
}

function addOverrides(
  around: Surroundings,
  programs: ProgramList,
  member: ts.Symbol,
  { path, list, type, isProtected }: Inherited,
): void {
  const { checker, consumer } = around
  const name = declaredName(member.name)
  const symbol = `${path}.${plainName(member.name)}`
  const access = /^["']/.test(name) ? `[${name}]` : `.${name}`
  const derived = (body: string) => `abstract class Derived extends L.${path}${list} { ${body} }`
  const modifier = `${isProtected ? 'protected ' : ''}override `
  const own = checker.getTypeOfSymbolAtLocation(member, consumer)
  programs.add(symbol, 'inherit', derived(`use() { const value: ${type} = this${access} }`))
  if (!(member.flags & ts.SymbolFlags.Method))
    programs.add(symbol, 'inherit', derived(`use() { this${access} = null! as ${type} }`))
  if (isProtected) {
    const value = `(null! as { member: ${type} }).member`
    addCalls(around, programs, own, { symbol, head: value, base: value, isMember: false })
  }
  if (member.flags & ts.SymbolFlags.Method) {
    const [signature] = own.getCallSignatures()
    const names = (signature?.parameters ?? []).map((_, index) => `p${index}`)
    const typed = names.map((parameter, index) => `${parameter}: Parameters<${type}>[${index}]`).join(', ')
    programs.add(symbol, 'override', derived(`${modifier}${name}(...list: Parameters<${type}>): any { return null! }`))
    programs.add(
      symbol,
      'override',
      derived(`${modifier}${name}(${typed}): any { super${access}(${names.join(', ')}); return null! }`),
    )
    programs.add(symbol, 'override', derived(`${modifier}${name}(): any { return null! }`))
  } else if (member.flags & ts.SymbolFlags.Accessor) {
    programs.add(symbol, 'override', derived(`${modifier}get ${name}(): ${type} { return null! }`))
    programs.add(symbol, 'override', derived(`${modifier}set ${name}(value: ${type}) {}`))
  } else {
    programs.add(symbol, 'override', derived(`${modifier}${name}: ${type} = null!`))
  }
}
