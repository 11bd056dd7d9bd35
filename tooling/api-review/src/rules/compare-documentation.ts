import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { membersOf } from './members.ts'
import { commentOf, partsAt } from './deprecation.ts'
import { type Draft, draft } from './draft.ts'

/** Release tags of API Extractor; a declaration without one is public. */
export type ReleaseTag = 'public' | 'beta' | 'alpha' | 'internal'

/** Release tag of the most public declaration of a symbol, read from comments: JSDoc, or the line comments of an API report. */
export function releaseTagOf({ declarations }: Pick<SurfaceSymbol, 'declarations'>): ReleaseTag {
  return declarations.map(tagOf).sort(byRelease)[0] ?? 'public'
}

/** A version of a package, `lib@beta`, is no tag. */
const releaseTag = /(?<![\w/.`])@(beta|alpha|internal|experimental)\b/

function tagOf(node: ts.Declaration): ReleaseTag {
  const tag = releaseTag.exec(commentOf(node))?.[1]
  return tag === 'experimental' ? 'alpha' : ((tag as ReleaseTag | undefined) ?? 'public')
}

/** Release tag of a member of a symbol, `_cache` or `options._cache`: the least public one of it and all that it is in. */
export function releaseTagAt({ declarations }: Pick<SurfaceSymbol, 'declarations'>, member: string): ReleaseTag {
  const parts = member === '' ? [] : member.split('.')
  const tags = parts.map((_, index) => {
    return releaseTagOf({ declarations: partsAt(declarations, parts.slice(0, index + 1).join('.')) })
  })
  return [releaseTagOf({ declarations }), ...tags].sort(byRelease).at(-1) as ReleaseTag
}

const releases: readonly ReleaseTag[] = ['public', 'beta', 'alpha', 'internal']

function byRelease(one: ReleaseTag, other: ReleaseTag): number {
  return releases.indexOf(one) - releases.indexOf(other)
}

/** Compares release tags, deprecation and the text of comments. */
export function compareDocumentation(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  const { path } = base
  const drafts = compareReleases(base, head, path)
  const [members, others] = [membersOf(base), membersOf(head)]
  for (const [name, own] of members) {
    const other = others.get(name)
    const memberPath = `${path}.${name.replace(/^static /, '')}`
    if (other) drafts.push(...compareReleases({ declarations: own }, { declarations: other }, memberPath))
  }
  const [wasDeprecated, isDeprecated] = [base, head].map((symbol) => /@deprecated\b/.test(commentsOf(symbol)))
  if (!wasDeprecated && isDeprecated) drafts.push(draft('deprecated', path))
  if (wasDeprecated && !isDeprecated) drafts.push(draft('undeprecated', path))
  if (proseOf(base) !== proseOf(head)) drafts.push(draft('documentation-changed', path))
  return drafts
}

function compareReleases(
  base: Pick<SurfaceSymbol, 'declarations'>,
  head: Pick<SurfaceSymbol, 'declarations'>,
  path: string,
): Draft[] {
  const [wasPublic, isPublic] = [releaseTagOf(base), releaseTagOf(head)].map((tag) => tag === 'public')
  return wasPublic === isPublic ? [] : [draft(wasPublic ? 'withdrawn' : 'promoted', path)]
}

function commentsOf({ declarations }: Pick<SurfaceSymbol, 'declarations'>): string {
  return declarations.map(commentOf).join('\n')
}

/** Words of the JSDoc comments, those of members included, without tags of other rules. */
function proseOf({ declarations }: SurfaceSymbol): string {
  return declarations
    .flatMap((node) => {
      const text = ts.isVariableDeclaration(node) ? commentOf(node) : commentOf(node) + node.getText()
      // A `/**` in a literal has no end, and would be searched to the end of the text.
      return text.slice(0, text.lastIndexOf('*/') + 2).match(/\/\*\*[\s\S]*?\*\//g) ?? []
    })
    .map((comment) => comment.replace(/@(public|beta|alpha|internal|deprecated)\b[^@]*/g, '').replace(/[\s*/]+/g, ' '))
    .join(' ')
    .trim()
}
