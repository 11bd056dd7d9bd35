import type { SearchExamples } from '@signpost/name-search'
import type { ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { slashShortcut, useSlashShortcut } from './slash-shortcut.ts'

const keys = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['↵'], does: 'open' },
  { keys: ['Ctrl', '↵'], does: 'tab' },
  { keys: ['Tab'], does: 'type' },
  { keys: ['?'], does: 'help' },
  { keys: ['Esc'], does: 'close' },
] as const

/** Keyboard shortcuts of the dialog, for devices with a keyboard. */
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

/** All keys of the search. */
export function KeyList({ t }: { t: Translate }): ReactElement {
  const all = [
    { keys: ['/'], does: 'start' },
    { keys: ['Ctrl', 'K'], does: 'start' },
    ...keys,
    { keys: ['Home'], does: 'first' },
    { keys: ['End'], does: 'last' },
    { keys: ['Page Up', 'Page Down'], does: 'page' },
  ] as const
  return (
    <div className="query-hints">
      <p>{t('search.keys')}</p>
      <dl>
        {all.map(({ keys: names, does }) => (
          <div key={names.join(' ')}>
            <dt className="key-names">
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{t(`search.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface QueryHintsProps {
  t: Translate
  /** Queries with names of this site. */
  examples: SearchExamples
  /** Package of the current page. */
  slug?: string | undefined
  /** Address of the results page. */
  here: string
  /** Searches in place; without it an example leads to the results page. */
  onChoose?: (query: string) => void
}

/** Examples of queries with names of this site; a click searches for one. */
export function QueryHints({ t, examples: own, slug = own.package, here, onChoose }: QueryHintsProps): ReactElement {
  const examples = [
    [own.name, 'name'],
    [own.hump, 'hump'],
    [own.member, 'member'],
    [own.words, 'words'],
    ['string -> Promise<_>', 'signature'],
    ['kind:class', 'kind'],
    [slug && `pkg:${slug}`, 'package'],
    ['is:deprecated', 'is'],
  ] as const
  return (
    <div className="query-hints">
      <p>{t('search.hint')}</p>
      <dl>
        {examples.map(
          ([example, meaning]) =>
            example !== undefined && (
              <div key={meaning}>
                <dt>
                  <a
                    href={`${here}?q=${encodeURIComponent(example)}`}
                    onClick={(event) => {
                      if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return
                      event.preventDefault()
                      onChoose(example)
                    }}
                  >
                    <code translate="no" dir="ltr">
                      {example}
                    </code>
                  </a>
                </dt>
                <dd>{t(`search.hint.${meaning}`)}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** Switch for the `/` shortcut. */
export function SlashSwitch({ t }: { t: Translate }): ReactElement {
  const isOn = useSlashShortcut()
  return (
    <label className="slash-switch">
      <input type="checkbox" checked={isOn} onChange={({ target }) => slashShortcut.set(target.checked)} />
      <span>
        {t('search.slash')} <kbd>/</kbd>
      </span>
    </label>
  )
}
