import type { ReactElement } from 'react'
import { Heading, useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import { RelatedSymbol } from './related-symbol.tsx'
import type { SymbolPart } from './symbol-part.ts'

/** Related symbols: those that use, accept, return or implement this one, and those it is built from. */
export function Relations({ part, id }: { part: SymbolPart; id: string }): ReactElement | null {
  const { t, locale } = useContent()
  const { page, relations } = part
  if (relations.length === 0) return null
  return (
    <section className="relations">
      <Heading level={2} id={id}>
        {t('section.relations')}
      </Heading>
      <dl>
        {relations.map(({ kind, refs, more }) => (
          <div key={kind}>
            <dt>{t(`relation.${kind}`)}</dt>
            <dd>
              <ul className="names">
                {refs.map((ref) => (
                  <li key={ref}>
                    <RelatedSymbol index={ref} slug={page.page.slug} />
                  </li>
                ))}
                {more && (
                  <li>
                    <a
                      href={hrefOf(
                        locale,
                        { at: 'symbol', page: { ...page.page, part: more.part } },
                        relationAnchor(kind),
                      )}
                    >
                      {t('relation.more', { count: more.count })}
                    </a>
                  </li>
                )}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Page of relations: all targets of each. */
export function WholeRelations({ part: { page, relations } }: { part: SymbolPart }): ReactElement {
  const { t } = useContent()
  return (
    <>
      {relations.map(({ kind, refs }) => (
        <section key={kind}>
          <Heading level={2} id={relationAnchor(kind)}>
            {t(`relation.${kind}`)}
          </Heading>
          <ul className="names">
            {refs.map((ref) => (
              <li key={ref}>
                <RelatedSymbol index={ref} slug={page.page.slug} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Anchor of a relation on a page of relations: `referenced-by`. */
export function relationAnchor(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
