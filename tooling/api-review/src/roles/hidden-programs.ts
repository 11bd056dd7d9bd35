import ts from '#typescript'
import { withAccess } from '../compiler/member-names.ts'
import { anyList, typeParametersOf } from '../compiler/type-parameters.ts'
import type { SurfaceSymbol } from '../match/surface.ts'
import type { DeclaredAlike } from '../match/unchanged-symbols.ts'
import { addCalls } from './calls.ts'
import { type ConsumerProgram, ProgramList, type Use } from './consumer-program.ts'
import { findHidden, type HiddenType } from './hidden-types.ts'
import { addMembers } from './members.ts'
import type { Surroundings } from './surroundings.ts'

/** Uses of what consumers receive. */
const received: ReadonlySet<Use> = new Set(['read', 'call', 'narrow', 'write'])

/** Writes programs for the types behind an export of both sides. */
export type HiddenPrograms = (around: Surroundings, base: SurfaceSymbol, head: SurfaceSymbol) => ConsumerProgram[]

/**
 * Creates a writer of what consumers do with types that differ and are not exported, which they receive from an export. Each such type
 * has programs once. Assignability alone does not show what their methods no longer take.
 *
 * @param exported - Exports of the base.
 */
export function createHiddenPrograms(alike: DeclaredAlike, exported: ReadonlySet<ts.Symbol>): HiddenPrograms {
  const open = new Set<ts.Symbol>()
  const known = new Set<ts.Symbol>()
  return (around, base, head) => {
    for (const [cause] of alike.causesOf(base.symbol, head.symbol)) {
      if (exported.has(cause) || known.has(cause) || !isNamedType(cause)) continue
      known.add(cause)
      open.add(cause)
    }
    if (open.size === 0) return []
    const { checker, consumer } = around
    const { symbol, path } = base
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0
    const type = isValue ? checker.getTypeOfSymbolAtLocation(symbol, consumer) : checker.getDeclaredTypeOfSymbol(symbol)
    const text = isValue ? `typeof L.${path}` : `L.${path}${anyList(typeParametersOf(symbol).length)}`
    return findHidden(around, type, text, open).flatMap((hidden) =>
      programsOf(around, hidden).map((program) => ({ ...program, code: withAccess(program.code, path) })),
    )
  }
}

function programsOf(around: Surroundings, { symbol: { name }, type, text }: HiddenType): ConsumerProgram[] {
  const programs = new ProgramList()
  const own = text.replaceAll(/\bL\./g, 'B.')
  const owner = { symbol: name, head: `(null! as ${text})`, base: `(null! as ${own})` }
  addMembers(around, programs, type, { ...owner, type: own }, 1, new Set([type.symbol]))
  addCalls(around, programs, type, { ...owner, isMember: false })
  return programs.programs.filter(({ use }) => received.has(use))
}

/** Whether a symbol is a class, an interface or an alias. */
function isNamedType({ flags }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0
}
