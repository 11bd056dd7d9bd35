import type { Block } from '../block.ts'
import type { CompiledPart } from '../compile-blocks.ts'
import type { CheckedBlock } from '../model.ts'
import { blockKey } from '../reader/block-key.ts'
import type { AnsweredBlock, Target, Use } from '../reader/model.ts'
import { chainOf, waysByPath, type WaysByPath } from './chain-of.ts'
import { completeModule } from './complete-module.ts'
import { namedSymbols, type NamedSymbol } from './named-symbols.ts'
import { playgroundAddress } from './playground.ts'
import { shownBlock, type ShownBlock } from './shown-places.ts'
import type { TargetOf } from './targets.ts'

/** Answers about the blocks of one package. Indices are those of its own targets. */
export interface BlockAnswers {
  blocks: Record<string, AnsweredBlock>
  targets: Target[]
  uses: { target: number; key: string; from: Use['from'] }[]
  /** Symbols of the package with a block in their own doc comment, or in that of a member. */
  withExample: string[]
}

/** Inputs of {@link answerBlocks}. */
export interface AnswerInput {
  blocks: readonly Block[]
  checked: readonly CheckedBlock[]
  /** Findings of the blocks that fail, by index. */
  failures: ReadonlyMap<number, readonly string[]>
  compiled: ReadonlyMap<number, readonly CompiledPart[]>
  /** Name of the documented package; absent for docs. */
  name?: string
  targetsOf: (part: CompiledPart) => TargetOf
  isPublished: (name: string) => boolean
  versionOf: (name: string) => string | undefined
  /** Name by which the package exports the symbol with a block in its comment; undefined for none. */
  ownerOf: (block: Block) => string | undefined
  /** The page that shows a block; undefined for none. */
  pageOf: (block: Block) => Use['from'] | undefined
}

/** Outcomes of blocks about which the compiler's answer is certain. */
const certain: ReadonlySet<string> = new Set(['checked', 'fails'])

/** Collects the compiler's answers for pages. Blocks that fail have only their findings, and those that were not compiled nothing. */
export function answerBlocks(input: AnswerInput): BlockAnswers {
  const targets = new Map<string, { index: number; target: Target }>()
  const indexOf = (target: Target): number => {
    const { package: name, name: symbol, member } = target
    const key = [name, symbol, member?.name ?? '', member?.isStatic ?? '', member?.isConstructor ?? ''].join('\0')
    const known = targets.get(key) ?? { index: targets.size, target }
    targets.set(key, known)
    return known.index
  }
  const paths = waysByPath(input.compiled)
  const blocks: Record<string, AnsweredBlock> = {}
  const uses: BlockAnswers['uses'] = []
  const withExample = new Set<string>()
  input.blocks.forEach((block, index) => {
    const owner = input.ownerOf(block)
    if (owner !== undefined) withExample.add(owner)
    const { outcome } = input.checked[index]!
    const parts = input.compiled.get(index) ?? []
    const failures = input.failures.get(index)
    if (failures === undefined && (parts.length === 0 || !(certain.has(outcome) || outcome === 'incomplete'))) return
    const shown = shownBlock(block)
    const key = blockKey(shown.plain)
    if (failures !== undefined) {
      blocks[key] ??= { links: [], failures }
      return
    }
    const named = parts.flatMap((part) => namedSymbols(part, input.targetsOf(part)))
    const symbols = named.flatMap((one) => ('target' in one.named ? [one.named.target] : []))
    const { links, types } = placesOf(named, shown, indexOf)
    const others = new Set(symbols.map((target) => target.package))
    const versions = [...others].flatMap((name) => {
      const version = input.versionOf(name)
      return version === undefined ? [] : [`${name} ${version}`]
    })
    const isCertain = certain.has(outcome)
    blocks[key] ??= {
      ...(isCertain && { checked: true }),
      ...(input.name === undefined && versions.length > 0 && { with: versions.sort() }),
      links,
      ...(isCertain && Object.keys(types).length > 0 && { types }),
      ...(isCertain && moduleOf(parts, shown, paths, input.isPublished)),
    }
    const from = outcome === 'checked' ? input.pageOf(block) : undefined
    if (from === undefined) return
    const used = new Set(symbols.map(({ package: name, name: symbol }) => indexOf({ package: name, name: symbol })))
    for (const target of used) uses.push({ target, key, from })
  })
  return { blocks, targets: [...targets.values()].map(({ target }) => target), uses, withExample: [...withExample] }
}

/** Places of identifiers in the shown code: links to symbols, and types of what the block declares. */
function placesOf(
  named: readonly NamedSymbol[],
  shown: ShownBlock,
  indexOf: (target: Target) => number,
): Required<Pick<AnsweredBlock, 'links' | 'types'>> {
  const links: AnsweredBlock['links'][number][] = []
  const types: Record<string, (readonly [line: number, column: number, length: number])[]> = {}
  for (const { start, length, named: what } of named) {
    const place = shown.placeOf(start)
    if (place === undefined) continue
    if ('target' in what) links.push([place.line, place.column, length, indexOf(what.target)])
    else (types[what.type] ??= []).push([place.line, place.column, length])
  }
  return { links, types }
}

/** The block as a complete module, and its address in the playground. A block of alternatives is none. */
function moduleOf(
  parts: readonly CompiledPart[],
  shown: ShownBlock,
  paths: WaysByPath,
  isPublished: (name: string) => boolean,
): Pick<AnsweredBlock, 'copy' | 'playground'> {
  const chain = chainOf(parts, paths)
  if (chain === undefined) return {}
  const { language } = parts[0]!.part
  const isComplete = chain.codes.length === 1 && chain.added.length === 0 && shown.isWhole
  const code = isComplete ? `${shown.plain.lines.join('\n')}\n` : completeModule(chain.codes, chain.added, language)
  if (code === undefined) return {}
  const playground = playgroundAddress(code, language, isPublished)
  return { ...(!isComplete && { copy: code }), ...(playground !== undefined && { playground }) }
}
