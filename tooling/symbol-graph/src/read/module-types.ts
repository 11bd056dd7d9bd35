import type { ExcerptPiece, ExcerptRange, ModelItem } from './model-item.ts'

/** `typeof import('./box.js').Box` in the text of a doc model, which has no target for it. */
const moduleType =
  /(?<![\w$.])typeof\s+import\s*\(\s*(?:"[^"]*"|'[^']*')\s*\)(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)+/gu

/** Whether a piece may name values of modules by import types. */
export function hasModuleType({ text, target }: ExcerptPiece): boolean {
  return target === undefined && text.includes('import') && text.search(moduleType) !== -1
}

/**
 * Makes pieces of their own of import types in the text of an item.
 *
 * @param targetOf - Reference of one, by its text in double quotes and without spaces but after `typeof`.
 * @returns The same item when it has none with a target.
 */
export function withModuleTypes(item: ModelItem, targetOf: (text: string) => string | undefined): ModelItem {
  if (!item.excerpt.some(hasModuleType)) return item
  const starts: number[] = []
  const excerpt: ExcerptPiece[] = []
  let isChanged = false
  for (const piece of item.excerpt) {
    starts.push(excerpt.length)
    const own = hasModuleType(piece) ? split(piece.text, targetOf) : [piece]
    isChanged ||= own.some(({ target }) => target !== piece.target)
    excerpt.push(...own)
  }
  starts.push(excerpt.length)
  if (!isChanged) return item
  const moved = ({ from, to }: ExcerptRange): ExcerptRange => ({ from: starts[from] ?? 0, to: starts[to] ?? 0 })
  return {
    ...item,
    excerpt,
    parameters: item.parameters.map((one) => ({ ...one, type: moved(one.type) })),
    typeParameters: item.typeParameters.map((one) => ({
      ...one,
      constraint: moved(one.constraint),
      default: moved(one.default),
    })),
    ...(item.type === undefined ? {} : { type: moved(item.type) }),
    ...(item.initializer === undefined ? {} : { initializer: moved(item.initializer) }),
    extends: item.extends.map(moved),
    implements: item.implements.map(moved),
  }
}

function split(text: string, targetOf: (text: string) => string | undefined): ExcerptPiece[] {
  const pieces: ExcerptPiece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(moduleType)) {
    const written = found.replace(/\s+/gu, '').replace('typeof', 'typeof ').replaceAll("'", '"')
    const target = targetOf(written)
    if (target === undefined) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: `typeof ${written.slice(written.lastIndexOf('").') + 3)}`, target })
    from = index + found.length
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces
}
