import type { CommentReader } from '../docs/read-comment.ts'
import { collectNames, type ExportedSymbol, type NamedExport } from '../name/collect-names.ts'
import { type ModelItem, modelPath } from '../read/model-item.ts'
import type { PackageSource } from '../read/package-source.ts'
import type { AliasTarget, DraftFacet, DraftSymbol } from './draft.ts'
import { facetsOf } from './draft-facets.ts'
import { draftUnexported } from './draft-unexported.ts'
import { exportedAs } from './exported-as.ts'
import { withoutInternal } from './without-internal.ts'

/**
 * Drafts every symbol of a package: its own, its second names, and what it re-exports from elsewhere.
 *
 * @returns Outer symbols before inner ones; ids are unique.
 */
export function draftPackage(source: PackageSource, comments: CommentReader): DraftSymbol[] {
  const symbols = collectNames(source.facts.entryPoints, source.models)
  const ids = new Map<ExportedSymbol, string>()
  const taken = new Set<string>()
  const unique = (id: string): string => {
    let free = id
    for (let count = 2; taken.has(free); count += 1) free = `${id}~${count}`
    taken.add(free)
    return free
  }
  for (const symbol of symbols) ids.set(symbol, unique(idOf(source.slug, symbol.home)))

  const drafts: DraftSymbol[] = []
  const aliases = new Map<string, DraftSymbol>()
  for (const symbol of symbols) {
    const { home } = symbol
    const items = itemsOf(symbol)
    const id = ids.get(symbol)!
    const draft = draftSymbol(source, symbol, id, ids, comments)
    drafts.push(draft)
    for (const [aliasPath, places] of secondNames(symbol)) {
      const [first] = places as [NamedExport]
      const parent = first.parent === undefined ? undefined : ids.get(first.parent)
      const name = shownPath(first)
      // A second name of the package's own shows what it is another name of. Both names of a re-export are its own.
      const facets = isForeign(home) ? draftFacets(source, home, items, { displayName: name.at(-1)!, declaredName: declaredNameOf(home) }, comments) : draft.facets
      const aliasId = unique(`${source.slug}${entryOf(first)}!${aliasPath}`)
      aliases.set(aliasId, {
        ...draft,
        id: aliasId,
        name: name.join('.'),
        displayName: name.at(-1)!,
        entry: first.entry,
        localName: name.join('.'),
        facets: facets.map((facet) => ({ ...facet, members: [] })),
        ...(parent === undefined ? {} : { parent }),
        children: [],
        exportedAs: exportedAs(places),
        aliasOf: isForeign(home) ? externalTarget(home) : { id },
        formerNames: [],
        identity: '',
        modelNames: [],
      })
      if (parent === undefined) delete (aliases.get(aliasId) as Partial<DraftSymbol>).parent
    }
  }
  const unexported = draftUnexported(source, comments)
  return withoutInternal(withChildren([...drafts, ...aliases.values(), ...unexported]))
}

/** Names other than the home's, `default` aside, with the places that have them. */
function secondNames({ home, others }: ExportedSymbol): Map<string, NamedExport[]> {
  const names = new Map<string, NamedExport[]>()
  for (const other of others) {
    const name = other.path.join('.')
    if (name === home.path.join('.') || other.path.at(-1) === 'default') continue
    names.set(name, [...(names.get(name) ?? []), other])
  }
  return names
}

function withChildren(drafts: readonly DraftSymbol[]): DraftSymbol[] {
  const children = new Map<string, string[]>()
  for (const { id, parent } of drafts) {
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), id])
  }
  return drafts.map((draft) => ({ ...draft, children: children.get(draft.id) ?? [] }))
}

function draftSymbol(
  source: PackageSource,
  symbol: ExportedSymbol,
  id: string,
  ids: ReadonlyMap<ExportedSymbol, string>,
  comments: CommentReader,
): DraftSymbol {
  const { home, others } = symbol
  const shown = shownPath(home)
  const displayName = shown.at(-1)!
  const declaredName = declaredNameOf(home)
  const places = [home, ...others]
  const items = itemsOf(symbol)
  const parent = home.parent === undefined ? undefined : ids.get(home.parent)
  const aliasOf = isForeign(home) ? externalTarget(home) : undefined
  return {
    id,
    name: shown.join('.'),
    displayName,
    entry: home.entry,
    localName: [...shown.slice(0, -1), declaredName].join('.'),
    facets: draftFacets(source, home, items, { displayName, declaredName }, comments),
    ...(parent === undefined ? {} : { parent }),
    children: [],
    exportedAs: exportedAs(
      places.filter((place) => {
        return place === home || place.path.join('.') === home.path.join('.') || place.path.at(-1) === 'default'
      }),
    ),
    ...(aliasOf === undefined ? {} : { aliasOf }),
    formerNames: places.some(({ path }) => path.at(-1) === 'default') && displayName !== 'default' ? ['default'] : [],
    identity: home.facts.identity,
    modelNames: places.flatMap(({ entry, items: own }) =>
      own.slice(0, 1).map((item) => ({ entry, path: modelPath(item) })),
    ),
  }
}

function declaredNameOf({ facts }: NamedExport): string {
  return facts.localName ?? facts.name
}

/** What the first doc model that has a symbol has of it. */
function itemsOf({ home, others }: ExportedSymbol): readonly ModelItem[] {
  return [home, ...others].find(({ items }) => items.length > 0)?.items ?? []
}

function draftFacets(
  source: PackageSource,
  home: NamedExport,
  items: readonly ModelItem[],
  names: { displayName: string; declaredName: string },
  comments: CommentReader,
): DraftFacet[] {
  const { facts } = home
  return facetsOf(
    {
      facets: facts.facets,
      declarations: facts.declarations,
      items,
      ...names,
      ...(facts.module?.comment === undefined ? {} : { moduleComment: facts.module.comment }),
      repoPath: facts.from === undefined ? source.repoPath : undefined,
    },
    comments,
  )
}

function idOf(slug: string, home: NamedExport): string {
  return `${slug}${entryOf(home)}!${home.path.join('.')}`
}

function entryOf({ entry }: NamedExport): string {
  return entry === '.' ? '' : `/${entry.replace(/^\.\//u, '')}`
}

/** The names to show: a default export goes by its declared name when it has one. */
function shownPath({ facts, path: names, parent }: NamedExport): string[] {
  const name = names.at(-1)!
  const shown = name === 'default' || name === 'export=' ? (facts.localName ?? name) : name
  return [...(parent === undefined ? [] : shownPath(parent.home)), shown]
}

function externalTarget({ facts, path: names }: NamedExport): AliasTarget {
  return {
    package: facts.from!.package,
    exportName: facts.from!.exportName ?? names.at(-1)!,
    identity: facts.identity,
  }
}

/** Declared by another package. A namespace made of a whole module of it is the package's own. */
function isForeign({ facts }: NamedExport): boolean {
  return facts.from !== undefined && facts.module === undefined
}
