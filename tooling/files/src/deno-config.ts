import { dirname, join } from 'node:path'
import { parseJsonc } from './parse-jsonc.ts'
import { denoManifests } from './package-manifest.ts'
import { registrySpecifier } from './registry-specifier.ts'
import type { SourceRoot } from './source-root.ts'

/** Settings of Deno for the files of a folder, from its own configuration and those above it. */
export interface DenoConfig {
  /** `compilerOptions` as written; those of the nearest configuration win. */
  compilerOptions: Record<string, unknown>
  /**
   * Specifiers to resolve in place of one: those that the import map or a registry leads to, best first. A path is absolute.
   * Absent for a specifier that is resolved as it is.
   */
  resolve(specifier: string): readonly string[] | undefined
}

/** Entries of an import map: targets by specifier or by prefix with `/`. A target that is a path is absolute. */
type ImportMap = ReadonlyMap<string, string>

/**
 * Reads the settings of Deno for a folder: those of each `deno.json`, `deno.jsonc` and `jsr.json` in it and above it, up to the
 * root, with the file that `importMap` names. A file that cannot be read has none.
 */
export function denoConfig(folder: string, source: SourceRoot): DenoConfig {
  const maps: ImportMap[] = []
  let compilerOptions: Record<string, unknown> = {}
  for (let at = folder; `${at}/`.startsWith(`${source.dir}/`); at = dirname(at)) {
    for (const name of denoManifests) {
      const file = join(at, name)
      const fields = source.canRead(file) ? readObject(file, source) : {}
      maps.push(importsOf(fields['imports'], at))
      if (typeof fields['importMap'] === 'string' && fields['imports'] === undefined) {
        const mapFile = join(at, fields['importMap'])
        if (source.canRead(mapFile)) maps.push(importsOf(readObject(mapFile, source)['imports'], dirname(mapFile)))
      }
      compilerOptions = { ...objectOf(fields['compilerOptions']), ...compilerOptions }
    }
    if (at === dirname(at)) break
  }
  return {
    compilerOptions,
    resolve(specifier) {
      const mapped = maps.map((map) => mappedBy(map, specifier)).find((found) => found !== undefined)
      const found = registrySpecifier(mapped ?? specifier)
      if (found === undefined) return mapped === undefined ? undefined : [mapped]
      const { registry, name, subpath } = found
      // The registry of JSR for npm has the packages by another name.
      const alias = registry === 'jsr' ? [`@jsr/${name.slice(1).replace('/', '__')}${subpath}`] : []
      return [name + subpath, ...alias]
    },
  }
}

function importsOf(imports: unknown, folder: string): ImportMap {
  return new Map(
    Object.entries(objectOf(imports)).flatMap(([key, target]) => {
      if (typeof target !== 'string') return []
      const isPath = /^\.{1,2}\//.test(target)
      return [[key, isPath ? join(folder, target) : target] as const]
    }),
  )
}

/** The target of the longest key that a specifier is or begins with. A package also maps its subpaths. */
function mappedBy(map: ImportMap, specifier: string): string | undefined {
  const exact = map.get(specifier)
  if (exact !== undefined) return exact
  let best: string | undefined
  for (const [key, target] of map) {
    const isPrefix = key.endsWith('/') || registrySpecifier(target) !== undefined
    const prefix = key.endsWith('/') ? key : `${key}/`
    if (isPrefix && specifier.startsWith(prefix) && key.length > (best?.length ?? 0)) best = key
  }
  return best === undefined ? undefined : map.get(best)! + specifier.slice(best.length)
}

function readObject(file: string, source: SourceRoot): Record<string, unknown> {
  try {
    return objectOf(parseJsonc(source.readText(file)))
  } catch {
    return {}
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
