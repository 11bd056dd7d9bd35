import { augments, compileConsumers, type Consumer } from './compile-consumers.ts'
import type { Finding } from '../findings.ts'
import type { Side } from '../parse/side.ts'
import { moduleOf } from '../types/stage.ts'

/** A finding with consumer programs that may prove it, best first. */
export interface Unproven {
  finding: Finding
  witnesses: readonly string[]
}

interface Attempt {
  item: Unproven
  code: string
}

/** Programs to compile; breaks past them stay unproven. */
const mostPrograms = 2000

/** Compiles the programs of all breaks against both sides; the first that compiles against the base only becomes the witness. */
export function proveFindings(
  items: readonly Unproven[],
  base: Side,
  head: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string>,
): Finding[] {
  const attempts = items
    .filter(({ finding }) => finding.strict === 'major')
    .flatMap((item) => item.witnesses.map((code, rank): Attempt & { rank: number } => ({ item, code, rank })))
    // The first program of each is tried before the second of any.
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostPrograms)
  const isExact = ({ item }: Attempt) => item.finding.rule === 'undefined-made-explicit'
  const groups = new Map<string, Attempt[]>()
  attempts.forEach((attempt, index) => {
    const key = augments(attempt.code) ? `${index}` : `exact: ${isExact(attempt)}`
    groups.set(key, [...(groups.get(key) ?? []), attempt])
  })
  const proofs = new Map<Unproven, string[]>()
  for (const group of groups.values()) {
    const settings = isExact(group[0] as Attempt) ? { ...options, exactOptionalPropertyTypes: true } : options
    for (const { item, code } of proving(group, base, head, settings, stubs))
      proofs.set(item, [...(proofs.get(item) ?? []), code])
  }
  return items.map((item) => {
    if (item.finding.strict !== 'major') return item.finding
    const witness = item.witnesses.find((code) => proofs.get(item)?.includes(code))
    return {
      ...item.finding,
      proof: witness === undefined ? 'unproven' : 'proven',
      ...(witness !== undefined && { witness }),
    }
  })
}

/** Attempts that compile against the base and fail against the head. */
function proving(
  group: readonly Attempt[],
  base: Side,
  head: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string>,
): Attempt[] {
  const libraries = { base: base.files, head: head.files, shared: stubs }
  const consumersOf = (side: Consumer['side']) =>
    group.map(({ code, item }): Consumer => {
      const path = (side === 'base' ? base : head).entries.get(item.finding.entry) as string
      return { code, side, lib: moduleOf(path) }
    })
  const isAlone = group.length === 1 && augments((group[0] as Attempt).code)
  const results = isAlone
    ? [
        ...compileConsumers(consumersOf('base'), libraries, options),
        ...compileConsumers(consumersOf('head'), libraries, options),
      ]
    : compileConsumers([...consumersOf('base'), ...consumersOf('head')], libraries, options)
  return group.filter((_, index) => results[index]?.length === 0 && (results[index + group.length]?.length ?? 0) > 0)
}
