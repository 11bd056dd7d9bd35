import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Translate, useTranslation } from '#app/languages/index.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'
import type { SearchDialogProps } from './search-dialog.tsx'
import { isTyping, keysKey, opensSearch } from './search-keys.ts'
import { slashShortcut } from './slash-shortcut.ts'

interface SearchControl {
  open: () => void
  /** Preloads the dialog's code. */
  warm: () => void
}

const SearchContext = createContext<SearchControl>({ open: () => undefined, warm: () => undefined })

/** Actions of the search buttons. */
export function useSearchControl(): SearchControl {
  return useContext(SearchContext)
}

let code: Promise<ComponentType<SearchDialogProps>> | undefined

/** The dialog's code is loaded on demand. A failure is not cached, so the next attempt loads it again. */
function loadDialog(locale: Locale, t: Translate): Promise<ComponentType<SearchDialogProps>> {
  code ??= import('./search-dialogs.ts').then(({ searchDialog }) => searchDialog(locale, t))
  code.catch(() => (code = undefined))
  return code
}

/** Opens the search by keys and buttons anywhere in the layout. */
export function SearchHost({ children }: { children: ReactNode }): ReactElement {
  const {
    t,
    i18n: { language: locale },
  } = useTranslation()
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  /**
   * Number of the current dialog; 0 when there is none. Each opening gets a new number, because the next one may be
   * requested before the previous one reports that it closed.
   */
  const [shown, setShown] = useState(0)
  const count = useRef(0)
  const isWaiting = useRef(false)
  const typed = useRef('')

  const openWith = useCallback(
    (text: string) => {
      if (isWaiting.current || document.querySelector('dialog[open]')) return
      isWaiting.current = true
      typed.current = text
      loadDialog(locale, t).then(
        (loaded) => {
          count.current += 1
          setDialog(() => loaded)
          setShown(count.current)
        },
        () => {
          isWaiting.current = false
          // The results page needs no other code than its document's.
          window.location.assign(hrefOf(locale, { at: 'search' }))
        },
      )
    },
    [locale, t],
  )
  const open = useCallback(() => openWith(''), [openWith])
  // From now on the field has the focus and receives the keys; until then they were collected here.
  const takeTyped = useCallback(() => {
    isWaiting.current = false
    const text = typed.current
    typed.current = ''
    return text
  }, [])
  const warm = useCallback(() => void loadDialog(locale, t).catch(() => undefined), [locale, t])
  const close = useCallback(() => setShown((last) => (last === shown ? 0 : last)), [shown])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isWaiting.current && isTyping(event)) typed.current += event.key
      else if (!opensSearch(event, slashShortcut.get()) || document.querySelector('dialog[open]')) return
      else openWith(event.key === keysKey ? keysKey : '')
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [openWith])

  const control = useMemo(() => ({ open, warm }), [open, warm])
  return (
    <SearchContext.Provider value={control}>
      {children}
      {shown > 0 && Dialog && <Dialog key={shown} takeTyped={takeTyped} onClose={close} />}
    </SearchContext.Provider>
  )
}
