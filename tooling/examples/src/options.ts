import { join } from 'node:path'
import ts from '#typescript'
import { isInstalled } from './package-files.ts'

/** Options of every check: those of a strict project with a bundler, in the newest language. */
const base: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowJs: true,
  checkJs: true,
  maxNodeModuleJsDepth: 0,
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  allowSyntheticDefaultImports: true,
  allowUmdGlobalAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noUncheckedSideEffectImports: false,
  skipLibCheck: true,
  skipDefaultLibCheck: true,
  noEmit: true,
}

/** Fields of a manifest that say what a package is used with. */
export interface UsedWith {
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/**
 * Options for the examples of a package: strict, with the package's own `lib`, `jsx`, `types` and decorators. An installed package,
 * whose configuration is not its users', has all libraries and the types of Node, React and its own `@types`.
 */
export function exampleOptions(
  folder: string,
  manifest: UsedWith & { name?: string; exports?: unknown },
  sys: ts.System,
): ts.CompilerOptions {
  const own = isInstalled(folder) ? {} : ownOptions(folder, sys)
  const { lib, jsx, jsxImportSource, jsxFactory, types, typeRoots, experimentalDecorators } = own
  const ambient =
    types === undefined || types.length === 0 || types.includes('*') ? ambientTypes(folder, manifest, sys) : types
  const jsxSource =
    jsxImportSource ?? (jsx === undefined && jsxFactory === undefined ? ownRuntime(manifest) : undefined)
  // Without either there is no `console`, which every user has.
  const hasHost = lib === undefined || lib.some((name) => /^lib\.dom\./i.test(name)) || ambient.includes('node')
  return {
    ...base,
    ...(lib !== undefined && { lib: hasHost ? lib : [...lib, 'lib.dom.d.ts'] }),
    ...(jsx !== undefined && jsx !== ts.JsxEmit.Preserve && jsx !== ts.JsxEmit.None && { jsx }),
    ...(jsx === ts.JsxEmit.Preserve && jsxImportSource === undefined && jsxFactory !== undefined && { jsx }),
    ...(jsxSource !== undefined && { jsxImportSource: jsxSource }),
    ...(jsxFactory !== undefined && { jsxFactory }),
    ...(typeRoots !== undefined && { typeRoots }),
    ...(experimentalDecorators !== undefined && { experimentalDecorators }),
    types: ambient,
  }
}

/** The `jsxImportSource` of a package that has a JSX runtime: `hono/jsx` of the entry point `./jsx/jsx-runtime`. */
function ownRuntime({ name, exports }: { name?: string; exports?: unknown }): string | undefined {
  if (name === undefined || typeof exports !== 'object' || exports === null) return undefined
  const [shortest] = Object.keys(exports)
    .filter((key) => /^\.(?:\/.+)?\/jsx-runtime$/.test(key))
    .sort((a, b) => a.length - b.length)
  return shortest && name + shortest.slice(1, -'/jsx-runtime'.length)
}

function ownOptions(folder: string, sys: ts.System): ts.CompilerOptions {
  const file = ['tsconfig.json', 'tsconfig.build.json', 'jsconfig.json']
    .map((name) => join(folder, name))
    .find(sys.fileExists)
  if (file === undefined) return {}
  const parsed = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...sys,
    readDirectory: () => [],
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })
  return parsed?.options ?? {}
}

/** Installed type packages that users of a package have, too. */
function ambientTypes(folder: string, manifest: UsedWith, sys: ts.System): string[] {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies })
  const declared = names.filter((name) => name.startsWith('@types/')).map((name) => name.slice('@types/'.length))
  const candidates = new Set([...declared, ...(names.includes('react') ? ['react'] : []), 'node'])
  const containing = join(folder, 'index.ts')
  return [...candidates].filter(
    (one) => ts.resolveTypeReferenceDirective(one, containing, {}, sys).resolvedTypeReferenceDirective !== undefined,
  )
}
