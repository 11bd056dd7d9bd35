import { compareSides } from '../src/compare-sides.ts'
import type { Finding } from '../src/findings.ts'
import { defaultOptions } from '../src/compiler/program.ts'

/** Compares two declaration files. */
export function compareTexts(before: string, after: string): Finding[] {
  const side = (text: string) => ({
    label: 'x',
    files: new Map([['x.d.ts', text]]),
    entries: new Map([['.', 'x.d.ts']]),
  })
  return compareSides(side(before), side(after), defaultOptions)
}
