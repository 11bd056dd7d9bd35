import type { ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { slashShortcut, useSlashShortcut } from './slash-shortcut.ts'

const keys = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['↵'], does: 'open' },
  { keys: ['Ctrl', '↵'], does: 'tab' },
  { keys: ['Tab'], does: 'type' },
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

/** Examples of queries. */
export function QueryHints({ t, slug = 'core' }: { t: Translate; slug?: string | undefined }): ReactElement {
  const examples = [
    ['readFile', 'name'],
    ['rF', 'hump'],
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
