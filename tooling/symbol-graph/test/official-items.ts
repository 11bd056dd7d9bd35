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
import { dependsOnFile } from '../src/read/declared-names.ts'
import { type ExcerptRange, isUnexported, type ModelItem, type ModelKind } from '../src/read/model-item.ts'
import { writtenName } from '../src/read/written-name.ts'

const releases = new Map<ReleaseTag, Release>([
  [ReleaseTag.Internal, 'internal'],
  [ReleaseTag.Alpha, 'alpha'],
  [ReleaseTag.Beta, 'beta'],
  [ReleaseTag.Public, 'public'],
])

/** Items as read by API Extractor's own loader: the oracle of ours. */
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
      ...(file !== undefined &&
      (isUnexported(item.canonicalReference.toString()) || excerpt.some(dependsOnFile) || item.members.length > 0)
        ? { file }
        : {}),
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
