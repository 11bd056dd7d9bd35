import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import ts from '#typescript'
import { walkable } from '@signpost/files'
import satisfies from 'semver/functions/satisfies.js'
import { readFacts, recordOf } from '../package/facts.ts'
import { preProcess } from './imported-files.ts'
import { globalTypes } from './global-types.ts'
import { type ConditionalTypes, conditionalTypes } from './conditional-types.ts'
import { TextError } from './decode-text.ts'
import { type ExportsEntry, exportsEntries, packagesOf, starOf } from '../package/exports-map.ts'
import { readText } from './read-text.ts'
import type { Side } from './side.ts'

interface Manifest extends Record<string, unknown> {
  name?: unknown
  types?: unknown
  typings?: unknown
  main?: unknown
  exports?: unknown
  imports?: unknown
  typesVersions?: unknown
}

/**
 * Reads the declaration files of a package and its entry points from `exports`, or from `types` and `main` without them.
 *
 * @param label - The side, for messages.
 * @throws Error when there is no package.json, or no entry point has declarations.
 */
export function readPackageFolder(folder: string, label: string): Side {
  const manifestFile = join(folder, 'package.json')
  if (!existsSync(manifestFile)) throw new Error(`${label} has neither a package.json nor reports (*.api.md).`)
  const manifest = parse(manifestFile, `${label}: package.json`)
  const { files, paths, unreadable } = collect(folder, label)
  const declared = new Set([...files.keys(), ...unreadable.keys()])
  const entries = new Map<string, string>()
  const conditional = new Map<string, ConditionalTypes>()
  const folders = innerTargets(folder, paths)
  for (const [name, value] of [...targetsOf(manifest, paths), ...(manifest.exports === undefined ? folders : [])]) {
    const find = (path: string) => declarationOf(path, declared) ?? versionedTypes(name, manifest, declared)
    const path = mainTypes(value, find)
    if (path === undefined) continue
    entries.set(name, path)
    const types = new Map([...conditionalTypes(value, path, find), ...olderTypes(name, path, manifest, declared)])
    if (types.size > 0) conditional.set(name, types)
  }
  // Such packages target TypeScript versions without support for `exports`, which read `types`.
  const main = entries.has('.') ? undefined : mainOf(manifest, declared)
  if (main !== undefined) entries.set('.', main)
  addOwnModules(manifest, paths, entries, files)
  if (entries.size === 0)
    throw new Error(
      `${label}: no entry point of package.json ("exports", "types") leads to a .d.ts. Build the package first.`,
    )
  return {
    label,
    files,
    entries,
    ...(conditional.size > 0 && { conditional }),
    ...(unreadable.size > 0 && { unreadable }),
    facts: readFacts(
      manifest,
      {
        paths,
        folders,
        typed: new Set(entries.keys()),
        globalTypes: globalTypes(files, entries.values()),
        untyped: new Set(
          [...conditional].flatMap(([name, types]) =>
            ['import', 'require'].flatMap((format) => (types.get(format) === '' ? [`${format} ${name}`] : [])),
          ),
        ),
      },
      importedPackages(files),
    ),
  }
}

function parse(file: string, label: string): Manifest {
  const text = readText(file, label)
  try {
    return walkable(JSON.parse(text)) as Manifest
  } catch (error) {
    throw new Error(`${label} is not JSON: ${(error as Error).message}`)
  }
}

/** Names of the packages that declarations import. */
function importedPackages(files: ReadonlyMap<string, string>): Set<string> {
  const specifiers = [...files.values()].flatMap((text) => {
    const { importedFiles, typeReferenceDirectives } = preProcess(text)
    return [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName)
  })
  return new Set(specifiers.flatMap(packagesOf))
}

interface Collected {
  files: Map<string, string>
  /** Paths that can be imported. */
  paths: string[]
  unreadable: Map<string, string>
}

/** Links are not followed, so that no file outside the package is read. */
function collect(root: string, label: string): Collected {
  const [files, unreadable] = [new Map<string, string>(), new Map<string, string>()]
  const paths: string[] = []
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name)
      const stats = lstatSync(path)
      if (stats.isDirectory() && name !== 'node_modules') visit(path)
      else if (stats.isFile()) {
        const file = relative(root, path).split(sep).join('/')
        if (/\.(?:[mc]?js|json|css|wasm)$|\.d\.[mc]?ts$/.test(name)) paths.push(file)
        // Declarations of another kind of file have the name that TypeScript looks for too: `style.css.d.ts` for `style.d.css.ts`.
        if (/\.d\.(?:[mc]?|\w+\.)ts$/.test(name))
          read(path, `${label}: ${file}`, file.replace(/\.d\.(\w+)\.ts$/, '.$1.d.ts'))
      }
    }
  }
  const read = (path: string, name: string, file: string): void => {
    try {
      files.set(file, readText(path, name))
    } catch (error) {
      if (!(error instanceof TextError)) throw error
      unreadable.set(file, error.message)
    }
  }
  visit(root)
  return { files, paths, unreadable }
}

function mainOf({ types, typings }: Manifest, files: ReadonlySet<string>): string | undefined {
  const target = [types, typings].find((value) => typeof value === 'string') as string | undefined
  return target === undefined ? undefined : declarationOf(target, files)
}

/**
 * File that `typesVersions` gives for this TypeScript, for an entry point whose target in `exports` has no declarations beside it.
 *
 * @see {@link https://www.typescriptlang.org/docs/handbook/declaration-files/publishing.html#version-selection-with-typesversions}
 */
function versionedTypes(name: string, manifest: Manifest, files: ReadonlySet<string>): string | undefined {
  const range = rangeOf(manifest)
  return range === undefined ? undefined : typesOfVersion(range, name, manifest, files)
}

/** Range of `typesVersions` that this TypeScript uses. */
function rangeOf({ typesVersions }: Manifest): string | undefined {
  return Object.keys(recordOf(typesVersions)).find((version) => satisfies(ts.version, version))
}

/** Declarations for other versions of TypeScript than this one, as conditions: `TypeScript <4.8`. */
function olderTypes(name: string, main: string, manifest: Manifest, files: ReadonlySet<string>): [string, string][] {
  return Object.keys(recordOf(manifest.typesVersions)).flatMap((range): [string, string][] => {
    const path = typesOfVersion(range, name, manifest, files)
    return path === undefined || path === main ? [] : [[`TypeScript ${range}`, path]]
  })
}

function typesOfVersion(
  range: string,
  name: string,
  { typesVersions, types, typings }: Manifest,
  files: ReadonlySet<string>,
): string | undefined {
  const paths = recordOf(recordOf(typesVersions)[range])
  const main = [types, typings].find((value) => typeof value === 'string') ?? 'index.d.ts'
  const wanted = name === '.' ? posix.normalize(main as string) : name.slice(2)
  for (const [pattern, targets] of Object.entries(paths)) {
    const part = pattern === wanted ? '' : starOf(pattern, wanted)
    if (part === undefined || !Array.isArray(targets)) continue
    for (const target of targets.filter((item) => typeof item === 'string')) {
      const found = declarationOf(target.replace('*', part), files)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/**
 * Adds modules by which a package imports its own files: by its name, as `jotai` re-exports `jotai/vanilla`, and by `imports`, as
 * `#internal/types`.
 */
function addOwnModules(
  { name, imports }: Manifest,
  paths: readonly string[],
  entries: ReadonlyMap<string, string>,
  files: Map<string, string>,
): void {
  const texts = [...files.values()]
  const uses = (start: string) => texts.some((text) => text.includes(`'${start}`) || text.includes(`"${start}`))
  const add = (module: string, path: string) => {
    const own = `node_modules/${module}.d.ts`
    files.set(
      own,
      reExport(posix.relative(posix.dirname(own), path).replace(/\.d\.([mc]?)ts$/, '.$1js'), files.get(path)),
    )
  }
  if (typeof name === 'string' && uses(name)) {
    for (const [entry, path] of entries) add(`${name}/${entry === '.' ? 'index' : entry.slice(2)}`, path)
  }
  if (!uses('#')) return
  for (const [specifier, value] of exportsEntries(imports, paths)) {
    const path = mainTypes(value, (target) =>
      target.startsWith('.') ? declarationOf(target, new Set(files.keys())) : undefined,
    )
    if (path !== undefined) add(specifier, path)
  }
}

function reExport(target: string, text = ''): string {
  if (/^\s*export\s*=/m.test(text)) return `import whole = require('${target}')\nexport = whole\n`
  return `export * from '${target}'\n${/\bdefault\b/.test(text) ? `export { default } from '${target}'\n` : ''}`
}

/** Entry points and what they lead to. */
function targetsOf(manifest: Manifest, paths: readonly string[]): readonly ExportsEntry[] {
  const { exports, types, typings, main, typesVersions } = manifest
  if (exports !== undefined && exports !== null) return exportsEntries(exports, paths)
  const target = [types, typings, main, 'index.d.ts'].find((value) => typeof value === 'string')
  const versions = recordOf(recordOf(typesVersions)[rangeOf(manifest) ?? ''])
  const named = Object.entries(versions).filter(([path]) => !/\*|\.d\.[mc]?ts$/.test(path))
  return [['.', target], ...named.map(([path, targets]): ExportsEntry => [`./${path}`, targets])]
}

/** Folders with a manifest of their own, as entry points of a package without `exports`, and what they lead to. */
function innerTargets(root: string, paths: readonly string[]): ExportsEntry[] {
  return paths.flatMap((path): ExportsEntry[] => {
    const folder = posix.dirname(path)
    if (posix.basename(path) !== 'package.json' || folder === '.') return []
    const { types, typings, main } = innerManifest(join(root, path))
    const targets = Object.entries({ types: types ?? typings, default: main }).flatMap(([condition, target]) =>
      typeof target === 'string' ? [[condition, `./${posix.join(folder, target)}`]] : [],
    )
    return targets.length === 0 ? [] : [[`./${folder}`, Object.fromEntries(targets)]]
  })
}

/** Manifest of a folder; tests that are published may have broken ones, by which nobody imports anything. */
function innerManifest(file: string): Manifest {
  try {
    return parse(file, file)
  } catch {
    return {}
  }
}

/** Declarations that the `types` condition gives, or else those of `import`, `require` or `default`. */
function mainTypes(value: unknown, find: (target: string) => string | undefined): string | undefined {
  if (typeof value === 'string') return find(value)
  if (typeof value !== 'object' || value === null) return undefined
  const conditions = value as Record<string, unknown>
  const targets = Array.isArray(value)
    ? value
    : ['types', 'import', 'require', 'node', 'default'].map((name) => conditions[name])
  for (const target of targets) {
    const path = mainTypes(target, find)
    if (path !== undefined) return path
  }
  return undefined
}

function declarationOf(target: string, files: ReadonlySet<string>): string | undefined {
  const path = posix.normalize(target)
  const beside = path.replace(/\.([mc]?)js$/, '.d.$1ts')
  return [path, beside, `${path}.d.ts`, `${path}/index.d.ts`].find((candidate) => files.has(candidate))
}
