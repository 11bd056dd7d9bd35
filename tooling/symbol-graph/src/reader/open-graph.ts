import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import path from 'node:path'
import { decodeDocs } from './decode-docs.ts'
import { decodeNodes } from './decode-hast.ts'
import { decodeEntry, decodeFacet, decodeRef, decodeSlice } from './decode-slice.ts'
import { GraphFormatError } from './errors.ts'
import {
  type CompactIndex,
  type CompactManifest,
  type CompactOffsets,
  type CompactReadme,
  formatVersion,
  kindOrder,
} from './format.ts'
import { slugOfId } from './id-parts.ts'
import type { Graph, Kind, Manifest, ManifestPackage, NamesFile, PackageIndex, PageKey, Readme } from './model.ts'
import type { PageRedirect, SymbolPage } from './model.ts'
import type { PackedSlice } from './packed/format.ts'
import { unpackDiagnostics } from './packed/diagnostics.ts'
import { unpackEntry } from './packed/ids.ts'
import { unpackOffsets } from './packed/offsets.ts'
import { unpackRefs } from './packed/refs.ts'
import { unpackFacet, unpackSlice } from './packed/unpack-slice.ts'

/** Where the slice of a page lies. */
interface SlicePlace {
  offset: number
  length: number
}

/** What is kept of one package once it was asked for. */
interface OpenPackage {
  entry: ManifestPackage
  index?: PackageIndex
  readme?: Readme | null
  places?: { byId: Map<string, SlicePlace>; byPage: Map<string, SlicePlace> }
  redirects?: Map<string, { to: PageKey; anchor?: string }>
}

/**
 * Opens a graph that `buildGraph` wrote. Only the manifest is read now; a package's lists and one page's slice are read
 * when they are asked for.
 *
 * @param directory - The folder of `manifest.json`.
 * @throws GraphFormatError when the manifest is missing, is no JSON or is of another major version; later, when a file
 * that
 *   it names is missing or broken.
 */
export function openGraph(directory: string): Graph {
  let text = readManifestText(directory)
  let manifest = parseManifest(directory, text)
  let packages = openPackages(manifest)

  const refresh = (): boolean => {
    const next = readManifestText(directory)
    if (next === text) return false
    manifest = parseManifest(directory, next)
    packages = openPackages(manifest)
    text = next
    return true
  }
  /** A build may have replaced a file since the manifest was read: then the new manifest names another one. */
  const current = <Result>(read: () => Result): Result => {
    try {
      return read()
    } catch (error) {
      if (error instanceof GraphFormatError && refresh()) return read()
      throw error
    }
  }
  const indexOf = (one: OpenPackage): PackageIndex => (one.index ??= readIndex(directory, one.entry))
  const placesOf = (one: OpenPackage): NonNullable<OpenPackage['places']> =>
    (one.places ??= readPlaces(directory, one.entry))
  const page = (one: OpenPackage, place: SlicePlace | undefined): SymbolPage | undefined => {
    return place === undefined ? undefined : decodeSlice(unpackSlice(readSlice(directory, one.entry, place), one.entry))
  }

  return {
    get manifest() {
      return manifest
    },
    package: (slug) =>
      current(() => {
        const one = packages.get(slug)
        return one === undefined ? undefined : indexOf(one)
      }),
    readme: (slug) =>
      current(() => {
        const one = packages.get(slug)
        if (one === undefined) return undefined
        one.readme ??= readReadme(directory, one.entry)
        return one.readme ?? undefined
      }),
    symbol: (key) =>
      current((): SymbolPage | PageRedirect | undefined => {
        const one = packages.get(key.slug)
        if (one === undefined) return undefined
        const place = placesOf(one).byPage.get(pageAddress(key))
        if (place !== undefined) return page(one, place)
        one.redirects ??= new Map(indexOf(one).redirects.map(({ from, ...to }) => [pageAddress(from), to]))
        const redirect = one.redirects.get(pageAddress(key))
        return redirect === undefined
          ? undefined
          : { redirect: redirect.to, ...(redirect.anchor === undefined ? {} : { anchor: redirect.anchor }) }
      }),
    symbolVersion: (key) =>
      current(() => {
        const one = packages.get(key.slug)
        const place = one === undefined ? undefined : placesOf(one).byPage.get(pageAddress(key))
        if (one === undefined || place === undefined) return undefined
        return hashInSlice(directory, one.entry, place)
      }),
    byId: (id) =>
      current(() => {
        const one = packages.get(slugOfId(id))
        return one === undefined ? undefined : page(one, placesOf(one).byId.get(id))
      }),
    namesFile: () => current(() => readNames(directory, manifest)),
    refresh,
  }
}

function openPackages(manifest: Manifest): Map<string, OpenPackage> {
  return new Map(manifest.packages.map((entry) => [entry.slug, { entry }]))
}

function pageAddress({ kind, name }: { kind: Kind; name: string }): string {
  return `${kind} ${name}`
}

function readManifestText(directory: string): string {
  const file = path.join(directory, 'manifest.json')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new GraphFormatError(
      file,
      (error as { code?: string }).code === 'ENOENT' ? 'no such file' : 'a file that cannot be read',
      'the manifest of a symbol graph',
      'Build the graph first.',
    )
  }
}

function parseManifest(directory: string, text: string): Manifest {
  const file = path.join(directory, 'manifest.json')
  const again = 'Build the graph again with this version of the tools.'
  let manifest: Partial<CompactManifest> | null
  try {
    manifest = JSON.parse(text) as Partial<CompactManifest> | null
  } catch {
    throw new GraphFormatError(file, 'a file that is not JSON', 'the manifest of a symbol graph', again)
  }
  const version = manifest?.formatVersion
  const major = formatVersion.slice(0, formatVersion.indexOf('.'))
  if (typeof version !== 'string' || !version.startsWith(`${major}.`)) {
    throw new GraphFormatError(file, `format ${String(version)}`, `format ${major}.x`, again)
  }
  const packages: CompactManifest['packages'] | undefined = manifest?.packages
  if (!Array.isArray(packages)) {
    throw new GraphFormatError(file, 'a manifest without a list of packages', 'the manifest of a symbol graph', again)
  }
  return {
    ...manifest,
    formatVersion: version,
    packages: packages.map((one) => ({ ...one, diagnostics: unpackDiagnostics(one.diagnostics) })),
  }
}

function readJson<Content>(directory: string, name: string): Content {
  const file = path.join(directory, name)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch (error) {
    throw brokenFile(file, error)
  }
}

function brokenFile(file: string, error: unknown): GraphFormatError {
  const found =
    (error as { code?: string } | undefined)?.code === 'ENOENT' ? 'no such file' : 'a file that is not what the manifest says'
  return new GraphFormatError(
    file,
    found,
    'a file of the graph',
    'Delete the folder of the graph and build it again.',
  )
}

function readIndex(directory: string, entry: ManifestPackage): PackageIndex {
  const { files, hash: _, ...summary } = entry
  const { symbols, docs, refs: compact, redirects, augments } = readJson<CompactIndex>(directory, files.index)
  const { slug } = entry
  const refs = unpackRefs(compact ?? [], slug, new Map()).map(decodeRef)
  return {
    ...summary,
    symbols: symbols.map((entry) => decodeEntry(unpackEntry(entry, slug))),
    docs: decodeDocs(docs),
    augments: (augments ?? []).map(([module, name, ref, facet]) => ({
      module,
      name,
      ...(ref === -1 ? {} : { ref }),
      facet: decodeFacet(unpackFacet(facet, `${slug}!${name}`, false, { file: '', isShort: false, mentions: new Map() }), refs),
    })),
    refs,
    redirects: (redirects ?? []).map(([kind, name, toKind, toName, anchor]) => ({
      from: { slug, kind: kindOrder[kind]!, name },
      to: { slug, kind: kindOrder[toKind]!, name: toName },
      ...(anchor === undefined ? {} : { anchor }),
    })),
  }
}

function readReadme(directory: string, { slug, files }: ManifestPackage): Readme | null {
  if (files.readme === null) return null
  const { title, content, headings, refs } = readJson<CompactReadme>(directory, files.readme)
  return {
    title,
    content: decodeNodes(content),
    headings: headings.map(([id, depth, text]) => ({ id, depth, text })),
    refs: unpackRefs(refs ?? [], slug, new Map()).map(decodeRef),
  }
}

function readNames(directory: string, { names }: Manifest): NamesFile | undefined {
  if (names === undefined) return undefined
  const file = path.join(directory, names)
  const hash = /\.(?<hash>[\da-f]{12})\.bin$/u.exec(names)?.groups?.['hash']
  if (hash === undefined) throw brokenFile(file, undefined)
  try {
    return { bytes: readFileSync(file), hash }
  } catch (error) {
    throw brokenFile(file, error)
  }
}

function readPlaces(directory: string, { slug, files }: ManifestPackage): NonNullable<OpenPackage['places']> {
  const byId = new Map<string, SlicePlace>()
  const byPage = new Map<string, SlicePlace>()
  for (const { id, kind, name, ...place } of unpackOffsets(readJson<CompactOffsets>(directory, files.offsets), slug)) {
    byId.set(id, place)
    if (kind !== undefined) byPage.set(pageAddress({ kind, name }), place)
  }
  return { byId, byPage }
}

function readSlice(directory: string, entry: ManifestPackage, place: SlicePlace): PackedSlice {
  const bytes = readSliceBytes(directory, entry, place)
  try {
    return JSON.parse(bytes.toString('utf8')) as PackedSlice
  } catch (error) {
    throw brokenFile(path.join(directory, entry.files.slices), error)
  }
}

/** The content hash of a slice, which is its last field. */
function hashInSlice(directory: string, entry: ManifestPackage, place: SlicePlace): string {
  const end = readSliceBytes(directory, entry, place).subarray(-20).toString('latin1')
  const hash = /"h":"(?<hash>[\da-f]{12})"\}$/u.exec(end)?.groups?.['hash']
  if (hash === undefined) throw brokenFile(path.join(directory, entry.files.slices), undefined)
  return hash
}

function readSliceBytes(directory: string, { files }: ManifestPackage, { offset, length }: SlicePlace): Buffer {
  const file = path.join(directory, files.slices)
  try {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset))
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    throw brokenFile(file, error)
  }
}
