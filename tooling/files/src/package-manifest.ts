import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { parseJsonc } from './parse-jsonc.ts'
import { registrySpecifier } from './registry-specifier.ts'
import type { SourceRoot } from './source-root.ts'
import { SourceError } from './source-error.ts'
import { walkable } from './walkable.ts'

/** Fields of a package, as a package.json names them. */
export interface PackageFields {
  /** Any JSON, by key. */
  fields: Record<string, unknown>
  /** Name of the file that they come from: `package.json`, `deno.json`, `deno.jsonc` or `jsr.json`. */
  file: string
  /** Registry that the package is published to, when it is not that of npm. */
  registry?: 'jsr'
}

/** Manifests of Deno and JSR, in the order in which they are read. */
export const denoManifests: readonly string[] = ['deno.json', 'deno.jsonc', 'jsr.json']

/** All files that a package's fields can come from. */
export const manifestFiles: readonly string[] = ['package.json', ...denoManifests]

/**
 * Reads the manifest of a package: its package.json; else, or where that names no entry point, the manifest of Deno or JSR, whose
 * `exports` name sources. Packages in its `imports` are dependencies. A package of Deno without a name or exports is private.
 *
 * @returns Undefined when the folder has no manifest.
 * @throws {@link SourceError} for a file that cannot be read, and Error for one that is no JSON object.
 */
export function readPackageManifest(
  folder: string,
  source: Pick<SourceRoot, 'readText' | 'canRead'>,
): PackageFields | undefined {
  const npm = readObject(join(folder, 'package.json'), source, JSON.parse)
  if (npm !== undefined && entryFields.some((key) => npm[key] !== undefined)) return ofNpm(npm)
  const found = denoManifests.flatMap((file) => {
    const fields = readDeno(join(folder, file), source, npm !== undefined)
    return fields === undefined ? [] : [{ file, fields }]
  })
  const chosen = found.find(({ fields }) => isPackage(fields)) ?? (npm === undefined ? found[0] : undefined)
  if (chosen === undefined) return npm && ofNpm(npm)
  const { private: _private, ...besides } = npm ?? {}
  return {
    fields: { ...besides, ...fieldsOfDeno(chosen.fields, besides['dependencies']) },
    file: chosen.file,
    registry: 'jsr',
  }
}

const entryFields = ['exports', 'main', 'module', 'types', 'typings', 'bin']

function ofNpm(fields: Record<string, unknown>): PackageFields {
  return { fields, file: 'package.json' }
}

/** A broken file of Deno is no error beside a package.json: Deno is then a tool of the repository. */
function readDeno(
  file: string,
  source: Pick<SourceRoot, 'readText' | 'canRead'>,
  isBeside: boolean,
): Record<string, unknown> | undefined {
  if (isBeside && !source.canRead(file)) return undefined
  try {
    return readObject(file, source, parseJsonc)
  } catch (error) {
    if (isBeside) return undefined
    throw error
  }
}

/**
 * Finds the manifest by which a package is published to JSR: the first of its files with a name and exports.
 *
 * @param textOf - Returns the text of a manifest; undefined where the folder has none. Broken ones are passed over.
 */
export function publishedToJsr(
  textOf: (file: string) => string | undefined,
): { file: string; text: string; fields: Record<string, unknown> } | undefined {
  for (const file of denoManifests) {
    const text = textOf(file)
    if (text === undefined) continue
    try {
      const fields = walkable(parseJsonc(text))
      if (isObject(fields) && isPackage(fields)) return { file, text, fields }
    } catch {
      // The build says what is broken.
    }
  }
  return undefined
}

function isPackage({ name, exports }: Record<string, unknown>): boolean {
  return typeof name === 'string' && name !== '' && exports !== undefined && exports !== null
}

function fieldsOfDeno(fields: Record<string, unknown>, others: unknown): Record<string, unknown> {
  const { name, version, description, license, exports, imports } = fields
  const isApp = !isPackage(fields)
  return {
    ...Object.fromEntries(
      Object.entries({ name, version, description, license, exports }).filter(([, value]) => value !== undefined),
    ),
    ...(isApp && { private: true }),
    dependencies: { ...(isObject(others) ? others : {}), ...importedPackages(imports) },
  }
}

/** Versions of the packages that an import map names, by package. */
function importedPackages(imports: unknown): Record<string, string> {
  if (!isObject(imports)) return {}
  return Object.fromEntries(
    Object.values(imports).flatMap((target) => {
      const found = typeof target === 'string' ? registrySpecifier(target) : undefined
      return found === undefined ? [] : [[found.name, found.version]]
    }),
  )
}

function readObject(
  file: string,
  source: Pick<SourceRoot, 'readText'>,
  parseText: (text: string) => unknown,
): Record<string, unknown> | undefined {
  let text
  try {
    text = source.readText(file)
  } catch (error) {
    if (error instanceof SourceError && error.code === 'missing' && !isThere(file)) return undefined
    throw error
  }
  const value = walkable(parseText(text))
  if (!isObject(value)) throw new TypeError('JSON that is not an object')
  return value
}

/** Whether there is anything at a path; true for a link to nothing. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
