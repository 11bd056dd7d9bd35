import type { UnexportedSymbol } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, useContent } from '#app/prose/index.server.ts'
import { ShortDeclaration } from './declaration-list.tsx'

/** Symbols that the page's signatures use but no module exports. */
export function Unexported({ symbols, id }: { symbols: readonly UnexportedSymbol[]; id: string }): ReactElement | null {
  const { t } = useContent()
  if (symbols.length === 0) return null
  return (
    <section className="unexported">
      <Heading level={2} id={id}>
        {t('section.unexported')}
      </Heading>
      <p className="note">{t('unexported.text')}</p>
      {symbols.map(({ id: symbol, name, anchor, facets }) => (
        <section key={symbol}>
          <Heading level={3} id={anchor}>
            <code translate="no">{name}</code>
          </Heading>
          {facets.map((facet) => (
            <ShortDeclaration key={facet.kind} facet={facet} name={name} heading={anchor} />
          ))}
        </section>
      ))}
    </section>
  )
}
