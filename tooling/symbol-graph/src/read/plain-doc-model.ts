import type { Flag, Release } from '@signpost/graph-model/model'
import { type ExcerptRange, isUnexported, type ModelItem, type ModelKind } from './model-item.ts'
import { dependsOnFile } from './declared-names.ts'
import { writtenName } from './written-name.ts'

/** Schema version that the pinned API Extractor writes. */
const writtenSchema = 1011

type Json = Record<string, unknown>

/** Input that API Extractor does not write. */
class Unusual extends Error {}

/**
 * Converts a doc model as written by the current API Extractor. Skips the objects of API Extractor's loader, which take
 * most of the time and memory for a large model.
 *
 * @param json - Parsed JSON.
 * @param further - Members of the entry point after those in `json`; iterated once.
 * @returns Undefined for another schema or unusual input: use the official loader to read or diagnose it.
 * @throws Any error that `further` throws.
 */
export function plainDocModel(json: unknown, further: Iterable<unknown> = []): ModelItem[] | undefined {
  try {
    const { metadata, kind, members } = objectIn(json)
    if (objectIn(metadata)['schemaVersion'] !== writtenSchema || kind !== 'Package') return undefined
    const [entryPoint] = listIn(members).map(objectIn)
    if (entryPoint === undefined || entryPoint['kind'] !== 'EntryPoint') return undefined
    const items = listIn(entryPoint['members']).map((one) => itemOf(objectIn(one)))
    for (const one of further) items.push(itemOf(objectIn(one)))
    return items
  } catch (error) {
    if (error instanceof Unusual) return undefined
    throw error
  }
}

const kinds: ReadonlySet<string> = new Set<ModelKind>([
  ...([
    'Class',
    'Function',
    'Enum',
    'Variable',
    'Interface',
    'TypeAlias',
    'Namespace',
    'Constructor',
    'Property',
  ] as const),
  ...([
    'PropertySignature',
    'Method',
    'MethodSignature',
    'CallSignature',
    'ConstructSignature',
    'IndexSignature',
    'EnumMember',
  ] as const),
])

const releases: ReadonlyMap<unknown, Release | undefined> = new Map([
  ['Internal', 'internal'],
  ['Alpha', 'alpha'],
  ['Beta', 'beta'],
  ['Public', 'public'],
  ['None', undefined],
])

const flags: readonly (readonly [field: string, flag: Flag])[] = [
  ['isStatic', 'static'],
  ['isAbstract', 'abstract'],
  ['isProtected', 'protected'],
  ['isReadonly', 'readonly'],
  ['isOptional', 'optional'],
]

function itemOf(json: Json): ModelItem {
  const kind = textIn(json['kind'])
  if (!kinds.has(kind)) throw new Unusual()
  const { docComment, releaseTag, overloadIndex, initializerTokenRange } = json
  if (!releases.has(releaseTag)) throw new Unusual()
  const release = releases.get(releaseTag)
  const canonicalReference = textIn(json['canonicalReference'])
  const file = json['fileUrlPath']
  const excerpt = listIn(json['excerptTokens'] ?? []).map(pieceOf)
  const type =
    json['returnTypeTokenRange'] ??
    json['propertyTypeTokenRange'] ??
    json['variableTypeTokenRange'] ??
    json['typeTokenRange']
  return {
    kind: kind as ModelKind,
    name: json['name'] === undefined ? '' : writtenName(textIn(json['name']), excerpt),
    canonicalReference,
    excerpt,
    ...(docComment === undefined || docComment === '' ? {} : { comment: textIn(docComment) }),
    ...(release === undefined ? {} : { release }),
    flags: flags.flatMap(([field, flag]) => (json[field] === true ? flag : [])),
    parameters: listIn(json['parameters'] ?? []).map((one) => {
      const { parameterName, parameterTypeTokenRange, isOptional } = objectIn(one)
      return { name: textIn(parameterName), type: rangeIn(parameterTypeTokenRange), optional: isOptional === true }
    }),
    typeParameters: listIn(json['typeParameters'] ?? []).map((one) => {
      const { typeParameterName, constraintTokenRange, defaultTypeTokenRange } = objectIn(one)
      return {
        name: textIn(typeParameterName),
        constraint: rangeIn(constraintTokenRange),
        default: rangeIn(defaultTypeTokenRange),
      }
    }),
    ...(type === undefined ? {} : { type: rangeIn(type) }),
    ...(initializerTokenRange === undefined ? {} : { initializer: rangeIn(initializerTokenRange) }),
    extends: [
      ...(json['extendsTokenRange'] === undefined ? [] : [json['extendsTokenRange']]),
      ...listIn(json['extendsTokenRanges'] ?? []),
    ].map(rangeIn),
    implements: listIn(json['implementsTokenRanges'] ?? []).map(rangeIn),
    overload: typeof overloadIndex === 'number' ? overloadIndex : 1,
    members: listIn(json['members'] ?? []).map((one) => {
      const member = objectIn(one)
      // The loader changes the reference of an unexported member of a namespace.
      if (kind === 'Namespace' && member['isExported'] === false) throw new Unusual()
      return itemOf(member)
    }),
    ...(typeof file === 'string' && isPlaced(canonicalReference, excerpt, json['members']) ? { file } : {}),
  }
}

/** Whether an item, or one of its members, may depend on its file: see {@link ModelItem.file}. */
export function isPlaced(canonicalReference: string, excerpt: ModelItem['excerpt'], members: unknown): boolean {
  return (
    isUnexported(canonicalReference) || excerpt.some(dependsOnFile) || (Array.isArray(members) && members.length > 0)
  )
}

function pieceOf(token: unknown): ModelItem['excerpt'][number] {
  const { text, canonicalReference } = objectIn(token)
  return canonicalReference === undefined
    ? { text: textIn(text) }
    : { text: textIn(text), target: textIn(canonicalReference) }
}

function rangeIn(value: unknown): ExcerptRange {
  const { startIndex, endIndex } = objectIn(value)
  if (typeof startIndex !== 'number' || typeof endIndex !== 'number') throw new Unusual()
  return { from: startIndex, to: endIndex }
}

function objectIn(value: unknown): Json {
  if (typeof value !== 'object' || value === null) throw new Unusual()
  return value as Json
}

function listIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unusual()
  return value
}

function textIn(value: unknown): string {
  if (typeof value !== 'string') throw new Unusual()
  return value
}
