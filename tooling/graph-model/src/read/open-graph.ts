import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brokenFile, GraphFormatError } from './errors.ts'
import { formatVersion, type SliceEntry } from '../format.ts'
import { slugOfId } from '../model/ids.ts'
import type {
  Graph,
  Manifest,
  ManifestPackage,
  NamesFile,
  PackageChanges,
  PackageIndex,
  PageKey,
  PageRedirect,
  Readme,
  SearchText,
  SymbolPage,
} from '../model/model.ts'
import { openSlices, pageAddress, type SlicesFile } from './slices-file.ts'

/** Files of one package, cached once read. */
interface OpenPackage {
  entry: ManifestPackage
  index?: PackageIndex
  readme?: Readme
  changes?: PackageChanges
  slices?: SlicesFile
  redirects?: Map<string, { to: PageKey; anchor?: string }>
}

/**
 * Opens a graph that `buildGraph` wrote. Reads only the manifest; the index of a package and the slice of a page are
 * read on request.
 *
 * @param directory - Folder of `manifest.json`.
 * @throws GraphFormatError when the manifest is missing, not JSON or of another major version; later, when a file that
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
  /** Retries with the new manifest when a build has replaced the files meanwhile. */
  const current = <Result>(read: () => Result): Result => {
    try {
      return read()
    } catch (error) {
      if (error instanceof GraphFormatError && refresh()) return read()
      throw error
    }
  }
  const indexOf = (one: OpenPackage): PackageIndex => {
    return (one.index ??= readJson<PackageIndex>(directory, one.entry.files.index))
  }
  const slicesOf = (one: OpenPackage): SlicesFile => {
    const { slices, offsets } = one.entry.files
    return (one.slices ??= openSlices(path.join(directory, slices), readJson<SliceEntry[]>(directory, offsets)))
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
        const { readme } = one.entry.files
        return readme === null ? undefined : (one.readme ??= readJson<Readme>(directory, readme))
      }),
    changes: (slug) =>
      current(() => {
        const one = packages.get(slug)
        const file = one?.entry.files.changes
        if (one === undefined || file === undefined) return undefined
        return (one.changes ??= readJson<PackageChanges>(directory, file))
      }),
    symbol: (key) =>
      current((): SymbolPage | PageRedirect | undefined => {
        const one = packages.get(key.slug)
        if (one === undefined) return undefined
        const slices = slicesOf(one)
        const entry = slices.ofPage(key)
        if (entry !== undefined) return slices.read(entry)
        one.redirects ??= new Map(indexOf(one).redirects.map(({ from, ...to }) => [pageAddress(from), to]))
        const redirect = one.redirects.get(pageAddress(key))
        return redirect === undefined
          ? undefined
          : { redirect: redirect.to, ...(redirect.anchor === undefined ? {} : { anchor: redirect.anchor }) }
      }),
    symbolVersion: (key) =>
      current(() => {
        const one = packages.get(key.slug)
        return one === undefined ? undefined : slicesOf(one).ofPage(key)?.hash
      }),
    symbolSize: (key) =>
      current(() => {
        const one = packages.get(key.slug)
        const entry = one === undefined ? undefined : slicesOf(one).ofPage(key)
        return entry && (entry.text ?? entry.length * 4)
      }),
    byId: (id) =>
      current(() => {
        const one = packages.get(slugOfId(id))
        const entry = one === undefined ? undefined : slicesOf(one).ofId(id)
        return one === undefined || entry === undefined ? undefined : slicesOf(one).read(entry)
      }),
    namesFile: () => current(() => readSearchFile(directory, manifest.names)),
    wordsFile: () => current(() => readSearchFile(directory, manifest.words)),
    signaturesFile: (at) => current(() => readSearchText(directory, manifest.signatures?.[at])),
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
  let manifest: Partial<Manifest> | null
  try {
    manifest = JSON.parse(text) as Partial<Manifest> | null
  } catch {
    throw new GraphFormatError(file, 'a file that is not JSON', 'the manifest of a symbol graph', again)
  }
  const version = manifest?.formatVersion
  const major = formatVersion.slice(0, formatVersion.indexOf('.'))
  if (typeof version !== 'string' || !version.startsWith(`${major}.`)) {
    throw new GraphFormatError(file, `format ${String(version)}`, `format ${major}.x`, again)
  }
  const packages: Manifest['packages'] | undefined = manifest?.packages
  if (!Array.isArray(packages)) {
    throw new GraphFormatError(file, 'a manifest without a list of packages', 'the manifest of a symbol graph', again)
  }
  return { ...manifest, formatVersion: version, packages }
}

function readJson<Content>(directory: string, name: string): Content {
  const file = path.join(directory, name)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch (error) {
    throw brokenFile(file, error)
  }
}

function readSearchFile(directory: string, name: string | undefined): NamesFile | undefined {
  if (name === undefined) return undefined
  const file = path.join(directory, name)
  const hash = /\.(?<hash>[\da-f]{12})\.bin$/u.exec(name)?.groups?.['hash']
  if (hash === undefined) throw brokenFile(file, undefined)
  try {
    return { bytes: readFileSync(file), hash }
  } catch (error) {
    throw brokenFile(file, error)
  }
}

function readSearchText(directory: string, name: string | undefined): SearchText | undefined {
  if (name === undefined) return undefined
  const file = path.join(directory, name)
  const hash = /\.(?<hash>[\da-f]{12})\.json$/u.exec(name)?.groups?.['hash']
  if (hash === undefined) throw brokenFile(file, undefined)
  try {
    return { text: readFileSync(file, 'utf8'), hash }
  } catch (error) {
    throw brokenFile(file, error)
  }
}
