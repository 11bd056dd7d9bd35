import type { Coverage } from '../roles/conclude.ts'
import type { Line } from './finding-lines.ts'

/** Symbols that could not be compared and are listed. */
const mostSymbols = 10

/** How much was compared: `142 exports: 138 proven equal, 3 changed, 1 not comparable`, and what could not be. */
export function coverageLines({ exports, equal, changed, notComparable }: Coverage): Line[] {
  const more = notComparable.length - mostSymbols
  return [
    {
      kind: 'text',
      text: `${exports} exports: ${equal} proven equal, ${changed} changed, ${notComparable.length} not comparable`,
      indent: 0,
    },
    ...notComparable
      .slice(0, mostSymbols)
      .map(({ symbol, reason }): Line => ({ kind: 'text', text: `${symbol}: ${reason}`, indent: 2 })),
    ...(more > 0 ? [{ kind: 'text', text: `and ${more} more`, indent: 2 } as const] : []),
  ]
}
