import type { Diagnostic, DiagnosticCode } from '@signpost/diagnostics'
import { nearestNames } from '@signpost/diagnostics/did-you-mean'
import { type Comment, takeUnusedSuppressions } from '../docs/comment.ts'
import type { IndexedPackage } from './graph-index.ts'

/** Codes that `@suppress` accepts. */
const acceptable: readonly DiagnosticCode[] = [
  'SG-UNEXPORTED',
  'SG-UNKNOWN-PARAMETER',
  'SG-UNRESOLVED-LINK',
  'SG-RELEASE-LEAK',
]

/** Reports each `@suppress` of a package that accepted nothing, once all of its pages are linked. */
export function reportUnusedSuppressions(
  { draft: { modules, source: own }, symbols, unexported }: IndexedPackage,
  diagnostics: Diagnostic[],
): void {
  // Comments of overloads can be one and the same.
  const seen = new Set<Comment>()
  const unknown = { file: `${own.repoPath}/package.json` }
  const report = (comment: Comment, { file, line }: { file: string; line?: number }, id: string): void => {
    if (seen.has(comment)) return
    seen.add(comment)
    for (const { code, hasReason, lineOffset } of takeUnusedSuppressions(comment)) {
      const isAcceptable = (acceptable as readonly string[]).includes(code)
      const near = isAcceptable ? [] : nearestNames(code, acceptable)
      diagnostics.push({
        code: 'SG-UNUSED-SUPPRESS',
        severity: 'info',
        file,
        ...(line !== undefined && { line: Math.max(1, line - comment.lines + lineOffset) }),
        symbol: id,
        found: `@suppress ${code}${hasReason ? '' : ' without a reason'} in the comment of ${id}`,
        expected: isAcceptable
          ? hasReason
            ? 'the code of a warning about this declaration'
            : 'a reason after the code'
          : `one of ${acceptable.join(', ')}`,
        nextStep:
          near.length > 0
            ? `Did you mean ${near.join(' or ')}?`
            : isAcceptable && !hasReason
              ? `Write \`@suppress ${code}: why it stays so\`, or remove the tag.`
              : 'Remove the tag.',
      })
    }
  }
  for (const { specifier, file, comment } of modules) report(comment, { file }, specifier)
  for (const { draft } of [...symbols, ...unexported]) {
    // The comments of an alias are those of its target.
    if (draft.aliasOf !== undefined) continue
    for (const { signatures, members } of draft.facets) {
      for (const { comment, source = unknown } of signatures) report(comment, source, draft.id)
      for (const member of members)
        for (const { comment, source = unknown } of member.signatures)
          report(comment, source, `${draft.id}.${member.name}`)
    }
  }
}
