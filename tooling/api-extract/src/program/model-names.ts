import { withoutNumber } from './names.ts'

/**
 * Names of the items of a doc model, without the numbers that API Extractor appends, and those inside each of them. Empty for
 * a doc model that is missing or incomplete.
 */
export type ModelNames = ReadonlyMap<string, ModelNames>

/** Names of no doc model. */
export const noModelNames: ModelNames = new Map()

/** Reads the names from the text of a doc model. API Extractor indents each level by four columns, and only items have a `name`. */
export function readModelNames(docModel: string): ModelNames {
  type Names = Map<string, Names>
  const levels: Names[] = [new Map()]
  for (const { groups } of docModel.matchAll(/^ {10}(?<indent>(?: {4})*)"name": "(?<name>[^"]+)"/gmu)) {
    const depth = groups!['indent']!.length / 4
    const around = levels[depth]
    if (around === undefined) continue
    const name = withoutNumber(groups!['name']!)
    const inside: Names = around.get(name) ?? new Map<string, Names>()
    around.set(name, inside)
    levels.length = depth + 1
    levels.push(inside)
  }
  return levels[0]!
}
