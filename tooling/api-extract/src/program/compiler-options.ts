import { join } from 'node:path'
import type ts from 'typescript'
import type { Manifest } from '../package/manifest.ts'
import { sourceFiles } from '../package/source-files.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'

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
  const published = packageDir.split('/').includes('node_modules')
  const own = published ? undefined : ownOptions(packageDir, sources)
  const options: ts.CompilerOptions = own ?? {
    target: compiler.ScriptTarget.ESNext,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    jsx: compiler.JsxEmit.Preserve,
    resolveJsonModule: true,
    strict: true,
  }
  options.types ??= ambientTypes(packageDir, manifest, sources)
  return { ...options, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true }
}

/** Options of the package's configuration; nothing when there is none or it cannot be read. */
function ownOptions(packageDir: string, sources: SourceFiles): ts.CompilerOptions | undefined {
  const file = buildConfigFile(packageDir, sources)
  if (file === undefined) return undefined
  const parsed = compiler.getParsedCommandLineOfConfigFile(file, undefined, {
    ...sources.sys,
    readDirectory: () => [],
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })
  if (parsed === undefined) return undefined
  return Object.fromEntries(kept.flatMap((name) => (name in parsed.options ? [[name, parsed.options[name]]] : [])))
}

/** Installed type packages among the dependencies, and `@types/node`, which many packages do not declare. */
function ambientTypes(packageDir: string, { typesPackage, dependencies }: Manifest, { sys }: SourceFiles): string[] {
  const declared = dependencies
    .filter((dependency) => dependency.startsWith('@types/'))
    .map((dependency) => dependency.slice(7))
  const react = dependencies.includes('react') ? ['react'] : []
  const candidates = new Set([...declared, ...react, 'node'])
  const containing = join(packageDir, 'index.d.ts')
  return [...candidates]
    .filter((candidate) => typesPackage !== `@types/${candidate}`)
    .filter(
      (candidate) =>
        compiler.resolveTypeReferenceDirective(candidate, containing, {}, sys).resolvedTypeReferenceDirective,
    )
    .sort((a, b) => (a < b ? -1 : 1))
}
