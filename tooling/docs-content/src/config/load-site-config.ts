import { lstatSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openSourceRoot, SourceError, type SourceRoot, walkable } from '@signpost/files'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import type { CheckedConfig } from './checked-config.ts'
import { SiteConfigError } from './site-config-error.ts'
import { validateSiteConfig } from './validate-site-config.ts'

/** The names a configuration may have, first found wins. */
export const configNames: readonly string[] = ['ts', 'mts', 'js', 'mjs', 'json'].map(
  (ending) => `site.config.${ending}`,
)

/**
 * The configuration file of a folder; absent when it has none.
 *
 * @param preferJson - Whether one that is data comes before those that are code.
 */
export function findSiteConfig(folder: string, preferJson = false): string | undefined {
  const names = preferJson ? [...configNames].reverse() : configNames
  return names
    .map((name) => join(folder, name))
    .find((file) => lstatSync(file, { throwIfNoEntry: false }) !== undefined)
}

/**
 * Reads and checks a configuration file. A module is bundled with what it imports and run from memory: nothing is
 * written beside it, and reading it again sees what has changed.
 *
 * @param mayRun - Whether a module may be run; else only JSON is read.
 * @throws {@link SiteConfigError} when it cannot be read, run or used
 */
export async function loadSiteConfig(
  file: string,
  source: SourceRoot = openSourceRoot(dirname(file)),
  mayRun = true,
): Promise<CheckedConfig> {
  const name = basename(file)
  if (!mayRun && !file.endsWith('.json')) {
    throw new SiteConfigError(name, [
      {
        path: '',
        found: 'code of an untrusted repository',
        expected: 'site.config.json, or one of your own elsewhere, named by --config',
      },
    ])
  }
  let value: unknown
  try {
    const text = source.readText(file)
    value = walkable(file.endsWith('.json') ? JSON.parse(text) : await runModule(file))
  } catch (error) {
    const found =
      error instanceof SourceError
        ? error.found
        : (error as Error).message.replaceAll(dirname(file), '.').split('\n')[0]!
    throw new SiteConfigError(name, [{ path: '', found, expected: 'a file that can be read and run' }], {
      cause: error,
    })
  }
  return validateSiteConfig(value, name)
}

let loads = 0

async function runModule(file: string): Promise<unknown> {
  // Modules are cached by address, and this one may read other files.
  const text = `${await bundleModule(file)}\n// ${++loads}`
  const code = Buffer.from(text).toString('base64')
  const module = (await import(`data:text/javascript;base64,${code}`)) as { default?: unknown }
  if (module.default === undefined) throw new Error('no default export')
  return module.default
}

/**
 * Bundles a module with what it imports, for Node.
 *
 * @returns Its text, without a path of this machine besides the addresses that it asks for.
 * @throws Error of esbuild, with the file and the line.
 */
export async function bundleModule(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'import.meta.dirname': JSON.stringify(dirname(file)),
    },
    plugins: [ownPackage],
  })
  return outputFiles[0]!.text
}

/** The functions that give a configuration its type, without loading the packages that export them. */
const ownPackage: Plugin = {
  name: 'define-config',
  setup(bundler) {
    bundler.onResolve({ filter: /^@signpost\/(?:docs-content|signpost)$/ }, ({ path }) => ({ path, namespace: 'own' }))
    bundler.onLoad({ filter: /.*/, namespace: 'own' }, () => ({
      contents: 'const same = (config) => config\nexport { same as defineConfig, same as defineSiteConfig }',
      loader: 'js',
    }))
  },
}
