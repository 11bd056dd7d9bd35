import type { CompiledPart } from '../compile-blocks.ts'
import type { PlannedPart } from '../plan-blocks.ts'
import type { AddedImport, Variant } from '../variants.ts'

/** Parts with their ways to be compiled, by the path of each way. */
export type WaysByPath = ReadonlyMap<string, { part: PlannedPart; variant: Variant }>

/** A block with the earlier ones that it goes on from. */
export interface Chain {
  /** In order, the block last. */
  codes: readonly string[]
  /** Imports that they leave out. */
  added: readonly AddedImport[]
}

/** Finds the ways of all parts. */
export function waysByPath(compiled: ReadonlyMap<number, readonly CompiledPart[]>): WaysByPath {
  return new Map(
    [...compiled.values()]
      .flat()
      .flatMap(({ part }) => part.variants.map((variant) => [variant.path, { part, variant }] as const)),
  )
}

/** The earlier blocks that a block needs, before it. Undefined for alternatives, and for names that nobody can import. */
export function chainOf(parts: readonly CompiledPart[], paths: WaysByPath): Chain | undefined {
  const [only, ...others] = parts
  if (only === undefined || others.length > 0) return undefined
  const chain: { code: string; variant: Variant }[] = []
  const visit = (path: string): void => {
    const earlier = paths.get(path)
    if (earlier === undefined || chain.some((one) => one.code === earlier.part.code)) return
    for (const before of earlier.variant.imports) visit(before)
    chain.push({ code: earlier.part.code, variant: earlier.variant })
  }
  for (const path of only.variant.imports) visit(path)
  chain.push({ code: only.part.code, variant: only.variant })
  if (chain.some(({ variant }) => variant.usesFile)) return undefined
  return { codes: chain.map(({ code }) => code), added: chain.flatMap(({ variant }) => variant.added) }
}
