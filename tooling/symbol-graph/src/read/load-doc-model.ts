import { readFileSync } from 'node:fs'
import {
  type ApiItem,
  ApiAbstractMixin,
  ApiClass,
  ApiDeclaredItem,
  ApiDocumentedItem,
  ApiInitializerMixin,
  ApiInterface,
  ApiNameMixin,
  ApiOptionalMixin,
  ApiPackage,
  ApiParameterListMixin,
  ApiPropertyItem,
  ApiProtectedMixin,
  ApiReadonlyMixin,
  ApiReleaseTagMixin,
  ApiReturnTypeMixin,
  ApiStaticMixin,
  ApiTypeAlias,
  ApiTypeParameterListMixin,
  ApiVariable,
  type Excerpt,
  ReleaseTag,
} from '@microsoft/api-extractor-model'
import type { Flag, Release } from '@signpost/graph-model/model'
import { docModelError } from './doc-model-error.ts'
import { type ExcerptRange, type ModelItem, type ModelKind } from './model-item.ts'
import { isPlaced, plainDocModel } from './plain-doc-model.ts'
import { streamDocModel } from './stream-doc-model.ts'
import { writtenName } from './written-name.ts'

const releases = new Map<ReleaseTag, Release>([
  [ReleaseTag.Internal, 'internal'],
  [ReleaseTag.Alpha, 'alpha'],
  [ReleaseTag.Beta, 'beta'],
  [ReleaseTag.Public, 'public'],
])

/**
 * Reads one doc model as plain data. Falls back to API Extractor's loader when the model is not as the current API
 * Extractor writes it.
 *
 * @param file - Path of an `.api.json` file.
 * @param shownAs - Path to name in errors.
 * @returns Items of the entry point, in the doc model's order, and the file's size in bytes.
 * @throws DocModelError when the file is missing, is a directory, is not JSON, or is not a doc model that the loader
 *   supports.
 */
export function loadDocModel(file: string, shownAs: string): { items: ModelItem[]; bytes: number } {
  return streamDocModel(file) ?? wholeDocModel(file, shownAs)
}

/** Reads an unusual doc model as a whole, with precise errors. */
function wholeDocModel(file: string, shownAs: string): { items: ModelItem[]; bytes: number } {
  let bytes = 0
  try {
    const text = readFileSync(file)
    bytes = text.length
    // The loader's parser is lenient (comments, unquoted keys), but a doc model is JSON.
    const items = plainDocModel(JSON.parse(text.toString('utf8'))) ?? officialItems(file)
    return { items, bytes }
  } catch (cause) {
    throw docModelError(file, shownAs, bytes, cause)
  }
}

/** Items as read by API Extractor's loader. */
export function officialItems(file: string): ModelItem[] {
  const entryPoint = ApiPackage.loadFromJsonFile(file).entryPoints[0]
  if (entryPoint === undefined) throw new Error('it has no entry point')
  return entryPoint.members.flatMap(modelItem)
}

function modelItem(item: ApiItem): ModelItem[] {
  const kind = item.kind as ModelKind
  const comment = item instanceof ApiDocumentedItem && item.tsdocComment ? sourceOf(item.tsdocComment) : undefined
  const release = ApiReleaseTagMixin.isBaseClassOf(item) ? releases.get(item.releaseTag) : undefined
  const type = typeRange(item)
  const file = item instanceof ApiDeclaredItem ? item.fileUrlPath : undefined
  const excerpt =
    item instanceof ApiDeclaredItem
      ? item.excerptTokens.map(({ text, canonicalReference }) =>
          canonicalReference === undefined ? { text } : { text, target: canonicalReference.toString() },
        )
      : []
  return [
    {
      kind,
      name: ApiNameMixin.isBaseClassOf(item) ? writtenName(item.name, excerpt) : '',
      canonicalReference: item.canonicalReference.toString(),
      excerpt,
      ...(comment === undefined ? {} : { comment }),
      ...(release === undefined ? {} : { release }),
      flags: flagsOf(item),
      parameters: ApiParameterListMixin.isBaseClassOf(item)
        ? item.parameters.map((parameter) => ({
            name: parameter.name,
            type: rangeOf(parameter.parameterTypeExcerpt),
            optional: parameter.isOptional,
          }))
        : [],
      typeParameters: ApiTypeParameterListMixin.isBaseClassOf(item)
        ? item.typeParameters.map((parameter) => ({
            name: parameter.name,
            constraint: rangeOf(parameter.constraintExcerpt),
            default: rangeOf(parameter.defaultTypeExcerpt),
          }))
        : [],
      ...(type === undefined ? {} : { type }),
      ...(ApiInitializerMixin.isBaseClassOf(item) && item.initializerExcerpt
        ? { initializer: rangeOf(item.initializerExcerpt) }
        : {}),
      extends:
        item instanceof ApiClass
          ? item.extendsType
            ? [rangeOf(item.extendsType.excerpt)]
            : []
          : item instanceof ApiInterface
            ? item.extendsTypes.map(({ excerpt }) => rangeOf(excerpt))
            : [],
      implements: item instanceof ApiClass ? item.implementsTypes.map(({ excerpt }) => rangeOf(excerpt)) : [],
      overload: ApiParameterListMixin.isBaseClassOf(item) ? item.overloadIndex : 1,
      members: item.members.flatMap(modelItem),
      ...(file !== undefined && isPlaced(item.canonicalReference.toString(), excerpt, item.members) ? { file } : {}),
    },
  ]
}

function typeRange(item: ApiItem): ExcerptRange | undefined {
  if (ApiReturnTypeMixin.isBaseClassOf(item)) return rangeOf(item.returnTypeExcerpt)
  if (item instanceof ApiPropertyItem) return rangeOf(item.propertyTypeExcerpt)
  if (item instanceof ApiVariable) return rangeOf(item.variableTypeExcerpt)
  if (item instanceof ApiTypeAlias) return rangeOf(item.typeExcerpt)
  return undefined
}

function flagsOf(item: ApiItem): Flag[] {
  const flags: Flag[] = []
  if (ApiStaticMixin.isBaseClassOf(item) && item.isStatic) flags.push('static')
  if (ApiAbstractMixin.isBaseClassOf(item) && item.isAbstract) flags.push('abstract')
  if (ApiProtectedMixin.isBaseClassOf(item) && item.isProtected) flags.push('protected')
  if (ApiReadonlyMixin.isBaseClassOf(item) && item.isReadonly) flags.push('readonly')
  if (ApiOptionalMixin.isBaseClassOf(item) && item.isOptional) flags.push('optional')
  return flags
}

function rangeOf({ tokenRange }: Excerpt): ExcerptRange {
  return { from: tokenRange.startIndex, to: tokenRange.endIndex }
}

/** Node of a parsed comment. Not an instance of our TSDoc classes: the loader may have another copy of TSDoc. */
interface ParsedNode {
  kind: string
  content?: unknown
  getChildNodes(): readonly ParsedNode[]
}

/** Source text of a parsed comment; undefined when empty. */
function sourceOf(node: ParsedNode): string | undefined {
  if (node.kind === 'Excerpt') {
    return (node.content as { parserContext: { sourceRange: { buffer: string } } }).parserContext.sourceRange.buffer
  }
  for (const child of node.getChildNodes()) {
    const source = sourceOf(child)
    if (source !== undefined) return source
  }
  return undefined
}
