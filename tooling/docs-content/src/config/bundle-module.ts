import { dirname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Location, Plugin } from 'esbuild'
import { build } from 'esbuild'

/** A module in one text with everything that it imports. */
export interface BundledModule {
  /** Without a path of this machine besides the addresses that the module asks for. */
  text: string
  /** Absolute paths of the files it was made from, itself included, without installed packages. */
  sources: readonly string[]
}

/**
 * Bundles a module with what it imports, for Node.
 *
 * @throws Error of esbuild; {@link bundleProblem} words it.
 */
export async function bundleModule(file: string): Promise<BundledModule> {
  const folder = dirname(file)
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'import.meta.dirname': JSON.stringify(folder),
    },
    plugins: [ownPackage],
  })
  return {
    text: outputFiles[0]!.text,
    sources: Object.keys(metafile.inputs)
      .filter((input) => !input.startsWith(`${ownNamespace}:`))
      .map((input) => join(folder, input))
      .filter((input) => !input.split(sep).includes('node_modules')),
  }
}

/**
 * Words the error of a bundled module: of esbuild's errors the first one with its file, line, column and text.
 *
 * @param folder - Folder of the module, from which paths start.
 */
export function bundleProblem(error: Error, folder: string): string {
  const { errors = [] } = error as { errors?: { text: string; location?: Location | null }[] }
  const [first, ...others] = errors
  if (first === undefined) return error.message.replaceAll(folder, '.').split('\n')[0]!
  const { text, location } = first
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  if (!location) return `${text}${more}`
  const line = location.lineText.trim().slice(0, 120)
  return `${location.file}:${location.line}:${location.column + 1}: ${text}${line === '' ? '' : ` (${line})`}${more}`
}

const ownNamespace = 'own'

/** The functions that give a configuration its type, without loading the packages that export them. */
const ownPackage: Plugin = {
  name: 'define-config',
  setup(bundler) {
    bundler.onResolve({ filter: /^@signpost\/(?:docs-content|signpost)$/ }, ({ path }) => ({
      path,
      namespace: ownNamespace,
    }))
    bundler.onLoad({ filter: /.*/, namespace: ownNamespace }, () => ({
      contents: 'const same = (config) => config\nexport { same as defineConfig, same as defineSiteConfig }',
      loader: 'js',
    }))
  },
}
