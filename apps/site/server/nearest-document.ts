/** Documents by addresses that are not theirs; `undefined` for addresses that can mean several. */
interface Addresses {
  /** Without the kind of a symbol, as written. */
  short: ReadonlyMap<string, string | undefined>
  /** In lower case, with the kind of a symbol and without. */
  folded: ReadonlyMap<string, string | undefined>
}

/** Built with the first miss. */
const indexes = new WeakMap<ReadonlySet<string>, Addresses>()

/** Address of a symbol: `/api/core/class/Box`. */
const symbolPath =
  /^(?<start>(?:\/[^/]+)?\/api\/[^/]+)\/(?:class|function|variable|interface|type|enum|namespace)(?<name>\/[^/]+)$/u

/**
 * Returns the only document that an unknown path can mean: it differs by letter case, as `/docs/Intro`, or lacks the kind of a
 * symbol, as `/api/core/Box`.
 */
export function nearestDocument(path: string, documents: ReadonlySet<string>): string | undefined {
  let index = indexes.get(documents)
  if (!index) indexes.set(documents, (index = addressesOf(documents)))
  return index.short.get(path) ?? index.folded.get(path.toLowerCase())
}

function addressesOf(documents: ReadonlySet<string>): Addresses {
  const withKind = new Map<string, string | undefined>()
  const short = new Map<string, string | undefined>()
  const folded = new Map<string, string | undefined>()
  const add = (addresses: Map<string, string | undefined>, address: string, document: string): void => {
    addresses.set(address, addresses.has(address) ? undefined : document)
  }
  for (const document of documents) {
    add(withKind, document.toLowerCase(), document)
    const { start, name } = symbolPath.exec(document)?.groups ?? {}
    if (start === undefined) continue
    add(short, `${start}${name}`, document)
    add(folded, `${start}${name}`.toLowerCase(), document)
  }
  return { short, folded: new Map([...folded, ...withKind]) }
}
