import type { Coverage } from '../roles/conclude.ts'
import { type Line, line } from './finding-lines.ts'

/** Symbols that could not be compared and are listed. */
const mostSymbols = 10

/** How much was compared: `142 exports: 138 proven equal, 3 changed, 1 not comparable`, and what could not be. */
export function coverageLines({
  exports,
  equal,
  changed,
  notComparable,
  leftOut = [],
  notInstalled = [],
  twins = 0,
}: Coverage): Line[] {
  const more = notComparable.length - mostSymbols
  return [
    line(
      'text',
      `${exports} exports: ${equal} proven equal, ${changed} changed, ${notComparable.length} not comparable`,
    ),
    ...notComparable.slice(0, mostSymbols).map(({ symbol, reason }) => line('text', `${symbol}: ${reason}`, 2)),
    ...(more > 0 ? [line('text', `and ${more} more`, 2)] : []),
    ...leftOut.map(({ programs, reason }) =>
      line('text', `Programs of consumers that were not compiled: ${programs} (${reason})`),
    ),
    ...(twins > 0 ? [line('text', twinsText(twins))] : []),
    ...(notInstalled.length > 0 ? [line('text', byNameText(notInstalled))] : []),
  ]
}

function twinsText(count: number): string {
  return `Compared and counted once with another entry point that says the same on both sides: ${count} entry point${count === 1 ? '' : 's'}`
}

function byNameText(modules: readonly string[]): string {
  const shown = modules.slice(0, mostSymbols).join(', ')
  const more = modules.length - mostSymbols
  return `Compared by name only, because no installed package has these types: ${shown}${more > 0 ? ` and ${more} more` : ''}`
}
