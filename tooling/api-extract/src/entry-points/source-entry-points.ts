import { posix } from 'node:path'
import type { EntryPoint, EntryPoints } from './entry-points.ts'
import { exportKeys, exportTargets } from './exports-field.ts'
import type { Manifest } from '../package/manifest.ts'

/** Entry points of a package, some of which have no declarations yet but a source to make them from. */
export interface SourceEntryPoints extends EntryPoints {
  /** Source of each entry point without declarations, by the path of the declarations beside it. */
  sources: ReadonlyMap<string, string>
}

/** Folders of a package's compilation, relative to the package. */
export interface SourceLayout {
  /** `rootDir`; absent when it is not configured. */
  rootDir?: string
  /** `outDir` and `declarationDir`. */
  outDirs: readonly string[]
  /** Whether the package's own configuration includes JavaScript. */
  allowsScripts: boolean
}

/** Returns the entry points among the files of a package, with declarations that are not written yet. */
type Find = (files: readonly string[]) => EntryPoints

/**
 * Finds the entry points of a package, also of one that is not built.
 *
 * Declarations that are there win, except over a `types` that names a source. A missing declaration file is traced to the
 * source that it would be compiled from: by `rootDir` and `outDir`, else from a folder of the manifest (`dist`, `dist/esm`) to
 * `src` (`src/lib` of a Svelte library) or the package folder; `src/index.ts` (`mod.ts`) stands for a bundled `.`, `src/dom.ts` for a bundled `./dom`. JavaScript is a source where the configuration includes
 * it, or where the package has no other.
 *
 * @param find - Finds entry points with declarations.
 * @param readLayout - Called for a package with missing declarations only.
 */
export function sourceEntryPoints(
  find: Find,
  files: readonly string[],
  manifest: Pick<Manifest, 'exports' | 'main' | 'types'>,
  readLayout: () => SourceLayout,
): SourceEntryPoints {
  const known = new Set(files)
  const { typed, scripts } = sourcesAmong(files)

  const libraries = libraryFolders(files)

  let layout: SourceLayout | undefined
  /** Sources by the declaration file that `place` puts what is compiled from them at. */
  const compiled = (sources: readonly string[], place: (source: string) => string | undefined): Map<string, string> => {
    const found = new Map<string, string>()
    for (const source of sources) {
      const placed = place(source)
      const declaration = placed === undefined ? undefined : declarationOf(placed)
      if (declaration !== undefined && !known.has(declaration) && !found.has(declaration))
        found.set(declaration, source)
    }
    return found
  }

  let result: SourceEntryPoints = { ...find(files), sources: new Map() }
  const complete = (origins: ReadonlyMap<string, string>, replaces: boolean): void => {
    const next = find([...files, ...origins.keys()])
    result = merged(result, next, origins, replaces)
  }
  const inside = (root: string, source: string): string | undefined => {
    const path = posix.relative(root, source)
    return path.startsWith('../') ? undefined : path
  }
  /** Whether a key of its own, not only a pattern, leads to one of the sources. */
  const hasNamed = (origins: ReadonlyMap<string, string>): boolean =>
    find([...files, ...origins.keys()]).entryPoints.some((one) => one.pattern === undefined && origins.has(one.types))
  /** The folder that is published: `./*` of the package are the modules of `src`, if its main entry point is one. */
  const completePublished = (): boolean => {
    if (hasNamed(compiled(typed, (source) => source))) return false
    return [...libraries, 'src'].some((root) => {
      const published = compiled(typed, (source) => inside(root, source))
      if (!hasNamed(published)) return false
      // What the pattern matched in the repository's own folders is not published.
      const entryPoints = result.entryPoints.filter(({ pattern }) => pattern === undefined)
      result = { ...result, entryPoints }
      complete(published, false)
      return true
    })
  }
  /** Tries one output folder and one root of the sources after another: a file is compiled to one place. */
  const completeFrom = (sources: readonly string[]): void => {
    layout ??= readLayout()
    const roots = new Set([...(layout.rootDir === undefined ? [] : [layout.rootDir]), ...libraries, 'src', '.'])
    complete(
      compiled(sources, (source) => source),
      false,
    )
    for (const outDir of new Set([...layout.outDirs, ...namedFolders(manifest)]))
      for (const root of roots) {
        if (!isIncomplete(result)) return
        const toOutput = (source: string): string | undefined => {
          const path = inside(root, source)
          return path === undefined ? undefined : posix.join(outDir, path)
        }
        complete(compiled(sources, toOutput), false)
      }
  }
  // Only a path that the manifest itself writes as a source is better than declarations.
  if (!isIncomplete(result) || !completePublished())
    complete(
      compiled(typed, (source) => source),
      true,
    )
  if (isIncomplete(result)) completeFrom(typed)
  for (const { code, entryPoint } of result.diagnostics) {
    const source =
      code === 'AX-NO-DECLARATIONS' && entryPoint !== undefined
        ? bundled(entryPoint, typed, [...libraries, 'src', '.', 'lib', layout?.rootDir ?? 'src'])
        : undefined
    if (source !== undefined) result = withSource(result, entryPoint!, source)
  }
  if (isIncomplete(result) && (result.entryPoints.length === 0 || (layout ??= readLayout()).allowsScripts))
    completeFrom(scripts)
  return result
}

/**
 * Entry points of a built package, from their sources where these are found.
 *
 * @param built - Entry points with the declarations on disk.
 * @param unbuilt - Those of the same package without its declarations.
 * @param includesScripts - Whether JavaScript is a source that declarations are made from: others are written by hand.
 */
export function preferSources(
  built: SourceEntryPoints,
  unbuilt: SourceEntryPoints,
  includesScripts: boolean,
): SourceEntryPoints {
  const made = unbuilt.entryPoints.filter(({ types }) => {
    const source = unbuilt.sources.get(types)
    return source !== undefined && (includesScripts || !isSource(source, scriptName))
  })
  const keys = new Set(made.map(({ key }) => key))
  return {
    entryPoints: [...built.entryPoints.filter(({ key }) => !keys.has(key)), ...made].sort(byKey),
    diagnostics: built.diagnostics.filter(({ entryPoint }) => entryPoint === undefined || !keys.has(entryPoint)),
    sources: new Map([...built.sources, ...made.map(({ types }) => [types, unbuilt.sources.get(types)!] as const)]),
  }
}

/** Sources among the files of a package: TypeScript and JavaScript. */
export function sourcesAmong(files: readonly string[]): { typed: string[]; scripts: string[] } {
  return {
    typed: files.filter((file) => isSource(file, typedName)),
    scripts: files.filter((file) => isSource(file, scriptName)),
  }
}

const typedName = /(?<!\.d)\.[cm]?tsx?$/
const scriptName = /\.(?:[cm]?js|jsx)$/

/** Path of the declarations beside a source: `src/index.d.mts` of `src/index.mts`. */
export function declarationOf(source: string): string {
  return source.replace(/\.(?<kind>[cm]?)[jt]sx?$/, '.d.$<kind>ts')
}

/**
 * `src/lib` of a package that `svelte-package` builds, which has no `rootDir`.
 *
 * @see {@link https://svelte.dev/docs/kit/packaging | packaging of Svelte libraries}
 */
function libraryFolders(files: readonly string[]): string[] {
  return files.some((file) => /^svelte\.config\.[cm]?[jt]s$/.test(file)) ? ['src/lib'] : []
}

function isIncomplete({ entryPoints, diagnostics }: EntryPoints): boolean {
  return entryPoints.length === 0 || diagnostics.some(({ code }) => code === 'AX-NO-DECLARATIONS')
}

/** Adds entry points for keys and patterns that have none; with `replaces`, also those that lead to sources. */
function merged(
  before: SourceEntryPoints,
  next: EntryPoints,
  origins: ReadonlyMap<string, string>,
  replaces: boolean,
): SourceEntryPoints {
  const isWhole = before.entryPoints.length === 0
  const wanted = new Set(before.diagnostics.map(({ entryPoint }) => entryPoint))
  const expanded = new Set(before.entryPoints.map(({ pattern }) => pattern))
  const isWanted = ({ key, pattern }: EntryPoint): boolean =>
    pattern === undefined ? wanted.has(key) : !expanded.has(pattern)
  const fromSources = next.entryPoints.filter((one) => origins.has(one.types) && (isWhole || replaces || isWanted(one)))
  if (fromSources.length === 0) return before
  const keys = new Set(fromSources.map(({ key }) => key))
  const sources = new Map(before.sources)
  const entryPoints: EntryPoint[] = before.entryPoints.filter(({ key }) => !keys.has(key))
  const made = (file: string): string => {
    const source = origins.get(file)
    if (source === undefined) return file
    sources.set(declarationOf(source), source)
    return declarationOf(source)
  }
  for (const { types, requireTypes, ...one } of fromSources) {
    entryPoints.push({
      ...one,
      types: made(types),
      ...(requireTypes !== undefined && { requireTypes: made(requireTypes) }),
    })
  }
  const diagnostics = (isWhole ? next : before).diagnostics.filter(
    ({ entryPoint }) => entryPoint === undefined || !keys.has(entryPoint),
  )
  return { entryPoints: entryPoints.sort(byKey), diagnostics, sources }
}

function withSource(result: SourceEntryPoints, key: string, source: string): SourceEntryPoints {
  const types = declarationOf(source)
  return {
    entryPoints: [...result.entryPoints, { key, types }].sort(byKey),
    diagnostics: result.diagnostics.filter(({ entryPoint }) => entryPoint !== key),
    sources: new Map([...result.sources, [types, source]]),
  }
}

/** The source of a bundle, whose name does not say what it is made from: `src/mod.ts` of `.`, `src/dom.ts` or `src/dom/index.ts` of `./dom`. */
function bundled(key: string, sources: readonly string[], folders: readonly string[]): string | undefined {
  const names = key === '.' ? ['index', 'mod'] : [key.replace(/\.[cm]?js$/, ''), `${key}/index`]
  return folders
    .flatMap((folder) => names.map((name) => posix.join(folder, name)))
    .flatMap((path) => ['ts', 'tsx', 'mts', 'cts'].map((ending) => `${path}.${ending}`))
    .find((path) => sources.includes(path))
}

function byKey(a: EntryPoint, b: EntryPoint): number {
  return a.key === '.' ? -1 : b.key === '.' ? 1 : a.key < b.key ? -1 : 1
}

function isSource(file: string, ending: RegExp): boolean {
  return (
    ending.test(file) && !/(?:^|\/)(?:__tests__|__mocks__)\/|\.(?:test|test-d|spec|stories|config)\.\w+$/.test(file)
  )
}

/** Folders to which the manifest leads, outermost first: `dist` and `dist/esm` of `./dist/esm/index.js`. */
function namedFolders({ exports, main, types }: Pick<Manifest, 'exports' | 'main' | 'types'>): string[] {
  const targets = [...exportKeys(exports).values()].flatMap((value) =>
    exportTargets(value, '99.0.0').map(({ target }) => target),
  )
  const folders = new Set<string>()
  for (const target of [...targets, main, types]) {
    const path = posix.normalize(target ?? '.').replace(/^\.\//, '')
    if (path.startsWith('../') || path.startsWith('/')) continue
    const segments = path.split('/').slice(0, -1)
    for (let depth = 1; depth <= segments.length; depth++) {
      const folder = segments.slice(0, depth).join('/')
      if (!folder.includes('*')) folders.add(folder)
    }
  }
  folders.delete('src')
  const depthOf = (folder: string): number => folder.split('/').length
  return [...folders].sort((a, b) => depthOf(a) - depthOf(b))
}
