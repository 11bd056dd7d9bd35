import { type Docs, type Facet, leadIndex } from '@signpost/graph-model'

/** Index of the signature whose summary the head of a page shows. */
export function leadOf({ signatures }: Pick<Facet, 'signatures'>): number {
  return leadIndex(
    signatures.map(({ docs }) => ({ summaryText: docs.summaryText, isDeprecated: docs.deprecated !== undefined })),
  )
}

/** Docs of that signature; undefined for a facet without signatures. */
export function leadDocs(facet: Facet): Docs | undefined {
  return facet.signatures[leadOf(facet)]?.docs
}
