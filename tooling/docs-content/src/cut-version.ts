import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { sync as writeFileAtomic } from 'write-file-atomic'
import { buildContent } from './build-content.ts'
import type { CheckedConfig } from './config/checked-config.ts'
import { versionFile, versionFolder } from './docs/cut-version-file.ts'
import { expectedName, isVersionName } from './docs/version-name.ts'
import { formatDiagnostic, printable } from '@signpost/diagnostics'
import type { BuildOptions, Sources } from './open-sources.ts'
import { openSources } from './open-sources.ts'

/** A version of the docs that cannot be cut. */
export class VersionError extends Error {
  override readonly name = 'VersionError'

  constructor(
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${printable(`${file}: found ${found}, expected ${expected}.`)}\n${printable(nextStep)}`)
  }
}

/** A version that was cut. */
export interface NewVersion {
  /** Its folder, absolute. */
  folder: string
  /** How many docs it has. */
  docs: number
}

/**
 * Keeps the docs of the content folder, in every locale, and the sidebars of the configuration as a version of their own.
 *
 * It is made beside its place and renamed, so that there is all of it or nothing.
 *
 * @param name - Name in menus and in addresses
 * @throws {@link VersionError} for a name or docs that cannot be used, SiteConfigError and ContentError as
 *   {@link buildContent} does, and the error of the file system; nothing is left behind then
 */
export async function cutVersion(name: string, options: BuildOptions): Promise<NewVersion> {
  const sources = await openSources(options)
  const { content, site, config, cut } = sources
  const shown = relative(process.cwd(), content) || content
  checkName(name, sources)
  const docs = await checkDocs(name, shown, options)

  const folder = versionFolder(content, name)
  const own = join(dirname(content), `.${basename(folder)}-${randomUUID()}.tmp`)
  try {
    // The target of a link may be gone when the version is read.
    const filter = (path: string): boolean => !isHidden(relative(content, path)) && checkSource(path, sources)
    cpSync(content, own, { recursive: true, dereference: true, filter })
    const order = Math.max(0, ...cut.map((version) => version.order)) + 1
    const sidebars = config.docs.sidebars && declared(config.docs.sidebars)
    writeFileAtomic(join(own, versionFile), `${JSON.stringify({ order, ...(sidebars && { sidebars }) }, null, 2)}\n`)
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (existsSync(folder)) throw existing(name, folder, site)
    throw error
  }
  return { folder, docs }
}

function checkName(name: string, { content, site, cut }: Sources): void {
  if (!isVersionName(name)) {
    throw new VersionError('The name of a version', JSON.stringify(name), expectedName, 'Choose another name.')
  }
  const folder = versionFolder(content, name)
  // Some disks take names that differ in letter case for one.
  const twin = cut.find((version) => version.name.toLowerCase() === name.toLowerCase())
  if (twin || existsSync(folder)) throw existing(twin?.name ?? name, twin?.folder ?? folder, site)
}

function existing(name: string, folder: string, site: string): VersionError {
  const shown = relative(site, folder) || folder
  return new VersionError(
    shown,
    `the version "${name}"`,
    'no such folder',
    'Choose another name, or remove the folder first.',
  )
}

/**
 * Builds the docs, so that a broken version is never cut.
 *
 * @returns The number of docs.
 */
async function checkDocs(name: string, shown: string, options: BuildOptions): Promise<number> {
  const { introReadme: _, ...hand } = options
  const { locales, diagnostics } = await buildContent({ ...hand, drafts: false })
  const docs = locales[0]!.versions[0]!.docs
  if (docs.length === 0) {
    throw new VersionError(
      shown,
      'no docs',
      'Markdown files that are published',
      'Write docs first, or name their folder with --content.',
    )
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    throw new VersionError(
      shown,
      'docs that fail the build',
      'docs without errors',
      errors.map((error) => formatDiagnostic(error)).join('\n'),
    )
  }
  const begun = docs.find(({ slug }) => slug.split('/')[0]!.toLowerCase() === name.toLowerCase())
  if (begun) {
    throw new VersionError(
      'The name of a version',
      `"${name}", with which the address of the doc "${begun.id}" begins`,
      'the beginning of no address',
      'Choose another name.',
    )
  }
  return docs.length
}

function declared(sidebars: NonNullable<CheckedConfig['docs']['sidebars']>): Record<string, unknown> {
  return Object.fromEntries(sidebars.map(({ name, items }) => [name, items]))
}

/** Links are copied as what they lead to: one out of the repository would put that into it. One to nothing cannot be copied. */
function checkSource(path: string, { site, source }: Sources): true {
  if (!existsSync(path) || source.canRead(path) || (source.contains(path) && statSync(path).isDirectory())) return true
  throw new VersionError(
    relative(site, path),
    'a link out of the documented folder, a pipe or a device',
    'files and folders',
    'Replace it by a file, or remove it.',
  )
}

/** Not for readers: what other programs keep in folders. */
function isHidden(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name.startsWith('.') || name === 'node_modules')
}
