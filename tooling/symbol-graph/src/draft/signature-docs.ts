import type { MemberKind } from '@signpost/graph-model/model'
import type { Comment } from '../docs/comment.ts'
import { noComment, parameterOrder } from '../docs/comment.ts'
import { contentOf, noContent, packContent, type CommentContent } from '../docs/comment-content.ts'
import type { DraftFacet, DraftSignature } from './draft.ts'

/** Members that take texts of the comment of their declaration. */
const takers: Partial<Record<DraftFacet['kind'], readonly MemberKind[]>> = {
  class: ['constructor'],
  interface: ['call', 'construct'],
  type: ['call', 'construct'],
}

/**
 * Gives call and construct signatures without a comment the `@param`, `@typeParam` and `@returns` texts of the interface or
 * type that declares them, as TypeDoc does, and a constructor the `@param` texts of its class. The declaration keeps the texts
 * that no signature takes.
 */
export function withSignatureDocs(facet: DraftFacet): DraftFacet {
  const [whole, ...others] = facet.signatures
  const kinds = takers[facet.kind]
  if (kinds === undefined || whole === undefined || others.length > 0) return facet
  const content = contentOf(whole.comment)
  if (content.parameters.size + content.typeParameters.size + content.returns.length === 0) return facet

  const own = new Set(whole.typeParameters.map(({ name }) => name))
  // The declaration's comment reports links that lead nowhere.
  const links = whole.comment.links.map((link) => ({ ...link, isOptional: true as const }))
  const taken = new Set<string>()
  const members = facet.members.map((member) => {
    if (!kinds.includes(member.kind)) return member
    const signatures = member.signatures.map((signature) => {
      if (signature.comment !== noComment) return signature
      const docs = docsOf(signature, facet.kind === 'class' ? { ...content, returns: [] } : content, own)
      for (const name of keysOf(docs)) taken.add(name)
      return { ...signature, comment: commentWith(docs, { ...noComment, links }) }
    })
    return { ...member, signatures }
  })
  if (taken.size === 0) return facet
  const left: CommentContent = {
    ...content,
    parameters: new Map([...content.parameters].filter(([name]) => !taken.has(`@param ${name}`))),
    typeParameters: new Map([...content.typeParameters].filter(([name]) => !taken.has(`@typeParam ${name}`))),
    returns: taken.has('@returns') ? [] : content.returns,
  }
  return { ...facet, signatures: [{ ...whole, comment: commentWith(left, whole.comment) }], members }
}

/** Texts of a comment for the parameters, type parameters and the result of a signature. */
function docsOf(signature: DraftSignature, content: CommentContent, own: ReadonlySet<string>): CommentContent {
  const parameters = new Set(signature.parameters.map(({ name }) => name))
  const typeParameters = new Set(signature.typeParameters.map(({ name }) => name))
  const isNamed = ([name]: [string, unknown]): boolean => parameters.has(name.split('.', 1)[0]!)
  return {
    ...noContent,
    parameters: new Map([...content.parameters].filter(isNamed)),
    parameterFacts: new Map([...content.parameterFacts].filter(isNamed)),
    typeParameters: new Map([...content.typeParameters].filter(([name]) => typeParameters.has(name) && !own.has(name))),
    returns: content.returns,
  }
}

function keysOf({ parameters, typeParameters, returns }: CommentContent): string[] {
  return [
    ...[...parameters.keys()].map((name) => `@param ${name}`),
    ...[...typeParameters.keys()].map((name) => `@typeParam ${name}`),
    ...(returns.length > 0 ? ['@returns'] : []),
  ]
}

function commentWith(content: CommentContent, comment: Comment): Comment {
  const names = [...content.parameters.keys()]
  return {
    ...comment,
    ...packContent(content),
    parameterOrder: parameterOrder(names),
    properties: names.filter((name) => name.includes('.')),
  }
}
