import type { SymbolPage } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Number of further entry points that are shown at first. */
const shownExports = 20

/**
 * Entry points that export a symbol too. Long lists are collapsed and have no element per entry: thousands of entry points may
 * export one symbol.
 *
 * @param name - The symbol's own name; others are shown.
 */
export function OtherExports({
  exports,
  name: own,
}: {
  exports: SymbolPage['exportedAs']
  name: string
}): ReactElement | null {
  const { t } = useContent()
  if (exports.length === 0) return null
  const rest = exports.slice(shownExports)
  return (
    <>
      <p className="note">
        {t('import.also')}{' '}
        {exports.slice(0, shownExports).map(({ specifier, name }, index) => (
          <span key={`${specifier} ${name}`}>
            {index > 0 && ', '}
            <code translate="no">{specifier}</code>
            {name !== own && (
              <>
                {' '}
                {t('import.as')} <code translate="no">{name}</code>
              </>
            )}
          </span>
        ))}
      </p>
      {rest.length > 0 && (
        <details className="other-exports">
          <summary>{t('relation.more', { count: rest.length })}</summary>
          <code translate="no">
            {rest
              .map(({ specifier, name }) => (name === own ? specifier : `${specifier} ${t('import.as')} ${name}`))
              .join(', ')}
          </code>
        </details>
      )}
    </>
  )
}
