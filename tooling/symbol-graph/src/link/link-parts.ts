import type { DraftPart, DraftSignature } from '../draft/draft.ts'
import { encodeAnchor } from '@signpost/graph-model/model'
import type { Docs, HastNode, Parameter, Token, TypePart } from '@signpost/graph-model/model'
import { foldBraces } from '../signature/fold-braces.ts'
import type { ParameterFacts } from '../docs/comment-content.ts'
import { linkComment, type LinkedComment } from './link-docs.ts'
import type { PageContext } from './link-signature.ts'

/** A linked comment around a part, and the path of names from the comment's declaration to the part. */
interface Scope {
  comment: LinkedComment
  path: string
}

/** Parts of one signature, by the row that they are under. */
export interface SignatureParts {
  /** Content of a declared parameter's row besides its `@param` text. */
  parameter(position: number, name: string): PartContent
  typeParameter(position: number): PartContent
  returns: readonly TypePart[]
  /** Content of the comment before the return type; absent without one. */
  returnsDoc?: PartContent
  /** Return type of a function type. */
  returnType: Token[]
  /** Content of the row of a variant. */
  variant(position: number): PartContent
  /** Parameters of a function type: `onChange?: (event) => void`. */
  called: readonly TypePart[]
  /** All others. */
  others: readonly TypePart[]
}

/** Content of a row that the parts add. */
export interface PartContent extends Pick<Parameter, 'docs' | 'parts'> {
  doc: readonly HastNode[]
}

/**
 * Links the documented parts of a signature's types. A part has the text of its own comment, then that of a `@param`
 * around it which names it.
 *
 * @param anchor - Anchor of the signature.
 * @param link - Links the type of a part.
 */
export function linkParts(
  signature: DraftSignature,
  anchor: string,
  comment: LinkedComment,
  context: PageContext,
  link: (type: DraftPart['type']) => Token[],
): SignatureParts {
  const whole: Scope = { comment, path: '' }
  const prefix = /^(?:class|function|enum|variable|interface|type|namespace|value)$/u.test(anchor) ? '' : `${anchor}.`
  const all = signature.parts ?? []
  const names = new Set(signature.parameters.map(({ name }) => name))
  const own = (kind: DraftPart['kind'], position: number): DraftPart | undefined =>
    all.find((part) => part.kind === kind && part.position === position)
  // A property that is an export is a callable constant, and its parameters have no positions.
  const isOfProperty = ({ kind, position, name }: DraftPart): boolean =>
    kind === 'parameter' && position === undefined && signature.isCallable && names.has(name)
  const rows = (parts: readonly DraftPart[], scopes: readonly Scope[], before: string): TypePart[] =>
    parts.map((part) => row(part, scopes, before))
  const content = (part: DraftPart | undefined, inside: string, path = part?.name ?? ''): PartContent => {
    if (part === undefined) return { doc: [] }
    const scope = { ...whole, path }
    const written = part.comment && linkComment(part.comment, undefined, docsContext)
    const scopes = written === undefined ? [scope] : [scope, { comment: written, path: '' }]
    return { doc: written?.docs.summary ?? [], ...besides(written?.docs), ...partsOf(rows(part.parts, scopes, inside)) }
  }
  const textAndTags = (written: NonNullable<DraftPart['comment']>): PartContent => {
    const { docs } = linkComment(written, undefined, docsContext)
    return { doc: docs.summary, ...besides(docs) }
  }
  const docsContext = { ...context, package: context.symbol.package }

  function row(part: DraftPart, around: readonly Scope[], before: string): TypePart {
    const { kind, name, type, optional, rest, default: value } = part
    const at = context.anchors.unique(`${before}${encodeAnchor(name === '' ? wordOf(part) : plainName(name))}`)
    const inner = around.map((scope) => (kind === 'variant' || name === '' ? scope : within(scope, name)))
    const written = part.comment && linkComment(part.comment, undefined, docsContext)
    const scopes = written === undefined ? inner : [...inner, { comment: written, path: '' }]
    const children = rows(part.parts, scopes, `${at}.`)
    const left = written === undefined ? [] : leftOver(scopes.at(-1)!, part.parts, `${at}.`, context)
    const facts = around.map((scope) => factsOf(part, scope))
    const fallback = value ?? facts.find((one) => one.default !== undefined)?.default
    const tokens = link(type)
    return {
      kind,
      anchor: at,
      name,
      type: children.length > 0 ? foldBraces(tokens) : tokens,
      optional,
      rest,
      ...(fallback === undefined ? {} : { default: fallback }),
      doc: [...(written?.docs.summary ?? []), ...around.flatMap((scope) => textOf(part, scope))],
      ...besides(written?.docs),
      ...partsOf([...children, ...left]),
    }
  }

  const nested = (parts: readonly DraftPart[], before: string): TypePart[] => rows(parts, [whole], before)
  const returned = all.find(({ kind, position }) => kind === 'returns' && position === undefined)
  const isCalled =
    !signature.isCallable && all.some(({ kind, position }) => kind === 'parameter' && position === undefined)
  const placed = (part: DraftPart): boolean =>
    part === returned ||
    isOfProperty(part) ||
    (part.position !== undefined && (part.kind !== 'variant' || signature.variants !== undefined)) ||
    (part.kind === 'parameter' && isCalled)
  return {
    parameter(position, name) {
      const part = own('parameter', position) ?? all.find((one) => one.name === name && isOfProperty(one))
      const made = content(part && { ...part, name }, `${prefix}${encodeAnchor(name)}.`)
      const missing = propertiesOf(whole, name, part?.parts ?? []).map((property) => {
        return emptyRow(
          'member',
          property,
          comment.parameter(`${name}.${property}`),
          `${prefix}${encodeAnchor(name)}.`,
          context,
          comment.parameterFacts(`${name}.${property}`),
        )
      })
      return { ...made, ...partsOf([...(made.parts ?? []), ...missing]) }
    },
    typeParameter: (position) => {
      const part = own('typeParameter', position)
      return content(part, `${prefix}${encodeAnchor(part?.name ?? '')}.`)
    },
    returns: returned === undefined ? [] : rows(returned.parts, [], `${prefix}returns.`),
    ...(returned?.comment === undefined ? {} : { returnsDoc: textAndTags(returned.comment) }),
    returnType: returned === undefined ? [] : link(returned.type),
    variant: (position) => {
      const part = own('variant', position)
      return content(part, `${prefix}${encodeAnchor(plainName(part?.name ?? ''))}.`, '')
    },
    called: isCalled
      ? nested(
          all.filter(({ kind, position }) => kind === 'parameter' && position === undefined),
          prefix,
        )
      : [],
    others: nested(
      all.filter((part) => !placed(part)),
      prefix,
    ),
  }
}

/** Rows of `@param` and `@returns` tags of a part's comment that belong to no part of its type. */
function leftOver({ comment }: Scope, parts: readonly DraftPart[], before: string, context: PageContext): TypePart[] {
  const known = new Set(parts.map(({ name }) => name))
  const rows = comment.paths
    .filter((name) => !known.has(name.split('.', 1)[0]!))
    .map((name) => emptyRow('parameter', name, comment.parameter(name), before, context, comment.parameterFacts(name)))
  if (comment.returns.length > 0 && !parts.some(({ kind }) => kind === 'returns')) {
    rows.push(emptyRow('returns', '', comment.returns, before, context))
  }
  return rows
}

function emptyRow(
  kind: TypePart['kind'],
  name: string,
  doc: readonly HastNode[],
  before: string,
  context: PageContext,
  facts: ParameterFacts = {},
): TypePart {
  const anchor = context.anchors.unique(`${before}${encodeAnchor(name === '' ? kind : name)}`)
  return {
    kind,
    anchor,
    name,
    type: facts.type === undefined ? [] : [facts.type],
    optional: false,
    rest: false,
    ...(facts.default === undefined ? {} : { default: facts.default }),
    doc,
  }
}

/** Properties of a parameter that its comment documents and no part has. */
function propertiesOf({ comment }: Scope, parameter: string, parts: readonly DraftPart[]): string[] {
  const prefix = `${parameter}.`
  return comment.paths.flatMap((name) => {
    const property = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    return property === '' || hasPath(parts, property.split('.')) ? [] : [property]
  })
}

/** True for a name or path of a `@param` that a row of the signature shows. */
export function hasRow({ parameters, parts = [] }: DraftSignature, path: string): boolean {
  const [first, ...rest] = path.split('.') as [string, ...string[]]
  return parameters.some(({ name }) => name === first) || hasPath(parts, [first, ...rest])
}

/** True for a name of a `@typeParam` that a row of the signature shows. */
export function hasTypeRow({ parts = [] }: Pick<DraftPart, 'parts'> | DraftSignature, name: string): boolean {
  return parts.some((part) => (part.kind === 'typeParameter' && part.name === name) || hasTypeRow(part, name))
}

function hasPath(parts: readonly DraftPart[], [first, ...rest]: readonly string[]): boolean {
  return parts.some((part) => {
    if (part.kind === 'variant' || part.name === '') return hasPath(part.parts, [first!, ...rest])
    return part.name === first && (rest.length === 0 || hasPath(part.parts, rest))
  })
}

function textOf({ kind, name }: DraftPart, { comment, path }: Scope): readonly HastNode[] {
  if (kind === 'returns') return path === '' ? comment.returns : []
  if (kind === 'typeParameter') return path === '' ? comment.typeParameter(name) : []
  return kind === 'variant' || name === '' ? [] : comment.parameter(path === '' ? name : `${path}.${name}`)
}

/** Type and default that a `@param` gives. */
function factsOf({ kind, name }: DraftPart, { comment, path }: Scope): ParameterFacts {
  const isNamed = kind === 'parameter' || kind === 'member'
  return isNamed && name !== '' ? comment.parameterFacts(path === '' ? name : `${path}.${name}`) : {}
}

function within(scope: Scope, name: string): Scope {
  return { ...scope, path: scope.path === '' ? name : `${scope.path}.${name}` }
}

/** Docs of a part besides its summary. */
function besides(docs: Docs | undefined): Pick<Parameter, 'docs'> {
  if (docs === undefined) return {}
  const { summary: _, summaryText: __, ...blocks } = docs
  const isEmpty = Object.values(blocks).every((block) => Array.isArray(block) && block.length === 0)
  return isEmpty ? {} : { docs: { ...docs, summary: [], summaryText: '' } }
}

function partsOf(parts: readonly TypePart[]): Pick<Parameter, 'parts'> {
  return parts.length === 0 ? {} : { parts }
}

/** The value of a discriminant, `circle` of `kind: 'circle'`, or the name itself. */
function plainName(name: string): string {
  return name.replace(/^[^:]*:\s*/u, '').replace(/^['"]|['"]$/gu, '')
}

/** Anchor of a part without a name. */
function wordOf({ kind, position }: DraftPart): string {
  return kind === 'variant' ? `variant-${(position ?? 0) + 1}` : kind
}
