import { type ExportsEntry, exportsEntries, resolveTarget, writtenEntries } from '../parse/exports-map.ts'

/** Promises of a manifest to consumers besides its types. */
export interface PackageFacts {
  /** Whether `exports` closes all other paths. */
  isClosed: boolean
  /** Subpaths that can be imported; patterns when the files of the package are not known. */
  entries: readonly ExportsEntry[]
  /** Entries by which Node.js decides whether it finds a subpath: patterns and closed ones too when files are not known. */
  written: readonly ExportsEntry[]
  /** How each subpath is loaded. */
  formats: ReadonlyMap<string, EntryFormat>
  /** Subpaths with types. */
  typed: ReadonlySet<string>
  /** Version ranges by name: `node`. */
  engines: ReadonlyMap<string, string>
  peers: ReadonlyMap<string, Peer>
}

/** Format of the file that `import` or `require` loads; undefined when it loads none, or no JavaScript. */
export interface EntryFormat {
  import: Format | undefined
  require: Format | undefined
}

export type Format = 'module' | 'commonjs'

export interface Peer {
  range: string
  isOptional: boolean
}

/** Fields that `publishConfig` replaces when a package is packed. */
const replaced = ['exports', 'main', 'type', 'types', 'typings']

/**
 * Reads the facts of a manifest.
 *
 * @param files - Paths of the package and subpaths with declarations, if its files are available.
 */
export function readFacts(
  manifest: Readonly<Record<string, unknown>>,
  files?: { paths: readonly string[]; typed: ReadonlySet<string> },
): PackageFacts {
  const overrides = Object.entries(recordOf(manifest['publishConfig'])).filter(([key]) => replaced.includes(key))
  const packed = { ...manifest, ...Object.fromEntries(overrides) }
  const isClosed = packed['exports'] !== undefined && packed['exports'] !== null
  const entries: ExportsEntry[] = isClosed
    ? exportsEntries(packed['exports'], files?.paths)
    : [['.', packed['main'] ?? './index.js']]
  return {
    isClosed,
    entries,
    written: files || !isClosed ? entries : writtenEntries(packed['exports']),
    formats: new Map(entries.map(([subpath, value]) => [subpath, formatOf(value, packed['type'])])),
    typed: files?.typed ?? declaredTypes(entries, packed),
    engines: textsOf(packed['engines']),
    peers: peersOf(packed),
  }
}

function formatOf(value: unknown, type: unknown): EntryFormat {
  const load = (condition: 'import' | 'require'): Format | undefined => {
    const target = resolveTarget(value, new Set([condition, 'node', 'module-sync']))
    if (target === undefined || /\.(?:json|css|wasm|node)$|\.d\.[mc]?ts$/.test(target)) return undefined
    if (/\.m[jt]s$/.test(target)) return 'module'
    return type === 'module' && !/\.c[jt]s$/.test(target) ? 'module' : 'commonjs'
  }
  return { import: load('import'), require: load('require') }
}

/** Types that the manifest names, for a package without files. */
function declaredTypes(entries: readonly ExportsEntry[], manifest: Readonly<Record<string, unknown>>): Set<string> {
  const conditions = new Set(['types', 'import', 'require', 'node'])
  const named = entries.filter(([, value]) => /\.d\.[mc]?ts$/.test(resolveTarget(value, conditions) ?? ''))
  const isRoot = [manifest['types'], manifest['typings']].some((target) => typeof target === 'string')
  return new Set([...named.map(([subpath]) => subpath), ...(isRoot ? ['.'] : [])])
}

function peersOf(manifest: Readonly<Record<string, unknown>>): Map<string, Peer> {
  const meta = recordOf(manifest['peerDependenciesMeta'])
  return new Map(
    [...textsOf(manifest['peerDependencies'])].map(([name, range]) => [
      name,
      { range, isOptional: recordOf(meta[name])['optional'] === true },
    ]),
  )
}

function textsOf(value: unknown): Map<string, string> {
  const texts = Object.entries(recordOf(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new Map(texts)
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
