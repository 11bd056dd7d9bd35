import { join } from 'node:path'
import type ts from 'typescript'
import type { Manifest } from '../package/manifest.ts'
import { sourceFiles } from '../package/source-files.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'

/** What of a package's own configuration says how its declarations are to be read. The rest says how it is built. */
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

/** The configuration file that builds a package: `tsconfig.build.json`, else `tsconfig.json`; absent when it has neither. */
export function buildConfigFile(packageDir: string, { canRead }: SourceFiles): string | undefined {
  return ['tsconfig.build.json', 'tsconfig.json'].map((name) => join(packageDir, name)).find(canRead)
}

/**
 * Compiler options under which a package's declarations are read.
 *
 * A package that is developed here is read by its build configuration, without `paths` and custom conditions: those lead
 * to sources, and API Extractor reads declarations. A published one, below a `node_modules`, is read as a bundler would,
 * with every library of the newest language, whatever configuration it happens to ship.
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

/** Nothing when there is no configuration file or it cannot be read: published folders carry broken ones. */
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

/** Type packages that a package declares and that are installed, and Node's, which many forget to declare. */
function ambientTypes(packageDir: string, { name, dependencies }: Manifest, { sys }: SourceFiles): string[] {
  const declared = dependencies
    .filter((dependency) => dependency.startsWith('@types/'))
    .map((dependency) => dependency.slice(7))
  const react = dependencies.includes('react') ? ['react'] : []
  const candidates = new Set([...declared, ...react, 'node'])
  const containing = join(packageDir, 'index.d.ts')
  return [...candidates]
    .filter((candidate) => name !== `@types/${candidate}`)
    .filter(
      (candidate) =>
        compiler.resolveTypeReferenceDirective(candidate, containing, {}, sys).resolvedTypeReferenceDirective,
    )
    .sort((a, b) => (a < b ? -1 : 1))
}
