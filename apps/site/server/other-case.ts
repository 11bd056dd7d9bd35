/** Documents by their path in lower case; `undefined` for paths that differ only by case. Built with the first miss. */
const indexes = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string | undefined>>()

/** Returns the only document whose path differs from an unknown one by letter case: `/docs/intro` for `/docs/Intro`. */
export function inOtherCase(path: string, documents: ReadonlySet<string>): string | undefined {
  let index = indexes.get(documents)
  if (!index) {
    const built = new Map<string, string | undefined>()
    for (const document of documents) {
      const lower = document.toLowerCase()
      built.set(lower, built.has(lower) ? undefined : document)
    }
    indexes.set(documents, (index = built))
  }
  return index.get(path.toLowerCase())
}
