import { basename, join } from 'node:path'
import { SourceError } from '@signpost/files'
import { manifestFiles, readPackageManifest, type PackageFields } from '@signpost/files/manifests'
import type { Diagnostic } from '../facts.ts'
import { errorMessage } from './portable-text.ts'
import { sourceFiles } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'
import { describedPackage } from './types-package.ts'

/** The fields of a package.json, or of a manifest of Deno, that extraction reads. A field of another type counts as absent. */
export interface Manifest {
  /** For an `@types` package the name of the package that it describes: users import `luxon`, not `@types/luxon`. */
  name: string
  /** Name of the file that the fields come from: `package.json`, `deno.json`, `deno.jsonc` or `jsr.json`. */
  file: string
  /** Registry of the package when it is not that of npm. */
  registry?: 'jsr'
  /** `@types/luxon`, when that is the name in the manifest. */
  typesPackage?: string
  version: string
  description: string
  /** As written: any JSON. Absent when the manifest has none. */
  exports?: unknown
  types?: string
  main?: string
  /** As written: any JSON. */
  typesVersions?: unknown
  /** `signpost.slug`. */
  slug?: string
  /** `signpost.entryPoints` as written: the patterns to expand, or those of packages by name; any JSON. */
  chosen?: unknown
  /** `private`: the package is not published. */
  isPrivate: boolean
  /** Names in `devDependencies` and in no other list. */
  development: string[]
  /** Names in `peerDependenciesMeta` with `optional`, and in `optionalDependencies`. */
  optional: string[]
  /** Names in `dependencies`, `peerDependencies`, `optionalDependencies` and `devDependencies`, by code unit. */
  dependencies: string[]
}

/** A manifest, or the reason that there is none. */
export type ManifestResult =
  | { manifest: Manifest; diagnostic?: undefined }
  | { manifest?: undefined; diagnostic: Diagnostic }

/** Reads the manifest of a package folder. Errors are `AX-MANIFEST` diagnostics; none is thrown. */
export function readManifest(packageDir: string, { root }: SourceFiles = sourceFiles(packageDir)): ManifestResult {
  try {
    const read = readPackageManifest(packageDir, root)
    return read === undefined ? problem('no package.json') : { manifest: manifestOf(read, basename(packageDir)) }
  } catch (error) {
    return error instanceof SourceError ? problem(error.found, error.nextStep) : problem(errorMessage(error))
  }
}

/** Whether a folder has a manifest that can be read. */
export function hasManifest(folder: string, { canRead }: Pick<SourceFiles, 'canRead'>): boolean {
  return manifestFiles.some((name) => canRead(join(folder, name)))
}

/** Specifier by which consumers import an entry point: `@acme/core/testing`, or `jsr:@acme/core/testing`. */
export function specifierOf({ name, registry }: Pick<Manifest, 'name' | 'registry'>, key: string): string {
  return `${registry === undefined ? '' : `${registry}:`}${name}${key.slice(1)}`
}

function manifestOf({ fields: json, file, registry }: PackageFields, folder: string): Manifest {
  const fields = new Map<string, unknown>(Object.entries(json))
  const text = (key: string): string | undefined => {
    const value = fields.get(key)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const signpost = entriesOf(fields.get('signpost'))
  const slug = signpost.get('slug')
  const types = text('types') ?? text('typings')
  const main = text('main')
  const written = text('name') ?? folder
  const described = describedPackage(written)
  return {
    name: described ?? written,
    file,
    ...(registry === undefined ? {} : { registry }),
    ...(described === undefined ? {} : { typesPackage: written }),
    version: text('version') ?? '0.0.0',
    description: text('description') ?? '',
    ...(fields.has('exports') ? { exports: fields.get('exports') } : {}),
    ...(types === undefined ? {} : { types }),
    ...(main === undefined ? {} : { main }),
    ...(fields.has('typesVersions') ? { typesVersions: fields.get('typesVersions') } : {}),
    ...(typeof slug === 'string' && slug !== '' ? { slug } : {}),
    ...(signpost.has('entryPoints') ? { chosen: signpost.get('entryPoints') } : {}),
    isPrivate: fields.get('private') === true,
    development: developmentNames(fields),
    optional: optionalNames(fields),
    dependencies: [
      ...new Set(
        ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'].flatMap((key) => [
          ...entriesOf(fields.get(key)).keys(),
        ]),
      ),
    ].sort((a, b) => (a < b ? -1 : 1)),
  }
}

/**
 * Patterns of `exports` that the configuration chooses to expand: `signpost.entryPoints` of the package, a list, and of the
 * documented root, lists by package name for packages that cannot be edited.
 */
export function chosenPatterns({ name, chosen }: Manifest, sources: SourceFiles): string[] {
  const root = sources.exists(join(sources.root.dir, 'package.json'))
    ? readManifest(sources.root.dir, sources).manifest
    : undefined
  return [chosen, entriesOf(root?.chosen).get(name)].flatMap((list) =>
    Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [],
  )
}

function developmentNames(fields: ReadonlyMap<string, unknown>): string[] {
  const others = ['dependencies', 'peerDependencies', 'optionalDependencies'].map((key) => entriesOf(fields.get(key)))
  return [...entriesOf(fields.get('devDependencies')).keys()].filter((name) => !others.some((list) => list.has(name)))
}

/** Names of peers and dependencies that a package works without. */
function optionalNames(fields: ReadonlyMap<string, unknown>): string[] {
  const peers = [...entriesOf(fields.get('peerDependenciesMeta'))].flatMap(([name, meta]) =>
    entriesOf(meta).get('optional') === true ? [name] : [],
  )
  return [...peers, ...entriesOf(fields.get('optionalDependencies')).keys()]
}

/** The own entries of a JSON object, in a map so that `__proto__` is a key like any other; empty for anything else. */
export function entriesOf(json: unknown): Map<string, unknown> {
  return new Map(typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : [])
}

function problem(
  found: string,
  nextStep = 'Give the folder of a package, or repair its package.json.',
): ManifestResult {
  return {
    diagnostic: {
      code: 'AX-MANIFEST',
      severity: 'error',
      file: 'package.json',
      found,
      expected: 'a package.json that contains a JSON object with a name',
      nextStep,
    },
  }
}
