import type { DeclarationFacts } from '@signpost/api-extract'
import type { Comment } from '../docs/comment.ts'
import { flagOfModifier } from '../docs/modifier-flags.ts'
import type { ExcerptRange, ModelItem } from '../read/model-item.ts'
import type { SourcePosition } from '@signpost/graph-model/model'
import type { ReferenceSpan } from '../signature/lex.ts'
import type { Line } from '../signature/line.ts'
import { printSignature } from '../signature/print.ts'
import { indexOutsideBrackets, splitOutsideBrackets } from './split-outside-brackets.ts'
import type { DraftParameter, DraftReference, DraftSignature, DraftVariants, ReferenceRole } from './draft.ts'

/** What a signature is drafted with beside its item. */
export interface SignatureContext {
  /** The name to print. */
  name: string
  /** The name in the declaration's text. */
  declaredName: string
  /** Type parameters of what encloses it. */
  outerTypeParameters: readonly string[]
  comment: Comment
  source?: SourcePosition
  /** The declaration as written, when known. */
  declarationText?: string
  /** Default values of the parameters by position, when the source is known. */
  defaults?: readonly (string | null)[]
  /** Properties that destructured parameters take out, by position. */
  patterns?: NonNullable<DeclarationFacts['patterns']>
  /** What an alias comes to. */
  resolved?: Line
  /** The parts of a discriminated union. */
  variants?: DraftVariants
}

/** Ends of text that lead to a reference through a module: `import('./b').`. */
const importPrefix = /(?:typeof\s+)?import\((?:"[^"]*"|'[^']*')\)\.$/u

/** The end of a getter's line where the setter follows, without or with its semicolon. */
const beforeSetter = /;?\s*\n\s*(?=(?:(?:public|protected|static|override|abstract)\s+)*set\s)/u

/** A getter and its setter, which are one item. */
function isPair({ kind, excerpt: [first] }: ModelItem): boolean {
  return (
    (kind === 'Property' || kind === 'PropertySignature') && first !== undefined && /(?:^|\s)get\s/u.test(first.text)
  )
}

/** Drafts the signature of a doc model item. */
export function draftSignature(item: ModelItem, context: SignatureContext): DraftSignature {
  const hasSetter = isPair(item)
  const pieces = item.excerpt.map((written, index) => {
    const piece = hasSetter ? { ...written, text: written.text.replace(beforeSetter, ';\n') } : written
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
  if (text === '') text = `${item.kind === 'Namespace' ? 'namespace ' : ''}${context.declaredName}`

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
  const isVariable = item.kind === 'Variable' || (item.kind === 'Function' && !/\bfunction\b/u.test(text.slice(0, 40)))
  const printed = printSignature(text, references, {
    name: context.name,
    declaredName: context.declaredName,
    ...(isVariable ? { prefix: item.kind === 'Variable' && !item.flags.includes('readonly') ? 'let' : 'const' } : {}),
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
    parameters: parameters.flatMap(({ name, type, optional, written }, at) => [
      {
        name,
        type: span(type),
        optional,
        rest: new RegExp(`\\.\\.\\.\\s*${escapeRegExp(written)}\\??\\s*:\\s*$`, 'u').test(
          text.slice(0, offset(type)[0]),
        ),
        ...defaultAt(context, at),
      },
      ...takenOut(name, at, context),
    ]),
    ...(context.resolved === undefined ? {} : { resolved: context.resolved }),
    ...(context.variants === undefined ? {} : { variants: context.variants }),
    ...(item.type === undefined ? {} : { type: span(item.type) }),
    isCallable: callableKinds.has(item.kind),
    comment: context.comment,
    ...(context.source === undefined ? {} : { source: context.source }),
    references: references.map(({ start, target }) => ({ target, role: roleAt(item, start, offset) })),
  }
}

/** A doc model tells the release; the facts only have the comment. */
function releaseOf(item: ModelItem, comment: Comment): Pick<DraftSignature, 'release'> {
  const release = item.release ?? (item.canonicalReference === '' ? comment.release : undefined)
  return release === undefined ? {} : { release }
}

function defaultAt({ defaults }: SignatureContext, at: number): Pick<DraftParameter, 'default'> {
  const value = defaults?.[at]
  return value === undefined || value === null ? {} : { default: value }
}

/** What the comment says of the properties of a destructured parameter: `@param options.depth`. */
function takenOut(name: string, at: number, { comment, patterns }: SignatureContext): DraftParameter[] {
  const properties = patterns?.find(({ position }) => position === at)?.properties ?? []
  return comment.properties.flatMap((documented) => {
    if (!documented.startsWith(`${name}.`)) return []
    const property = properties.find((one) => one.name === documented.slice(name.length + 1))
    return [
      {
        name: documented,
        type: property?.type ?? '',
        optional: property?.isOptional === true,
        rest: false,
        ...(property?.default === undefined ? {} : { default: property.default }),
      },
    ]
  })
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

/** Drafts a signature from declaration text alone: nothing in it is linked. */
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
    ...(context.source === undefined ? {} : { source: context.source }),
    references: [],
  }
}

interface NamedParameter {
  name: string
  /** The name in the text. */
  written: string
  type: ExcerptRange
  optional: boolean
}

/**
 * The parameters without the doc model's extra entry for a destructuring pattern. A pattern goes by the name that the
 * comment gives it, by position, else as it is written.
 */
function namedParameters(
  item: ModelItem,
  { comment, declarationText }: SignatureContext,
): { parameters: NamedParameter[]; parameterNames: Map<string, string> } {
  const parameterNames = new Map<string, string>()
  const parameters: NamedParameter[] = []
  const declared = new Set(item.parameters.map(({ name }) => name))
  const patterns = writtenPatterns(declarationText ?? '')
  let pattern: string | undefined
  for (const { name, type, optional } of item.parameters) {
    if (type.from === type.to && /^[[{]/u.test(name)) {
      pattern = name.replace(/\s+/gu, ' ')
      continue
    }
    if (/^input\d*$/u.test(name)) pattern ??= patterns[parameters.length]
    const documented = comment.parameterOrder[parameters.length]
    const given =
      pattern === undefined ? name : documented !== undefined && !declared.has(documented) ? documented : pattern
    if (given !== name) parameterNames.set(name, given)
    parameters.push({ name: given, written: name, type, optional })
    pattern = undefined
  }
  return { parameters, parameterNames }
}

/** The destructuring patterns of a function's parameters by position; empty places for those that have a name. */
function writtenPatterns(text: string): (string | undefined)[] {
  const open = indexOutsideBrackets(text, '(')
  const close =
    text.indexOf(')', open) === -1 ? -1 : open + 1 + (splitOutsideBrackets(text.slice(open + 1), ')')[0]?.length ?? 0)
  if (open === -1 || close === -1) return []
  return splitOutsideBrackets(text.slice(open + 1, close), ',').map((parameter) => {
    const written = parameter.trim()
    const colon = indexOutsideBrackets(written, ':')
    return /^[[{]/u.test(written) && colon !== -1 ? written.slice(0, colon).replace(/\s+/gu, ' ') : undefined
  })
}

/** The doc model gives `x` of `x is Cat` a reference to nothing: `pkg!~x`. */
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

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')
}

/** References of a list, one of each target and role. */
export function distinctReferences(signatures: readonly DraftSignature[]): DraftReference[] {
  const distinct = new Map<string, DraftReference>()
  for (const { references } of signatures) {
    for (const reference of references) distinct.set(`${reference.role} ${reference.target}`, reference)
  }
  return [...distinct.values()]
}
