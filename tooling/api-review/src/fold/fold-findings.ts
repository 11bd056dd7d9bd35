import type { RuleId } from '../rules/all-rules.ts'
import ts from '#typescript'
import type { Finding, ReachedPlace } from '../findings.ts'
import { changedText } from './declaration-text.ts'
import { type Cause, causeKey, copyKey, createIds, type Item, placeKey, textKey } from './item-keys.ts'
import { isIn, membersOf } from './members.ts'
import { isAtOwner, levelRank, promises, rankOf, unite, uniteBy } from './unite-items.ts'
import { type DeclaredAlike, tokensOf } from '../match/unchanged-symbols.ts'
import { packageOfPath } from './written-side.ts'
import { parameterRules } from '../rules/parameter-rules.ts'
import { useRules } from '../rules/use-rules.ts'
import { createDeclarations, type Declarations, type Declared, type WrittenSide } from './declarations.ts'

/** Input of folding beside the findings. */
export interface FoldInput {
  base: WrittenSide
  head: WrittenSide
  /** Symbols of both sides, walked in step. */
  alike: DeclaredAlike
  /** Package of an entry point: findings of one package are not folded into those of another. */
  packageOf: (entry: string) => string
}

/** Rules about comments and release tags: the declarations are not what changed. */
const ofComments: ReadonlySet<RuleId> = new Set([
  'documentation-changed',
  'deprecated',
  'undeprecated',
  'promoted',
  'withdrawn',
])

/** Rules about a class, interface or alias itself, not about its members. */
const ofHeads: ReadonlySet<string> = new Set([
  ...Object.keys(parameterRules),
  'heritage-changed',
  'class-made-abstract',
  'class-made-concrete',
  'class-made-nominal',
  'class-made-structural',
  'this-type-added',
  'this-type-removed',
])

/**
 * Adds the declarations before and after to each finding, and makes one finding of those that come from one edit: of several
 * entry points, heirs, and types that name the one that changed. It keeps the worst level and a proof of any.
 */
export function foldFindings(findings: readonly Finding[], input: FoldInput): Finding[] {
  const sides = { base: createDeclarations(input.base), head: createDeclarations(input.head) }
  const ids = createIds()
  const items = findings.map((finding) => describe(withPublicName(finding, sides), sides, input.alike))
  const packageOf = ({ finding }: Item) => input.packageOf(finding.entry)
  const placed = uniteBy(foldInherited(items, ids), (item) => `${packageOf(item)}\n${placeKey(item, ids)}`)
  const alike = uniteBy(placed, (item) => `${packageOf(item)}\n${textKey(item)}`)
  const copied = uniteBy(alike, (item) => {
    const key = copyKey(item)
    return key && `${packageOf(item)}\n${key}`
  })
  const echoed = uniteBy(copied, (item) =>
    item.causes.length === 1 ? `${packageOf(item)}\n${causeKey(item, ids)}` : undefined,
  )
  return foldEchoes(foldUses(echoed, packageOf), packageOf).map(({ finding, also }) => withPlaces(finding, also))
}

/** Folds findings of members that an own class or interface has from other bases than before into that of its bases. */
function foldInherited(items: readonly Item[], ids: (thing: object) => number): Item[] {
  const keyOf = ({ finding, base, head }: Item): string | undefined => {
    const isHeritage = finding.rule === 'heritage-changed'
    const isInherited = base?.rest !== '' || head?.rest !== ''
    if (!base || !head || !(isHeritage || isInherited) || heritageOf(base) === heritageOf(head)) return undefined
    return [base, head].map(({ nodes }) => nodes.map(ids).join()).join('\n')
  }
  const targets = new Map(
    items.flatMap((item): [string, Item][] => {
      const key = item.finding.rule === 'heritage-changed' ? keyOf(item) : undefined
      return key === undefined ? [] : [[key, item]]
    }),
  )
  return foldInto(items, (item) => targets.get(keyOf(item) ?? ''))
}

/** Folds each item into another one, if it has one. */
function foldInto(items: readonly Item[], targetOf: (item: Item) => Item | undefined): Item[] {
  const folded = new Map<Item, Item>()
  const others = items.filter((item) => {
    const target = targetOf(item)
    if (!target || target === item) return true
    folded.set(target, unite(folded.get(target) ?? target, item))
    return false
  })
  return others.map((item) => folded.get(item) ?? item)
}

/**
 * Folds findings of what consumers do into one of a rule that says what changed in the same declaration: programs of one entry point
 * may show what rules found at another.
 */
function foldUses(items: readonly Item[], packageOf: (item: Item) => string): Item[] {
  const named = items.filter(({ finding }) => !Object.hasOwn(useRules, finding.rule))
  const targetOfUse = (item: Item): Item | undefined => {
    if (!Object.hasOwn(useRules, item.finding.rule) || !item.base || item.base.rest !== '') return undefined
    const nodes = new Set<ts.Node>(item.base.nodes)
    return named.find(
      (other) =>
        packageOf(other) === packageOf(item) &&
        other.finding.proof === item.finding.proof &&
        levelRank(other.finding) >= levelRank(item.finding) &&
        other.base?.nodes.some((node) => isIn(node, nodes)),
    )
  }
  return foldInto(items, targetOfUse)
}

/** Text of the bases of a class or an interface; empty for other declarations. */
function heritageOf({ nodes }: Declared): string {
  const clauses = nodes.flatMap((node) =>
    ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) ? [...(node.heritageClauses ?? [])] : [],
  )
  return clauses.map((clause) => clause.getText()).join(' ')
}

function withPublicName(finding: Finding, { base, head }: { base: Declarations; head: Declarations }): Finding {
  // Opaque types of the comparison, and stand-ins for other packages, have a property with their name.
  const path = finding.symbol.replace(/\. \$T\d+(?=\.|$)/g, '').replace(/\.(?:typeof )?[\w$.]+ of \S+$/, '')
  const symbol = base.publicPath(finding.entry, head.publicPath(finding.entry, path))
  const renamedTo = finding.renamedTo && head.publicPath(finding.entry, finding.renamedTo)
  if (symbol === finding.symbol && renamedTo === finding.renamedTo) return finding
  return {
    ...finding,
    symbol,
    ...(renamedTo !== undefined && {
      renamedTo,
      message: finding.message.replace(finding.renamedTo as string, () => renamedTo),
    }),
  }
}

function describe(finding: Finding, sides: { base: Declarations; head: Declarations }, alike: DeclaredAlike): Item {
  const { entry, symbol, renamedTo } = finding
  const [base, head] = [sides.base.find(entry, symbol), sides.head.find(entry, renamedTo ?? symbol)]
  // A member that a side does not have leads to its container there.
  const isGone = base !== undefined && (head === undefined || depthOf(head) > depthOf(base))
  const isNew = head !== undefined && (base === undefined || depthOf(base) > depthOf(head))
  const [before, after] = [isNew ? [] : (base?.nodes ?? []), isGone ? [] : (head?.nodes ?? [])]
  if (ofComments.has(finding.rule)) return { finding, base, head, causes: [], also: [] }
  const isEcho = before.length > 0 && after.length > 0 && renamedTo === undefined && isSameText(before, after)
  const causes = isEcho ? causesOf(before, after, alike) : []
  const [cause] = causes
  const text = isEcho
    ? cause && changedText(cause[0].declarations ?? [], cause[1].declarations ?? [])
    : changedText(before, after, ofHeads.has(finding.rule))
  const printed = {
    ...(finding.error !== undefined && { error: sides.head.names.inText(finding.error) }),
    ...(text?.before !== undefined && { before: sides.base.names.inText(text.before) }),
    ...(text?.after !== undefined && { after: sides.head.names.inText(text.after) }),
  }
  return {
    finding: { ...finding, ...printed },
    base: isNew ? undefined : base,
    head: isGone ? undefined : head,
    causes,
    also: [],
  }
}

/** Whether two lists of declarations have the same tokens. */
function isSameText(base: readonly ts.Declaration[], head: readonly ts.Declaration[]): boolean {
  return base.map(tokensOf).join('\n') === head.map(tokensOf).join('\n')
}

/** Declarations by which others of equal text differ, because they name them; nearest first. */
function causesOf(base: readonly ts.Declaration[], head: readonly ts.Declaration[], alike: DeclaredAlike): Cause[] {
  const own = new Set(base.map(symbolOf))
  const causes = base.flatMap((node, index) => alike.causesOf(symbolOf(node), symbolOf(head[index] as ts.Declaration)))
  return [...new Map(causes.filter(([cause]) => !own.has(cause))).entries()]
}

function symbolOf(node: ts.Declaration): ts.Symbol {
  return (node as ts.Declaration & { symbol: ts.Symbol }).symbol
}

function depthOf({ rest }: Declared): number {
  return rest === '' ? 0 : rest.split('.').length
}

/**
 * Folds findings whose own declarations are alike into that of the declaration that changed. One that would be worse than every
 * finding of several causes stays: it is not certain which of them it comes from.
 */
function foldEchoes(items: readonly Item[], packageOf: (item: Item) => string): Item[] {
  const own = items.filter(({ causes }) => causes.length === 0)
  const atSymbol = new Map<ts.Symbol, Item[]>()
  for (const item of own) {
    for (const symbol of new Set([item.base?.owner, item.head?.owner])) {
      if (symbol) atSymbol.set(symbol, [...(atSymbol.get(symbol) ?? []), item])
    }
  }
  const targets = new Map<Item, Item[]>()
  for (const item of items) {
    const target = targetOf(item, atSymbol, packageOf) ?? wholeOf(item, atSymbol)
    if (target) targets.set(target, [...(targets.get(target) ?? []), item])
  }
  const folded = new Set([...targets.values()].flat())
  return items.flatMap((item) => (folded.has(item) ? [] : [(targets.get(item) ?? []).reduce(unite, item)]))
}

function targetOf(
  item: Item,
  atSymbol: ReadonlyMap<ts.Symbol, readonly Item[]>,
  packageOf: (item: Item) => string,
): Item | undefined {
  const groups = item.causes.map(([base, head]) =>
    [...new Set([...(atSymbol.get(base) ?? []), ...(atSymbol.get(head) ?? [])])].filter(
      (other) =>
        packageOf(other) === packageOf(item) &&
        isOfOwnPackage(other, packageOf(item)) &&
        (promises(other) || !promises(item)),
    ),
  )
  const candidates = groups.flat()
  const enough = candidates.filter(({ finding }) => levelRank(finding) >= levelRank(item.finding))
  const isAlike = ({ finding }: Item) => finding.rule === item.finding.rule
  if (enough.length > 0) return enough.find(isAlike) ?? enough[0]
  if (item.causes.length > 1) return undefined
  return candidates.toSorted((one, other) => rankOf(other) - rankOf(one))[0]
}

/** Finding of the whole declaration whose change also shows in a part that is declared elsewhere, such as `Hook.name`. */
function wholeOf(item: Item, atSymbol: ReadonlyMap<ts.Symbol, readonly Item[]>): Item | undefined {
  const { base, head } = item
  if (item.causes.length > 0 || !base || isWhole(base) || (head && isWhole(head))) return undefined
  const wholes = (atSymbol.get(base.owner) ?? []).filter(
    (other) =>
      other.finding.entry === item.finding.entry &&
      isOwner(other.base) &&
      isOwner(other.head) &&
      !ofComments.has(other.finding.rule),
  )
  return wholes.find(({ finding }) => levelRank(finding) >= levelRank(item.finding)) ?? wholes[0]
}

/** Whether a path leads to a declaration inside that of its first name. */
function isWhole(declared: Declared): boolean {
  return declared.rest === '' && isAtOwner(declared)
}

/** Whether a path is only the name of an export, whose declaration has no members of its own. */
function isOwner(declared: Declared | undefined): boolean {
  return (
    declared?.rest === '' &&
    declared.nodes.some((node) => declared.owner.declarations?.includes(node)) &&
    declared.nodes.every((node) => membersOf(node).length === 0)
  )
}

/** Whether a finding is about a declaration of its own package: a review leaves out those of other packages. */
function isOfOwnPackage({ base, head }: Item, name: string): boolean {
  const nodes = [...(base?.nodes ?? []), ...(head?.nodes ?? [])]
  return nodes.every(
    (node) => packageOfPath(node.getSourceFile().fileName.replace(/^\/review\/(?:base|head)\//, '')) === name,
  )
}

function withPlaces(finding: Finding, also: readonly ReachedPlace[]): Finding {
  const places = new Map(also.map((place) => [`${place.entry}\n${place.symbol}`, place]))
  places.delete(`${finding.entry}\n${finding.symbol}`)
  return places.size === 0 ? finding : { ...finding, also: [...places.values()] }
}
