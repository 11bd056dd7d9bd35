import { useLocation } from '@remix-run/react'
import type { SearchExamples } from '@signpost/name-search'
import { type ChangeEvent, type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#app/controls/index.ts'
import { type Translate, useTranslation } from '#app/languages/index.ts'
import { hrefOf } from '#app/urls/index.ts'
import { FilterChips } from './filter-chips.tsx'
import { hitGroups, type HitType, hitTypes } from './hit-groups.ts'
import { searchParams } from './search-folder.ts'
import { dialogLimits, longestQuery, totalOf } from './search-answer.ts'
import { ReleaseNote } from './search-notices.tsx'
import { SearchBody } from './search-body.tsx'
import { KeyHints } from './search-hints.tsx'
import { keysKey } from './search-keys.ts'
import { searcherOf } from './searcher.ts'
import { TypeTabs } from './type-tabs.tsx'
import { useCurrentPackage, useCurrentRelease, useSearch, useSearchFiles } from './use-search.ts'

/** Props from the layout. */
export interface SearchDialogProps {
  /**
   * Returns the text typed before the field had the focus, and ends the capture of keys. Call it once the field has the
   * focus.
   */
  takeTyped: () => string
  onClose: () => void
}

/** Step of each key through the hits; a page is about as long as the visible part of the list. */
const moves: ReadonlyMap<string, (index: number, count: number) => number> = new Map([
  ['ArrowDown', (index: number, count: number) => (index + 1) % count],
  ['ArrowUp', (index: number, count: number) => (index - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_: number, count: number) => count - 1],
  ['PageDown', (index: number, count: number) => Math.min(index + 8, count - 1)],
  ['PageUp', (index: number) => Math.max(index - 8, 0)],
])

/** Query of the last dialog, which the next one begins with. */
let lastQuery = ''

/** Modal search dialog: a field and its results. */
export function SearchDialog({ takeTyped, onClose, t }: SearchDialogProps & { t: Translate }): ReactElement {
  const locale = useTranslation().i18n.language
  const { key } = useLocation()
  const opened = useRef(key)
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [query, setQuery] = useState(lastQuery)
  const [examples, setExamples] = useState<SearchExamples>()
  const [hasKeys, setHasKeys] = useState(false)
  const [type, setType] = useState<HitType>('all')
  const [chosen, setChosen] = useState(0)
  const release = useCurrentRelease()
  const files = useSearchFiles(release)
  const slug = useCurrentPackage()
  const search = useSearch({ query, package: slug, ...dialogLimits }, files)
  const { answer } = search
  const groups = answer ? hitGroups(answer, type, locale) : []
  const hits = groups.flatMap((group) => group.hits)
  const index = Math.min(chosen, hits.length - 1)
  const isCurrent = answer?.query === query.trim()
  const hasTypes = query.trim() !== '' && !search.failure
  /** Enter was pressed before there was a result to open. */
  const early = useRef<{ newTab: boolean }>()

  const close = (): void => dialog.current?.close()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    input.current?.focus()
    input.current?.select()
    const text = takeTyped()
    if (text === '' || !input.current) return
    const typed = text.startsWith(keysKey) ? text.slice(keysKey.length) : text
    setHasKeys(typed !== text)
    // Set at once, so that a key pressed before the next render is appended to it.
    input.current.value = typed
    setQuery(typed)
  }, [takeTyped])
  const { names, guides, words } = files
  useEffect(() => {
    let isCurrent = true
    searcherOf({ names, guides, words }).then(
      (searcher) => isCurrent && setExamples(searcher.examples),
      () => isCurrent && setExamples({}),
    )
    return () => void (isCurrent = false)
  }, [names, guides, words])
  useEffect(() => void (lastQuery = query), [query])
  useEffect(() => {
    if (key !== opened.current) dialog.current?.close()
  }, [key])
  useEffect(() => {
    if (index >= 0) document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, index, type, answer])
  useEffect(() => {
    const asked = early.current
    if (!asked || !isCurrent) return
    early.current = undefined
    openHit(asked.newTab)
  })

  function openHit(newTab: boolean): void {
    const link = document.getElementById(`${id}-${index}`)
    if (!(link instanceof HTMLAnchorElement)) return
    if (newTab) window.open(link.href, '_blank', 'noopener')
    else link.click()
  }

  const change = (text: string): void => {
    early.current = undefined
    setQuery(text)
    setChosen(0)
  }
  const changeType = (next: HitType): void => {
    setType(next)
    setChosen(0)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    // An input method handles all keys while it composes.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const move = moves.get(event.key)
    const next = hitTypes[hitTypes.indexOf(type) + (event.shiftKey ? -1 : 1)]
    if (event.key === 'Escape') close()
    else if (event.key === keysKey && query === '') setHasKeys(!hasKeys)
    else if (event.key === 'Enter') {
      if (isCurrent) openHit(event.ctrlKey || event.metaKey)
      else early.current = { newTab: event.ctrlKey || event.metaKey }
    }
    // Past the last tab, and before the first, Tab moves on to the other controls, even before there is an answer.
    else if (event.key === 'Tab' && hasTypes && next !== undefined) changeType(next)
    else if (move && hits.length > 0 && !event.shiftKey && !event.altKey) setChosen(move(index, hits.length))
    else return
    event.preventDefault()
  }

  return (
    <dialog
      className="search"
      ref={dialog}
      aria-label={t('search.dialog')}
      onClose={onClose}
      onClick={(event) => {
        const { target } = event
        const link = target instanceof Element ? target.closest('a[href]') : null
        // An example is searched for in place.
        const isFollowed = link && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey
        if (target === dialog.current || isFollowed) close()
      }}
    >
      <div className="search-head">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t('search.input')}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={hits.length > 0 ? `${id}-${index}` : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longestQuery}
          value={query}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={t('search.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {hasTypes && (
        <div className="search-tools">
          <TypeTabs type={type} answer={answer} panel={`${id}-panel`} t={t} onChange={changeType} />
          {(type === 'all' || type === 'names') && (
            <FilterChips
              query={query}
              slug={slug}
              t={t}
              onChange={(text) => {
                change(text)
                input.current?.focus()
              }}
            />
          )}
        </div>
      )}
      <div className="search-panel" id={`${id}-panel`} role="tabpanel" aria-label={t('search.results')}>
        <ReleaseNote release={release} t={t} />
        <SearchBody
          {...{ id, query, type, groups, index, search, t, locale, slug, examples, hasKeys }}
          onType={changeType}
          onChoose={(text) => {
            change(text)
            input.current?.focus()
          }}
        />
      </div>
      <div className="search-foot">
        <KeyHints t={t} />
        {answer && totalOf(answer) > 0 && (
          <a href={`${hrefOf(locale, { at: 'search' })}?${searchParams(answer.query, release)}`}>
            {t('search.showAll', { count: totalOf(answer) })}
          </a>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {answer && isCurrent && query.trim() !== '' ? announcement() : ''}
      </p>
    </dialog>
  )

  function announcement(): string {
    return hits.length === 0
      ? t('search.none', { query: answer!.query })
      : t('search.count', { count: totalOf(answer!) })
  }
}
