import {
  changesMarkdown,
  markdownOf,
  memberMarkdown,
  memberOfSymbol,
  packageMarkdown,
  symbolMarkdown,
} from '@signpost/graph-markdown'
import type { HastNode, Relation, Signature, SymbolPage, VersionChanges } from '@signpost/graph-model'
import { findPackage, findSymbol } from './find-symbol.ts'
import { type GraphSource, NoAnswer } from './graph-source.ts'
import { searchAll } from './search-all.ts'

/** Links of answers are ids, which the tools take. */
const links = { ref: ({ id, href }: { id: string; href?: string }): string => href ?? id, path: (path: string) => path }

/** Finds of a query, one line each: id, kind, signature and summary. */
export async function searchAnswer(
  source: GraphSource,
  { query, package: given, limit }: { query: string; package?: string | undefined; limit: number },
): Promise<string> {
  const slug = given === undefined ? undefined : (await findPackage(source, given)).slug
  const { rows, total, nearest, notes } = await searchAll(source, { query, package: slug, limit })
  if (rows.length === 0) {
    const advice = nearest.length > 0 ? `Nearest: ${nearest.join(', ')}` : 'Try another word, or the tool packages.'
    throw new NoAnswer([...notes, `Found nothing for "${query}". ${advice}`].join(' '))
  }
  const lines = rows.map(({ id, kind, deprecated, signature, summary }): HastNode => {
    const shown: HastNode[] = signature === '' ? [] : [': ', ['code', 0, signature]]
    const state = ` ${kind}${deprecated ? ', deprecated' : ''}`
    return ['li', 0, ['code', 0, id], state, ...shown, ...(summary === '' ? [] : [`: ${summary}`])]
  })
  const rest = total > rows.length ? [`${total - rows.length} more match.`] : []
  return [markdownOf([['ul', 0, ...lines]], [], links), ...rest, ...notes].join('\n')
}

/** A symbol: import, signatures, docs, members in one line each, relations. A member: all of it. */
export async function symbolAnswer(source: GraphSource, { id }: { id: string }): Promise<string> {
  const { page, member } = await findSymbol(source, id)
  if (member) return memberOfSymbol(page, member, links)
  return symbolMarkdown(page, {
    links,
    package: await ownerOf(source, page),
    childHref: (entry) => entry.id,
    members: 'lines',
  })
}

async function ownerOf(source: GraphSource, { page }: SymbolPage): Promise<{ name: string; version: string }> {
  const packages = await source.packages()
  return packages.find(({ slug }) => slug === page.slug) ?? { name: page.slug, version: '' }
}

/** All members of a symbol with their docs, or those of one name. */
export async function membersAnswer(
  source: GraphSource,
  { id, name }: { id: string; name?: string | undefined },
): Promise<string> {
  const { page, member } = await findSymbol(source, id)
  const all = page.facets.flatMap(({ members }) => members)
  const wanted = name ?? member?.name
  const shown = wanted === undefined ? all : all.filter((one) => one.name === wanted)
  if (shown.length > 0) return shown.map((one) => memberMarkdown(one, page.refs, links)).join('\n')
  if (page.children.length > 0 && name === undefined) return symbolAnswer(source, { id: page.id })
  if (all.length === 0) throw new NoAnswer(`\`${page.id}\` has no members.`)
  throw new NoAnswer(
    `Found no member "${wanted}" of ${page.id}, expected one of: ${all.map((one) => one.name).join(', ')}`,
  )
}

const uses: readonly Relation['kind'][] = [
  'acceptedBy',
  'returnedBy',
  'extendedBy',
  'implementedBy',
  'thrownBy',
  'mixedInto',
  'reexportedBy',
  'referencedBy',
  'mentionedBy',
]

/** Symbols that use a symbol, by the way in which they do. */
export async function usagesAnswer(source: GraphSource, { id }: { id: string }): Promise<string> {
  const { page } = await findSymbol(source, id)
  const relations = page.relations.filter(({ kind }) => uses.includes(kind))
  if (relations.length === 0) throw new NoAnswer(`Nothing in the documented packages uses \`${page.id}\`.`)
  const nodes = relations.flatMap(({ kind, refs }): HastNode[] => [
    ['h3', 0, kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)],
    [
      'ul',
      0,
      ...refs.map((ref): HastNode => {
        const { id: user, summary } = page.refs[ref]!
        return ['li', 0, ['code', 0, user], summary === '' ? '' : `: ${summary}`]
      }),
    ],
  ])
  return markdownOf([['h2', 0, 'Usages of ', ['code', 0, page.id]], ...nodes], page.refs, links)
}

/** Changes of a package's API, newest first, after a version if one is given. */
export async function changesAnswer(
  source: GraphSource,
  { package: given, since, symbol }: { package: string; since?: string | undefined; symbol?: string | undefined },
): Promise<string> {
  const { slug, name } = await findPackage(source, given)
  const changes = await source.changes(slug)
  if (changes === undefined) throw new NoAnswer(`Nothing is recorded of the changes of ${name}.`)
  const known = changes.versions.map(({ version }) => version ?? 'unreleased')
  const end = since === undefined ? changes.versions.length : known.indexOf(since)
  if (end === -1) throw new NoAnswer(`${name} has no recorded version "${since}", expected one of: ${known.join(', ')}`)
  const isWanted = (path: string): boolean => symbol === undefined || path === symbol || path.startsWith(`${symbol}.`)
  const versions = changes.versions.slice(0, end).flatMap((one): VersionChanges[] => {
    const own = one.changes.filter((change) => isWanted(change.name))
    return own.length > 0 || symbol === undefined ? [{ ...one, changes: own }] : []
  })
  if (versions.length === 0) {
    throw new NoAnswer(
      `No recorded change of ${symbol === undefined ? name : `"${symbol}" in ${name}`}${since === undefined ? '' : ` since ${since}`}.`,
    )
  }
  return changesMarkdown(versions, changes.refs, { name, links })
}

/** Examples of a symbol, of its members, and of the modules of a package. */
export async function examplesAnswer(source: GraphSource, { id }: { id: string }): Promise<string> {
  const packages = await source.packages()
  const own = packages.find(({ slug, name }) => slug === id || name === id)
  if (own) {
    const { index } = (await source.package(own.slug))!
    const nodes = index.modules.flatMap(({ specifier, docs }) => examples(specifier, docs.examples))
    if (nodes.length > 0) return markdownOf(nodes, index.refs, links)
    throw new NoAnswer(`The entry points of ${own.name} have no example. Ask for its README with the tool packages.`)
  }
  const { page, member } = await findSymbol(source, id)
  const ofSignatures = (name: string, signatures: readonly Signature[]): HastNode[] =>
    signatures.flatMap(({ docs }) => examples(name, docs.examples))
  const nodes = member
    ? ofSignatures(member.name, member.signatures)
    : page.facets.flatMap(({ signatures, members }) => [
        ...ofSignatures(page.page.name, signatures),
        ...members.flatMap((one) => ofSignatures(one.name, one.signatures)),
      ])
  if (nodes.length === 0) throw new NoAnswer(`\`${page.id}\` has no example. Ask for the symbol, or for its usages.`)
  return markdownOf(nodes, page.refs, links)
}

function examples(name: string, all: Signature['docs']['examples']): HastNode[] {
  return all.flatMap(({ title, content }): HastNode[] => [
    ['h3', 0, ['code', 0, name], title === '' ? '' : `: ${title}`],
    ...content,
  ])
}

/** All packages, or one with its exports and its README. */
export async function packagesAnswer(source: GraphSource, { name }: { name?: string | undefined }): Promise<string> {
  if (name === undefined) {
    const packages = await source.packages()
    const items = packages.map((one): HastNode => {
      return ['li', 0, ['code', 0, one.name], ` ${one.version}${one.description === '' ? '' : `: ${one.description}`}`]
    })
    return items.length === 0 ? 'The graph has no packages.' : markdownOf([['ul', 0, ...items]], [], links)
  }
  const { slug } = await findPackage(source, name)
  const { index, readme } = (await source.package(slug))!
  return packageMarkdown(index, readme, { links, symbolHref: ({ id }) => id })
}
