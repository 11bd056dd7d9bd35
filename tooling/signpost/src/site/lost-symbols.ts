import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Extraction } from '../extraction/extract-packages.ts'
import type { Places } from '../steps/places.ts'

/** Number of symbols by folder of each package. */
export type SymbolCounts = ReadonlyMap<string, number>

/** Counts the symbols of each package in a root's graph; none without a graph. */
export function symbolCounts({ graph }: Places): SymbolCounts {
  try {
    const { packages } = JSON.parse(readFileSync(join(graph, 'manifest.json'), 'utf8')) as {
      packages: { folder: string; counts: Readonly<Record<string, number>> }[]
    }
    const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
    return new Map(packages.map(({ folder, counts }) => [folder, sum(Object.values(counts))]))
  } catch {
    return new Map()
  }
}

/**
 * A sentence for each package that has an error and fewer symbols than in the last build: its pages are gone, though its author may
 * have removed nothing.
 */
export function lostSymbols(
  extractions: readonly Extraction[],
  before: SymbolCounts,
  after: SymbolCounts,
): readonly string[] {
  return extractions.flatMap(({ package: { manifest, path }, findings }) => {
    const had = before.get(path) ?? 0
    const lost = had - (after.get(path) ?? 0)
    if (lost <= 0 || findings.every(({ severity }) => severity !== 'error')) return []
    const symbols = `${lost} of ${had} ${had === 1 ? 'symbol' : 'symbols'}`
    return [`${manifest.name ?? path} has lost ${symbols} of the last build, because of its errors above.`]
  })
}
