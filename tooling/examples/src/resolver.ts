import { builtinModules } from 'node:module'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import ts from '#typescript'
import { isInstalled, isInstalledFor } from './package-files.ts'

/** A package whose name leads to its folder. */
export interface KnownPackage {
  name: string
  /** Absolute, links resolved. */
  folder: string
  manifest: {
    version?: string
    private?: boolean
    exports?: unknown
    main?: unknown
    module?: unknown
    types?: unknown
    typings?: unknown
  }
}

/**
 * How an import of an example was found. `own`: a file of the reader's project, or an alias, that cannot be here. `missing`: a package
 * that is not installed. `untyped`: one without types. `unknown`: a module that an installed package does not have.
 */
export type Resolution =
  | { kind: 'found'; file: string; extension: string }
  | { kind: 'own' }
  | { kind: 'missing'; package: string }
  | { kind: 'untyped'; package: string }
  | { kind: 'unknown'; package: string }

/** Resolves the imports of examples and of what these import. */
export interface Resolver {
  /** Manifests that were read, which programs share. */
  cache: ts.ModuleResolutionCache
  /** @param isRequired - Whether `require` names it, for which a package may have types of its own. */
  resolve(specifier: string, containingFile: string, isRequired?: boolean): Resolution
  /** Like `resolve`, and finds scripts of the documented package where it has no types: for their names. */
  resolveScripts(specifier: string, containingFile: string): Resolution
}

/** Name of the package in a specifier: `@a/b` of `@a/b/c`. */
export function packageIn(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Creates a resolver.
 *
 * The documented package is its folder, whatever copy is installed; it and other packages of the repository are resolved through
 * `exports` to their declarations, or to their sources where these are missing.
 *
 * @param documented - Absent for docs that are about no package.
 * @param members - Packages of the repository by name. Several of one name are used only where one is installed.
 */
export function createResolver(
  options: ts.CompilerOptions,
  sys: ts.System,
  documented: KnownPackage | undefined,
  members: ReadonlyMap<string, readonly KnownPackage[]>,
): Resolver {
  const known = new Map<string, Resolution>()
  const cache = ts.createModuleResolutionCache(sys.getCurrentDirectory(), (name) => name, options)
  const asBundler = (specifier: string, from: string): string | undefined =>
    typedFile(ts.resolveModuleName(specifier, from, options, sys, cache))
  const asRequire = (specifier: string, from: string): string | undefined => {
    const node: ts.CompilerOptions = {
      ...options,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    }
    return typedFile(ts.resolveModuleName(specifier, from, node, sys, undefined, undefined, ts.ModuleKind.CommonJS))
  }

  const typesFor = (specifier: string, from: string, isRequired: boolean): string | undefined =>
    isRequired
      ? (asRequire(specifier, from) ?? asBundler(specifier, from))
      : (asBundler(specifier, from) ?? asRequire(specifier, from))

  const inPackage = (one: KnownPackage, specifier: string, isRequired: boolean): string | undefined => {
    const inside = join(one.folder, 'example.ts')
    const subpath = `.${specifier.slice(one.name.length)}`
    const declared =
      (isRequired ? asRequire(specifier, inside) : undefined) ??
      asBundler(specifier, inside) ??
      (one.manifest.exports === undefined ? asBundler(subpath === '.' ? './' : subpath, inside) : undefined) ??
      asRequire(specifier, inside) ??
      asBundler(typesName(one) + specifier.slice(one.name.length), inside)
    const isOwn =
      declared !== undefined &&
      (declared.startsWith(`${one.folder}/`) || declared.includes(`/node_modules/${typesName(one)}/`))
    const source = isOwn && isCurrent(declared, one, subpath, sys) ? undefined : sourceOf(one, subpath, sys)
    return source ?? (isOwn ? declared : undefined)
  }

  const find = (specifier: string, from: string, isRequired: boolean): Resolution => {
    if (specifier.startsWith('npm:') || specifier.startsWith('jsr:'))
      return find(specifier.replace(/^\w+:\/?/, '').replace(/(?<=.)@[^/]+/, ''), from, isRequired)
    if (isOwnFile(specifier)) {
      const file = asBundler(specifier, from)
      return file === undefined ? { kind: 'own' } : foundAt(file)
    }
    const name = packageIn(specifier)
    if (documented !== undefined && name === documented.name) {
      const file = inPackage(documented, specifier, isRequired)
      if (file !== undefined) return foundAt(file)
      const inside = join(documented.folder, 'example.ts')
      const isThere = ts.resolveModuleName(specifier, inside, options, sys, cache).resolvedModule !== undefined
      return {
        kind: isThere || inPackage(documented, name, isRequired) === undefined ? 'untyped' : 'unknown',
        package: name,
      }
    }
    const file = typesFor(specifier, from, isRequired)
    const [member, ...others] = members.get(name) ?? []
    const isMember = member !== undefined && others.length === 0 && (file === undefined || isInPackage(file, member))
    const own = isMember ? inPackage(member, specifier, isRequired) : undefined
    if (own !== undefined) return foundAt(own)
    if (file !== undefined) return foundAt(file)
    if (member !== undefined) return { kind: others.length === 0 ? 'untyped' : 'missing', package: name }
    if (/^node:/.test(specifier) || builtinModules.includes(name)) return { kind: 'missing', package: '@types/node' }
    // Modules of a bundler or a runtime: `bun:test`, `virtual:pwa`.
    if (/^[\w-]+:/.test(specifier)) return { kind: 'own' }
    if (!isInstalledFor(name, from)) return { kind: 'missing', package: name }
    const whole = ts.resolveModuleName(specifier, from, options, sys, cache).resolvedModule
    const main = typedFile(ts.resolveModuleName(name, from, options, sys, cache))
    return {
      kind: whole !== undefined || main === undefined || hasAsset(specifier) ? 'untyped' : 'unknown',
      package: name,
    }
  }
  const resolve = (specifier: string, containingFile: string, isRequired = false): Resolution => {
    const key = `${containingFile.slice(0, containingFile.lastIndexOf('/'))}\0${specifier}\0${isRequired}`
    const found = known.get(key) ?? find(specifier, containingFile, isRequired)
    known.set(key, found)
    return found
  }
  return {
    cache,
    resolve,
    resolveScripts(specifier, containingFile) {
      const found = resolve(specifier, containingFile)
      if (documented === undefined || (found.kind !== 'untyped' && found.kind !== 'own')) return found
      const { name, manifest } = documented
      const isByFolder = manifest.exports === undefined && packageIn(specifier) === name
      const path = isByFolder ? `./${specifier.slice(name.length + 1)}` : specifier
      const script = ts.resolveModuleName(path, containingFile, options, sys, cache).resolvedModule
      return script !== undefined && isInPackage(script.resolvedFileName, documented)
        ? foundAt(script.resolvedFileName)
        : found
    },
  }
}

/** Name of the package at DefinitelyTyped that has the types of a package: `@types/a__b` of `@a/b`. */
function typesName({ name }: KnownPackage): string {
  return `@types/${name.replace('@', '').replace('/', '__')}`
}

function isInPackage(file: string, { folder }: KnownPackage): boolean {
  return file.startsWith(`${folder}/`) && !file.slice(folder.length).includes('/node_modules/')
}

/** Whether a specifier is no package: a path, an address, a subpath import or an alias of a bundler. */
function isOwnFile(specifier: string): boolean {
  return /^(?:[./#~$]|@\/|https?:|file:|data:)/.test(specifier) || specifier === ''
}

function hasAsset(specifier: string): boolean {
  return (
    /\.(?:css|scss|sass|less|svg|png|jpe?g|gif|webp|wasm|vue|svelte|html|txt|md)$/.test(specifier) ||
    specifier.includes('?')
  )
}

function typedFile({ resolvedModule }: ts.ResolvedModuleWithFailedLookupLocations): string | undefined {
  if (resolvedModule === undefined || !/\.(?:[cm]?tsx?|json)$/.test(resolvedModule.extension)) return undefined
  return resolvedModule.resolvedFileName
}

function foundAt(file: string): Resolution {
  const extension = /\.d\.[cm]?ts$|\.[^.]+$/.exec(file)?.[0] ?? '.ts'
  return { kind: 'found', file, extension }
}

/** Whether a declaration file is as new as the source that it is made from. */
function isCurrent(declared: string, one: KnownPackage, subpath: string, sys: ts.System): boolean {
  if (!/\.d\.[cm]?ts$/.test(declared) || declared.includes('/node_modules/')) return true
  const source = sourceOf(one, subpath, sys)
  if (source === undefined) return true
  // Recorded: an edit of the source decides the answer.
  sys.readFile(source)
  return changedAt(source) <= changedAt(declared)
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** The TypeScript that an entry point is compiled from: `src/a.ts` of `dist/a.js` or `dist/esm/a.d.ts`. */
function sourceOf({ folder, manifest }: KnownPackage, subpath: string, sys: ts.System): string | undefined {
  if (isInstalled(folder)) return undefined
  const { exports, types, typings, module, main } = manifest
  const targets =
    exports === undefined ? (subpath === '.' ? [types, typings, module, main] : [subpath]) : targetsIn(exports, subpath)
  const rest = subpath === '.' ? 'index' : subpath.slice(2)
  const paths = targets.flatMap((target) => {
    if (typeof target !== 'string') return []
    const path = target.replace(/^\.\//, '').replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
    const segments = path.split('/')
    return [path, ...segments.slice(1).map((_, index) => ['src', ...segments.slice(index + 1)].join('/'))]
  })
  const names = [...paths, `src/${rest}`, `src/${rest}/index`, rest, `lib/${rest}`]
  for (const name of names)
    for (const ending of ['.ts', '.tsx', '.mts', '.cts']) {
      const file = join(folder, name + ending)
      if (!name.endsWith('.d') && sys.fileExists(file)) return file
    }
  return undefined
}

/** Every string in the entry of `exports` for a subpath. */
function targetsIn(exports: unknown, subpath: string): string[] {
  const isMap =
    typeof exports === 'object' && exports !== null && Object.keys(exports).some((key) => key.startsWith('.'))
  const entry = isMap ? (exports as Record<string, unknown>)[subpath] : subpath === '.' ? exports : undefined
  const found: string[] = []
  const collect = (value: unknown, depth: number): void => {
    if (typeof value === 'string') found.push(value)
    else if (typeof value === 'object' && value !== null && depth < 32)
      for (const child of Object.values(value)) collect(child, depth + 1)
  }
  collect(entry, 0)
  return found
}

/** Specifiers of the entry points that an example can import without a pattern. */
export function entrySpecifiers({ name, manifest: { exports } }: KnownPackage): string[] {
  if (typeof exports !== 'object' || exports === null) return [name]
  const keys = Object.keys(exports).filter((key) => key.startsWith('.'))
  if (keys.length === 0) return [name]
  return keys
    .filter((key) => !key.includes('*') && !/\.(?:json|css|scss|less)$/.test(key))
    .map((key) => name + key.slice(1))
}
