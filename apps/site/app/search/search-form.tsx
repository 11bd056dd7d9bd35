import type { ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'

/** Form that leads to the results page, with or without scripts. */
export function SearchForm({ locale, t, query = '' }: { locale: Locale; t: Translate; query?: string }): ReactElement {
  return (
    <form className="search-form" role="search" action={hrefOf(locale, { at: 'search' })} method="get">
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={t('search.words')}
        placeholder={t('search.words')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" className="button">
        {t('search.submit')}
      </button>
    </form>
  )
}
