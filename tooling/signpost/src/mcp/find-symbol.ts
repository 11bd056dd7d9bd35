import type { Member, SymbolPage } from '@signpost/graph-model'
import { type GraphSource, NoAnswer } from './graph-source.ts'
import { searchNames } from './search-names.ts'

/** Longest id or query in characters. */
export const longestId = 500

/** A symbol, or a member of one. */
export interface FoundSymbol {
  page: SymbolPage
  member?: Member
}

/**
 * Symbol by its id (`core!Box`, member `core!Box#open`, static `core!Box.make`), by the name of its package (`@acme/core!Box`), or
 * by a name that only one symbol has.
 *
 * @throws NoAnswer with the nearest names.
 */
export async function findSymbol(source: GraphSource, given: string): Promise<FoundSymbol> {
  const id = await withSlug(source, given.trim())
  if (id.includes('!')) {
    const found = await byId(source, id)
    if (found) return found
  }
  const name = id.slice(id.indexOf('!') + 1)
  const { hits } = await searchNames(source, name.replace('#', '.'), { limit: 8 })
  const exact = hits.filter(({ match, alias }) => !alias && (match === 'exact' || match === 'qualified'))
  const [only, ...others] = exact
  if (!id.includes('!') && only && others.length === 0) {
    const found = await byId(source, only.id)
    if (found) return found
  }
  const nearest = (exact.length > 0 ? exact : hits).map((hit) => hit.id)
  throw new NoAnswer(
    exact.length > 1 && !id.includes('!')
      ? `"${given}" is the name of several symbols. Ask with an id: ${nearest.join(', ')}`
      : `Found no symbol "${given}".${nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}` : ' Use the tool search.'}`,
  )
}

async function byId(source: GraphSource, id: string): Promise<FoundSymbol | undefined> {
  const page = await source.symbol(id)
  if (page) return { page }
  for (const at of [id.lastIndexOf('#'), id.lastIndexOf('.')]) {
    const owner = at > 0 ? await source.symbol(id.slice(0, at)) : undefined
    const name = id.slice(at + 1)
    const member = owner?.facets.flatMap(({ members }) => members).find((one) => one.name === name)
    if (owner && member) return { page: owner, member }
    const inherited = owner && inheritedId(owner, name)
    if (inherited !== undefined && inherited !== id) return byId(source, inherited)
  }
  return undefined
}

/** Id of a member that a class inherits, on the page of its base. */
function inheritedId({ facets, refs }: SymbolPage, name: string): string | undefined {
  const members = facets.flatMap(({ inherited }) => inherited.flatMap((one) => one.members))
  const found = members.find((member) => member.name === name)
  return found && refs[found.ref]?.id
}

/** Id with the slug of a package in the place of its name. */
async function withSlug(source: GraphSource, id: string): Promise<string> {
  const end = id.indexOf('!')
  if (end <= 0) return id
  const packages = await source.packages()
  const specifier = id.slice(0, end)
  const found = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  return found ? found.slug + specifier.slice(found.name.length) + id.slice(end) : id
}

/** Slug of a package by its slug or its name. @throws NoAnswer with all names. */
export async function findPackage(source: GraphSource, given: string): Promise<{ slug: string; name: string }> {
  const packages = await source.packages()
  const found = packages.find(({ slug, name }) => slug === given || name === given)
  if (found) return found
  const names = packages.map(({ name }) => name)
  const shown = names.slice(0, 50).join(', ')
  throw new NoAnswer(`Found no package "${given}", expected one of: ${shown}${names.length > 50 ? ', ...' : ''}`)
}
