import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import ts from '#typescript'
import { defaultOptions, readOptions } from '../compiler/program.ts'
import { packageOf } from '../package/exports-map.ts'
import { preProcess } from './imported-files.ts'

/** Declarations of the packages that an API imports, as they are installed. */
export interface DependencyTypes {
  /** Text of each file, and each manifest, by path relative to `node_modules`. */
  files: ReadonlyMap<string, string>
  /** Packages that add to the global scope as soon as they are installed, such as `node` of `@types/node`. */
  globals: ReadonlySet<string>
  /**
   * Adds the files that a module consists of, and those that they name.
   *
   * @returns Whether its declarations are installed.
   */
  add(specifier: string): boolean
  /** The same packages, none of them read, but those of some specifiers. */
  without(specifiers: readonly string[]): DependencyTypes
}

/** Most characters of all files. A larger package is compared by the names that are used of it. */
const mostText = 40_000_000

/**
 * Reads the declarations of installed packages, and nothing else of them.
 *
 * @param folders - Where an import is resolved, the first of them that finds it.
 * @param leftOut - Names of packages that are not read.
 */
export function dependencyTypes(folders: readonly string[], leftOut: ReadonlySet<string> = new Set()): DependencyTypes {
  const options = readOptions(defaultOptions)
  const cache = ts.createModuleResolutionCache('/', (name) => name, options)
  const files = new Map<string, string>()
  const globals = new Set<string>()
  /** Name under which each package is found, by its real folder. */
  const names = new Map<string, string>()
  const findPackage = packageFinder()
  let size = 0

  const resolve = (specifier: string, from: string): string | undefined => {
    const found = ts.resolveModuleName(specifier, from, options, ts.sys, cache).resolvedModule?.resolvedFileName
    return found !== undefined && isTypeScript(found) ? found : undefined
  }
  const resolveTypes = (name: string, from: string): string | undefined =>
    ts.resolveTypeReferenceDirective(name, from, options, ts.sys).resolvedTypeReferenceDirective?.resolvedFileName
  const put = (path: string, file: string): boolean => {
    if (files.has(path)) return false
    const text = readFileSync(file, 'utf8')
    size += text.length
    if (size <= mostText) files.set(path, text)
    return size <= mostText
  }
  /** Adds a file of a package, and all files that it names. */
  const addFile = (first: string, specifier?: string): void => {
    const queue: [file: string, specifier: string | undefined][] = [[first, specifier]]
    for (let next = queue.pop(); next; next = queue.pop()) {
      const file = realpathSync(next[0])
      const root = findPackage(dirname(file))
      if (root === undefined) continue
      const name = names.get(root.folder) ?? nameFor(root.name, next[1])
      names.set(root.folder, name)
      put(`${name}/package.json`, join(root.folder, 'package.json'))
      if (!put(`${name}/${relative(root.folder, file).split(sep).join('/')}`, file)) continue
      const { importedFiles, referencedFiles, typeReferenceDirectives } = preProcess(readFileSync(file, 'utf8'))
      for (const { fileName } of importedFiles) {
        const found = resolve(fileName, file)
        if (found !== undefined) queue.push([found, fileName])
        else if (isBuiltin(fileName)) addGlobal('node', file, queue)
      }
      for (const { fileName } of referencedFiles) {
        const found = join(dirname(file), fileName)
        if (existsSync(found)) queue.push([found, undefined])
      }
      for (const { fileName } of typeReferenceDirectives) {
        const found = resolveTypes(fileName, file)
        if (found !== undefined) queue.push([found, fileName])
      }
    }
  }
  const addGlobal = (name: string, from: string, queue: [string, string | undefined][]): boolean => {
    const found = resolveTypes(name, from)
    if (found === undefined) return false
    globals.add(name)
    queue.push([found, `@types/${name}`])
    return true
  }
  return {
    files,
    globals,
    without: (specifiers) => dependencyTypes(folders, new Set([...leftOut, ...specifiers.map(packageOf)])),
    add(specifier) {
      if (leftOut.has(packageOf(specifier))) return false
      for (const folder of folders) {
        const from = join(folder, 'consumer.ts')
        const queue: [string, string | undefined][] = []
        if (isBuiltin(specifier)) addGlobal('node', from, queue)
        else {
          const found = resolve(specifier, from)
          if (found !== undefined) queue.push([found, specifier])
        }
        if (queue.length === 0) continue
        const before = size
        for (const [file, name] of queue) addFile(file, name)
        if (size <= mostText) return true
        size = before
        return false
      }
      return false
    },
  }
}

function isTypeScript(file: string): boolean {
  return /\.[mc]?tsx?$/.test(file)
}

/** Creates a function that finds folder and name of the package that is around a folder; undefined outside packages. */
function packageFinder(): (folder: string) => InstalledPackage | undefined {
  const known = new Map<string, InstalledPackage | undefined>()
  const find = (folder: string): InstalledPackage | undefined => {
    if (known.has(folder)) return known.get(folder)
    const name = nameIn(join(folder, 'package.json'))
    const outer = dirname(folder)
    const found = name !== undefined ? { folder, name } : outer === folder ? undefined : find(outer)
    known.set(folder, found)
    return found
  }
  return find
}

interface InstalledPackage {
  folder: string
  name: string
}

/** Name in a manifest. One without a name only sets the format of its folder. */
function nameIn(manifest: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown }
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}

/** Name by which a package is imported: an alias has another one in its manifest, and `@types/x` is found for `x`. */
function nameFor(own: string, specifier: string | undefined): string {
  if (specifier === undefined || specifier.startsWith('.') || own.startsWith('@types/')) return own
  return packageOf(specifier)
}
