import type { ChangeLink, SymbolHistory as History } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'

/** Number of changes in the head of a symbol; the page of the changes has them all. */
const shownChanges = 2

/** Version that added a symbol and the newest ones that changed it, each a link to what changed. */
export function SymbolHistory({ slug, history }: { slug: string; history: History | undefined }): ReactElement | null {
  if (!history) return null
  const links = [...(history.since ? [history.since] : []), ...history.changed.slice(0, shownChanges)]
  if (links.length === 0) return null
  return (
    <span className="symbol-history">
      {links.map((link) => (
        <HistoryLink key={link.anchor} slug={slug} link={link} />
      ))}
    </span>
  )
}

function HistoryLink({
  slug,
  link: { version, after, change, page, anchor },
}: {
  slug: string
  link: ChangeLink
}): ReactElement {
  const { t, locale } = useContent()
  const words =
    version === null
      ? t(`history.${change}.unreleased`)
      : after === undefined
        ? t(`history.${change}`, { version })
        : t(`history.${change}.between`, { version, after })
  return <a href={hrefOf(locale, { at: 'changes', slug, ...(page > 1 && { number: page }) }, anchor)}>{words}</a>
}
