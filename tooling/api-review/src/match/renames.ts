import ts from '#typescript'
import { type NamePair, pairSimilarNames } from './similar-names.ts'
import type { SurfaceSymbol } from './surface.ts'

/** Pairs removed exports with added ones of the same declaration, in the same namespace, and similar words. */
export function findRenames(
  removed: readonly SurfaceSymbol[],
  added: readonly SurfaceSymbol[],
): NamePair<SurfaceSymbol>[] {
  const groups = byShape(added)
  return [...byShape(removed)].flatMap(([shape, from]) =>
    shape === '' ? [] : pairSimilarNames(from, groups.get(shape) ?? [], nameOf),
  )
}

function byShape(symbols: readonly SurfaceSymbol[]): Map<string, SurfaceSymbol[]> {
  const groups = new Map<string, SurfaceSymbol[]>()
  for (const symbol of symbols) {
    const shape = shapeOf(symbol)
    const group = groups.get(shape)
    if (group) group.push(symbol)
    else groups.set(shape, [symbol])
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
