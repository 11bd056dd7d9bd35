import { posix } from 'node:path'
import type { Breadcrumb, ContentDiagnostic, Doc } from '../reader/model.ts'
import { editHref } from '../reader/repository-href.ts'
import { docPath } from './doc-address.ts'
import { neighboursOf } from './neighbours.ts'
import type { DocsPlan } from './plan-docs.ts'
import type { SidebarWords } from './sidebar-in-words.ts'
import { categoryLabel, isUnlisted } from './sidebar-in-words.ts'
import { categoriesOf } from './sidebar-plan.ts'
import { tagsOf } from './tags.ts'
import type { SpokenDoc } from './words-of-docs.ts'

/** A doc's page in a language: its words, and its place among the others. */
export function docPage(id: string, words: SidebarWords, diagnostics: ContentDiagnostic[]): Doc {
  const { plan } = words
  const spoken = words.docs.get(id)!
  const { doc, rendered } = spoken
  const { frontMatter, source } = doc
  const slug = plan.slugs.get(id)!
  const editUrl = editUrlOf(spoken, plan)
  return {
    id,
    version: plan.version.name,
    slug,
    path: docPath(plan.version.path, slug),
    title: spoken.title,
    label: spoken.label,
    description: spoken.description,
    sidebar: plan.sidebarOf.get(id) ?? null,
    lang: spoken.lang,
    ...(isUnlisted(id, plan) && { unlisted: true as const }),
    ...(frontMatter.draft === true && { draft: true as const }),
    content: rendered.content,
    ...(spoken.samples.length > 0 && { samples: spoken.samples }),
    headings: rendered.headings,
    heading: rendered.title || spoken.title,
    hideTitle: frontMatter.hide_title === true && rendered.title === '',
    ...tocOf(spoken, plan.config.docs.toc, diagnostics),
    keywords: frontMatter.keywords ?? [],
    tags: tagsOf(id, words, diagnostics),
    breadcrumbs: breadcrumbsOf(id, words),
    ...neighboursOf(id, words, diagnostics),
    ...(source.file !== '' && { file: source.file }),
    ...(editUrl !== undefined && { editUrl }),
    ...lastUpdateOf(spoken, plan.config.docs.lastUpdate),
  }
}

/** Front matter replaces the edit link or, with null, removes it (R2.93). */
function editUrlOf({ doc: { frontMatter, source } }: SpokenDoc, { version, config }: DocsPlan): string | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url ?? undefined
  if (typeof version.editUrl === 'string') {
    if (source.file === '') return undefined
    return `${version.editUrl}/${source.file.split('/').map(encodeURIComponent).join('/')}`
  }
  const path = posix.join(source.repositoryFolder, posix.basename(source.shown))
  const isOutside = path.startsWith('../')
  if (config.docs.editUrl !== null || config.repository === null || isOutside) return undefined
  return editHref(config.repository, path)
}

/** Last change by Git, where the site shows it; front matter overrides it (R2.94). */
function lastUpdateOf(
  { doc: { frontMatter, source } }: SpokenDoc,
  shown: { date: boolean; author: boolean },
): Pick<Doc, 'lastUpdate'> {
  const { lastChange } = source
  const lastUpdate = {
    ...(lastChange && shown.date && { date: lastChange.date }),
    ...(lastChange && shown.author && { author: lastChange.author }),
    ...frontMatter.last_update,
  }
  return Object.keys(lastUpdate).length === 0 ? {} : { lastUpdate }
}

function tocOf(
  { doc: { frontMatter, source } }: SpokenDoc,
  standard: { min: number; max: number },
  diagnostics: ContentDiagnostic[],
): { toc?: { min: number; max: number } } {
  if (frontMatter.hide_table_of_contents === true) return {}
  const min = frontMatter.toc_min_heading_level ?? standard.min
  const max = frontMatter.toc_max_heading_level ?? Math.max(standard.max, min)
  if (min <= max) return { toc: { min, max } }
  diagnostics.push({
    code: 'invalid-front-matter',
    severity: 'warning',
    file: source.shown,
    found: `toc_min_heading_level ${min} and toc_max_heading_level ${max}`,
    expected: 'a least level that is not above the greatest',
    nextStep: 'Correct one of them. The levels of the site are used.',
  })
  return { toc: standard }
}

function breadcrumbsOf(id: string, words: SidebarWords): Breadcrumb[] {
  const { plan, docs } = words
  if (!plan.config.docs.breadcrumbs) return []
  const sidebar = plan.sidebars.find(({ name }) => name === plan.sidebarOf.get(id))
  const categories = (sidebar && categoriesOf(sidebar.items, id)) ?? []
  return [
    ...categories.map((category) => ({
      label: categoryLabel(category, words),
      ...(category.link !== undefined && !isUnlisted(category.link, plan) && { docId: category.link }),
    })),
    { label: docs.get(id)!.label, docId: id },
  ]
}
