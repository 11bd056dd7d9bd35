import type { Facet, Graph, IndexEntry, SymbolPage } from '../reader/model.ts'
import type { DocumentedPage } from './api-documenter-pages.ts'

/**
 * What another tool has a page for and the graph has no place for: neither a page of the symbol, an alias or an
 * unexported declaration on a page, nor an anchor of the member. Overloads are counted.
 *
 * @returns `Box.open method`, by code unit, with `(2 of 3)` where overloads are missing.
 */
export function missingPages(pages: readonly DocumentedPage[], graph: Graph, slug: string): string[] {
  const places = placesOf(graph, slug)
  const counts = new Map<string, number>()
  const missing = new Map<string, string>()
  for (const { kind, name, isExported } of pages) {
    const key = `${name} ${kind}`
    const keys = [key, ...otherNames(key)]
    const found = keys.map((one) => places.get(one)).find((one) => one !== undefined)
    // Unexported: in a namespace, or a slice of its own that no page shows whole.
    const isElsewhere =
      !isExported &&
      ([...places.keys()].some((place) => keys.some((one) => place.endsWith(`.${one}`))) ||
        keys.some((one) => graph.byId(`${slug}!~${one.split(/[. ]/u)[0]!}`) !== undefined))
    if (found === undefined && (isElsewhere || isMade(key, places))) continue
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if ((counts.get(key) ?? 0) <= (found ?? 0)) continue
    missing.set(key, found === undefined ? key : `${key} (${found} of ${counts.get(key)})`)
  }
  return [...missing.values()].sort()
}

/** API Extractor numbers names that a global has too, and what has no name: `Request_2`, `default_2`. */
function otherNames(key: string): string[] {
  const plain = key.replaceAll(/_\d+(?=[ .])/gu, '')
  return plain === key ? [] : [plain]
}

/** `Box_base`, the constant that the compiler makes for `class Box extends Named(Base)`: nobody wrote it. */
function isMade(key: string, places: ReadonlyMap<string, number>): boolean {
  const { name } = /^(?<name>.*)_base variable$/u.exec(key)?.groups ?? {}
  return name !== undefined && places.has(`${name} class`)
}

/** How many declarations of a name and kind the graph shows. */
function placesOf(graph: Graph, slug: string): Map<string, number> {
  const places = new Map<string, number>()
  const aliases: [alias: string, home: string][] = []
  const add = (key: string, count: number): void => {
    places.set(key, Math.max(places.get(key) ?? 0, count))
  }
  const addFacets = (name: string, facets: readonly Facet[]): void => {
    for (const { kind, signatures, members } of facets) {
      add(`${name} ${kind}`, signatures.length)
      // A constant that holds a function is one to other tools.
      if (kind === 'variable') add(`${name} function`, signatures.length)
      for (const member of members) {
        for (const own of [member.name, JSON.stringify(member.name)]) {
          for (const word of words[member.kind]) add(`${name}.${own} ${word}`, member.signatures.length)
        }
        if (member.kind === 'constructor') add(`${name}.(constructor) constructor`, member.signatures.length)
        if (member.kind === 'construct') add(`${name}.(new) constructor`, member.signatures.length)
      }
    }
  }
  const addPage = (page: SymbolPage, names: readonly string[]): void => {
    const within = page.page.name.slice(0, -page.displayName.length)
    const { facets } = page.aliasOf === undefined ? page : (graph.byId(page.refs[page.aliasOf]!.id) ?? page)
    for (const name of new Set([page.page.name, `${within}${page.displayName}`, ...names])) addFacets(name, facets)
    for (const { name, facets } of page.unexported) addFacets(name, facets)
  }
  for (const entry of graph.package(slug)?.symbols ?? []) {
    const page = graph.byId(entry.id)
    if (page === undefined) continue
    addPage(page, page.parents.length > 0 ? [] : page.exportedAs.map(({ name }) => name))
    for (const child of page.children) addChild(graph, page, child, addPage)
    const home = page.aliasOf === undefined ? undefined : page.refs[page.aliasOf]?.page
    if (home?.kind === 'namespace') aliases.push([page.page.name, home.name])
  }
  // What is in a namespace is in its second name too.
  for (const [alias, home] of aliases) {
    for (const [key, count] of [...places]) if (key.startsWith(`${home}.`)) add(alias + key.slice(home.length), count)
  }
  return places
}

/** A namespace may contain what has its page elsewhere. */
function addChild(graph: Graph, { page }: SymbolPage, child: IndexEntry, addPage: (page: SymbolPage, names: string[]) => void): void {
  const found = graph.byId(child.id)
  if (found !== undefined) addPage(found, [child.name, `${page.name}.${found.displayName}`])
}

/** How other tools call a member. */
const words = {
  constructor: [],
  construct: [],
  call: [],
  index: [],
  enumMember: [],
  property: ['property'],
  accessor: ['property'],
  method: ['method'],
} as const
