import type { CheckedConfig } from '../config/checked-config.ts'
import type { Text } from '../config/site-config.ts'
import { hintFor, type ConfigProblem } from '../config/schema.ts'
import type { VersionBanner } from '../reader/model.ts'
import type { CutVersion } from './cut-version-file.ts'
import { docPath } from './doc-address.ts'
import { currentName, nextSegment } from './version-name.ts'

/** A version of the docs before its files are read. */
export interface PlannedVersion {
  name: string
  label: Text
  /** Where its docs live below the site's base. */
  path: string
  isLast: boolean
  banner: VersionBanner
  /** The folder of its docs. */
  folder: string
  sidebars: CheckedConfig['docs']['sidebars']
  /** The file that declares its sidebars, for messages. */
  declaredIn: string
  /** Where the sources of its docs can be edited; null when nowhere. */
  editUrl: string | false | null
}

/** Where the docs of a site are. */
export interface DocsPlaces {
  /** The content folder: the docs of the current version. */
  content: string
  /** The name of the configuration's file, for messages. */
  configFile: string
  /** Newest first. */
  cut: readonly CutVersion[]
}

/**
 * Plans the versions of the docs: the current one, then those that were cut, the newest first. The last one lives at the
 * docs' own address, the current one otherwise below `next`, the others below their names. Versions before the last one
 * in that order are unreleased, those after it unmaintained (R2.52).
 *
 * @param problems - Receives names that no version has
 */
export function planVersions(config: CheckedConfig, places: DocsPlaces, problems: ConfigProblem[]): PlannedVersion[] {
  const { docs } = config
  const names = [currentName, ...places.cut.map(({ name }) => name)]
  checkNames(config, names, problems)
  const last =
    docs.lastVersion !== null && names.includes(docs.lastVersion) ? docs.lastVersion : (names[1] ?? currentName)
  return names.map((name, index): PlannedVersion => {
    const told = docs.versions.find((version) => version.name === name)
    const cut = places.cut.find((version) => version.name === name)
    const isLast = name === last
    const standing = isLast ? 'none' : index < names.indexOf(last) ? 'unreleased' : 'unmaintained'
    return {
      name,
      label: told?.label ?? (cut ? name : 'Next'),
      path: isLast ? docs.path : docPath(docs.path, cut ? name : nextSegment),
      isLast,
      banner: told?.banner ?? standing,
      folder: cut?.folder ?? places.content,
      sidebars: cut ? cut.sidebars : docs.sidebars,
      declaredIn: cut?.shown ?? places.configFile,
      editUrl: cut ? editUrlOfCut(docs.editUrl, places.content, cut.folder) : docs.editUrl,
    }
  })
}

/** A cut version is beside the content folder, and so is its source on the web if the edit address ends with that folder. */
function editUrlOfCut(editUrl: string | false | null, content: string, folder: string): string | false | null {
  if (typeof editUrl !== 'string') return editUrl
  const name = nameOf(content)
  return editUrl.endsWith(`/${name}`) ? editUrl.slice(0, -name.length) + encodeURIComponent(nameOf(folder)) : null
}

function nameOf(folder: string): string {
  return folder.split(/[\\/]/).at(-1)!
}

/** Versions that the configuration names have to exist (R2.51). */
function checkNames({ docs, navbar }: CheckedConfig, names: readonly string[], problems: ConfigProblem[]): void {
  const check = (path: string, name: string): void => {
    if (names.includes(name)) return
    const expected = `one of the versions: ${names.join(', ')}`
    problems.push({ path, found: JSON.stringify(name), expected, ...hintFor(name, names) })
  }
  if (docs.lastVersion !== null) check('docs.lastVersion', docs.lastVersion)
  for (const { name } of docs.versions) check('docs.versions', name)
  for (const item of navbar.items) {
    if (item.type !== 'docsVersionDropdown') continue
    for (const name of item.versions ?? []) check('navbar.items: docsVersionDropdown.versions', name)
  }
}
