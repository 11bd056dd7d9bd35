import ts from '#typescript'
import { weightOf } from './alike-signatures.ts'
import { type NamePair, pairAlike, pairSimilarNames } from './similar-names.ts'
import type { SurfaceSymbol } from './surface.ts'

/** Pairs removed exports with added ones of the same declaration in the same namespace: those of similar words, then any. */
export function findRenames(
  removed: readonly SurfaceSymbol[],
  added: readonly SurfaceSymbol[],
): NamePair<SurfaceSymbol>[] {
  const groups = groupBy(added, shapeOf)
  const similar = [...groupBy(removed, shapeOf)].flatMap(([shape, from]) =>
    shape === '' ? [] : pairSimilarNames(from, groups.get(shape) ?? [], nameOf),
  )
  const isAlike = (from: SurfaceSymbol, to: SurfaceSymbol) => shapeOf(from) !== '' && shapeOf(from) === shapeOf(to)
  const comparison = { nameOf, isAlike, weightOf: ({ declarations }: SurfaceSymbol) => weightOf(declarations) }
  const containers = groupBy(added, containerOf)
  const others = [...groupBy(removed, containerOf)].flatMap(([container, from]) =>
    pairAlike(from, containers.get(container) ?? [], similar, comparison),
  )
  return [...similar, ...others]
}

function groupBy(
  symbols: readonly SurfaceSymbol[],
  keyOf: (symbol: SurfaceSymbol) => string,
): Map<string, SurfaceSymbol[]> {
  const groups = new Map<string, SurfaceSymbol[]>()
  for (const symbol of symbols) {
    const key = keyOf(symbol)
    const group = groups.get(key)
    if (group) group.push(symbol)
    else groups.set(key, [symbol])
  }
  return groups
}

/** Container, kind, and tokens of the declarations without their own name. Empty when there is nothing to compare. */
function shapeOf(symbol: SurfaceSymbol): string {
  const names = new Set([nameOf(symbol), symbol.symbol.name])
  const texts = symbol.declarations.map((node) => {
    if (ts.isSourceFile(node) || ts.isModuleDeclaration(node)) return ''
    const text = node.getText().replace(/[\w$]+/g, (word) => (names.has(word) ? '#' : word))
    // A `/*` in a literal has no end, and would be searched to the end of the text.
    const closed = text.lastIndexOf('*/') + 2
    const code = text.slice(0, closed).replace(/\/\*[\s\S]*?\*\//g, '') + text.slice(closed)
    return `${node.kind} ${code.replace(/\s+/g, ' ')}`
  })
  return texts.every((text) => text === '') ? '' : [containerOf(symbol), ...texts].join('\n')
}

function nameOf({ path }: SurfaceSymbol): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

function containerOf({ path }: SurfaceSymbol): string {
  return path.slice(0, path.lastIndexOf('.') + 1)
}
