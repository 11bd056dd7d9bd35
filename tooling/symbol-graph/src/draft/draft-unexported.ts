import type { CommentReader } from '../docs/read-comment.ts'
import type { NamedExport } from '../name/collect-names.ts'
import { isUnexported, modelPath } from '../read/model-item.ts'
import type { PackageSource } from '../read/package-source.ts'
import type { DraftSymbol } from './draft.ts'
import { facetsOf } from './draft-facets.ts'

/** Drafts the symbols that public signatures name and no entry point exports. Ids are unique: `core!~Hidden`. */
export function draftUnexported(
  source: PackageSource,
  modelled: ReturnType<typeof modelledNames>,
  comments: CommentReader,
): DraftSymbol[] {
  const counts = new Map<string, number>()
  return (source.facts.unexported ?? []).map(({ name, identity, facets, declarations, isGlobal }) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const declaredName = name.slice(name.lastIndexOf('.') + 1)
    const displayName = withoutNumber(declaredName)
    const drafted = facetsOf(
      { facets, declarations, items: [], displayName, declaredName, repoPath: source.declarationsPath },
      comments,
    )
    return {
      id: `${source.slug}!~${name}${count === 1 ? '' : `~${count}`}`,
      name: name.split('.').map(withoutNumber).join('.'),
      displayName,
      entry: '.',
      localName: name,
      facets: drafted,
      children: [],
      exportedAs: [],
      formerNames: [],
      identity,
      modelNames: modelled(name, declarations),
      isUnexported: true as const,
      ...(isGlobal === true ? { isGlobal } : {}),
    }
  })
}

/** Name of an unexported declaration without the number that bundlers add to equal names: `Options` of `Options$1`. */
function withoutNumber(name: string): string {
  return name.replace(/(?<=[^$])\$\d+$/u, '')
}

/**
 * Names of declarations in the doc models of entry points that do not export them. If two items have the same name, a doc model
 * calls one of them `Hidden_2`, and its members `Hidden_2.size`.
 */
export function modelledNames({
  models,
}: Pick<PackageSource, 'models'>): (
  name: string,
  declarations: NamedExport['facts']['declarations'],
) => DraftSymbol['modelNames'] {
  const names = new Map<string, { entry: string; path: string }[]>()
  for (const [entry, items] of models) {
    for (const item of items) {
      if (item.file === undefined || !isUnexported(item.canonicalReference)) continue
      const path = modelPath(item)
      for (const own of new Set([path.slice(1), path.slice(1).replace(/_\d+$/u, '')])) {
        const key = `${own} ${item.file}`
        names.set(key, [...(names.get(key) ?? []), { entry, path }])
      }
    }
  }
  return (name, [first]) => {
    const [outer] = name.split('.', 1) as [string]
    const found = names.get(`${outer} ${(first?.source ?? first?.at)?.file}`) ?? []
    return found.map(({ entry, path }) => ({ entry, path: `${path}${name.slice(outer.length)}` }))
  }
}
