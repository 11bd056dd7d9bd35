import { dirname, join } from 'node:path'
import { denoConfig, type DenoConfig } from '@signpost/files/manifests'
import type ts from 'typescript'
import { packageOf } from '../package/node-modules.ts'
import { hasManifest, readManifest, type Manifest } from '../package/manifest.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'
import { readSourceConfig } from './compiler-options.ts'
import { findEntryPoints, isDeclaration } from './find-entry-points.ts'
import type { SourceConfig } from './compiler-options.ts'
import { workspaceMembers } from './workspace-members.ts'

/** Modules of other packages of the repository that are not built. */
interface WorkspaceModules {
  /** Source or declarations of a module such as `@acme/core/testing`; absent for one of no member, and where a member has no file for it. */
  sourceOf(specifier: string): string | undefined
  /** Source of a module whose declarations are older; absent for any other. */
  newerSourceOf(specifier: string, declaration: string): string | undefined
  /** Configuration of the member that a file is a source of; absent for other files. */
  configOf(file: string): SourceConfig | undefined
}

/** Finds the members of a repository by name, when the first module is not found otherwise. */
function workspaceModules(sources: SourceFiles): WorkspaceModules {
  const modules = new Map<string, ReadonlyMap<string, string>>()
  const files = new Map<string, string | undefined>()
  const configOf = memberConfigs(sources)
  const owners = new Map<string, string | undefined>()

  /** Sources by key of `exports`, or declarations that are there. */
  const modulesOf = (directory: string): ReadonlyMap<string, string> => {
    const { manifest } = readManifest(directory, sources)
    if (manifest === undefined) return new Map()
    const { entryPoints, sources: made } = findEntryPoints(directory, manifest, sources)
    return new Map(entryPoints.map(({ key, types }) => [key, join(directory, made.get(types) ?? types)]))
  }
  const sourceIn = (directory: string, specifier: string): string | undefined => {
    const found = modules.get(directory) ?? modulesOf(directory)
    modules.set(directory, found)
    return found.get(`.${specifier.slice(packageOf(specifier).length)}`)
  }
  return {
    sourceOf(specifier) {
      const directory = workspaceMembers(sources).get(packageOf(specifier))
      if (directory === undefined) return undefined
      const source = sourceIn(directory, specifier)
      if (source !== undefined || files.has(specifier)) return source ?? files.get(specifier)
      const file = fileOf(directory, specifier, sources)
      files.set(specifier, file)
      return file
    },
    newerSourceOf(specifier, declaration) {
      if (sources.isStale === undefined || declaration.includes('/node_modules/')) return undefined
      const folder = dirname(declaration)
      if (!owners.has(folder)) owners.set(folder, folderNamed(packageOf(specifier), folder, sources))
      const directory = owners.get(folder)
      const file = directory !== undefined && sources.isStale(directory) ? sourceIn(directory, specifier) : undefined
      return file !== undefined && isSource(file) ? file : undefined
    },
    configOf,
  }
}

/** Configurations of the members that files are sources of, each read once for a folder; none for other files. */
export function memberConfigs(sources: SourceFiles): (file: string) => SourceConfig | undefined {
  const configs = new Map<string, SourceConfig | undefined>()
  return (file) => {
    if (!isSource(file) || file.includes('/node_modules/')) return undefined
    const folder = dirname(file)
    if (!configs.has(folder)) configs.set(folder, configAround(folder, sources))
    return configs.get(folder)
  }
}

/** File to which a subpath leads in a member without `exports`, where each file can be imported. */
function fileOf(directory: string, specifier: string, sources: SourceFiles): string | undefined {
  const { manifest } = readManifest(directory, sources)
  const subpath = `.${specifier.slice(packageOf(specifier).length)}`
  if (manifest === undefined || manifest.exports !== undefined || subpath === '.') return undefined
  return fileAt(directory, subpath, manifest, sources)
}

/** Source of a path in an output folder that is not there: hand-written files of a package lead into it. */
function sourceOfOutput(specifier: string, containingFile: string, sources: SourceFiles): string | undefined {
  const target = join(dirname(containingFile), specifier)
  if (sources.exists(dirname(target)) || containingFile.includes('/node_modules/')) return undefined
  const directory = folderAround(dirname(containingFile), sources)
  const { manifest } = directory === undefined ? {} : readManifest(directory, sources)
  if (directory === undefined || manifest === undefined || !target.startsWith(`${directory}/`)) return undefined
  return fileAt(directory, `.${target.slice(directory.length)}`, manifest, sources)
}

/** File for a path without declarations in a package: the source of one that is not built, else the declarations on disk. */
function fileAt(directory: string, path: string, manifest: Manifest, sources: SourceFiles): string | undefined {
  const isNamed = /\.[cm]?jsx?$/.test(path)
  for (const target of isNamed ? [path] : [`${path}.js`, `${path}/index.js`]) {
    const asEntry = { ...manifest, exports: { [path]: target } }
    const { entryPoints, sources: made } = findEntryPoints(directory, asEntry, sources)
    const [found] = entryPoints
    if (found !== undefined) return join(directory, made.get(found.types) ?? found.types)
  }
  return undefined
}

/** Nearest folder at or above another that is a package. */
function folderAround(folder: string, sources: SourceFiles): string | undefined {
  for (let at = folder; `${at}/`.startsWith(`${sources.root.dir}/`); at = dirname(at)) {
    if (hasManifest(at, sources)) return at
  }
  return undefined
}

/** Manifests of the packages around that of a source, from the nearest one. */
function manifestsAbove(file: string, sources: SourceFiles): string[] {
  if (file.includes('/node_modules/')) return []
  const above: string[] = []
  let at = folderAround(dirname(file), sources)
  while (at !== undefined) {
    at = folderAround(dirname(at), sources)
    if (at !== undefined) above.push(join(at, 'package.json'))
  }
  return above
}

/** Whether a file is TypeScript or JavaScript and no declaration file. */
export function isSource(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && !/\.d\.[cm]?ts$/.test(file)
}

/** The folder at or above another whose manifest has a name. */
function folderNamed(name: string, folder: string, sources: SourceFiles): string | undefined {
  for (let at = folder; `${at}/`.startsWith(`${sources.root.dir}/`); at = dirname(at)) {
    if (!hasManifest(at, sources)) continue
    if (readManifest(at, sources).manifest?.name === name) return at
  }
  return undefined
}

function configAround(folder: string, sources: SourceFiles): SourceConfig | undefined {
  const at = folderAround(folder, sources)
  const { manifest } = at === undefined ? {} : readManifest(at, sources)
  return at === undefined || manifest === undefined ? undefined : readSourceConfig(at, manifest, sources)
}

/** Resolves one module specifier of a file. */
type LiteralResolver = (
  literal: ts.StringLiteralLike,
  containingFile: string,
  redirected: ts.ResolvedProjectReference | undefined,
  options: ts.CompilerOptions,
  containing: ts.SourceFile,
) => ts.ResolvedModuleWithFailedLookupLocations

/**
 * Creates the resolver of a compiler host, with the sources of other members of the repository.
 *
 * @param host - Host that contains the resolver.
 */
export function literalResolver(
  sources: SourceFiles,
  resolutions: ts.ModuleResolutionCache,
  host: () => ts.ModuleResolutionHost,
): LiteralResolver {
  const modules = workspaceModules(sources)
  const configs = denoConfigs(sources)
  return (literal, containingFile, redirected, options, containing) => {
    const mode = compiler.getModeForUsageLocation(containing, literal, options)
    const resolve = (specifier: string): ts.ResolvedModuleWithFailedLookupLocations => {
      const result = resolveWithSources(modules, sources, specifier, containingFile, (others, from = containingFile) =>
        compiler.resolveModuleName(
          specifier,
          from,
          others ?? options,
          host(),
          others === undefined ? resolutions : undefined,
          redirected,
          mode,
        ),
      )
      return specifier === literal.text ? result : withoutExtension(result)
    }
    const results = (configs(containingFile).resolve(literal.text) ?? [literal.text]).map(resolve)
    return results.find(({ resolvedModule }) => resolvedModule !== undefined) ?? results[0]!
  }
}

/**
 * A module whose specifier is another one than the source has, such as a key of an import map. The compiler asserts that the written
 * one ends like a source, if the resolved one did.
 */
function withoutExtension(
  result: ts.ResolvedModuleWithFailedLookupLocations,
): ts.ResolvedModuleWithFailedLookupLocations {
  const { resolvedModule } = result
  return resolvedModule === undefined
    ? result
    : { ...result, resolvedModule: { ...resolvedModule, resolvedUsingTsExtension: false } }
}

/** Settings of Deno by file, each read once for a folder. None for an installed package. */
export function denoConfigs({ root }: Pick<SourceFiles, 'root'>): (file: string) => DenoConfig {
  const known = new Map<string, DenoConfig>()
  return (file) => {
    const folder = file.includes('/node_modules/') ? '' : dirname(file)
    const config = known.get(folder) ?? denoConfig(folder, root)
    known.set(folder, config)
    return config
  }
}

/**
 * Resolves a module as the compiler does; a member of the repository without declarations, or with older ones, to its source, and
 * an import in a source of another member by that member's `paths`. A name with `#` is also looked for in the `imports` of packages
 * around its own, which a build without the inner package.json takes.
 */
function resolveWithSources(
  modules: WorkspaceModules,
  sources: SourceFiles,
  specifier: string,
  containingFile: string,
  resolve: (options?: ts.CompilerOptions, from?: string) => ts.ResolvedModuleWithFailedLookupLocations,
): ts.ResolvedModuleWithFailedLookupLocations {
  const result = resolve()
  const { resolvedModule } = result
  const isBare = !/^[./]/.test(specifier)
  if (isBare && resolvedModule !== undefined && isDeclaration(resolvedModule.resolvedFileName)) {
    const newer = modules.newerSourceOf(specifier, resolvedModule.resolvedFileName)
    if (newer !== undefined) return atSource(result, newer, sources)
  }
  if (resolvedModule !== undefined && /\.(?:[cm]?tsx?|json)$/.test(resolvedModule.extension)) {
    const { resolvedFileName: file } = resolvedModule
    // The compiler takes a linked member for an installed package, for whose sources it makes no declarations.
    return isBare && isSource(file) && !file.includes('/node_modules/') ? atSource(result, file, sources) : result
  }
  const config = modules.configOf(containingFile)
  const own = config?.options.paths === undefined ? undefined : resolve(config.options)
  if (own?.resolvedModule !== undefined) return own
  if (specifier.startsWith('#')) {
    for (const from of manifestsAbove(containingFile, sources)) {
      const file = resolve(undefined, from).resolvedModule?.resolvedFileName
      if (file !== undefined) return atSource(result, file, sources)
    }
    return result
  }
  const isRelative = /^\.\.?\//.test(specifier)
  const source = isBare
    ? modules.sourceOf(specifier)
    : isRelative
      ? sourceOfOutput(specifier, containingFile, sources)
      : undefined
  return source === undefined ? result : atSource(result, source, sources)
}

/** A module at a source, or at the declarations that are made from it. */
function atSource(
  result: ts.ResolvedModuleWithFailedLookupLocations,
  source: string,
  sources: SourceFiles,
): ts.ResolvedModuleWithFailedLookupLocations {
  const resolvedFileName = declarationsOf(source, sources) ?? source
  const extension = /(?:\.d)?\.[cm]?[jt]sx?$/.exec(resolvedFileName)![0]
  return { ...result, resolvedModule: { resolvedFileName, extension, isExternalLibraryImport: false } }
}

/** Declarations that are made from a source, in memory; absent for any other file. */
export function declarationsOf(source: string, { generated }: SourceFiles): string | undefined {
  const declarations = source.replace(/\.([cm]?)[jt]sx?$/, '.d.$1ts')
  return generated?.has(declarations) === true ? declarations : undefined
}
