import type { Facet, Graph, IndexEntry, SymbolPage } from '@signpost/graph-model/model'
import type { DocumentedPage } from './api-documenter-pages.ts'

/** Exported names, at any depth of namespaces, by the name of the declaration. */
export type DeclaredNames = ReadonlyMap<string, readonly string[]>

/**
 * Pages of another tool that are missing in the graph: no page of the symbol or its alias, no unexported declaration on a
 * page, no anchor of the member. Overloads are counted.
 *
 * @param models - The other tool's pages by doc model; each model is counted separately.
 * @param declared - Declared names of exports that have another name.
 * @returns `Box.open method`, by code unit, with `(2 of 3)` where overloads are missing; each once.
 */
export function missingPages(
  models: readonly (readonly DocumentedPage[])[],
  graph: Graph,
  slug: string,
  declared: DeclaredNames = new Map(),
): string[] {
  const places = placesOf(graph, slug)
  return [...new Set(models.flatMap((pages) => missingOf(pages, places, graph, slug, declared)))].sort()
}

function missingOf(
  pages: readonly DocumentedPage[],
  places: ReadonlyMap<string, number>,
  graph: Graph,
  slug: string,
  declared: DeclaredNames,
): string[] {
  const hidden = hiddenPlaces(graph, slug)
  const inNamespaces = new Set([...places.keys()].flatMap(namesWithin))
  const counts = new Map<string, number>()
  const missing = new Map<string, string>()
  for (const { kind, name, isExported } of pages) {
    const key = `${name} ${kind}`
    const keys = [key, ...otherNames(key, declared)]
    const counted = keys.flatMap((one) => places.get(one) ?? hidden(one) ?? [])
    const found = counted.length === 0 ? undefined : Math.max(...counted)
    // Unexported: in a namespace, a slice of its own that no page shows whole, or in a module that a file imports whole.
    const isHidden = (one: string): boolean => graph.byId(`${slug}!~${one.split(/[. ]/u)[0]!}`) !== undefined
    const isElsewhere =
      !isExported &&
      (keys.some((one) => inNamespaces.has(one) || isHidden(one)) ||
        isInModule(kind, name, (one) => places.has(one) || inNamespaces.has(one) || isHidden(one)))
    if (found === undefined && (isElsewhere || isMade(key, places, declared))) continue
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if ((counts.get(key) ?? 0) <= (found ?? 0)) continue
    missing.set(key, found === undefined ? key : `${key} (${found} of ${counts.get(key)})`)
  }
  return [...missing.values()]
}

/** `b.Box class` and `Box class` of `a.b.Box class`. */
function namesWithin(place: string): string[] {
  const names: string[] = []
  for (let at = place.indexOf('.'); at !== -1; at = place.indexOf('.', at + 1)) names.push(place.slice(at + 1))
  return names
}

/**
 * API Extractor makes a namespace of a module that a file imports whole, `core` of `import * as core`. It is none to anybody
 * else; what is in it has to have its place elsewhere.
 */
function isInModule(kind: string, name: string, isPlaced: (key: string) => boolean): boolean {
  if (kind === 'namespace') return true
  return namesWithin(`${name} ${kind}`).some(isPlaced)
}

/**
 * API Extractor numbers names that a global has too, and what has no name: `Request_2`, `default_2`. What is exported by
 * several names goes by that of its declaration, and a module that is the default by its name in the file.
 */
function otherNames(key: string, declared: DeclaredNames): string[] {
  const plain = key.replaceAll(/_\d+(?=[ .])/gu, '')
  const at = key.search(/[. ]/u)
  const isModule = key[at] === '.' || key.endsWith(' namespace')
  const first = key.slice(0, at)
  const names = [
    ...(declared.get(first) ?? declared.get(first.replace(/_\d+$/u, '')) ?? []),
    ...(isModule ? ['default'] : []),
  ]
  const exported = names.map((name) => name + key.slice(at))
  return plain === key ? exported : [plain, ...exported]
}

/** `Box_base`, the constant that the compiler makes for `class Box extends Named(Base)`: nobody wrote it. */
function isMade(key: string, places: ReadonlyMap<string, number>, declared: DeclaredNames): boolean {
  const { name } = /^(?<name>.*)_base(?:_\d+)? variable$/u.exec(key)?.groups ?? {}
  return name !== undefined && [name, ...(declared.get(name) ?? [])].some((one) => places.has(`${one} class`))
}

/** How many declarations of a name and kind the graph shows. */
function placesOf(graph: Graph, slug: string): Map<string, number> {
  const places = new Map<string, number>()
  const aliases: [alias: string, home: string][] = []
  const add = (key: string, count: number): void => {
    places.set(key, Math.max(places.get(key) ?? 0, count))
  }
  const addFacets = (name: string, facets: readonly Facet[]): void => facetPlaces(name, facets, add)
  const addPage = (page: SymbolPage, names: readonly string[]): void => {
    const within = page.page.name.slice(0, -page.displayName.length)
    const { facets } = page.aliasOf === undefined ? page : (graph.byId(page.refs[page.aliasOf]!.id) ?? page)
    // The page of what another entry point has too is named after its own.
    const inEntry = page.id.slice(page.id.indexOf('!') + 1)
    for (const name of new Set([page.page.name, `${within}${page.displayName}`, inEntry, ...names]))
      addFacets(name, facets)
    for (const { name, facets } of page.unexported) addFacets(name, facets)
  }
  for (const entry of graph.package(slug)?.symbols ?? []) {
    const page = graph.byId(entry.id)
    if (page === undefined) continue
    addPage(page, page.parents.length > 0 ? [] : page.exportedAs.map(({ name }) => name))
    for (const child of page.children) addChild(graph, page, child, addPage)
    const home = page.aliasOf === undefined ? undefined : page.refs[page.aliasOf]?.page
    // A class or an interface may be a namespace too.
    if (
      home !== undefined &&
      graph.byId(page.refs[page.aliasOf!]!.id)?.facets.some(({ kind }) => kind === 'namespace')
    ) {
      aliases.push([page.page.name, home.name])
    }
    if (page.page.kind === 'namespace')
      aliases.push(...page.exportedAs.map(({ name }): [string, string] => [name, page.page.name]))
  }
  // Members of a namespace are also members of its aliases, up to three levels deep.
  for (const [alias, home] of [...aliases, ...aliases, ...aliases]) {
    for (const [key, count] of [...places]) if (key.startsWith(`${home}.`)) add(alias + key.slice(home.length), count)
  }
  return places
}

function facetPlaces(name: string, facets: readonly Facet[], add: (key: string, count: number) => void): void {
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

/** Unexported members of a namespace (`JSX.Hidden`) have a slice here; other tools list them with its exports. */
function hiddenPlaces(graph: Graph, slug: string): (key: string) => number | undefined {
  const known = new Map<string, Map<string, number>>()
  return (key) => {
    const name = key.slice(0, key.lastIndexOf(' '))
    for (const outer of [name, name.slice(0, Math.max(0, name.lastIndexOf('.')))]) {
      let places = known.get(outer)
      if (places === undefined) {
        const found = new Map<string, number>()
        facetPlaces(outer, graph.byId(`${slug}!~${outer}`)?.facets ?? [], (one, count) => found.set(one, count))
        known.set(outer, (places = found))
      }
      const count = places.get(key)
      if (count !== undefined) return count
    }
    return undefined
  }
}

/** A namespace may contain what has its page elsewhere. */
function addChild(
  graph: Graph,
  { page }: SymbolPage,
  child: IndexEntry,
  addPage: (page: SymbolPage, names: string[]) => void,
): void {
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
