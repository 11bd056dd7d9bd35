import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { commentOf } from './deprecation.ts'
import { type Draft, draft } from './draft.ts'

/** Release tags of API Extractor; a declaration without one is public. */
export type ReleaseTag = 'public' | 'beta' | 'alpha' | 'internal'

/** Release tag of a symbol, read from its comments: JSDoc, or the line comments of an API report. */
export function releaseTagOf(symbol: Pick<SurfaceSymbol, 'declarations'>): ReleaseTag {
  const tag = /@(beta|alpha|internal|experimental)\b/.exec(commentsOf(symbol))?.[1]
  return tag === 'experimental' ? 'alpha' : ((tag as ReleaseTag | undefined) ?? 'public')
}

/** Compares release tags, deprecation and the text of comments. */
export function compareDocumentation(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  const { path } = base
  const drafts: Draft[] = []
  const [wasPublic, isPublic] = [releaseTagOf(base), releaseTagOf(head)].map((tag) => tag === 'public')
  if (wasPublic && !isPublic) drafts.push(draft('withdrawn', path))
  if (!wasPublic && isPublic) drafts.push(draft('promoted', path))
  const [wasDeprecated, isDeprecated] = [base, head].map((symbol) => /@deprecated\b/.test(commentsOf(symbol)))
  if (!wasDeprecated && isDeprecated) drafts.push(draft('deprecated', path))
  if (wasDeprecated && !isDeprecated) drafts.push(draft('undeprecated', path))
  if (proseOf(base) !== proseOf(head)) drafts.push(draft('documentation-changed', path))
  return drafts
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
