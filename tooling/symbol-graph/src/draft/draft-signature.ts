import type { Comment } from '../docs/comment.ts'
import { flagOfModifier } from '../docs/modifier-flags.ts'
import type { ExcerptRange, ModelItem } from '../read/model-item.ts'
import type { SourcePosition } from '@signpost/graph-model/model'
import type { ReferenceSpan } from '../signature/lex.ts'
import type { Line } from '../signature/line.ts'
import { printSignature } from '../signature/print.ts'
import type {
  DraftOverridden,
  DraftParameter,
  DraftPart,
  DraftReference,
  DraftSignature,
  DraftVariants,
  ReferenceRole,
} from './draft.ts'

/** Context for drafting the signature of an item. */
export interface SignatureContext {
  /** Name to print. */
  name: string
  /** Name in the declaration's text. */
  declaredName: string
  /** Type parameters of the enclosing declaration. */
  outerTypeParameters: readonly string[]
  comment: Comment
  /** Comment of a member that no page documents. */
  overridden?: DraftOverridden
  source?: SourcePosition
  /** Declaration as written, when known. */
  declarationText?: string
  /** Default values of the parameters by position, when the source is known. */
  defaults?: readonly (string | null)[]
  /** Destructured parameters by position; null for those with a name. */
  patterns?: readonly (string | null)[]
  /** Parameters of the implementation that this overload lacks, as written. */
  implementation?: readonly string[]
  /** Documented parts of the declaration's types. */
  parts?: readonly DraftPart[]
  /** Resolved type of an alias. */
  resolved?: Line
  /** Members of a discriminated union. */
  variants?: DraftVariants
}

/** Import at the end of the text before a reference: `import('./b').`. */
const importPrefix = /\bimport\s*\((?:"[^"]*"|'[^']*')\)\.$/u

/** End of a getter's line before its setter, with or without a semicolon. */
const beforeSetter = /(?<![\s;]);?[^\S\n]*\n\s*(?:public\s+)?(?=(?:(?:protected|static|override|abstract)\s+)*set\s)/u

/**
 * Whether a variable can be assigned. One with a function type is a function in the doc model.
 *
 * @param text - Declaration as written, when known.
 */
function isAssignable(item: ModelItem, text: string = ''): boolean {
  if (item.kind === 'Variable') return !item.flags.includes('readonly')
  return /^(?:(?:export|declare)\s+)*(?:let|var)\s/u.test(text)
}

/** True for an accessor: a getter and its setter are one item. */
function isPair({ kind, excerpt: [first] }: ModelItem): boolean {
  return (
    (kind === 'Property' || kind === 'PropertySignature') && first !== undefined && /(?:^|\s)get\s/u.test(first.text)
  )
}

/** True for a namespace with the text of others that are declared with it: `namespace a.b.c`, or `b.c` of that. */
function isDotted({ kind }: ModelItem, text: string): boolean {
  return kind === 'Namespace' && !/(?:^|\s)(?:namespace|module)\s+(?:"[^"]*"|'[^']*'|[^\s.{]+)\s*$/u.test(text)
}

/** Drafts the signature of a doc model item. */
export function draftSignature(item: ModelItem, context: SignatureContext): DraftSignature {
  const hasSetter = isPair(item)
  const pieces = item.excerpt.map((written, index) => {
    const paired = hasSetter ? { ...written, text: written.text.replace(beforeSetter, ';\n') } : written
    const piece = index === 0 ? { ...paired, text: paired.text.replace(/^public\s+(?!=)/u, '') } : paired
    const next = item.excerpt[index + 1]
    return next?.target === undefined ? piece : { ...piece, text: piece.text.replace(importPrefix, '') }
  })
  const starts: number[] = []
  let text = ''
  for (const piece of pieces) {
    starts.push(text.length)
    text += piece.text
  }
  starts.push(text.length)
  if (text === '' || isDotted(item, text))
    text = `${item.kind === 'Namespace' ? 'namespace ' : ''}${context.declaredName}`

  const { parameters, parameterNames } = namedParameters(item, context)
  const ownParameters = new Set(parameters.map(({ name }) => name).concat(item.parameters.map(({ name }) => name)))
  const references: ReferenceSpan[] = pieces.flatMap(({ text: { length }, target, isImported }, index) =>
    target === undefined || isPredicateSubject(target, ownParameters)
      ? []
      : [
          {
            start: starts[index]!,
            end: starts[index]! + length,
            target,
            ...(isImported === true || importPrefix.test(item.excerpt[index - 1]?.text ?? '')
              ? { isImported: true as const }
              : {}),
          },
        ],
  )
  const isVariable =
    item.kind === 'Variable' ||
    (item.kind === 'Function' && !/\bfunction\b/u.test(text.replace(/\/\*[^]*?\*\//gu, '').slice(0, 40)))
  const printed = printSignature(text, references, {
    name: context.name,
    declaredName: context.declaredName,
    ...(isVariable ? { prefix: isAssignable(item, context.declarationText) ? 'let' : 'const' } : {}),
    omit: 'function',
    isNameless: item.kind === 'Function',
    typeParameters: new Set([...context.outerTypeParameters, ...item.typeParameters.map(({ name }) => name)]),
    parameterNames,
  })
  const offset = ({ from, to }: ExcerptRange): [number, number] => [
    starts[from] ?? 0,
    from === to ? (starts[from] ?? 0) : (starts[to] ?? 0),
  ]
  const span = (range: ExcerptRange): readonly [number, number] => printed.span(...offset(range))

  return {
    line: printed.line,
    ...releaseOf(item, context.comment),
    flags: [...item.flags, ...context.comment.modifiers.flatMap(flagOfModifier)],
    typeParameters: item.typeParameters.map((parameter) => ({
      name: parameter.name,
      constraint: span(parameter.constraint),
      default: span(parameter.default),
    })),
    parameters: parameters.map(({ name, type, optional, written, bound }, at) => ({
      name,
      type: span(type),
      optional,
      rest: isRest(text.slice(0, offset(type)[0]), written),
      ...defaultAt(context, at),
      ...(bound === undefined ? {} : { bound }),
    })),
    ...(context.resolved === undefined ? {} : { resolved: context.resolved }),
    ...(context.variants === undefined ? {} : { variants: context.variants }),
    ...partsOf(context),
    ...(item.type === undefined ? {} : { type: span(item.type) }),
    isCallable: callableKinds.has(item.kind),
    comment: context.comment,
    ...(context.overridden === undefined ? {} : { overridden: context.overridden }),
    ...(context.implementation === undefined ? {} : { implementation: context.implementation.flatMap(namesInPattern) }),
    ...(context.source === undefined ? {} : { source: context.source }),
    references: references.map(({ start, target }) => ({ target, role: roleAt(item, start, offset) })),
  }
}

/** Release of an item. Items made from the facts have it only in their comment, and API Extractor takes `@experimental` for none. */
function releaseOf(item: ModelItem, comment: Comment): Pick<DraftSignature, 'release'> {
  const isExperimental = comment.modifiers.includes('experimental') && (item.release ?? 'public') === 'public'
  const written = item.release ?? (item.canonicalReference === '' ? comment.release : undefined)
  const release = isExperimental ? 'beta' : written
  return release === undefined ? {} : { release }
}

function partsOf({ parts = [] }: SignatureContext): Pick<DraftSignature, 'parts'> {
  return parts.length === 0 ? {} : { parts }
}

function defaultAt({ defaults }: SignatureContext, at: number): Pick<DraftParameter, 'default'> {
  const value = defaults?.[at]
  return value === undefined || value === null ? {} : { default: value }
}

const callableKinds = new Set([
  'Function',
  'Method',
  'MethodSignature',
  'CallSignature',
  'ConstructSignature',
  'Constructor',
  'IndexSignature',
])

/** Drafts a signature from declaration text alone, without links. */
export function draftFromText(text: string, context: SignatureContext): DraftSignature {
  const { line } = printSignature(text, [], {
    name: context.name,
    declaredName: context.declaredName,
    omit: 'function',
    isNameless: true,
    typeParameters: new Set(context.outerTypeParameters),
  })
  const { comment } = context
  return {
    line,
    ...(comment.release === undefined ? {} : { release: comment.release }),
    flags: comment.modifiers.flatMap(flagOfModifier),
    typeParameters: [],
    parameters: [],
    isCallable: false,
    comment,
    ...partsOf(context),
    ...(context.source === undefined ? {} : { source: context.source }),
    references: [],
  }
}

interface NamedParameter {
  name: string
  /** Name in the text. */
  written: string
  type: ExcerptRange
  optional: boolean
  /** Names in its pattern. */
  bound?: readonly string[]
}

/**
 * Parameters without the doc model's extra entry for a destructuring pattern. A pattern takes the name of the `@param`
 * at its position, unless that documents a name in the pattern. The fallback is the pattern as written.
 */
function namedParameters(
  item: ModelItem,
  { comment, patterns }: SignatureContext,
): { parameters: NamedParameter[]; parameterNames: Map<string, string> } {
  const parameterNames = new Map<string, string>()
  const parameters: NamedParameter[] = []
  const declared = new Set(item.parameters.map(({ name }) => name))
  let pattern: string | undefined
  for (const { name, type, optional } of item.parameters) {
    if (type.from === type.to && /^[[{]/u.test(name)) {
      pattern = name
      continue
    }
    pattern = patterns?.[parameters.length] ?? pattern
    const documented = comment.parameterOrder[parameters.length]
    const bound = pattern === undefined ? undefined : namesInPattern(pattern)
    const isWhole = documented !== undefined && !declared.has(documented) && bound?.includes(documented) === false
    const given = isWhole ? documented : (pattern ?? name)
    if (given !== name) parameterNames.set(name, given)
    parameters.push({ name: given, written: name, type, optional, ...(bound === undefined ? {} : { bound }) })
    pattern = undefined
  }
  return { parameters, parameterNames }
}

/** Names in a destructuring pattern: properties, and the variables that take them. */
function namesInPattern(pattern: string): string[] {
  return pattern.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []
}

/** True for the subject of a type predicate: in `x is Cat` the doc model gives `x` a dangling reference, `pkg!~x`. */
function isPredicateSubject(target: string, parameters: ReadonlySet<string>): boolean {
  const local = /!~(?<name>[^.~#:(]+)$/u.exec(target)?.groups?.['name']
  return local !== undefined && parameters.has(local)
}

function roleAt(item: ModelItem, at: number, offset: (range: ExcerptRange) => [number, number]): ReferenceRole {
  const within = (range: ExcerptRange): boolean => {
    const [from, to] = offset(range)
    return at >= from && at < to
  }
  const first = (range: ExcerptRange): boolean => offset(range)[0] === at
  if (item.extends.some(first)) return 'extends'
  if (item.implements.some(first)) return 'implements'
  if (item.parameters.some(({ type }) => within(type))) return 'accepts'
  if (callableKinds.has(item.kind) && item.type !== undefined && within(item.type)) return 'returns'
  return 'references'
}

/** Whether a text ends with a rest parameter of a name, before its type. */
function isRest(before: string, name: string): boolean {
  const declared = before.replace(/\??\s*:\s*$/u, '')
  return declared.endsWith(name) && /\.{3}\s*$/u.test(declared.slice(0, declared.length - name.length))
}

/** References in signatures, without duplicates of the same target and role. */
export function distinctReferences(signatures: readonly DraftSignature[]): DraftReference[] {
  const distinct = new Map<string, DraftReference>()
  for (const { references } of signatures) {
    for (const reference of references) distinct.set(`${reference.role} ${reference.target}`, reference)
  }
  return [...distinct.values()]
}
