import type { Flag, Release } from '@signpost/graph-model/model'
import { dependsOnFile } from './declared-names.ts'
import { type ExcerptRange, isUnexported, type ModelItem, type ModelKind } from './model-item.ts'
import { writtenName } from './written-name.ts'

type Json = Record<string, unknown>

const kinds: ReadonlySet<unknown> = new Set<ModelKind>([
  'Class',
  'Function',
  'Enum',
  'Variable',
  'Interface',
  'TypeAlias',
  'Namespace',
  'Constructor',
  'Property',
  'PropertySignature',
  'Method',
  'MethodSignature',
  'CallSignature',
  'ConstructSignature',
  'IndexSignature',
  'EnumMember',
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

/**
 * Converts one member of an entry point, with its own members. Skips the objects of API Extractor's loader, which take
 * most of the time and memory for a large model.
 *
 * @param value - Item as in the doc model's JSON, of any schema from 1001 on: later schemas only added fields.
 * @throws TypeError that names the item and the field when the value is not an item.
 */
export function parseModelItem(value: unknown): ModelItem {
  const json = objectIn(value, 'a member')
  const canonicalReference = textIn(json, 'canonicalReference')
  const { kind, releaseTag, overloadIndex, fileUrlPath } = json
  if (!kinds.has(kind)) throw malformed(json, 'kind')
  if (!releases.has(releaseTag)) throw malformed(json, 'releaseTag')
  const release = releases.get(releaseTag)
  const comment = json['docComment'] === undefined ? '' : textIn(json, 'docComment')
  const excerpt = listIn(json, 'excerptTokens').map((token) => pieceOf(objectIn(token, canonicalReference)))
  const typeField = ['returnTypeTokenRange', 'propertyTypeTokenRange', 'variableTypeTokenRange', 'typeTokenRange'].find(
    (field) => json[field] !== undefined,
  )
  const members = listIn(json, 'members').map(parseModelItem)
  // Whether references of the item, or of a member, may depend on its file: see `ModelItem.file`.
  const isPlaced = isUnexported(canonicalReference) || excerpt.some(dependsOnFile) || members.length > 0
  return {
    kind: kind as ModelKind,
    name: json['name'] === undefined ? '' : writtenName(textIn(json, 'name'), excerpt),
    canonicalReference,
    excerpt,
    ...(comment === '' ? {} : { comment }),
    ...(release === undefined ? {} : { release }),
    flags: flags.flatMap(([field, flag]) => (json[field] === true ? flag : [])),
    parameters: listIn(json, 'parameters').map((one) => {
      const parameter = objectIn(one, canonicalReference)
      return {
        name: textIn(parameter, 'parameterName'),
        type: rangeIn(parameter, 'parameterTypeTokenRange'),
        optional: parameter['isOptional'] === true,
      }
    }),
    typeParameters: listIn(json, 'typeParameters').map((one) => {
      const parameter = objectIn(one, canonicalReference)
      return {
        name: textIn(parameter, 'typeParameterName'),
        constraint: rangeIn(parameter, 'constraintTokenRange'),
        default: rangeIn(parameter, 'defaultTypeTokenRange'),
      }
    }),
    ...(typeField === undefined ? {} : { type: rangeIn(json, typeField) }),
    ...(json['initializerTokenRange'] === undefined ? {} : { initializer: rangeIn(json, 'initializerTokenRange') }),
    extends:
      json['extendsTokenRange'] === undefined
        ? rangesIn(json, 'extendsTokenRanges')
        : [rangeIn(json, 'extendsTokenRange')],
    implements: rangesIn(json, 'implementsTokenRanges'),
    overload: typeof overloadIndex === 'number' ? overloadIndex : 1,
    members,
    ...(typeof fileUrlPath === 'string' && isPlaced ? { file: fileUrlPath } : {}),
  }
}

function pieceOf(token: Json): ModelItem['excerpt'][number] {
  const text = textIn(token, 'text')
  return token['canonicalReference'] === undefined ? { text } : { text, target: textIn(token, 'canonicalReference') }
}

function rangesIn(json: Json, field: string): ExcerptRange[] {
  return listIn(json, field).map((range) => rangeIn({ ...json, [field]: range }, field))
}

function rangeIn(json: Json, field: string): ExcerptRange {
  const { startIndex, endIndex } = (json[field] ?? {}) as Json
  if (typeof startIndex !== 'number' || typeof endIndex !== 'number') throw malformed(json, field)
  return { from: startIndex, to: endIndex }
}

/** List in a field; empty when the field is missing. */
function listIn(json: Json, field: string): readonly unknown[] {
  const list = json[field] ?? []
  if (!Array.isArray(list)) throw malformed(json, field)
  return list
}

function textIn(json: Json, field: string): string {
  const text = json[field]
  if (typeof text !== 'string') throw malformed(json, field)
  return text
}

function objectIn(value: unknown, where: string): Json {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${JSON.stringify(value)} in ${where}`)
  return value as Json
}

function malformed(json: Json, field: string): TypeError {
  const { canonicalReference, name, kind } = json
  const item = [canonicalReference, name, kind].find((one) => typeof one === 'string' && one !== '') ?? 'an item'
  const value = JSON.stringify(json[field]) ?? 'nothing'
  return new TypeError(`${value.length > 60 ? `${value.slice(0, 59)}…` : value} as ${field} of ${String(item)}`)
}
