import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { SourceError, type SourceRoot, walkable } from '@signpost/files'
import * as z from 'zod'
import type { CheckedConfig } from '../config/checked-config.ts'
import { sidebars } from '../config/docs-section.ts'
import { SiteConfigError } from '../config/site-config-error.ts'
import { keys, orNull, problemsOf, type ConfigProblem } from '../config/schema.ts'
import { expectedName, isVersionName } from './version-name.ts'

/** The file that makes a folder beside the content folder a version. */
export const versionFile = 'version.json'

/** A version that was cut, before its docs are read. */
export interface CutVersion {
  name: string
  /** The folder of its docs: `content/docs-1.0`. */
  folder: string
  /** Its version file from the site's folder, for messages. */
  shown: string
  /** The greater, the newer. */
  order: number
  sidebars: CheckedConfig['docs']['sidebars']
}

/** The folder of a version: beside the content folder, so that relative paths out of it lead where they led. */
export function versionFolder(content: string, name: string): string {
  return `${content}-${name}`
}

/**
 * Finds the versions that were cut of a content folder, the newest first; of two that claim one place, by name.
 *
 * @param places - The site's folder, from which messages name files, and the files that may be read
 * @throws {@link SiteConfigError} for a version's file that cannot be used
 */
export function findCutVersions(content: string, places: Places, locales: readonly string[]): CutVersion[] {
  const parent = dirname(content)
  const before = `${basename(content)}-`
  const names = existsSync(parent) ? readdirSync(parent) : []
  const versions = names
    .filter((name) => name.startsWith(before) && existsSync(join(parent, name, versionFile)))
    .map((folder) => readVersion(folder.slice(before.length), join(parent, folder), places, locales))
  return versions.sort((a, b) => b.order - a.order || (a.name < b.name ? 1 : -1))
}

interface Places {
  site: string
  source: SourceRoot
}

function readVersion(name: string, folder: string, { site, source }: Places, locales: readonly string[]): CutVersion {
  const file = join(folder, versionFile)
  const shown = relative(site, file).split(sep).join('/')
  let value: unknown
  try {
    value = walkable(JSON.parse(source.readText(file)))
  } catch (error) {
    const found = error instanceof SourceError ? error.found : (error as Error).message
    throw new SiteConfigError(shown, [{ path: '', found, expected: 'JSON' }], { cause: error })
  }
  const problems: ConfigProblem[] = isVersionName(name)
    ? []
    : [{ path: 'the folder', found: `the version "${name}"`, expected: expectedName }]
  const schema = keys({ order: z.int({ error: 'a whole number' }), sidebars: orNull(sidebars(locales)) })
  const { data, error } = schema.safeParse(value)
  if (error) problems.push(...problemsOf(error, value))
  if (data === undefined || problems.length > 0) throw new SiteConfigError(shown, problems)
  return { name, folder, shown, ...data }
}
