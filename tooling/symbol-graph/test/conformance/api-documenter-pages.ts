import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  ApiDeclaredItem,
  ApiDocumentedItem,
  ApiExportedMixin,
  ApiNameMixin,
  ApiPackage,
  ApiReleaseTagMixin,
  ReleaseTag,
} from '@microsoft/api-extractor-model'
import type { ApiItem } from '@microsoft/api-extractor-model'
import { writtenName } from '../../src/read/written-name.ts'

/** A page as `@microsoft/api-documenter` headed it. */
export interface DocumentedPage {
  /** `class`, `enum`, `interface`, `function`, `namespace`, `type`, `variable`, `method`, `property`, `constructor`. */
  kind: string
  /** `ns.Box.open`; a constructor is `Box.(constructor)`. */
  name: string
  /** False for what no entry point exports, and for a second copy of what only a namespace does. */
  isExported: boolean
}

/**
 * Pages that `@microsoft/api-documenter` writes for a doc model: one for each declaration it shows, except
 * `@internal` and hidden ones and members of those.
 */
export function apiDocumenterPages(modelFile: string): DocumentedPage[] {
  const model = ApiPackage.loadFromJsonFile(modelFile)
  const internal = namesOf(
    model,
    (item) => (ApiReleaseTagMixin.isBaseClassOf(item) && item.releaseTag === ReleaseTag.Internal) || isHidden(item),
  )
  const computed = computedNames(model)
  const unexported = namesOf(model, (item) => ApiExportedMixin.isBaseClassOf(item) && !item.isExported)
  const folder = mkdtempSync(path.join(tmpdir(), 'api-documenter-'))
  try {
    writeMarkdown(modelFile, folder)
    return readdirSync(folder).flatMap((file): DocumentedPage[] => {
      const heading = /^## (?<heading>.*)$/mu.exec(readFileSync(path.join(folder, file), 'utf8'))?.groups?.['heading']
      const page = heading === undefined ? undefined : pageOf(unescaped(heading))
      if (page === undefined || page.kind === 'package' || internal.has(page.name)) return []
      return [{ ...page, name: computed.get(page.name) ?? page.name, isExported: !unexported.has(page.name) }]
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the author left an item out of the documentation with a tag that TSDoc does not have. */
function isHidden(item: ApiItem): boolean {
  const comment = item instanceof ApiDocumentedItem ? item.tsdocComment?.emitAsTsdoc() : undefined
  return comment !== undefined && /@(?:hidden|ignore|private|access private)\b/u.test(comment)
}

/** The classes used here. Only tests need the package. */
interface LoadedModel {
  loadPackage: (file: string) => unknown
}
type MarkdownDocumenter = new (options: {
  apiModel: LoadedModel
  documenterConfig: undefined
  outputFolder: string
}) => {
  generateFiles: () => void
}

/** It comes with a copy of the model's classes and takes no other, and tells on the console what it writes. */
function writeMarkdown(modelFile: string, outputFolder: string): void {
  const here = createRequire(import.meta.url)
  const own = createRequire(here.resolve('@microsoft/api-documenter/package.json'))
  const model = own('@microsoft/api-extractor-model') as { ApiModel: new () => LoadedModel }
  const documenter = here('@microsoft/api-documenter/lib/documenters/MarkdownDocumenter') as {
    MarkdownDocumenter: MarkdownDocumenter
  }
  const apiModel = new model.ApiModel()
  apiModel.loadPackage(modelFile)
  const { log } = console
  console.log = () => undefined
  try {
    new documenter.MarkdownDocumenter({ apiModel, documenterConfig: undefined, outputFolder }).generateFiles()
  } finally {
    console.log = log
  }
}

function pageOf(heading: string): Omit<DocumentedPage, 'isExported'> | undefined {
  if (heading === 'API Reference') return undefined
  const isConstructor = /\.\((?:constructor|new)\)$/u.test(heading)
  if (isConstructor) return { kind: 'constructor', name: heading }
  const at = heading.lastIndexOf(' ')
  return { kind: heading.slice(at + 1), name: plainName(heading.slice(0, at)) }
}

/** `on()` is `on`, also in the middle of a name. */
function plainName(name: string): string {
  return name.replace(/\(\)(?=$|\.)/gu, '')
}

function unescaped(markdown: string): string {
  const entities: ReadonlyMap<string, string> = new Map([
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&amp;', '&'],
  ])
  return markdown
    .replace(/\\(?<character>[^\p{L}\p{N}\s])/gu, '$<character>')
    .replace(/&(?:lt|gt|quot|amp);/gu, (entity) => entities.get(entity)!)
}

/** Names of members that API Extractor cannot name. */
function computedNames(root: ApiItem): Map<string, string> {
  const names = new Map<string, string>()
  const visit = (item: ApiItem): void => {
    if (item instanceof ApiDeclaredItem && ApiNameMixin.isBaseClassOf(item)) {
      const { name } = item
      const written = writtenName(name, item.excerptTokens)
      const scoped = plainName(item.getScopedNameWithinPackage())
      if (written !== name) names.set(scoped, scoped.slice(0, -name.length) + written)
    }
    for (const member of item.members) visit(member)
  }
  visit(root)
  return names
}

/** Names of the items that a condition holds for, and of all that is in them. */
function namesOf(root: ApiItem, holds: (item: ApiItem) => boolean): Set<string> {
  const names = new Set<string>()
  const visit = (item: ApiItem, isWithin: boolean): void => {
    const isMeant = isWithin || holds(item)
    if (isMeant && item instanceof ApiDeclaredItem) names.add(plainName(item.getScopedNameWithinPackage()))
    for (const member of item.members) visit(member, isMeant)
  }
  visit(root, false)
  return names
}
