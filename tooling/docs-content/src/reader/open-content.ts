import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentFormatError, formatVersion } from './content-format-error.ts'
import type { Content, ContentManifest, Doc, LocaleContent } from './model.ts'

/** One state of the content on disk. */
interface State {
  text: string
  manifest: ContentManifest
  locales: Map<string, { content: LocaleContent; byAddress: Map<string, number>; read: Map<number, Doc> }>
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
    get mainDocId() {
      return state.manifest.mainDocId
    },
    config: (locale) => localeOf(locale).content.config,
    docs: (locale) => localeOf(locale).content.docs,
    sidebars: (locale) => localeOf(locale).content.sidebars,
    sidebar: (locale, name) => localeOf(locale).content.sidebars.find((sidebar) => sidebar.name === name),
    tags: (locale) => localeOf(locale).content.tags,
    doc(locale, idOrPath) {
      try {
        return readDoc(locale, idOrPath)
      } catch (error) {
        // A build may have written a new manifest and removed the file in the meantime.
        if (!refresh()) throw error
        return readDoc(locale, idOrPath)
      }
    },
    refresh,
  }

  function readDoc(locale: string, idOrPath: string): Doc | undefined {
    const { content, byAddress, read } = localeOf(locale)
    const index = byAddress.get(idOrPath)
    const entry = index === undefined ? undefined : content.docs[index]
    if (index === undefined || !entry) return undefined
    const doc = read.get(index) ?? parse<Doc>(join(directory, entry.data), readText(join(directory, entry.data)))
    read.set(index, doc)
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
  for (const content of manifest.locales) {
    const byAddress = new Map<string, number>()
    // Ids win over slugs and paths, and the first of two docs with one slug wins over the second.
    content.docs.forEach(({ id }, index) => byAddress.set(id, index))
    content.docs.forEach(({ slug, path }, index) => {
      if (!byAddress.has(path)) byAddress.set(path, index)
      if (!byAddress.has(slug)) byAddress.set(slug, index)
    })
    locales.set(content.locale, { content, byAddress, read: new Map() })
  }
  return { text, manifest, locales }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
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
