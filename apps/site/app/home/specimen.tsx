import type { SymbolPage } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { ImportLine, Signature } from '#app/api/index.server.ts'
import { ContentProvider, Hast, KindBadge, useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'

/** One symbol of the documented packages, as its page begins. */
export function Specimen({ page }: { page: SymbolPage }): ReactElement {
  const content = useContent()
  const { t, locale } = content
  const symbolHref = hrefOf(locale, { at: 'symbol', page: page.page })
  const signature = page.facets[0]!.signatures[0]!
  return (
    <section className="specimen" aria-labelledby="specimen">
      <h2 id="specimen">
        <a href={symbolHref}>
          <code translate="no">{page.page.name}</code>
        </a>{' '}
        <KindBadge kind={page.page.kind} named />
      </h2>
      <Hast nodes={signature.docs.summary} />
      <div className="declared">
        <ImportLine page={page} />
        <ContentProvider value={{ ...content, firstPage: symbolHref }}>
          <Signature line={signature.line} label={t('signature')} />
        </ContentProvider>
      </div>
    </section>
  )
}
