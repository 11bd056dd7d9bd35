import type { ReactElement } from 'react'
import type { Translate } from '#app/lib/translate.ts'

const keys = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['↵'], does: 'open' },
  { keys: ['Ctrl', '↵'], does: 'tab' },
  { keys: ['Tab'], does: 'type' },
  { keys: ['Esc'], does: 'close' },
] as const

/** The keys of the search, for those who have a keyboard. */
export function KeyHints({ t }: { t: Translate }): ReactElement {
  return (
    <ul className="key-hints">
      {keys.map(({ keys: names, does }) => (
        <li key={does}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}{' '}
          {t(`search.keys.${does}`)}
        </li>
      ))}
    </ul>
  )
}

/** What can be typed, by examples. */
export function QueryHints({ t, slug = 'core' }: { t: Translate; slug?: string | undefined }): ReactElement {
  const examples = [
    ['Observable', 'name'],
    ['cL', 'hump'],
    ['Map.get', 'member'],
    [t('search.example.words'), 'words'],
    ['kind:class', 'kind'],
    [`pkg:${slug}`, 'package'],
    ['is:deprecated', 'is'],
  ] as const
  return (
    <div className="query-hints">
      <p>{t('search.hint')}</p>
      <dl>
        {examples.map(([example, meaning]) => (
          <div key={meaning}>
            <dt>
              <code translate="no">{example}</code>
            </dt>
            <dd>{t(`search.hint.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
