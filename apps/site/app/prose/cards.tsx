import type { Ref } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent, useSourceLang } from './content-context.tsx'
import { directionOf } from './direction.ts'
import { KindBadge } from './kind-badge.tsx'
import { refHref } from './ref-href.ts'
import { Route } from './route.tsx'

/**
 * Cards of a page's links to symbols, which show what a link leads to when the pointer rests on it or it has the focus: kind,
 * name, package where it is another one, signature and first sentence. They are in a template, each once, by the address.
 *
 * @param nameOf - Returns the name of a package by its slug.
 */
export function Cards({
  refs,
  nameOf,
}: {
  refs: readonly Ref[]
  nameOf: (slug: string) => string | undefined
}): ReactElement | null {
  const { locale } = useContent()
  const cards = new Map<string, Ref>()
  for (const ref of refs) {
    const href = refHref(ref, locale)
    if (ref.page && href !== undefined && (ref.signature ?? ref.route ?? ref.summary) !== '') cards.set(href, ref)
  }
  if (cards.size === 0) return null
  return (
    <template className="cards">
      {[...cards].map(([href, ref]) => (
        <Card key={href} href={href} symbol={ref} from={nameOf(ref.page!.slug)} />
      ))}
    </template>
  )
}

function Card({ href, symbol, from }: { href: string; symbol: Ref; from: string | undefined }): ReactElement {
  const { packageName } = useContent()
  const lang = useSourceLang()
  const { text, page, anchor, route, signature, summary, deprecated } = symbol
  return (
    <div data-to={href}>
      <p className="card-name">
        {anchor === undefined && <KindBadge kind={page!.kind} />}
        <code className={deprecated ? 'deprecated' : undefined} translate="no">
          {text}
        </code>
        {from !== undefined && from !== packageName && (
          <span className="note" translate="no">
            {from}
          </span>
        )}
      </p>
      {route !== undefined && <Route of={route} />}
      {signature !== undefined && (
        <code className="card-signature" translate="no">
          {signature}
        </code>
      )}
      {summary !== '' && (
        <p lang={lang} {...directionOf(summary)}>
          {summary}
        </p>
      )}
    </div>
  )
}
