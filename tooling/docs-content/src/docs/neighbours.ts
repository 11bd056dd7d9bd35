import type { ContentDiagnostic, DocNeighbour } from '../reader/model.ts'
import { missingDocMessage } from './missing-id.ts'
import type { SidebarWords } from './sidebar-in-words.ts'
import { isUnlisted } from './sidebar-in-words.ts'
import { plannedIds } from './sidebar-plan.ts'

/** The docs before and after a doc in its sidebar (R2.96); unlisted ones are passed over, front matter wins. */
export function neighboursOf(
  id: string,
  words: SidebarWords,
  diagnostics: ContentDiagnostic[],
): { previous?: DocNeighbour; next?: DocNeighbour } {
  const { plan, docs } = words
  const { frontMatter, source } = docs.get(id)!.doc
  const name = plan.sidebarOf.get(id)
  const sidebar = plan.sidebars.find((candidate) => candidate.name === name)
  const order = [...new Set(plannedIds(sidebar?.items ?? []))].filter(
    (other) => other === id || !isUnlisted(other, plan),
  )
  const at = isUnlisted(id, plan) ? -1 : order.indexOf(id)
  const previous = chosen(frontMatter.pagination_prev, at > 0 ? order[at - 1] : undefined)
  const next = chosen(frontMatter.pagination_next, at === -1 ? undefined : order[at + 1])
  return { ...(previous && { previous }), ...(next && { next }) }

  function chosen(written: string | null | undefined, standard: string | undefined): DocNeighbour | undefined {
    if (written === null) return undefined
    const other = written ?? standard
    const neighbour = other === undefined ? undefined : docs.get(other)
    if (other === undefined) return undefined
    if (neighbour) return { id: other, label: neighbour.doc.frontMatter.pagination_label ?? neighbour.label }
    if (!plan.draftIds.includes(other)) {
      diagnostics.push({
        code: 'unknown-neighbour',
        severity: 'warning',
        file: source.shown,
        found: missingDocMessage(other, [...docs.keys()], plan.version.name),
        expected: 'the id of a doc, or null',
        nextStep: 'Correct pagination_prev or pagination_next. No link was made.',
      })
    }
    return undefined
  }
}
