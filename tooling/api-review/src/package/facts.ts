import { type ExportsEntry, exportsEntries, resolveTarget, targetsOf, writtenEntries } from './exports-map.ts'

/** Promises of a manifest to consumers besides its types. */
export interface PackageFacts {
  /** Absent when the manifest has no such text. */
  name?: string
  /** Whether `exports` closes all other paths. */
  isClosed: boolean
  /** Subpaths that can be imported; patterns when the files of the package are not known. */
  entries: readonly ExportsEntry[]
  /** Entries by which Node.js decides whether it finds a subpath: patterns and closed ones too when files are not known. */
  written: readonly ExportsEntry[]
  /** Whether the package has more than declarations. */
  isLoaded: boolean
  /** How each subpath is loaded. */
  formats: ReadonlyMap<string, EntryFormat>
  /** Format that the types of each subpath state, which TypeScript believes. */
  typeFormats: ReadonlyMap<string, EntryFormat>
  /** Subpaths with types. */
  typed: ReadonlySet<string>
  /** Subpaths that have types for one format only, each behind the other format: `require ./core`. */
  untyped: ReadonlySet<string>
  /** Files of the package that `exports` can lead to, when they are known. */
  files: ReadonlySet<string> | undefined
  /** Those that can be imported by their own path, because `exports` does not close them. */
  deepFiles: ReadonlySet<string> | undefined
  version: string | undefined
  /** Names of commands. */
  commands: ReadonlySet<string>
  /** Values of `os`, `cpu` and `libc`. */
  platforms: ReadonlyMap<string, readonly string[]>
  /** Patterns of files with side effects; undefined when all may have some. */
  sideEffects: readonly string[] | undefined
  /** Files that bundlers for browsers replace; the empty name is the main file. */
  browser: ReadonlySet<string>
  /** Whether bundlers load an ES module in place of the main file. */
  hasModule: boolean
  /** Paths with types of their own, by range of TypeScript. */
  typesVersions: ReadonlyMap<string, readonly string[]>
  dependencies: ReadonlyMap<string, string>
  /** Packages that the public declarations import. */
  imports: ReadonlySet<string>
  globalTypes: GlobalTypes
  /** Version ranges by name: `node`. */
  engines: ReadonlyMap<string, string>
  peers: ReadonlyMap<string, Peer>
}

/** Other packages whose globals who imports a package has, without naming them in `types`. */
export interface GlobalTypes {
  /** Those that are brought for their globals: `vite/client` of `/// <reference types="vite/client" />` or `import 'vite/client'`. */
  brought: ReadonlySet<string>
  /** All that are named in any way. */
  named: ReadonlySet<string>
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
const replaced = ['bin', 'browser', 'cpu', 'exports', 'libc', 'main', 'os', 'type', 'types', 'typesVersions', 'typings']

/** Facts that only the files of a package show. */
export interface KnownFiles {
  paths: readonly string[]
  /** Folders with a manifest of their own, which are entry points without `exports`. */
  folders?: readonly ExportsEntry[]
  /** Subpaths with declarations. */
  typed: ReadonlySet<string>
  /** See {@link PackageFacts.untyped}. */
  untyped: ReadonlySet<string>
  /** See {@link PackageFacts.globalTypes}. */
  globalTypes: GlobalTypes
}

/**
 * Reads the facts of a manifest.
 *
 * @param files - Of the package, if they are available.
 * @param imports - Packages that its public declarations import.
 */
export function readFacts(
  manifest: Readonly<Record<string, unknown>>,
  files?: KnownFiles,
  imports: ReadonlySet<string> = new Set(),
): PackageFacts {
  const overrides = Object.entries(recordOf(manifest['publishConfig'])).filter(([key]) => replaced.includes(key))
  const packed = { ...manifest, ...Object.fromEntries(overrides) }
  const isClosed = packed['exports'] !== undefined && packed['exports'] !== null
  const entries: ExportsEntry[] = isClosed
    ? exportsEntries(packed['exports'], files?.paths)
    : [['.', packed['main'] ?? './index.js'], ...(files?.folders ?? [])]
  const { name } = manifest
  const isLoaded = !files || [...files.paths, ...targetsOf(packed['exports'] ?? packed['main'])].some(isLoadable)
  return {
    ...(typeof name === 'string' && { name }),
    isClosed,
    entries,
    written: files || !isClosed ? entries : writtenEntries(packed['exports']),
    isLoaded,
    formats: new Map(
      entries.map(([subpath, value]) => [subpath, isLoaded ? formatOf(value, packed['type']) : notLoaded]),
    ),
    typeFormats: new Map(entries.map(([subpath, value]) => [subpath, formatOf(value, packed['type'], ['types'])])),
    typed: files?.typed ?? declaredTypes(entries, packed),
    untyped: files?.untyped ?? undeclared(entries),
    files: files && new Set(files.paths),
    deepFiles:
      files && !isClosed ? new Set(files.paths.map(importedPath).filter((path) => path !== 'package.json')) : undefined,
    version: typeof packed['version'] === 'string' ? packed['version'] : undefined,
    commands: commandsOf(packed),
    platforms: new Map(['os', 'cpu', 'libc'].map((field) => [field, listOf(packed[field])])),
    sideEffects:
      packed['sideEffects'] === false
        ? []
        : Array.isArray(packed['sideEffects'])
          ? listOf(packed['sideEffects'])
          : undefined,
    browser: browserOf(packed['browser']),
    hasModule: !isClosed && typeof packed['module'] === 'string',
    typesVersions: new Map(
      Object.entries(recordOf(packed['typesVersions'])).map(([range, paths]) => [range, Object.keys(recordOf(paths))]),
    ),
    dependencies: textsOf(packed['dependencies']),
    imports,
    globalTypes: files?.globalTypes ?? { brought: new Set(), named: new Set() },
    engines: textsOf(packed['engines']),
    peers: peersOf(packed),
  }
}

/** A package of declarations alone, as those of `@types`: neither `import` nor `require` ever found a file. */
const notLoaded: EntryFormat = { import: undefined, require: undefined }

function isLoadable(path: string): boolean {
  return !/(?:^|\/)package\.json$/.test(path) && /(?<!\.d)\.(?:[mc]?[jt]sx?|json|css|wasm|node)$/.test(path)
}

/** @param first - Conditions besides those of Node.js: with `types`, the format that the declarations have. */
function formatOf(value: unknown, type: unknown, first: readonly string[] = []): EntryFormat {
  const load = (condition: 'import' | 'require'): Format | undefined => {
    const target = resolveTarget(value, new Set([...first, condition, 'node', 'module-sync']))
    const isDeclaration = target !== undefined && /\.d\.[mc]?ts$/.test(target)
    if (target === undefined || /\.(?:json|css|wasm|node)$/.test(target) || (isDeclaration && first.length === 0))
      return undefined
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

/** Entry points whose manifest names types for one format and other files than types for the other one. */
function undeclared(entries: readonly ExportsEntry[]): Set<string> {
  const target = (value: unknown, format: string) => resolveTarget(value, new Set(['types', format, 'node'])) ?? ''
  const isTyped = (path: string) => /\.d\.[mc]?ts$/.test(path)
  const formats = [
    ['import', 'require'],
    ['require', 'import'],
  ] as const
  return new Set(
    entries.flatMap(([subpath, value]) =>
      formats
        .filter(([typed, other]) => isTyped(target(value, typed)) && /\.[mc]?js$/.test(target(value, other)))
        .map(([, other]) => `${other} ${subpath}`),
    ),
  )
}

/** Path by which a file is imported: declarations by the file they describe. */
function importedPath(path: string): string {
  return path.replace(/\.d\.([mc]?)ts$/, '.$1js')
}

/** A command that is a text has the name of the package without its scope. */
function commandsOf({ bin, name, directories }: Readonly<Record<string, unknown>>): Set<string> {
  const folder = recordOf(directories)['bin']
  // Each file of the folder is a command.
  if (bin === undefined && typeof folder === 'string') return new Set([`${folder.replace(/\/+$/, '')}/*`])
  if (typeof bin === 'string') return new Set(typeof name === 'string' ? [name.replace(/^@[^/]*\//, '')] : [])
  return new Set(textsOf(bin).keys())
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string')
}

function browserOf(value: unknown): Set<string> {
  return typeof value === 'string' ? new Set(['']) : new Set(Object.keys(recordOf(value)))
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

/** Members of a value that JSON gave; none of what is no object. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** Members of a JSON text; undefined when it is none. */
export function parsedRecord(text: string): Record<string, unknown> | undefined {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Whether a range is exactly the package's own version, as packages that are released together have it. */
export function isInStep({ version }: PackageFacts, range: string): boolean {
  return version !== undefined && range.replace(/^=\s*/, '') === version
}
