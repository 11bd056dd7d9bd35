import type { Relation } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'

/** Related symbols: those that use, accept, return or implement this one, and those it is built from. */
export function Relations({ relations, id }: { relations: readonly Relation[]; id: string }): ReactElement | null {
  const { t } = useContent()
  const shown = relations.filter(({ refs }) => refs.length > 0)
  if (shown.length === 0) return null
  return (
    <section className="relations">
      <Heading level={2} id={id}>
        {t('section.relations')}
      </Heading>
      <dl>
        {shown.map(({ kind, refs, total }) => (
          <div key={kind}>
            <dt>{t(`relation.${kind}`)}</dt>
            <dd>
              <ul className="names">
                {refs.map((ref) => (
                  <li key={ref}>
                    <RefLink index={ref} className="code" />
                  </li>
                ))}
                {total !== undefined && total > refs.length && (
                  <li>{t('relation.more', { count: total - refs.length })}</li>
                )}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
