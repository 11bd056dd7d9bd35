import ts from '#typescript'
import { addCalls } from './calls.ts'
import { ProgramList } from './consumer-program.ts'
import { accessOf, declaredName, keyOf, plainName } from '../compiler/member-names.ts'
import { anyList, typeParametersOf } from '../compiler/type-parameters.ts'
import { addHeirStatics } from './heirs.ts'
import { sampleLists } from './named-types.ts'
import { isPublic, type Surroundings, typeText } from './surroundings.ts'
import { argumentLists } from './argument-lists.ts'

/** Lists of arguments that a derived class gives to the constructor of its base. */
const mostConstructorCalls = 4

/** Lists of arguments of a protected method for each list of type arguments but the first. */
const mostSampleLists = 4

/** Adds programs that derive a class: with its abstract members, its constructor, overrides and inherited members. */
export function addDerivedClasses(around: Surroundings, programs: ProgramList, symbol: ts.Symbol, path: string): void {
  const { checker, consumer } = around
  const instance = checker.getDeclaredTypeOfSymbol(symbol)
  const parameters = typeParametersOf(symbol)
  const list = anyList(parameters.length)
  const members = checker.getPropertiesOfType(instance)
  const abstract = members.filter((member) => hasModifier(member, ts.ModifierFlags.Abstract))
  const expected = ({ name }: ts.Symbol) => `B.${path}${list}[${JSON.stringify(plainName(name))}]`
  const hidden = abstract.filter((member) => !isPublic(member))
  const exposed = hidden.map(({ name }) => `own_${plainName(name)}() { return this.${plainName(name)} }`).join('; ')
  const typed = (own: string) =>
    abstract
      .map((member) => {
        const name = plainName(member.name)
        const type = hidden.includes(member)
          ? `ReturnType<Was['own_${name}']>`
          : `B.${path}${own}[${JSON.stringify(name)}]`
        return `${declaredName(member.name)}: ${type} = null!`
      })
      .join('; ')
  const untyped = untypedOf(abstract)
  const derived = `class Derived extends L.${path}${list}`
  programs.add(path, 'extend', `${derived} {}`)
  programs.add(path, 'extend', `class Derived extends (L.${path} as typeof B.${path})${list} {}`)
  // `null` is in one sample, and not in the other.
  const lists = [...new Set([list, ...sampleLists(around, parameters), list.replaceAll('any', 'Opaque')])]
  for (const own of lists) {
    const was = hidden.length > 0 ? `abstract class Was extends B.${path}${own} { ${exposed} }\n` : ''
    programs.add(path, 'extend', `${was}class Derived extends L.${path}${own} { ${typed(own)} }`)
  }
  programs.add(
    path,
    'extend',
    `${derived} { ${untyped}; own() {} }\nnew Derived(...(null! as ConstructorParameters<typeof B.${path}>))`,
  )
  const heirOf = (more: string): string =>
    `class Heir extends L.${path}${list} { own = 1 as const; ${untyped}; ${more} }`
  addHeirStatics(around, programs, symbol, path, heirOf)
  for (const signature of constructorsOf(checker, symbol)) {
    for (const values of argumentLists(around, signature).slice(0, mostConstructorCalls)) {
      programs.add(path, 'extend', `${derived} { ${untyped}; constructor() { super(${values.join(', ')}) } }`)
      // Without a constructor of its own, a derived class has that of its base.
      programs.add(path, 'extend', `${derived} { ${untyped} }\nnew Derived(${values.join(', ')})`)
    }
  }
  const statics = checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(symbol, consumer))
  for (const member of [...members, ...statics.filter((own) => !isPublic(own))]) {
    const node = member.valueDeclaration ?? member.declarations?.[0]
    const modifiers = node ? ts.getCombinedModifierFlags(node) : 0
    if (
      !node ||
      !keyOf(member) ||
      modifiers & ts.ModifierFlags.Private ||
      member.name.startsWith('__#') ||
      member.name.startsWith('__@') ||
      around.isTriedElsewhere(member)
    )
      continue
    const own = { path, lists, isStatic: (modifiers & ts.ModifierFlags.Static) !== 0 }
    if (isPublic(member)) addOverrides(around, programs, member, { ...own, type: expected(member), isProtected: false })
    else {
      const type = typeText(around, checker.getTypeOfSymbolAtLocation(member, consumer)) ?? 'any'
      addOverrides(around, programs, member, { ...own, type, isProtected: true })
      addProtected(around, programs, member, own)
    }
  }
}

function constructorsOf(checker: ts.TypeChecker, { declarations = [] }: ts.Symbol): ts.Signature[] {
  return declarations
    .flatMap((node) => (ts.isClassDeclaration(node) ? node.members.filter(ts.isConstructorDeclaration) : []))
    .flatMap((node) => checker.getSignatureFromDeclaration(node) ?? [])
}

/** A member of a class. */
interface Inherited {
  path: string
  /** Expression of the class, where it is not its path. */
  base?: string
  /** Type arguments of the class, all `any` first. */
  lists: readonly string[]
  isStatic: boolean
}

function hasModifier({ declarations = [] }: ts.Symbol, flag: ts.ModifierFlags): boolean {
  return declarations.some((node) => (ts.getCombinedModifierFlags(node) & flag) !== 0)
}

/** Implementations of abstract members that take and give anything. */
function untypedOf(abstract: readonly ts.Symbol[]): string {
  const texts = abstract.map(({ name, flags }) =>
    flags & ts.SymbolFlags.Method
      ? `${declaredName(name)}(...list: any[]): any { return null! }`
      : `${declaredName(name)}: any = null!`,
  )
  return texts.join('; ')
}

/**
 * Adds programs of heirs of a class that is not exported, of which a value is the constructor.
 *
 * @param base - Expression of the constructor, without the side: `create()`.
 */
export function addHeirsOf(
  around: Surroundings,
  programs: ProgramList,
  constructor: ts.Type,
  path: string,
  base: string = path,
): void {
  const { checker } = around
  const { flags = 0, valueDeclaration } = constructor.symbol ?? {}
  if (!(flags & ts.SymbolFlags.Class) || !valueDeclaration || !around.isOwn(valueDeclaration)) return
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(constructor.symbol))
  const untyped = untypedOf(members.filter((member) => hasModifier(member, ts.ModifierFlags.Abstract)))
  programs.add(path, 'extend', `class Derived extends L.${base} { ${untyped} }`)
  for (const member of members)
    if (hasModifier(member, ts.ModifierFlags.Protected) && !around.isTriedElsewhere(member))
      addProtected(around, programs, member, { path, base, lists: [''], isStatic: false })
}

/** Adds programs of heirs that read and call a protected member, which only they see. */
function addProtected(
  around: Surroundings,
  programs: ProgramList,
  member: ts.Symbol,
  { path, base: expression = path, lists, isStatic }: Inherited,
): void {
  const symbol = `${path}.${plainName(member.name)}`
  const type = around.checker.getTypeOfSymbolAtLocation(member, around.consumer)
  const body = `${isStatic ? 'static ' : ''}own() { return this${accessOf(JSON.stringify(plainName(member.name)))} }`
  const [head, base] = ['Now', 'Was'].map((name) => (isStatic ? `${name}.own()` : `(null! as ${name}).own()`)) as [
    string,
    string,
  ]
  for (const [place, list] of lists.entries()) {
    const own = new ProgramList()
    own.add(symbol, 'inherit', `const was = ${base}\nconst value: typeof was = ${head}`)
    addCalls(place > 0 ? { ...around, mostLists: mostSampleLists } : around, own, type, {
      symbol,
      head,
      base,
      isMember: false,
    })
    const heir = (name: string, side: string) =>
      `abstract class ${name} extends ${side}.${expression}${list} { ${body} }\n`
    for (const { use, code } of own.programs)
      programs.add(symbol, use, `${heir('Now', 'L')}${code.includes('Was') ? heir('Was', 'B') : ''}${code}`)
  }
}

function addOverrides(
  around: Surroundings,
  programs: ProgramList,
  member: ts.Symbol,
  { path, lists, isStatic, type, isProtected }: Inherited & { type: string; isProtected: boolean },
): void {
  const { checker, consumer } = around
  const name = declaredName(member.name)
  const symbol = `${path}.${plainName(member.name)}`
  const access = /^["']/.test(name) ? `[${name}]` : `.${name}`
  const derived = (body: string) => `abstract class Derived extends L.${path}${lists[0]} { ${body} }`
  const place = isStatic ? 'static ' : ''
  const modifier = `${isProtected ? 'protected ' : ''}${place}override `
  const own = checker.getTypeOfSymbolAtLocation(member, consumer)
  programs.add(symbol, 'inherit', derived(`${place}use() { const value: ${type} = this${access} }`))
  if (!(member.flags & ts.SymbolFlags.Method))
    programs.add(symbol, 'inherit', derived(`${place}use() { this${access} = null! as ${type} }`))
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
