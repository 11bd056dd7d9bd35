/** Items whose names begin with one letter. */
export interface LetterGroup<Item> {
  /** A to Z; empty for all other names. */
  letter: string
  items: readonly Item[]
}

/** Page of a list. */
export interface LetterPage<Item> {
  /** Last segment of its address; undefined for the first page. */
  part: string | undefined
  groups: readonly LetterGroup<Item>[]
}

/** Page of a list of all packages, for its article. */
export interface ListProps<Item> {
  /** Number of symbols on all pages. */
  count: number
  pages: readonly LetterPage<Item>[]
  page: LetterPage<Item>
  /** Names of packages by slug. */
  packages: ReadonlyMap<string, string>
}

/** Size of a list, in rows, up to which it is one page. */
const onePage = 2000

/** Name by which a symbol is sorted: without its namespaces and without `$` and `_` before its first letter. */
export function sortName(name: string): string {
  return lastName(name)
    .replace(/^[$_]+(?=\p{L})/u, '')
    .toLowerCase()
}

/** Name without its namespaces: `map` for `operators.map`. Dots inside of quotes or brackets separate nothing. */
export function lastName(name: string): string {
  return /(?:^|\.)(?<last>"[^"]*"|\[[^\]]*\]|[^."[\]]*)$/u.exec(name)?.groups?.['last'] ?? name
}

/** Items by the first letters of their names, in alphabetical order; those that begin with another character come first. */
export function byLetter<Item>(items: readonly Item[], nameOf: (item: Item) => string): LetterGroup<Item>[] {
  const named = items.map((item) => ({ item, name: nameOf(item), key: sortName(nameOf(item)) }))
  named.sort((a, b) => compare(a.key, b.key) || compare(a.name, b.name))
  const groups = new Map<string, Item[]>([['', []]])
  for (const { item, key } of named) {
    const letter = /^[a-z]/u.exec(key.normalize('NFD'))?.[0].toUpperCase() ?? ''
    const group = groups.get(letter)
    if (group === undefined) groups.set(letter, [item])
    else group.push(item)
  }
  return [...groups]
    .filter(([, own]) => own.length > 0)
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, own]) => ({ letter, items: own }))
}

/** Word for a letter in addresses and ids: `a`, or `other`. */
export function letterKey(letter: string): string {
  return letter === '' ? 'other' : letter.toLowerCase()
}

/** Splits a list into pages: one page, or one or several for each letter of a long list. */
export function letterPages<Item>(
  groups: readonly LetterGroup<Item>[],
  sizeOf: (item: Item) => number = () => 1,
): LetterPage<Item>[] {
  const total = groups.reduce((sum, { items }) => sum + items.reduce((size, item) => size + sizeOf(item), 0), 0)
  if (total <= onePage) return [{ part: undefined, groups }]
  const pages = groups.flatMap(({ letter, items }) =>
    chunks(items, sizeOf).map((chunk, at) => ({
      part: letterKey(letter) + (at === 0 ? '' : `-${at + 1}`),
      groups: [{ letter, items: chunk }],
    })),
  )
  return pages.map((page, at) => (at === 0 ? { ...page, part: undefined } : page))
}

function chunks<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[][] {
  const found: Item[][] = [[]]
  let used = 0
  for (const item of items) {
    const size = sizeOf(item)
    if (used > 0 && used + size > onePage) {
      found.push([])
      used = 0
    }
    found.at(-1)!.push(item)
    used += size
  }
  return found
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
