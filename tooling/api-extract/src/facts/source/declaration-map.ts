/** A position; lines and columns count from 0, as in a source map. */
export interface Position {
  line: number
  column: number
}

/** A position in a declaration file and its position in a source. */
export interface Mapping {
  generated: Position
  /** Index into `sources`. */
  source: number
  original: Position
}

/** A declaration map, decoded. */
export interface DeclarationMap {
  /** Paths as written, with `sourceRoot` in front. */
  sources: string[]
  /** Sorted by generated position. */
  mappings: Mapping[]
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Decodes a source map of version 3.
 *
 * @param text - The JSON of a `.d.ts.map`.
 * @returns Nothing when the text is not such a map.
 * @see {@link https://tc39.es/ecma426/ | ECMA-426}
 */
export function parseDeclarationMap(text: string): DeclarationMap | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof json !== 'object' || json === null) return undefined
  const { sources, mappings, sourceRoot } = json as { sources?: unknown; mappings?: unknown; sourceRoot?: unknown }
  if (!Array.isArray(sources) || typeof mappings !== 'string') return undefined
  const root = typeof sourceRoot === 'string' && sourceRoot !== '' ? `${sourceRoot.replace(/\/$/, '')}/` : ''
  const decoded = decodeMappings(mappings)
  return decoded && { sources: sources.map((source) => `${root}${String(source)}`), mappings: decoded }
}

/**
 * The mapping of a name in a declaration: the last one from the declaration's start to the name, on the name's line, else
 * the first one after the name on that line. Bundlers map identifiers only, so that the mapping before a name may be of
 * another declaration, from another file.
 *
 * @param within - Start and end of the declaration. Mappings outside are of others, also on a shared line.
 * @returns Nothing when the declaration has no mapping on that line.
 */
export function mappingOfName(
  map: DeclarationMap,
  name: Position,
  within: { start: Position; end: Position },
): Mapping | undefined {
  const after = countUpTo(map, name)
  const isHere = (mapping: Mapping | undefined): boolean =>
    mapping?.generated.line === name.line &&
    !isBefore(mapping.generated, within.start) &&
    isBefore(mapping.generated, within.end)
  return [map.mappings[after - 1], map.mappings[after]].find(isHere)
}

/** The last mapping at or before a position; absent before the first. */
export function lastMappingBefore(map: DeclarationMap, position: Position): Mapping | undefined {
  return map.mappings[countUpTo(map, position) - 1]
}

/** The mapping of a line, or of the next mapped one: comments have no mapping, and stand before a declaration. */
export function mappingOfLine(map: DeclarationMap, line: number): Mapping | undefined {
  return map.mappings[countUpTo(map, { line, column: -1 })] ?? map.mappings.at(-1)
}

/** Number of mappings at or before a position. */
function countUpTo({ mappings }: DeclarationMap, position: Position): number {
  let low = 0
  let high = mappings.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(position, mappings[middle]!.generated)) high = middle
    else low = middle + 1
  }
  return low
}

function isBefore(one: Position, other: Position): boolean {
  return one.line < other.line || (one.line === other.line && one.column < other.column)
}

function decodeMappings(text: string): Mapping[] | undefined {
  const mappings: Mapping[] = []
  let [source, originalLine, originalColumn] = [0, 0, 0]
  for (const [line, segments] of text.split(';').entries()) {
    let column = 0
    for (const segment of segments.split(',')) {
      if (segment === '') continue
      const fields = decodeSegment(segment)
      if (!fields) return undefined
      column += fields[0] ?? 0
      if (fields.length < 4) continue
      source += fields[1] ?? 0
      originalLine += fields[2] ?? 0
      originalColumn += fields[3] ?? 0
      mappings.push({
        generated: { line, column },
        source,
        original: { line: originalLine, column: originalColumn },
      })
    }
  }
  return mappings
}

/** Base64 digits of five bits and a continuation bit, least significant first; the lowest bit is the sign. */
function decodeSegment(segment: string): number[] | undefined {
  const fields: number[] = []
  let [value, shift] = [0, 0]
  for (const character of segment) {
    const digit = digits.indexOf(character)
    if (digit < 0 || shift > 30) return undefined
    value += (digit & 31) * 2 ** shift
    if (digit & 32) {
      shift += 5
      continue
    }
    fields.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2)
    value = 0
    shift = 0
  }
  return shift === 0 ? fields : undefined
}
