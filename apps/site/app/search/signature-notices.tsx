import type { QueryMistake } from '@signpost/name-search/signatures'
import type { ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import type { SignatureNotes } from './search-answer.ts'

/** Notices about an answer to a query by signature: a mistake in it, unknown names, and what was not compared. */
export function SignatureNotices({
  notes,
  t,
}: {
  notes: SignatureNotes | undefined
  t: Translate
}): ReactElement | null {
  if (notes === undefined) return null
  const { mistake, unknown, missing, unfinished } = notes
  if (mistake === undefined && unknown.length === 0 && missing === 0 && unfinished === 0) return null
  return (
    <div className="search-notices" role="status">
      {mistake !== undefined && <p>{mistakeText(mistake, t)}</p>}
      {unknown.length > 0 && <p>{t('search.signature.unknown', { names: unknown.join(', ') })}</p>}
      {missing > 0 && <p>{t('search.signature.missing')}</p>}
      {unfinished > 0 && <p>{t('search.signature.unfinished', { count: unfinished })}</p>}
    </div>
  )
}

/** Sentence that says where a query is wrong and what was expected there. */
export function mistakeText({ at, found, expected }: QueryMistake, t: Translate): string {
  const wanted = /^[a-z]/u.test(expected)
    ? t(`search.signature.expected.${expected as 'type'}`)
    : t('search.signature.expected.sign', { sign: expected })
  return found === ''
    ? t('search.signature.atEnd', { expected: wanted })
    : t('search.signature.at', { at: at + 1, found: found.slice(0, 20), expected: wanted })
}
