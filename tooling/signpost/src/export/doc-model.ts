/** Parsed doc model of API Extractor, as far as the export reads it. */
export interface DocModel {
  kind: string
  name: string
  [field: string]: unknown
}

interface ModelItem {
  kind: string
  name?: string
  members?: readonly ModelItem[]
}

/**
 * Names a doc model by its module specifier: the models of all entry points of a package have the package's name, and API
 * Documenter takes each name once. References to what the model declares itself follow.
 *
 * @param specifier - Module specifier of the entry point: `@acme/core/testing` becomes `@acme/core_testing`, because API Documenter
 *   takes names of packages only.
 */
export function namedBySpecifier(model: DocModel, specifier: string): DocModel {
  if (model.name === specifier) return model
  const name = model.name + specifier.slice(model.name.length).replaceAll(/[^\w.-]/g, '_')
  const own = new Set<string>()
  visit(model, (key, text) => {
    if (key === 'canonicalReference') own.add(text)
  })
  const prefix = `${model.name}!`
  const renamed = (text: string): string => `${name}!${text.slice(prefix.length)}`
  return {
    ...(JSON.parse(JSON.stringify(model), (key, value: unknown) => {
      const isOwn = key === 'canonicalReference' && typeof value === 'string' && value.startsWith(prefix)
      return isOwn && own.has(value) ? renamed(value) : value
    }) as DocModel),
    name,
  }
}

/** Calls `found` for the `canonicalReference` of each item. Those of excerpt tokens are references, not declarations. */
function visit(value: unknown, found: (key: string, text: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    if (key === 'excerptTokens') continue
    if (typeof one === 'string') found(key, one)
    else visit(one, found)
  }
}

/** Name that API Documenter gives to the file of a package or an item: it changes and folds characters. */
export function fileNameOf(name: string): string {
  return name.replace(/[^a-z0-9_.-]/gi, '_').toLowerCase()
}

/** Name of a package without its scope. */
export function unscoped(name: string): string {
  return name.replace(/^@[^/]*\//, '')
}

/** Items of a doc model that share the file of another one, such as `Box` and `box`: API Documenter keeps only the last. */
export function sharedFiles(model: DocModel): string[][] {
  const groups = new Map<string, Set<string>>()
  const walk = ({ members = [] }: ModelItem, file: string, path: readonly string[]): void => {
    for (const member of members) {
      if (member.kind === 'EntryPoint') walk(member, file, path)
      if (member.name === undefined || member.name === '' || member.kind === 'EnumMember') continue
      const own = [...path, member.name]
      const name = `${file}.${fileNameOf(member.name)}`
      groups.set(name, (groups.get(name) ?? new Set()).add(`${own.join('.')} ${member.kind.toLowerCase()}`))
      walk(member, name, own)
    }
  }
  walk(model as unknown as ModelItem, '', [])
  return [...groups.values()].filter(({ size }) => size > 1).map((names) => [...names])
}
