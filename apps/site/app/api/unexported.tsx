import type { UnexportedSymbol } from '@signpost/graph-model'
import type { ReactElement, ReactNode } from 'react'
import { breakable } from '#app/controls/index.ts'
import { Heading, KindBadge, useContent } from '#app/prose/index.server.ts'
import { aroundName, lineOf } from './around-name.ts'
import { ShortDeclaration } from './declaration-list.tsx'

/** Number of symbols up to which their declarations are open. */
export const openSymbols = 2

/** Characters of a declaration in the row of a folded symbol. */
const longestHint = 96

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
      {symbols.map((symbol) => (
        <FoldedDeclaration key={symbol.id} symbol={symbol} isOpen={symbols.length <= openSymbols} />
      ))}
    </section>
  )
}

type Folded = Pick<UnexportedSymbol, 'name' | 'anchor' | 'facets'>

/** Row of a declaration without a page, which opens in place. */
export function FoldedDeclaration({
  symbol,
  isOpen,
  children,
}: {
  symbol: Folded
  isOpen: boolean
  /** Before the declaration. */
  children?: ReactNode
}): ReactElement {
  return (
    <details open={isOpen}>
      <summary>
        {symbol.facets[0] && <KindBadge kind={symbol.facets[0].kind} />}{' '}
        <h3>
          <code translate="no">{breakable(symbol.name)}</code>
        </h3>
        {hint(symbol) !== '' && (
          <>
            {' '}
            <code className="type" translate="no">
              {hint(symbol)}
            </code>
          </>
        )}
      </summary>
      <div id={symbol.anchor}>
        {children}
        {symbol.facets.map((facet, index) => (
          <ShortDeclaration key={index} facet={facet} name={symbol.name} heading={symbol.anchor} />
        ))}
      </div>
    </details>
  )
}

/** Beginning of a declaration after its name, which the folded row shows; the stylesheet cuts it at the end of the line. */
function hint({ name, facets: [facet] }: Folded): string {
  const [, after] = aroundName(facet?.signatures[0]?.line.tokens ?? [], name.slice(name.lastIndexOf('.') + 1))
  return lineOf(after).slice(0, longestHint)
}
