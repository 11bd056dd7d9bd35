import type { SymbolPage, TokenLine } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { KindBadge, Signature } from '#app/api/index.server.ts'
import { CopyButton, Hast, useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'

/** One symbol of the documented packages, as its page begins. */
export function Specimen({ page }: { page: SymbolPage }): ReactElement {
  const { t, locale } = useContent()
  const signature = page.facets[0]!.signatures[0]!
  const home = page.exportedAs[0]
  return (
    <section className="specimen" aria-labelledby="specimen">
      <h2 id="specimen">
        <a href={hrefOf(locale, { at: 'symbol', page: page.page })}>
          <code translate="no">{page.page.name}</code>
        </a>{' '}
        <KindBadge kind={page.page.kind} named />
      </h2>
      <Hast nodes={signature.docs.summary} />
      {home && (
        <figure className="import" aria-label={t('import.label')}>
          <code translate="no" dir="ltr">
            {home.importLine}
          </code>
          <CopyButton />
        </figure>
      )}
      <Signature line={withoutAnchors(signature.line)} label={t('signature')} />
    </section>
  )
}

/** A signature without links to anchors of its own page, which the home page does not have. */
function withoutAnchors({ tokens, width }: TokenLine): TokenLine {
  const plain = tokens.map((token) => {
    if (typeof token !== 'object' || typeof token[1] !== 'string') return token
    const [text, , style] = token
    return style === undefined ? text : ([text, null, style] as const)
  })
  return { tokens: plain, width }
}
