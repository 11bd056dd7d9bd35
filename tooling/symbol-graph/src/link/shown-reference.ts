import { aliasTarget } from './alias-target.ts'
import type { GraphIndex, IndexedSymbol, LinkTarget } from './graph-index.ts'
import type { OutsideName } from './outside/outside-name.ts'

/** A name with what may be before it: `typeof `, and the module of an import type. */
const writtenName =
  /^(?<head>typeof\s+)?(?:import\s*\((?:"[^"]*"|'[^']*')\)\.)?(?<path>[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*)$/u

/**
 * Name that a reference shows: the one that readers can import. A file may name what it imports otherwise: bundlers number
 * equal names (`Box$1`), and `import('./box.js').default` names no symbol at all.
 *
 * A name that the package exports stays as written, and so does any text that is not a name. A name in a namespace that is
 * not around the page gets that of its namespace.
 *
 * @param text - As the declaration writes it.
 * @param isImported - Whether the text begins with the name of a namespace import.
 * @param page - Symbol of the declaration with the text; without one, names of namespaces stay as written.
 */
export function shownReference(
  text: string,
  found: LinkTarget,
  isImported: boolean,
  from: IndexedSymbol['package'],
  index: GraphIndex,
  page?: IndexedSymbol,
): string {
  const { head = '', path } = writtenName.exec(text)?.groups ?? {}
  if (isImported) return head + publicName(found)
  if (path === undefined) return text
  const { draft } = found.symbol
  const names = path.split('.')
  const prototype = names.lastIndexOf('prototype')
  const last = prototype > 0 ? prototype : names.length - (found.member === undefined || names.length === 1 ? 0 : 1)
  const at = last - 1
  const isOwnName = found.member !== undefined && names.length === 1
  if (isOwnName || isAnonymous(draft.displayName)) return head + path
  if (page !== undefined && isInNamespace(names.slice(0, at), found.symbol, page, index))
    return head + [draft.name, ...names.slice(last)].join('.')
  if (names.includes(draft.displayName)) return head + path
  const exported = index.named(from, 'shown', names.slice(0, at + 1).join('.'))
  if (exported !== undefined && (exported === found.symbol || aliasTarget(exported, index) === found.symbol))
    return head + path
  return head + names.with(at, draft.displayName).join('.')
}

/** Name of something outside the graph, without the module of an import type and the number of a bundler. */
export function shownOutside(text: string, { id }: OutsideName): string {
  const { head = '', path } = writtenName.exec(text)?.groups ?? {}
  if (path === undefined) return text.replace(/^import\((?:"[^"]*"|'[^']*')\)\./u, '')
  const name = /[^!.#~]+$/u.exec(id)?.[0] ?? ''
  const names = path.split('.')
  const last = names.at(-1)!
  if (last === name) return head + path
  const isGenerated = !isAnonymous(name) && last.replace(/^__?|[$_]\d+$/gu, '') === name
  return head + names.with(-1, isGenerated ? name : last.replace(/(?<=[^$])\$\d+$/u, '')).join('.')
}

/** Name without a known target, without the number of a bundler unless the package exports it so. */
export function shownUnknown(text: string, from: IndexedSymbol['package'], index: GraphIndex): string {
  const { path } = writtenName.exec(text)?.groups ?? {}
  return path === undefined || index.named(from, 'shown', path) !== undefined
    ? text
    : text.replace(/(?<=[^$])\$\d+$/u, '')
}

/**
 * Whether a name is written without a namespace that exports it, and in which the page is not.
 *
 * @param written - Namespaces before the name as written.
 */
function isInNamespace(
  written: readonly string[],
  { draft: { parent } }: IndexedSymbol,
  page: IndexedSymbol,
  index: GraphIndex,
): boolean {
  const around = parent === undefined ? undefined : index.byId.get(parent)
  if (around === undefined || isAnonymous(around.draft.name)) return false
  if (written.length > 0) {
    return written.at(-1) === around.draft.displayName && isInNamespace(written.slice(0, -1), around, page, index)
  }
  for (let inside: IndexedSymbol | undefined = page; inside !== undefined; ) {
    if (inside === around) return false
    inside = inside.draft.parent === undefined ? undefined : index.byId.get(inside.draft.parent)
  }
  return true
}

/** Public name of an imported symbol or member. */
function publicName({ symbol, member }: LinkTarget): string {
  return member === undefined ? symbol.draft.name : `${symbol.draft.name}.${member.name}`
}

function isAnonymous(name: string): boolean {
  return name === 'default' || name === 'export='
}
