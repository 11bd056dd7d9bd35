import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkOwnData } from '@signpost/files'
import { sync as writeFileAtomic } from 'write-file-atomic'
import type { BuiltContent, BuiltLocale } from './build-content.ts'
import { formatVersion } from './reader/content-format-error.ts'
import type { ContentManifest, Doc, DocEntry, LocaleContent, StoredVersion } from './reader/model.ts'

/**
 * Writes content: each doc to a file named by its id and a hash of what is in it, then where their links were written,
 * then the manifest, then old files are removed. Whoever reads the manifest at any moment finds the files it names.
 *
 * @param out - The folder to write; other files in it are left alone
 * @param confirm - Called right before the manifest is written; throws when this build must not write it any more
 * @throws OutputError when the folder has a manifest of another tool
 * @throws The error of the file system; the state before is still whole then
 */
export function writeContent(content: BuiltContent, out: string, confirm = (): void => undefined): ContentManifest {
  checkOwnData(
    join(out, 'manifest.json'),
    (value) => typeof value === 'object' && value !== null && 'formatVersion' in value,
  )
  checkOwnData(join(out, 'links.json'), (value) => Array.isArray(value))
  mkdirSync(out, { recursive: true })
  const locales = content.locales.map((locale) => writeLocale(locale, out))
  if (content.files.length > 0) mkdirSync(join(out, 'files'), { recursive: true })
  // Named by their content.
  for (const { data, bytes } of content.files) if (!existsSync(join(out, data))) writeFileAtomic(join(out, data), bytes)
  if (content.transform) writeFileAtomic(join(out, content.transform.data), content.transform.text)
  const standard = content.locales[0]!.config
  const manifest: ContentManifest = {
    formatVersion,
    config: standard,
    checks: standard.checks,
    locales,
    diagnostics: content.diagnostics,
    ...(content.off && { off: content.off }),
    ...(content.files.length > 0 && { files: content.files.map(({ path, data, type }) => ({ path, data, type })) }),
    ...(content.sources.length > 0 && { sources: content.sources }),
    ...(content.transform && { transform: content.transform.data }),
    ...(content.examples && { examples: content.examples }),
    ...(content.sourcePages && { sourcePages: content.sourcePages }),
    ...(content.coverage && { coverage: content.coverage }),
    ...(content.packages && { packages: content.packages }),
    ...(content.versions && { versions: content.versions }),
  }
  confirm()
  // Beside the manifest, not in it: only checks read it, and no page changes with the number of a line.
  writeFileAtomic(join(out, 'links.json'), `${JSON.stringify(content.locales.flatMap(({ links }) => links))}\n`)
  writeFileAtomic(join(out, 'manifest.json'), `${JSON.stringify(manifest)}\n`)
  removeOld(locales, out)
  for (const name of readdirSync(out))
    if (/^transform\.[0-9a-f]{12}\.mjs$/.test(name) && name !== manifest.transform)
      rmSync(join(out, name), { force: true })
  const files = join(out, 'files')
  const kept = new Set(content.files.map(({ data }) => data))
  for (const name of existsSync(files) ? readdirSync(files) : [])
    if (!kept.has(`files/${name}`)) rmSync(join(files, name), { force: true })
  return manifest
}

function writeLocale({ locale, config, versions }: BuiltLocale, out: string): LocaleContent {
  mkdirSync(join(out, locale), { recursive: true })
  const write = (doc: Doc) => {
    const text = `${JSON.stringify(doc)}\n`
    const data = `${locale}/${fileName(doc.id, text)}`
    if (!existsSync(join(out, data))) writeFileAtomic(join(out, data), text)
    return { ...entryOf(doc), data }
  }
  const stored = versions.map(({ docs, ...version }): StoredVersion => ({ ...version, docs: docs.map(write) }))
  return { locale, config, versions: stored }
}

function entryOf(doc: Doc): DocEntry {
  const { id, version, slug, path, title, label, description, sidebar, lang, unlisted, draft } = doc
  return {
    id,
    version,
    slug,
    path,
    title,
    label,
    description,
    sidebar,
    lang,
    ...(unlisted && { unlisted }),
    ...(draft && { draft }),
  }
}

/** The id as a file name that every system takes; the hash keeps names apart that become equal. */
function fileName(id: string, text: string): string {
  const name = id
    .replaceAll('/', '__')
    .replace(/[^\w.-]/g, '-')
    .slice(0, 80)
  const hash = createHash('sha256').update(id).update('\0').update(text).digest('hex').slice(0, 12)
  return `${name}.${hash}.json`
}

function removeOld(locales: readonly LocaleContent[], out: string): void {
  for (const { locale, versions } of locales) {
    const folder = join(out, locale)
    const kept = new Set(versions.flatMap(({ docs }) => docs.map(({ data }) => data)))
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (/\.[0-9a-f]{12}\.json$/.test(name) && !kept.has(`${locale}/${name}`))
        rmSync(join(folder, name), { force: true })
    }
  }
}
