import type { ReactElement } from 'react'
import { Icon } from '#app/controls/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import { hrefOf } from '#app/urls/index.ts'
import { useSearchControl } from './search-host.tsx'
import { useSlashShortcut } from './slash-shortcut.ts'

/** Button that opens the search. Without scripts, CSS shows a link to the results page instead. */
export function SearchButton({ narrow = false }: { narrow?: boolean }): ReactElement {
  const { t, i18n } = useTranslation()
  const { open, warm } = useSearchControl()
  const slash = useSlashShortcut()
  return (
    <>
      <button
        type="button"
        className={narrow ? 'icon-button search-button search-narrow' : 'search-button search-wide'}
        aria-haspopup="dialog"
        aria-keyshortcuts={slash ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
        aria-label={t('search.label')}
        title={t('search.open')}
        onClick={open}
        onFocus={warm}
        onPointerEnter={warm}
      >
        <Icon name="search" />
        {!narrow && (
          <>
            <span className="search-label">{t('search.label')}</span>
            {slash && <kbd aria-hidden="true">/</kbd>}
          </>
        )}
      </button>
      {!narrow && (
        <a className="search-link" href={hrefOf(i18n.language, { at: 'search' })}>
          <Icon name="search" />
          {t('search.label')}
        </a>
      )}
    </>
  )
}
