import ts from 'typescript'
import type { SurfaceSymbol } from './surface.ts'

/** A removed name and the added one that it became. */
export interface Rename {
  from: SurfaceSymbol
  to: SurfaceSymbol
  /** Above 0.6, at most 1: share of the words that both names have. */
  confidence: number
}

/** Names with fewer common words are two things: `readFile` and `writeFile` have 0.5. */
const leastConfidence = 0.6

/**
 * Pairs removed names with added ones of the same declaration and similar words. A name with two such partners is not renamed:
 * neither pairing would be certain.
 */
export function findRenames(removed: readonly SurfaceSymbol[], added: readonly SurfaceSymbol[]): Rename[] {
  const shapes = new Map(added.map((symbol) => [symbol, shapeOf(symbol)]))
  const all = removed.flatMap((from) => {
    const shape = shapeOf(from)
    return added
      .filter((to) => shape !== '' && shapes.get(to) === shape && containerOf(from) === containerOf(to))
      .map((to): Rename => ({ from, to, confidence: similarity(nameOf(from), nameOf(to)) }))
      .filter(({ confidence }) => confidence > leastConfidence)
  })
  return all.filter(({ from, to }) => all.filter((other) => other.from === from || other.to === to).length === 1)
}

/** Tokens of the declarations without their own name, and the kind of each. */
function shapeOf(symbol: SurfaceSymbol): string {
  const names = new Set([nameOf(symbol), symbol.symbol.name])
  return symbol.declarations
    .map((node) => {
      if (ts.isSourceFile(node) || ts.isModuleDeclaration(node)) return ''
      const text = node.getText().replace(/[\w$]+/g, (word) => (names.has(word) ? '#' : word))
      return `${node.kind} ${text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')}`
    })
    .join('\n')
}

function nameOf({ path }: SurfaceSymbol): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

function containerOf({ path }: SurfaceSymbol): string {
  return path.slice(0, path.lastIndexOf('.') + 1)
}

/** Twice the common words by the words of both. */
function similarity(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const total = words.length + others.length
  const common = words.filter((word) => {
    const index = others.findIndex((candidate) => isSameWord(word, candidate))
    if (index >= 0) others.splice(index, 1)
    return index >= 0
  })
  return total === 0 ? 0 : (2 * common.length) / total
}

function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g) ?? []).map((word) => word.toLowerCase())
}

/** Equal, or one is the beginning of the other, such as `option` of `options`; `v1` and `v2` are two words. */
function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  return short === long || (short.length >= 3 && long.startsWith(short) && !/\d/.test(long))
}
