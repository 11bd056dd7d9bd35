import type { Markdown } from '@signpost/markdown'
import type { CommentSample } from '@signpost/graph-model/model'
import type { Flag } from '@signpost/graph-model/model'
import type { LinkDestination } from './comment.ts'
import { contentOf } from './comment-content.ts'
import { flagOfModifier } from './modifier-flags.ts'
import { createCommentReader } from './read-comment.ts'

/**
 * Reads the first doc comment in a piece of code, in the same way as the comments of a package.
 *
 * @returns Nothing when the code has no doc comment.
 */
export function readSample(code: string, markdown: Markdown): CommentSample | undefined {
  const text = /\/\*\*[^]*?\*\//u.exec(code.slice(0, code.lastIndexOf('*/') + 2))?.[0]
  if (text === undefined) return undefined
  const comment = createCommentReader(markdown).read(text)
  const { docs, parameters, typeParameters, returns } = contentOf(comment)
  const links = comment.links.map(nameOf)
  const inheritedFrom = comment.inheritDoc && links.push(nameOf(comment.inheritDoc)) - 1
  return {
    release: comment.release ?? 'public',
    flags: comment.modifiers.flatMap((modifier): Flag[] => flagOfModifier(modifier)),
    signature: {
      typeParameters: Array.from(typeParameters, ([name, doc]) => ({ name, doc })),
      parameters: comment.parameterOrder.map((name) => ({
        name,
        type: [],
        optional: false,
        rest: false,
        doc: parameters.get(name) ?? [],
      })),
      ...(returns.length > 0 && { returns: { type: [], doc: returns } }),
      docs: { ...docs, ...(inheritedFrom !== undefined && { inheritedFrom }) },
    },
    links,
  }
}

function nameOf({ package: from, parts }: LinkDestination): CommentSample['links'][number] {
  return { ...(from !== undefined && { package: from }), name: parts.map(({ name }) => name).join('.') }
}
