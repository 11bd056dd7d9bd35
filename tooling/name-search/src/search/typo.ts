/**
 * Number of typos allowed in a word of this length: 1 from four letters, 2 from eight.
 *
 * Unlike "did you mean" of `@signpost/diagnostics`, a query compares every distinct name of the graph. Distances are
 * therefore computed in place on the names file's code units, with rows that are allocated once.
 */
export function typosAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** Three rows of distances, reused between calls and grown to the longest name. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

/**
 * Edit distance (optimal string alignment): the number of letters to change, add, remove or swap with a neighbour. Any
 * value above `limit` when the distance exceeds it.
 *
 * @param to - Code units; those from `start` to `end` are compared.
 */
export function editDistance(
  from: readonly number[],
  to: Uint16Array,
  start: number,
  end: number,
  limit: number,
): number {
  const width = end - start
  if (rows[0].length <= width)
    rows = [new Uint16Array(width * 2), new Uint16Array(width * 2), new Uint16Array(width * 2)]
  let [older, before, now] = rows
  for (let column = 0; column <= width; column += 1) before[column] = column
  for (let row = 1; row <= from.length; row += 1) {
    now.fill(limit + 1, 0, width + 1)
    const first = Math.max(1, row - limit)
    if (first === 1) now[0] = row
    let least = now[0]!
    for (let column = first; column <= Math.min(width, row + limit); column += 1) {
      const isSame = from[row - 1] === to[start + column - 1]
      let distance = Math.min(before[column]! + 1, now[column - 1]! + 1, before[column - 1]! + (isSame ? 0 : 1))
      const isExchanged =
        row > 1 && column > 1 && from[row - 1] === to[start + column - 2] && from[row - 2] === to[start + column - 1]
      if (isExchanged) distance = Math.min(distance, older[column - 2]! + 1)
      now[column] = distance
      least = Math.min(least, distance)
    }
    if (least > limit) return limit + 1
    const free = older
    older = before
    before = now
    now = free
  }
  return before[width]!
}

/**
 * The text that is nearest to a wrong one, ignoring case: it begins with it or the other way round, from three letters on, or
 * differs by as many typos as its length allows.
 *
 * @returns Undefined when none is near.
 */
export function nearestText(wrong: string, texts: Iterable<string>): string | undefined {
  const from = unitsOf(wrong)
  const limit = typosAllowed(from.length)
  let nearest: { text: string; distance: number } | undefined
  for (const text of texts) {
    const to = unitsOf(text)
    const typos = editDistance(from, Uint16Array.from(to), 0, to.length, limit)
    const distance = typos <= limit ? typos : isBeginning(wrong, text) ? limit + 1 : Infinity
    if (distance < (nearest?.distance ?? Infinity)) nearest = { text, distance }
  }
  return nearest?.text
}

/** Whether one of two texts, of at least three letters, is the beginning of the other. */
function isBeginning(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length)
  return short!.length > 2 && long!.startsWith(short!)
}

/** Code units in lower case. Longer texts are no typing mistake. */
function unitsOf(text: string): number[] {
  return Array.from(text.slice(0, 256).toLowerCase(), (letter) => letter.charCodeAt(0))
}
