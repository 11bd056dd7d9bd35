import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentFormatError, formatVersion } from './content-format-error.ts'
import type { Content, ContentManifest, Doc, LocaleContent, StoredVersion } from './model.ts'

type StoredDoc = StoredVersion['docs'][number]

/** A locale of the content and its docs as they are looked up. */
interface OpenLocale {
  content: LocaleContent
  /** By version and id. */
  byId: Map<string, StoredDoc>
  /** By decoded path below the site's base. */
  byPath: Map<string, StoredDoc>
  /** Those with the longest addresses first. */
  byLength: readonly StoredVersion[]
  read: Map<StoredDoc, Doc>
}

/** One state of the content on disk. */
interface State {
  text: string
  manifest: ContentManifest
  locales: Map<string, OpenLocale>
}

/**
 * Opens what `docs-content build` wrote.
 *
 * @param directory - The folder that holds `manifest.json`.
 * @throws {@link ContentFormatError} when the manifest is missing, damaged or of another major version; asking for a
 *   doc whose file is missing or damaged throws it too.
 */
export function openContent(directory: string): Content {
  let state = readState(directory, readManifest(directory))

  const localeOf = (locale: string) =>
    state.locales.get(locale) ?? state.locales.get(state.manifest.config.locales.default)!

  return {
    get manifest() {
      return state.manifest
    },
    config: (locale) => localeOf(locale).content.config,
    versions: (locale) => localeOf(locale).content.versions,
    lastVersion: (locale) => localeOf(locale).content.versions.find(({ isLast }) => isLast)!,
    versionAt: (locale, path) => localeOf(locale).byLength.find((version) => isBelow(version.path, decoded(path))),
    doc: (locale, version, id) => retried(() => readDoc(locale, ({ byId }) => byId.get(keyOf(version, id)))),
    docAt: (locale, path) => retried(() => readDoc(locale, ({ byPath }) => byPath.get(decoded(path)))),
    file: (path) =>
      retried(() => {
        const found = state.manifest.files?.find((file) => file.path === path)
        return found && { type: found.type, bytes: readBytes(join(directory, found.data)) }
      }),
    refresh,
  }

  /** A build may have written a new manifest and removed the file in the meantime. */
  function retried<T>(read: () => T): T {
    try {
      return read()
    } catch (error) {
      if (!refresh()) throw error
      return read()
    }
  }

  function readDoc(locale: string, find: (locale: OpenLocale) => StoredDoc | undefined): Doc | undefined {
    const open = localeOf(locale)
    const entry = find(open)
    if (!entry) return undefined
    const file = join(directory, entry.data)
    const doc = open.read.get(entry) ?? parse<Doc>(file, readText(file))
    open.read.set(entry, doc)
    return doc
  }

  function refresh(): boolean {
    const text = readManifest(directory)
    if (text === state.text) return false
    state = readState(directory, text)
    return true
  }
}

function readManifest(directory: string): string {
  return readText(join(directory, 'manifest.json'))
}

function readState(directory: string, text: string): State {
  const file = join(directory, 'manifest.json')
  const manifest = parse<ContentManifest>(file, text)
  const version = typeof manifest?.formatVersion === 'string' ? manifest.formatVersion : 'none'
  if (version.split('.')[0] !== formatVersion.split('.')[0]) {
    throw new ContentFormatError(file, `format version ${version}`, formatVersion)
  }
  const locales: State['locales'] = new Map()
  for (const content of manifest.locales) locales.set(content.locale, openLocale(content))
  return { text, manifest, locales }
}

function openLocale(content: LocaleContent): OpenLocale {
  const byId = new Map<string, StoredDoc>()
  const byPath = new Map<string, StoredDoc>()
  // A version at the base of the others must not hide them.
  const byLength = [...content.versions].sort((a, b) => b.path.length - a.path.length)
  for (const { name, docs } of byLength) {
    for (const doc of docs) {
      byId.set(keyOf(name, doc.id), doc)
      const path = decoded(doc.path)
      if (!byPath.has(path)) byPath.set(path, doc)
    }
  }
  return { content, byId, byPath, byLength, read: new Map() }
}

/** No version has a slash in its name. */
function keyOf(version: string, id: string): string {
  return `${version}/${id}`
}

function isBelow(base: string, path: string): boolean {
  return base === '/' || path === base || path.startsWith(`${base}/`)
}

/** A path as it is looked up; a malformed one as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

function readText(file: string): string {
  return readBytes(file).toString('utf8')
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new ContentFormatError(file, (error as NodeJS.ErrnoException).code ?? 'an error', 'a readable file', {
      cause: error,
    })
  }
}

function parse<T>(file: string, text: string): T {
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new ContentFormatError(file, 'text that is not JSON', 'JSON', { cause: error })
  }
}
