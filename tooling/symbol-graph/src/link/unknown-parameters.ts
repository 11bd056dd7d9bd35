import { nearestNames } from '@signpost/diagnostics/did-you-mean'
import { isSuppressed } from '../docs/comment.ts'
import type { DraftSignature } from '../draft/draft.ts'
import type { Docs, HastNode } from '@signpost/graph-model/model'
import type { LinkedComment } from './link-docs.ts'
import { hasRow, hasTypeRow } from './link-parts.ts'
import type { PageContext } from './link-signature.ts'

/**
 * Adds the text of parameters that the declaration does not have as labelled blocks, and reports them with the nearest
 * name that it has.
 */
export function withUnknownParameters(
  docs: Docs,
  signature: DraftSignature,
  { paths, parameterNames, parameter, parameterFacts, typeParameterNames, typeParameter }: Omit<LinkedComment, 'docs'>,
  outer: ReadonlySet<string>,
  { symbol, member, overloads = [], diagnostics }: PageContext,
): Docs {
  const names = signature.parameters.map(({ name }) => name)
  const bound = signature.parameters.flatMap((one) => one.bound ?? [])
  const known = new Set([...names, ...signature.typeParameters.map(({ name }) => name), ...outer])
  // A method may override another with fewer parameters; a property has none to compare.
  const written = signature.isCallable ? parameterNames : paths
  const unknown = written.filter((name) => !known.has(name) && !hasRow(signature, name))
  const unknownTypes = typeParameterNames.filter((name) => !known.has(name) && !hasTypeRow(signature, name))
  if (unknown.length + unknownTypes.length === 0) return docs
  for (const name of unknown) {
    if (name === '' || signature.source === undefined || !signature.isCallable) continue
    const root = name.split('.', 1)[0]!
    // Readers see all overloads, and authors document them in one comment.
    if (bound.includes(root) || overloads.some((one) => hasRow(one, name) || hasBound(one, root))) continue
    // Overloads whose comment is that of their implementation.
    if (signature.implementation?.includes(root)) continue
    // So do they with what a callback gets: `(error: Error) => void`.
    if ([signature, ...overloads].some((one) => namesParameter(one, root))) continue
    if (isSuppressed('SG-UNKNOWN-PARAMETER', [signature.comment])) continue
    const near = nearestNames(name, names)
    const id = `${symbol.draft.id}${member === undefined || member === '' ? '' : `.${member}`}`
    diagnostics.push({
      code: 'SG-UNKNOWN-PARAMETER',
      severity: 'warning',
      file: signature.source.file,
      line: signature.source.line,
      symbol: id,
      found: `@param ${name} in the comment of ${id}`,
      expected: names.length === 0 ? 'no @param, because there are no parameters' : `one of ${names.join(', ')}`,
      nextStep: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Correct the name, or remove the tag.',
    })
  }
  const blocks = unknown.map((name) => ({
    tag: 'param',
    content: labelled([name, parameterFacts(name).type ?? ''], parameter(name)),
  }))
  const types = unknownTypes.map((name) => ({ tag: 'typeParam', content: labelled([name], typeParameter(name)) }))
  return { ...docs, blocks: [...docs.blocks, ...types, ...blocks] }
}

function hasBound({ parameters }: DraftSignature, name: string): boolean {
  return parameters.some(({ bound }) => bound?.includes(name))
}

/** Whether a function type in a signature has a parameter of this name. */
function namesParameter({ line }: DraftSignature, name: string): boolean {
  return line.pieces.some((piece) => typeof piece === 'object' && piece.style === 'p' && piece.text === name)
}

/** Puts names as code before the first paragraph of a text. */
function labelled(names: readonly string[], [first, ...others]: readonly HastNode[]): HastNode[] {
  const code: HastNode[] = names.filter((name) => name !== '').flatMap((name) => [['code', 0, name], ' '])
  const isParagraph = typeof first !== 'string' && first?.[0] === 'p'
  return isParagraph
    ? [['p', first[1], ...code, ...(first.slice(2) as HastNode[])], ...others]
    : [['p', 0, ...code], ...(first === undefined ? [] : [first]), ...others]
}
