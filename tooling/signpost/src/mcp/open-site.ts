import { pageSchemaVersion } from '@signpost/graph-markdown'
import {
  encodeSegment,
  type NamesFile,
  type PackageChanges,
  type PackageIndex,
  type Readme,
  slugOfId,
  type SymbolPage,
} from '@signpost/graph-model'
import { StepError } from '../steps/step-error.ts'
import { type GraphSource, type ListedPackage, NoAnswer } from './graph-source.ts'

/** Milliseconds for one page. */
const patience = 15_000

/** Largest page in bytes. */
const mostBytes = 50_000_000

/** Number of pages kept in memory. */
const mostKept = 200

/** Most pages of changes that are read of one package. */
const mostPages = 100

type Json = Record<string, unknown>

/**
 * Opens a published site by its pages as JSON. Only addresses below the given one are requested.
 *
 * @throws StepError for an address without `http` or `https`.
 */
export function openSite(address: string): GraphSource {
  const base = baseOf(address)
  const kept = new Map<string, Promise<unknown>>()
  /** Result of `read` by key; one that failed is read again. */
  const once = <Result>(key: string, read: () => Promise<Result>): Promise<Result> => {
    const known = kept.get(key) as Promise<Result> | undefined
    if (known) return known
    const result = read()
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
    kept.set(key, result)
    result.catch(() => kept.delete(key))
    return result
  }
  const json = (path: string): Promise<Json | undefined> => once(path, () => readJson(base, path))
  const packagePath = (slug: string): string => `api/${segment(slug)}`

  const readPackage = async (
    slug: string,
  ): Promise<{ index: PackageIndex; readme: Readme | undefined } | undefined> => {
    const page = await json(`${packagePath(slug)}.json`)
    return page && { index: page['package'] as PackageIndex, readme: (page['readme'] as Readme | null) ?? undefined }
  }
  return {
    async packages() {
      const page = await json('api.json')
      if (page) return page['packages'] as ListedPackage[]
      throw new NoAnswer(
        `${base}api.json: found nothing, expected the packages of a Signpost site. Check the address, and that \`programs\` of its configuration is not false.`,
      )
    },
    package: readPackage,
    async changes(slug) {
      const versions: PackageChanges['versions'][number][] = []
      let refs: PackageChanges['refs'] = []
      for (let number = 1; number <= mostPages; number += 1) {
        const page = await json(`${packagePath(slug)}/changes${number === 1 ? '' : `/${number}`}.json`)
        if (page === undefined) break
        refs = page['refs'] as PackageChanges['refs']
        for (const one of page['versions'] as PackageChanges['versions']) {
          const last = versions.at(-1)
          // A version may go on on the next page.
          if (last?.version === one.version)
            versions[versions.length - 1] = { ...last, changes: [...last.changes, ...one.changes] }
          else versions.push(one)
        }
      }
      return versions.length === 0 ? undefined : { versions, refs }
    },
    async symbol(id) {
      const slug = slugOfId(id)
      const entry = (await readPackage(slug))?.index.symbols.find((one) => one.id === id)
      if (entry === undefined) return undefined
      const page = await json(`${packagePath(slug)}/${entry.kind}/${segment(entry.name)}.json`)
      return page?.['symbol'] as SymbolPage | undefined
    },
    names: () =>
      once('search/names.bin', async (): Promise<NamesFile | undefined> => {
        const bytes = await readBytes(base, 'search/names.bin')
        return bytes && { bytes, hash: '' }
      }),
    words: (piece) => once(`search/words/${piece}`, () => readBytes(base, `search/words/${segment(piece)}`)),
    signatures: (file) =>
      once(`search/signatures/${file}`, async () => {
        const bytes = await readBytes(base, `search/signatures/${file}.json`)
        return bytes && Buffer.from(bytes).toString('utf8')
      }),
  }
}

function segment(name: string): string {
  return encodeURIComponent(encodeSegment(name))
}

function baseOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new StepError(
      'mcp',
      '',
      `Found "${address}", expected the address of a site, such as https://docs.example.com/`,
    )
  }
  url.search = ''
  url.hash = ''
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Bytes of a file of a site; undefined when there is none. */
async function readBytes(base: URL, path: string): Promise<Uint8Array | undefined> {
  const url = new URL(path, base)
  if (!url.href.startsWith(base.href)) return undefined
  let response: Response
  try {
    // A redirect could lead to another host.
    response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) })
  } catch (error) {
    throw new NoAnswer(
      `${url.href}: found no answer (${(error as Error).message}), expected a page. Check the address and the connection.`,
    )
  }
  if (response.status === 404) return undefined
  if (!response.ok) throw new NoAnswer(`${url.href}: found status ${response.status}, expected 200. Try again later.`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new NoAnswer(`${url.href}: found more than ${mostBytes} bytes, expected a page.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readJson(base: URL, path: string): Promise<Json | undefined> {
  const bytes = await readBytes(base, path)
  if (bytes === undefined) return undefined
  let page: Json
  try {
    page = JSON.parse(Buffer.from(bytes).toString('utf8')) as Json
  } catch {
    throw new NoAnswer(`${base.href}${path}: found a file that is not JSON, expected a page of a Signpost site.`)
  }
  const version = (page as Json | null)?.['version']
  if (version === pageSchemaVersion) return page
  throw new NoAnswer(
    `${base.href}${path}: found pages of version ${JSON.stringify(version)}, expected ${pageSchemaVersion}. ` +
      'Use the version of @signpost/signpost that built the site.',
  )
}
