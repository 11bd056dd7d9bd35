import ts from '#typescript'
import { headText } from '../compiler/head-text.ts'
import { targetSymbol } from '../compiler/target-symbol.ts'

/** Symbols of both sides, walked in step. */
export interface DeclaredAlike {
  /** Whether two symbols are declared alike, together with everything their declarations name. */
  isUnchanged: (base: ts.Symbol, head: ts.Symbol) => boolean
  /** Pairs of symbols, of those that two symbols name or the two themselves, whose own declarations differ. */
  causesOf: (base: ts.Symbol, head: ts.Symbol) => [base: ts.Symbol, head: ts.Symbol][]
  /** Symbols of the base that differ, or name one that does, of those that two symbols name, and the first itself. */
  changedIn: (base: ts.Symbol, head: ts.Symbol) => ts.Symbol[]
  /** Causes of a symbol of the base, or of a member of one, that was walked; undefined of others. */
  knownCausesOf: (base: ts.Symbol) => ts.Symbol[] | undefined
}

/**
 * Finds out which symbols are declared alike on both sides, together with everything their declarations name. Such a pair has
 * no difference, wherever its files are, and needs no comparison of types.
 *
 * Two symbols are walked in step: their declarations must have the same tokens, and the names in them must lead to symbols
 * that are alike themselves. Cycles are alike when nothing in them differs.
 *
 * @param isCounterpart - Whether two symbols that a declaration names may be the same to consumers, see `createCounterparts`.
 */
export function findUnchanged(
  checker: ts.TypeChecker,
  isCounterpart: (base: ts.Symbol, head: ts.Symbol) => boolean,
): DeclaredAlike {
  const known = new Map<ts.Symbol, Map<ts.Symbol, Pair>>()
  const pairOf = (base: ts.Symbol, head: ts.Symbol, queue: Pair[]): Pair => {
    const others = known.get(base) ?? new Map<ts.Symbol, Pair>()
    const found = others.get(head)
    if (found) return found
    const pair: Pair = { base, head, isChanged: false, isCause: false, users: [], used: [], changed: undefined }
    known.set(base, others.set(head, pair))
    queue.push(pair)
    return pair
  }
  const walk = (base: ts.Symbol, head: ts.Symbol): Pair => {
    const queue: Pair[] = []
    const start = pairOf(base, head, queue)
    for (let pair = queue.pop(); pair; pair = queue.pop()) {
      const names = namesOf(checker, pair.base, pair.head)
      if (!names) {
        pair.isCause = true
        markChanged(pair)
      }
      for (const [one, other] of names ?? commonNames(checker, pair.base, pair.head)) {
        if (one === other) continue
        if (!isCounterpart(one, other)) {
          pair.isCause = true
          markChanged(pair)
          continue
        }
        const used = pairOf(one, other, queue)
        pair.used.push(used)
        if (used.isChanged) markChanged(pair)
        else used.users.push(pair)
      }
    }
    return start
  }
  return {
    isUnchanged: (base, head) => !walk(base, head).isChanged,
    causesOf: (base, head) => causesOf(walk(base, head)),
    changedIn: (base, head) => changedIn(walk(base, head)).map((pair) => pair.base),
    knownCausesOf: (symbol) => {
      const pairs = [...(known.get(symbol)?.values() ?? [])]
      const owners = pairs.length > 0 ? [] : [...(known.get(ownerOf(symbol) as ts.Symbol)?.values() ?? [])]
      for (const { head } of owners) {
        const other = head.members?.get(symbol.escapedName) ?? head.exports?.get(symbol.escapedName)
        if (!other) return undefined
        pairs.push(walk(symbol, other))
      }
      return pairs.length === 0 ? undefined : pairs.flatMap(causesOf).map(([base]) => base)
    },
  }
}

/** Symbol that declares a member. */
function ownerOf(member: ts.Symbol): ts.Symbol | undefined {
  return (member as ts.Symbol & { parent?: ts.Symbol }).parent
}

/** Changed pairs that a walked pair names, directly or not, and itself. */
function changedIn(start: Pair): Pair[] {
  if (start.changed) return start.changed
  const found = new Set([start])
  for (const pair of found) for (const used of pair.used) if (used.isChanged) found.add(used)
  start.changed = [...found]
  return start.changed
}

function causesOf(start: Pair): [ts.Symbol, ts.Symbol][] {
  return changedIn(start)
    .filter(({ isCause }) => isCause)
    .map(({ base, head }) => [base, head])
}

interface Pair {
  base: ts.Symbol
  head: ts.Symbol
  isChanged: boolean
  /** Whether the declarations themselves differ, not only what they name. */
  isCause: boolean
  /** Pairs that its declarations name; of a cause those of equal name. */
  used: Pair[]
  /** Pairs whose declarations name this one. */
  users: Pair[]
  /** Result of {@link changedIn}, kept: every export of a package can name hundreds. */
  changed: Pair[] | undefined
}

function markChanged(pair: Pair): void {
  const queue = [pair]
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next.isChanged) continue
    next.isChanged = true
    queue.push(...next.users)
  }
}

/** Symbols that two symbols name in the same places, or undefined when their declarations differ. */
function namesOf(checker: ts.TypeChecker, base: ts.Symbol, head: ts.Symbol): [ts.Symbol, ts.Symbol][] | undefined {
  // TypeScript itself declares `prototype`.
  if (!base.declarations || !head.declarations)
    return base.declarations === head.declarations && base.name === head.name ? [] : undefined
  const [before, after] = [base, head].map(({ declarations = [] }) => declarations.filter((node) => !isNamespace(node)))
  const inner = namesInNamespaces(checker, base, head)
  if (!before || !after || !inner || before.length !== after.length) return undefined
  const names = [...inner]
  for (const [index, node] of before.entries()) {
    const other = after[index] as ts.Declaration
    const parts = equalParts(node, other)
    if (!parts) return undefined
    const [own, others] = [0, 1].map((side) => parts.flatMap((pair) => identifiersOf(pair[side] as ts.Node))) as [
      Name[],
      Name[],
    ]
    for (const [place, name] of own.entries()) {
      const [one, counterpart] = [resolve(checker, name), resolve(checker, others[place] as Name)]
      if (!one && !counterpart) continue
      if (!one || !counterpart) return undefined
      if (!isInside(one, node) || !isInside(counterpart, other)) names.push([one, counterpart])
    }
  }
  return names
}

/** Whether a declaration says nothing but what it exports: a namespace, or a module that is named as a whole. */
export function isNamespace(node: ts.Declaration): boolean {
  return ts.isModuleDeclaration(node) ? ts.isIdentifier(node.name) : ts.isSourceFile(node)
}

/** Exports of equal name of two namespaces, of which a namespace is made; undefined where only one side has one. */
function namesInNamespaces(
  checker: ts.TypeChecker,
  base: ts.Symbol,
  head: ts.Symbol,
): [ts.Symbol, ts.Symbol][] | undefined {
  if (![base, head].some(({ declarations = [] }) => declarations.some(isNamespace))) return []
  const [before, after] = [base, head].map((symbol) => checker.getExportsOfModule(symbol))
  const others = new Map(after?.map((symbol) => [symbol.name, symbol]))
  const isAssigned = [base, head].some(({ exports }) => exports?.has(ts.InternalSymbolName.ExportEquals))
  const isAlike = !isAssigned && before?.length === others.size && before.every(({ name }) => others.has(name))
  if (!isAlike || base.flags !== head.flags) return undefined
  const target = (symbol: ts.Symbol) => targetSymbol(checker, symbol)
  return before.map((symbol) => [target(symbol), target(others.get(symbol.name) as ts.Symbol)])
}

/** Parts of two declarations that have the same tokens, members of classes and interfaces in any order; undefined when one differs. */
function equalParts(node: ts.Node, other: ts.Node): (readonly [ts.Node, ts.Node])[] | undefined {
  if (tokensOf(node) === tokensOf(other)) return [[node, other]]
  if (!hasMembers(node) || !hasMembers(other) || headText(node, node.members) !== headText(other, other.members))
    return undefined
  const [own, others] = [node, other].map((one) => [
    ...(one.name ? [one.name] : []),
    ...(one.typeParameters ?? []),
    ...(one.heritageClauses ?? []),
    // Overloads keep their order.
    ...[...one.members].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0)),
  ]) as unknown as [ts.Node[], ts.Node[]]
  const pairs = own.map((part, index) => [part, others[index] as ts.Node] as const)
  const isEqual = own.length === others.length && pairs.every(([one, two]) => tokensOf(one) === tokensOf(two))
  return isEqual ? pairs : undefined
}

function hasMembers(node: ts.Node): node is ts.ClassDeclaration | ts.InterfaceDeclaration {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
}

function nameOf(member: ts.ClassElement | ts.TypeElement): string {
  const isStatic = (ts.getCombinedModifierFlags(member as ts.Declaration) & ts.ModifierFlags.Static) !== 0
  return `${isStatic ? 'static ' : ''}${member.name?.getText() ?? ts.SyntaxKind[member.kind]}`
}

/** Symbols of equal name that two different declarations name. */
function commonNames(checker: ts.TypeChecker, base: ts.Symbol, head: ts.Symbol): [ts.Symbol, ts.Symbol][] {
  const [before, after] = [base, head].map(({ declarations = [] }) => {
    const nodes = declarations.filter((node) => !ts.isSourceFile(node) && !ts.isModuleDeclaration(node))
    const names = new Map<string, ts.Symbol>()
    for (const node of nodes) {
      for (const name of identifiersOf(node)) {
        const symbol = resolve(checker, name)
        if (symbol && !isInside(symbol, node)) names.set(name.text, symbol)
      }
    }
    return names
  }) as [Map<string, ts.Symbol>, Map<string, ts.Symbol>]
  return [...before].flatMap(([name, one]): [ts.Symbol, ts.Symbol][] => {
    const other = after.get(name)
    return other ? [[one, other]] : []
  })
}

const printer = ts.createPrinter({ removeComments: true })

/** Text of a declaration without comments and white space. */
export function tokensOf(node: ts.Node): string {
  const text = node.getText()
  // White space counts in template literal types, which a scanner alone does not recognise.
  if (text.includes('`')) return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, text)
  const tokens = [String(ts.getCombinedNodeFlags(node) & ts.NodeFlags.BlockScoped)]
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    // A comma after the last parameter or element says nothing.
    if (/^[)\]>]$/.test(scanner.getTokenText()) && tokens.at(-1) === ',') tokens.pop()
    tokens.push(scanner.getTokenText())
  }
  // The last member of a type needs no separator.
  if (/^[;,]$/.test(tokens.at(-1) ?? '')) tokens.pop()
  return tokens.join(' ')
}

/** Name of a symbol, or specifier of a module: `typeof import('./a')`. */
type Name = ts.Identifier | ts.StringLiteral

/** Names in a declaration, except those before a dot: what they lead to is what the name after it leads to. */
export function identifiersOf(root: ts.Node): Name[] {
  const identifiers: Name[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || isWholeModule(node)) identifiers.push(node)
    else if (ts.isQualifiedName(node)) visitName(node.left, node.right)
    else if (ts.isPropertyAccessExpression(node)) visitName(node.expression, node.name)
    else ts.forEachChild(node, visit)
  }
  const visitName = (left: ts.Node, right: ts.Node): void => {
    if (right.getText() === 'prototype') visit(left)
    visit(right)
  }
  visit(root)
  return identifiers
}

/** Whether a node is the specifier in `typeof import('./a')`. */
function isWholeModule(node: ts.Node): node is ts.StringLiteral {
  const type = ts.isStringLiteral(node) && ts.isLiteralTypeNode(node.parent) ? node.parent.parent : undefined
  return type !== undefined && ts.isImportTypeNode(type) && !type.qualifier
}

/** Symbol that a name leads to, aliases resolved. */
export function resolve(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node)
  return symbol && targetSymbol(checker, symbol)
}

/** Whether a symbol is a part of a declaration, whose tokens say everything about it. */
function isInside({ declarations = [] }: ts.Symbol, root: ts.Node): boolean {
  return (
    declarations.length > 0 &&
    declarations.every((node) => {
      for (let outer: ts.Node = node; outer; outer = outer.parent) if (outer === root) return true
      return false
    })
  )
}
