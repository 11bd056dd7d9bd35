import type { CommentReader } from '../docs/read-comment.ts'
import { collectNames, type ExportedSymbol, type NamedExport } from '../name/collect-names.ts'
import { defaultName, isDefaultName } from '../name/default-name.ts'
import { type ModelItem, modelPath } from '../read/model-item.ts'
import type { PackageSource } from '../read/package-source.ts'
import type { AliasTarget, DraftFacet, DraftSymbol } from './draft.ts'
import { facetsOf } from './draft-facets.ts'
import { draftUnexported, modelledNames } from './draft-unexported.ts'
import { exportedAs } from './exported-as.ts'
import { createShrinker } from './shrink.ts'
import { withoutInternal, withoutInternalParts } from './without-internal.ts'

/**
 * Drafts every symbol of a package: its declarations, aliases and re-exports. Leaves out symbols tagged `@internal`.
 *
 * @param source - Loses each doc model and declaration once it is drafted: source and drafts together may not fit in
 * memory.
 * @returns Outer symbols before inner ones; ids are unique.
 */
export function draftPackage(source: PackageSource, comments: CommentReader): DraftSymbol[] {
  const shrink = createShrinker()
  const kept = (draft: DraftSymbol): DraftSymbol => shrink({ ...draft, facets: withoutInternalParts(draft.facets) })
  const modelled = modelledNames(source)
  const unexported = draftUnexported(source, modelled, comments).map(kept)
  const symbols = collectNames(source.facts.entryPoints, source.models)
  for (const items of source.models.values()) items.length = 0
  const ids = new Map<ExportedSymbol, string>()
  const taken = new Set<string>()
  const unique = (id: string): string => {
    let free = id
    for (let count = 2; taken.has(free); count += 1) free = `${id}~${count}`
    taken.add(free)
    return free
  }
  for (const symbol of symbols) ids.set(symbol, unique(idOf(source.slug, symbol.home)))
  const assigned = assignments(source)

  const drafts: DraftSymbol[] = []
  const aliases: DraftSymbol[] = []
  for (const symbol of symbols) {
    const id = ids.get(symbol)!
    const draft = draftSymbol(source, assigned, symbol, id, ids, comments)
    draft.modelNames = [...draft.modelNames, ...modelled(draft.localName, symbol.home.facts.declarations)]
    drafts.push(kept(draft))
    for (const alias of draftAliases(source, symbol, draft, ids, unique, comments)) aliases.push(kept(alias))
    for (const place of [symbol.home, ...symbol.others]) {
      place.items = []
      place.facts.declarations = []
    }
  }
  return withChildren(withoutInternal([...drafts, ...aliases, ...unexported]))
}

/** Drafts the aliases of a symbol. */
function draftAliases(
  source: PackageSource,
  symbol: ExportedSymbol,
  draft: DraftSymbol,
  ids: ReadonlyMap<ExportedSymbol, string>,
  unique: (id: string) => string,
  comments: CommentReader,
): DraftSymbol[] {
  const { home } = symbol
  return [...secondNames(symbol)].map(([aliasPath, places]) => {
    const [first] = places as [NamedExport]
    const parent = first.parent === undefined ? undefined : ids.get(first.parent)
    const name = shownPath(first)
    // An alias within the package shows the facets of its target, under its own name.
    const names = { displayName: name.at(-1)!, declaredName: declaredNameOf(home) }
    const commented = withCommentsOf(first, home)
    const isAlike = !isForeign(home) && names.displayName === draft.displayName && commented === home
    const facets = isAlike ? draft.facets : draftFacets(source, commented, itemsOf(symbol), names, comments)
    const { parent: _, ...shared } = draft
    return {
      ...shared,
      id: unique(`${source.slug}${entryOf(first)}!${aliasPath}`),
      name: name.join('.'),
      displayName: name.at(-1)!,
      entry: first.entry,
      localName: name.join('.'),
      facets: facets.map((facet) => ({ ...facet, members: [] })),
      ...(parent === undefined ? {} : { parent }),
      exportedAs: exportedAs(places),
      aliasOf: { id: draft.id },
      formerNames: [],
      identity: '',
      modelNames: [],
    }
  })
}

/** A symbol's home with the comments of another export of the symbol; the home itself when they are the same. */
function withCommentsOf({ facts: { declarations, module } }: NamedExport, home: NamedExport): NamedExport {
  const own = home.facts
  const comments = declarations.map(({ comment }) => comment)
  const isSame =
    comments.length !== own.declarations.length ||
    (own.declarations.every(({ comment }, at) => comment === comments[at]) && own.module?.comment === module?.comment)
  if (isSame) return home
  const commented = own.declarations.map(({ comment: _, ...one }, at) => {
    return comments[at] === undefined ? one : { ...one, comment: comments[at] }
  })
  return { ...home, facts: { ...own, declarations: commented, ...(module === undefined ? {} : { module }) } }
}

/**
 * A symbol's home or, when nothing has a comment there, with that of the first other place that exports the name. A deprecation is
 * of its place only.
 */
function commentedHome({ home, others }: ExportedSymbol): NamedExport {
  if (commentsIn(home).length > 0) return home
  const commented = others.find((place) => {
    const texts = commentsIn(place)
    return texts.length > 0 && isNamedAs(place, home) && !texts.some((text) => /@deprecated\b/u.test(text))
  })
  return commented === undefined ? home : withCommentsOf(commented, home)
}

function commentsIn({ facts: { declarations, module } }: NamedExport): string[] {
  return [...declarations, module].flatMap((one) => one?.comment ?? [])
}

/** Whether a place exports a symbol under the name of its home, or as `default`. */
function isNamedAs(place: NamedExport, home: NamedExport): boolean {
  const name = place.path.join('.')
  return place === home || name === home.path.join('.') || isDefaultName(name)
}

/** Exported names other than the home's and `default`, with the places that export them. */
function secondNames({ home, others }: ExportedSymbol): Map<string, NamedExport[]> {
  const names = new Map<string, NamedExport[]>()
  for (const other of others) {
    if (isNamedAs(other, home)) continue
    const name = other.path.join('.')
    names.set(name, [...(names.get(name) ?? []), other])
  }
  return names
}

/** Sets the children of every symbol, in place. */
function withChildren(drafts: DraftSymbol[]): DraftSymbol[] {
  const children = new Map<string, string[]>()
  for (const { id, parent } of drafts) {
    if (parent === undefined) continue
    const known = children.get(parent)
    if (known === undefined) children.set(parent, [id])
    else known.push(id)
  }
  for (const draft of drafts) draft.children = children.get(draft.id) ?? draft.children
  return drafts
}

function draftSymbol(
  source: PackageSource,
  assigned: ReadonlyMap<string, string>,
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
    localName: [...(parent === undefined ? assignedName(assigned, home) : shown.slice(0, -1)), declaredName].join('.'),
    facets: draftFacets(source, commentedHome(symbol), items, { displayName, declaredName }, comments),
    ...(parent === undefined ? {} : { parent }),
    children: [],
    exportedAs: exportedAs(places.filter((place) => isNamedAs(place, home))),
    ...(aliasOf === undefined ? {} : { aliasOf }),
    formerNames: formerNames(assigned, places, displayName),
    identity: home.facts.identity,
    modelNames: places.flatMap(({ entry, items: own }) =>
      own.slice(0, 1).map((item) => ({ entry, path: modelPath(item) })),
    ),
  }
}

/** Names that redirect to a symbol: `default`, and those in and of the namespace of an `export =`. */
function formerNames(
  assigned: ReadonlyMap<string, string>,
  places: readonly NamedExport[],
  displayName: string,
): string[] {
  const names = places.flatMap((place) => {
    const [name] = place.path as [string]
    const { localName = 'default' } = place.facts
    if (place.path.length > 1) return []
    return name === 'default'
      ? [name]
      : name === 'export='
        ? [localName]
        : [...assignedName(assigned, place), name].join('.')
  })
  return [...new Set(names)].filter((name) => name !== displayName)
}

/** Local names of each `export =`, by entry point. */
function assignments({ facts }: PackageSource): Map<string, string> {
  return new Map(
    facts.entryPoints.flatMap(({ key, exports }): [string, string][] => {
      const { localName } = exports.find(({ name }) => name === 'export=') ?? {}
      return localName === undefined ? [] : [[key, localName]]
    }),
  )
}

/** Local name of the `export =` whose namespace or value has a name as a member; empty for a module without one. */
function assignedName(assigned: ReadonlyMap<string, string>, { entry, path: names }: NamedExport): string[] {
  const localName = assigned.get(entry)
  return localName === undefined || names.length > 1 || isDefaultName(names[0]!) ? [] : [localName]
}

function declaredNameOf({ facts }: NamedExport): string {
  return facts.localName ?? facts.name
}

/** Items of the first doc model that has the symbol. */
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
      repoPath: facts.from === undefined ? source.declarationsPath : undefined,
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

/** Path of names to show. The default export of an entry point uses its declared name, if it has one. */
function shownPath({ facts, path: names, parent, specifier }: NamedExport): string[] {
  const name = names.at(-1)!
  const shown = parent === undefined && isDefaultName(name) ? (defaultName(facts, specifier) ?? name) : name
  return [...(parent === undefined ? [] : shownPath(parent.home)), shown]
}

function externalTarget({ facts, path: names }: NamedExport): AliasTarget {
  return {
    package: facts.from!.package,
    exportName: facts.from!.exportName ?? names.at(-1)!,
    identity: facts.identity,
  }
}

/**
 * True for a declaration of another package. A namespace made from a whole module of another package does not count.
 */
function isForeign({ facts }: NamedExport): boolean {
  return facts.from !== undefined && facts.module === undefined
}
