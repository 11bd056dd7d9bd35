import { dirname, join, posix } from 'node:path'
import { denoConfig, registrySpecifier } from '@signpost/files/manifests'
import type ts from 'typescript'
import type { Manifest } from '../package/manifest.ts'
import { sourceFiles } from '../package/source-files.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'
import { systemWithMembers } from './workspace-members.ts'

/** Options of a package's configuration that affect how its declarations are read. The others affect how it is built. */
const kept = [
  'allowArbitraryExtensions',
  'allowSyntheticDefaultImports',
  'esModuleInterop',
  'exactOptionalPropertyTypes',
  'jsx',
  'jsxImportSource',
  'lib',
  'module',
  'moduleDetection',
  'moduleResolution',
  'noUncheckedIndexedAccess',
  'resolveJsonModule',
  'strict',
  'strictNullChecks',
  'target',
  'typeRoots',
  'types',
  'useDefineForClassFields',
] as const

/** The configuration that builds a package: `tsconfig.build.json`, else `tsconfig.json`; absent when it has neither. */
export function buildConfigFile(packageDir: string, { canRead }: SourceFiles): string | undefined {
  return ['tsconfig.build.json', 'tsconfig.json'].map((name) => join(packageDir, name)).find(canRead)
}

/**
 * Compiler options for reading a package's declarations.
 *
 * A package of the repository uses its build configuration, without `paths` and custom conditions, because those resolve
 * to sources and API Extractor reads declarations. A published package, below a `node_modules`, is resolved as a bundler
 * does, with all libraries of the newest language; a configuration that it ships is ignored.
 *
 * @param packageDir - Absolute, links resolved.
 */
export function readCompilerOptions(
  packageDir: string,
  manifest: Manifest,
  sources: SourceFiles = sourceFiles(packageDir),
): ts.CompilerOptions {
  const own = isPublished(packageDir)
    ? undefined
    : (ownOptions(packageDir, sources) ?? denoOptions(packageDir, manifest, sources))
  const options: ts.CompilerOptions = own ?? { ...bundlerOptions }
  options.types ??= ambientTypes(packageDir, manifest, sources)
  return { ...options, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true }
}

/** Options for a package without a configuration of its own: those of a bundler, with the newest language. */
const bundlerOptions: ts.CompilerOptions = {
  target: compiler.ScriptTarget.ESNext,
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  jsx: compiler.JsxEmit.Preserve,
  resolveJsonModule: true,
  strict: true,
}

/**
 * Options of a package of Deno: those of a bundler with the `compilerOptions` of its configuration that affect types. Its own
 * libraries, such as `deno.window`, are not there.
 */
function denoOptions(
  packageDir: string,
  { registry }: Manifest,
  { root }: SourceFiles,
): ts.CompilerOptions | undefined {
  if (registry === undefined) return undefined
  const { lib, jsxImportSource, types: _types, ...written } = denoConfig(packageDir, root).compilerOptions
  const libraries = Array.isArray(lib)
    ? lib.filter((name) => typeof name === 'string' && !name.startsWith('deno.'))
    : []
  const source = typeof jsxImportSource === 'string' ? jsxImportSource : undefined
  const { options } = compiler.convertCompilerOptionsFromJson(
    {
      ...Object.fromEntries(Object.entries(written).filter(([name]) => kept.some((one) => one === name))),
      ...(libraries.length > 0 && !libraries.every((name) => name.startsWith('dom')) && { lib: libraries }),
      ...(source !== undefined && { jsxImportSource: registrySpecifier(source)?.name ?? source }),
    },
    packageDir,
  )
  return { ...bundlerOptions, ...options, allowImportingTsExtensions: true }
}

/** The configuration by which a package's sources are read. */
export interface SourceConfig {
  /** All options of the configuration, with the ambient types that the package declares. */
  options: ts.CompilerOptions
  /** Declaration files that it includes, such as those of globals. Absolute. */
  declarations: string[]
  /** Whether the package's own configuration includes JavaScript. */
  allowsScripts: boolean
  /** Whether it makes declarations of that JavaScript. */
  declaresScripts: boolean
  /**
   * `rootDir`, relative to the package; where it is not configured, the folder that the compiler takes: the one around all sources.
   * Absent when there are none.
   */
  rootDir?: string
  /** `outDir` and `declarationDir`, relative to the package. */
  outDirs: string[]
  /** Relative to the package; absent without a configuration. */
  file?: string
  errors: readonly ts.Diagnostic[]
}

/**
 * Reads the configuration of a package's sources: that of {@link buildConfigFile}; a file that it references, when it only
 * references others; else the nearest `tsconfig.json` above, as `tsc` does, whose list of files is not used.
 */
export function readSourceConfig(packageDir: string, manifest: Manifest, sources: SourceFiles): SourceConfig {
  const own = isPublished(packageDir) ? undefined : ownConfig(packageDir, sources)
  const above = own === undefined && !isPublished(packageDir) ? configAbove(packageDir, sources) : undefined
  const parsed = own ?? above
  const options = { ...(parsed?.options ?? denoOptions(packageDir, manifest, sources) ?? bundlerOptions) }
  options.types ??= ambientTypes(packageDir, manifest, sources)
  if (options.paths === undefined && isSvelteLibrary(packageDir, sources))
    Object.assign(options, svelteKitPaths(packageDir))
  const relative = (path: string): string => posix.relative(packageDir, path)
  const file = options['configFilePath']
  const rootDir = options.rootDir ?? (own === undefined ? undefined : commonFolder(own, packageDir))
  const allowsScripts =
    manifest.registry === 'jsr' || (own !== undefined && (options.allowJs === true || options.checkJs === true))
  return {
    options,
    declarations: own?.fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name)) ?? [],
    allowsScripts,
    declaresScripts: allowsScripts && (options.declaration === true || options.composite === true),
    ...(rootDir === undefined ? {} : { rootDir: relative(rootDir) }),
    outDirs: [options.declarationDir, options.outDir].flatMap((path) => (path === undefined ? [] : [relative(path)])),
    ...(typeof file === 'string' ? { file: relative(file) } : {}),
    errors: own?.errors.filter(({ code }) => code !== nothingIncluded) ?? [],
  }
}

function isSvelteLibrary(packageDir: string, { canRead }: SourceFiles): boolean {
  return ['svelte.config.js', 'svelte.config.ts'].some((name) => canRead(join(packageDir, name)))
}

/** The alias of SvelteKit, whose own configuration is there only after `svelte-kit sync`. */
function svelteKitPaths(packageDir: string): ts.CompilerOptions {
  return { paths: { $lib: ['./src/lib'], '$lib/*': ['./src/lib/*'] }, pathsBasePath: packageDir }
}

/** The longest folder around all sources of a configuration; with `composite` that of the configuration. */
function commonFolder({ fileNames, options }: ts.ParsedCommandLine, packageDir: string): string | undefined {
  const sources = fileNames.filter((name) => !/\.d\.[cm]?ts$/.test(name) && name.startsWith(`${packageDir}/`))
  if (sources.length === 0 || options.composite === true) return undefined
  const [first = [], ...others] = sources.map((name) => dirname(name).split('/'))
  const length = others.reduce((shared, other) => {
    const end = first.findIndex((segment, at) => at >= shared || segment !== other[at])
    return end < 0 ? first.length : end
  }, first.length)
  return first.slice(0, length).join('/')
}

/** "No inputs were found in config file": the entry points are the inputs. */
const nothingIncluded = 18003

function ownConfig(packageDir: string, sources: SourceFiles): ts.ParsedCommandLine | undefined {
  const names = ['tsconfig.build.json', 'tsconfig.json', 'jsconfig.json']
  const file = names.map((name) => join(packageDir, name)).find(sources.canRead)
  const parsed = file === undefined ? undefined : parseConfig(file, sources)
  if (parsed === undefined || parsed.fileNames.length > 0 || parsed.projectReferences === undefined) return parsed
  const referenced = parsed.projectReferences
    .map(({ path }) => (/\.json$/.test(path) ? path : join(path, 'tsconfig.json')))
    .filter((path) => path.startsWith(`${packageDir}/`) && !/(?:spec|test|node)\.json$/.test(path))
    .flatMap((path) => (sources.canRead(path) ? (parseConfig(path, sources) ?? []) : []))
  return referenced.find(({ fileNames }) => fileNames.length > 0) ?? parsed
}

function configAbove(packageDir: string, sources: SourceFiles): ts.ParsedCommandLine | undefined {
  const root = sources.root.dir
  for (let folder = dirname(packageDir); `${folder}/`.startsWith(`${root}/`); folder = dirname(folder)) {
    const file = join(folder, 'tsconfig.json')
    if (sources.canRead(file)) return parseConfig(file, sources, false)
  }
  return undefined
}

function parseConfig(file: string, sources: SourceFiles, withFiles = true): ts.ParsedCommandLine | undefined {
  return compiler.getParsedCommandLineOfConfigFile(file, undefined, {
    ...systemWithMembers(sources),
    ...(withFiles ? {} : { readDirectory: () => [] }),
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })
}

function isPublished(packageDir: string): boolean {
  return packageDir.split('/').includes('node_modules')
}

/** Options of the package's configuration; nothing when there is none or it cannot be read. */
function ownOptions(packageDir: string, sources: SourceFiles): ts.CompilerOptions | undefined {
  const file = buildConfigFile(packageDir, sources)
  if (file === undefined) return undefined
  const parsed = parseConfig(file, sources, false)
  return parsed && keptOptions(parsed.options)
}

function keptOptions(options: ts.CompilerOptions): ts.CompilerOptions {
  return Object.fromEntries(kept.flatMap((name) => (name in options ? [[name, options[name]]] : [])))
}

/**
 * Options for reading declarations that are made from sources: as those of built ones, with the `paths` that the sources use,
 * which lead to the declarations beside them.
 */
export function generatedOptions({ options }: SourceConfig): ts.CompilerOptions {
  const { baseUrl, paths, pathsBasePath, rootDirs } = options
  return {
    ...keptOptions(options),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(paths === undefined ? {} : { paths }),
    ...(pathsBasePath === undefined ? {} : { pathsBasePath }),
    ...(rootDirs === undefined ? {} : { rootDirs }),
    // Members of the repository that are JavaScript have types, too.
    allowJs: true,
    maxNodeModuleJsDepth: 1,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  }
}

/** Folders of the compiler's output and input, by which `imports` of package.json that name the output lead to sources. */
export function layoutOptions({ outDir, declarationDir, rootDir }: ts.CompilerOptions): ts.CompilerOptions {
  return {
    ...(outDir === undefined ? {} : { outDir }),
    ...(declarationDir === undefined ? {} : { declarationDir }),
    ...(rootDir === undefined ? {} : { rootDir }),
  }
}

/** Installed type packages among the dependencies, and `@types/node`, which many packages do not declare. */
function ambientTypes(
  packageDir: string,
  { typesPackage, dependencies, registry }: Manifest,
  { sys }: SourceFiles,
): string[] {
  const declared = dependencies
    .filter((dependency) => dependency.startsWith('@types/'))
    .map((dependency) => dependency.slice(7))
  const react = dependencies.includes('react') ? ['react'] : []
  const candidates = new Set([...declared, ...react, 'node', ...(registry === 'jsr' ? ['deno'] : [])])
  const containing = join(packageDir, 'index.d.ts')
  return [...candidates]
    .filter((candidate) => typesPackage !== `@types/${candidate}`)
    .filter(
      (candidate) =>
        compiler.resolveTypeReferenceDirective(candidate, containing, {}, sys).resolvedTypeReferenceDirective,
    )
    .sort((a, b) => (a < b ? -1 : 1))
}
