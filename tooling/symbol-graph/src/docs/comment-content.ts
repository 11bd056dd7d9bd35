import type { Docs, HastNode } from '@signpost/graph-model/model'
import type { Comment, CommentSummary } from './comment.ts'

/** Rendered content of a doc comment. Until the graph is linked, `dataRef` is an index into the comment's links. */
export interface CommentContent {
  docs: Docs
  /** By parameter name, in order. */
  parameters: ReadonlyMap<string, readonly HastNode[]>
  /** Types and defaults that the comment gives, by parameter name. */
  parameterFacts: ReadonlyMap<string, ParameterFacts>
  typeParameters: ReadonlyMap<string, readonly HastNode[]>
  /** Empty without a text for the return value. */
  returns: readonly HastNode[]
}

/** Type and default of a parameter as its comment writes them, for declarations that lack them. */
export interface ParameterFacts {
  type?: string
  default?: string
}

/** Docs of a declaration without a comment. */
export const noDocs: Docs = {
  summary: [],
  summaryText: '',
  remarks: [],
  examples: [],
  throws: [],
  see: [],
  blocks: [],
}

/** Content of a declaration without a comment. */
export const noContent: CommentContent = {
  docs: noDocs,
  parameters: new Map(),
  parameterFacts: new Map(),
  typeParameters: new Map(),
  returns: [],
}

/** Content in its packed form, without empty parts and without the plain text of the summary. */
interface Written {
  docs?: Partial<Docs>
  parameters?: [string, readonly HastNode[]][]
  parameterFacts?: [string, ParameterFacts][]
  typeParameters?: [string, readonly HastNode[]][]
  returns?: readonly HastNode[]
}

/** Packs content into JSON text, which takes a third of the memory. */
export function packContent({
  docs,
  parameters,
  parameterFacts,
  typeParameters,
  returns,
}: CommentContent): CommentSummary {
  const { summaryText, ...blocks } = docs
  const present = Object.entries(blocks).filter(([name, block]) => {
    return name === 'deprecated' || name === 'defaultValue' || (Array.isArray(block) && block.length > 0)
  })
  const written: Written = {
    ...(present.length === 0 ? {} : { docs: Object.fromEntries(present) }),
    ...(parameters.size === 0 ? {} : { parameters: [...parameters] }),
    ...(parameterFacts.size === 0 ? {} : { parameterFacts: [...parameterFacts] }),
    ...(typeParameters.size === 0 ? {} : { typeParameters: [...typeParameters] }),
    ...(returns.length === 0 ? {} : { returns }),
  }
  return {
    content: JSON.stringify(written),
    summaryText,
    isDeprecated: docs.deprecated !== undefined,
    hasExamples: docs.examples.length > 0,
    isSilent: summaryText === '' && docs.remarks.length === 0 && returns.length === 0 && parameters.size === 0,
  }
}

/** Unpacks the content of a comment. Parses it on every call. */
export function contentOf({ content, summaryText }: Pick<Comment, 'content' | 'summaryText'>): CommentContent {
  const { docs, parameters, parameterFacts, typeParameters, returns } = JSON.parse(content) as Written
  return {
    docs: { ...noDocs, summaryText, ...docs },
    parameters: new Map(parameters),
    parameterFacts: new Map(parameterFacts),
    typeParameters: new Map(typeParameters),
    returns: returns ?? [],
  }
}
