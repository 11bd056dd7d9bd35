import type { ExportFacts, PackageFacts } from '@signpost/api-extract'

/** Facts whose shape is not the one that this version reads. */
export class FactsError extends Error {
  override readonly name = 'FactsError'
}

/**
 * Parses the facts of a package and checks what the graph relies on.
 *
 * @throws SyntaxError when the text is not JSON.
 * @throws FactsError when it is another format or a required part is missing.
 */
export function parseFacts(text: string): PackageFacts {
  const facts = JSON.parse(text) as Partial<PackageFacts> | null
  if (typeof facts !== 'object' || facts === null) throw new FactsError('JSON that is not an object')
  if (facts.formatVersion !== 1) throw new FactsError(`facts of format ${String(facts.formatVersion)}`)
  const { package: about, entryPoints, diagnostics } = facts
  if (typeof about?.name !== 'string' || typeof about.slug !== 'string' || about.slug === '') {
    throw new FactsError('facts without the name and slug of a package')
  }
  if (
    !Array.isArray(entryPoints) ||
    !entryPoints.every((entry) => typeof entry?.key === 'string' && areExports(entry.exports))
  ) {
    throw new FactsError('facts with a malformed list of entry points')
  }
  return {
    formatVersion: 1,
    package: {
      name: about.name,
      slug: about.slug,
      version: about.version ?? '',
      description: about.description ?? '',
    },
    entryPoints,
    ...(Array.isArray(facts.unexported) ? { unexported: facts.unexported } : {}),
    ...(Array.isArray(facts.augmentations) ? { augmentations: facts.augmentations } : {}),
    ...(Array.isArray(facts.moduleNames) ? { moduleNames: facts.moduleNames } : {}),
    diagnostics: Array.isArray(diagnostics) ? diagnostics : [],
  }
}

function areExports(exports: unknown): exports is ExportFacts[] {
  return (
    Array.isArray(exports) &&
    exports.every((one: Partial<ExportFacts> | null) => {
      return typeof one?.name === 'string' && Array.isArray(one.facets) && Array.isArray(one.declarations)
    })
  )
}
