import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { type Draft, draft } from './draft.ts'
import { has, membersOf } from './members.ts'

/** Compares what types do not show of two classes or interfaces: visibility, abstract members, accessors, methods, `this`. */
export function compareClasses(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  const [before, after] = [membersOf(base), membersOf(head)]
  const isClass = [base, head].every(({ declarations }) => declarations.some(ts.isClassDeclaration))
  const shared = [...before].flatMap(([name, nodes]) => {
    const others = after.get(name)
    return others
      ? compareMember(base.path, name, nodes[0] as ts.Declaration, others[0] as ts.Declaration, isClass)
      : []
  })
  return isClass ? [...compareWhole(base, head), ...comparePresence(base.path, before, after), ...shared] : shared
}

function compareWhole(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  const { path } = base
  const drafts: Draft[] = []
  const isAbstract = ({ declarations }: SurfaceSymbol) =>
    declarations.some((node) => has(node, ts.SyntaxKind.AbstractKeyword))
  if (!isAbstract(base) && isAbstract(head)) drafts.push(draft('class-made-abstract', path, newOf(base)))
  if (isAbstract(base) && !isAbstract(head)) drafts.push(draft('class-made-concrete', path))
  if (!isNominal(base) && isNominal(head)) drafts.push(draft('class-made-nominal', path, literalOf(base)))
  if (isNominal(base) && !isNominal(head)) drafts.push(draft('class-made-structural', path))
  return drafts
}

function newOf({ path, declarations }: SurfaceSymbol): string {
  const constructor = declarations.find(ts.isClassDeclaration)?.members.find(ts.isConstructorDeclaration)
  return `new L.${path}(${(constructor?.parameters ?? []).map(() => 'null!').join(', ')})`
}

function literalOf({ path }: SurfaceSymbol): string {
  return `declare const members: { [Key in keyof L.${path}]: L.${path}[Key] }\nconst value: L.${path} = members`
}

function isNominal({ declarations }: SurfaceSymbol): boolean {
  return declarations.some(
    (node) =>
      ts.isClassDeclaration(node) &&
      node.members.some((member) => isPrivate(member) && !ts.isConstructorDeclaration(member)),
  )
}

function isPrivate(node: ts.ClassElement): boolean {
  return has(node, ts.SyntaxKind.PrivateKeyword) || (node.name !== undefined && ts.isPrivateIdentifier(node.name))
}

type Members = ReadonlyMap<string, ts.Declaration[]>

function comparePresence(path: string, before: Members, after: Members): Draft[] {
  const added = [...after].filter(([name]) => !before.has(name))
  return added.flatMap(([name, [node]]) => {
    if (!node) return []
    if (name === 'constructor' && visibilityOf(node) > 0)
      return [draft('visibility-reduced', `${path}.constructor`, `new L.${path}()`)]
    const stubs = [...before]
      .filter(([, [member]]) => member && has(member, ts.SyntaxKind.AbstractKeyword))
      .map(([known]) => `${known}: any = null!`)
    const code = `class Consumer extends L.${path} { ${stubs.join('; ')} }`
    return has(node, ts.SyntaxKind.AbstractKeyword)
      ? [draft('abstract-member-added', `${path}.${name}`, methodStubs(path, before), code)]
      : []
  })
}

function methodStubs(path: string, members: Members): string {
  const stubs = [...members].flatMap(([name, [node]]) => {
    if (!node || !has(node, ts.SyntaxKind.AbstractKeyword)) return []
    return ts.isMethodDeclaration(node) ? `${name}(): any { return null! }` : `${name}: any = null!`
  })
  return `class Consumer extends L.${path} { ${stubs.join('; ')} }`
}

function compareMember(
  path: string,
  name: string,
  before: ts.Declaration,
  after: ts.Declaration,
  isClass: boolean,
): Draft[] {
  const symbol = `${path}.${name}`
  const drafts: Draft[] = []
  const [old, now] = [visibilityOf(before), visibilityOf(after)]
  if (old < 2 && now > old) drafts.push(draft('visibility-reduced', symbol, ...reads(path, name, old)))
  const isMadePublic = old === 1 && now === 0 && name !== 'constructor'
  if (isMadePublic) drafts.push(draft('member-made-public', symbol, protectedOverride(path, name, before)))
  else if (now < 2 && now < old) drafts.push(draft('visibility-widened', symbol))
  if (now === 2 || old === 2) return drafts
  const [wasAbstract, isAbstract] = [before, after].map((node) => has(node, ts.SyntaxKind.AbstractKeyword))
  if (!wasAbstract && isAbstract)
    drafts.push(draft('member-made-abstract', symbol, `class Consumer extends L.${path} {}`))
  if (wasAbstract && !isAbstract) drafts.push(draft('member-made-concrete', symbol))
  return [
    ...drafts,
    ...compareForm(path, name, before, after, isClass),
    ...compareThisType(symbol, path, name, before, after),
  ]
}

/** 0 public, 1 protected, 2 private. */
function visibilityOf(node: ts.Declaration): number {
  if (has(node, ts.SyntaxKind.PrivateKeyword)) return 2
  return has(node, ts.SyntaxKind.ProtectedKeyword) ? 1 : 0
}

function reads(path: string, name: string, visibility: number): string[] {
  if (name === 'constructor')
    return [visibility === 0 ? `new L.${path}()` : '', `class Consumer extends L.${path} {}`].filter(Boolean)
  if (name.startsWith('static ')) return [`L.${path}.${name.slice(7)}`]
  if (visibility === 1) return [`class Consumer extends L.${path} { read() { return this.${name} } }`]
  return [`declare const value: L.${path}\nvalue.${name}`]
}

/** Overrides a protected member as protected, in an abstract class, so that other members need no implementation. */
function protectedOverride(path: string, name: string, node: ts.Declaration): string {
  const isStatic = name.startsWith('static ')
  const own = isStatic ? name.slice('static '.length) : name
  const member = ts.isMethodDeclaration(node) ? `${own}(): any { return null! }` : `${own}: any = null!`
  return `abstract class Consumer extends L.${path} { protected ${isStatic ? 'static ' : ''}override ${member} }`
}

function compareForm(
  path: string,
  name: string,
  before: ts.Declaration,
  after: ts.Declaration,
  isClass: boolean,
): Draft[] {
  const symbol = `${path}.${name}`
  const subclass = (member: string) => `class Consumer extends L.${path} { ${member} }`
  const isMethod = (node: ts.Node) => ts.isMethodDeclaration(node) || ts.isMethodSignature(node)
  const isProperty = (node: ts.Node) => ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)
  if (isMethod(before) && isProperty(after)) {
    const override = subclass(`override ${name}(): any { return null! }`)
    const literal = `declare const narrow: L.${path} & { ${name}(...list: never[]): any }\n`
    return [
      draft('method-becomes-property', symbol, ...(isClass ? [override] : [bivariant(path, name, before), literal])),
    ]
  }
  if (isProperty(before) && isMethod(after)) return [draft('property-becomes-method', symbol)]
  if (!isClass || name.startsWith('static ')) return []
  if (isProperty(before) && ts.isAccessor(after))
    return [draft('property-becomes-accessor', symbol, subclass(`override ${name} = null!`))]
  if (ts.isAccessor(before) && isProperty(after)) {
    const accessor = subclass(`override get ${name}(): any { return null! } override set ${name}(value: any) {}`)
    return [draft('accessor-becomes-property', symbol, accessor)]
  }
  return []
}

/** Provides a method whose parameters need more than they are passed, which only methods allow. */
function bivariant(path: string, name: string, node: ts.Node): string {
  const count = ts.isMethodSignature(node) ? node.parameters.length : 0
  const list = Array.from(
    { length: count },
    (_, index) => `value${index}: Parameters<L.${path}['${name}']>[${index}] & { more: 1 }`,
  )
  return `declare const rest: Omit<L.${path}, '${name}'>\nconst value: L.${path} = { ...rest, ${name}(${list.join(', ')}): any {} }`
}

function compareThisType(
  symbol: string,
  path: string,
  name: string,
  before: ts.Declaration,
  after: ts.Declaration,
): Draft[] {
  const [old, now] = [before, after].map(
    (node) => ts.isFunctionLike(node) && node.type?.kind === ts.SyntaxKind.ThisType,
  )
  // `Check extends Guard ? this & Narrowed : this` still gives a subclass its own type; its parts are compared as types.
  if (old && !now && ts.isFunctionLike(after) && after.type && mentionsThis(after.type)) return []
  if (!old && now) return [draft('this-type-added', symbol)]
  const code = `class Consumer extends L.${path} { more(): void {} }\ndeclare const value: Consumer\nvalue.${name}(...([] as never)).more()`
  return old && !now ? [draft('this-type-removed', symbol, code.replace('...([] as never)', ''))] : []
}

function mentionsThis(node: ts.Node): boolean {
  return ts.isThisTypeNode(node) || (ts.forEachChild(node, mentionsThis) ?? false)
}
