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
import { useTranslation } from '#app/languages/index.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'
import type { SearchDialogProps } from './search-dialog.tsx'
import { isTyping, opensSearch } from './search-keys.ts'
import { slashShortcut } from './slash-shortcut.ts'

interface SearchControl {
  open: () => void
  /** Loads the dialog's code ahead. */
  warm: () => void
}

const SearchContext = createContext<SearchControl>({ open: () => undefined, warm: () => undefined })

/** What the buttons of the search do. */
export function useSearchControl(): SearchControl {
  return useContext(SearchContext)
}

let code: Promise<ComponentType<SearchDialogProps>> | undefined

/** Nothing of the dialog is loaded with a page; a failure is forgotten, so that the next attempt is one. */
function loadDialog(locale: Locale): Promise<ComponentType<SearchDialogProps>> {
  code ??= import('./search-dialogs.ts').then(({ searchDialog }) => searchDialog(locale))
  code.catch(() => (code = undefined))
  return code
}

/** Opens the search by its keys and its buttons, wherever in the layout these are. */
export function SearchHost({ children }: { children: ReactNode }): ReactElement {
  const locale = useTranslation().i18n.language
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  /** Counts the dialogs; 0 while there is none. Each is one of its own: the next may be asked for before one has told that it closed. */
  const [shown, setShown] = useState(0)
  const count = useRef(0)
  const isWaiting = useRef(false)
  const typed = useRef('')

  const open = useCallback(() => {
    if (isWaiting.current || document.querySelector('dialog[open]')) return
    isWaiting.current = true
    typed.current = ''
    loadDialog(locale).then(
      (loaded) => {
        count.current += 1
        setDialog(() => loaded)
        setShown(count.current)
      },
      () => {
        isWaiting.current = false
        // The page of results needs nothing that is not in its document.
        window.location.assign(hrefOf(locale, { at: 'search' }))
      },
    )
  }, [locale])
  // Its field has the focus from now on: what was pressed until then is here, not there.
  const takeTyped = useCallback(() => {
    isWaiting.current = false
    const text = typed.current
    typed.current = ''
    return text
  }, [])
  const warm = useCallback(() => void loadDialog(locale).catch(() => undefined), [locale])
  const close = useCallback(() => setShown((last) => (last === shown ? 0 : last)), [shown])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isWaiting.current && isTyping(event)) typed.current += event.key
      else if (!opensSearch(event, slashShortcut.get()) || document.querySelector('dialog[open]')) return
      else open()
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  const control = useMemo(() => ({ open, warm }), [open, warm])
  return (
    <SearchContext.Provider value={control}>
      {children}
      {shown > 0 && Dialog && <Dialog key={shown} takeTyped={takeTyped} onClose={close} />}
    </SearchContext.Provider>
  )
}
