import ts from '#typescript'
import { targetSymbol } from '../compiler/target-symbol.ts'
import { findRenames } from '../match/renames.ts'
import type { SurfaceSymbol, Surface } from '../match/surface.ts'
import { compareClasses } from './compare-classes.ts'
import { compareDocumentation } from './compare-documentation.ts'
import { compareEnums } from './compare-enums.ts'
import { compareInferenceSites, compareParameterNames } from './compare-parameters.ts'
import { compareTypeParameters } from './compare-type-parameters.ts'
import { type Draft, draft } from './draft.ts'
import { importsOf, useOf } from './imports-of.ts'

/**
 * Compares the declarations of two surfaces: presence, meaning, kind, members and documentation.
 *
 * @param isGlobal - Whether the names are global, so that consumers can assign variables and read them from `globalThis`.
 */
export function compareSurfaces(base: Surface, head: Surface, checker: ts.TypeChecker, isGlobal = false): Draft[] {
  const isInLostNamespace = (path: string) => head.get(ownerOf(path))?.meanings.namespace === false
  // Members of a namespace come and go with it.
  const isOnlySide = (own: Surface, other: Surface) => {
    return ({ path }: SurfaceSymbol) => own.has(ownerOf(path)) && !other.has(ownerOf(path))
  }
  const [isGoneWith, isAddedWith] = [isOnlySide(base, head), isOnlySide(head, base)]
  const removed = [...base.values()].filter(({ path }) => !head.has(path) && !isInLostNamespace(path))
  const added = [...head.values()].filter(({ path }) => !base.has(path))
  const renames = findRenames(removed, added)
  const paired = new Set(renames.flatMap(({ from, to }) => [from, to]))
  const isRenamed = (symbol: SurfaceSymbol) => paired.has(symbol)
  return [
    ...renames.map(({ from, to, confidence }) => ({
      ...draft('renamed', from.path, ...importsOf(from)),
      renamedTo: to.path,
      confidence,
    })),
    ...removed
      .filter((symbol) => !isRenamed(symbol) && !isGoneWith(symbol))
      .map((symbol) => draft('export-removed', symbol.path, ...importsOf(symbol))),
    ...added
      .filter((symbol) => !isRenamed(symbol) && !isAddedWith(symbol) && !isPropertyOf(base, symbol, checker))
      .map(({ path }) => draft('export-added', path)),
    ...[...base.values()].flatMap((symbol) => {
      const other = head.get(symbol.path)
      return other
        ? [...(isGlobal ? compareBindings(symbol, other) : []), ...compareSymbols(symbol, other, base, checker)]
        : []
    }),
  ]
}

/** Path of the namespace of an export; empty without one. */
function ownerOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')))
}

/** Whether an export of a namespace was a property of the value of the same name: `declare const f: { (): void; version: string }`. */
function isPropertyOf(base: Surface, { path, symbol, meanings }: SurfaceSymbol, checker: ts.TypeChecker): boolean {
  const owner = base.get(ownerOf(path))
  if (!owner?.meanings.value || owner.meanings.namespace || meanings.type) return false
  return checker.getPropertyOfType(checker.getTypeOfSymbol(owner.symbol), symbol.name) !== undefined
}

function compareSymbols(base: SurfaceSymbol, head: SurfaceSymbol, surface: Surface, checker: ts.TypeChecker): Draft[] {
  return [
    ...compareMeanings(base, head),
    ...compareNamespaces(base, head, surface),
    ...compareKinds(base, head, checker),
    ...compareTypeParameters(base, head, checker),
    ...compareParameterNames(base, head),
    ...compareInferenceSites(base, head),
    ...compareEnums(base, head, checker),
    ...compareClasses(base, head),
    ...compareDocumentation(base, head),
  ]
}

function compareMeanings(base: SurfaceSymbol, { meanings: after }: SurfaceSymbol): Draft[] {
  const { path, meanings: before } = base
  const drafts: Draft[] = []
  if (before.value && !after.value) drafts.push(draft('value-removed', path, useOf(base)))
  if (before.type && !after.type)
    drafts.push(draft('type-removed', path, useOf({ ...base, meanings: { ...before, value: false } })))
  const isNamed = /^[\w$]+$/.test(path) && path !== 'default'
  const local = before.value ? `type ${path} = 1` : `const ${path} = 1`
  const use = before.value ? `export const value = ${path}` : `export declare const value: ${path}`
  const collision = isNamed ? [`import { ${path} } from './lib'\n${local}\n${use}`] : []
  if ((before.type && !before.value && after.value) || (before.value && !before.type && after.type))
    drafts.push(draft('meaning-added', path, ...collision))
  return drafts
}

function compareNamespaces({ path, meanings }: SurfaceSymbol, head: SurfaceSymbol, surface: Surface): Draft[] {
  if (!meanings.namespace || head.meanings.namespace) return []
  const members = [...surface.values()].filter((member) => member.path.startsWith(`${path}.`))
  const uses = members.map((member) => (member.meanings.type ? `type Value = L.${member.path}` : `L.${member.path}`))
  return [draft('namespace-removed', path, ...uses)]
}

function compareKinds(base: SurfaceSymbol, head: SurfaceSymbol, checker: ts.TypeChecker): Draft[] {
  const { path } = base
  const [before, after] = [kindsOf(base), kindsOf(head)]
  const drafts: Draft[] = []
  const isOpen = before.has('function') || before.has('class')
  const isMergingLost = (isOpen && after.has('variable')) || (before.has('interface') && after.has('alias'))
  if (isMergingLost) drafts.push(draft('merging-lost', path))
  if (before.has('alias') && after.has('interface')) drafts.push(draft('alias-becomes-interface', path))
  const isRewritten = (before.has('variable') && after.has('function')) || keywordOf(base) !== keywordOf(head)
  if (isRewritten) drafts.push(draft('declaration-changed', path))
  if (before.size > 0 && heritageOf(base, checker) !== heritageOf(head, checker))
    drafts.push(draft('heritage-changed', path))
  return drafts
}

/** Variables of the global scope: others are only read by consumers. */
function compareBindings(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  if (!base.meanings.value || !head.meanings.value || base.path.includes('.')) return []
  const isAssignable = (symbol: SurfaceSymbol) =>
    kindsOf(symbol).has('variable') && (keywordOf(symbol) & ts.NodeFlags.Const) === 0
  const isProperty = (symbol: SurfaceSymbol) =>
    kindsOf(symbol).has('function') || (kindsOf(symbol).has('variable') && keywordOf(symbol) === 0)
  const isLost = [isAssignable, isProperty].some((has) => has(base) && !has(head))
  return isLost ? [draft('global-fixed', base.path)] : []
}

function kindsOf({ declarations }: SurfaceSymbol): Set<string> {
  const kinds: [string, (node: ts.Node) => boolean][] = [
    ['function', ts.isFunctionDeclaration],
    ['variable', ts.isVariableDeclaration],
    ['interface', ts.isInterfaceDeclaration],
    ['alias', ts.isTypeAliasDeclaration],
    ['class', ts.isClassDeclaration],
  ]
  return new Set(kinds.filter(([, matches]) => declarations.some(matches)).map(([kind]) => kind))
}

/** `let`, `const` or `var`, or undefined when either side is no variable. */
function keywordOf({ declarations }: SurfaceSymbol): number {
  const variable = declarations.find(ts.isVariableDeclaration)
  return variable ? ts.getCombinedNodeFlags(variable) & ts.NodeFlags.BlockScoped : 0
}

/** Types that a class or interface extends or implements; not those that consumers cannot name, whose members are its own. */
function heritageOf({ declarations }: SurfaceSymbol, checker: ts.TypeChecker): string {
  return declarations
    .flatMap((node) =>
      ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [],
    )
    .flatMap(({ token, types }) => types.filter((type) => !isHidden(type, checker)).map((type) => ({ token, type })))
    .map(({ token, type }) => `${token} ${type.getText().replace(/\s+/g, ' ')}`)
    .sort()
    .join()
}

/** Whether a type is declared in the same module and not exported. */
function isHidden({ expression }: ts.ExpressionWithTypeArguments, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(expression)
  const [node] = symbol?.declarations ?? []
  if (!symbol || !node || symbol.flags & ts.SymbolFlags.Alias) return false
  const module = checker.getSymbolAtLocation(node.getSourceFile())
  const exported = module && checker.getExportsOfModule(module)
  const isSame = (one: ts.Symbol) => targetSymbol(checker, one) === symbol
  return node.parent === node.getSourceFile() && exported !== undefined && !exported.some(isSame)
}
