import type { ExportFacts, PackageFacts } from '@signpost/api-extract'
import { type ExcerptPiece, isUnexported, type ModelItem } from './model-item.ts'
import { hasModuleType, withModuleTypes } from './module-types.ts'

/**
 * Matches `@acme/core!~Hidden_2:class`, `@acme/core!~core_2.Box:class` in an unexported module, and
 * `@acme/core!ns.Box_2:class`.
 */
const modelName = /!(?<local>~?)(?<first>[^.:#]+?)(?:_\d+)?(?<inner>\.[^:]*)?(?::(?<meaning>[a-z]+))?$/u

/** Module of an import type, at the end of the text before its name. */
const importPrefix = /import\((?:"[^"]*"|'[^']*')\)\.$/u

/** Whether the target of a piece may depend on its file: its name is local to the file, or made up by API Extractor. */
export function dependsOnFile(piece: ExcerptPiece): boolean {
  const { text, target } = piece
  if (target === undefined) return hasModuleType(piece)
  return isUnexported(target) || isCounted(piece) || text.includes('.')
}

function isCounted({ text, target = '' }: ExcerptPiece): boolean {
  return /_\d+(?::|$)/u.test(target) && !/_\d+$/u.test(text)
}

/**
 * Replaces names made up by API Extractor with references to declarations. API Extractor numbers equal names,
 * separately for each entry point. The target is what the item's file imports or declares under the name as written.
 * Names of modules that are local to the file are marked; public names replace them later.
 *
 * @returns A function that resolves the items of a doc model of the package.
 */
export function createDeclaredNames(
  facts: Pick<PackageFacts, 'package' | 'entryPoints' | 'unexported' | 'moduleNames'>,
): (items: readonly ModelItem[]) => ModelItem[] {
  // Built on first use: most packages have no such names.
  let tables: NamesOfFiles | undefined
  const namesOfFiles = (): NamesOfFiles => (tables ??= namesIn(facts))
  const declaredIn = (piece: ExcerptPiece, file: string): string | undefined => {
    const { local, first = '', inner, meaning = 'type' } = modelName.exec(piece.target ?? '')?.groups ?? {}
    const isInModule = local === '~' && inner !== undefined
    if (!(isInModule || isCounted(piece))) return undefined
    const { exported, unexported, namespaces } = namesOfFiles()
    // Names in a declared namespace shadow those of the file.
    if (namespaces.has(`${file} ${first}`)) return undefined
    const key = `${file} ${piece.text}`
    const identity = unexported.get(key) ?? (isInModule || local === '' ? exported.get(key) : undefined)
    return identity === undefined ? undefined : `${facts.package.name}!${piece.text}:${meaning} @${identity}`
  }
  const meant = (piece: ExcerptPiece, file: string, before = ''): ExcerptPiece => {
    if (piece.target === undefined) return piece
    const module = importPrefix.exec(before)?.[0].replaceAll("'", '"')
    const byModule = module && facts.moduleNames && namesOfFiles().imported.get(`${file} ${module}${piece.text}`)
    if (byModule !== undefined && byModule !== '') return { ...piece, target: byModule }
    if (!dependsOnFile(piece)) return piece
    const imported = facts.moduleNames && namesOfFiles().imported.get(`${file} ${piece.text}`)
    const target = imported ?? declaredIn(piece, file)
    if (target === undefined) return piece
    const { modules } = namesOfFiles()
    const [first = '', ...inner] = piece.text.split('.')
    return { ...piece, target, ...(inner.length > 0 && !modules.has(first) ? { isImported: true as const } : {}) }
  }
  const read = (written: ModelItem, around?: string): ModelItem => {
    const file = written.file ?? around
    const item =
      file === undefined || facts.moduleNames === undefined
        ? written
        : withModuleTypes(written, (text) => namesOfFiles().imported.get(`${file} ${text}`))
    const excerpt =
      file === undefined
        ? item.excerpt
        : mapChanged(item.excerpt, (piece, at) => meant(piece, file, item.excerpt[at - 1]?.text))
    const members = mapChanged(item.members, (member) => read(member, file))
    return excerpt === item.excerpt && members === item.members ? item : { ...item, excerpt, members }
  }
  return (items) => items.map((item) => read(item))
}

/** Targets of names in files; the keys are `<file> <name as written>`. */
interface NamesOfFiles {
  /** References to imports. */
  imported: ReadonlyMap<string, string>
  /** Identities of exported declarations. */
  exported: ReadonlyMap<string, string>
  /** Identities of unexported declarations. */
  unexported: ReadonlyMap<string, string>
  /** Unexported declared namespaces. */
  namespaces: ReadonlySet<string>
  /** Names of modules that entry points export. */
  modules: ReadonlySet<string>
}

function namesIn(facts: Pick<PackageFacts, 'entryPoints' | 'unexported' | 'moduleNames'>): NamesOfFiles {
  const { entryPoints, unexported = [], moduleNames = [] } = facts
  const all = entryPoints.flatMap((entry) => entry.exports)
  return {
    imported: importedNames(moduleNames),
    exported: declaredNames(all),
    unexported: declaredNames(unexported),
    namespaces: new Set(
      unexported.flatMap(({ name, declarations }) => {
        return name.includes('.')
          ? declarations.map(({ at, source }) => `${(source ?? at).file} ${name.slice(0, name.indexOf('.'))}`)
          : []
      }),
    ),
    modules: new Set(all.flatMap(({ name, module }) => (module === undefined ? [] : [name]))),
  }
}

/** References to imports by `<file> <name as written>`. */
function importedNames(moduleNames: NonNullable<PackageFacts['moduleNames']>): Map<string, string> {
  const targets = new Map<string, string>()
  for (const { file, source, names } of moduleNames) {
    for (const { text, target } of names) {
      targets.set(`${file} ${text}`, target)
      if (source !== undefined) targets.set(`${source} ${text}`, target)
    }
  }
  return targets
}

type Declared = Pick<ExportFacts, 'name' | 'localName' | 'identity' | 'module' | 'declarations' | 'exports'>

/** Identities by `<file> <name>`; members of declared namespaces are left out. */
function declaredNames(facts: readonly Declared[]): Map<string, string> {
  const identities = new Map<string, string>()
  const add = (all: readonly Declared[]): void => {
    for (const { name, localName = name, identity, module, declarations, exports: inner = [] } of all) {
      if (module !== undefined) add(inner)
      for (const { at, source } of declarations) {
        identities.set(`${at.file} ${localName}`, identity)
        if (source !== undefined) identities.set(`${source.file} ${localName}`, identity)
      }
    }
  }
  add(facts)
  return identities
}

/** Maps a list; returns the list itself when no item changes. */
function mapChanged<Item>(items: readonly Item[], change: (item: Item, at: number) => Item): readonly Item[] {
  const changed = items.map(change)
  return changed.every((item, at) => item === items[at]) ? items : changed
}
