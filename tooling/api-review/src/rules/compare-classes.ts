import ts from '#typescript'
import { anyList, typeParametersOf } from '../compiler/type-parameters.ts'
import type { SurfaceSymbol } from '../match/surface.ts'
import { type Draft, draft } from './draft.ts'
import { has, membersOf } from './members.ts'

/** Compares what types do not show of two classes or interfaces: visibility, abstract members, accessors, methods, `this`. */
export function compareClasses(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  const [before, after] = [membersOf(base), membersOf(head)]
  const isClass = [base, head].every(({ declarations }) => declarations.some(ts.isClassDeclaration))
  const shared = [...before].flatMap(([name, nodes]) => {
    const others = after.get(name)
    const symbol = `${base.path}.${name}`
    return others ? compareMember(symbol, nodes[0] as ts.Declaration, others[0] as ts.Declaration, isClass) : []
  })
  return isClass ? [...compareWhole(base, head), ...comparePresence(base.path, before, after), ...shared] : shared
}

function compareWhole(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  const { path } = base
  const drafts: Draft[] = []
  const isAbstract = ({ declarations }: SurfaceSymbol) =>
    declarations.some((node) => has(node, ts.SyntaxKind.AbstractKeyword))
  if (!isAbstract(base) && isAbstract(head)) drafts.push(draft('class-made-abstract', path))
  if (isAbstract(base) && !isAbstract(head)) drafts.push(draft('class-made-concrete', path))
  if (!isNominal(base) && isNominal(head)) drafts.push(draft('class-made-nominal', path, literalOf(base)))
  if (isNominal(base) && !isNominal(head)) drafts.push(draft('class-made-structural', path))
  return drafts
}

function literalOf(base: SurfaceSymbol): string {
  const type = typeOf(base)
  return `declare const members: { [Key in keyof ${type}]: ${type}[Key] }\nconst value: ${type} = members`
}

/** Name of a class or interface, with `any` for each of its type parameters. */
function typeOf({ path, symbol }: SurfaceSymbol): string {
  return `L.${path}${anyList(typeParametersOf(symbol).length)}`
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
    if (name === 'constructor' && visibilityOf(node) > 0) return [draft('visibility-reduced', `${path}.constructor`)]
    return has(node, ts.SyntaxKind.AbstractKeyword) ? [draft('abstract-member-added', `${path}.${name}`)] : []
  })
}

function compareMember(symbol: string, before: ts.Declaration, after: ts.Declaration, isClass: boolean): Draft[] {
  const drafts: Draft[] = []
  const [old, now] = [visibilityOf(before), visibilityOf(after)]
  const isConstructor = ts.isConstructorDeclaration(before)
  const isOfSubclasses = isConstructor && now === 1 && has(before.parent, ts.SyntaxKind.AbstractKeyword)
  if (old < 2 && now > old)
    drafts.push(draft(isOfSubclasses ? 'constructor-made-protected' : 'visibility-reduced', symbol))
  const isMadePublic = old === 1 && now === 0 && !isConstructor
  if (isMadePublic) drafts.push(draft('member-made-public', symbol))
  else if (now < 2 && now < old) drafts.push(draft('visibility-widened', symbol))
  if (now === 2 || old === 2) return drafts
  const [wasAbstract, isAbstract] = [before, after].map((node) => has(node, ts.SyntaxKind.AbstractKeyword))
  if (!wasAbstract && isAbstract) drafts.push(draft('member-made-abstract', symbol))
  if (wasAbstract && !isAbstract) drafts.push(draft('member-made-concrete', symbol))
  return [...drafts, ...compareForm(symbol, before, after, isClass), ...compareThisType(symbol, before, after)]
}

/** 0 public, 1 protected, 2 private. */
function visibilityOf(node: ts.Declaration): number {
  if (has(node, ts.SyntaxKind.PrivateKeyword)) return 2
  return has(node, ts.SyntaxKind.ProtectedKeyword) ? 1 : 0
}

function compareForm(symbol: string, before: ts.Declaration, after: ts.Declaration, isClass: boolean): Draft[] {
  const isMethod = (node: ts.Node) => ts.isMethodDeclaration(node) || ts.isMethodSignature(node)
  const isProperty = (node: ts.Node) => ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)
  // Each heir has what was abstract, most as it was declared.
  const isOfHeirs = has(before, ts.SyntaxKind.AbstractKeyword) && !has(after, ts.SyntaxKind.AbstractKeyword)
  if (isOfHeirs && formOf(before) !== formOf(after) && !isMethod(after)) return [draft('deriving-breaks', symbol)]
  if (isMethod(before) && isProperty(after)) return [draft('method-becomes-property', symbol)]
  if (isProperty(before) && isMethod(after)) return [draft('property-becomes-method', symbol)]
  if (!isClass || has(before, ts.SyntaxKind.StaticKeyword)) return []
  if (isProperty(before) && ts.isAccessor(after)) return [draft('property-becomes-accessor', symbol)]
  if (ts.isAccessor(before) && isProperty(after)) return [draft('accessor-becomes-property', symbol)]
  return []
}

/** Kind of a member; a getter and a setter are one. */
function formOf(node: ts.Node): ts.SyntaxKind {
  return ts.isSetAccessor(node) ? ts.SyntaxKind.GetAccessor : node.kind
}

function compareThisType(symbol: string, before: ts.Declaration, after: ts.Declaration): Draft[] {
  const [old, now] = [before, after].map(
    (node) => ts.isFunctionLike(node) && node.type?.kind === ts.SyntaxKind.ThisType,
  )
  // `Check extends Guard ? this & Narrowed : this` still gives a subclass its own type; its parts are compared as types.
  if (old && !now && ts.isFunctionLike(after) && after.type && mentionsThis(after.type)) return []
  if (!old && now) return [draft('this-type-added', symbol)]
  return old && !now ? [draft('this-type-removed', symbol)] : []
}

function mentionsThis(node: ts.Node): boolean {
  return ts.isThisTypeNode(node) || (ts.forEachChild(node, mentionsThis) ?? false)
}
