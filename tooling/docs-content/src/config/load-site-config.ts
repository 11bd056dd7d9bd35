import { lstatSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { openSourceRoot, SourceError, type SourceRoot, walkable } from '@signpost/files'
import { bundleModule, bundleProblem } from './bundle-module.ts'
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
 * @param mayRun - Whether a module may be run; else only JSON is read. Default: true.
 * @throws {@link SiteConfigError} when it cannot be read, run or used
 */
export async function loadSiteConfig(file: string, source?: SourceRoot, mayRun?: boolean): Promise<CheckedConfig> {
  return (await readSiteConfig(file, source, mayRun)).config
}

/** As {@link loadSiteConfig}, with the absolute paths of the files that a module is made from. */
export async function readSiteConfig(
  file: string,
  source: SourceRoot = openSourceRoot(dirname(file)),
  mayRun = true,
): Promise<{ config: CheckedConfig; sources: readonly string[] }> {
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
  try {
    const text = source.readText(file)
    const { value, sources } = file.endsWith('.json') ? { value: JSON.parse(text), sources: [] } : await runModule(file)
    return { config: validateSiteConfig(walkable(value), name), sources }
  } catch (error) {
    if (error instanceof SiteConfigError) throw error
    const found = error instanceof SourceError ? error.found : bundleProblem(error as Error, dirname(file))
    throw new SiteConfigError(name, [{ path: '', found, expected: 'a file that can be read and run' }], {
      cause: error,
    })
  }
}

let loads = 0

async function runModule(file: string): Promise<{ value: unknown; sources: readonly string[] }> {
  const { text, sources } = await bundleModule(file)
  // Modules are cached by address, and this one may read other files.
  const code = Buffer.from(`${text}\n// ${++loads}`).toString('base64')
  const module = (await import(`data:text/javascript;base64,${code}`)) as { default?: unknown }
  if (module.default === undefined) throw new Error('no default export')
  return { value: module.default, sources }
}
