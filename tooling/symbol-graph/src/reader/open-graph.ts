import { readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeDocs } from './decode-docs.ts'
import { decodeNodes } from './decode-hast.ts'
import { decodeEntry, decodeFacet, decodeRef, decodeSlice } from './decode-slice.ts'
import { brokenFile, GraphFormatError } from './errors.ts'
import { type CompactIndex, type CompactManifest, type CompactReadme, formatVersion, kindOrder } from './format.ts'
import { slugOfId } from './id-parts.ts'
import type { Graph, Manifest, ManifestPackage, NamesFile, PackageIndex, PageKey, Readme } from './model.ts'
import type { PageRedirect, SymbolPage } from './model.ts'
import { unpackDiagnostics } from './packed/diagnostics.ts'
import { unpackEntry } from './packed/ids.ts'
import type { LinePlace } from './packed/offsets.ts'
import { unpackRefs } from './packed/refs.ts'
import { unpackFacet, unpackSlice } from './packed/unpack-slice.ts'
import { openSlices, pageAddress, type SlicesFile } from './slices-file.ts'

/** What is kept of one package once it was asked for. */
interface OpenPackage {
  entry: ManifestPackage
  index?: PackageIndex
  readme?: Readme | null
  slices?: SlicesFile
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
  const slicesOf = (one: OpenPackage): SlicesFile => {
    const { slug, files } = one.entry
    return (one.slices ??= openSlices(path.join(directory, files.slices), readJson(directory, files.offsets), slug))
  }
  const page = (one: OpenPackage, place: LinePlace | undefined): SymbolPage | undefined => {
    if (place === undefined) return undefined
    const { read, readUnexported, tables } = slicesOf(one)
    const packed = read(place)
    return decodeSlice(unpackSlice(packed, one.entry, tables, readUnexported(packed.u ?? [])))
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
        const place = slicesOf(one).ofPage(key)
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
        const place = one === undefined ? undefined : slicesOf(one).ofPage(key)
        if (one === undefined || place === undefined) return undefined
        return slicesOf(one).hash(place)
      }),
    byId: (id) =>
      current(() => {
        const one = packages.get(slugOfId(id))
        return one === undefined ? undefined : page(one, slicesOf(one).ofId(id))
      }),
    namesFile: () => current(() => readNames(directory, manifest)),
    refresh,
  }
}

function openPackages(manifest: Manifest): Map<string, OpenPackage> {
  return new Map(manifest.packages.map((entry) => [entry.slug, { entry }]))
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

function readIndex(directory: string, entry: ManifestPackage): PackageIndex {
  const { files, hash: _, ...summary } = entry
  const { symbols, docs, refs: compact, redirects, augments } = readJson<CompactIndex>(directory, files.index)
  const { slug } = entry
  const refs = unpackRefs(compact ?? [], slug).map(decodeRef)
  return {
    ...summary,
    symbols: symbols.map((entry) => decodeEntry(unpackEntry(entry, slug))),
    docs: decodeDocs(docs),
    augments: (augments ?? []).map(([module, name, ref, facet]) => ({
      module,
      name,
      ...(ref === -1 ? {} : { ref }),
      facet: decodeFacet(unpackFacet(facet, `${slug}!${name}`, false, { file: '', isShort: false }), refs),
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
    refs: unpackRefs(refs ?? [], slug).map(decodeRef),
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
