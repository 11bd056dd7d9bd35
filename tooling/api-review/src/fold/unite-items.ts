import type ts from '#typescript'
import { type Finding, larger, levels } from '../findings.ts'
import { isInternalEntry } from '../limit-internal.ts'
import { releaseTagOf } from '../rules/compare-documentation.ts'
import { isIn } from './members.ts'
import type { Declared } from './declarations.ts'
import type { Item } from './item-keys.ts'

/** Unites items of equal keys; those without a key stay. */
export function uniteBy(items: readonly Item[], keyOf: (item: Item) => string | undefined): Item[] {
  const groups = new Map<string | Item, Item[]>()
  for (const item of items) {
    const key = keyOf(item) ?? item
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()].map((group) => {
    const [first = group[0] as Item, ...others] = group.toSorted(byDeclaration)
    return others.reduce(unite, first)
  })
}

/** Public places first, then the one at the declaration, the main entry point, and the worst. The sort is stable. */
function byDeclaration(one: Item, other: Item): number {
  const order = (item: Item): number[] => [
    promises(item) ? 0 : 1,
    // A report that only imports a type has no finding of it.
    item.base?.isExported || item.head?.isExported ? 0 : 1,
    isAtOwner(item.base) || isAtOwner(item.head) ? 0 : 1,
    item.finding.entry === '.' ? 0 : item.finding.entry.split('/').length,
    -rankOf(item),
  ]
  const others = order(other)
  return (
    order(one)
      .map((rank, index) => rank - (others[index] as number))
      .find((difference) => difference !== 0) ?? 0
  )
}

/** Whether a finding is of a public symbol of an entry point that is not internal. */
export function promises({ finding, base, head }: Item): boolean {
  const owner = base?.owner ?? head?.owner
  return !isInternalEntry(finding.entry) && releaseTagOf({ declarations: owner?.declarations ?? [] }) === 'public'
}

/** Whether a path ends in the declaration that its owner has. */
export function isAtOwner(declared: Declared | undefined): boolean {
  const owners = new Set<ts.Node>(declared?.owner.declarations)
  return declared?.nodes.some((node) => isIn(node, owners)) ?? false
}

/** Proven before others, then by levels. */
export function rankOf({ finding }: Item): number {
  return levelRank(finding) + (finding.proof === 'proven' ? 0.5 : 0)
}

/** Larger for a larger pragmatic level, then for a larger strict one. */
export function levelRank({ strict, pragmatic }: Finding): number {
  return levels.indexOf(pragmatic) * 10 + levels.indexOf(strict)
}

/** Folds a finding into another one: its place is listed, the level is the worse one, and a proof of any is kept. */
export function unite(into: Item, item: Item): Item {
  const [one, other] = [into.finding, item.finding]
  const also = [...into.also, { entry: other.entry, symbol: other.symbol }, ...item.also]
  const isWorse = levelRank(other) > levelRank(one)
  const levelsOfBoth = { strict: larger(one.strict, other.strict), pragmatic: larger(one.pragmatic, other.pragmatic) }
  const takesProof = other.proof === 'proven' && (one.proof !== 'proven' || isWorse)
  const possible = [one.possible, other.possible].reduce<Finding['possible']>(
    (most, level) => (level && most ? larger(level, most) : (level ?? most)),
    undefined,
  )
  const { witness: _, error: __, possible: ___, ...rest } = one
  const proof = takesProof
    ? proofOf(other, one.entry)
    : isWorse && one.proof === 'none'
      ? proofOf(other, one.entry)
      : proofOf(one, one.entry)
  const isOpen = possible !== undefined && levels.indexOf(possible) > levels.indexOf(levelsOfBoth.pragmatic)
  return { ...into, finding: { ...rest, ...levelsOfBoth, ...proof, ...(isOpen && { possible }) }, also }
}

function proofOf(finding: Finding, entry: string): Pick<Finding, 'proof' | 'witness' | 'error' | 'witnessEntry'> {
  const { proof, witness, error, witnessEntry = finding.entry } = finding
  return {
    proof,
    ...(witness !== undefined && { witness }),
    ...(error !== undefined && { error }),
    ...(witness !== undefined && witnessEntry !== entry && { witnessEntry }),
  }
}
