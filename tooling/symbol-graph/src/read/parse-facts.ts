import type {
  AugmentationFacts,
  DeclarationFacts,
  ExportFacts,
  CommentNamesFacts,
  PackageFacts,
} from '@signpost/api-extract'

/** Facts in an unsupported format. */
export class FactsError extends Error {
  override readonly name = 'FactsError'
}

/**
 * Parses the facts of a package and validates the parts that the graph needs.
 *
 * @throws SyntaxError when the text is not JSON.
 * @throws FactsError when the format is unsupported or a required part is missing.
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
  if (!areOptional(facts.unexported, isDeclared))
    throw new FactsError('facts with a malformed list of what nothing exports')
  if (!areOptional(facts.augmentations, isAugmentation))
    throw new FactsError('facts with a malformed list of augmentations')
  if (!areOptional(facts.moduleNames, isModuleNames)) throw new FactsError('facts with malformed names of modules')
  if (!areOptional(facts.commentNames, isModuleNames)) throw new FactsError('facts with malformed names in comments')
  return {
    formatVersion: 1,
    package: {
      name: about.name,
      slug: about.slug,
      version: about.version ?? '',
      description: about.description ?? '',
      ...(typeof about.typesPackage === 'string' ? { typesPackage: about.typesPackage } : {}),
      ...(typeof about.declarations === 'string' ? { declarations: about.declarations } : {}),
    },
    entryPoints,
    ...(facts.unexported === undefined ? {} : { unexported: facts.unexported }),
    ...(facts.augmentations === undefined ? {} : { augmentations: facts.augmentations }),
    ...(facts.moduleNames === undefined ? {} : { moduleNames: facts.moduleNames }),
    ...(facts.commentNames === undefined ? {} : { commentNames: facts.commentNames }),
    diagnostics: Array.isArray(diagnostics) ? diagnostics : [],
  }
}

function areExports(exports: unknown): exports is ExportFacts[] {
  return Array.isArray(exports) && exports.every(isExport)
}

function isExport(one: unknown): boolean {
  return isDeclared(one) && areOptional((one as ExportFacts).exports, isExport)
}

function areOptional(list: unknown, isOne: (one: unknown) => boolean): boolean {
  return list === undefined || (Array.isArray(list) && list.every(isOne))
}

function isDeclared(one: unknown): boolean {
  const { name, identity, facets, declarations } = (one ?? {}) as Partial<ExportFacts>
  return (
    typeof name === 'string' &&
    typeof identity === 'string' &&
    Array.isArray(facets) &&
    Array.isArray(declarations) &&
    declarations.every(isDeclaration)
  )
}

function isDeclaration(one: unknown): boolean {
  const { facet, at, text } = (one ?? {}) as Partial<DeclarationFacts>
  return typeof facet === 'string' && typeof at?.file === 'string' && typeof text === 'string'
}

function isAugmentation(one: unknown): boolean {
  const { module, name, declaration } = (one ?? {}) as Partial<AugmentationFacts>
  return typeof module === 'string' && typeof name === 'string' && isDeclaration(declaration)
}

function isModuleNames(one: unknown): boolean {
  const { file, names } = (one ?? {}) as Partial<CommentNamesFacts>
  return (
    typeof file === 'string' &&
    Array.isArray(names) &&
    names.every(
      (name: Partial<CommentNamesFacts['names'][number]> | null) =>
        typeof name?.text === 'string' &&
        typeof name.target === 'string' &&
        (name.identity === undefined || typeof name.identity === 'string'),
    )
  )
}
