import { TSDocConfiguration, TSDocTagDefinition, TSDocTagSyntaxKind } from '@microsoft/tsdoc'

/**
 * Block tags that doc comments may use in addition to TSDoc's. The extractor's shared `tsdoc.json` declares the same.
 */
const blockTags = [
  'since',
  'category',
  'group',
  'alias',
  'replacedBy',
  'todo',
  'author',
  'version',
  'summary',
  'template',
  'module',
  'return',
  'default',
]

const blockTagAtLineStart = /^[ \t]*(?:\/\*\*|\*)?[ \t]*@([A-Za-z][A-Za-z0-9]*)(?![A-Za-z0-9/:.-])/gmu

const configurations = new Map<string, TSDocConfiguration>()
const standardTags = new Set(
  new TSDocConfiguration().tagDefinitions.map(({ tagNameWithUpperCase }) => tagNameWithUpperCase),
)

/**
 * TSDoc configuration for one comment: standard tags, shared tags, and any other tag at the start of a line as a block.
 * As a block, an unknown tag keeps its text out of other blocks. Memoised by the set of unknown tags.
 */
export function configurationFor(comment: string): TSDocConfiguration {
  const unknown = new Set<string>()
  for (const [, name] of comment.matchAll(blockTagAtLineStart)) {
    const tag = `@${name!}`
    if (!standardTags.has(tag.toUpperCase()) && !blockTags.includes(name!)) unknown.add(name!)
  }
  const key = [...unknown].sort().join()
  const known = configurations.get(key)
  if (known !== undefined) return known

  const configuration = new TSDocConfiguration()
  const seen = new Set<string>()
  for (const name of [...blockTags, ...unknown]) {
    const upper = name.toUpperCase()
    if (seen.has(upper)) continue
    seen.add(upper)
    configuration.addTagDefinition(
      new TSDocTagDefinition({ tagName: `@${name}`, syntaxKind: TSDocTagSyntaxKind.BlockTag, allowMultiple: true }),
    )
  }
  configurations.set(key, configuration)
  return configuration
}
