import { relative, sep } from 'node:path'
import type ts from 'typescript'
import type { Block } from '../block.ts'
import type { CompiledPart } from '../compile-blocks.ts'
import type { PackageExamples } from '../model.ts'
import type { Use } from '../reader/model.ts'
import type { KnownPackage, Resolver } from '../resolver.ts'
import { answerBlocks } from './answer-blocks.ts'
import type { PackageAnswers } from './join-answers.ts'
import { targetsIn, type Targets } from './targets.ts'

/** Blocks of a check, and the compiler's answers about them. */
export interface CheckedState {
  blocks: readonly Block[]
  compiled: ReadonlyMap<number, readonly CompiledPart[]>
  /** Findings of the blocks that fail, by index. */
  failures: ReadonlyMap<number, readonly string[]>
  documented: KnownPackage | undefined
  /** All packages of the repository, each name once. */
  known: readonly KnownPackage[]
  resolver: Resolver
  /** Program with the entry points of the documented package. */
  program: ts.Program | undefined
  /** Folder of the package, or of the docs. */
  folder: string
  isDocs: boolean
}

/** Collects the compiler's answers about the blocks of a package, or of docs. */
export function packageAnswers(examples: PackageExamples, state: CheckedState): PackageAnswers {
  const { blocks, compiled, failures, documented, known, resolver, isDocs } = state
  const byProgram = new Map<ts.Program, Targets>()
  const targetsOf = (program: ts.Program): Targets => {
    const targets = byProgram.get(program) ?? targetsIn(program, known, resolver)
    byProgram.set(program, targets)
    return targets
  }
  const ownerOf = ({ file, owner }: Block): string | undefined =>
    documented === undefined || state.program === undefined || owner === undefined
      ? undefined
      : targetsOf(state.program).exportedName(documented, file, owner)
  const manifests = new Map(known.map(({ name, manifest }) => [name, manifest]))
  const counts: Record<string, number> = {}
  for (const { outcome } of examples.blocks) counts[outcome] = (counts[outcome] ?? 0) + 1
  const answers = answerBlocks({
    blocks,
    checked: examples.blocks,
    compiled,
    failures,
    ...(documented !== undefined && { name: documented.name }),
    targetsOf: ({ program: { program } }) => targetsOf(program).targetOf,
    ownerOf,
    isPublished: (name) => manifests.get(name)?.private !== true,
    versionOf: (name) => manifests.get(name)?.version,
    pageOf: (block) => pageOf(block, state, ownerOf(block)),
  })
  return {
    ...answers,
    about: {
      name: examples.name,
      ...(isDocs && { isDocs }),
      ...(examples.version !== undefined && { version: examples.version }),
      typescript: examples.typescript,
      counts,
      ...(!isDocs && { withExample: answers.withExample.length }),
    },
  }
}

/** The page with a block: of a doc, of the package for its own README, or of the documented symbol. */
function pageOf({ file }: Block, { folder, isDocs }: CheckedState, owner: string | undefined): Use['from'] | undefined {
  const path = relative(folder, file).split(sep).join('/')
  if (isDocs) return path.startsWith('..') ? undefined : { doc: path }
  if (/^readme(?:\.\w+)?$/i.test(path)) return 'readme'
  return owner === undefined ? undefined : { symbol: owner }
}
