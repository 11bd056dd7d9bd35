/** Keys of `expected.json`, in the words of its schema. */
export const expectedKeys: readonly string[] = [
  'pages',
  'pagesExact',
  'redirects',
  'absent',
  'symbols',
  'edges',
  'noEdges',
  'diagnostics',
  'noDiagnostics',
  'inPublicOutput',
  'notInPublicOutput',
]

/** Keys of one symbol in `expected.json`. */
export const expectedSymbolKeys: readonly string[] = [
  'facets',
  'displayName',
  'kind',
  'release',
  'deprecated',
  'doc',
  'members',
  'overloads',
  'imports',
  'availableFrom',
  'aliasOf',
  'typeOnly',
  'signature',
  'memberDocs',
  'anchors',
  'inherited',
  'typeParameters',
  'parameters',
  'returns',
  'values',
]

/** Keys of an expectation that nothing checks: a misspelt one would pass for ever. */
export function unknownKeys(expected: object): string[] {
  const unknown = Object.keys(expected).filter((key) => key !== '$schema' && !expectedKeys.includes(key))
  const symbols = (expected as { symbols?: Record<string, object> }).symbols ?? {}
  for (const [id, symbol] of Object.entries(symbols)) {
    unknown.push(
      ...Object.keys(symbol)
        .filter((key) => !expectedSymbolKeys.includes(key))
        .map((key) => `symbols.${id}.${key}`),
    )
  }
  return unknown
}
