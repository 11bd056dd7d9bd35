import type { AnsweredPackage, ExampleAnswers, Target, Use } from '../reader/model.ts'
import { formatVersion } from '../reader/open-answers.ts'
import type { BlockAnswers } from './answer-blocks.ts'

/** Answers of one package with what pages say of it. */
export interface PackageAnswers extends BlockAnswers {
  about: Omit<AnsweredPackage, 'blocks'>
}

/** Most places that are kept for a symbol: those whose page is not there are left out later. */
const mostUses = 12

/** Joins the answers of all packages: their targets get numbers in one list. */
export function joinAnswers(all: readonly PackageAnswers[]): ExampleAnswers {
  const numbers = new Map<string, number>()
  const targets: Target[] = []
  const numberOf = (target: Target): number => {
    const key = JSON.stringify(target)
    const known = numbers.get(key) ?? targets.push(target) - 1
    numbers.set(key, known)
    return known
  }
  const own = new Set(
    all.flatMap(({ about, withExample }) => withExample.map((name) => JSON.stringify({ package: about.name, name }))),
  )
  const uses = new Map<number, { use: Use; rank: number }[]>()
  const packages = all.map(({ about, ...one }, at): AnsweredPackage => {
    const renumbered = one.targets.map(numberOf)
    for (const { target, key, from } of one.uses) {
      if (own.has(JSON.stringify(one.targets[target]))) continue
      const list = uses.get(renumbered[target]!) ?? []
      if (!list.some(({ use }) => use.key === key)) list.push({ use: { key, in: at, from }, rank: rankOf(from) })
      uses.set(renumbered[target]!, list)
    }
    const blocks = Object.entries(one.blocks).map(([key, block]) => [
      key,
      {
        ...block,
        links: block.links.map(
          ([line, column, length, target]) => [line, column, length, renumbered[target]!] as const,
        ),
      },
    ])
    return { ...about, blocks: Object.fromEntries(blocks) as AnsweredPackage['blocks'] }
  })
  const sorted = [...uses].map(([target, list]) => [
    target,
    list
      .sort((a, b) => a.rank - b.rank)
      .slice(0, mostUses)
      .map(({ use }) => use),
  ])
  return { formatVersion, packages, targets, uses: Object.fromEntries(sorted) as ExampleAnswers['uses'] }
}

/** Guides explain more than READMEs, and these more than comments of other symbols. */
function rankOf(from: Use['from']): number {
  if (from === 'readme') return 1
  return 'doc' in from ? 0 : 2
}
