import type { LinkTarget, Markdown } from '@signpost/markdown'
import type { CheckedConfig } from '../config/checked-config.ts'
import type { ContentDiagnostic } from '../reader/model.ts'
import { ContentError } from './content-error.ts'
import { docSlug, unusableSlug } from './doc-address.ts'
import { missingSidebarMessage } from './missing-id.ts'
import type { PlannedVersion } from './plan-versions.ts'
import { planSidebars } from './plan-sidebars.ts'
import type { LocaleDocs } from './read-docs.ts'
import type { ReadDoc, RefusedImage } from './render-doc.ts'
import type { PlannedSidebar } from './sidebar-plan.ts'
import { plannedIds } from './sidebar-plan.ts'

/** Everything about a version of the docs that does not depend on a language. */
export interface DocsPlan {
  config: CheckedConfig
  version: PlannedVersion
  /** Published ids in code units, each with the doc that sets its address: the default locale's, if there is one. */
  originals: ReadonlyMap<string, ReadDoc>
  draftIds: readonly string[]
  /** Whether drafts are among the published ids all the same. */
  withDrafts: boolean
  slugs: ReadonlyMap<string, string>
  sidebars: readonly PlannedSidebar[]
  /** The name of the sidebar a doc is in. */
  sidebarOf: ReadonlyMap<string, string>
  mainDocId: string | null
}

/** Context of rendering a plan. */
export interface Renderer {
  markdown: Markdown
  diagnostics: ContentDiagnostic[]
  /** Serves an image by its path from a repository's root, or says why not. */
  serveImage: (root: string, path: string) => LinkTarget | RefusedImage
}

/**
 * Plans addresses, sidebars and the main doc (R2.2) of a version.
 *
 * @param locales - The default locale's docs first
 * @param options - Receives diagnostics; whether drafts are planned like any doc
 * @throws {@link ContentError} when sidebars name docs that do not exist
 */
export function planDocs(
  config: CheckedConfig,
  version: PlannedVersion,
  locales: readonly LocaleDocs[],
  { diagnostics, withDrafts }: { diagnostics: ContentDiagnostic[]; withDrafts: boolean },
): DocsPlan {
  const originals = new Map<string, ReadDoc>()
  const drafts = new Set<string>()
  for (const id of [...new Set(locales.flatMap(({ docs }) => [...docs.keys()]))].sort()) {
    const original = locales.map(({ docs }) => docs.get(id)).find((doc) => doc !== undefined)!
    const unusable = unusableSlug(docSlug(id, original.frontMatter.slug))
    if (unusable !== undefined) {
      diagnostics.push(unusableAddress(original, unusable))
      continue
    }
    const isDraft = original.frontMatter.draft === true
    if (isDraft) drafts.add(id)
    if (!isDraft || withDrafts) originals.set(id, original)
    if (!locales[0]!.docs.has(id)) diagnostics.push(untranslated(original, locales[0]!.locale))
  }
  const slugs = new Map([...originals].map(([id, { frontMatter }]) => [id, docSlug(id, frontMatter.slug)]))

  const problems: string[] = []
  const positions = new Map([...originals].map(([id, { frontMatter }]) => [id, frontMatter.sidebar_position]))
  const sidebars = planSidebars(version, { positions, categories: locales[0]!.categories }, drafts, problems)
  const sidebarOf = assignSidebars(originals, sidebars, version, problems)
  if (problems.length > 0) throw new ContentError(problems)

  const first = sidebars[0]
    ? plannedIds(sidebars[0].items).find((id) => !originals.get(id)?.frontMatter.unlisted)
    : undefined
  const atBase = [...slugs].find(([, slug]) => slug === '')?.[0]
  const mainDocId = atBase ?? first ?? [...originals.keys()][0] ?? null
  return { config, version, originals, draftIds: [...drafts], withDrafts, slugs, sidebars, sidebarOf, mainDocId }
}

/** The first sidebar that has a doc, unless its front matter names another one or none. */
function assignSidebars(
  originals: ReadonlyMap<string, ReadDoc>,
  sidebars: readonly PlannedSidebar[],
  version: PlannedVersion,
  problems: string[],
): Map<string, string> {
  const sidebarOf = new Map<string, string>()
  for (const { name, items } of sidebars) {
    for (const id of plannedIds(items)) if (!sidebarOf.has(id)) sidebarOf.set(id, name)
  }
  const names = sidebars.map(({ name }) => name)
  for (const [id, { frontMatter, source }] of originals) {
    const displayed = frontMatter.displayed_sidebar
    if (displayed === null) sidebarOf.delete(id)
    else if (displayed !== undefined && names.includes(displayed)) sidebarOf.set(id, displayed)
    else if (displayed !== undefined) {
      const message = missingSidebarMessage(displayed, names, version.name)
      problems.push(`The doc "${id}" (${source.shown}) asks for a sidebar that does not exist.\n${message}`)
    }
  }
  return sidebarOf
}

function unusableAddress({ source }: ReadDoc, found: string): ContentDiagnostic {
  return {
    code: 'unusable-address',
    severity: 'warning',
    file: source.shown,
    found: `an address with ${found}`,
    expected: 'an address that a browser and a disk take',
    nextStep: 'Rename the file, or give it another "slug". It has no page; the other docs are not affected.',
  }
}

function untranslated(original: ReadDoc, standard: string): ContentDiagnostic {
  return {
    code: 'missing-original',
    severity: 'warning',
    file: original.source.shown,
    found: 'a translation of a doc that does not exist',
    expected: `the same file in the default locale "${standard}"`,
    nextStep: 'Write the original, or remove the translation. It is shown in every locale.',
  }
}
